import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import {
  sandboxLines,
  sandboxPayments,
  sandboxPayouts,
  sandboxPlans,
  sandboxSessions,
} from '#operator/database/tables/sandboxProvider.tables.ts';
import {
  type Instructions,
  type NewPayout,
  type NewSession,
  type PaymentRank,
  type PayoutState,
  type Provider,
  type ProviderEvent,
  ProviderRefusal,
  type ProviderSession,
  type Statement,
} from '#operator/payments/provider/provider.ts';
import { announce, deliverDue, type Hook, type SandboxProviderContext } from './deliveries.ts';
import { qrPhText } from './qrPh.ts';
import { signatureHeader, verify } from './signing.ts';

export const sandboxProviderName = 'sandbox';

export type Session = typeof sandboxSessions.$inferSelect;
export type Payment = typeof sandboxPayments.$inferSelect;
export type Payout = typeof sandboxPayouts.$inferSelect;

/** Presets for the next calls of a kind. `lost` performs the call but withholds the answer. */
export const plans = {
  create: ['done', 'lost', 'refused'],
  refund: ['done', 'lost', 'refused', 'failed'],
  payOut: ['paid', 'underWay', 'lost', 'failed', 'bouncedBeforePaid', 'bouncedAfterPaid'],
} as const;
export type PlannedCall = keyof typeof plans;

/** The sandbox's provider (CASH-14). */
export const createSandboxProvider = (context: SandboxProviderContext): Provider => ({
  name: sandboxProviderName,
  create: (session) => create(context, session),
  read: ({ reference }) => read(context.database, reference),
  async void({ reference }) {
    await context.database
      .update(sandboxSessions)
      .set({ voided: true })
      .where(eq(sandboxSessions.reference, reference));
  },
  refund: ({ id }) => refund(context, id),
  payOut: (payout) => payOut(context, payout),
  async readPayout(reference) {
    return (await findPayout(context.database, reference))?.state ?? null;
  },
  statement: (from, to) => statement(context.database, from, to),
  verifyWebhook: (headers, rawBody, now) =>
    verify(context.secrets, headers[signatureHeader], rawBody, now)
      ? (JSON.parse(rawBody) as ProviderEvent)
      : null,
});

/** Presets the outcome of this kind of call from now on. */
export async function plan<Call extends PlannedCall>(
  { database }: SandboxProviderContext,
  call: Call,
  outcome: (typeof plans)[Call][number],
): Promise<void> {
  await database
    .insert(sandboxPlans)
    .values({ call, outcome })
    .onConflictDoUpdate({ target: sandboxPlans.call, set: { outcome } });
}

export async function planOf(database: Database, call: PlannedCall): Promise<string> {
  const [planned] = await database.select().from(sandboxPlans).where(eq(sandboxPlans.call, call));
  return planned?.outcome ?? plans[call][0];
}

class LostAnswer extends Error {}

async function create(
  { database, clock }: SandboxProviderContext,
  { reference, method, kind, amount, foreignAmount, endsAt, returnAddress }: NewSession,
): Promise<ProviderSession> {
  const outcome = await planOf(database, 'create');
  if (outcome === 'refused') throw new ProviderRefusal('the sandbox refuses new sessions');
  await database
    .insert(sandboxSessions)
    .values({
      reference,
      id: randomUUID(),
      method,
      kind,
      amount,
      foreignAmount,
      returnAddress,
      endsAt,
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
  if (outcome === 'lost') throw new LostAnswer();
  const session = await read(database, reference);
  if (!session) throw new Error(`There is no session ${reference}`);
  return session;
}

async function read(database: Database, reference: string): Promise<ProviderSession | null> {
  const [session] = await database
    .select()
    .from(sandboxSessions)
    .where(eq(sandboxSessions.reference, reference));
  if (!session) return null;
  const { id, confirmations } = session;
  const payments = await paymentsOf(database, reference);
  return {
    id,
    instructions: instructionsOf(session),
    confirmations,
    payments: payments.map((payment) => ({
      id: payment.id,
      rank: payment.rank,
      amount: payment.amount,
    })),
  };
}

export const paymentsOf = (database: Database, reference: string): Promise<Payment[]> =>
  database
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, reference))
    .orderBy(asc(sandboxPayments.createdAt), asc(sandboxPayments.id));

