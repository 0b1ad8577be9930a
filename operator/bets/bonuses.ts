import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { violates } from '#operator/database/errors.ts';
import { ledgerTransactions, receivables } from '#operator/database/tables/ledger.tables.ts';
import { lockPockets, pocketOf, post, type Posting } from '#operator/ledger/ledger.ts';
import type { Split } from '#operator/ledger/stakes.ts';
import { moveOf, rewardTable } from '@araw/contract/values/stateTables';
import { endRequirement, openRequirement } from './requirements.ts';

export type Bonus = typeof bonuses.$inferSelect;
export type BonusEvent = (typeof rewardTable.columns)[number][0];

export type NewBonus = Pick<
  Bonus,
  | 'accountId'
  | 'number'
  | 'source'
  | 'origin'
  | 'amount'
  | 'turnover'
  | 'cap'
  | 'largestBet'
  | 'onWithdrawal'
  | 'startsItself'
  | 'turnoverDays'
  | 'endsAt'
>;

const day = 86_400_000;

/** Gives a bonus to claim, once per source; an automatic one begins as soon as no other is running. */
export async function giveBonus(transaction: Database, given: NewBonus, at: number): Promise<Bonus> {
  await lockPockets(transaction, given.accountId);
  const [made] = await transaction
    .insert(bonuses)
    .values({ ...given, state: 'claimable', createdAt: at })
    .onConflictDoNothing({ target: bonuses.source })
    .returning();
  if (made) await startNext(transaction, given.accountId, at);
  const [bonus] = await transaction.select().from(bonuses).where(eq(bonuses.source, given.source));
  if (!bonus) throw new Error(`There is no bonus of ${given.source}`);
  return bonus;
}

/**
 * Every change of a bonus goes through here, in the caller's transaction: by the reward table, with its money (BEN-12).
 * After the deadline every event counts as the deadline, whether or not the job has run. Throws Refusal `conflict` for
 * whatever the table rejects, for a claim after the deadline, and for one during another bonus's turnover (BEN-03).
 */
export async function applyBonus(
  transaction: Database,
  id: string,
  happening: BonusEvent,
  at: number,
): Promise<Bonus> {
  const before = await lockBonus(transaction, id);
  const isOver = before.endedAt === null && before.endsAt !== null && before.endsAt <= at;
  if (isOver && happening === 'claim') throw conflict(before);
  const event = isOver && happening !== 'revoke' ? 'due' : happening;
  const move = moveOf(rewardTable, before.state, event, choiceOf(before, event));
  if (move.result === 'rejected') throw conflict(before);
  if (move.result !== 'moved') return before;
  if (event === 'claim') return begin(transaction, before, at);
  const ended = await end(transaction, before, move.to, at);
  if (before.state === 'inTurnover') await startNext(transaction, before.accountId, at);
  return ended;
}

function choiceOf({ turnover, onWithdrawal }: Bonus, event: BonusEvent): Bonus['state'] | undefined {
  if (event === 'claim') return turnover === 0 ? 'done' : 'inTurnover';
  if (event === 'payout') return onWithdrawal === 'forfeits' ? 'forfeited' : 'inTurnover';
  return undefined;
}

/** Revokes bonuses based on something that was reversed. */
export async function revokeBonuses(transaction: Database, origin: string, at: number): Promise<void> {
  const standing = await transaction
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(eq(bonuses.origin, origin))
    .orderBy(asc(bonuses.createdAt), asc(bonuses.id));
  for (const { id } of standing) await applyBonus(transaction, id, 'revoke', at);
}

/** The member's bonus in turnover; null if there is none, or its deadline has passed. */
export async function bonusInTurnover(
  database: Database,
  accountId: number,
  at: number,
): Promise<Bonus | null> {
  const [running] = await database
    .select()
    .from(bonuses)
    .where(
      and(
        eq(bonuses.accountId, accountId),
        eq(bonuses.state, 'inTurnover'),
        or(isNull(bonuses.endsAt), gt(bonuses.endsAt, at)),
      ),
    );
  return running ?? null;
}

/**
 * Call it before taking stakes: a bet that uses bonus money must not exceed the bonus's limit (BEN-11). Throws Refusal
 * `amountOutOfBounds` with the limit.
 */
export async function refuseLargeBets(
  transaction: Database,
  accountId: number,
  stakes: readonly Split[],
  at: number,
): Promise<void> {
  const largest = Math.max(
    0,
    ...stakes.filter((stake) => stake.bonus > 0).map((one) => one.cash + one.bonus),
  );
  if (largest === 0) return;
  const most = (await bonusInTurnover(transaction, accountId, at))?.largestBet ?? null;
  if (most === null || largest <= most) return;
  throw new Refusal('amountOutOfBounds', {
    message: `Bets with bonus money can't be over ₱${(most / 100).toFixed(2)}.`,
    value: { bound: 'most', amount: most / 100 },
  });
}

