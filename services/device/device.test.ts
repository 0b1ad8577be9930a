import { describe, expect, test } from 'vitest';
import { type DeviceHost, iosSupport, readDevice } from './device.ts';
import type { Browser, DeviceSystem } from '@araw/contract/values/userAgent';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${webKit} ${rest}`;
const iPad = (version: string, rest: string) =>
  `Mozilla/5.0 (iPad; CPU OS ${version} like Mac OS X) ${webKit} ${rest}`;
const mac = (rest: string) => `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${rest}`;
const android = (phone: string, rest: string) =>
  `Mozilla/5.0 (Linux; Android ${phone}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const windows = (rest: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${rest}`;
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

type Row = [name: string, userAgent: string, version: readonly [number, number] | null, browser: Browser];

const iOS: Row[] = [
  ['iPhone, Safari 9', iPhone('9_3_5', 'Version/9.0 Mobile/13G36 Safari/601.1'), [9, 3], 'Safari'],
  ['iPhone, Safari 11', iPhone('11_4_1', 'Version/11.0 Mobile/15E148 Safari/604.1'), [11, 4], 'Safari'],
  ['iPhone, Safari 12.0', iPhone('12_0', 'Version/12.0 Mobile/15E148 Safari/604.1'), [12, 0], 'Safari'],
  ['iPhone, Safari 12.1', iPhone('12_1_4', 'Version/12.0 Mobile/15E148 Safari/604.1'), [12, 1], 'Safari'],
  ['iPhone, Safari 12.4', iPhone('12_4_8', 'Version/12.1.2 Mobile/15E148 Safari/604.1'), [12, 4], 'Safari'],
  ['iPhone, Safari 15', iPhone('15_6_1', 'Version/15.6.1 Mobile/15E148 Safari/604.1'), [15, 6], 'Safari'],
  ['iPhone, Safari 17', iPhone('17_5_1', 'Version/17.5 Mobile/15E148 Safari/604.1'), [17, 5], 'Safari'],
  ['iPhone, Safari 26', iPhone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'), [26, 0], 'Safari'],
  ['iPad, Safari 12.2', iPad('12_2', 'Version/12.1 Mobile/15E148 Safari/604.1'), [12, 2], 'Safari'],
  ['iPad, Safari 16', iPad('16_7_8', 'Version/16.6 Mobile/15E148 Safari/604.1'), [16, 7], 'Safari'],
  ['iPad as a Mac, Safari 13', mac(`${webKit} Version/13.0.3 Safari/605.1.15`), [13, 0], 'Safari'],
  ['iPad as a Mac, Safari 17', mac(`${webKit} Version/17.4 Safari/605.1.15`), [17, 4], 'Safari'],
  ['iPad as a Mac, Chrome', mac(`${webKit} CriOS/85 Version/11.1.1 Safari/605.1.15`), null, 'Chrome'],
  ['iPad as a Mac, Edge', mac(`${webKit} Version/17.0 EdgiOS/124.0 Safari/605.1.15`), [17, 0], 'Edge'],
  [
    'iPod, Safari',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    [12, 5],
    'Safari',
  ],
  ['iPhone, Chrome', iPhone('17_5', 'CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1'), [17, 5], 'Chrome'],
  ['iPhone, Chrome 71', iPhone('12_1', 'CriOS/71.0.3578.89 Mobile/15E148 Safari/605.1'), [12, 1], 'Chrome'],
  ['iPad, Chrome', iPad('16_7', 'CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1'), [16, 7], 'Chrome'],
  ['iPhone, Firefox', iPhone('17_5', 'FxiOS/127.0 Mobile/15E148 Safari/605.1.15'), [17, 5], 'Firefox'],
  ['iPhone, Firefox Focus', iPhone('17_5', 'Focus/127.0 Mobile/15E148 Version/17.5'), [17, 5], 'Firefox'],
  [
    'iPhone, Edge',
    iPhone('17_5', 'Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/605.1.15'),
    [17, 5],
    'Edge',
  ],
  [
    'iPhone, Opera Touch',
    iPhone('17_5', 'Version/17.5 Mobile/15E148 Safari/604.1 OPT/4.7.0'),
    [17, 5],
    'Opera',
  ],
  [
    'iPhone, Opera Mini',
    iPhone('12_4', 'OPiOS/16.0.15.124050 Mobile/16G77 Safari/9537.53'),
    [12, 4],
    'Opera',
  ],
  ['iPhone, Opera GX', iPhone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1 OPX/2.4.4'), [17, 4], 'Opera'],
  [
    'iPhone, UC',
    iPhone('15_4', 'Version/15.4 Mobile/19E241 Safari/604.1 UCBrowser/11.3.5.1203'),
    [15, 4],
    'UC',
  ],
  [
    'iPhone, DuckDuckGo',
    iPhone('17_5', 'Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
    [17, 5],
    'other',
  ],
  [
    'iPhone, DuckDuckGo, new',
    iPhone('17_5', 'Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5'),
    [17, 5],
    'other',
  ],
  ['iPhone, Google app', iPhone('17_5', 'GSA/321.0.642804631 Mobile/15E148 Safari/604.1'), [17, 5], 'other'],
  [
    'iPhone, Yandex',
    iPhone('17_5', 'Version/17.0 YaBrowser/24.4.5.363.10 SA/3 Mobile/15E148 Safari/604.1'),
    [17, 5],
    'other',
  ],
  [
    'iPhone, Ecosia',
    iPhone('17_5', 'Version/17.5 Mobile/15E148 Safari/605.1.15 (Ecosia ios@10.1.1.1777)'),
    [17, 5],
    'other',
  ],
  [
    'iPhone, Facebook',
    iPhone('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.36.105;FBDV/iPhone14,5]'),
    [17, 5],
    'inApp',
  ],
  [
    'iPhone, Messenger',
    iPhone('17_5', 'Mobile/15E148 [FBAN/MessengerForiOS;FBAV/462.0.0.33.107;FBLC/en]'),
    [17, 5],
    'inApp',
  ],
  [
    'iPhone, Instagram',
    iPhone('17_5', 'Mobile/15E148 Instagram 336.0.5.19.90 (iPhone14,5; iOS 17_5; en_PH)'),
    [17, 5],
    'inApp',
  ],
  ['iPhone, Line', iPhone('16_6', 'Mobile/15E148 Safari Line/14.8.0'), [16, 6], 'inApp'],
  [
    'iPhone, TikTok',
    iPhone('17_4', 'Mobile/15E148 musical_ly_34.7.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6'),
    [17, 4],
    'inApp',
  ],
  ['iPhone, X', iPhone('17_5', 'Mobile/21F79 Twitter for iPhone/10.44'), [17, 5], 'inApp'],
  [
    'iPhone, Snapchat',
    iPhone('17_5', 'Mobile/15E148 Snapchat/12.91.0.38 (like Safari/8618.2.12, panda)'),
    [17, 5],
    'inApp',
  ],
  [
    'iPhone, WeChat',
    iPhone('17_5', 'Mobile/15E148 MicroMessenger/8.0.49(0x1800312c) NetType/WIFI'),
    [17, 5],
    'inApp',
  ],
  [
    'iPhone, Zalo',
    iPhone('17_5', 'Mobile/15E148 Zalo iOS/24.6 ZaloTheme/light ZaloLanguage/vi'),
    [17, 5],
    'inApp',
  ],
  ['iPhone, an app that keeps its name', iPhone('17_5', 'Mobile/15E148'), [17, 5], 'webView'],
];

const androids: Row[] = [
  ['Pixel, Chrome', android('14; Pixel 8', 'Chrome/130.0.0.0 Mobile Safari/537.36'), [14, 0], 'Chrome'],
  ['Chrome that tells little', android('10; K', 'Chrome/130.0.0.0 Mobile Safari/537.36'), [10, 0], 'Chrome'],
  ['old Chrome', android('5.1.1; SM-J111F', 'Chrome/77.0.3865.92 Mobile Safari/537.36'), [5, 1], 'Chrome'],
  ['tablet, Chrome', android('13; SM-X200', 'Chrome/130.0.0.0 Safari/537.36'), [13, 0], 'Chrome'],
  [
    'Samsung',
    android('14; SM-S921B', 'SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36'),
    [14, 0],
    'Samsung',
  ],
  [
    'UC',
    'Mozilla/5.0 (Linux; U; Android 12; en-US; CPH2239) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.4.2.1307 Mobile Safari/537.36',
    [12, 0],
    'UC',
  ],
  [
    'Opera',
    android('13; SM-A536B', 'Chrome/124.0.0.0 Mobile Safari/537.36 OPR/82.1.4342.79480'),
    [13, 0],
    'Opera',
  ],
  [
    'Opera Mini',
    'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
    null,
    'Opera',
  ],
  [
    'Edge',
    android('10; HD1913', 'Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.2849.53'),
    [10, 0],
    'Edge',
  ],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', [14, 0], 'Firefox'],
  [
    'Firefox Focus',
    android('12; Pixel 5', 'Version/4.0 Klar/8.0.24 Chrome/130.0.0.0 Mobile Safari/537.36'),
    [12, 0],
    'Firefox',
  ],
  [
    'Xiaomi',
    'Mozilla/5.0 (Linux; U; Android 13; en-us; 2201117TG) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.11.1-gn',
    [13, 0],
    'other',
  ],
  [
    'Huawei',
    android('12; HarmonyOS; NOH-AN00', 'Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36'),
    [12, 0],
    'other',
  ],
  [
    'Oppo',
    android('13; CPH2381', 'Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/45.10.5.1'),
    [13, 0],
    'other',
  ],
  [
    'the browser of old phones',
    'Mozilla/5.0 (Linux; U; Android 4.4.2; en-us; GT-I9505) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    [4, 4],
    'other',
  ],
  [
    'web view',
    android('14; Pixel 8 Build/AP1A; wv', 'Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36'),
    [14, 0],
    'webView',
  ],
  [
    'web view of old phones',
    android('4.4; Nexus 5 Build/_BuildID_', 'Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36'),
    [4, 4],
    'webView',
  ],
  [
    'Facebook',
    android(
      '13; SM-A135F; wv',
      'Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/487.0.0.44.95;]',
    ),
    [13, 0],
    'inApp',
  ],
  [
    'Messenger',
    android(
      '13; V2206; wv',
      'Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/480.0.0.52.109;]',
    ),
    [13, 0],
    'inApp',
  ],
  [
    'Instagram',
    android(
      '13; SM-A225F; wv',
      'Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 355.0.0.40.106 Android (33/13)',
    ),
    [13, 0],
    'inApp',
  ],
  [
    'Line',
    android('12; M2101K7BG; wv', 'Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.16.1/IAB'),
    [12, 0],
    'inApp',
  ],
  [
    'TikTok',
    android(
      '13; RMX3630; wv',
      'Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 trill_2023700030 BytedanceWebview/d8a21c6',
    ),
    [13, 0],
    'inApp',
  ],
];

const desktops: Row[] = [
  ['Windows, Chrome', windows(`${blink} Safari/537.36`), null, 'Chrome'],
  ['Windows, Edge', windows(`${blink} Safari/537.36 Edg/130.0.0.0`), null, 'Edge'],
  ['Windows, Opera', windows(`${blink} Safari/537.36 OPR/115.0.0.0`), null, 'Opera'],
  [
    'Windows, Firefox',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    null,
    'Firefox',
  ],
  ['Windows on a touch screen', windows(`${blink} Safari/537.36`), null, 'Chrome'],
  ['Mac, Safari', mac(`${webKit} Version/17.5 Safari/605.1.15`), null, 'Safari'],
  ['Mac, Chrome', mac(`${blink} Safari/537.36`), null, 'Chrome'],
  ['Linux, Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36`, null, 'Chrome'],
  ['Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, null, 'Chrome'],
  [
    'Windows Phone, which says it is all of them',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
    null,
    'Edge',
  ],
  ['nothing at all', '', null, 'other'],
];

const touchPoints: Record<DeviceSystem, number> = { iOS: 5, Android: 5, other: 0 };
const inBrowser = { nativeApp: false, standalone: false, webClip: false };

describe.each([
  ['iOS', iOS],
  ['Android', androids],
  ['other', desktops],
] as const)('[APP-01] [APP-03] devices: %s', (system, rows) => {
  test.each(rows)('%s', (_name, userAgent, version, browser) => {
    const navigator = { userAgent, maxTouchPoints: touchPoints[system] };
    expect(readDevice({ navigator })).toEqual({ system, version, browser, ...inBrowser });
  });
});

describe('[APP-01] how the app was opened', () => {
  const clip = iPhone('17_5', 'Mobile/15E148');
  const phone = android('14; Pixel 8', 'Chrome/130.0.0.0 Mobile Safari/537.36');
  const installed = (query: string) => ({ matches: query === '(display-mode: standalone)' });
  const opened = (host: DeviceHost) => {
    const { browser, nativeApp, standalone, webClip } = readDevice(host);
    return { browser, nativeApp, standalone, webClip };
  };

  test.each([
    [
      'a web clip',
      { navigator: { userAgent: clip, standalone: true } },
      'Safari',
      { standalone: true, webClip: true },
    ],
    [
      'a web app on an iPhone',
      { navigator: { userAgent: clip }, matchMedia: installed },
      'Safari',
      { standalone: true, webClip: true },
    ],
    [
      'a web app on Android',
      { navigator: { userAgent: phone }, matchMedia: installed },
      'Chrome',
      { standalone: true },
    ],
    [
      'the native app on iOS',
      { navigator: { userAgent: `${clip} ArawApp/3.1` } },
      'webView',
      { nativeApp: true },
    ],
    [
      'the native app on Android',
      { navigator: { userAgent: `${phone} ArawApp/3.1` } },
      'Chrome',
      { nativeApp: true },
    ],
    ['another app of that name', { navigator: { userAgent: `${phone} MyArawApp/3` } }, 'Chrome', {}],
  ] as [string, DeviceHost, Browser, object][])('%s', (_name, host, browser, more) => {
    expect(opened(host)).toEqual({ browser, ...inBrowser, ...more });
  });
});

test.each([
  [[9, 3], { tooOld: true, runsApp: false, profileByHand: false }],
  [[11, 4], { tooOld: true, runsApp: false, profileByHand: false }],
  [[12, 0], { tooOld: true, runsApp: false, profileByHand: false }],
  [[12, 1], { tooOld: true, runsApp: false, profileByHand: false }],
  [[12, 2], { tooOld: false, runsApp: false, profileByHand: false }],
  [[12, 3], { tooOld: false, runsApp: false, profileByHand: false }],
  [[12, 4], { tooOld: false, runsApp: true, profileByHand: false }],
  [[13, 0], { tooOld: false, runsApp: true, profileByHand: false }],
  [[16, 7], { tooOld: false, runsApp: true, profileByHand: false }],
  [[17, 0], { tooOld: false, runsApp: true, profileByHand: true }],
  [[26, 0], { tooOld: false, runsApp: true, profileByHand: true }],
  [null, { tooOld: false, runsApp: true, profileByHand: true }],
] as const)('[APP-04] iOS %j', (version, support) => {
  expect(iosSupport(version)).toEqual(support);
});