/** None of them leads to a real account. */
function instructionsOf({ id, reference, method, kind, amount }: Session): Instructions {
  const digest = createHash('sha256').update(reference).digest('hex');
  switch (kind) {
    case 'eWallet':
      return { kind, url: `/sandbox/pay/${id}` };
    case 'qrPh':
      return { kind, code: qrPhText({ centavos: amount, reference }), reference };
    case 'bank':
      return {
        kind,
        bank: `${method} (sandbox)`,
        account: '0000 0000 0000',
        holder: 'Araw Sandbox',
        reference,
      };
    case 'counter':
      return {
        kind,
        code: String(Number.parseInt(digest.slice(0, 12), 16)).padStart(15, '0'),
        shops: ['7-Eleven'],
      };
    case 'crypto':
      // Base58 has no 0, so every wallet refuses it.
      return {
        kind,
        address: `T0SANDB0X${digest.slice(0, 25)}`,
        memo: null,
        network: 'TRON (TRC-20)',
        confirmationsNeeded: 19,
      };
  }
}

interface Paying {
  /** Centavos; default: the full amount. */
  amount?: number;
  rank?: Extract<PaymentRank, 'pending' | 'failed' | 'paid'>;
  hook?: Hook;
}

/** Pays a session, even if it is closed or paid. Resolves with the payment's id. */
export async function pay(
  context: SandboxProviderContext,
  reference: string,
  { amount: given, rank = 'paid', hook = 'once' }: Paying = {},
): Promise<string> {
  const { database, clock } = context;
  const id = `SP-${randomUUID()}`;
  await database.transaction(async (transaction) => {
    const [session] = await transaction
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.reference, reference));
    if (!session) throw new Error(`There is no session ${reference}`);
    const amount = given ?? session.amount;
    await transaction.insert(sandboxPayments).values({ id, reference, rank, amount, createdAt: clock.now() });
    await bookRank(context, transaction, { id, reference, amount }, rank);
    await tellPayment(context, transaction, id, hook);
  });
  await deliverDue(context);
  return id;
}

/** Advances a payment: a pending one succeeds or fails, a paid one is reversed. */
export async function movePayment(
  context: SandboxProviderContext,
  id: string,
  rank: Extract<PaymentRank, 'failed' | 'paid' | 'reversed'>,
  hook: Hook = 'once',
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    // Only once, even for concurrent calls.
    if (payment.rank !== (rank === 'reversed' ? 'paid' : 'pending')) return;
    await transaction.update(sandboxPayments).set({ rank }).where(eq(sandboxPayments.id, id));
    await bookRank(context, transaction, payment, rank);
    await tellPayment(context, transaction, id, hook);
  });
  await deliverDue(context);
}

/** Repeats a payment's webhook with its current state. */
export async function repeat(context: SandboxProviderContext, id: string): Promise<void> {
  await tellPayment(context, context.database, id, 'once');
  await deliverDue(context);
}

/** Confirmations of crypto so far; only queried, never announced. */
export async function confirm(
  { database }: SandboxProviderContext,
  reference: string,
  confirmations: number,
): Promise<void> {
  await database
    .update(sandboxSessions)
    .set({ confirmations })
    .where(eq(sandboxSessions.reference, reference));
}

