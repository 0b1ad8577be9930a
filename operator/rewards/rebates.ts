import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { settlements } from '#operator/database/tables/bets.tables.ts';
import { insertRows, rowsOf } from '#operator/database/insertRows.ts';
import { rebateCarries, rebateClaims, rebateRows } from '#operator/database/tables/rebates.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { pocketOf, post } from '#operator/ledger/ledger.ts';
import { exclusionOf, refuseDemands } from '#operator/payments/demands/demands.ts';
import { nextNumber } from '#operator/payments/numbers.ts';
import { atOneMoment, merchantTimeZone } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { bettorRate } from './bettorRates.ts';
import { levelsKnownUntil } from './levels.ts';
import { type RebateRow, rebatesOf, type Settled } from './rebateRows.ts';

/** Rows of all bets settled since the last claim, and the remainders. */
interface Due {
  rows: RebateRow[];
  carries: ReadonlyMap<string, number>;
  /** Centavos. */
  sum: number;
}

/** The member's rebate since the last claim (BEN-09). */
export async function rebatePage(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'rebate'>> {
  const [excluded] = await exclusionOf(context, accountId, language);
  return atOneMoment(context, async (database) => {
    const through = await newestSettlement(database, accountId);
    const last = await lastClaim(database, accountId);
    const { rows, sum } = await dueOf(database, accountId, last?.through ?? 0, through);
    return {
      sum: sum / 100,
      rows: rows.map(inPesos),
      through: String(through),
      claimed: last && { at: last.claimedAt, sum: last.sum / 100 },
      refusal: excluded?.text ?? '',
      now: context.clock.now(),
      timeZone: await merchantTimeZone(database),
    };
  });
}

/**
 * Pays the rebate that was shown, once per key: bets up to `through`, whatever has been settled since. Refuses with
 * `conflict` if another claim has taken it or nothing is left, with `requestInvalid` for a `through` that no page
 * showed, and with `demandOpen` an excluded member.
 */
export async function claimRebate(
  context: OperatorContext,
  accountId: number,
  { key, through: shown, language }: ParsedRequest<'claimRebate'>,
): Promise<HandlerValue<'claimRebate'>> {
  if (!/^\d{1,15}$/.test(shown)) throw new Refusal('requestInvalid', { message: "There's no such bet." });
  return context.database.transaction((database) => {
    const within = { ...context, database };
    const request = { accountId, call: 'rebate', key, body: { through: shown } } as const;
    return once(within, database, request, async () => {
      refuseDemands(await exclusionOf(within, accountId, language));
      const through = Math.min(Number(shown), await newestSettlement(database, accountId));
      const last = await lastClaim(database, accountId);
      const due = await dueOf(database, accountId, last?.through ?? 0, through);
      if (due.sum === 0) throw new Refusal('conflict', { message: 'This rebate has already been claimed.' });
      return pay(within, accountId, through, due);
    });
  });
}

async function pay(
  { database, clock }: OperatorContext,
  accountId: number,
  through: number,
  { rows, carries, sum }: Due,
): Promise<HandlerValue<'claimRebate'>> {
  const at = clock.now();
  const number = await nextNumber(database, 'R');
  await post(database, {
    idempotencyKey: `rebate:${number}`,
    kind: 'rebate',
    reference: number,
    at,
    postings: [
      { owner: 'house:bonuses', amount: -sum },
      { owner: pocketOf(accountId, 'cash'), amount: sum },
    ],
  });
  const [claim] = await database
    .insert(rebateClaims)
    .values({ accountId, number, through, sum, claimedAt: at })
    .returning({ id: rebateClaims.id });
  if (!claim) throw new Error('The claim was not kept');
  await database.insert(rebateRows).values(rows.map((row) => ({ ...row, claimId: claim.id })));
  await database.delete(rebateCarries).where(eq(rebateCarries.accountId, accountId));
  const left = [...carries].map(([gameType, amount]) => ({ accountId, gameType, amount }));
  if (left.length > 0) await database.execute(insertRows(rebateCarries, left));
  return describeClaim({ number, claimedAt: at, sum }, rows);
}

export const describeClaim = (
  { number, claimedAt, sum }: Pick<typeof rebateClaims.$inferSelect, 'number' | 'claimedAt' | 'sum'>,
  rows: readonly RebateRow[],
): HandlerValue<'claimRebate'> => ({
  number,
  at: claimedAt,
  sum: sum / 100,
  valid: rows.reduce((all, { valid }) => all + valid, 0) / 100,
  rows: rows.map(inPesos),
});

const inPesos = ({ day, gameType, valid, carried, rate, rebate }: RebateRow) => ({
  day,
  gameType,
  valid: valid / 100,
  carried: carried / 100,
  rate: rate / 100,
  rebate: rebate / 100,
});

/**
 * Settlements are stored under the member's lock, so later ones have higher numbers. 0 for none. Settlements after
 * midnight wait until that day's level is known.
 */
async function newestSettlement(database: Database, accountId: number): Promise<number> {
  const [newest] = await database
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(eq(settlements.accountId, accountId), lte(settlements.day, levelsKnownUntil)))
    .orderBy(desc(settlements.id))
    .limit(1);
  return newest?.id ?? 0;
}

async function lastClaim(
  database: Database,
  accountId: number,
): Promise<typeof rebateClaims.$inferSelect | null> {
  const [last] = await database
    .select()
    .from(rebateClaims)
    .where(eq(rebateClaims.accountId, accountId))
    .orderBy(desc(rebateClaims.through))
    .limit(1);
  return last ?? null;
}

async function dueOf(database: Database, accountId: number, after: number, through: number): Promise<Due> {
  const settled = await rowsOf<Record<keyof Settled, string>>(
    database,
    sql`
      select changed.day, changed.game_type as "gameType", changed.valid::text, rated.rate::text
      from (
        select settled.day, game.game_type, sum(settled.valid - coalesce(earlier.valid, 0)) as valid
        from settlements settled
        join games game on game.game_id = settled.game_id
        left join settlements earlier on earlier.source = settled.source and earlier.bet_id = settled.bet_id
          and earlier.version = settled.version - 1
        where settled.account_id = ${accountId} and settled.id > ${after} and settled.id <= ${through}
        group by settled.day, game.game_type
      ) as changed
      join lateral (
        select ${bettorRate(sql`${accountId}::integer`, sql`changed.game_type`, sql`changed.day`)} as rate
      ) as rated on rated.rate > 0
      where changed.valid <> 0
      order by changed.day, changed.game_type`,
  );
  const carried = await database.select().from(rebateCarries).where(eq(rebateCarries.accountId, accountId));
  const before = new Map(carried.map(({ gameType, amount }) => [gameType, amount]));
  const { rows, carries } = rebatesOf(
    settled.map(({ day, gameType, valid, rate }) => ({
      day,
      gameType,
      valid: Number(valid),
      rate: Number(rate),
    })),
    before,
  );
  return { rows, carries, sum: rows.reduce((sum, { rebate }) => sum + rebate, 0) };
}
