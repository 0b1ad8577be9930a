import type { CallRequest } from '@araw/contract/calls/calls';
import type { Device } from '#services/device/device.ts';

/** REG-10. An iPhone's web app is a web clip. */
export function registerMethodOf({
  nativeApp,
  standalone,
  system,
}: Pick<Device, 'system' | 'standalone' | 'nativeApp'>): CallRequest<'register'>['registerMethod'] {
  if (nativeApp) return 'APP';
  if (!standalone) return 'H5';
  return system === 'iOS' ? 'WEBCLIP' : 'PWA';
}