async function refund(context: SandboxProviderContext, id: string): Promise<void> {
  const { database } = context;
  const outcome = await planOf(database, 'refund');
  if (outcome === 'refused') throw new ProviderRefusal('the sandbox refuses refunds');
  await database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (payment.rank !== 'paid') return;
    const failed = outcome === 'failed';
    if (!failed) {
      await transaction.update(sandboxPayments).set({ rank: 'refunded' }).where(eq(sandboxPayments.id, id));
      await bookRank(context, transaction, payment, 'refunded');
    }
    await tellRefund(context, transaction, payment, failed);
  });
  await deliverDue(context);
  if (outcome === 'lost') throw new LostAnswer();
}

/** Returns a refund that was made. */
export async function bounceRefund(context: SandboxProviderContext, id: string): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (payment.rank !== 'refunded') return;
    await transaction.update(sandboxPayments).set({ rank: 'paid' }).where(eq(sandboxPayments.id, id));
    await addLine(context, transaction, { ...payment, kind: 'refund' });
    await tellRefund(context, transaction, payment, true);
  });
  await deliverDue(context);
}

async function lockPayment(transaction: Database, id: string): Promise<Payment> {
  const [payment] = await transaction
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, id))
    .for('update');
  if (!payment) throw new Error(`There is no payment ${id}`);
  return payment;
}

async function tellPayment(
  context: SandboxProviderContext,
  database: Database,
  id: string,
  hook: Hook,
): Promise<void> {
  const [found] = await database
    .select({ payment: sandboxPayments, session: sandboxSessions.id })
    .from(sandboxPayments)
    .innerJoin(sandboxSessions, eq(sandboxSessions.reference, sandboxPayments.reference))
    .where(eq(sandboxPayments.id, id));
  if (!found) throw new Error(`There is no payment ${id}`);
  const { session, payment } = found;
  const { rank, amount, reference } = payment;
  await announce(
    context,
    database,
    { kind: 'payment', session, reference, payment: { id, rank, amount } },
    hook,
  );
}

const tellRefund = (
  context: SandboxProviderContext,
  database: Database,
  { id, reference }: Payment,
  failed: boolean,
) => announce(context, database, { kind: 'refund', reference, payment: id, failed }, 'once');

/** A pending or failed payment books nothing. */
async function bookRank(
  context: SandboxProviderContext,
  transaction: Database,
  { id, reference, amount }: Pick<Payment, 'id' | 'reference' | 'amount'>,
  rank: PaymentRank,
): Promise<void> {
  const lines = {
    paid: { kind: 'payment', amount },
    refunded: { kind: 'refund', amount: -amount },
    reversed: { kind: 'reversal', amount: -amount },
  } as const;
  if (rank === 'pending' || rank === 'failed') return;
  await addLine(context, transaction, { id, reference, ...lines[rank] });
}

interface Line {
  id: string;
  reference: string;
  kind: Exclude<Statement['lines'][number]['kind'], 'other'>;
  amount: number;
}

async function addLine(
  { clock }: SandboxProviderContext,
  transaction: Database,
  { id, reference, kind, amount }: Line,
): Promise<void> {
  const no = await transaction.$count(sandboxLines, eq(sandboxLines.of, id));
  await transaction.insert(sandboxLines).values({ of: id, no, reference, kind, amount, at: clock.now() });
}

async function payOut(context: SandboxProviderContext, payout: NewPayout): Promise<PayoutState> {
  const { database, clock } = context;
  const earlier = await findPayout(database, payout.reference);
  if (earlier) return earlier.state;
  const outcome = await planOf(database, 'payOut');
  await database
    .insert(sandboxPayouts)
    .values({ ...payout, state: 'underWay', createdAt: clock.now() })
    .onConflictDoNothing();
  if (outcome === 'lost') throw new LostAnswer();
  if (outcome === 'failed') await movePayout(context, payout.reference, 'failed');
  if (outcome === 'bouncedBeforePaid') await movePayout(context, payout.reference, 'bounced');
  if (outcome === 'paid' || outcome === 'bouncedAfterPaid') {
    await movePayout(context, payout.reference, 'paid');
  }
  if (outcome === 'bouncedAfterPaid') await movePayout(context, payout.reference, 'bounced');
  return (await findPayout(database, payout.reference))?.state ?? 'unknown';
}

