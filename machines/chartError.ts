/**
 * Why a call failed, as charts store it: a code with its own dictionary key, and the operator's message for codes
 * without one (NET-05).
 */
export interface ChartError {
  code: string;
  message: string;
  requestId: string;
}

/** An error that didn't come from an operator call: only its code. */
export const errorWithCode = (code: string): ChartError => ({ code, message: '', requestId: '' });

/** Converts anything thrown to a `ChartError`. Without a code it is `unknown`: its message isn't for players. */
export function toChartError(thrown: unknown): ChartError {
  const { code, message, requestId } = (thrown ?? {}) as Partial<Record<keyof ChartError, unknown>>;
  if (typeof code !== 'string') return errorWithCode('unknown');
  return {
    code,
    message: typeof message === 'string' ? message : '',
    requestId: typeof requestId === 'string' ? requestId : '',
  };
}
