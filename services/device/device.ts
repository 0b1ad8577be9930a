import { type InstalledHost, isNativeApp, isStandalone } from './installed.ts';
import { parseUserAgent, type SystemVersion, type UserAgent } from './userAgent.ts';

export interface Device extends UserAgent {
  /** Runs inside the operator's native app. */
  nativeApp: boolean;
  /** Opened from the home screen as an installed web app or web clip. */
  standalone: boolean;
  /** Opened from the home screen of iOS. */
  webClip: boolean;
}

/** What of the window tells the device apart. */
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
    // What runs a web clip is Safari, whose name its user agent leaves out.
    browser: webClip ? 'Safari' : browser,
    nativeApp: isNativeApp(host),
    standalone,
    webClip,
  };
}

/** What the operator's app asks of iOS (APP-04). */
export interface IosSupport {
  /** Up to 11 and 12.0 to 12.1: the player is told to update. */
  tooOld: boolean;
  /** From 12.4 on the app and its profile run. */
  runsApp: boolean;
  /** From 17 on a profile is installed by hand, in the settings. */
  profileByHand: boolean;
}

/** An iOS that tells no version is taken for a new one. */
export function iosSupport(version: SystemVersion | null): IosSupport {
  const [major, minor] = version ?? [Infinity, 0];
  return {
    tooOld: major < 12 || (major === 12 && minor <= 1),
    runsApp: major > 12 || (major === 12 && minor >= 4),
    profileByHand: major >= 17,
  };
}