async function findPayout(database: Database, reference: string): Promise<Payout | undefined> {
  const [payout] = await database
    .select()
    .from(sandboxPayouts)
    .where(eq(sandboxPayouts.reference, reference));
  return payout;
}

/** A payout succeeds, fails, or is returned before or after success; an ended one stays unchanged. */
export async function movePayout(
  context: SandboxProviderContext,
  reference: string,
  state: Exclude<PayoutState, 'unknown' | 'underWay'>,
  hook: Hook = 'once',
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const own = eq(sandboxPayouts.reference, reference);
    const [payout] = await transaction.select().from(sandboxPayouts).where(own).for('update');
    if (!payout) throw new Error(`There is no payout ${reference}`);
    const goesOn = payout.state === 'underWay' || (payout.state === 'paid' && state === 'bounced');
    if (!goesOn) return;
    await transaction.update(sandboxPayouts).set({ state }).where(own);
    const { amount } = payout;
    const id = reference;
    if (state === 'paid') {
      await addLine(context, transaction, { id, reference, kind: 'payout', amount: -amount });
    }
    if (state === 'bounced' && payout.state === 'paid') {
      await addLine(context, transaction, { id, reference, kind: 'bounce', amount });
    }
    await announce(context, transaction, { kind: 'payout', reference, state }, hook);
  });
  await deliverDue(context);
}

/** Ways to make the provider's books differ from the operator's. */
export const bookActs = ['enter', 'change', 'strike'] as const;

/**
 * Enters a payment that nobody made, or changes or deletes the latest line of a reference, without a webhook, so that
 * only reconciliation finds it (CASH-19). Centavos. Resolves with whether there was such a line.
 */
export async function spoilBook(
  context: SandboxProviderContext,
  { act, reference, amount }: { act: (typeof bookActs)[number]; reference: string; amount: number },
): Promise<boolean> {
  if (act === 'enter') {
    await addLine(context, context.database, {
      id: `SP-${randomUUID()}`,
      reference,
      kind: 'payment',
      amount,
    });
    return true;
  }
  return context.database.transaction(async (transaction) => {
    const [line] = await transaction
      .select()
      .from(sandboxLines)
      .where(eq(sandboxLines.reference, reference))
      .orderBy(desc(sandboxLines.at), desc(sandboxLines.of), desc(sandboxLines.no))
      .limit(1);
    if (!line) return false;
    const own = and(eq(sandboxLines.of, line.of), eq(sandboxLines.no, line.no));
    // Keep the sign of outgoing money.
    const changed = { amount: line.amount < 0 ? -amount : amount };
    if (act === 'strike') await transaction.delete(sandboxLines).where(own);
    else await transaction.update(sandboxLines).set(changed).where(own);
    return true;
  });
}

async function statement(database: Database, from: number, to: number): Promise<Statement> {
  const sumBefore = async (moment: number) => {
    const [sum] = await database
      .select({ amount: sql`coalesce(sum(${sandboxLines.amount}), 0)`.mapWith(Number) })
      .from(sandboxLines)
      .where(lt(sandboxLines.at, moment));
    return sum?.amount ?? 0;
  };
  const lines = await database
    .select()
    .from(sandboxLines)
    .where(and(gte(sandboxLines.at, from), lt(sandboxLines.at, to)))
    .orderBy(asc(sandboxLines.at), asc(sandboxLines.of), asc(sandboxLines.no));
  return {
    opening: await sumBefore(from),
    closing: await sumBefore(to),
    lines: lines.map(({ of, no, reference, kind, amount, at }) => ({
      id: `${of}:${no}`,
      reference,
      kind,
      amount,
      at,
    })),
  };
}
