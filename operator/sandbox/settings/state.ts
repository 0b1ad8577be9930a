import { and, asc, eq, inArray } from 'drizzle-orm';
import { seedChannels, seedLinks } from '#operator/content/data/links.ts';
import { announcePromotions, promotionTypes, type PromotionType } from '#operator/content/promotionsOn.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { announcements, downloadLinks, supportChannels } from '#operator/database/tables/content.tables.ts';
import {
  defaultEnvelopes,
  defaultMall,
  defaultPayments,
  defaultRebates,
  defaultTurnover,
} from '#operator/database/tables/system.tables.ts';
import { merchant as seedMerchant } from '#operator/seed/merchant.ts';
import { changeMerchant, type Merchant } from '#operator/system/merchants.ts';
import type { CustomerServiceEntry, DownloadLink } from '@araw/contract/calls/system';

export interface Channel {
  csType: CustomerServiceEntry['csType'];
  title: string;
  url: string;
}

export interface Link {
  resourceType: DownloadLink['resourceType'];
  url: string;
}

/** Everything that the sandbox's settings read and write. */
export interface SettingsState {
  merchant: Omit<Merchant, 'code' | 'timeZone'>;
  /** In display order, like the links. */
  channels: readonly Channel[];
  links: readonly Link[];
  promotions: readonly PromotionType[];
}

export const seedState: SettingsState = {
  merchant: {
    maintenance: false,
    regionRestriction: false,
    turnover: defaultTurnover,
    payments: defaultPayments,
    envelopes: defaultEnvelopes,
    mall: defaultMall,
    rebates: defaultRebates,
    ...seedMerchant,
  },
  channels: seedChannels,
  links: seedLinks,
  promotions: [],
};

/** The current settings. */
export async function readSettings(
  { database }: OperatorContext,
  { timeZone: _timeZone, ...merchant }: Merchant,
): Promise<SettingsState> {
  const channels = await database
    .select({ csType: supportChannels.csType, title: supportChannels.title, url: supportChannels.url })
    .from(supportChannels)
    .orderBy(asc(supportChannels.position));
  const links = await database
    .select({ resourceType: downloadLinks.resourceType, url: downloadLinks.url })
    .from(downloadLinks)
    .orderBy(asc(downloadLinks.position));
  const running = await database
    .select({ promotionType: announcements.promotionType })
    .from(announcements)
    .where(isPromotion(promotionTypes));
  const promotions = promotionTypes.filter((type) =>
    running.some(({ promotionType }) => promotionType === type),
  );
  return { merchant, channels, links, promotions };
}

const isPromotion = (types: readonly PromotionType[]) =>
  and(eq(announcements.type, 'PR'), inArray(announcements.promotionType, [...types]));

/** Changes the settings atomically, based on their current values. */
export const changeSettings = (
  context: OperatorContext,
  change: (state: SettingsState) => SettingsState,
): Promise<void> =>
  changeMerchant(context, async (merchant, database) => {
    const within = { ...context, database };
    const before = await readSettings(within, merchant);
    const after = change(before);
    if (after.channels !== before.channels) await storeChannels(database, after.channels);
    if (after.links !== before.links) await storeLinks(database, after.links);
    await storePromotions(within, before.promotions, after.promotions);
    return after.merchant;
  });

const numbered = <Row>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, id: index + 1, position: index + 1 }));

async function storeChannels(database: Database, channels: readonly Channel[]) {
  await database.delete(supportChannels);
  if (channels.length > 0) await database.insert(supportChannels).values(numbered(channels));
}

async function storeLinks(database: Database, links: readonly Link[]) {
  await database.delete(downloadLinks);
  if (links.length > 0) await database.insert(downloadLinks).values(numbered(links));
}

async function storePromotions(
  { database, clock }: OperatorContext,
  before: readonly PromotionType[],
  after: readonly PromotionType[],
) {
  const ended = before.filter((type) => !after.includes(type));
  if (ended.length > 0) await database.delete(announcements).where(isPromotion(ended));
  const begun = after.filter((type) => !before.includes(type));
  await announcePromotions({ database, clock }, begun);
}
