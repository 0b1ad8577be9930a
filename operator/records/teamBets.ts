import { type SQL, sql } from 'drizzle-orm';
import { lookedAt, seenBy, seenOn } from '#operator/agents/line.ts';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { betDaySums } from '#operator/database/tables/bets.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { columns, inPesos, isAfter, type Place, place, selected, sources } from './betRecord.ts';
import { type Cursor, pageOf, pageSize, readCursor } from './cursor.ts';
import { atOneMoment, calendarOf, type Days, momentsOf } from './range.ts';

type Request = ParsedRequest<'teamBets'>;
type Answer = HandlerValue<'teamBets'>;

/** A list's filters. */
interface Selection extends Days {
  /** Members and days to include: `seen`. */
  seen: SQL;
  begins: number;
  ends: number;
  state: string;
  /** Null for all. */
  gameIds: string[] | null;
}

/**
 * A page of a line's bets, newest first; the first page includes the sums (TEAM-05). The line is everyone below the
 * caller, or a member of the line with everyone below. Throws Refusal `notFound` for an account outside it.
 */
export async function teamBets(context: OperatorContext, caller: Caller, request: Request): Promise<Answer> {
  const { id: callerId } = signedIn(caller);
  const { account, gameType, state, language } = request;
  const { id, trail } = await lookedAt(context, caller, account);
  const calendar = await calendarOf(context, callerId, request);
  const { from, to } = calendar;
  const binding = { callerId, id, from, to, gameType, state };
  const cursor = readCursor(request.cursor, binding, place);
  const catalogue = await catalogueOf(context);
  const names = catalogue.edition(language);
  const gameIds =
    gameType === ''
      ? null
      : catalogue.games.filter((game) => game.gameType === gameType).map((game) => game.gameId);
  // The caller's own play doesn't belong to the team; that of a member in it does.
  const members = sql`(select * from ${seenBy(caller, { id })} where depth > 0 or ${id !== callerId}) as seen`;
  return atOneMoment(context, async (database) => {
    const { begins, ends } = await momentsOf(database, { from, to });
    const chosen: Selection = { seen: members, from, to, begins, ends, state, gameIds };
    const rows = await betsOf(database, chosen, cursor);
    const { shown, moment, next } = pageOf(
      rows,
      { cursor, binding, now: context.clock.now() },
      ({ placedAt: at, source, id: bet }) => ({ at, source, id: bet }),
    );
    return {
      moment,
      ...calendar,
      trail,
      list: shown.map((bet) => ({
        ...inPesos(bet),
        gameName: names.get(bet.gameId)?.name ?? '',
        gameType: catalogue.byId.get(bet.gameId)?.gameType ?? '',
      })),
      next,
      totals: cursor ? null : await totalsOf(database, chosen),
    };
  });
}

const ofGames = (gameIds: string[] | null) =>
  gameIds === null
    ? sql``
    : sql`and game_id in (select jsonb_array_elements_text(${JSON.stringify(gameIds)}::jsonb))`;
const ofState = (state: string) => (state === '' ? sql`` : sql`and state = ${state}`);

/** One more than a page shows. */
function betsOf(
  database: Database,
  { seen, begins, ends, state, gameIds }: Selection,
  cursor: Cursor<Place> | null,
) {
  const parts = sources.map(
    (from) => sql`(select bets.* from (${from.rows(false)}) as bets (${sql.raw(columns)})
      where placed_at >= ${begins} and placed_at < ${ends}
        and account_id in (select member_id from ${seen})
        and exists (select from ${seen} where member_id = account_id and ${seenOn(sql<string>`merchant_day(placed_at)`)})
        ${ofGames(gameIds)} ${ofState(state)}
        ${cursor ? sql`and ${isAfter(from.source, cursor.after)}` : sql``}
      order by placed_at desc, id desc limit ${pageSize + 1})`,
  );
  return database
    .select({
      ...selected,
      account: sql<string>`(select name from ${accounts} as holder where holder.id = account_id)`,
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as bets (${sql.raw(columns)})`)
    .orderBy(sql`placed_at desc`, sql`source desc`, sql`id desc`)
    .limit(pageSize + 1);
}

/** From sums that each bet maintains, never from the bets themselves (REC-08). */
async function totalsOf(
  database: Database,
  { seen, from, to, state, gameIds }: Selection,
): Promise<Answer['totals']> {
  const sum = (what: SQL) => sql`coalesce(sum(${what}), 0)`.mapWith(Number);
  const [sums] = await database
    .select({
      bets: sum(sql`sums.bets`),
      stake: sum(sql`sums.stake`),
      valid: sum(sql`sums.valid`),
      payout: sum(sql`sums.payout`),
      open: sum(sql`case when state = 'open' then stake else 0 end`),
    })
    .from(sql`${seen} join ${betDaySums} as sums on account_id = member_id`)
    .where(
      sql`day between ${from} and ${to} and not fun and ${seenOn(sql<string>`day`)} ${ofGames(gameIds)} ${ofState(state)}`,
    );
  if (!sums) throw new Error('Nothing was summed');
  const { bets, open, ...amounts } = sums;
  return {
    bets,
    ...inPesos(amounts),
    net: (amounts.payout - amounts.stake + open) / 100,
    open: open / 100,
  };
}
