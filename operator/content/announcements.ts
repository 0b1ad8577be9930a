import { asc, eq, getTableColumns, inArray, max } from 'drizzle-orm';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { languageKey } from '#operator/core/languages.ts';
import { storedText } from '#operator/database/storedText.ts';
import {
  type Advertised,
  announcementReads,
  announcements,
  banners,
} from '#operator/database/tables/content.tables.ts';
import type { announcementTypes } from '@araw/contract/messages/announcements';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { longestContent } from '@araw/contract/values/written';
import { isAgent } from '@araw/contract/calls/roles';
import { filledOf } from './filling.ts';
import { harmlessFor } from './harmlessHtml.ts';

type AnnouncementType = (typeof announcementTypes)[number];
type Lists = HandlerValue<'announcements'>;
type Announcement = NonNullable<Lists['player']>[number];
type Row = Omit<typeof announcements.$inferSelect, 'translations'>;

interface Shown extends Pick<Row, 'type' | 'advertises'> {
  announcement: Announcement;
}

/** Which offers a caller may be shown (PROT-12). */
export interface OffersShown {
  /** False on a break or excluded: none at all, not even where the player looks for them. */
  any: boolean;
  /** Whether the site may show offers of this kind unasked. */
  unasked: (advertised: Exclude<Advertised, 'nothing'>) => boolean;
}

/**
 * The caller's current announcements in the requested language, with read marks (ANN-01, ANN-02), but only the offers that
 * may be shown: `promotion` and banners are on the pages that a player opens, popups and `hot` come by themselves.
 */
export async function announcementLists(
  request: Pick<ParsedRequest<'announcements'>, 'types' | 'groupName' | 'language'>,
  caller: Caller,
  context: OperatorContext,
  offers: OffersShown,
): Promise<Lists & Required<Pick<Lists, 'footer'>>> {
  const types = request.types.split(',') as AnnouncementType[];
  const language = languageKey(request.language);
  const current = await currentAnnouncements(types, language, caller, context);
  const shown = current.filter((one) => mayShow(one, offers));
  const ofType = (...wanted: Row['type'][]) =>
    shown.filter(({ type }) => wanted.includes(type)).map(({ announcement }) => announcement);
  return {
    promotion: ofType('PR'),
    banners: types.includes('B') && offers.any ? await bannersOf(context, request.groupName, language) : [],
    player: ofType('A', 'PL'),
    popup: ofType('PU'),
    hot: ofType('H'),
    footer: { unreadCount: caller.account ? shown.filter(isUnread).length : 0 },
  };
}

function mayShow({ type, advertises }: Shown, { any, unasked }: OffersShown): boolean {
  if (type === 'PR') return any;
  return (type !== 'PU' && type !== 'H') || advertises === 'nothing' || unasked(advertises);
}

/** Popups for visitors don't count for players. */
const isUnread = ({ type, announcement: { read, execution } }: Shown) =>
  !read && !(type === 'PU' && execution === 'B');

/** Current announcements of these types; those for agents only for agents. */
export async function currentAnnouncements(
  types: readonly AnnouncementType[],
  language: string,
  caller: Caller,
  context: OperatorContext,
): Promise<Shown[]> {
  const now = context.clock.now();
  const wanted = types.filter(
    (type) => type !== 'B' && (type !== 'A' || isAgent(caller.account?.type ?? null)),
  ) as Row['type'][];
  const { translations, ...columns } = getTableColumns(announcements);
  const rows = await context.database
    .select({
      ...columns,
      title: storedText(columns.title, translations, language),
      content: storedText(columns.content, translations, language),
    })
    .from(announcements)
    .where(inArray(announcements.type, wanted))
    .orderBy(asc(announcements.type), asc(announcements.position));
  const read = await readIds(caller, context);
  const harmless = await harmlessFor(context);
  const filled = await filledOf(context);
  return rows
    .filter((row) => holdsAt(row, now))
    .map((row) => ({
      type: row.type,
      advertises: row.advertises,
      announcement: toWire(row, { read, inHtml: (html) => harmless(filled(html)) }),
    }));
}

const holdsAt = ({ noExpiry, startsAt, endsAt }: Row, now: number) =>
  startsAt <= now && (noExpiry || endsAt === null || now <= endsAt);

async function readIds({ account }: Caller, { database }: OperatorContext): Promise<Set<number>> {
  if (!account) return new Set();
  const rows = await database
    .select({ id: announcementReads.announcementId })
    .from(announcementReads)
    .where(eq(announcementReads.accountId, account.id));
  return new Set(rows.map(({ id }) => id));
}

interface Reading {
  read: ReadonlySet<number>;
  inHtml: (html: string) => string;
}

function toWire(row: Row, { read, inHtml }: Reading): Announcement {
  return {
    id: row.id,
    title: row.title,
    content: inHtml(row.content),
    trimmed: row.content.length > longestContent,
    startDate: row.startsAt,
    endDate: row.noExpiry ? null : row.endsAt,
    noExpiry: row.noExpiry ? 1 : 0,
    announcementImages: row.images,
    promotionType: row.promotionType,
    execution: row.execution,
    read: read.has(row.id),
  };
}

async function bannersOf(context: OperatorContext, groupName: string, language: string) {
  const filled = await filledOf(context);
  const rows = await context.database
    .select({
      url: banners.url,
      linkage: banners.linkage,
      groupName: banners.groupName,
      title: storedText(banners.title, banners.translations, language),
      subtitle: storedText(banners.subtitle, banners.translations, language),
    })
    .from(banners)
    .orderBy(asc(banners.position));
  return rows
    .filter((row) => groupName === '' || row.groupName === groupName)
    .map((row) => ({ ...row, subtitle: filled(row.subtitle) }));
}

/** Irreversible. False if there is no such announcement. */
export async function markRead(
  { database }: OperatorContext,
  accountId: number,
  id: number,
): Promise<boolean> {
  const [known] = await database
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.id, id));
  if (!known) return false;
  await database.insert(announcementReads).values({ accountId, announcementId: id }).onConflictDoNothing();
  return true;
}

/** Publishes an announcement to every player until it is withdrawn. Resolves with the ids. */
export async function announceToAll(
  { database, clock }: OperatorContext,
  news: readonly Pick<Row, 'title' | 'content'>[],
): Promise<number[]> {
  const [latest] = await database.select({ id: max(announcements.id) }).from(announcements);
  const first = (latest?.id ?? 0) + 1;
  const rows = news.map((row, index) => ({
    ...row,
    id: first + index,
    type: 'PL' as const,
    advertises: 'nothing' as const,
    startsAt: clock.now(),
    noExpiry: true,
    execution: 'B' as const,
    position: first + index,
  }));
  await database.insert(announcements).values(rows);
  return rows.map(({ id }) => id);
}

export async function withdraw(
  { database }: Pick<OperatorContext, 'database'>,
  ids: readonly number[],
): Promise<void> {
  await database.delete(announcements).where(inArray(announcements.id, [...ids]));
}
