import { type InstalledHost, isNativeApp, isStandalone } from './installed.ts';
import { parseUserAgent, type SystemVersion, type UserAgent } from '@araw/contract/values/userAgent';

export interface Device extends UserAgent {
  /** Runs inside the operator's native app. */
  nativeApp: boolean;
  /** Opened from the home screen as an installed web app or web clip. */
  standalone: boolean;
  /** Opened from the home screen of iOS. */
  webClip: boolean;
}

/** The part of the window that identifies the device. */
export interface DeviceHost extends InstalledHost {
  navigator: InstalledHost['navigator'] & { maxTouchPoints?: number };
}

export function readDevice(host: DeviceHost = window): Device {
  const { userAgent, maxTouchPoints } = host.navigator;
  const { system, version, browser } = parseUserAgent(userAgent, maxTouchPoints);
  const standalone = isStandalone(host);
  const webClip = standalone && system === 'iOS';
  return {
    system,
    version,
    // A web clip runs in Safari, although its user agent doesn't name it.
    browser: webClip ? 'Safari' : browser,
    nativeApp: isNativeApp(host),
    standalone,
    webClip,
  };
}

/** iOS requirements of the operator's app (APP-04). */
export interface IosSupport {
  /** Up to 11, and 12.0 to 12.1: the player has to update. */
  tooOld: boolean;
  /** From 12.4 on the app and its profile work. */
  runsApp: boolean;
  /** From 17 on profiles are installed manually in Settings. */
  profileByHand: boolean;
}

/** An unknown version counts as a recent one. */
export function iosSupport(version: SystemVersion | null): IosSupport {
  const [major, minor] = version ?? [Infinity, 0];
  return {
    tooOld: major < 12 || (major === 12 && minor <= 1),
    runsApp: major > 12 || (major === 12 && minor >= 4),
    profileByHand: major >= 17,
  };
}