/** The bonus behind a requirement's source; null for any other source. */
export const bonusIdOf = (source: string): string | null => /^bonus:(.+)$/.exec(source)?.[1] ?? null;

const requirementOf = ({ id }: Bonus) => `bonus:${id}`;

const conflict = ({ state }: Bonus) => new Refusal('conflict', { value: { state } });

/** Lock order: the member first, then the bonus, as in every movement. */
async function lockBonus(transaction: Database, id: string): Promise<Bonus> {
  const [known] = await transaction
    .select({ accountId: bonuses.accountId })
    .from(bonuses)
    .where(eq(bonuses.id, id));
  if (!known) throw new Refusal('notFound');
  await lockPockets(transaction, known.accountId);
  const [bonus] = await transaction.select().from(bonuses).where(eq(bonuses.id, id)).for('update');
  if (!bonus) throw new Refusal('notFound');
  return bonus;
}

async function update(transaction: Database, id: string, values: Partial<Bonus>): Promise<Bonus> {
  const [bonus] = await transaction.update(bonuses).set(values).where(eq(bonuses.id, id)).returning();
  if (!bonus) throw new Error(`There is no bonus ${id}`);
  return bonus;
}

/** Into the bonus pocket with its turnover, or to cash if it has none. */
async function begin(transaction: Database, bonus: Bonus, at: number): Promise<Bonus> {
  const { id, accountId, number, amount, turnover, cap, turnoverDays } = bonus;
  const isFree = turnover === 0;
  const paid = isFree ? Math.min(amount, cap ?? amount) : amount;
  const { transactionId } = await post(transaction, {
    idempotencyKey: `bonus:${id}`,
    kind: 'bonus',
    reference: number,
    at,
    postings: [
      { owner: 'house:bonuses', amount: -paid },
      { owner: pocketOf(accountId, isFree ? 'cash' : 'bonus'), amount: paid },
    ],
  });
  if (isFree) {
    return update(transaction, id, { state: 'done', converted: paid, claimedAt: at, endedAt: at });
  }
  await openRequirement(transaction, {
    accountId,
    source: requirementOf(bonus),
    locks: 'bonus',
    base: amount,
    required: turnover,
    at,
  });
  try {
    return await update(transaction, id, {
      state: 'inTurnover',
      claimedAt: at,
      startedBy: transactionId,
      endsAt: turnoverDays === null ? null : at + turnoverDays * day,
      announcedAt: null,
    });
  } catch (error) {
    if (violates(error, 'bonuses_one_in_turnover')) throw conflict(bonus);
    throw error;
  }
}

/** At most one movement; none if nothing was left. */
async function end(transaction: Database, bonus: Bonus, to: Bonus['state'], at: number): Promise<Bonus> {
  if (bonus.state === 'done') return takeBackConverted(transaction, bonus, at);
  const isDone = to === 'done';
  const converted = bonus.state === 'inTurnover' ? await emptyPocket(transaction, bonus, isDone, at) : 0;
  await endRequirement(transaction, requirementOf(bonus), at);
  return update(transaction, bonus.id, { state: to, converted, endedAt: at });
}

/** Resolves with the amount converted to cash. */
async function emptyPocket(
  transaction: Database,
  { id, accountId, number, cap }: Bonus,
  isDone: boolean,
  at: number,
): Promise<number> {
  const { bonus: left } = await lockPockets(transaction, accountId);
  const converted = isDone ? Math.min(left, cap ?? left) : 0;
  await postEnd(transaction, `bonusEnded:${id}`, number, at, [
    { owner: pocketOf(accountId, 'bonus'), amount: -left },
    { owner: pocketOf(accountId, 'cash'), amount: converted },
    { owner: 'house:bonuses', amount: left - converted },
  ]);
  return converted;
}

/** Takes back what is available; the rest becomes a debt (CASH-20). */
async function takeBackConverted(transaction: Database, bonus: Bonus, at: number): Promise<Bonus> {
  const { id, accountId, number, converted } = bonus;
  const { cash } = await lockPockets(transaction, accountId);
  const taken = Math.min(cash, converted);
  const owed = converted - taken;
  const key = `bonusRevoked:${id}`;
  await postEnd(transaction, key, number, at, [
    { owner: pocketOf(accountId, 'cash'), amount: -taken },
    { owner: 'house:receivables', amount: -owed },
    { owner: 'house:bonuses', amount: converted },
  ]);
  if (owed > 0) {
    await transaction.insert(receivables).values({ accountId, source: key, amount: owed, createdAt: at });
  }
  return update(transaction, id, { state: 'revoked', converted: 0, endedAt: at });
}

