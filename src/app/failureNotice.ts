import { toChartError } from '#machines/chartError.ts';
import { useFailureText } from './failureText.ts';
import { useServices } from './services.ts';

/**
 * Tells the player by a notice why a call failed: the one handler for failures that have no place on the screen. Takes
 * what was thrown, or what a chart keeps of it. Calls whose row says `alert: false` stay silent (NET-05).
 */
export function useFailureNotice(): (error: unknown) => void {
  const failureText = useFailureText();
  const { notices } = useServices();
  return (error) => {
    if ((error as { alert?: boolean } | null)?.alert === false) return;
    notices.show('error', failureText(toChartError(error)));
  };
}
