import { expect, test } from 'vitest';
import { installAdvice } from './installAdvice.ts';

const phone = {
  system: 'iOS',
  version: [17, 0],
  standalone: false,
  nativeApp: false,
  browser: 'Safari',
} as const;

test.each([
  [[11, 4], 'iosTooOld', false],
  [[12, 1], 'iosTooOld', false],
  [[12, 2], 'ios', false],
  [[12, 4], 'ios', true],
  [[16, 7], 'ios', true],
  [[17, 0], 'iosProfile', true],
  [null, 'iosProfile', true],
] as const)('[APP-04] [HOME-01] iOS %j gets the tip %s, profile %s', (version, tip, profile) =>
  expect(installAdvice({ ...phone, version })).toEqual({ tip, profile }),
);

test('[DEV-06] inside another app on an iPhone there is no profile, which only Safari can install', () => {
  expect(installAdvice({ ...phone, browser: 'inApp' })).toEqual({ tip: 'iosProfile', profile: false });
});

test('[HOME-01] Android has its own tip; desktops, the app and installed versions have none', () => {
  expect(installAdvice({ ...phone, system: 'Android' })).toEqual({ tip: 'android', profile: false });
  for (const more of [{ system: 'other' }, { standalone: true }, { nativeApp: true }] as const) {
    expect(installAdvice({ ...phone, ...more })).toBe(null);
  }
});
