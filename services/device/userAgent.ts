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

/** What a user agent says of itself. */
export interface UserAgent {
  system: DeviceSystem;
  /** Null where it does not show, and on desktops. */
  version: SystemVersion | null;
  browser: Browser;
}

/** Without touch points, as in a header, an iPad that asks for desktop pages is the Mac that it says it is. */
export function parseUserAgent(userAgent: string, touchPoints = 0): UserAgent {
  const system = systemOf(userAgent, touchPoints);
  return { system, version: versionOf(system, userAgent), browser: browserOf(system, userAgent) };
}

const browserNames: Partial<Record<Browser, string>> = {
  Samsung: 'Samsung Internet',
  UC: 'UC Browser',
  inApp: 'WebView',
  webView: 'WebView',
  other: '',
};

/** The first that matches counts: an iPod names the iPhone, and Android names Linux, too. */
const platforms: [string, RegExp][] = [
  ['Windows', /Windows/],
  ['Android', /Android/i],
  ['iPod', /iPod/],
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /Linux/],
];

/** Names that are the same in every language: Chrome · Android, Safari · iPhone; empty when it tells none. */
export function userAgentName(userAgent: string): string {
  const { browser } = parseUserAgent(userAgent);
  const platform = platforms.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
  return [browserNames[browser] ?? browser, platform].filter(Boolean).join(' · ');
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
