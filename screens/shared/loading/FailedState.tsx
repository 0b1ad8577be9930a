import type { ReactNode } from 'react';
import type { ChartError } from '#machines/chartError.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { SwitchedOff } from './SwitchedOff.tsx';

interface FailedStateProps {
  error: ChartError;
  /** Replaces the error's default text. */
  title?: string;
  /** What is safe, for example that no money moved. */
  safe?: string;
  busy?: boolean;
  onRetry?: () => void;
  /** Replaces the retry button. */
  action?: ReactNode;
}

/** Shows why something failed to load. */
export function FailedState({ error, title, ...more }: FailedStateProps) {
  const failureText = useFailureText();
  if (error.code === 'switchedOff') return <SwitchedOff />;
  return <ErrorState title={title ?? failureText(error)} requestId={error.requestId} {...more} />;
}
