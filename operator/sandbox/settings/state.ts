import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { seedChannels, seedLinks } from '#operator/content/data/links.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { announcements, downloadLinks, supportChannels } from '#operator/database/content.tables.ts';
import {
  defaultEnvelopes,
  defaultMall,
  defaultPayments,
  defaultRebates,
  defaultTurnover,
} from '#operator/database/system.tables.ts';
import { merchant as seedMerchant } from '#operator/seed/merchant.ts';
import { changeMerchant, type Merchant } from '#operator/system/merchants.ts';
import type { CustomerServiceEntry, DownloadLink } from '#services/contract/system.ts';

export interface Channel {
  csType: CustomerServiceEntry['csType'];
  title: string;
  url: string;
}

export interface Link {
  resourceType: DownloadLink['resourceType'];
  url: string;
}

/** Promotions on which entries of the member centre depend (MEM-06). */
export const promotionTypes = ['MISSION', 'REFERRAL'] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Everything that the settings of the sandbox are read from and written to. */
export interface SettingsState {
  merchant: Omit<Merchant, 'code' | 'timeZone'>;
  /** In the order in which they are shown, as the links. */
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

/** The settings as they stand. */
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

/** Changes the settings from what they are at that moment, all of it or nothing. */
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
  if (begun.length === 0) return;
  const [latest] = await database.select({ id: max(announcements.id) }).from(announcements);
  await database.insert(announcements).values(
    begun.map((promotionType, index) => {
      const id = (latest?.id ?? 0) + index + 1;
      const { title, content, translations } = promotionTexts[promotionType];
      return {
        id,
        type: 'PR' as const,
        promotionType,
        title,
        content,
        translations,
        startsAt: clock.now(),
        noExpiry: true,
        execution: 'B' as const,
        position: id,
      };
    }),
  );
}

interface Texts {
  title: string;
  content: string;
}

const promotionTexts: Record<PromotionType, Texts & { translations: Record<string, Texts> }> = {
  MISSION: {
    title: 'Missions',
    content: '<p>Missions are on.</p>',
    translations: {
      CN: { title: '任务', content: '<p>任务活动进行中。</p>' },
      TH: { title: 'ภารกิจ', content: '<p>ภารกิจเปิดอยู่</p>' },
      VI: { title: 'Nhiệm vụ', content: '<p>Nhiệm vụ đang diễn ra.</p>' },
      TY: { title: 'Mga misyon', content: '<p>Bukas ang mga misyon.</p>' },
      AR: { title: 'المهام', content: '<p>المهام متاحة الآن.</p>' },
    },
  },
  REFERRAL: {
    title: 'Invite friends',
    content: '<p>Friends can be invited.</p>',
    translations: {
      CN: { title: '邀请好友', content: '<p>可以邀请好友。</p>' },
      TH: { title: 'ชวนเพื่อน', content: '<p>ชวนเพื่อนได้แล้ว</p>' },
      VI: { title: 'Mời bạn bè', content: '<p>Bạn có thể mời bạn bè.</p>' },
      TY: { title: 'Mag-imbita ng kaibigan', content: '<p>Puwedeng mag-imbita ng kaibigan.</p>' },
      AR: { title: 'ادعُ أصدقاءك', content: '<p>يمكنك دعوة أصدقائك.</p>' },
    },
  },
};
