import type { SocialChannel } from '@araw/contract/accounts/identity';

/** An account at the sandbox's identity provider. */
export interface SocialAccount {
  channel: SocialChannel;
  subject: string;
  name: string;
  /** The linked demo account; null until a registration links it. */
  player: string | null;
}

export const socialAccounts: readonly SocialAccount[] = [
  { channel: 'facebook', subject: 'facebook-1001', name: 'Maria Santos', player: 'maria' },
  { channel: 'facebook', subject: 'facebook-1002', name: 'Liza Reyes', player: 'liza' },
  { channel: 'facebook', subject: 'facebook-1003', name: 'Carlo Mendoza', player: null },
  { channel: 'google', subject: 'google-2001', name: 'Nena Cruz', player: 'nena' },
  { channel: 'google', subject: 'google-2002', name: 'Bea Villanueva', player: null },
];

/** Invitation codes of the demo agents. */
export const seedAffiliateCodes = [
  { code: 'RAMON88', agent: 'ramon', domain: '' },
  { code: 'JOSE22', agent: 'jose', domain: '' },
  { code: 'RAMONVIP', agent: 'ramon', domain: 'vip.araw.example' },
] as const;
