import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { isMissingChunk, noteMissing } from '#src/app/missingChunk.ts';
import { useServices } from '#src/app/services.ts';
import { sayBroken } from './sayBroken.ts';

interface LazyPartProps {
  children: ReactNode;
  waiting?: ReactNode;
  /** Shown on failure: an error state of its own, or null for an optional part. If omitted, a notice says why. */
  instead?: ReactNode;
  /** Called on failure: close whatever opened the part. */
  onBroken?: () => void;
  /** A changed key retries. */
  resetKeys?: unknown[];
}

/** Wraps every lazy part of a page: if its chunk doesn't load or it crashes, the rest stays usable (SHELL-12). */
export function LazyPart({ children, waiting = null, instead, onBroken, resetKeys }: LazyPartProps) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const handle = (error: unknown) => {
    onBroken?.();
    if (instead === undefined) sayBroken(error, { t, notices });
    else if (isMissingChunk(error)) noteMissing();
  };
  return (
    <ErrorBoundary fallback={instead ?? null} onError={handle} resetKeys={resetKeys}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
