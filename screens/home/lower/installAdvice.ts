import { type Device, iosSupport } from '#services/device/device.ts';

export type InstallTip = 'android' | 'ios' | 'iosTooOld' | 'iosProfile';

/**
 * What to tell a player of how the lobby gets onto the home screen, and whether the profile is for this device
 * (APP-04, HOME-01). Null where it is installed already, and on desktops.
 */
export function installAdvice(
  device: Pick<Device, 'system' | 'version' | 'standalone' | 'nativeApp'>,
): { tip: InstallTip; profile: boolean } | null {
  if (device.standalone || device.nativeApp || device.system === 'other') return null;
  if (device.system === 'Android') return { tip: 'android', profile: false };
  const { tooOld, runsApp, profileByHand } = iosSupport(device.version);
  if (tooOld) return { tip: 'iosTooOld', profile: false };
  return { tip: profileByHand ? 'iosProfile' : 'ios', profile: runsApp };
}
