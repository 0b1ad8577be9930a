/** What of the window tells whether the app is installed. */
export interface InstalledHost {
  navigator: { userAgent: string; standalone?: boolean };
  matchMedia?(query: string): { matches: boolean };
}

// Apart from device.ts, as the first load needs no more than this.

/** Opened from the home screen, as an installed web app or a web clip. */
export const isStandalone = ({ navigator, matchMedia }: InstalledHost = window): boolean =>
  navigator.standalone === true || (matchMedia?.('(display-mode: standalone)').matches ?? false);

/** Inside the operator's native app, which names itself at the end of its user agent. */
export const isNativeApp = ({ navigator }: InstalledHost = window): boolean =>
  /\bArawApp\/\d/.test(navigator.userAgent);
