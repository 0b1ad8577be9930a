/**
 * Why a call came to nothing, as charts keep it: a code with a dictionary key of its own, and the operator's
 * words for codes that have none (NET-05).
 */
export interface Failure {
  code: string;
  message: string;
  requestId: string;
}

/** Whatever was thrown, as a `Failure`; what is no such thing becomes `unknown`. */
export function toFailure(thrown: unknown): Failure {
  const { code, message, requestId } = (thrown ?? {}) as Partial<Record<keyof Failure, unknown>>;
  return {
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' ? message : '',
    requestId: typeof requestId === 'string' ? requestId : '',
  };
}
