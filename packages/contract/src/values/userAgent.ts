export type DeviceSystem = 'iOS' | 'Android' | 'other';

/** `inApp`: inside another app, such as Facebook's; `webView`: inside an app that doesn't name itself. */
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

/** [major, minor] of the operating system. */
export type SystemVersion = readonly [number, number];

export interface UserAgent {
  system: DeviceSystem;
  /** Null if not stated, and on desktops. */
  version: SystemVersion | null;
  browser: Browser;
}

/** Without touch points (in a header) an iPad that requests desktop pages is indistinguishable from a Mac. */
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

/** First match counts: an iPod also names the iPhone, and Android also names Linux. */
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

/** The same in every language: Chrome · Android, Safari · iPhone; '' if nothing is recognised. */
export function userAgentName(userAgent: string): string {
  const { browser } = parseUserAgent(userAgent);
  const platform = platforms.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
  return [browserNames[browser] ?? browser, platform].filter(Boolean).join(' · ');
}

function systemOf(userAgent: string, touchPoints: number): DeviceSystem {
  // Windows phones claim to be both of the others.
  if (/Windows/.test(userAgent)) return 'other';
  if (/Android/i.test(userAgent)) return 'Android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iOS';
  // iPads claim to be Macs, but no Mac has a touch screen.
  return isMac(userAgent) && touchPoints > 1 ? 'iOS' : 'other';
}

const isMac = (userAgent: string) => /Macintosh/.test(userAgent);

function versionOf(system: DeviceSystem, userAgent: string): SystemVersion | null {
  if (system === 'other') return null;
  if (system === 'Android') return versionAfter(/Android (\d+)(?:\.(\d+))?/, userAgent);
  const named = versionAfter(/\bOS (\d+)[_.](\d+)/, userAgent);
  const safari = versionAfter(/\bVersion\/(\d+)\.(\d+)/, userAgent);
  // iPads claim to be Macs only since version 13; a lower version, such as Chrome's 11.1, is a Mac's.
  if (isMac(userAgent)) return safari && safari[0] >= 13 ? safari : null;
  // Since 26, Safari reports the system as 18 and the true version as its own.
  return named && safari && safari[0] > named[0] ? safari : named;
}

function versionAfter(pattern: RegExp, userAgent: string): SystemVersion | null {
  const found = pattern.exec(userAgent);
  return found && [Number(found[1]), Number(found[2] ?? 0)];
}

/** First match counts: nearly all also name the browser that they descend from. */
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
