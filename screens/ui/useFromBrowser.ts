import { useSyncExternalStore } from 'react';

const staysAsItIs = () => () => {};

/**
 * A value that only the browser can provide. Prerendering and hydration use `assumed`: React doesn't fix attributes
 * that differ between the two (PAGE-01).
 */
export const useFromBrowser = <Value>(read: () => Value, assumed: Value): Value =>
  useSyncExternalStore(staysAsItIs, read, () => assumed);
