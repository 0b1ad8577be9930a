/** Whether properties can be read. */
export const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null;

/** Idempotency key of a bet or message. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
