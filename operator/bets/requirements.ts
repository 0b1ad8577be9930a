import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import {
  betDaySums,
  requirementFills,
  requirements,
  settlements,
  turnoverDebts,
} from '#operator/database/tables/bets.tables.ts';
import { games } from '#operator/database/tables/games.tables.ts';
import { defaultTurnover, merchants, type TurnoverRules } from '#operator/database/tables/system.tables.ts';
import { type Pockets, playable, pocketsOf } from '#operator/ledger/ledger.ts';
import { releasingProducts } from './products.ts';

export type Requirement = typeof requirements.$inferSelect;

export interface NewRequirement {
  accountId: number;
  /** Identifies its cause; each opens one requirement: `deposit:<order>`. */
  source: string;
  locks: Requirement['locks'];
  /** Centavos locked before anything is played. */
  base: number;
  /** Required turnover in centavos. */
  required: number;
  at: number;
}

/** Requires turnover before withdrawing, once per source (CASH-17); zero opens no requirement. */
export async function openRequirement(
  transaction: Database,
  { accountId, source, locks, base, required, at }: NewRequirement,
): Promise<void> {
  if (required === 0) return;
  await transaction
    .insert(requirements)
    .values({ accountId, source, locks, base, required, openedAt: at })
    .onConflictDoNothing();
}

/** Ends a requirement whose money has been taken back. */
export async function endRequirement(transaction: Database, source: string, at: number): Promise<void> {
  await transaction
    .update(requirements)
    .set({ state: 'lapsed', closedAt: at })
    .where(and(eq(requirements.source, source), eq(requirements.state, 'open')));
}

/** Required turnover for a deposit in centavos, by the merchant's factor within the allowed limit (CASH-21). */
export async function requiredFor(database: Database, deposit: number): Promise<number> {
  const { depositFactor } = await turnoverRules(database);
  const { depositTurnover, mostTurnoverFactor } = switchesIn(await merchantOf({ database }));
  return timesFactor(deposit, depositTurnover ? Math.min(depositFactor, mostTurnoverFactor) : 0);
}

/** Required turnover for a bonus in centavos, by the factor of its terms. */
export const bonusTurnover = async (database: Database, bonus: number, factor: number): Promise<number> =>
  timesFactor(bonus, await bonusFactor(database, factor));

/**
 * The factor of a bonus's terms that is allowed now, in hundredths (CASH-21): within the limit, and 0 where bonuses may
 * not mix products but turnover counts in several.
 */
export async function bonusFactor(database: Database, factor: number): Promise<number> {
  const { mostTurnoverFactor, mixedBonuses } = switchesIn(await merchantOf({ database }));
  if (!mixedBonuses && releasingProducts((await turnoverRules(database)).weights).length > 1) return 0;
  return Math.min(factor, mostTurnoverFactor);
}

/** Rounded up to the centavo; a factor is in hundredths. */
const timesFactor = (amount: number, factor: number): number =>
  Number((BigInt(amount) * BigInt(factor) + 99n) / 100n);

/** The part not yet played off, rounded up, in centavos. */
export const lockedBy = ({ base, required, played }: Pick<Requirement, 'base' | 'required' | 'played'>) => {
  const whole = BigInt(required);
  return Number((BigInt(base) * (whole - BigInt(played)) + whole - 1n) / whole);
};

/** Oldest first. */
export const openRequirements = (database: Database, accountId: number): Promise<Requirement[]> =>
  database
    .select()
    .from(requirements)
    .where(isOpenOf(accountId))
    .orderBy(asc(requirements.openedAt), asc(requirements.id));

const isOpenOf = (accountId: number) =>
  and(eq(requirements.accountId, accountId), eq(requirements.state, 'open'));

/** Centavos available for withdrawal: cash minus what requirements lock (CASH-17). */
export const withdrawable = ({ cash }: Pick<Pockets, 'cash'>, open: readonly Requirement[]): number =>
  Math.max(0, cash - open.reduce((sum, one) => (one.locks === 'cash' ? sum + lockedBy(one) : sum), 0));

export interface ValidBet {
  settlementId: number;
  accountId: number;
  gameId: string;
  placedAt: number;
  settledAt: number;
  /** Change in this bet's valid amount in centavos; negative for a correction. */
  valid: number;
}

/**
 * Turns a settled bet into turnover, under its member's lock. Fills the oldest requirement that was open when the bet was
 * placed first, each centavo once; a surplus is not kept (CASH-17). Ends the requirements of a member who has almost nothing
 * left. Resolves with the requirements closed.
 */
export async function countTurnover(transaction: Database, bet: ValidBet): Promise<Closed[]> {
  if (bet.valid < 0) await takeBackTurnover(transaction, bet);
  const { open, debt } = await standingOf(transaction, bet.accountId);
  const filled = bet.valid > 0 && open.length + debt > 0 ? await fillAll(transaction, bet, open, debt) : [];
  const lapsed = open.length > 0 ? await lapseRequirements(transaction, bet) : [];
  return [...filled.filter(({ state }) => state !== 'open'), ...lapsed];
}

type Closed = Pick<Requirement, 'source' | 'state'>;
const closed = { source: requirements.source, state: requirements.state };

/** Whether this member's settled bets have any requirement or debt to fill; otherwise `countTurnover` does nothing. */
export const awaitsTurnover = (accountId: number): SQL => sql`(
  exists (select from requirements where account_id = ${accountId} and state = 'open')
  or exists (select from turnover_debts where account_id = ${accountId} and amount > 0))`;

