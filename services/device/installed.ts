/** The part of the window that shows whether the app is installed. */
export interface InstalledHost {
  navigator: { userAgent: string; standalone?: boolean };
  matchMedia?(query: string): { matches: boolean };
}

// Separate from device.ts, because the first load needs only this.

/** Opened from the home screen, as an installed web app or a web clip. */
export const isStandalone = ({ navigator, matchMedia }: InstalledHost = window): boolean =>
  navigator.standalone === true || (matchMedia?.('(display-mode: standalone)').matches ?? false);

/** Inside the operator's native app, which adds its name to the end of the user agent. */
export const isNativeApp = ({ navigator }: InstalledHost = window): boolean =>
  /\bArawApp\/\d/.test(navigator.userAgent);
