import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import { payouts } from '#operator/database/tables/withdrawals.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { houseBalance } from '#operator/ledger/ledger.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import {
  applyAlone,
  createPaymentsContext,
  createProviderDouble,
  makeDeposit,
} from '#operator/testing/payments.ts';
import { createWithdrawer, paymentPassword } from '#operator/testing/withdrawals.ts';
import { clearingGap } from './auditPayments.ts';
import type { PayoutState, StatementLine } from '../provider/provider.ts';
import { correctDifference, reconcile } from './reconciliation.ts';
import { applyPayout, payWithdrawals, reviewWithdrawals } from '../withdrawals/withdrawalJobs.ts';

/** The provider's own book, written by the test. */
const book: StatementLine[] = [];
const sumOf = (lines: readonly StatementLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const provider = {
  ...createProviderDouble(),
  statement: async (from: number, to: number) => {
    const lines = book.filter(({ at }) => at >= from && at < to);
    return {
      opening: sumOf(book.filter(({ at }) => at < from)),
      closing: sumOf(book.filter(({ at }) => at < to)),
      lines,
    };
  },
};
const context = await createPaymentsContext(provider);
const { database, clock } = context;
afterAll(() => context.close());
await database.insert(reviewers).values({ name: 'first', accountId: null });

const hour = 3_600_000;
const manila = 8 * hour;
const today = () => new Date(clock.now() + manila).toISOString().slice(0, 10);
/** Moves the clock to this many milliseconds after the next midnight in Manila. */
const toNextDay = (after = hour) => {
  const day = 24 * hour;
  clock.shift(day - ((clock.now() + manila) % day) + after);
};

let made = 0;
/** A deposit that was paid here and, by default, in the provider's book. */
async function paid({ there = 100_000 as number | null } = {}) {
  const [member = 0] = await createTestAccounts(database, 1);
  const { id, reference } = await makeDeposit(context, member);
  const payment = { id: `payment ${++made}`, rank: 'paid', amount: 100_000 } as const;
  await applyAlone(context, id, { event: 'paid', payment });
  const line = { id: payment.id, reference, kind: 'payment', amount: there ?? 0, at: clock.now() } as const;
  if (there !== null) book.push(line);
  return { id, reference, payment: payment.id };
}

const found = async (day: string) =>
  (await reconcile(context, provider.name, day)).differences.map(({ kind, reference, here, there }) => ({
    kind,
    reference,
    here,
    there,
  }));

describe('a statement that is compared', () => {
  test('[CASH-19] matches if both books are the same, and adds up on both sides', async () => {
    await paid();
    await paid();
    const sums = { opening: 0, movements: 200_000, closing: 200_000 };
    expect(await reconcile(context, provider.name, today())).toEqual({
      provider: 'double',
      day: today(),
      here: sums,
      there: sums,
      matched: 2,
      inTransit: 0,
      differences: [],
    });
  });

  test('[CASH-19] opens with the previous day’s closing balance', async () => {
    toNextDay();
    await paid();
    const sums = { opening: 200_000, movements: 100_000, closing: 300_000 };
    expect(await reconcile(context, provider.name, today())).toMatchObject({ here: sums, there: sums });
  });

  test('[CASH-19] finds each kind of difference, nothing else, and the same ones when repeated', async () => {
    toNextDay();
    await paid();
    const onlyHere = await paid({ there: null });
    const other = await paid({ there: 90_000 });
    const refunded = await paid();
    const refund = { reference: refunded.reference, kind: 'refund', amount: -100_000 } as const;
    book.push({ ...refund, id: 'refund', at: clock.now() });
    book.push({ id: 'stray', reference: 'stray', kind: 'payment', amount: 5_000, at: clock.now() });
    const day = today();
    const differences = await found(day);
    expect(differences).toEqual([
      { kind: 'onlyHere', reference: onlyHere.reference, here: 100_000, there: null },
      { kind: 'otherAmount', reference: other.reference, here: 100_000, there: 90_000 },
      { kind: 'otherState', reference: refunded.reference, here: null, there: -100_000 },
      { kind: 'onlyThere', reference: 'stray', here: null, there: 5_000 },
    ]);
    expect(await found(day)).toEqual(differences);
  });

  test('[CASH-19] contains an order from the time it has been open for more than a day', async () => {
    toNextDay();
    const [member = 0] = await createTestAccounts(database, 1);
    const { number, amount } = await makeDeposit(context, member);
    const open = { kind: 'openTooLong', reference: number, here: amount, there: null };
    expect(await found(today())).toEqual([]);
    toNextDay();
    expect(await found(today())).toEqual([open]);
  });

  test('[CASH-19] leaves what the provider reports the next day out of the differences', async () => {
    toNextDay(-1);
    const { reference } = await paid({ there: null });
    const day = today();
    clock.shift(1);
    book.push({ id: 'late', reference, kind: 'payment', amount: 100_000, at: clock.now() });
    const report = await reconcile(context, provider.name, day);
    expect([report.inTransit, report.differences.map(({ kind }) => kind)]).toEqual([1, ['openTooLong']]);
    expect((await found(today())).map(({ kind }) => kind)).toEqual(['openTooLong']);
  });
});

describe('a difference', () => {
  test('[CASH-19] is settled by one movement with its reason, and stays in the report', async () => {
    toNextDay();
    book.push({ id: 'lost', reference: 'lost', kind: 'payment', amount: 7_000, at: clock.now() });
    const day = today();
    const report = await reconcile(context, provider.name, day);
    const [difference] = report.differences.filter(({ kind }) => kind === 'onlyThere');
    const wanted = {
      provider: provider.name,
      day,
      difference: difference?.id ?? '',
      reviewer: 'first',
      reason: 'Sent to the wrong shop',
    };
    const suspense = await houseBalance(database, 'house:suspense');
    await correctDifference(context, wanted);
    expect(await refusalOf(correctDifference(context, wanted))).toMatchObject({ code: 'conflict' });
    expect(await houseBalance(database, 'house:suspense')).toBe(suspense + 7_000);
    const after = await reconcile(context, provider.name, day);
    expect(after.here.closing).toBe(report.here.closing + 7_000);
    expect(after.differences.find(({ id }) => id === wanted.difference)?.correction).toEqual({
      reviewer: 'first',
      reason: 'Sent to the wrong shop',
      amount: 7_000,
    });
  });

  test('[CASH-19] that does not exist, or moved no money, cannot be settled', async () => {
    const wanted = { provider: provider.name, day: today(), reviewer: 'first', reason: 'because' };
    const [open] = (await reconcile(context, provider.name, today())).differences.filter(
      ({ kind }) => kind === 'openTooLong',
    );
    for (const difference of ['none', open?.id ?? '']) {
      const refused = correctDifference(context, { ...wanted, difference });
      expect(await refusalOf(refused)).toMatchObject({ code: 'notFound' });
    }
  });
});

describe('a payout that came back before it was reported', () => {
  const handlers = createHandlers({ sandbox: true });
  const net = 98_500;

  /** A payout sent to the provider, with its last reported state, if any. */
  async function payout(told?: PayoutState): Promise<string> {
    const { caller, payoutAccount } = await createWithdrawer(context);
    const asked = { account: payoutAccount, amount: '1000', language: 'EN' };
    const { id: quote } = await handlers.quoteWithdrawal(asked, caller, context);
    const order = { key: randomUUID(), quote, paymentPassword, language: 'EN' };
    const { number } = await handlers.createWithdrawal(order, caller, context);
    await reviewWithdrawals(context);
    await payWithdrawals(context, provider);
    if (told) await applyPayout(context, { provider: provider.name, reference: number }, told);
    return number;
  }

  function enter(reference: string, ...amounts: number[]): void {
    for (const amount of amounts) {
      const kind = amount < 0 ? 'payout' : 'bounce';
      book.push({ id: `line ${book.length}`, reference, kind, amount, at: clock.now() });
    }
  }

  const ofMoney = async (day: string) => (await found(day)).filter(({ kind }) => kind !== 'openTooLong');
  const otherState = (reference: string, ...amounts: number[]) =>
    amounts.map((there) => ({ kind: 'otherState', reference, here: null, there }));

  test.each(['bounced', 'failed'] as const)('[CASH-19] is matched if the order %s', async (told) => {
    toNextDay();
    enter(await payout(told), -net, net);
    const { here, there, matched, inTransit } = await reconcile(context, provider.name, today());
    expect([matched, inTransit, here.movements, there.movements]).toEqual([1, 0, 0, 0]);
    expect(await ofMoney(today())).toEqual([]);
  });

  test('[CASH-19] on the next day is not a difference on either day', async () => {
    toNextDay();
    toNextDay(-1);
    const reference = await payout();
    enter(reference, -net);
    const day = today();
    expect(await ofMoney(day)).toEqual(otherState(reference, -net));
    clock.shift(1);
    enter(reference, net);
    await applyPayout(context, { provider: provider.name, reference }, 'bounced');
    for (const date of [day, today()]) {
      const { matched, inTransit } = await reconcile(context, provider.name, date);
      expect([date, matched, inTransit, await ofMoney(date)]).toEqual([date, 0, 1, []]);
    }
  });

  test.each([
    ['that has not ended', undefined, [-net, net]],
    ['of which not all came back', 'bounced', [-net, net - 1]],
    ['of which nothing came back', 'bounced', [-net]],
    ['that was never made', 'bounced', [net]],
    ['that was made twice', 'bounced', [-net, -net, net]],
    ['that was made twice and came back twice', 'bounced', [-net, net, -net, net]],
    ['of another amount', 'bounced', [-net - 1, net + 1]],
  ] as const)('[CASH-19] is a difference if it is one %s', async (_, told, amounts) => {
    toNextDay();
    const reference = await payout(told);
    enter(reference, ...amounts);
    expect(await ofMoney(today())).toEqual(otherState(reference, ...amounts));
  });

  test('[CASH-19] is a difference if it was never requested from this provider', async () => {
    toNextDay();
    enter('unasked', -net, net);
    const elsewhere = await payout('bounced');
    await database.update(payouts).set({ provider: 'other' }).where(eq(payouts.reference, elsewhere));
    enter(elsewhere, -net, net);
    expect(await ofMoney(today())).toEqual([
      { kind: 'onlyThere', reference: 'unasked', here: null, there: -net },
      { kind: 'onlyThere', reference: 'unasked', here: null, there: net },
      ...otherState(elsewhere, -net, net),
    ]);
  });

  test('[CASH-19] is a difference next to one that was reported', async () => {
    toNextDay();
    const reference = await payout('paid');
    await applyPayout(context, { provider: provider.name, reference }, 'bounced');
    enter(reference, -net, net);
    expect(await ofMoney(today())).toEqual([]);
    enter(reference, -net, net);
    expect(await ofMoney(today())).toEqual(otherState(reference, -net, net));
  });

  test('[CASH-19] stays in the report if its payout was settled before', async () => {
    toNextDay();
    const reference = await payout();
    enter(reference, -net);
    const day = today();
    const { differences } = await reconcile(context, provider.name, day);
    const { id = '' } = differences.find((one) => one.reference === reference) ?? {};
    const wanted = { provider: provider.name, day, reviewer: 'first', reason: 'The provider has paid it' };
    await correctDifference(context, { ...wanted, difference: id });
    enter(reference, net);
    await applyPayout(context, { provider: provider.name, reference }, 'bounced');
    expect(await ofMoney(day)).toEqual(otherState(reference, -net, net));
  });
});

test('[CASH-16] the gap between clearing and the provider’s book is reported in full, even after the clock was set back', async () => {
  toNextDay();
  await paid();
  const gap = await clearingGap(context, provider.name);
  await paid({ there: 100_001 });
  clock.shift(0);
  expect(await clearingGap(context, provider.name)).toBe(gap + 1);
});
