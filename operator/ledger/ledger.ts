import { eq, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
  type Pocket,
} from '#operator/database/tables/ledger.tables.ts';
import { isLockTimeout, violates } from '#operator/database/errors.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import type { MovementKind as MemberMovementKind } from '@araw/contract/cashier/movementKinds';

/**
 * The house's accounts: one for each reason to give or take money, and one for each payment provider, equal to the
 * provider's own books. All but the jackpot's may be negative.
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

/** Movements of bets: `reference` is the game, by which they are summed. */
export const betKinds = ['bet', 'win', 'refund', 'jackpotWin', 'correction'] as const;

/** Deposits in every record: money that reached the balance, minus reversals and debts paid (REC-05). */
export const depositKinds = ['deposit', 'depositReversed', 'debtSettled'] as const;

/** Withdrawals in every record: paid out of held money, minus returns; money only on hold has not been withdrawn. */
export const withdrawalKinds = ['holdUsed', 'withdrawalReturned'] as const;

/** Movements of cash and bonus in profit and loss, of a player and of a team. */
export const playableKinds = [...betKinds, 'bonus', 'bonusEnded', 'rebate', ...depositKinds] as const;

export type MovementKind =
  | MemberMovementKind
  // Only between the house's accounts.
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
  /** Identifies this movement: posting it again changes nothing. */
  idempotencyKey: string;
  kind: MovementKind;
  /** Its cause, depending on `kind`: a game id, an order number. */
  reference: string;
  /** The operator's clock, milliseconds since 1970. */
  at: number;
  /** At most one per owner; they sum to zero. */
  postings: Posting[];
}

export interface Posted {
  transactionId: number;
  /** Balance in centavos of each pocket involved, and of the jackpot, immediately afterwards. */
  balances: ReadonlyMap<Owner, number>;
}

/** `postAll` for a single movement. */
export async function post(database: Database, movement: Movement): Promise<Posted> {
  const [posted] = await postAll(database, [movement]);
  if (!posted) throw new Error('Nothing was posted');
  return posted;
}

/**
 * Moves money, once per idempotency key: repeating a movement returns the first result (NET-06). Posts all movements in
 * order, or none; within a transaction a failure aborts it.
 *
 * Throws Refusal `insufficientBalance` if a pocket would become negative, and `conflict` for a key with a different
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

/** Whether a movement with this key exists. */
export const isPosted = async (database: Database, idempotencyKey: string): Promise<boolean> =>
  (await database.$count(ledgerTransactions, eq(ledgerTransactions.idempotencyKey, idempotencyKey))) > 0;

/** Centavos in a house account. */
export async function houseBalance(database: Database, purpose: HousePurpose): Promise<number> {
  const [sum] = await database
    .select({ balance: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(eq(ledgerAccounts.purpose, purpose));
  return sum?.balance ?? 0;
}

/** A member's money in centavos (CASH-16). */
export type Pockets = Record<Pocket, number>;

/** Centavos available for playing: `sumBalance`. */
export const playable = ({ cash, bonus }: Pick<Pockets, 'cash' | 'bonus'>): number => cash + bonus;

/** All zero for a member without movements. */
export async function pocketsOf(database: Database, accountId: number): Promise<Pockets> {
  const rows = await database
    .select({ pocket: ledgerAccounts.pocket, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.accountId, accountId));
  const pockets: Pockets = { cash: 0, bonus: 0, held: 0 };
  for (const { pocket, balance } of rows) if (pocket) pockets[pocket] = balance ?? 0;
  return pockets;
}

/** Centavos available for playing. */
export const balanceOf = async (database: Database, accountId: number): Promise<number> =>
  playable(await pocketsOf(database, accountId));

/**
 * Serialises this member's movements until the transaction ends. Throws Refusal `inProgress` if another one holds the
 * lock for too long (NET-13).
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

/** Waits for the member's lock. */
export async function inTurn<Value>(lock: () => Promise<Value>): Promise<Value> {
  try {
    return await lock();
  } catch (error) {
    if (isLockTimeout(error)) throw new Refusal('inProgress', { retryAfter: 1 });
    throw error;
  }
}

/** A member's initial money in centavos; given once, however often it is called. */
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

/** In the format of database/guards.sql. */
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

/** In the database's column names. */
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

/** The result of the first posting with this key, provided it was the same movement. */
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
  if (!same) throw new Refusal('conflict', { message: 'This idempotency key belongs to another movement.' });
  return postedOf(rows);
}
