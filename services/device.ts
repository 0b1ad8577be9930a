import { type InstalledHost, isNativeApp, isStandalone } from './installed.ts';

export type DeviceSystem = 'iOS' | 'Android' | 'other';

/** `inApp`: inside another app, such as Facebook's; `webView`: inside one that does not name itself. */
export type Browser =
  | 'Safari'
  | 'Chrome'
  | 'Firefox'
  | 'Edge'
  | 'Opera'
  | 'Samsung'
  | 'UC'
  | 'inApp'
  | 'webView'
  | 'other';

/** [major, minor] of the system. */
export type SystemVersion = readonly [number, number];

export interface Device {
  system: DeviceSystem;
  /** Null where it does not show, and on desktops. */
  version: SystemVersion | null;
  browser: Browser;
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
  const { userAgent, maxTouchPoints = 0 } = host.navigator;
  const system = systemOf(userAgent, maxTouchPoints);
  const standalone = isStandalone(host);
  const webClip = standalone && system === 'iOS';
  return {
    system,
    version: versionOf(system, userAgent),
    // What runs a web clip is Safari, whose name its user agent leaves out.
    browser: webClip ? 'Safari' : browserOf(system, userAgent),
    nativeApp: isNativeApp(host),
    standalone,
    webClip,
  };
}

function systemOf(userAgent: string, touchPoints: number): DeviceSystem {
  // Phones with Windows say that they are both of the others.
  if (/Windows/.test(userAgent)) return 'other';
  if (/Android/i.test(userAgent)) return 'Android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iOS';
  // An iPad says that it is a Mac; no Mac has a touch screen.
  return isMac(userAgent) && touchPoints > 1 ? 'iOS' : 'other';
}

const isMac = (userAgent: string) => /Macintosh/.test(userAgent);

function versionOf(system: DeviceSystem, userAgent: string): SystemVersion | null {
  if (system === 'other') return null;
  if (system === 'Android') return versionAfter(/Android (\d+)(?:\.(\d+))?/, userAgent);
  const named = versionAfter(/\bOS (\d+)[_.](\d+)/, userAgent);
  const safari = versionAfter(/\bVersion\/(\d+)\.(\d+)/, userAgent);
  // iPads are Macs from 13 on; what claims less, as Chrome's 11.1, is a Mac's version.
  if (isMac(userAgent)) return safari && safari[0] >= 13 ? safari : null;
  // From 26 on Safari names 18 as the system, and the true version as its own.
  return named && safari && safari[0] > named[0] ? safari : named;
}

function versionAfter(pattern: RegExp, userAgent: string): SystemVersion | null {
  const found = pattern.exec(userAgent);
  return found && [Number(found[1]), Number(found[2] ?? 0)];
}

/** The first that matches counts: nearly all name themselves beside the one that they descend from. */
const browserMarks: [Browser, RegExp][] = [
  ['inApp', /\bFB(AN|AV|_IAB|IOS)\b|Instagram|\bLine\/|musical_ly|Bytedance|TikTok|trill_|Twitter/],
  ['inApp', /Snapchat|MicroMessenger|\bZalo\b|Viber|Pinterest|LinkedInApp|KAKAOTALK|Telegram/],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPiOS|OPX)\/|\bOpera\b/],
  ['Samsung', /\bSamsungBrowser\//],
  ['UC', /\bUC ?Browser\/|\bUCWEB/],
  ['Firefox', /\b(Firefox|FxiOS|Focus|Klar)\//],
  ['other', /\b(MiuiBrowser|YaBrowser|HuaweiBrowser|VivoBrowser|HeyTapBrowser|MQQBrowser|Whale|Puffin)\//],
  ['other', /\b(DuckDuckGo|Ddg|GSA|Brave|Ecosia|AlohaBrowser|Quark)\b/],
  ['webView', /; wv\)|\bVersion\/4\.0 Chrome\//],
  ['Chrome', /\b(CriOS|Chrome)\//],
];

function browserOf(system: DeviceSystem, userAgent: string): Browser {
  const marked = browserMarks.find(([, mark]) => mark.test(userAgent));
  if (marked) return marked[0];
  if (system === 'Android') return 'other';
  if (/\bVersion\/[\d.]+ .*Safari\//.test(userAgent)) return 'Safari';
  return system === 'iOS' ? 'webView' : 'other';
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
