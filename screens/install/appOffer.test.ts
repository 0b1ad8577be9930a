import { expect, test } from 'vitest';
import type { DownloadLink } from '@araw/contract/calls/system';
import { appOffer, linkOf } from './appOffer.ts';

const links: DownloadLink[] = [
  { resourceType: 'IOS', url: '' },
  { resourceType: 'IOS', url: '/ios' },
  { resourceType: 'Android', url: '/apk' },
  { resourceType: 'MOBILECONFIG', url: '/profile' },
];
const iPhone = { system: 'iOS', version: [17, 4], webClip: false, browser: 'Safari' } as const;
const nothing = { app: '', profile: '', tip: null, profileByHand: false, profileInSafari: false };

test.each([
  ['Android', { ...iPhone, system: 'Android' }, { app: '/apk' }],
  ['a desktop', { ...iPhone, system: 'other' }, {}],
  ['iOS 17', iPhone, { app: '/ios', profile: '/profile', profileByHand: true }],
  ['iOS 16', { ...iPhone, version: [16, 6] }, { app: '/ios', profile: '/profile' }],
  ['iOS 12.4', { ...iPhone, version: [12, 4] }, { app: '/ios', profile: '/profile' }],
  ['iOS 12.3', { ...iPhone, version: [12, 3] }, { tip: 'needsUpdate' }],
  ['iOS 12.1', { ...iPhone, version: [12, 1] }, { tip: 'tooOld' }],
  ['a web clip', { ...iPhone, webClip: true }, { app: '/ios', profileByHand: true }],
] as const)('[APP-04] [APP-06] the offers for %s', (_name, device, offer) => {
  expect(appOffer(device, links)).toEqual({ ...nothing, ...offer });
});

test.each(['inApp', 'webView', 'Chrome'] as const)(
  '[DEV-06] [APP-06] %s on an iPhone offers no profile, which only Safari can install',
  (browser) => {
    expect(appOffer({ ...iPhone, browser }, links)).toEqual({
      ...nothing,
      app: '/ios',
      profileInSafari: true,
    });
  },
);

test('[APP-06] a link without an address does not count', () => {
  expect(linkOf(links, 'IOS')).toBe('/ios');
  expect(linkOf(links, 'FACEBOOK')).toBe('');
});
