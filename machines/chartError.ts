/**
 * Why a call failed, as charts keep it: a code with a dictionary key of its own, and the operator's words for codes
 * that have none (NET-05).
 */
export interface ChartError {
  code: string;
  message: string;
  requestId: string;
}

/** An error that no call of the operator gave: its code alone. */
export const errorWithCode = (code: string): ChartError => ({ code, message: '', requestId: '' });

/** Whatever was thrown, as a `ChartError`. What has no code is not a failed call: `unknown`, its words are not for players. */
export function toChartError(thrown: unknown): ChartError {
  const { code, message, requestId } = (thrown ?? {}) as Partial<Record<keyof ChartError, unknown>>;
  if (typeof code !== 'string') return errorWithCode('unknown');
  return {
    code,
    message: typeof message === 'string' ? message : '',
    requestId: typeof requestId === 'string' ? requestId : '',
  };
}
