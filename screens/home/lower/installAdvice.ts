import { type Device, iosSupport } from '#services/device/device.ts';

export type InstallTip = 'android' | 'ios' | 'iosTooOld' | 'iosProfile';

/**
 * The tip on adding the lobby to the home screen, and whether the profile suits this device (APP-04, HOME-01). Null
 * on desktops and if the lobby is already installed.
 */
export function installAdvice(
  device: Pick<Device, 'system' | 'version' | 'standalone' | 'nativeApp' | 'browser'>,
): { tip: InstallTip; profile: boolean } | null {
  if (device.standalone || device.nativeApp || device.system === 'other') return null;
  if (device.system === 'Android') return { tip: 'android', profile: false };
  const { tooOld, runsApp, profileByHand } = iosSupport(device.version);
  if (tooOld) return { tip: 'iosTooOld', profile: false };
  return { tip: profileByHand ? 'iosProfile' : 'ios', profile: runsApp && device.browser === 'Safari' };
}
