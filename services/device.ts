export type DeviceSystem = 'iOS' | 'Android' | 'other';

export interface Device {
  system: DeviceSystem;
  /** Opened from the home screen as an installed web app or web clip. */
  standalone: boolean;
  /** Runs inside the operator's native app. */
  nativeApp: boolean;
}

/** What of the window tells the device apart. */
export interface DeviceHost {
  navigator: { userAgent: string; maxTouchPoints?: number; standalone?: boolean };
  matchMedia?(query: string): { matches: boolean };
}

/** The native app names itself so at the end of its user agent. */
const nativeAppMark = /\bArawApp\/\d/;

export function readDevice({ navigator, matchMedia }: DeviceHost = window): Device {
  const { userAgent, maxTouchPoints = 0, standalone = false } = navigator;
  return {
    system: systemOf(userAgent, maxTouchPoints),
    standalone: standalone || (matchMedia?.('(display-mode: standalone)').matches ?? false),
    nativeApp: nativeAppMark.test(userAgent),
  };
}

function systemOf(userAgent: string, touchPoints: number): DeviceSystem {
  if (/Android/i.test(userAgent)) return 'Android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iOS';
  // An iPad says that it is a Mac; no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'iOS' : 'other';
}
