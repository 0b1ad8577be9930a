import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '#locales/languages.ts';
import {
  ConfigurationError,
  fileAddress,
  operatorAddress,
  pathInApp,
  readConfiguration,
} from '#services/configuration.ts';
import type { ReportUnread } from '#services/unread.ts';
import { contentOf } from '#tools/files.ts';
import { builtIn } from '../builtIn.ts';

const report = vi.fn<ReportUnread>();
beforeEach(() => report.mockClear());

/** A page at a path with the configuration written into it. */
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

/** A page with a link to the file, which a host answers so. */
function pageWithFile(answer: () => Promise<Response>) {
  const asked = vi.fn<(address: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const link = { getAttribute: () => '/casino/config.json' } as unknown as HTMLElement;
  return { asked, page: { location: { pathname: '/casino' }, getElementById: () => link } };
}

test('[KIT-01] what is left out is as built in, and every language of the app is offered', async () => {
  expect(await readConfiguration(report, pageWith({}))).toEqual(builtIn);
  expect(builtIn).toEqual({
    merchantCode: 'ARAW',
    apiBaseUrl: '',
    basePath: '/',
    name: 'Araw',
    colours: { dark: {}, light: {} },
    theme: 'dark',
    languages: ['CN', 'EN', 'TH', 'VI', 'TY', 'AR'],
    features: {},
  });
  expect(builtIn.languages).toEqual(Object.keys(languages));
  expect(await readConfiguration(report, pageWith(JSON.parse(contentOf('public/config.json'))))).toEqual(
    builtIn,
  );
});

test('[KIT-02] the file is asked for where the page only links to it', async () => {
  const { asked, page } = pageWithFile(async () => new Response('{"basePath":"/casino/","name":"Lumen"}'));
  expect(await readConfiguration(report, page)).toEqual({ ...builtIn, basePath: '/casino/', name: 'Lumen' });
  expect(asked.mock.calls).toEqual([['/casino/config.json']]);
});

test.each([
  ['no JSON', '{', 'the file: '],
  ['the page in place of the file', '<!doctype html>', 'the file: '],
  ['a list', [], 'the file: '],
  ['a name that nobody knows', { merchantcode: 'X' }, 'merchantcode: '],
  ['an empty merchant', { merchantCode: '' }, 'merchantCode: '],
  ['a slash too many', { apiBaseUrl: 'https://api.example/' }, 'apiBaseUrl: '],
  ['an address of another kind', { apiBaseUrl: 'javascript:alert(1)' }, 'apiBaseUrl: '],
  ['a path without its last slash', { basePath: '/casino' }, 'basePath: '],
  ['a colour by its name', { colours: { dark: { accent: 'gold' } } }, 'colours.dark.accent: '],
  ['a token that nobody knows', { colours: { light: { glow: '#ffffff' } } }, 'colours.light.glow: '],
  ['a file above its folder', { logo: '../logo.svg' }, 'logo: '],
  ['a language that is not there', { languages: ['EN', 'FR'] }, 'languages.1: '],
  ['a default that is not offered', { languages: ['EN'] }, 'defaultLanguage: '],
  ['no language', { languages: [] }, 'languages: '],
  ['a flag as text', { features: { X3: '1' } }, 'features.X3: '],
  ['a path that the page is not below', { basePath: '/casino/' }, '/m/home is not below basePath'],
])('[KIT-01] %s is refused by its place', async (_, given, place) => {
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
])('[KIT-01] %j is taken', async (given) => {
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
  '[KIT-01] %s %j, which this app does not know, is told and as built in',
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
])('[KIT-01] a file that %s is said so', async (_, answer, reason) => {
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
