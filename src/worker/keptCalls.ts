/**
 * Calls whose answers the worker keeps for when there is no connection: what every visitor is told, and nothing about money
 * or a person (PAGE-02). By their path, as the contract's schemas are not for the worker; a test holds them to the contract.
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

/** Whether a request is such a call; an operator may stand below a path. */
export const isKeptCall = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  keptCalls.some((path) => pathname.endsWith(path));
