import { asc, eq, inArray, max } from 'drizzle-orm';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { languageKey } from '#operator/core/languages.ts';
import { announcementReads, announcements, banners } from '#operator/database/tables/content.tables.ts';
import type { announcementTypes } from '#services/contract/announcements.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { longestContent } from '#services/contract/written.ts';
import { isAgent } from '#services/contract/roles.ts';
import { filledOf } from './filling.ts';
import { harmlessFor } from './harmlessHtml.ts';

type AnnouncementType = (typeof announcementTypes)[number];
type Lists = HandlerValue<'announcements'>;
type Announcement = NonNullable<Lists['player']>[number];
type Row = typeof announcements.$inferSelect;

interface Shown extends Pick<Row, 'type'> {
  announcement: Announcement;
}

/** What is announced to this caller now, in the language asked for, with their read marks (ANN-01, ANN-02). */
export async function announcementLists(
  request: Pick<ParsedRequest<'announcements'>, 'types' | 'groupName' | 'language'>,
  caller: Caller,
  context: OperatorContext,
): Promise<Lists & Required<Pick<Lists, 'footer'>>> {
  const types = request.types.split(',') as AnnouncementType[];
  const language = languageKey(request.language);
  const shown = await currentAnnouncements(types, language, caller, context);
  const ofType = (...wanted: Row['type'][]) =>
    shown.filter(({ type }) => wanted.includes(type)).map(({ announcement }) => announcement);
  return {
    promotion: ofType('PR'),
    banners: types.includes('B') ? await bannersOf(context, request.groupName, language) : [],
    player: ofType('A', 'PL'),
    popup: ofType('PU'),
    hot: ofType('H'),
    footer: { unreadCount: caller.account ? shown.filter(isUnread).length : 0 },
  };
}

/** A player does not get the popups for visitors. */
const isUnread = ({ type, announcement: { read, execution } }: Shown) =>
  !read && !(type === 'PU' && execution === 'B');

/** Announcements of these types that hold now; those for agents are shown to agents alone. */
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
  const rows = await context.database
    .select()
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
      announcement: toWire(row, { language, read, inHtml: (html) => harmless(filled(html)) }),
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
  language: string;
  read: ReadonlySet<number>;
  inHtml: (html: string) => string;
}

function toWire(row: Row, { language, read, inHtml }: Reading): Announcement {
  const content = row.translations[language]?.content ?? row.content;
  return {
    id: row.id,
    title: row.translations[language]?.title ?? row.title,
    content: inHtml(content),
    trimmed: content.length > longestContent,
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
  const rows = await context.database.select().from(banners).orderBy(asc(banners.position));
  return rows
    .filter((row) => groupName === '' || row.groupName === groupName)
    .map(({ url, linkage, groupName: group, title, subtitle, translations }) => ({
      url,
      linkage,
      groupName: group,
      title: translations[language]?.title ?? title,
      subtitle: filled(translations[language]?.subtitle ?? subtitle),
    }));
}

/** Once read it stays read. Answers false when there is no such announcement. */
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

/** Announces something to every player from now on, until it is withdrawn. Answers the ids. */
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
