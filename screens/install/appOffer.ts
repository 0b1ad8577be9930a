import type { DownloadLink } from '#services/contract/system.ts';
import { type Device, iosSupport } from '#services/device/device.ts';

/** What there is of the app for a device (APP-04, APP-06). */
export interface AppOffer {
  /** Addresses; '' where there is none. */
  app: string;
  profile: string;
  /** Why there is nothing for this iOS. */
  tip: 'tooOld' | 'needsUpdate' | null;
  profileByHand: boolean;
}

/** The address of the operator's first link of a kind; '' without one. */
export const linkOf = (links: readonly DownloadLink[], type: DownloadLink['resourceType']): string =>
  links.find(({ resourceType, url }) => resourceType === type && url !== '')?.url ?? '';

export function appOffer(
  { system, version, webClip }: Pick<Device, 'system' | 'version' | 'webClip'>,
  links: readonly DownloadLink[],
): AppOffer {
  const nothing = { app: '', profile: '', tip: null, profileByHand: false };
  if (system === 'other') return nothing;
  if (system === 'Android') return { ...nothing, app: linkOf(links, 'Android') };
  const { tooOld, runsApp, profileByHand } = iosSupport(version);
  if (!runsApp) return { ...nothing, tip: tooOld ? 'tooOld' : 'needsUpdate' };
  // What a profile adds to the home screen is the web clip, which is there already.
  const profile = webClip ? '' : linkOf(links, 'MOBILECONFIG');
  return { app: linkOf(links, 'IOS'), profile, tip: null, profileByHand };
}
