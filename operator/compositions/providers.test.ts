import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { depositOrders, paymentMethods, providerEvents } from '#operator/database/tables/deposits.tables.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { payouts } from '#operator/database/tables/withdrawals.tables.ts';
import { balanceOf, houseBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { auditPayments, isPaymentsSound } from '#operator/payments/reconciliation/auditPayments.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { cancelDeposit, readDeposit } from '#operator/payments/deposits/deposits.ts';
import { acceptWebhook } from '#operator/payments/webhooks/providerEvents.ts';
import { reconcile } from '#operator/payments/reconciliation/reconciliation.ts';
import { review } from '#operator/payments/reviews/reviews.ts';
import { withdrawalsHandlers } from '#operator/payments/withdrawals/withdrawals.handlers.ts';
import { createXendit, xenditMethods, xenditName } from '#operator/payments/provider/xendit.ts';
import type { SandboxProviderContext } from '#operator/sandboxProvider/deliveries.ts';
import {
  createSandboxProvider,
  movePayment,
  movePayout,
  pay,
  plan,
} from '#operator/sandboxProvider/sandboxProvider.ts';
import { createSecrets } from '#operator/sandboxProvider/signing.ts';
import { createPaymentsContext, makeDeposit, newKey } from '#operator/testing/payments.ts';
import { createWithdrawer, paymentPassword, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { startXendit } from '#operator/testing/xendit.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { firstOf } from '@araw/testing/shortRun';
import { settleDue, settlePayments } from './due.ts';

/*
 * The operator's handling of a provider, run against each one: events at the provider use its own means, everything
 * else is the operator's.
 */

/** Events at a provider. `tells` says whether its webhook arrives. */
interface Rig {
  name: string;
  context: PaymentsContext;
  /** Amount in centavos, by default the requested one. Returns the payment's id. */
  pay(reference: string, options?: { amount?: number; tells?: boolean }): Promise<string>;
  pend(reference: string): Promise<string>;
  movePayment(id: string, to: 'paid' | 'failed' | 'reversed', options?: { tells?: boolean }): Promise<void>;
  /** Resends the last webhook. */
  repeat(times: number): Promise<void>;
  /** Whether the provider makes the next refund. */
  refunds(outcome: 'done' | 'refused'): Promise<void>;
  /** Finishes all pending refunds. */
  endRefunds(): Promise<void>;
  pays(outcome: 'underWay' | 'paid' | 'failed' | 'lost'): Promise<void>;
  movePayout(reference: string, to: 'paid' | 'bounced', options?: { tells?: boolean }): Promise<void>;
  losesOpening(): Promise<void>;
  findsOpening(): Promise<void>;
}

async function sandboxRig(): Promise<Rig & { close(): Promise<unknown> }> {
  const context: PaymentsContext & { close(): Promise<unknown> } = await createPaymentsContext();
  const { database, clock, log } = context;
  let last: (() => Promise<void>) | undefined;
  const sandbox: SandboxProviderContext = {
    database,
    clock,
    log,
    secrets: createSecrets(),
    async deliver({ headers, body }) {
      last = () => acceptWebhook(context, { provider: 'sandbox', headers, rawBody: body });
      await last();
      return 200;
    },
  };
  context.providers = new Map([['sandbox', createSandboxProvider(sandbox)]]);
  const hook = (tells = true) => (tells ? 'once' : 'lost');
  return {
    name: 'sandbox',
    context,
    pay: (reference, { amount, tells } = {}) => pay(sandbox, reference, { amount, hook: hook(tells) }),
    pend: (reference) => pay(sandbox, reference, { rank: 'pending' }),
    movePayment: (id, to, { tells } = {}) => movePayment(sandbox, id, to, hook(tells)),
    async repeat(times) {
      for (let time = 0; time < times; time++) await last?.();
    },
    refunds: (outcome) => plan(sandbox, 'refund', outcome),
    async endRefunds() {},
    pays: (outcome) => plan(sandbox, 'payOut', outcome),
    movePayout: (reference, to, { tells } = {}) => movePayout(sandbox, reference, to, hook(tells)),
    losesOpening: () => plan(sandbox, 'create', 'lost'),
    findsOpening: () => plan(sandbox, 'create', 'done'),
    close: () => context.close(),
  };
}

async function xenditRig(): Promise<Rig & { close(): Promise<unknown> }> {
  const context: PaymentsContext & { close(): Promise<unknown> } = await createPaymentsContext();
  const xendit = await startXendit(context.clock);
  context.providers = new Map([[xenditName, createXendit(context, xendit.settings)]]);
  await context.database.update(paymentMethods).set({ provider: xenditName });
  let last: (() => Promise<void>) | undefined;
  /** Everything but the reference and the name is false: a webhook may only trigger a check. */
  async function tell(event: string, data: Record<string, unknown>, tells = true) {
    const lies = { status: 'SUCCEEDED', request_amount: 9_999_999, amount: 9_999_999 };
    const { headers, rawBody } = xendit.webhook(event, { ...data, ...lies });
    last = () => acceptWebhook(context, { provider: xenditName, headers, rawBody });
    if (tells) await last();
    // The job asks the provider.
    if (tells) await settlePayments(context);
  }
  const referenceOf = (id: string) =>
    xendit.transactions.find(({ product_id: own }) => own === id)?.reference_id ?? '';
  const states = { paid: 'SUCCEEDED', failed: 'FAILED', reversed: 'REVERSED' } as const;
  const events = { paid: 'payment.capture', failed: 'payment.failure', reversed: 'payment.expiry' } as const;
  return {
    name: xenditName,
    context,
    async pay(reference, { amount, tells } = {}) {
      const id = xendit.pay(reference, { pesos: amount === undefined ? undefined : amount / 100 });
      await tell('payment.capture', { payment_id: id, reference_id: reference }, tells);
      return id;
    },
    async pend(reference) {
      const id = xendit.pay(reference, { status: 'PENDING' });
      await tell('payment.authorization', { payment_id: id, reference_id: reference });
      return id;
    },
    async movePayment(id, to, { tells } = {}) {
      xendit.movePayment(id, states[to]);
      await tell(events[to], { payment_id: id, reference_id: referenceOf(id) }, tells);
    },
    async repeat(times) {
      for (let time = 0; time < times; time++) await last?.();
      await settlePayments(context);
    },
    async refunds(outcome) {
      if (outcome === 'refused')
        xendit.fail('POST /refunds', { status: 403, body: { error_code: 'REFUND_NOT_SUPPORTED' } });
    },
    async endRefunds() {
      xendit.moveRefunds('SUCCESS');
      const refunds = xendit.transactions.filter(({ type }) => type === 'REFUND');
      for (const { product_id: id, reference_id } of refunds)
        await tell('refund.succeeded', { id, reference_id });
    },
    async pays(outcome) {
      const found = { underWay: 'ACCEPTED', paid: 'SUCCEEDED', failed: 'FAILED', lost: 'ACCEPTED' };
      xendit.outcome.payout = found[outcome];
      xendit.fail('POST /v2/payouts', ...(outcome === 'lost' ? (['lost'] as const) : []));
    },
    async movePayout(reference, to, { tells } = {}) {
      xendit.movePayout(reference, { paid: 'SUCCEEDED', bounced: 'REVERSED' }[to]);
      await tell(
        { paid: 'payout.succeeded', bounced: 'payout.reversed' }[to],
        { id: reference, reference_id: reference },
        tells,
      );
    },
    losesOpening: async () => xendit.fail('POST /v3/payment_requests', 'lost'),
    async findsOpening() {},
    async close() {
      await xendit.close();
      await context.close();
    },
  };
}

const rigs = [await sandboxRig(), await xenditRig()];
for (const { context } of rigs) {
  await context.database.insert(reviewers).values({ name: 'desk', accountId: null });
  await context.database.update(paymentMethods).set({ open: true });
}
afterAll(() => Promise.all(rigs.map((rig) => rig.close())));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const amount = 100_000;

describe.each(firstOf(rigs))('the operator with the provider $name', (rig) => {
  const { context } = rig;
  const { database, clock } = context;
  const handlers = withdrawalsHandlers;
  let member: Withdrawer;
  let passed = 0;

  beforeEach(async () => {
    // A separate day for each, so that statements do not mix.
    clock.shift(0);
    clock.shift(++passed * 3 * day);
    member = await createWithdrawer(context, { cash: 1_000_000 });
    await rig.pays('paid');
    await rig.refunds('done');
    await rig.findsOpening();
  });

  const deposit = (method = 'GCASH') => makeDeposit(context, member.id, { method });
  const stateOf = async (id: string) => {
    const [order] = await database.select().from(depositOrders).where(eq(depositOrders.id, id));
    return order?.state;
  };
  /** Moves the clock and runs the jobs that are due. */
  async function later(time: number) {
    if (time > 0) clock.shift(time);
    await settleDue(context);
    await settlePayments(context);
  }
  const gained = async () => (await balanceOf(database, member.id)) - 1_000_000;
  const clearing = () => houseBalance(database, `house:clearing:${rig.name}`);

  async function withdraw(): Promise<{ id: string; number: string }> {
    const account = member.payoutAccount;
    const quote = await handlers.quoteWithdrawal(
      { account, amount: '1000', language: 'EN' },
      member.caller,
      context,
    );
    return handlers.createWithdrawal(
      { key: randomUUID(), quote: quote.id, paymentPassword, language: 'EN' },
      member.caller,
      context,
    );
  }
  const withdrawalState = async (id: string) =>
    (await handlers.withdrawalOrder({ id, language: 'EN' }, member.caller, context)).state;

  const decide = async (orderId: string, decision: 'credit' | 'return') => {
    const [order] = await database.select().from(depositOrders).where(eq(depositOrders.id, orderId));
    return review(context, {
      kind: 'deposit',
      orderId,
      version: order?.version ?? 0,
      decision,
      reviewer: 'desk',
      reason: 'seen',
    });
  };

  const reconciled = async () => {
    const [today] = await rowsOf<{ day: string }>(database, sql`select merchant_day(${clock.now()}) as day`);
    const { differences, matched } = await reconcile(context, rig.name, today?.day ?? '');
    return { matched, differences: differences.map(({ kind, reference }) => `${kind} ${reference}`) };
  };
  const isSound = async () => expect(isPaymentsSound(await auditPayments(database))).toBe(true);

  test.each([...xenditMethods])(
    '[CASH-05] %s: created, paid and credited once, however often it is reported',
    async (method) => {
      const order = await deposit(method);
      expect(order.state).toBe('waiting');
      expect(order.session).not.toBeNull();
      await rig.pay(order.reference);
      expect(await stateOf(order.id)).toBe('credited');
      await rig.repeat(3);
      expect(await gained()).toBe(amount);
      expect(await reconciled()).toEqual({ matched: 1, differences: [] });
      await isSound();
    },
  );

  test('[CASH-05] a lost webhook only costs time', async () => {
    const order = await deposit();
    await rig.pay(order.reference, { tells: false });
    expect(await stateOf(order.id)).toBe('waiting');
    await later(minute);
    expect(await stateOf(order.id)).toBe('credited');
    expect(await gained()).toBe(amount);
  });

  test('[CASH-05] a player who opens the order sees the payment immediately', async () => {
    const order = await deposit();
    await rig.pay(order.reference, { tells: false });
    expect((await readDeposit(context, member.id, order.id)).state).toBe('credited');
  });

  test('[CASH-05] reports in the wrong order have the same result', async () => {
    const order = await deposit();
    const id = await rig.pend(order.reference);
    expect(await stateOf(order.id)).toBe('processing');
    await rig.movePayment(id, 'paid', { tells: false });
    await rig.repeat(1);
    await later(minute);
    expect(await stateOf(order.id)).toBe('credited');
    await rig.repeat(1);
    expect(await stateOf(order.id)).toBe('credited');
    expect(await gained()).toBe(amount);
  });

  test('[CASH-06] a failed payment credits nothing', async () => {
    const order = await deposit();
    await rig.movePayment(await rig.pend(order.reference), 'failed');
    expect(await stateOf(order.id)).toBe('failed');
    expect(await gained()).toBe(0);
  });

  test('[CASH-03] after a lost answer, creating the order is retried, and it can be paid once', async () => {
    await rig.losesOpening();
    const order = await deposit();
    expect(order.state).toBe('created');
    await rig.findsOpening();
    await later(minute);
    expect(await stateOf(order.id)).toBe('waiting');
    await rig.pay(order.reference);
    expect(await stateOf(order.id)).toBe('credited');
    expect(await gained()).toBe(amount);
  });

  test('[CASH-06] a cancelled order that is paid anyway is credited', async () => {
    const order = await deposit();
    await cancelDeposit(context, member.id, { key: newKey(), id: order.id, language: 'EN' });
    await later(minute);
    expect(
      (await database.select().from(depositOrders).where(eq(depositOrders.id, order.id)))[0]?.voided,
    ).toBe(true);
    await rig.pay(order.reference);
    expect(await stateOf(order.id)).toBe('credited');
  });

  test('[CASH-05] two payments for one order become two orders, each with its own', async () => {
    const order = await deposit();
    await rig.pay(order.reference);
    await rig.pay(order.reference);
    const orders = await database
      .select()
      .from(depositOrders)
      .where(eq(depositOrders.reference, order.reference));
    expect(orders.map(({ state, session }) => [state, session])).toEqual([
      ['credited', order.session],
      ['credited', order.session],
    ]);
    expect(await gained()).toBe(2 * amount);
    expect(await reconciled()).toEqual({ matched: 2, differences: [] });
  });

  test.each([amount - 1, amount + 1])(
    '[CASH-20] %s of 100000 centavos wait for a reviewer, and are refunded',
    async (odd) => {
      const order = await deposit();
      await rig.pay(order.reference, { amount: odd });
      expect(await stateOf(order.id)).toBe('inReview');
      expect(await gained()).toBe(0);
      await decide(order.id, 'return');
      await later(minute);
      await rig.endRefunds();
      await later(minute);
      expect(await stateOf(order.id)).toBe('refunded');
      expect(await reconciled()).toEqual({ matched: 2, differences: [] });
      await isSound();
    },
  );

  test('[CASH-20] if the provider refuses a refund, the money stays with the reviewer', async () => {
    const order = await deposit();
    await rig.pay(order.reference, { amount: amount + 1 });
    await rig.refunds('refused');
    await decide(order.id, 'return');
    await later(minute);
    expect(await stateOf(order.id)).toBe('inReview');
    await rig.refunds('done');
    await decide(order.id, 'credit');
    expect(await gained()).toBe(amount + 1);
  });

  test('[CASH-20] a payment reversed after it was credited is reversed here', async () => {
    const order = await deposit();
    const id = await rig.pay(order.reference);
    await rig.movePayment(id, 'reversed');
    expect(await stateOf(order.id)).toBe('reversed');
    expect(await gained()).toBe(0);
    expect(await reconciled()).toEqual({ matched: 2, differences: [] });
  });

  test('[CASH-10] a withdrawal is paid once', async () => {
    const { id, number } = await withdraw();
    await later(0);
    expect(await withdrawalState(id)).toBe('paid');
    expect(await gained()).toBe(-amount);
    await rig.repeat(2);
    await later(day / 2);
    expect(await pocketsOf(database, member.id)).toMatchObject({ cash: 900_000, held: 0 });
    const [payout] = await database.select().from(payouts).where(eq(payouts.reference, number));
    expect(payout?.askAt).toBeNull();
    await isSound();
  });

  test('[CASH-10] a withdrawal in progress is checked with the provider, webhook or not', async () => {
    await rig.pays('underWay');
    const [told, untold] = [await withdraw(), await withdraw()];
    await later(0);
    expect([await withdrawalState(told.id), await withdrawalState(untold.id)]).toEqual(['paying', 'paying']);
    await rig.movePayout(told.number, 'paid');
    expect([await withdrawalState(told.id), await withdrawalState(untold.id)]).toEqual(['paid', 'paying']);
    await rig.movePayout(untold.number, 'paid', { tells: false });
    await later(2 * minute);
    expect(await withdrawalState(untold.id)).toBe('paid');
    expect(await reconciled()).toEqual({ matched: 2, differences: [] });
  });

  test('[CASH-10] after a lost answer a withdrawal is still being paid, and is never sent twice', async () => {
    await rig.pays('lost');
    const { id, number } = await withdraw();
    await later(0);
    expect(await withdrawalState(id)).toBe('paying');
    await rig.pays('paid');
    await rig.movePayout(number, 'paid', { tells: false });
    await later(2 * minute);
    expect(await withdrawalState(id)).toBe('paid');
    expect(await reconciled()).toEqual({ matched: 1, differences: [] });
  });

  test('[CASH-10] a failed withdrawal is returned in full, once', async () => {
    await rig.pays('failed');
    const { id } = await withdraw();
    await later(0);
    expect(await withdrawalState(id)).toBe('failed');
    expect(await gained()).toBe(0);
  });

  test('[CASH-10] a withdrawal that bounces after it was paid is returned in full, and not checked again', async () => {
    const before = await clearing();
    const { id, number } = await withdraw();
    await later(0);
    expect(await withdrawalState(id)).toBe('paid');
    await rig.movePayout(number, 'bounced');
    expect(await withdrawalState(id)).toBe('returned');
    await rig.repeat(2);
    expect(await gained()).toBe(0);
    expect(await clearing()).toBe(before);
    const [payout] = await database.select().from(payouts).where(eq(payouts.reference, number));
    expect(payout?.askAt).toBeNull();
    expect(await reconciled()).toEqual({ matched: 2, differences: [] });
    await isSound();
  });

  test('[CASH-05] an unsigned webhook is refused and never stored', async () => {
    const stored = await database.$count(providerEvents);
    const forged = { provider: rig.name, headers: { 'x-callback-token': 'guess' }, rawBody: '{}' };
    expect((await refusalOf(acceptWebhook(context, forged)))?.code).toBe('noPermission');
    expect(await database.$count(providerEvents)).toBe(stored);
  });
});
