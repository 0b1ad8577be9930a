import { sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import type { Job, Period } from '#operator/jobs/jobs.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { postPoints } from './pointsBook.ts';

/** Parts per point: points per ₱10,000.00 equal this many parts per centavo. */
const partsAPoint = 1_000_000;

/**
 * Gives real accounts points for the bets settled in an hour, at the rate of the day of their first settlement
 * (BEN-04). Fractions are carried over; a correction counts with its difference, in its own hour.
 */
export const pointsJob: Job = {
  name: 'points',
  every: 'hour',
  async close({ database }, period) {
    await carry(database, period);
    return takeWhole(database);
  },
  async pay({ database, clock }, { accountId, amount, key }) {
    await lockMember(database, accountId);
    await postPoints(database, {
      key,
      kind: 'earned',
      reference: '',
      accountId,
      points: amount,
      at: clock.now(),
    });
    return 'made';
  },
};

const carry = (database: Database, { begins, ends, firstDay, lastDay }: Period) =>
  database.execute(sql`
    insert into point_carries (account_id, parts)
    select settled.account_id, sum((settled.valid - coalesce(earlier.valid, 0)) * rated.rate)::bigint
    from settlements settled
    join accounts account on account.id = settled.account_id and account.type in (0, 1, 2)
    join games game on game.game_id = settled.game_id
    join settlements first on first.source = settled.source and first.bet_id = settled.bet_id and first.version = 1
    left join settlements earlier on earlier.source = settled.source and earlier.bet_id = settled.bet_id
      and earlier.version = settled.version - 1
    join lateral (
      select rate from point_rates
      where point_rates.game_type = game.game_type and point_rates.from_day <= first.day
      order by point_rates.from_day desc limit 1
    ) as rated on true
    where settled.day between ${firstDay} and ${lastDay}
      and settled.settled_at >= ${begins} and settled.settled_at < ${ends}
    group by settled.account_id
    on conflict (account_id) do update set parts = point_carries.parts + excluded.parts`);

/** Needs no lock: carries change only when a period is closed, which a single process does. */
async function takeWhole(database: Database) {
  const whole = await rowsOf<{ id: number; points: string }>(
    database,
    sql`
      with due as (select account_id, parts / ${partsAPoint} as points from point_carries where parts >= ${partsAPoint})
      update point_carries carried set parts = carried.parts - due.points * ${partsAPoint}
      from due where carried.account_id = due.account_id
      returning carried.account_id as id, due.points::text as points`,
  );
  return whole.map(({ id, points }) => ({ accountId: id, amount: Number(points), details: {} }));
}
