import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { announcementTypes, bannerGroups } from '@araw/contract/messages/announcements';
import type { CustomerServiceEntry, DownloadLink } from '@araw/contract/calls/system';
import type { MarketingKind } from '@araw/contract/protection/marketing';
import { ofAccount } from './accounts.tables.ts';
import { moment } from './columns.ts';

/** Translations by language code. */
type Translations<Texts> = Record<string, Partial<Texts>>;

/** `several`: no product, or several. `nothing`: a notice. */
export type Advertised = MarketingKind | 'several' | 'nothing';

/** Announcements of every type but B, which are banners (ANN-01). */
export const announcements = pgTable(
  'announcements',
  {
    id: integer().primaryKey(),
    type: text().$type<Exclude<(typeof announcementTypes)[number], 'B'>>().notNull(),
    title: text().notNull(),
    /** HTML. */
    content: text().notNull(),
    translations: jsonb().$type<Translations<{ title: string; content: string }>>().notNull().default({}),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** Long-term: once started, ignores the last day. */
    noExpiry: boolean('no_expiry').notNull().default(false),
    images: jsonb().$type<{ url: string; sequence: number }[]>().notNull().default([]),
    promotionType: text('promotion_type').notNull().default(''),
    /** Shown as a popup: A with a session, B without, F on the first login (POP-01). */
    execution: text().$type<'A' | 'B' | 'F'>().notNull(),
    position: integer().notNull(),
    /**
     * What it advertises; consent is needed for that (PROT-12). Of no effect on PL and A, which are notices. Default: the
     * strictest.
     */
    advertises: text().$type<Advertised>().notNull().default('several'),
  },
  (table) => [index('announcements_in_order').on(table.type, table.position)],
);

export const announcementReads = pgTable(
  'announcement_reads',
  {
    accountId: ofAccount({ onDelete: 'cascade' }),
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.announcementId] })],
);

export const banners = pgTable('banners', {
  id: integer().primaryKey(),
  groupName: text('group_name').$type<(typeof bannerGroups)[number]>().notNull(),
  url: text().notNull(),
  linkage: text().notNull().default(''),
  title: text().notNull().default(''),
  subtitle: text().notNull().default(''),
  translations: jsonb().$type<Translations<{ title: string; subtitle: string }>>().notNull().default({}),
  position: integer().notNull(),
});

export const downloadLinks = pgTable('download_links', {
  id: integer().primaryKey(),
  resourceType: text('resource_type').$type<DownloadLink['resourceType']>().notNull(),
  url: text().notNull(),
  position: integer().notNull(),
});

export const supportChannels = pgTable('support_channels', {
  id: integer().primaryKey(),
  csType: text('cs_type').$type<CustomerServiceEntry['csType']>().notNull(),
  title: text().notNull(),
  url: text().notNull(),
  position: integer().notNull(),
});

/** The single key that encrypts support channels' paths, shared by all processes. */
export const supportKeys = pgTable('support_keys', {
  id: integer().primaryKey(),
  /** 32 bytes, base64. */
  key: text().notNull(),
});

export const helpItems = pgTable('help_items', {
  id: integer().primaryKey(),
  /** Null for a main item. */
  parentId: integer('parent_id'),
  title: text().notNull(),
  /** HTML. */
  content: text().notNull().default(''),
  translations: jsonb().$type<Translations<{ title: string; content: string }>>().notNull().default({}),
  position: integer().notNull(),
});
