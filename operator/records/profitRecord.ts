import { and, between, eq, inArray, or, sql } from 'drizzle-orm';
import { type Caller, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { betDaySums } from '#operator/database/tables/bets.tables.ts';
import { ledgerDaySums } from '#operator/database/tables/ledger.tables.ts';
import { catalogueOf } from '#operator/games/catalogue.ts';
import { depositKinds, playableKinds, withdrawalKinds } from '#operator/ledger/ledger.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { atOneMoment, calendarOf } from './range.ts';

/** Stakes and returns of bets, by posting day and game (REC-05, REC-07). */
export async function profitRecord(
  context: OperatorContext,
  caller: Caller,
  request: ParsedRequest<'profitRecord'>,
): Promise<HandlerValue<'profitRecord'>> {
  const { id: accountId } = signedIn(caller);
  const calendar = await calendarOf(context, accountId, request);
  const { from, to } = calendar;
  const catalogue = await catalogueOf(context);
  const names = catalogue.edition(request.language);
  return atOneMoment(context, async (database) => {
    const sumOf = (...kinds: string[]) =>
      sql`coalesce(sum(${ledgerDaySums.amount}) filter (where ${inArray(ledgerDaySums.kind, kinds)}), 0)`.mapWith(
        Number,
      );
    const rows = await database
      .select({
        day: ledgerDaySums.day,
        gameId: ledgerDaySums.gameId,
        // A refunded stake doesn't count.
        staked: sumOf('bet', 'refund'),
        payouts: sumOf('win', 'jackpotWin', 'correction'),
        bonuses: sumOf('bonus', 'bonusEnded'),
        rebates: sumOf('rebate'),
        deposits: sumOf(...depositKinds),
        withdrawn: sumOf(...withdrawalKinds),
      })
      .from(ledgerDaySums)
      .where(
        and(
          eq(ledgerDaySums.accountId, accountId),
          between(ledgerDaySums.day, from, to),
          or(
            and(
              inArray(ledgerDaySums.pocket, ['cash', 'bonus']),
              inArray(ledgerDaySums.kind, [...playableKinds]),
            ),
            inArray(ledgerDaySums.kind, [...withdrawalKinds]),
          ),
        ),
      )
      .groupBy(ledgerDaySums.day, ledgerDaySums.gameId)
      .orderBy(sql`${ledgerDaySums.day} desc`, ledgerDaySums.gameId);
    const unsettled = await database
      .select({ day: betDaySums.day, gameId: betDaySums.gameId, stake: betDaySums.stake })
      .from(betDaySums)
      .where(
        and(
          eq(betDaySums.accountId, accountId),
          eq(betDaySums.fun, false),
          eq(betDaySums.state, 'open'),
          between(betDaySums.day, from, to),
        ),
      );
    const openOf = new Map(unsettled.map(({ day, gameId, stake }) => [`${day} ${gameId}`, stake]));
    return {
      moment: context.clock.now(),
      ...calendar,
      list: rows.map(({ day, gameId, staked, payouts, bonuses, rebates, deposits, withdrawn }) => {
        const open = openOf.get(`${day} ${gameId}`) ?? 0;
        return {
          day,
          gameId,
          gameName: names.get(gameId)?.name ?? '',
          gameType: catalogue.byId.get(gameId)?.gameType ?? '',
          // Avoids negative zero.
          bets: (0 - staked) / 100,
          open: open / 100,
          payouts: payouts / 100,
          bonuses: bonuses / 100,
          rebates: rebates / 100,
          deposits: deposits / 100,
          withdrawals: (0 - withdrawn) / 100,
          net: (payouts + bonuses + rebates + staked + open) / 100,
        };
      }),
    };
  });
}
