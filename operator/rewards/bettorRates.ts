import { type SQL, sql } from 'drizzle-orm';
import { rateOn } from '#operator/agents/rebateRates.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';

/** The level's rate for the category on the day, or else the general one (BEN-05). */
const levelRate = (accountId: SQL, gameType: SQL, day: SQL) =>
  sql<number>`coalesce(
    (select of_level.rate from level_rates as of_level
     where of_level.level = level_on(${accountId}, ${day}) and of_level.game_type = ${gameType}
       and of_level.from_day <= ${day} order by of_level.from_day desc limit 1),
    (select general.rate from rebate_rates as general where general.game_type = ${gameType}
       and general.from_day <= ${day} order by general.from_day desc limit 1),
    0)`;

/**
 * The bettor's rebate rate for a day, in hundredths of a percent: from the merchant's set day on the one given by the
 * line, before that the level's; never both (TEAM-12).
 */
export const bettorRate = (accountId: SQL, gameType: SQL, day: SQL) =>
  sql<number>`case when ${day} >= (select rebates ->> 'byLineFrom' from ${merchants} limit 1)
    then ${rateOn(accountId, gameType, day)} else ${levelRate(accountId, gameType, day)} end`;
