import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { violates } from '#operator/database/errors.ts';
import { ledgerTransactions, receivables } from '#operator/database/tables/ledger.tables.ts';
import { lockPockets, pocketOf, post, type Posting } from '#operator/ledger/ledger.ts';
import type { Split } from '#operator/ledger/stakes.ts';
import { moveOf, rewardTable } from '#services/contract/stateTables.ts';
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

/** Gives a bonus to be claimed, once per source; one that starts by itself begins as soon as no other one runs. */
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
 * Whatever happens to a bonus happens here, within the caller's transaction: by the reward table, with its money (BEN-12).
 * What comes after the deadline is the deadline, whether or not a job was there before. Throws Refusal `conflict` for what
 * the table rejects, for a claim after the deadline, and for one beside a bonus in turnover (BEN-03).
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

/** Revokes what stands on what was reversed. */
export async function revokeBonuses(transaction: Database, origin: string, at: number): Promise<void> {
  const standing = await transaction
    .select({ id: bonuses.id })
    .from(bonuses)
    .where(eq(bonuses.origin, origin))
    .orderBy(asc(bonuses.createdAt), asc(bonuses.id));
  for (const { id } of standing) await applyBonus(transaction, id, 'revoke', at);
}

/** The member's bonus in turnover; null where none is, or its deadline has passed. */
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
 * Before stakes are taken: a bet that takes bonus money is no larger than the terms of the bonus allow (BEN-11). Throws
 * Refusal `amountOutOfBounds` with the largest one.
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
    message: `A bet with bonus money is at most ₱${(most / 100).toFixed(2)}.`,
    value: { bound: 'most', amount: most / 100 },
  });
}

/** The bonus of the requirement with this source; null where that is of something else. */
export const bonusIdOf = (source: string): string | null => /^bonus:(.+)$/.exec(source)?.[1] ?? null;

const requirementOf = ({ id }: Bonus) => `bonus:${id}`;

const conflict = ({ state }: Bonus) => new Refusal('conflict', { value: { state } });

/** The member first, then the bonus, as every movement of the member's does. */
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

/** To the bonus pocket with what it asks for, or to cash where it asks for nothing. */
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

/** By one movement at most; there is none where nothing was left. */
async function end(transaction: Database, bonus: Bonus, to: Bonus['state'], at: number): Promise<Bonus> {
  if (bonus.state === 'done') return takeBackConverted(transaction, bonus, at);
  const isDone = to === 'done';
  const converted = bonus.state === 'inTurnover' ? await emptyPocket(transaction, bonus, isDone, at) : 0;
  await endRequirement(transaction, requirementOf(bonus), at);
  return update(transaction, bonus.id, { state: to, converted, endedAt: at });
}

/** Answers what has become cash. */
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

/** What is there of it; the rest is owed (CASH-20). */
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

/** Whether a new one has to wait; one whose deadline has passed counts until it is ended. */
export const hasOneInPlay = async (database: Database, accountId: number): Promise<boolean> =>
  (await database.$count(bonuses, and(eq(bonuses.accountId, accountId), eq(bonuses.state, 'inTurnover')))) >
  0;

/** Centavos that come to the balance when the bonus in turnover ends: of the free ones that wait, and the next to be played. */
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

/** The oldest one that starts by itself, where none is in turnover. */
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
  /** The key of the movement that took the stake. */
  bet: string;
  /** What is returned, and only once. */
  name: string;
  /** Centavos of the bonus pocket; below zero where it is taken back. */
  bonus: number;
  at: number;
}

/**
 * Sends the bonus part of what a bet has returned where its bonus went, once that has ended: to cash up to the cap, or to
 * the house.
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
 * Before the bonus part of what a bet returned is taken back: where its bonus has ended, brings back what the house has of
 * it. Answers by how much less is to be taken from the bonus pocket and more from cash, in centavos of 0 or more.
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

/** What of a change is cash: none of a bonus that was not played off, and never beyond its cap nor below nothing. */
function convertibleOf({ state, converted, cap }: Bonus, change: number): number {
  if (state !== 'done') return 0;
  const after = Math.max(0, Math.min(converted + change, cap ?? Number.MAX_SAFE_INTEGER));
  return after - converted;
}

/** Of one member, movements are numbered in their order: the last bonus that began before the bet is the bet's. */
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
