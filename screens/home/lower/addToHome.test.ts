import { expect, test } from 'vitest';
import type { Device } from '#services/device.ts';
import { addToHome } from './addToHome.ts';

const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605`;
const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/17.4 Safari/605';
const phone = (more: Partial<Device> = {}): Device => ({
  system: 'iOS',
  standalone: false,
  nativeApp: false,
  ...more,
});

test.each([
  ['9_3', 'iosTooOld', false],
  ['11_4_1', 'iosTooOld', false],
  ['12_0', 'iosTooOld', false],
  ['12_1_4', 'iosTooOld', false],
  ['12_2', 'ios', false],
  ['12_3', 'ios', false],
  ['12_4', 'ios', true],
  ['13_0', 'ios', true],
  ['16_7', 'ios', true],
  ['17_0', 'iosProfile', true],
  ['18_2', 'iosProfile', true],
])('[APP-04] [HOME-01] iOS %s gets the tip %s, profile %s', (version, tip, profile) =>
  expect(addToHome(phone(), iPhone(version))).toEqual({ tip, profile }),
);

test('[APP-04] an iPad that says it is a Mac, and one that tells no version', () => {
  expect(addToHome(phone(), iPad)).toEqual({ tip: 'iosProfile', profile: true });
  expect(addToHome(phone(), 'iPad')).toEqual({ tip: 'iosProfile', profile: true });
});

test('[HOME-01] Android has its own tip; desktops, the app and what is installed have none', () => {
  expect(addToHome(phone({ system: 'Android' }), '')).toEqual({ tip: 'android', profile: false });
  for (const more of [{ system: 'other' }, { standalone: true }, { nativeApp: true }] as const) {
    expect(addToHome(phone(more), iPhone('17_0'))).toBe(null);
  }
});
