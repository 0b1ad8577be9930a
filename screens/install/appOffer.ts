import type { DownloadLink } from '@araw/contract/calls/system';
import { type Device, iosSupport } from '#services/device/device.ts';

/** The app downloads available to a device (APP-04, APP-06). */
export interface AppOffer {
  /** Addresses; '' if there is none. */
  app: string;
  profile: string;
  /** Why this iOS version is offered nothing. */
  tip: 'tooOld' | 'needsUpdate' | null;
  profileByHand: boolean;
  /** There is a profile, but only Safari can install it. */
  profileInSafari: boolean;
}

/** The address of the operator's first link of a kind; '' without one. */
export const linkOf = (links: readonly DownloadLink[], type: DownloadLink['resourceType']): string =>
  links.find(({ resourceType, url }) => resourceType === type && url !== '')?.url ?? '';

export type OfferedDevice = Pick<Device, 'system' | 'version' | 'webClip' | 'browser'>;

export function appOffer(
  { system, version, webClip, browser }: OfferedDevice,
  links: readonly DownloadLink[],
): AppOffer {
  const nothing = { app: '', profile: '', tip: null, profileByHand: false, profileInSafari: false };
  if (system === 'other') return nothing;
  if (system === 'Android') return { ...nothing, app: linkOf(links, 'Android') };
  const { tooOld, runsApp, profileByHand } = iosSupport(version);
  if (!runsApp) return { ...nothing, tip: tooOld ? 'tooOld' : 'needsUpdate' };
  // The profile only installs the web clip: don't offer it inside one.
  const profile = webClip ? '' : linkOf(links, 'MOBILECONFIG');
  const app = linkOf(links, 'IOS');
  if (browser === 'Safari') return { ...nothing, app, profile, profileByHand };
  return { ...nothing, app, profileInSafari: profile !== '' };
}
