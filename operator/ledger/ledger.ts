import { eq, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
  type Pocket,
} from '#operator/database/tables/ledger.tables.ts';
import { isLockTimeout, violates } from '#operator/database/errors.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import type { MovementKind as MemberMovementKind } from '#services/contract/movementKinds.ts';

/**
 * The house's own accounts, one for each reason it gives or takes money, and one for each payment provider, which
 * equals the provider's own book. All but the jackpot's may go below zero.
 */
export type HousePurpose =
  | 'house:games'
  | 'house:opening'
  | 'house:agents'
  | 'house:bonuses'
  | 'house:fees'
  | 'house:suspense'
  | 'house:receivables'
  | 'house:jackpot'
  | `house:jackpot:${number}`
  | `house:clearing:${string}`;

/** A pocket of a member, by account id, or the house. */
export type Owner = `${number}:${Pocket}` | HousePurpose;

export const pocketOf = (accountId: number, pocket: Pocket): Owner => `${accountId}:${pocket}`;

/** Movements of bets name their game in `reference`, and are summed by it. */
export const betKinds = ['bet', 'win', 'refund', 'jackpotWin', 'correction'] as const;

export type MovementKind =
  | MemberMovementKind
  // Of the house alone.
  | 'jackpotShare'
  | 'jackpotOpening'
  | 'depositSuspended'
  | 'depositReturned'
  | 'reconciled';

export interface Posting {
  owner: Owner;
  /** Centavos: positive is received, negative is paid. */
  amount: number;
}

export interface Movement {
  /** Names this movement: posting it again changes nothing. */
  idempotencyKey: string;
  kind: MovementKind;
  /** What caused it, in the words of `kind`: a game id, an order number. */
  reference: string;
  /** The operator's clock, milliseconds since 1970. */
  at: number;
  /** At most one per owner; together zero. */
  postings: Posting[];
}

export interface Posted {
  transactionId: number;
  /** Centavos that each pocket of the movement, and the jackpot, held right after it. */
  balances: ReadonlyMap<Owner, number>;
}

/** `postAll` of one movement. */
export async function post(database: Database, movement: Movement): Promise<Posted> {
  const [posted] = await postAll(database, [movement]);
  if (!posted) throw new Error('Nothing was posted');
  return posted;
}

/**
 * Moves money, once per idempotency key: the same movement again answers as the first time (NET-06). The movements are
 * posted in their order, all or none; within a transaction a failure ends that too.
 *
 * Throws Refusal `insufficientBalance` when a pocket would go below zero, and `conflict` when a key stands for another
 * movement.
 */
export async function postAll(database: Database, movements: readonly Movement[]): Promise<Posted[]> {
  for (const movement of movements) assertBalanced(movement);
  try {
    const answered = await rowsOf<AnsweredRow>(
      database,
      sql`select * from ledger_post(${JSON.stringify(movements.map(asSent))}::jsonb)`,
    );
    const rows = answered.map(({ place, posted_transaction, account, balance_after, ...owner }) => ({
      ...owner,
      place,
      transactionId: Number(posted_transaction),
      accountId: account,
      balanceAfter: balance_after === null ? null : Number(balance_after),
    }));
    return await Promise.all(
      movements.map(async (movement, index) => {
        const own = rows.filter(({ place }) => place === index + 1);
        return own.length > 0 ? postedOf(own) : replay(database, movement);
      }),
    );
  } catch (error) {
    if (violates(error, 'ledger_accounts_balance_not_negative')) throw new Refusal('insufficientBalance');
    throw error;
  }
}

/** Whether a movement stands under this key. */
export const isPosted = async (database: Database, idempotencyKey: string): Promise<boolean> =>
  (await database.$count(ledgerTransactions, eq(ledgerTransactions.idempotencyKey, idempotencyKey))) > 0;

