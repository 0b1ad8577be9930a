import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { idleNow } from '#operator/accounts/identity/sessions.ts';
import { lookedAt, seenBy, seenOn } from '#operator/agents/line.ts';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { betDaySums } from '#operator/database/tables/bets.tables.ts';
import { games } from '#operator/database/tables/games.tables.ts';
import { ledgerDaySums } from '#operator/database/tables/ledger.tables.ts';
import { depositKinds, playableKinds, withdrawalKinds } from '#operator/ledger/ledger.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import type { TeamFigures } from '@araw/contract/agents/team';
import { pageSize, readCursor, writeCursor } from './cursor.ts';
import { atOneMoment, calendarOf, type Days, momentsOf } from './range.ts';
import { isOnline } from './teamMembers.ts';

type Request = ParsedRequest<'teamFigures'>;
type Answer = HandlerValue<'teamFigures'>;

/** Scope of a query. */
interface Look extends Days {
  caller: Caller;
  /** The line's owner. */
  id: number;
  gameType: string;
  today: string;
}

const place = v.object({ at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/**
 * Play and movements of a line in a range, by day, category and direct member, counting members on days they belonged
 * to it (TEAM-01, TEAM-05, TEAM-11). Throws Refusal `notFound` for an account outside the caller's line.
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
    const offset = cursor?.after.at ?? 0;
    const moment = cursor?.moment ?? context.clock.now();
    const { page, ...first } = await read(context, database, look, { offset, isFirst: cursor === null });
    const next =
      page.length > pageSize ? writeCursor({ moment, after: { at: offset + pageSize } }, binding) : null;
    return { moment, ...calendar, trail, list: page.slice(0, pageSize), next, ...first };
  });
}

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

type Row = Record<string, unknown>;

/** In pesos. */
function inPesos(row: Row): TeamFigures {
  const centavos = (name: (typeof columns)[number]) => Number(row[name]);
  const profit = centavos('bets') - centavos('payouts') - centavos('bonuses') - centavos('rebates');
  // Avoids negative zero.
  const figures = Object.fromEntries(columns.map((name) => [name, (centavos(name) + 0) / 100]));
  return { ...(figures as Omit<TeamFigures, 'profit'>), profit: profit / 100 };
}

const nothing = inPesos(Object.fromEntries(columns.map((name) => [name, 0])));

/**
 * Every movement of money and every valid bet in the range, in centavos, by direct member, day and category ('' for
 * none). Summed by kind first, because a line has as many sums as members times days.
 */
const factsOf = ({ gameType, from, to }: Look) => sql`(
  select own, child_id, day, coalesce(played.game_type, '') as game_type,
    case when moved.kind in ('bet', 'refund') then -amount else 0 end as bets,
    case when moved.kind = 'valid' then amount else 0 end as valid,
    case when moved.kind in ('win', 'jackpotWin', 'correction') then amount else 0 end as payouts,
    case when moved.kind in ('bonus', 'bonusEnded') then amount else 0 end as bonuses,
    case when moved.kind = 'rebate' then amount else 0 end as rebates,
    case when moved.kind in ${depositKinds} then amount else 0 end as deposits,
    case when moved.kind in ${withdrawalKinds} then -amount else 0 end as withdrawals
  from (
    select seen.depth = 0 as own, seen.child_id, sums.day, sums.game_id, sums.kind, sum(sums.amount) as amount
    from seen join ${ledgerDaySums} as sums on sums.account_id = seen.member_id and ${seenOn(sql<string>`sums.day`)}
    where sums.day between ${from} and ${to}
      and (kind in ${withdrawalKinds} or (pocket in ('cash', 'bonus') and kind in ${playableKinds}))
    group by seen.depth = 0, seen.child_id, sums.day, sums.game_id, sums.kind
    union all
    select own, child_id, day, game_id, 'valid', sum(valid) from played group by own, child_id, day, game_id
  ) as moved left join ${games} as played on played.game_id = moved.game_id
  ${gameType === '' ? sql`` : sql`where played.game_type = ${gameType}`}
)`;

/** Bets in the range by member; members with a settled one count as active. */
const playedOf = ({ from, to }: Look) => sql`(
  select seen.depth = 0 as own, seen.child_id, seen.member_id, sums.day, sums.game_id, sums.valid,
    state in ('settled', 'corrected') and bets > 0 as settled
  from seen join ${betDaySums} as sums on sums.account_id = seen.member_id and ${seenOn(sql<string>`sums.day`)}
  where sums.day between ${from} and ${to} and not sums.fun
)`;

/** The last day of the range that has begun. */
const lastOf = ({ to, today }: Look) => (to < today ? to : today);

/** Every direct member in the range. */
const childrenOf = ({ from, to }: Look) => sql`(
  select child_id, bool_or(to_day is null or to_day > ${to}) as stands, max(to_day) as ended
  from seen where depth = 1 and from_day <= ${to} and (to_day is null or to_day > ${from}) group by child_id
)`;

/** Per direct member: size of the line now, and on the last day including themselves. */
const sizesOf = (look: Look) => sql`(
  select child_id, count(*) filter (where depth > 1 and ${seenOn(look.today)}) as team,
    count(*) filter (where ${seenOn(lastOf(look))}) as members
  from seen where depth > 0 group by child_id
)`;

/** Keeps `seen` and the sums in memory. */
const enoughMemory = sql`select set_config('work_mem', '64MB', true)`;

interface Part {
  offset: number;
  isFirst: boolean;
}

/** One more row than a page shows, and the first page's extras; evaluates `seen` only once. */
async function read(context: OperatorContext, database: Database, look: Look, { offset, isFirst }: Part) {
  const { caller, id } = look;
  await database.execute(enoughMemory);
  const found = (await database.execute(sql`
    with seen as materialized (select * from ${seenBy(caller, { id })}),
      played as materialized ${playedOf(look)}, facts as materialized ${factsOf(look)},
      sizes as materialized ${sizesOf(look)}
    select (select json_agg(page) from (
        select accounts.name, accounts.type, case when children.stands then null else children.ended end as "left",
          coalesce(sizes.team, 0) as team,
          ${sql.raw(columns.map((name) => `coalesce(sums.${name}, 0) as ${name}`).join(', '))}
        from ${childrenOf(look)} as children join ${accounts} as accounts on accounts.id = children.child_id
          left join (select child_id, ${summed} from facts where not own group by child_id) as sums
            on sums.child_id = children.child_id
          left join sizes on sizes.child_id = children.child_id
        order by coalesce(sums.bets, 0) desc, accounts.name limit ${pageSize + 1} offset ${offset}
      ) as page) as page
      ${isFirst ? sql`, ${sums} as sums, ${await people(context, database, look)} as people` : sql``}`)) as {
    rows: { page: Row[] | null; sums?: Row[] | null; people?: Row }[];
  };
  const [row] = found.rows;
  const page = (row?.page ?? []).map((one) => ({
    account: String(one['name']),
    type: Number(one['type']),
    team: Number(one['team']),
    left: typeof one['left'] === 'string' ? one['left'] : null,
    ...inPesos(one),
  }));
  if (!row?.people) return { page, totals: null, own: null, days: [], categories: [] };
  const { total, ...beside } = sumsOf(row.sums ?? []);
  return { page, totals: { ...total, ...countsOf(row.people) }, ...beside };
}

const sums = sql`(select json_agg(sums) from (
  select own, day, game_type, grouping(day) as all_days, grouping(game_type) as all_types, ${summed}
  from facts group by grouping sets ((own), (own, day), (own, game_type))
) as sums)`;

function sumsOf(rows: readonly Row[]) {
  const by = (own: boolean, allDays: number, allTypes: number) =>
    rows.filter((row) => row['own'] === own && row['all_days'] === allDays && row['all_types'] === allTypes);
  const only = ([row]: Row[]) => (row ? inPesos(row) : nothing);
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

/** Numbers of members, and the owner's commission. */
async function people(context: OperatorContext, database: Database, look: Look) {
  const { from, to, today } = look;
  const online = isOnline(sql`member_id`, context.clock.now(), await idleNow({ database }));
  const { begins, ends } = await momentsOf(database, { from, to });
  return sql`json_build_object(
    'members', (select coalesce(sum(members), 0) from sizes),
    'registered', (select count(*) from seen join ${accounts} as accounts on accounts.id = member_id
      where depth > 0 and registered_at >= ${begins} and registered_at < ${ends}
        and ${seenOn(sql<string>`merchant_day(registered_at)`)}),
    'active', (select count(*) from (select from played where settled and not own group by member_id) as active),
    'online', (select count(*) from seen where depth > 0 and ${seenOn(today)} and ${online}),
    'commission', (select coalesce(sum(amount), 0) from seen join ${ledgerDaySums} on account_id = member_id
      where depth = 0 and kind = 'commission' and day between ${from} and ${to} and ${seenOn(sql<string>`day`)}))`;
}

function countsOf(row: Row) {
  const count = (name: string) => Number(row[name]);
  return {
    members: count('members'),
    registered: count('registered'),
    active: count('active'),
    online: count('online'),
    commission: count('commission') / 100,
  };
}