async function standingOf(
  transaction: Database,
  accountId: number,
): Promise<{ open: Requirement[]; debt: number }> {
  const debts = transaction
    .select({ amount: sql`coalesce(sum(${turnoverDebts.amount}), 0)`.mapWith(Number).as('debt') })
    .from(turnoverDebts)
    .where(eq(turnoverDebts.accountId, accountId))
    .as('debts');
  const rows = await transaction
    .select({ debt: debts.amount, requirement: requirements })
    .from(debts)
    .leftJoin(requirements, isOpenOf(accountId))
    .orderBy(asc(requirements.openedAt), asc(requirements.id));
  return {
    open: rows.flatMap(({ requirement }) => requirement ?? []),
    debt: rows[0]?.debt ?? 0,
  };
}

async function fillAll(
  transaction: Database,
  bet: ValidBet,
  open: readonly Requirement[],
  debt: number,
): Promise<Closed[]> {
  const turnover = await weigh(transaction, bet);
  const paid = Math.min(debt, turnover);
  if (paid > 0) await addToDebt(transaction, bet.accountId, -paid);
  let left = turnover - paid;
  const filled: Closed[] = [];
  for (const { id, played, required } of open.filter(({ openedAt }) => openedAt <= bet.placedAt)) {
    const amount = Math.min(left, required - played);
    if (amount === 0) continue;
    left -= amount;
    filled.push(...(await fill(transaction, bet, id, amount)));
  }
  return filled;
}

/** Open bets count as remaining money. */
async function lapseRequirements(
  transaction: Database,
  { accountId, settledAt }: ValidBet,
): Promise<Closed[]> {
  const [open] = await transaction
    .select({ stake: sql`coalesce(sum(${betDaySums.stake}), 0)`.mapWith(Number) })
    .from(betDaySums)
    .where(and(eq(betDaySums.accountId, accountId), eq(betDaySums.fun, false), eq(betDaySums.state, 'open')));
  const left = playable(await pocketsOf(transaction, accountId)) + (open?.stake ?? 0);
  if (left >= (await turnoverRules(transaction)).lapseBelow) return [];
  return transaction
    .update(requirements)
    .set({ state: 'lapsed', closedAt: settledAt })
    .where(isOpenOf(accountId))
    .returning(closed);
}

async function fill(
  transaction: Database,
  { settlementId, settledAt }: ValidBet,
  requirementId: number,
  amount: number,
): Promise<Closed[]> {
  await transaction.insert(requirementFills).values({ settlementId, requirementId, amount });
  const played = sql`${requirements.played} + ${amount}`;
  const isMet = sql`${played} >= ${requirements.required}`;
  return transaction
    .update(requirements)
    .set({
      played,
      state: sql`case when ${isMet} then 'met' else 'open' end`,
      closedAt: sql`case when ${isMet} then ${settledAt}::bigint end`,
    })
    .where(eq(requirements.id, requirementId))
    .returning(closed);
}

/**
 * Takes it back from open requirements that the same bet filled, the latest first. Closed ones stay closed; the rest is
 * a debt that later bets have to make up for before they count.
 */
async function takeBackTurnover(transaction: Database, bet: ValidBet): Promise<void> {
  let left = -(await weigh(transaction, bet));
  const [own] = await transaction.select().from(settlements).where(eq(settlements.id, bet.settlementId));
  if (!own) throw new Error(`There is no settlement ${bet.settlementId}`);
  const versions = transaction
    .select({ id: settlements.id })
    .from(settlements)
    .where(
      and(
        eq(settlements.source, own.source),
        eq(settlements.betId, own.betId),
        lte(settlements.version, own.version),
      ),
    );
  const filled = await transaction
    .select({
      id: requirements.id,
      amount: sql`sum(${requirementFills.amount})`.mapWith(Number),
    })
    .from(requirementFills)
    .innerJoin(requirements, eq(requirements.id, requirementFills.requirementId))
    .where(and(inArray(requirementFills.settlementId, versions), eq(requirements.state, 'open')))
    .groupBy(requirements.id)
    .orderBy(sql`${requirements.openedAt} desc`, sql`${requirements.id} desc`);
  for (const { id, amount } of filled) {
    const taken = Math.min(left, amount);
    if (taken <= 0) continue;
    left -= taken;
    await fill(transaction, bet, id, -taken);
  }
  if (left > 0) await addToDebt(transaction, bet.accountId, left);
}

async function addToDebt(transaction: Database, accountId: number, amount: number): Promise<void> {
  await transaction
    .insert(turnoverDebts)
    .values({ accountId, amount: Math.max(0, amount) })
    .onConflictDoUpdate({
      target: turnoverDebts.accountId,
      set: { amount: sql`${turnoverDebts.amount} + ${amount}` },
    });
}

/** Weighted by the game's category, truncated to whole centavos (CASH-18). */
async function weigh(database: Database, { gameId, valid }: ValidBet): Promise<number> {
  const { weights } = await turnoverRules(database);
  const [game] = await database
    .select({ gameType: games.gameType })
    .from(games)
    .where(eq(games.gameId, gameId));
  const weight = (game && weights[game.gameType]) ?? 100;
  return Number((BigInt(valid) * BigInt(weight)) / 100n);
}

/** The merchant's turnover rules. */
export async function turnoverRules(database: Database): Promise<TurnoverRules> {
  const [merchant] = await database.select({ rules: merchants.turnover }).from(merchants).limit(1);
  return merchant?.rules ?? defaultTurnover;
}
