import type { Device } from '#services/device.ts';

export type AddToHomeTip = 'android' | 'ios' | 'iosTooOld' | 'iosProfile';

/** [major, minor] of iOS; an iPad that says it is a Mac gives its browser's, which is the same. Null if neither shows. */
function iosVersion(userAgent: string): [number, number] | null {
  const found = /\bOS (\d+)[_.](\d+)/.exec(userAgent) ?? /\bVersion\/(\d+)\.(\d+)/.exec(userAgent);
  return found && [Number(found[1]), Number(found[2])];
}

/**
 * What to tell a player of how the lobby gets onto the home screen, and whether the profile is for this device
 * (APP-04, HOME-01): iOS up to 11 and 12.0 to 12.1 is too old, the profile needs 12.4, and from 17 on the player
 * has to install it in the settings. Null where it is installed already, and on desktops.
 */
export function addToHome(device: Device, userAgent: string): { tip: AddToHomeTip; profile: boolean } | null {
  if (device.standalone || device.nativeApp || device.system === 'other') return null;
  if (device.system === 'Android') return { tip: 'android', profile: false };
  const [major, minor] = iosVersion(userAgent) ?? [Infinity, 0];
  if (major < 12 || (major === 12 && minor <= 1)) return { tip: 'iosTooOld', profile: false };
  const profile = major > 12 || minor >= 4;
  return { tip: major >= 17 ? 'iosProfile' : 'ios', profile };
}
