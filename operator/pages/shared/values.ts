/** Whether members of it can be asked for. */
export const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null;

/** Names a bet or a message: sent again under the same key, it is the same one. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
