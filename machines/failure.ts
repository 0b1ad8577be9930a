/**
 * Why a call came to nothing, as charts keep it: a code with a dictionary key of its own, and the operator's
 * words for codes that have none (NET-05).
 */
export interface Failure {
  code: string;
  message: string;
  requestId: string;
}

/** Whatever was thrown, as a `Failure`. What has no code is no failed call: `unknown`, its words are not for players. */
export function toFailure(thrown: unknown): Failure {
  const { code, message, requestId } = (thrown ?? {}) as Partial<Record<keyof Failure, unknown>>;
  if (typeof code !== 'string') return { code: 'unknown', message: '', requestId: '' };
  return {
    code,
    message: typeof message === 'string' ? message : '',
    requestId: typeof requestId === 'string' ? requestId : '',
  };
}
