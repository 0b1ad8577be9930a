import { expect, test } from 'vitest';
import { parseUserAgent, userAgentName } from './userAgent.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.4 Safari/605.1.15`;

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} Version/17.5 Mobile/15E148 Safari/604.1`,
    { system: 'iOS', version: [17, 5], browser: 'Safari' },
    'Safari · iPhone',
  ],
  [
    `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) ${webKit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    { system: 'iOS', version: [12, 5], browser: 'Safari' },
    'Safari · iPod',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_7_8 like Mac OS X) ${webKit} Version/16.6 Mobile/15E148 Safari/604.1`,
    { system: 'iOS', version: [16, 7], browser: 'Safari' },
    'Safari · iPad',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.36.105]`,
    { system: 'iOS', version: [17, 5], browser: 'inApp' },
    'WebView · iPhone',
  ],
  [mac, { system: 'other', version: null, browser: 'Safari' }, 'Safari · macOS'],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${blink} Chrome/130.0.0.0 Mobile Safari/537.36`,
    { system: 'Android', version: [14, 0], browser: 'Chrome' },
    'Chrome · Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${blink} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    { system: 'Android', version: [14, 0], browser: 'Samsung' },
    'Samsung Internet · Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) ${blink} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    { system: 'Android', version: [14, 0], browser: 'webView' },
    'WebView · Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
    { system: 'other', version: null, browser: 'Firefox' },
    'Firefox · Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/130.0.0.0 Safari/537.36`,
    { system: 'other', version: null, browser: 'Chrome' },
    'Chrome · Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/130.0.0.0 Safari/537.36`,
    { system: 'other', version: null, browser: 'Chrome' },
    'Chrome · ChromeOS',
  ],
  ['curl/8.5.0', { system: 'other', version: null, browser: 'other' }, ''],
  ['<script>alert(1)</script>', { system: 'other', version: null, browser: 'other' }, ''],
  ['', { system: 'other', version: null, browser: 'other' }, ''],
])('[APP-01] %s is read as %j and named %j', (userAgent, parsed, name) => {
  expect([parseUserAgent(userAgent), userAgentName(userAgent)]).toEqual([parsed, name]);
});

test('[APP-01] an iPad that asks for desktop pages is a Mac with a touch screen', () => {
  expect([parseUserAgent(mac, 5), parseUserAgent(mac)]).toEqual([
    { system: 'iOS', version: [17, 4], browser: 'Safari' },
    { system: 'other', version: null, browser: 'Safari' },
  ]);
});
