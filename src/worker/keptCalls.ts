/**
 * Calls whose answers the worker caches for offline use: only what every visitor gets, nothing about money or a
 * person (PAGE-02). Lists paths, so that the worker doesn't bundle the contract's schemas; a test compares the two.
 */
export const keptCalls = [
  '/wps/system/status',
  '/wps/system/settings/consolidated',
  '/wps/system/whitelabel',
  '/wps/system/helpCenter',
  '/wps/system/terms',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_hotGamesV2',
];

/** Whether a request is such a call. An operator may be served under a path. */
export const isKeptCall = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  keptCalls.some((path) => pathname.endsWith(path));
