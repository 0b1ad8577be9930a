import type { ChartError } from './chartError.ts';

/** Guard for a failed first read: the operator doesn't offer what was requested (NET-05). */
export const isSwitchedOff = (_: unknown, { code }: ChartError) => code === 'switchedOff';

/** Guard of "Try again" on a page that also reloads automatically: a retry can't help if switched off (NET-05). */
export const mayRetry = ({ context: { error } }: { context: { error: ChartError | null } }) =>
  error?.code !== 'switchedOff';
