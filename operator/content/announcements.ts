import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { languageKey } from '#operator/core/languages.ts';
import { bonuses } from '#operator/database/bonuses.tables.ts';
import { announcementReads, announcements, banners } from '#operator/database/content.tables.ts';
import { envelopeMembers, envelopes } from '#operator/database/envelopes.tables.ts';
import type { announcementTypes } from '#services/contract/announcements.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import { longestContent } from '#services/contract/written.ts';
import { isAgent, isRealAccount } from '#services/contract/roles.ts';
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
): Promise<Lists> {
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
    footer: {
      unreadCount: caller.account ? shown.filter(isUnread).length : 0,
      ...(types.includes('PL') && (await waitingFor(caller, context))),
    },
  };
}

/** How many rewards a real account can claim (BEN-03), and how many envelopes it can open (TEAM-14). */
async function waitingFor({ account }: Caller, { database, clock }: OperatorContext) {
  if (!account || !isRealAccount(account.type)) return null;
  const own = and(eq(bonuses.accountId, account.id), eq(bonuses.state, 'claimable'));
  const open = database
    .select({ id: envelopeMembers.envelopeId })
    .from(envelopeMembers)
    .innerJoin(envelopes, eq(envelopes.id, envelopeMembers.envelopeId))
    .where(
      and(
        eq(envelopeMembers.accountId, account.id),
        eq(envelopes.state, 'open'),
        gt(envelopes.endsAt, clock.now()),
        sql`not exists (select from envelope_shares share
          where share.envelope_id = ${envelopes.id} and share.opened_by = ${account.id})`,
        sql`not exists (select from member_restrictions restriction
          where restriction.account_id = ${account.id} and restriction.self_excluded_until > ${clock.now()})`,
      ),
    );
  return {
    claimable: await database.$count(bonuses, own),
    envelopes: await database.$count(open.as('open')),
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
