import { and, asc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
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

/** A movement of a provider's money, in its books or in clearing; centavos, positive is received. */
type Line = Pick<StatementLine, 'reference' | 'kind' | 'amount' | 'at'>;

/** Only in clearing: the correction of a difference. */
type OwnLine = Omit<Line, 'kind'> & { kind: Line['kind'] | 'reconciled' };

const isOfStatement = (line: OwnLine): line is Line => line.kind !== 'reconciled';

export interface Difference {
  /** The same in every run. */
  id: string;
  /**
   * - `onlyHere`, `onlyThere` in only one of the books
   * - `otherAmount` in both, with different amounts
   * - `otherState` the order is known to both, but further along in one
   * - `openTooLong` an order without a known outcome for more than a day
   */
  kind: 'onlyHere' | 'onlyThere' | 'otherAmount' | 'otherState' | 'openTooLong';
  reference: string;
  /** Centavos, by book; null if it has none. */
  here: number | null;
  there: number | null;
  /** The correction with its reviewer and reason; null until then. */
  correction: { reviewer: string; reason: string; amount: number } | null;
}

interface Sums {
  opening: number;
  movements: number;
  closing: number;
}

export interface Report {
  provider: string;
  /** The merchant day, YYYY-MM-DD. */
  day: string;
  here: Sums;
  there: Sums;
  matched: number;
  /** In the other book on the day before or after: reported late. */
  inTransit: number;
  differences: Difference[];
}

/**
 * Compares a provider's statement for a day with payments, orders and clearing, and stores the findings (CASH-19).
 * Reproducible from the same books. Throws what the provider throws.
 */
export async function reconcile(context: PaymentsContext, provider: string, date: string): Promise<Report> {
  const { from, to } = await boundsOf(context.database, date);
  const adapter = providerOf(context, provider);
  const there = await adapter.statement(from, to);
  // Late reports are in the other book on the day before or after.
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

/** By the provider's reference: a second payment has its first order's. */
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

/** A clearing movement's kind in a statement. */
function kindOf(kind: string, key: string): OwnLine['kind'] {
  if (kind === 'reconciled') return kind;
  if (kind === 'holdUsed') return 'payout';
  if (kind === 'withdrawalReturned') return 'bounce';
  if (kind === 'depositReversed' || key.includes(':reversal:')) return 'reversal';
  // A returned refund is a refund in the other direction.
  if (kind === 'depositReturned' || key.includes(':back:')) return 'refund';
  return 'payment';
}

/** Matches equal lines, each once; the rest stays on its side. */
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
 * Removes payouts that were returned before they were reported as made, on the same day or an adjacent one. Such a
 * withdrawal has nothing in clearing, where a line of its own corrects an earlier difference.
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
  // Two days can share one line of a pair.
  const pairs = taken.length - new Set(taken).size;
  return { pairs, inTransit: taken.length - 2 * pairs, rest };
}

/** Requested amounts by reference, for withdrawals not paid according to clearing. */
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

/** Of all providers: a withdrawal has none before it is sent. */
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
  /** Id of a difference in that day's report. */
  difference: string;
  reviewer: string;
  reason: string;
}

/**
 * Corrects a difference with a movement between clearing and suspense, once and with a reason; edits nothing (CASH-19).
 * An order open for too long needs no money moved. Throws Refusal `notFound` for a difference that isn't in the day's
 * report, and `conflict` for a corrected one.
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
