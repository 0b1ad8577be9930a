import { useSyncExternalStore } from 'react';

const staysAsItIs = () => () => {};

/**
 * What a browser says of itself. Where a page is drawn ahead, and while the app takes such a page over, it is what is
 * assumed: React mends no attribute in which the two differ (PAGE-01).
 */
export const useFromBrowser = <Value>(read: () => Value, assumed: Value): Value =>
  useSyncExternalStore(staysAsItIs, read, () => assumed);