/** Centavos that the house has for a purpose. */
export async function houseBalance(database: Database, purpose: HousePurpose): Promise<number> {
  const [sum] = await database
    .select({ balance: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(eq(ledgerAccounts.purpose, purpose));
  return sum?.balance ?? 0;
}

/** What a member has, in centavos (CASH-16). */
export type Pockets = Record<Pocket, number>;

/** Centavos that can be played with: `sumBalance`. */
export const playable = ({ cash, bonus }: Pick<Pockets, 'cash' | 'bonus'>): number => cash + bonus;

/** Whoever has no movement yet has nothing. */
export async function pocketsOf(database: Database, accountId: number): Promise<Pockets> {
  const rows = await database
    .select({ pocket: ledgerAccounts.pocket, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.accountId, accountId));
  const pockets: Pockets = { cash: 0, bonus: 0, held: 0 };
  for (const { pocket, balance } of rows) if (pocket) pockets[pocket] = balance ?? 0;
  return pockets;
}

/** Centavos that the member can play with. */
export const balanceOf = async (database: Database, accountId: number): Promise<number> =>
  playable(await pocketsOf(database, accountId));

/**
 * Makes concurrent movements of this member wait until the transaction ends. Throws Refusal `inProgress` where another
 * holds the member for too long (NET-13).
 */
export const lockPockets = (transaction: Database, accountId: number): Promise<Pockets> =>
  inTurn(async () => {
    const [locked] = await rowsOf<Record<Pocket, string>>(
      transaction,
      sql`select * from lock_pockets(${accountId})`,
    );
    if (!locked) throw new Error('Nothing was locked');
    return { cash: Number(locked.cash), bonus: Number(locked.bonus), held: Number(locked.held) };
  });

/** Does what waits for the member's lock. */
export async function inTurn<Value>(lock: () => Promise<Value>): Promise<Value> {
  try {
    return await lock();
  } catch (error) {
    if (isLockTimeout(error)) throw new Refusal('inProgress', { retryAfter: 1 });
    throw error;
  }
}

/** The money a member starts with, in centavos; given once however often it is called. */
export function openingBalance(
  database: Database,
  accountId: number,
  amount: number,
  at: number,
): Promise<Posted> {
  return post(database, {
    idempotencyKey: `opening:${accountId}`,
    kind: 'opening',
    reference: String(accountId),
    at,
    postings: [
      { owner: pocketOf(accountId, 'cash'), amount },
      { owner: 'house:opening', amount: -amount },
    ],
  });
}

function assertBalanced({ postings }: Movement) {
  const owners = new Set(postings.map(({ owner }) => owner));
  const wholeAmounts = postings.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  const total = postings.reduce((sum, { amount }) => sum + amount, 0);
  if (postings.length < 2 || owners.size !== postings.length || !wholeAmounts || total !== 0) {
    throw new RangeError(`Not a balanced movement: ${JSON.stringify(postings)}`);
  }
}

const namesGame = (kind: MovementKind) => betKinds.some((one) => one === kind);

/** As database/guards.sql reads it. */
const asSent = ({ idempotencyKey, kind, reference, at, postings }: Movement) => ({
  key: idempotencyKey,
  kind,
  reference,
  game: namesGame(kind) ? reference : '',
  at,
  postings: postings.map(({ owner, amount }) => {
    if (owner.startsWith('house:')) return { purpose: owner, amount };
    const [account, pocket] = owner.split(':');
    return { account: Number(account), pocket, amount };
  }),
});

/** As the database names and tells it. */
interface AnsweredRow {
  place: number;
  posted_transaction: string;
  account: number | null;
  pocket: Pocket | null;
  purpose: HousePurpose | null;
  balance_after: string | null;
}

interface PostedRow {
  transactionId: number;
  accountId: number | null;
  pocket: Pocket | null;
  purpose: HousePurpose | null;
  balanceAfter: number | null;
}

function postedOf(rows: PostedRow[]): Posted {
  const balances = new Map<Owner, number>();
  for (const row of rows) {
    if (row.balanceAfter !== null) balances.set(ownerOf(row), row.balanceAfter);
  }
  return { transactionId: rows[0]?.transactionId ?? 0, balances };
}

function ownerOf({ accountId, pocket, purpose }: Omit<PostedRow, 'balanceAfter' | 'transactionId'>): Owner {
  if (accountId !== null && pocket !== null) return pocketOf(accountId, pocket);
  if (purpose === null) throw new Error('A ledger account of nobody');
  return purpose;
}

/** What the first posting of this key answered, provided it was the same movement. */
async function replay(database: Database, movement: Movement): Promise<Posted> {
  const rows = await database
    .select({
      transactionId: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      accountId: ledgerAccounts.accountId,
      pocket: ledgerAccounts.pocket,
      purpose: sql<HousePurpose | null>`${ledgerAccounts.purpose}`,
      amount: ledgerPostings.amount,
      balanceAfter: ledgerPostings.balanceAfter,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(eq(ledgerTransactions.idempotencyKey, movement.idempotencyKey));
  const [first] = rows;
  const same =
    first !== undefined &&
    first.kind === movement.kind &&
    first.reference === movement.reference &&
    rows.length === movement.postings.length &&
    movement.postings.every(({ owner, amount }) =>
      rows.some((row) => ownerOf(row) === owner && row.amount === amount),
    );
  if (!same) throw new Refusal('conflict', { message: 'This idempotency key stands for another movement.' });
  return postedOf(rows);
}
