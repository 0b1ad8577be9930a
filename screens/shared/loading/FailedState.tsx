import type { ReactNode } from 'react';
import type { ChartError } from '#machines/chartError.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { SwitchedOff } from './SwitchedOff.tsx';

interface FailedStateProps {
  error: ChartError;
  /** In place of what is said of every such error. */
  title?: string;
  /** What is safe, for example that no money moved. */
  safe?: string;
  busy?: boolean;
  onRetry?: () => void;
  /** In place of the retry button. */
  action?: ReactNode;
}

/** Why something could not be had. */
export function FailedState({ error, title, ...more }: FailedStateProps) {
  const failureText = useFailureText();
  if (error.code === 'switchedOff') return <SwitchedOff />;
  return <ErrorState title={title ?? failureText(error)} requestId={error.requestId} {...more} />;
}
