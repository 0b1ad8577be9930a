import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '@araw/contract/calls/languages';
import {
  ConfigurationError,
  fileAddress,
  operatorAddress,
  pathInApp,
  readConfiguration,
} from '#services/configuration.ts';
import type { ReportUnread } from '#services/client/unread.ts';
import { contentOf } from '#tools/files.ts';
import { builtIn } from '@araw/testing/builtIn';

const report = vi.fn<ReportUnread>();
beforeEach(() => report.mockClear());

/** A page at a path with an inline configuration. */
const pageWith = (given: unknown, pathname = '/m/home') => ({
  location: { pathname },
  getElementById: (id: string) =>
    id === 'config'
      ? ({
          getAttribute: () => null,
          textContent: typeof given === 'string' ? given : JSON.stringify(given),
        } as unknown as HTMLElement)
      : null,
});

/** A page with a link to its configuration file, and the host's answer. */
function pageWithFile(answer: () => Promise<Response>) {
  const asked = vi.fn<(address: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const link = { getAttribute: () => '/casino/config.json' } as unknown as HTMLElement;
  return { asked, page: { location: { pathname: '/casino' }, getElementById: () => link } };
}

test('[KIT-01] missing settings have their defaults, and every language of the app is offered', async () => {
  expect(await readConfiguration(report, pageWith({}))).toEqual(builtIn);
  expect(builtIn).toEqual({
    merchantCode: 'ARAW',
    apiBaseUrl: '',
    basePath: '/',
    name: 'Araw',
    colours: { dark: {}, light: {} },
    theme: 'dark',
    languages:
      'CN EN TH VI TY AR JA MY ES HI ID KM KO MS PT TA TW UR TR BN FA RU LO NE FR DE IT PL SI UK'.split(' '),
    features: {},
  });
  expect(builtIn.languages).toEqual(Object.keys(languages));
  // The demo's file adds contacts for visitors.
  expect(await readConfiguration(report, pageWith(JSON.parse(contentOf('public/config.json'))))).toEqual({
    ...builtIn,
    customerService: { phone: '+63 2 5550 0100', email: 'help@araw.example' },
  });
});

test('[KIT-02] the file is requested if the page only links to it', async () => {
  const { asked, page } = pageWithFile(async () => new Response('{"basePath":"/casino/","name":"Lumen"}'));
  expect(await readConfiguration(report, page)).toEqual({ ...builtIn, basePath: '/casino/', name: 'Lumen' });
  expect(asked.mock.calls).toEqual([['/casino/config.json']]);
});

const isTakenByEditors = new Ajv2020({ strict: false, validateFormats: false }).compile(
  JSON.parse(contentOf('docs/config.schema.json')),
);
const icons = { tab: 'tab.svg', touch: 'touch.png', small: 'small.png', large: 'large.png' };

test.each([
  { apiBaseUrl: '' },
  { apiBaseUrl: 'https://api.example' },
  { apiBaseUrl: 'https://api.example:65535/wps/v1.2' },
  { apiBaseUrl: 'https://api.example/..wps/.well-known/a..b' },
  { apiBaseUrl: 'http://localhost:8080' },
  { apiBaseUrl: 'http://127.0.0.1:8080/wps' },
  { apiBaseUrl: 'http://[::1]' },
  { basePath: '/m/' },
  { logo: 'https://cdn.example:8443/brand/logo.svg' },
  { logo: 'brand/logo.dark.svg' },
  { icons },
])('[KIT-01] the address %j is accepted, and also by the schema for editors', async (given) => {
  expect(await readConfiguration(report, pageWith(given, '/m/home'))).toEqual({ ...builtIn, ...given });
  expect(isTakenByEditors(given)).toBe(true);
});

test.each([
  ['no JSON', '{', 'the file: '],
  ['the page in place of the file', '<!doctype html>', 'the file: '],
  ['a list', [], 'the file: '],
  ['a name that nobody knows', { merchantcode: 'X' }, 'merchantcode: '],
  ['an empty merchant', { merchantCode: '' }, 'merchantCode: '],
  ['a slash too many', { apiBaseUrl: 'https://api.example/' }, 'apiBaseUrl: '],
  ['an address of another kind', { apiBaseUrl: 'javascript:alert(1)' }, 'apiBaseUrl: '],
  ['an address without its kind', { apiBaseUrl: 'api.example' }, 'apiBaseUrl: '],
  ['an address that anybody on the way reads', { apiBaseUrl: 'http://api.example' }, 'apiBaseUrl: '],
  ['a machine of the network', { apiBaseUrl: 'http://192.168.0.2:8080' }, 'apiBaseUrl: '],
  ['a name that begins as this machine’s', { apiBaseUrl: 'http://localhost.example' }, 'apiBaseUrl: '],
  ['a number that begins as this machine’s', { apiBaseUrl: 'http://127.0.0.1.example' }, 'apiBaseUrl: '],
  ['this machine as somebody’s name', { apiBaseUrl: 'http://localhost@api.example' }, 'apiBaseUrl: '],
  ['an operator’s path that leads up', { apiBaseUrl: 'https://api.example/wps/..' }, 'apiBaseUrl: '],
  ['an operator’s path that leads nowhere', { apiBaseUrl: 'https://api.example/./wps' }, 'apiBaseUrl: '],
  ['a host of dots', { apiBaseUrl: 'https://..' }, 'apiBaseUrl: '],
  ['a host that is no number', { apiBaseUrl: 'https://256.0.0.1' }, 'apiBaseUrl: '],
  ['a port that is none', { apiBaseUrl: 'https://api.example:65536' }, 'apiBaseUrl: '],
  ['a path above the site', { basePath: '/../' }, 'basePath: '],
  ['a path up inside of the site', { basePath: '/casino/../' }, 'basePath: '],
  ['a path that leads nowhere', { basePath: '/./' }, 'basePath: '],
  ['a host in place of a path', { basePath: '//api.example/' }, 'basePath: '],
  ['a path without its last slash', { basePath: '/casino' }, 'basePath: '],
  ['a colour by its name', { colours: { dark: { accent: 'gold' } } }, 'colours.dark.accent: '],
  ['a token that nobody knows', { colours: { light: { glow: '#ffffff' } } }, 'colours.light.glow: '],
  ['a file above its folder', { logo: '../logo.svg' }, 'logo: '],
  ['a file further up', { logo: 'brand/../../logo.svg' }, 'logo: '],
  ['a picture that anybody on the way replaces', { logo: 'http://cdn.example/logo.svg' }, 'logo: '],
  ['a picture of this machine by http', { logo: 'http://localhost/logo.svg' }, 'logo: '],
  ['a picture of no host', { logo: 'https://../logo.svg' }, 'logo: '],
  ['a picture at a port that is none', { logo: 'https://cdn.example:99999/logo.svg' }, 'logo: '],
  [
    'an icon of another host by http',
    { icons: { ...icons, tab: 'http://cdn.example/tab.svg' } },
    'icons.tab: ',
  ],
  ['a language that is not there', { languages: ['EN', 'SV'] }, 'languages.1: '],
  ['a default that is not offered', { languages: ['EN'] }, 'defaultLanguage: '],
  ['no language', { languages: [] }, 'languages: '],
  ['a flag as text', { features: { X3: '1' } }, 'features.X3: '],
  ['a path that the page is not below', { basePath: '/casino/' }, '/m/home is not below basePath'],
])('[KIT-01] %s is refused with its location', async (_, given, place) => {
  const refused = await readConfiguration(report, pageWith(given)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect(String(refused)).toContain(place);
});

const key = { scheme: 'DES', keyId: '', publicKey: 'MIIB' };

test.each([
  { envelope: { scheme: 'none' } },
  { envelope: key },
  { envelope: { ...key, scheme: 'AES-GCM', withoutWebCrypto: { keyId: 'd', publicKey: 'MIIC' } } },
  { humanCheck: { provider: 'none' } },
  { humanCheck: { provider: 'proofOfWork' } },
  { humanCheck: { provider: 'geetest', captchaId: 'id' } },
])('[KIT-01] %j is accepted', async (given) => {
  expect(await readConfiguration(report, pageWith(given))).toEqual({ ...builtIn, ...given });
  expect(report.mock.calls).toEqual([['config.json', []]]);
});

test.each([
  ['envelope', { scheme: 'SM2' }, 'scheme', '("none" | ("DES" | "AES-GCM"))', 'string'],
  ['envelope', { scheme: 'DES' }, 'keyId', '"keyId"', 'undefined'],
  ['envelope', { ...key, publicKey: 7 }, 'publicKey', 'string', 'number'],
  ['envelope', null, '', 'Object', 'null'],
  ['humanCheck', { provider: 'turnstile' }, 'provider', '("none" | "proofOfWork" | "geetest")', 'string'],
  ['humanCheck', { provider: 'geetest' }, 'captchaId', '"captchaId"', 'undefined'],
])(
  '[KIT-01] %s %j, unknown to this app, is reported and has its default',
  async (list, value, path, expected, received) => {
    expect(await readConfiguration(report, pageWith({ name: 'Lumen', [list]: value }))).toEqual({
      ...builtIn,
      name: 'Lumen',
    });
    expect(report.mock.calls).toEqual([['config.json', [{ list, path, expected, received }]]]);
  },
);

test.each([
  ['is missing', async () => new Response('', { status: 404 }), 'status 404'],
  ['does not come', () => Promise.reject(new TypeError('no net')), 'no net'],
])('[KIT-01] a file that %s is reported', async (_, answer, reason) => {
  const { page } = pageWithFile(answer);
  const refused = await readConfiguration(report, page).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigurationError);
  expect(String(refused)).toContain(reason);
});

test('[KIT-02] addresses and paths on a sub-path and another origin', () => {
  const site = { basePath: '/casino/', apiBaseUrl: 'https://api.example:8443/v1' };
  expect([
    pathInApp(site, '/casino/m/login'),
    pathInApp(site, '/casino/'),
    pathInApp(site, '/casino'),
    pathInApp(site, '/m/login'),
    fileAddress(site, 'brand/logo.svg'),
    fileAddress(site, 'https://cdn.example/logo.svg'),
    operatorAddress(site, '/play/one?x=1'),
    operatorAddress(site, 'https://games.example/one'),
    operatorAddress(builtIn, '/play/one'),
    pathInApp(builtIn, '/m/login'),
  ]).toEqual([
    '/m/login',
    '/',
    '/',
    '/m/login',
    '/casino/brand/logo.svg',
    'https://cdn.example/logo.svg',
    'https://api.example:8443/play/one?x=1',
    'https://games.example/one',
    '/play/one',
    '/m/login',
  ]);
});
