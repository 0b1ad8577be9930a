import { toChartError } from '#machines/chartError.ts';
import { useFailureText } from './failureText.ts';
import { useServices } from './services.ts';

/**
 * Shows why a call failed in a notice: the one handler for failures that have no place on the screen. Takes the
 * thrown error, or a chart's copy of it. Calls with `alert: false` in their row stay silent (NET-05).
 */
export function useFailureNotice(): (error: unknown) => void {
  const failureText = useFailureText();
  const { notices } = useServices();
  return (error) => {
    if ((error as { alert?: boolean } | null)?.alert === false) return;
    notices.show('error', failureText(toChartError(error)));
  };
}
