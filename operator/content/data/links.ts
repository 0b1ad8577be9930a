import { brandAddress } from '#operator/art/names.ts';
import type { downloadLinks, supportChannels } from '#operator/database/tables/content.tables.ts';

/** Placeholders on a reserved host; operators replace them. */
const host = 'https://example.com/araw';

export const seedChannels: Omit<typeof supportChannels.$inferInsert, 'id' | 'position'>[] = [
  { csType: 'LIVECHAT', title: 'CS', url: `${host}/chat` },
  { csType: 'TELEGRAM', title: 'Telegram', url: `${host}/telegram` },
  { csType: 'FACEBOOK', title: 'Facebook', url: `${host}/facebook` },
];

/** The files are the sandbox's placeholders. */
export const seedLinks: Omit<typeof downloadLinks.$inferInsert, 'id' | 'position'>[] = [
  { resourceType: 'IOS', url: '/sandbox/app/ios' },
  { resourceType: 'Android', url: '/sandbox/app/android' },
  { resourceType: 'MOBILECONFIG', url: '/sandbox/app/araw.mobileconfig' },
  { resourceType: 'AppDownloadIcon', url: brandAddress('appIcon') },
  { resourceType: 'AFFILIATELINK', url: `${host}/affiliates` },
  { resourceType: 'FACEBOOK', url: `${host}/facebook` },
  { resourceType: 'INSTAGRAM', url: `${host}/instagram` },
  { resourceType: 'TWITTER', url: `${host}/twitter` },
];
