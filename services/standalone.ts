/** What of the window tells how it was opened. */
export interface StandaloneHost {
  navigator: { userAgent: string; standalone?: boolean };
  matchMedia?(query: string): { matches: boolean };
}

/** Opened from the home screen, as an installed web app or a web clip. Apart from device.ts: the first load has it. */
export const isStandalone = ({ navigator, matchMedia }: StandaloneHost = window): boolean =>
  navigator.standalone === true || (matchMedia?.('(display-mode: standalone)').matches ?? false);
