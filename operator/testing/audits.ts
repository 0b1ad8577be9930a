import { sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';

/** Daily sums that differ from the bets. */
export async function wrongSums(database: Database): Promise<unknown[]> {
  const { rows } = (await database.execute(sql`
    with bets as (
      select account_id, fun, game_id, merchant_day(created_at) as day, 'settled' as state, stake, payout + jackpot_won as payout
      from play_rounds
      union all
      select account_id, false, game_id, merchant_day(placed_at),
        case when status in ('open', 'cancelled') then status else 'settled' end, stake, won from lottery_orders
      union all
      select account_id, false, game_id, merchant_day(placed_at),
        case when status = 'open' then 'open' when status in ('refunded', 'voided') then 'refunded'
          when (select max(version) from settlements where source = 'sports' and bet_id = sports_tickets.id) > 1 then 'corrected'
          else 'settled' end,
        stake, won from sports_tickets
    ), added as (
      select account_id, fun, game_id, day, state, count(*) as bets, sum(stake) as stake, sum(payout) as payout
      from bets group by 1, 2, 3, 4, 5
    )
    select * from added full join (select * from bet_day_sums where bets <> 0 or stake <> 0 or payout <> 0) as sums
      using (account_id, fun, game_id, day, state)
    where added.bets is distinct from sums.bets or added.stake is distinct from sums.stake
      or added.payout is distinct from sums.payout`)) as unknown as { rows: unknown[] };
  return rows;
}

/** Valid bets in the current settlements that differ from the sums. */
export async function wrongValid(database: Database): Promise<unknown[]> {
  const { rows } = (await database.execute(sql`
    with current as (
      select distinct on (source, bet_id) account_id, valid from settlements order by source, bet_id, version desc
    ), settled as (select account_id, sum(valid) as valid from current group by 1),
    counted as (select account_id, sum(valid) as valid from bet_day_sums where not fun group by 1)
    select * from settled full join counted using (account_id)
    where coalesce(settled.valid, 0) <> coalesce(counted.valid, 0)`)) as unknown as { rows: unknown[] };
  return rows;
}

/** Bonuses whose requirement isn't open exactly while they are in turnover (BEN-12). */
export async function wrongBonuses(database: Database): Promise<unknown[]> {
  const { rows } = (await database.execute(sql`
    select bonus.id from ${bonuses} bonus
    left join requirements requirement on requirement.source = 'bonus:' || bonus.id and requirement.state = 'open'
    where (bonus.state = 'inTurnover') <> (requirement.id is not null)`)) as unknown as { rows: unknown[] };
  return rows;
}
