import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { isMissingChunk, noteMissing } from '#src/app/missingChunk.ts';
import { useServices } from '#src/app/services.ts';
import { sayBroken } from './sayBroken.ts';

interface LazyPartProps {
  children: ReactNode;
  /** While it loads. */
  waiting?: ReactNode;
  /**
   * What stands in its place and says so itself, or null for what nobody asked for; without it nothing does, and a
   * notice says why.
   */
  instead?: ReactNode;
  /** Closes what asked for it. */
  onBroken?: () => void;
  /** With another of these it is tried again. */
  resetKeys?: unknown[];
}

/**
 * Around every lazy part of a page: where its chunk does not come, or it breaks, the rest of the page stands
 * (SHELL-12).
 */
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
