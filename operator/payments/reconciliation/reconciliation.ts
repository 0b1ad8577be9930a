import { and, asc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { depositOrders } from '#operator/database/tables/deposits.tables.ts';
import {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
} from '#operator/database/tables/ledger.tables.ts';
import {
  reconciliationCorrections,
  reconciliations,
  reviewers,
} from '#operator/database/tables/reviews.tables.ts';
import { payouts, withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { post } from '#operator/ledger/ledger.ts';
import { inTransaction, type PaymentsContext, providerOf } from '../provider/context.ts';
import type { StatementLine } from '../provider/provider.ts';

const day = 24 * 3_600_000;

/** A movement of a provider's money, in its book or in clearing; centavos, positive has come in. */
type Line = Pick<StatementLine, 'reference' | 'kind' | 'amount' | 'at'>;

/** In clearing alone: what put a difference right. */
type OwnLine = Omit<Line, 'kind'> & { kind: Line['kind'] | 'reconciled' };

const isOfStatement = (line: OwnLine): line is Line => line.kind !== 'reconciled';

export interface Difference {
  /** The same in every run. */
  id: string;
  /**
   * - `onlyHere`, `onlyThere` one of both books has it
   * - `otherAmount` both have it, with another amount
   * - `otherState` the order is known on both sides, and has gone further on one
   * - `openTooLong` nobody knows the end of an order for more than a day
   */
  kind: 'onlyHere' | 'onlyThere' | 'otherAmount' | 'otherState' | 'openTooLong';
  reference: string;
  /** Centavos, by book; null where it has none. */
  here: number | null;
  there: number | null;
  /** Why it was put right, and by whom; null until then. */
  correction: { reviewer: string; reason: string; amount: number } | null;
}

interface Sums {
  opening: number;
  movements: number;
  closing: number;
}

export interface Report {
  provider: string;
  /** The merchant's day, YYYY-MM-DD. */
  day: string;
  here: Sums;
  there: Sums;
  matched: number;
  /** In the other book on the day before or after: what was told late. */
  inTransit: number;
  differences: Difference[];
}

/**
 * Compares a provider's statement of a day with payments, orders and clearing, and keeps what it finds (CASH-19). The same
 * books give the same report. Throws what the provider throws.
 */
export async function reconcile(context: PaymentsContext, provider: string, date: string): Promise<Report> {
  const { from, to } = await boundsOf(context.database, date);
  const adapter = providerOf(context, provider);
  const there = await adapter.statement(from, to);
  // What is told late stands on the day after, or before, in the other book.
  const neighbours = [
    { from: from - day, to: from },
    { from: to, to: to + day },
  ];
  const theirs = await Promise.all(neighbours.map((range) => adapter.statement(range.from, range.to)));
  return context.database.transaction(
    async (transaction) => {
      const inside = inTransaction(context, transaction);
      const linesOf = (range: { from: number; to: number }) => clearingLines(transaction, provider, range);
      const own = await linesOf({ from, to });
      const matching = match(own.filter(isOfStatement), there.lines);
      const besides: ReturnType<typeof match>[] = [];
      for (const [place, range] of neighbours.entries()) {
        besides.push(match((await linesOf(range)).filter(isOfStatement), theirs[place]?.lines ?? []));
      }
      const toldThere = match(
        matching.here,
        besides.flatMap((one) => one.there),
      );
      const toldHere = match(
        besides.flatMap((one) => one.here),
        matching.there,
      );
      const unheard = await unheardReturns(transaction, provider, {
        there: toldHere.there,
        besides: toldThere.there,
      });
      const found = [
        ...(await differencesOf(transaction, { here: toldThere.here, there: unheard.rest })),
        ...(await openTooLong(transaction, to)),
      ];
      const report: Report = {
        provider,
        day: date,
        here: await sumsHere(transaction, provider, { from, own }),
        there: {
          opening: there.opening,
          movements: there.lines.reduce((sum, { amount }) => sum + amount, 0),
          closing: there.closing,
        },
        matched: matching.pairs + unheard.pairs,
        inTransit: toldThere.pairs + toldHere.pairs + unheard.inTransit,
        differences: await withCorrections(transaction, provider, found),
      };
      await keep(inside, report);
      return report;
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function boundsOf(database: Database, date: string): Promise<{ from: number; to: number }> {
  const [bounds] = await rowsOf<{ from: string; to: string }>(
    database,
    sql`select merchant_midnight(${date}) as "from",
      merchant_midnight(to_char(${date}::date + 1, 'YYYY-MM-DD')) as "to"`,
  );
  if (!bounds) throw new Error(`There is no day ${date}`);
  return { from: Number(bounds.from), to: Number(bounds.to) };
}

/** By the reference that the provider knows: a second payment has that of its first order. */
async function clearingLines(
  database: Database,
  provider: string,
  { from, to }: { from: number; to: number },
): Promise<OwnLine[]> {
  const rows = await database
    .select({
      key: ledgerTransactions.idempotencyKey,
      kind: ledgerTransactions.kind,
      reference: sql<string>`coalesce(${depositOrders.reference}, ${ledgerTransactions.reference})`,
      amount: sql`-${ledgerPostings.amount}`.mapWith(Number),
      at: ledgerTransactions.createdAt,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .leftJoin(depositOrders, eq(depositOrders.number, ledgerTransactions.reference))
    .where(
      and(
        eq(ledgerAccounts.purpose, `house:clearing:${provider}`),
        gte(ledgerTransactions.createdAt, from),
        lt(ledgerTransactions.createdAt, to),
      ),
    )
    .orderBy(asc(ledgerTransactions.id));
  return rows.map(({ key, kind, ...line }) => ({ ...line, kind: kindOf(kind, key) }));
}

/** What a movement of clearing is in the words of a statement. */
function kindOf(kind: string, key: string): OwnLine['kind'] {
  if (kind === 'reconciled') return kind;
  if (kind === 'holdUsed') return 'payout';
  if (kind === 'withdrawalReturned') return 'bounce';
  if (kind === 'depositReversed' || key.includes(':reversal:')) return 'reversal';
  // A refund that comes back is one the other way round.
  if (kind === 'depositReturned' || key.includes(':back:')) return 'refund';
  return 'payment';
}

/** Pairs that are equal, each line once; the rest is left on its side. */
function match(here: readonly Line[], there: readonly Line[]) {
  const left = [...there];
  const rest = here.filter((line) => {
    const place = left.findIndex((one) => identityOf(one) === identityOf(line));
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
  return { pairs: here.length - rest.length, here: rest, there: left };
}

const identityOf = ({ reference, kind, amount }: Line) => `${reference} ${kind} ${amount}`;

/**
 * Takes out the payouts that came back before anybody heard that they were made, on the same day or on that before or
 * after: of such a withdrawal nothing is in clearing, and a line of its own there is what put an earlier difference right.
 */
async function unheardReturns(
  database: Database,
  provider: string,
  { there, besides }: { there: readonly Line[]; besides: readonly Line[] },
): Promise<{ pairs: number; inTransit: number; rest: Line[] }> {
  const asked = await unmovedPayouts(database, provider, there);
  const isReturned = (reference: string) => {
    const amount = asked.get(reference);
    const lines = [...there, ...besides].filter((line) => line.reference === reference);
    const isOf = (kind: Line['kind'], sum: number | undefined) =>
      lines.some((line) => line.kind === kind && line.amount === sum);
    return amount !== undefined && lines.length === 2 && isOf('payout', -amount) && isOf('bounce', amount);
  };
  const rest = there.filter(({ reference }) => !isReturned(reference));
  const taken = there.filter(({ reference }) => isReturned(reference)).map(({ reference }) => reference);
  // Of a pair that two days share, one line stands here.
  const pairs = taken.length - new Set(taken).size;
  return { pairs, inTransit: taken.length - 2 * pairs, rest };
}

/** What was asked for, by reference, of the withdrawals that were not paid as far as clearing knows. */
async function unmovedPayouts(
  database: Database,
  provider: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, number>> {
  const references = lines.map(({ reference }) => reference);
  if (references.length === 0) return new Map();
  const moved = database
    .select({ one: sql`1` })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.ledgerAccountId))
    .where(
      and(
        eq(ledgerTransactions.reference, payouts.reference),
        eq(ledgerAccounts.purpose, `house:clearing:${provider}`),
      ),
    );
  const rows = await database
    .select({ reference: payouts.reference, amount: payouts.amount })
    .from(payouts)
    .innerJoin(withdrawalOrders, eq(withdrawalOrders.id, payouts.orderId))
    .where(
      and(
        eq(payouts.provider, provider),
        inArray(payouts.reference, references),
        inArray(withdrawalOrders.state, ['returned', 'failed']),
        notExists(moved),
      ),
    );
  return new Map(rows.map(({ reference, amount }) => [reference, amount]));
}

async function differencesOf(
  database: Database,
  { here, there }: { here: Line[]; there: Line[] },
): Promise<Omit<Difference, 'correction'>[]> {
  const left = [...there];
  const known = await knownReferences(database, [...here, ...there]);
  const found: Omit<Difference, 'correction'>[] = [];
  const add = (kind: Difference['kind'], line: Line, amounts: Pick<Difference, 'here' | 'there'>) => {
    const id = `${kind}:${line.reference}:${line.kind}:${line.at}`;
    found.push({ id, kind, reference: line.reference, ...amounts });
  };
  for (const line of here) {
    const place = left.findIndex(({ reference, kind }) => reference === line.reference && kind === line.kind);
    const [other] = place === -1 ? [] : left.splice(place, 1);
    if (other) add('otherAmount', line, { here: line.amount, there: other.amount });
    else add('onlyHere', line, { here: line.amount, there: null });
  }
  for (const line of left) {
    const kind = known.has(line.reference) ? 'otherState' : 'onlyThere';
    add(kind, line, { here: null, there: line.amount });
  }
  return found;
}

async function knownReferences(database: Database, lines: readonly Line[]): Promise<ReadonlySet<string>> {
  const references = lines.map(({ reference }) => reference);
  if (references.length === 0) return new Set();
  const deposits = await database
    .select({ reference: depositOrders.reference })
    .from(depositOrders)
    .where(inArray(depositOrders.reference, references));
  const withdrawals = await database
    .select({ reference: withdrawalOrders.number })
    .from(withdrawalOrders)
    .where(inArray(withdrawalOrders.number, references));
  return new Set([...deposits, ...withdrawals].map(({ reference }) => reference));
}

/** Of any provider: before it is sent, a withdrawal has none. */
async function openTooLong(database: Database, to: number): Promise<Omit<Difference, 'correction'>[]> {
  const deposits = await database
    .select({ reference: depositOrders.number, amount: depositOrders.amount })
    .from(depositOrders)
    .where(
      and(
        inArray(depositOrders.state, ['created', 'waiting', 'processing', 'inReview', 'refunding']),
        lt(depositOrders.createdAt, to - day),
      ),
    )
    .orderBy(asc(depositOrders.createdAt), asc(depositOrders.id));
  const withdrawals = await database
    .select({ reference: withdrawalOrders.number, amount: sql`-${withdrawalOrders.gross}`.mapWith(Number) })
    .from(withdrawalOrders)
    .where(
      and(
        inArray(withdrawalOrders.state, ['requested', 'inReview', 'approved', 'paying']),
        lt(withdrawalOrders.createdAt, to - day),
      ),
    )
    .orderBy(asc(withdrawalOrders.createdAt), asc(withdrawalOrders.id));
  return [...deposits, ...withdrawals].map(({ reference, amount }) => ({
    id: `openTooLong:${reference}`,
    kind: 'openTooLong',
    reference,
    here: amount,
    there: null,
  }));
}

async function sumsHere(
  database: Database,
  provider: string,
  { from, own }: { from: number; own: readonly OwnLine[] },
): Promise<Sums> {
  const before = await clearingLines(database, provider, { from: 0, to: from });
  const sumOf = (lines: readonly OwnLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
  const opening = sumOf(before);
  const movements = sumOf(own);
  return { opening, movements, closing: opening + movements };
}

async function withCorrections(
  database: Database,
  provider: string,
  found: Omit<Difference, 'correction'>[],
): Promise<Difference[]> {
  const made = await database
    .select()
    .from(reconciliationCorrections)
    .where(eq(reconciliationCorrections.provider, provider));
  const corrections = new Map(
    made.map(({ difference, reviewer, reason, amount }) => [difference, { reviewer, reason, amount }]),
  );
  return found.map((difference) => ({ ...difference, correction: corrections.get(difference.id) ?? null }));
}

async function keep({ database, clock }: PaymentsContext, report: Report): Promise<void> {
  const values = { report: { ...report }, madeAt: clock.now() };
  await database
    .insert(reconciliations)
    .values({ provider: report.provider, day: report.day, ...values })
    .onConflictDoUpdate({ target: [reconciliations.provider, reconciliations.day], set: values });
}

interface Correction {
  provider: string;
  day: string;
  /** Of a difference of that day's report. */
  difference: string;
  reviewer: string;
  reason: string;
}

/**
 * Ends a difference by a movement between clearing and suspense, once and with its reason; nothing is edited (CASH-19). Of
 * an order that is open for too long no money is wrong. Throws Refusal `notFound` for a difference that the day's report
 * does not have, and `conflict` for one that was put right already.
 */
export async function correctDifference(
  context: PaymentsContext,
  { provider, day: date, difference: id, reviewer, reason }: Correction,
): Promise<void> {
  if (reason.trim() === '') throw new Refusal('requestInvalid');
  const { differences } = await reconcile(context, provider, date);
  const difference = differences.find((one) => one.id === id);
  if (!difference || difference.kind === 'openTooLong') throw new Refusal('notFound');
  const amount = (difference.there ?? 0) - (difference.here ?? 0);
  const { database, clock } = context;
  const at = clock.now();
  await database.transaction(async (transaction) => {
    const [known] = await transaction.select().from(reviewers).where(eq(reviewers.name, reviewer));
    if (!known) throw new Refusal('noPermission');
    const [made] = await transaction
      .insert(reconciliationCorrections)
      .values({ provider, difference: id, amount, reviewer, reason, at })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new Refusal('conflict');
    await post(transaction, {
      idempotencyKey: `reconciled:${provider}:${id}`,
      kind: 'reconciled',
      reference: difference.reference,
      at,
      postings: [
        { owner: `house:clearing:${provider}`, amount: -amount },
        { owner: 'house:suspense', amount },
      ],
    });
  });
}
