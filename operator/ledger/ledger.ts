import { eq, inArray, is, or, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { Refusal, type Database } from '#operator/core/context.ts';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '#operator/database/ledger.tables.ts';

/** The house's own accounts, one for each reason it gives or takes money. All but the jackpot may go below zero. */
export type HousePurpose = 'house:games' | 'house:opening' | 'house:agents' | 'house:jackpot';

const holdsBalance = (owner: Owner) => typeof owner === 'number' || owner === 'house:jackpot';

/** A member by account id, or the house. */
export type Owner = number | HousePurpose;

export type MovementKind =
  | 'opening'
  | 'bet'
  | 'win'
  | 'refund'
  | 'jackpotShare'
  | 'jackpotWin'
  | 'jackpotOpening'
  | 'commission'
  | 'dailySalary'
  | 'dividend';

export interface Posting {
  owner: Owner;
  /** Centavos: positive is received, negative is paid. */
  amount: number;
}

export interface Movement {
  /** Names this movement for ever: posting it again changes nothing. */
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
  /** Centavos that each member of the movement held right after it, by account id. */
  balances: ReadonlyMap<number, number>;
}

/**
 * Moves money, once per idempotency key: the same movement again answers as the first time (NET-06). Runs in a
 * database transaction of its own, or as a part of the one it is given; a failure ends that one too.
 *
 * Throws Refusal `insufficientBalance` when a member would go below zero, and `conflict` when the key stands
 * for another movement.
 */
export async function post(database: Database, movement: Movement): Promise<Posted> {
  assertBalanced(movement);
  try {
    if (is(database, PgTransaction)) return await postWithin(database, movement);
    return await database.transaction((transaction) => postWithin(transaction, movement));
  } catch (error) {
    if (violates(error, 'ledger_accounts_balance_not_negative')) throw new Refusal('insufficientBalance');
    throw error;
  }
}

/** Centavos. Who has no movement yet has 0; what the house does not hold as a balance is summed over all postings. */
export async function balanceOf(database: Database, owner: Owner): Promise<number> {
  if (holdsBalance(owner)) {
    const [account] = await database
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(isOf(owner));
    return account?.balance ?? 0;
  }
  const [sum] = await database
    .select({ balance: sql<string>`coalesce(sum(${ledgerPostings.amount}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(isOf(owner));
  return Number(sum?.balance ?? 0);
}

const isOf = (owner: Owner) =>
  typeof owner === 'number' ? eq(ledgerAccounts.accountId, owner) : eq(ledgerAccounts.purpose, owner);

/** Makes concurrent movements of this member wait until the transaction ends. Answers the balance in centavos. */
export async function lockBalance(transaction: Database, accountId: number): Promise<number> {
  const [account] = await transaction
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.accountId, accountId))
    .for('no key update');
  return account?.balance ?? 0;
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
      { owner: accountId, amount },
      { owner: 'house:opening', amount: -amount },
    ],
  });
}

export interface GameEntry {
  accountId: number;
  gameId: string;
  kind: 'bet' | 'win' | 'refund';
  /** What is bet, won or refunded, and only once. */
  name: string;
  /** Centavos, as the player sees it. */
  amount: number;
  at: number;
}

/** Moves money between a player and the games of the house. */
export function postGameEntry(
  database: Database,
  { accountId, gameId, kind, name, amount, at }: GameEntry,
): Promise<Posted> {
  return post(database, {
    idempotencyKey: `${kind}:${name}`,
    kind,
    reference: gameId,
    at,
    postings: [
      { owner: accountId, amount },
      { owner: 'house:games', amount: -amount },
    ],
  });
}

export interface LedgerAudit {
  /** Centavos over all postings; anything but 0 is a fault. */
  total: number;
  /** Members, and the jackpot, whose balance is not the sum of their postings, or is negative. */
  wrongBalances: number;
  transactions: number;
}

/** Adds everything up again from the postings alone. */
export async function auditLedger(database: Database): Promise<LedgerAudit> {
  const sums = database
    .select({
      ledgerAccountId: ledgerPostings.ledgerAccountId,
      amount: sql<string>`sum(${ledgerPostings.amount})`.as('amount'),
    })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.ledgerAccountId)
    .as('sums');
  const [audit] = await database
    .select({
      total: sql<string>`coalesce(sum(${sums.amount}), 0)`,
      wrongBalances: sql<string>`count(*) filter (where ${ledgerAccounts.balance} <> coalesce(${sums.amount}, 0)
        or ${ledgerAccounts.balance} < 0)`,
    })
    .from(ledgerAccounts)
    .leftJoin(sums, eq(sums.ledgerAccountId, ledgerAccounts.id));
  return {
    total: Number(audit?.total ?? 0),
    wrongBalances: Number(audit?.wrongBalances ?? 0),
    transactions: await database.$count(ledgerTransactions),
  };
}

async function postWithin(transaction: Database, movement: Movement): Promise<Posted> {
  const { idempotencyKey, kind, reference, at, postings } = movement;
  const [created] = await transaction
    .insert(ledgerTransactions)
    .values({ idempotencyKey, kind, reference, createdAt: at })
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ id: ledgerTransactions.id });
  return created ? addPostings(transaction, created.id, postings) : replay(transaction, movement);
}

function assertBalanced({ postings }: Movement) {
  const owners = new Set(postings.map(({ owner }) => owner));
  const wholeAmounts = postings.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  const total = postings.reduce((sum, { amount }) => sum + amount, 0);
  if (postings.length < 2 || owners.size !== postings.length || !wholeAmounts || total !== 0) {
    throw new RangeError(`Not a balanced movement: ${JSON.stringify(postings)}`);
  }
}

/** In the order of the ledger accounts, so that two movements never lock the same members the other way round. */
async function addPostings(
  transaction: Database,
  transactionId: number,
  postings: Posting[],
): Promise<Posted> {
  const ids = await ledgerAccountIds(
    transaction,
    postings.map(({ owner }) => owner),
  );
  const rows = postings
    .map(({ owner, amount }) => ({ transactionId, ledgerAccountId: idOf(ids, owner), amount, owner }))
    .toSorted((one, other) => one.ledgerAccountId - other.ledgerAccountId);
  const added = await transaction.insert(ledgerPostings).values(rows).returning({
    ledgerAccountId: ledgerPostings.ledgerAccountId,
    balanceAfter: ledgerPostings.balanceAfter,
  });
  const balances = new Map<number, number>();
  for (const { owner, ledgerAccountId } of rows) {
    const after = added.find((posting) => posting.ledgerAccountId === ledgerAccountId)?.balanceAfter;
    if (typeof owner === 'number' && typeof after === 'number') balances.set(owner, after);
  }
  return { transactionId, balances };
}

/** What the first posting of this key answered, provided it was the same movement. */
async function replay(transaction: Database, movement: Movement): Promise<Posted> {
  const postings = await transaction
    .select({
      transactionId: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      accountId: ledgerAccounts.accountId,
      purpose: ledgerAccounts.purpose,
      amount: ledgerPostings.amount,
      balanceAfter: ledgerPostings.balanceAfter,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(eq(ledgerTransactions.idempotencyKey, movement.idempotencyKey));
  const [first] = postings;
  const same =
    first !== undefined &&
    first.kind === movement.kind &&
    first.reference === movement.reference &&
    postings.length === movement.postings.length &&
    movement.postings.every(({ owner, amount }) =>
      postings.some(
        (posting) => (posting.accountId ?? posting.purpose) === owner && posting.amount === amount,
      ),
    );
  if (!same) throw new Refusal('conflict', { message: 'This idempotency key stands for another movement.' });
  const balances = new Map<number, number>();
  for (const { accountId, balanceAfter } of postings) {
    if (accountId !== null && balanceAfter !== null) balances.set(accountId, balanceAfter);
  }
  return { transactionId: first.transactionId, balances };
}

type LedgerAccountIds = Map<Owner, number>;

/** The ledger accounts of these owners, opened where they do not exist yet. */
async function ledgerAccountIds(transaction: Database, owners: Owner[]): Promise<LedgerAccountIds> {
  const found = await findLedgerAccounts(transaction, owners);
  const missing = owners.filter((owner) => !found.has(owner));
  if (missing.length === 0) return found;
  await transaction
    .insert(ledgerAccounts)
    .values(
      missing.map((owner) => ({
        ...(typeof owner === 'number' ? { accountId: owner } : { purpose: owner }),
        balance: holdsBalance(owner) ? 0 : null,
      })),
    )
    .onConflictDoNothing();
  return findLedgerAccounts(transaction, owners);
}

async function findLedgerAccounts(transaction: Database, owners: Owner[]): Promise<LedgerAccountIds> {
  const members = owners.filter((owner) => typeof owner === 'number');
  const purposes = owners.filter((owner) => typeof owner === 'string');
  const rows = await transaction
    .select({ id: ledgerAccounts.id, accountId: ledgerAccounts.accountId, purpose: ledgerAccounts.purpose })
    .from(ledgerAccounts)
    .where(or(inArray(ledgerAccounts.accountId, members), inArray(ledgerAccounts.purpose, purposes)));
  return new Map(rows.map(({ id, accountId, purpose }) => [accountId ?? (purpose as HousePurpose), id]));
}

function idOf(ids: LedgerAccountIds, owner: Owner): number {
  const id = ids.get(owner);
  if (id === undefined) throw new Error(`No ledger account for ${owner}`);
  return id;
}

/** Drivers differ in where they put the constraint's name: drizzle wraps their error. */
function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  if ('constraint' in error && error.constraint === constraint) return true;
  return violates(error.cause, constraint);
}