async function postEnd(
  transaction: Database,
  idempotencyKey: string,
  reference: string,
  at: number,
  parts: Posting[],
): Promise<void> {
  const postings = parts.filter(({ amount }) => amount !== 0);
  if (postings.length > 0)
    await post(transaction, { idempotencyKey, kind: 'bonusEnded', reference, at, postings });
}

/** Whether a new one has to wait; one past its deadline counts until it is ended. */
export const hasOneInPlay = async (database: Database, accountId: number): Promise<boolean> =>
  (await database.$count(bonuses, and(eq(bonuses.accountId, accountId), eq(bonuses.state, 'inTurnover')))) >
  0;

/** Centavos added to the balance when the current bonus ends: waiting bonuses without turnover, and the next one with. */
export async function startingAfter(database: Database, accountId: number, at: number): Promise<number> {
  const waiting = await database
    .select({ amount: bonuses.amount, turnover: bonuses.turnover, cap: bonuses.cap })
    .from(bonuses)
    .where(startsItself(accountId, at))
    .orderBy(asc(bonuses.createdAt), asc(bonuses.id));
  const first = waiting.findIndex(({ turnover }) => turnover > 0);
  const starting = first === -1 ? waiting : waiting.slice(0, first + 1);
  return starting.reduce(
    (sum, { amount, turnover, cap }) => sum + (turnover > 0 ? amount : Math.min(amount, cap ?? amount)),
    0,
  );
}

const startsItself = (accountId: number, at: number) =>
  and(
    eq(bonuses.accountId, accountId),
    eq(bonuses.state, 'claimable'),
    eq(bonuses.startsItself, true),
    or(isNull(bonuses.endsAt), gt(bonuses.endsAt, at)),
  );

/** The oldest automatic bonus, if none is in turnover. */
async function startNext(transaction: Database, accountId: number, at: number): Promise<void> {
  if (await hasOneInPlay(transaction, accountId)) return;
  const [next] = await transaction
    .select()
    .from(bonuses)
    .where(startsItself(accountId, at))
    .orderBy(asc(bonuses.createdAt), asc(bonuses.id))
    .limit(1);
  if (!next) return;
  const { state } = await applyBonus(transaction, next.id, 'claim', at);
  if (state === 'done') await startNext(transaction, accountId, at);
}

interface Return {
  accountId: number;
  /** Key of the movement that took the stake. */
  bet: string;
  /** Identifies the return; each happens once. */
  name: string;
  /** Centavos of the bonus pocket; negative if taken back. */
  bonus: number;
  at: number;
}

/**
 * Forwards the bonus part of a bet's return once its bonus has ended: to cash up to the cap, or to the house.
 */
export async function sendOn(transaction: Database, given: Return): Promise<void> {
  const ended = given.bonus > 0 ? await endedBonusOf(transaction, given) : null;
  if (!ended) return;
  const cash = convertibleOf(ended, given.bonus);
  await postEnd(transaction, `bonusEnded:${given.name}`, ended.number, given.at, [
    { owner: pocketOf(given.accountId, 'bonus'), amount: -given.bonus },
    { owner: pocketOf(given.accountId, 'cash'), amount: cash },
    { owner: 'house:bonuses', amount: given.bonus - cash },
  ]);
  await update(transaction, ended.id, { converted: ended.converted + cash });
}

/**
 * Call it before taking back the bonus part of a bet's return: if the bonus has ended, retrieves the house's part.
 * Resolves with the centavos (0 or more) to take from cash instead of the bonus pocket.
 */
export async function bringBack(transaction: Database, given: Return): Promise<number> {
  const ended = given.bonus < 0 ? await endedBonusOf(transaction, given) : null;
  if (!ended) return 0;
  const cash = 0 - convertibleOf(ended, given.bonus);
  const house = 0 - given.bonus - cash;
  await postEnd(transaction, `bonusEnded:${given.name}`, ended.number, given.at, [
    { owner: pocketOf(given.accountId, 'bonus'), amount: house },
    { owner: 'house:bonuses', amount: -house },
  ]);
  await update(transaction, ended.id, { converted: ended.converted - cash });
  return cash;
}

/** The cash part of a change: none for a bonus whose turnover wasn't completed, and never beyond its cap or below zero. */
function convertibleOf({ state, converted, cap }: Bonus, change: number): number {
  if (state !== 'done') return 0;
  const after = Math.max(0, Math.min(converted + change, cap ?? Number.MAX_SAFE_INTEGER));
  return after - converted;
}

/** A member's movements are numbered in order: the bet belongs to the last bonus that began before it. */
async function endedBonusOf(transaction: Database, { accountId, bet }: Return): Promise<Bonus | null> {
  const [stake] = await transaction
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, bet));
  if (!stake) return null;
  const [bonus] = await transaction
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.accountId, accountId), lte(bonuses.startedBy, stake.id)))
    .orderBy(desc(bonuses.startedBy))
    .limit(1);
  return bonus && bonus.state !== 'inTurnover' ? bonus : null;
}
