import { type SQL, sql } from 'drizzle-orm';
import { rateOn } from '#operator/agents/rebateRates.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';

/** That of the level on the day, where it has one of the category, else everybody's (BEN-05). */
const levelRate = (accountId: SQL, gameType: SQL, day: SQL) =>
  sql<number>`coalesce(
    (select of_level.rate from level_rates as of_level
     where of_level.level = level_on(${accountId}, ${day}) and of_level.game_type = ${gameType}
       and of_level.from_day <= ${day} order by of_level.from_day desc limit 1),
    (select general.rate from rebate_rates as general where general.game_type = ${gameType}
       and general.from_day <= ${day} order by general.from_day desc limit 1),
    0)`;

/**
 * Which rate pays the bettor for a day, in hundredths of a per cent: the own one that the line gave, from the day on that
 * the merchant has set, else the level's; never both (TEAM-12).
 */
export const bettorRate = (accountId: SQL, gameType: SQL, day: SQL) =>
  sql<number>`case when ${day} >= (select rebates ->> 'byLineFrom' from ${merchants} limit 1)
    then ${rateOn(accountId, gameType, day)} else ${levelRate(accountId, gameType, day)} end`;
