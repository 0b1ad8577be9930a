import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lookedAt, seenBy, seenOn } from '#operator/agents/line.ts';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { accounts } from '#operator/database/accounts.tables.ts';
import { betDaySums } from '#operator/database/bets.tables.ts';
import { games } from '#operator/database/games.tables.ts';
import { ledgerDaySums } from '#operator/database/ledger.tables.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import type { TeamFigures } from '#services/contract/team.ts';
import { pageSize, readCursor, writeCursor } from './cursor.ts';
import { atOneMoment, calendarOf, type Days, momentsOf } from './range.ts';
import { isOnline } from './teamMembers.ts';

type Request = ParsedRequest<'teamFigures'>;
type Answer = HandlerValue<'teamFigures'>;

/** What a query looks at. */
interface Look extends Days {
  caller: Caller;
  /** Whose line. */
  id: number;
  gameType: string;
  today: string;
}

const place = v.object({ at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/**
 * What a line played and moved in a range, by day, category and direct subordinate, each member on the days on which they
 * stood in it (TEAM-01, TEAM-05, TEAM-11). Throws Refusal `notFound` for an account that is not in the caller's line.
 */
export async function teamFigures(
  context: OperatorContext,
  caller: Caller,
  request: Request,
): Promise<Answer> {
  const { id: callerId } = signedIn(caller);
  const { gameType, account } = request;
  const { id, trail } = await lookedAt(context, caller, account);
  const calendar = await calendarOf(context, callerId, request);
  const binding = { callerId, id, from: calendar.from, to: calendar.to, gameType };
  const cursor = readCursor(request.cursor, binding, place);
  const look: Look = { ...calendar, caller, id, gameType };
  return atOneMoment(context, async (database) => {
    const sums = await sumsOf(database, look);
    const offset = cursor?.after.at ?? 0;
    const moment = cursor?.moment ?? context.clock.now();
    const found = await subordinatesOf(database, look, offset);
    const next =
      found.length > pageSize ? writeCursor({ moment, after: { at: offset + pageSize } }, binding) : null;
    const answer = { moment, ...calendar, trail, list: found.slice(0, pageSize), next };
    if (cursor) return { ...answer, totals: null, own: null, days: [], categories: [] };
    return {
      ...answer,
      totals: { ...sums.total, ...(await people(context, database, look)) },
      own: sums.own,
      days: sums.days,
      categories: sums.categories,
    };
  });
}

/**
 * Every movement of money and every valid bet of the range, by day, category and subordinate, in centavos: `facts`. What is
 * of no game has the category ''.
 */
const factsOf = ({ caller, id, gameType, from, to }: Look) => sql`(
  select moved.*, coalesce(played.game_type, '') as game_type from (
    select seen.depth, seen.child_id, sums.day, sums.game_id,
      case when kind in ('bet', 'refund') then -amount else 0 end as bets, 0 as valid,
      case when kind in ('win', 'jackpotWin', 'correction') then amount else 0 end as payouts,
      case when kind in ('bonus', 'bonusEnded') then amount else 0 end as bonuses,
      case when kind = 'rebate' then amount else 0 end as rebates,
      case when kind in ('deposit', 'depositReversed', 'debtSettled') then amount else 0 end as deposits,
      case when kind in ('holdUsed', 'withdrawalReturned') then -amount else 0 end as withdrawals
    from ${seenBy(caller, { id })} join ${ledgerDaySums} as sums on sums.account_id = seen.member_id
    where sums.day between ${from} and ${to} and ${seenOn(sql<string>`sums.day`)}
      and (kind in ('holdUsed', 'withdrawalReturned') or (pocket in ('cash', 'bonus') and kind in (
        'bet', 'refund', 'win', 'jackpotWin', 'correction', 'bonus', 'bonusEnded', 'rebate', 'deposit', 'depositReversed',
        'debtSettled')))
    union all
    select seen.depth, seen.child_id, sums.day, sums.game_id, 0, sums.valid, 0, 0, 0, 0, 0
    from ${seenBy(caller, { id })} join ${betDaySums} as sums on sums.account_id = seen.member_id
    where sums.day between ${from} and ${to} and ${seenOn(sql<string>`sums.day`)} and not sums.fun
  ) as moved left join ${games} as played on played.game_id = moved.game_id
  ${gameType === '' ? sql`` : sql`where played.game_type = ${gameType}`}
) as facts`;

const columns = [
  'bets',
  'valid',
  'payouts',
  'bonuses',
  'rebates',
  'deposits',
  'withdrawals',
] as const satisfies (keyof TeamFigures)[];

const summed = sql.raw(columns.map((name) => `coalesce(sum(facts.${name}), 0) as ${name}`).join(', '));

/** In pesos. Sums come as text: they may be longer than a number. */
function inPesos(row: Record<string, unknown>): TeamFigures {
  const centavos = (name: (typeof columns)[number]) => Number(row[name]);
  const profit = centavos('bets') - centavos('payouts') - centavos('bonuses') - centavos('rebates');
  // Never the zero that has a sign.
  const figures = Object.fromEntries(columns.map((name) => [name, (centavos(name) + 0) / 100]));
  return { ...(figures as Omit<TeamFigures, 'profit'>), profit: profit / 100 };
}

const nothing = inPesos(Object.fromEntries(columns.map((name) => [name, 0])));

async function rowsOf(database: Database, query: ReturnType<typeof sql>) {
  const found = (await database.execute(query)) as { rows: Record<string, unknown>[] };
  return found.rows;
}

async function sumsOf(database: Database, look: Look) {
  const rows = await rowsOf(
    database,
    sql`select depth = 0 as own, day, game_type, grouping(day) as all_days, grouping(game_type) as all_types, ${summed}
      from ${factsOf(look)}
      group by grouping sets ((depth = 0), (depth = 0, day), (depth = 0, game_type))`,
  );
  const by = (own: boolean, allDays: number, allTypes: number) =>
    rows.filter(
      (row) =>
        row['own'] === own && Number(row['all_days']) === allDays && Number(row['all_types']) === allTypes,
    );
  const only = ([row]: Record<string, unknown>[]) => (row ? inPesos(row) : nothing);
  return {
    total: only(by(false, 1, 1)),
    own: only(by(true, 1, 1)),
    days: by(false, 0, 1)
      .map((row) => ({ day: String(row['day']), ...inPesos(row) }))
      .toSorted((one, other) => (one.day < other.day ? 1 : -1)),
    categories: by(false, 1, 0)
      .map((row) => ({ gameType: String(row['game_type']), ...inPesos(row) }))
      .toSorted((one, other) => other.bets - one.bets || (one.gameType < other.gameType ? -1 : 1)),
  };
}

/** One more than a page shows. */
async function subordinatesOf(database: Database, look: Look, offset: number): Promise<Answer['list']> {
  const { caller, id, from, to, today } = look;
  const rows = await rowsOf(
    database,
    sql`with children as (
        select child_id, max(to_day) as ended, bool_or(to_day is null or to_day > ${today}) as stands
        from ${seenBy(caller, { id })}
        where depth = 1 and from_day <= ${to} and (to_day is null or to_day > ${from}) group by child_id
      ), sums as (
        select child_id, ${summed} from ${factsOf(look)} where depth > 0 group by child_id
      )
      select accounts.name, accounts.type, case when children.stands then null else children.ended end as "left",
        (select count(*) from ${seenBy(caller, { id })}
          where child_id = children.child_id and depth > 1 and ${seenOn(today)}) as team,
        ${sql.raw(columns.map((name) => `coalesce(sums.${name}, 0) as ${name}`).join(', '))}
      from children join ${accounts} as accounts on accounts.id = children.child_id
        left join sums on sums.child_id = children.child_id
      order by coalesce(sums.bets, 0) desc, accounts.name limit ${pageSize + 1} offset ${offset}`,
  );
  return rows.map((row) => ({
    account: String(row['name']),
    type: Number(row['type']),
    team: Number(row['team']),
    left: typeof row['left'] === 'string' ? row['left'] : null,
    ...inPesos(row),
  }));
}

/** How many there are, and what the one whose line it is was paid as commission. */
async function people(context: OperatorContext, database: Database, look: Look) {
  const { caller, id, from, to, today } = look;
  const now = context.clock.now();
  const { begins, ends } = await momentsOf(database, { from, to });
  const last = to < today ? to : today;
  const [row] = await rowsOf(
    database,
    sql`with seen as materialized (select * from ${seenBy(caller, { id })})
      select
        (select count(*) from seen where depth > 0 and ${seenOn(last)}) as members,
        (select count(*) from seen join ${accounts} as accounts on accounts.id = member_id
          where depth > 0 and registered_at >= ${begins} and registered_at < ${ends}
            and ${seenOn(sql<string>`merchant_day(registered_at)`)}) as registered,
        (select count(distinct member_id) from seen join ${betDaySums} as sums on account_id = member_id
          where depth > 0 and day between ${from} and ${to} and not fun and state in ('settled', 'corrected') and bets > 0
            and ${seenOn(sql<string>`day`)}) as active,
        (select count(*) from seen where depth > 0 and ${seenOn(today)}
          and ${isOnline(sql`member_id`, now)}) as online,
        (select coalesce(sum(amount), 0) from seen join ${ledgerDaySums} on account_id = member_id
          where depth = 0 and kind = 'commission' and day between ${from} and ${to} and ${seenOn(sql<string>`day`)}) as commission`,
  );
  const count = (name: string) => Number(row?.[name]);
  return {
    members: count('members'),
    registered: count('registered'),
    active: count('active'),
    online: count('online'),
    commission: count('commission') / 100,
  };
}
