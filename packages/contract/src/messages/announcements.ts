import * as v from 'valibot';
import { address, orElse, rowId, rows, text, textOrNone, timestamp, whole, words } from '../values/fields.ts';
import { line, trim, writtenEntries } from '../values/written.ts';

export const announcementTypes = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const;
export const bannerGroups = ['m_home', 'm_reg', 'm_exclusive', 'm_video', 'm_partners'] as const;

/** ANN-01. */
export const announcement = v.pipe(
  v.object({
    id: rowId,
    ...writtenEntries,
    startDate: v.optional(v.nullable(timestamp), null),
    endDate: v.optional(v.nullable(timestamp), null),
    /** 1: long-term. */
    noExpiry: v.fallback(whole(0, 1), 0),
    announcementImages: v.optional(
      rows('announcementImages', v.object({ url: address, sequence: orElse('sequence', whole(0), 0) })),
      [],
    ),
    promotionType: words(64),
    execution: v.optional(v.picklist(['A', 'B', 'F']), 'B'),
    read: v.optional(v.boolean(), false),
  }),
  v.transform(trim),
);
export type Announcement = v.InferOutput<typeof announcement>;

export const banner = v.object({
  url: address,
  linkage: v.optional(address, ''),
  groupName: v.picklist(bannerGroups),
  title: v.optional(line(128), ''),
  subtitle: v.optional(line(255), ''),
});
export type Banner = v.InferOutput<typeof banner>;

const unreadFooter = v.object({
  unreadCount: whole(0),
  /** The caller's claimable rewards (BEN-03); real accounts only, next to the unread count that every player gets. */
  claimable: v.optional(whole(0)),
  /** Envelopes the caller can open (TEAM-14); real accounts only. */
  envelopes: v.optional(whole(0)),
});

const announcementRows = (name: string) => v.optional(rows(name, announcement), []);

export const announcementLists = v.object({
  promotion: announcementRows('promotion'),
  banners: v.optional(rows('banners', banner), []),
  player: announcementRows('player'),
  popup: announcementRows('popup'),
  hot: announcementRows('hot'),
  footer: v.optional(orElse('footer', unreadFooter, { unreadCount: 0 }), { unreadCount: 0 }),
});
export type AnnouncementLists = v.InferOutput<typeof announcementLists>;

export const announcementsRequest = v.object({
  /** Comma-separated, for example B,PL,PU,PR,H. */
  types: v.pipe(v.string(), v.regex(/^(A|PL|B|PU|PR|H)(,(A|PL|B|PU|PR|H))*$/)),
  groupName: words(64),
  platform: v.literal('M'),
  merchantCode: text(64),
  language: words(8),
});

export const promotionsRequest = v.object({ language: words(8) });

/** While a MISSION or REFERRAL is running, the member centre shows an entry for it (MEM-06). */
export const promotion = v.object({
  id: rowId,
  title: orElse('title', line(255), ''),
  promotionType: textOrNone(64),
  startDate: v.nullable(timestamp),
  endDate: v.nullable(timestamp),
});
