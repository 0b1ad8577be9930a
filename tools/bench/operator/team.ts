import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { createClock } from '#operator/core/clock.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { teamFigures } from '#operator/records/teamFigures.ts';
import { dayAfter, merchantDayOf } from '@araw/contract/values/dates';
import { type Measure, median } from '../measures.ts';

/** Members on each of ten levels, 100,000 in total. */
const levels = [40, 100, 240, 600, 1_500, 3_700, 9_000, 18_000, 30_000, 36_820];
/** Days with bets; a tenth of the members play on each. */
const days = 30;
const rounds = 7;
/** Allowed multiple of the time of a plain count of the same rows. */
const goal = 3;

/**
 * Times the overview of a team of 100,000 over ten levels for a week, as the page opens. Alternates with a plain count
 * of the same sums.
 */
export async function measureTeam(url: string, say: (line: string) => void): Promise<Measure[]> {
  // One connection each, so that other requests don't interfere.
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    options: '-c max_parallel_workers_per_gather=0',
  });
  const context: OperatorContext = {
    database: drizzle({ client: pool }) as unknown as Database,
    clock: createClock(),
    log: pino({ level: 'silent' }),
  };
  try {
    const today = merchantDayOf(context.clock.now());
    const { games } = await catalogueOf(context);
    const top = await seedTeam(
      url,
      today,
      games.slice(0, 5).map(({ gameId }) => gameId),
    );
    const { rows } = await pool.query<{ id: number }>(
      'select descendant_id as id from paths where ancestor_id = $1 and depth = 1 order by 1 limit 1',
      [top],
    );
    const caller = callerOf(top);
    const request = { ...week, account: '', cursor: '' };
    const first = await teamFigures(context, caller, request);
    if (first.totals?.members !== 100_000 || first.totals.bets === 0)
      throw new Error('The team was not seeded');
    const range = [top, dayAfter(today, -6), today];
    const overview: number[] = [];
    const next: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await timed(() => pool.query(bareCount, range)));
      overview.push(await timed(() => teamFigures(context, caller, request)));
      next.push(await timed(() => teamFigures(context, caller, { ...request, cursor: first.next ?? '' })));
    }
    const drilled = await timed(() =>
      teamFigures(context, caller, { ...request, account: `member${rows[0]?.id}` }),
    );
    say(`  overview ${Math.round(median(overview))} ms, drilled down ${Math.round(drilled)} ms`);
    const reference = { name: 'a bare count of the sums', values: bare };
    return [
      { name: 'overview of 100,000 members', unit: 'ms', values: overview, reference, goal, decides: true },
      { name: 'its second page', unit: 'ms', values: next, reference, goal, decides: true },
    ];
  } finally {
    await pool.end();
  }
}

const week = { period: '7days', from: '', to: '', gameType: '', language: 'EN' } as const;

const bareCount = `select count(*) from paths join (
    select account_id, day from ledger_day_sums union all select account_id, day from bet_day_sums
  ) as sums on sums.account_id = paths.descendant_id
  where ancestor_id = $1 and day between $2 and $3 and from_day <= day and (to_day is null or to_day > day)`;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begins = performance.now();
  await run();
  return performance.now() - begins;
}

const callerOf = (id: number): Caller => ({
  account: { id, name: 'top', type: 1, merchantCode: 'bench' },
  sessionId: 1,
  ip: '127.0.0.1',
  userAgent: 'bench',
  requestId: 'bench',
});

/**
 * Writes the line and the sums that its bets would have left; resolves with the id of its top. Connect as a superuser:
 * triggers are disabled.
 */
async function seedTeam(url: string, today: string, gameIds: string[]): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ id: number }>(
      `insert into accounts (merchant_code, name, type, registered_at) values ('bench', 'top', 1, 0) returning id`,
    );
    const top = rows[0]?.id ?? 0;
    let above = { first: top, count: 1 };
    for (const count of levels) {
      const { rows: placed } = await client.query<{ first: number }>(
        `with placed as (
          insert into accounts (merchant_code, name, type, registered_at, upline_id)
          select 'bench', 'member' || ($1::integer + $2::integer + number), 1, 0, $1::integer + number % $2::integer
          from generate_series(0, $3::integer - 1) as number returning id
        ) select min(id) as first from placed`,
        [above.first, above.count, count],
      );
      above = { first: placed[0]?.first ?? 0, count };
    }
    await client.query(
      `insert into paths (ancestor_id, descendant_id, depth, from_day)
      with recursive line as (
        select upline_id as ancestor_id, id as descendant_id, 1 as depth from accounts where id > $1
        union all
        select accounts.upline_id, descendant_id, depth + 1 from line join accounts on accounts.id = line.ancestor_id
        where accounts.upline_id is not null
      ) select ancestor_id, descendant_id, depth, '2020-01-01' from line`,
      [top],
    );
    const playing = (more = '') => `from accounts cross join generate_series(0, ${days - 1}) as ago
      cross join lateral (select $2::text[] as ids) as games
      cross join lateral (select to_char($3::date - ago, 'YYYY-MM-DD') as day) as dated ${more}
      where accounts.id >= $1 and (accounts.id + ago) % 10 = 0`;
    const given = [top, gameIds, today];
    await client.query(
      `insert into ledger_day_sums (account_id, day, kind, game_id, pocket, amount, movements)
      select id, day, kind, ids[1 + id % cardinality(ids)], 'cash', case kind when 'bet' then -500 else 400 end, 5
      ${playing("cross join (values ('bet'), ('win')) as kinds (kind)")}`,
      given,
    );
    await client.query(
      `insert into bet_day_sums (account_id, fun, day, game_id, state, bets, stake, valid, payout)
      select id, false, day, ids[1 + id % cardinality(ids)], 'settled', 5, 500, 500, 400 ${playing()}`,
      given,
    );
    await client.query('vacuum analyze');
    return top;
  } finally {
    await client.end();
  }
}
