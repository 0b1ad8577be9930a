import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { rateOn } from '#operator/agents/rebateRates.ts';
import { aboveOn, everBelow } from '#operator/agents/line.ts';
import type { Database } from '#operator/core/context.ts';
import { commissionDays, commissions } from '#operator/database/tables/commissions.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { jobs } from '#operator/database/tables/jobs.tables.ts';
import type { Job } from '#operator/jobs/jobs.ts';
import { pocketOf, post } from '#operator/ledger/ledger.ts';
import { nextNumber } from '#operator/payments/numbers.ts';
import type { Days } from '#operator/records/range.ts';

const name = 'agentRebate';

/** An agent's commission on these centavos: own rate minus the next one below, rounded down; none for a negative sum. */
const share = (valid: SQL) => sql`div(greatest(${valid}, 0)::numeric * (rate - below), 10000)::bigint`;

const columns = sql.raw(
  'agent_id, member_id, game_type, day, version, period, child_id, valid, rate, below, amount',
);

/**
 * Commissions added by bets settled on these days, as rows of `commissions` (TEAM-12); of one agent if `agentId` is
 * given. A correction counts in its own period, with the line and rates of the first settlement's day. Nobody's rate
 * counts for more than that of anyone above, so that a line never gets more than its top rate of a day's valid bets.
 */
export const earningsOf = ({ from, to }: Days, agentId: number | null = null): SQL => sql`
  with changed as (
    select settled.account_id as member_id, played.game_type, original.day, settled.day as period,
      sum(settled.valid - coalesce(earlier.valid, 0)) as valid
    from settlements settled
    join games played on played.game_id = settled.game_id
    join settlements original on original.source = settled.source and original.bet_id = settled.bet_id
      and original.version = 1
    left join settlements earlier on earlier.source = settled.source and earlier.bet_id = settled.bet_id
      and earlier.version = settled.version - 1
    where settled.day between ${from} and ${to}
      ${agentId === null ? sql`` : sql`and settled.account_id in ${everBelow(agentId)}`}
    group by settled.account_id, played.game_type, original.day, settled.day
    having sum(settled.valid - coalesce(earlier.valid, 0)) <> 0
  ), places as (
    select changed.*, 0 as depth, changed.member_id as account_id from changed
    union all
    select changed.*, above.depth, above.ancestor_id from changed
    cross join lateral ${aboveOn(sql`changed.member_id`, sql<string>`changed.day`)} as above
  ), rated as (
    select places.*, min(${rateOn(sql`places.account_id`, sql`places.game_type`, sql`places.day`)})
      over (partition by member_id, game_type, day, period order by depth desc) as rate
    from places
  ), earning as (
    select rated.*, lag(rate) over line as below, lag(account_id) over line as child_id
    from rated window line as (partition by member_id, game_type, day, period order by depth)
  ), counted as (
    select earning.*,
      known.valid + coalesce(sum(earning.valid) over (periods rows between unbounded preceding and 1 preceding), 0) as before,
      known.versions + row_number() over periods as version
    from earning
    cross join lateral (
      select coalesce(sum(kept.valid), 0) as valid, count(*) as versions from ${commissions} as kept
      where kept.agent_id = account_id and kept.member_id = earning.member_id
        and kept.game_type = earning.game_type and kept.day = earning.day
    ) as known
    where depth > 0 ${agentId === null ? sql`` : sql`and account_id = ${agentId}`}
    window periods as (partition by account_id, member_id, game_type, day order by period)
  )
  select account_id as agent_id, member_id, game_type, day, version, period, child_id, valid, rate, below,
    ${share(sql`before + valid`)} - ${share(sql`before`)} as amount
  from counted`;

/** The first day that isn't closed; null before there is one. */
export async function firstOpenDay(database: Database): Promise<string | null> {
  const [open] = await database
    .select({ day: sql<string>`merchant_day(${jobs.begins})` })
    .from(jobs)
    .where(and(eq(jobs.job, name), isNull(jobs.closedAt)));
  return open?.day ?? null;
}

/**
 * Pays agents the line's commissions, once per day (TEAM-12, BEN-13). Corrections beyond a day's commissions are offset
 * against later days.
 */
export const commissionJob: Job = {
  name,
  every: 'day',
  async close({ database }, { firstDay: day }) {
    const earned = await rowsOf<{ agentId: number; earned: string }>(
      database,
      sql`with kept as (
          insert into ${commissions} (${columns}) ${earningsOf({ from: day, to: day })} returning agent_id, amount
        )
        select agent_id as "agentId", sum(amount)::text as earned from kept group by agent_id order by agent_id`,
    );
    const carried = await carriedBy(database, day);
    const days = earned.map(({ agentId, earned: text }) => {
      const [sum, carriedIn] = [Number(text), carried.get(agentId) ?? 0];
      const left = sum + carriedIn;
      const [due, carriedOut] = [Math.max(0, left), Math.min(0, left)];
      return { agentId, day, earned: sum, carriedIn, due, carriedOut };
    });
    for (let at = 0; at < days.length; at += rowsAtOnce) {
      await database.insert(commissionDays).values(days.slice(at, at + rowsAtOnce));
    }
    return days
      .filter(({ due }) => due > 0)
      .map(({ agentId, due }) => ({ accountId: agentId, amount: due, details: {} }));
  },
  async pay({ database, clock }, { accountId, amount, key, period }) {
    const number = await nextNumber(database, 'A');
    await post(database, {
      idempotencyKey: key,
      kind: 'commission',
      reference: number,
      at: clock.now(),
      postings: [
        { owner: 'house:agents', amount: -amount },
        { owner: pocketOf(accountId, 'cash'), amount },
      ],
    });
    await database
      .update(commissionDays)
      .set({ paidAt: clock.now(), number })
      .where(and(eq(commissionDays.agentId, accountId), eq(commissionDays.day, period.firstDay)));
    return 'made';
  },
};

const rowsAtOnce = 1_000;

/** Negative remainders of earlier days, by agent. */
async function carriedBy(database: Database, day: string): Promise<ReadonlyMap<number, number>> {
  const last = database
    .selectDistinctOn([commissionDays.agentId], {
      agentId: commissionDays.agentId,
      carriedOut: commissionDays.carriedOut,
    })
    .from(commissionDays)
    .where(lt(commissionDays.day, day))
    .orderBy(commissionDays.agentId, desc(commissionDays.day))
    .as('last');
  const found = await database.select().from(last).where(lt(last.carriedOut, 0));
  return new Map(found.map(({ agentId, carriedOut }) => [agentId, carriedOut]));
}
