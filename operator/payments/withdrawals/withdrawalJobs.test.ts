import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { settleDue, settlePayments } from '#operator/compositions/due.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { defaultPayments, merchants } from '#operator/database/tables/system.tables.ts';
import { payouts, withdrawalOrders, withdrawalSteps } from '#operator/database/tables/withdrawals.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { houseBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext } from '#operator/testing/context.ts';
import {
  createTestProvider,
  createWithdrawer,
  paymentPassword,
  type PayoutOutcome,
  type Withdrawer,
} from '#operator/testing/withdrawals.ts';
import type { PayoutState } from '../provider/provider.ts';
import { countWrongWithdrawals } from './withdrawalAudit.ts';
import { applyPayout, payWithdrawals, reviewWithdrawals } from './withdrawalJobs.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const minute = 60_000;
const start = clock.now();
let member: Withdrawer;
let test: ReturnType<typeof createTestProvider>;

beforeEach(async () => {
  clock.shift(0);
  await database.update(merchants).set({ payments: defaultPayments });
  member = await createWithdrawer(context);
  test = createTestProvider(randomUUID());
});

async function withdraw(amount: string) {
  const { id } = await handlers.quoteWithdrawal(
    { account: member.payoutAccount, amount, language: 'EN' },
    member.caller,
    context,
  );
  return handlers.createWithdrawal(
    { key: randomUUID(), quote: id, paymentPassword, language: 'EN' },
    member.caller,
    context,
  );
}
const read = (id: string) => handlers.withdrawalOrder({ id, language: 'EN' }, member.caller, context);
const stateOf = async (id: string) => (await read(id)).state;
const turn = async () => {
  await reviewWithdrawals(context);
  await payWithdrawals(context, test.provider);
};
const money = async () => ({
  ...(await pocketsOf(database, member.id)),
  clearing: await houseBalance(database, `house:clearing:${test.provider.name}`),
});
const untouched = { cash: 1_000_000, bonus: 0, held: 0, clearing: 0 };
const held = { cash: 900_000, bonus: 0, held: 100_000, clearing: 0 };
const paid = { cash: 900_000, bonus: 0, held: 0, clearing: 98_500 };
const told = (reference: string, state: PayoutState, provider = test.provider.name) =>
  applyPayout(context, { provider, reference }, state);
const newestWord = async () => {
  const [newest] = await database
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.accountId, member.id))
    .orderBy(desc(inboxMessages.id))
    .limit(1);
  return newest?.title;
};

describe('withdrawals that continue automatically', () => {
  it('[CASH-10] do so on time, without a visitor', async () => {
    const { id } = await withdraw('1000');
    await settleDue(context);
    expect(await stateOf(id)).toBe('approved');
    await payWithdrawals(context, test.provider);
    expect(await stateOf(id)).toBe('paid');
  });

  it('[CASH-10] are started by the first of several providers, and checked with the one that has them', async () => {
    const later = createTestProvider(randomUUID());
    const providers = (...all: (typeof test)[]) =>
      new Map(all.map(({ provider }) => [provider.name, provider]));
    const first = await withdraw('1000');
    test.does('underWay');
    await settleDue(context);
    await settlePayments({ ...context, providers: providers(test) });
    const second = await withdraw('1000');
    await settleDue(context);
    test.book.set(first.number, 'paid');
    clock.shift(2 * minute);
    await settlePayments({ ...context, providers: providers(later, test) });
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['paid', 'paid']);
    expect(later.requests.map(({ reference }) => reference)).toEqual([second.number]);
    expect(test.requests.map(({ reference }) => reference)).toEqual([first.number]);
  });

  it('[CASH-10] below the merchant’s amount are approved, from it on they wait for a reviewer', async () => {
    const small = await withdraw('4999.99');
    const big = await withdraw('5000');
    await reviewWithdrawals(context);
    await reviewWithdrawals(context);
    expect([await stateOf(small.id), await stateOf(big.id)]).toEqual(['approved', 'inReview']);
    expect((await read(big.id)).version).toBe(1);
    await payWithdrawals(context, test.provider);
    expect([await stateOf(small.id), await stateOf(big.id)]).toEqual(['paid', 'inReview']);
  });

  it('[CASH-10] are paid: the provider receives the net amount under the order’s number', async () => {
    const { id, number } = await withdraw('1000');
    await turn();
    expect(await read(id)).toMatchObject({
      state: 'paid',
      steps: ['requested', 'approved', 'paying', 'paid'].map((state) =>
        expect.objectContaining({ at: start, state }),
      ),
    });
    expect(test.requests).toEqual([
      {
        reference: number,
        kind: 'eWallet',
        institution: 'GCASH',
        number: expect.stringMatching(/^0917\d{7}$/),
        holder: 'Maria Clara Santos',
        amount: 98_500,
      },
    ]);
    expect(await money()).toEqual(paid);
    expect(await newestWord()).toBe('Withdrawal paid');
    clock.shift(24 * 60 * minute);
    await turn();
    expect([test.requests.length, test.asked.length]).toEqual([1, 0]);
  });

  it('[CASH-10] that the provider refuses are returned in full, fee included', async () => {
    const { id } = await withdraw('1000');
    test.does('refused');
    await turn();
    expect([await stateOf(id), await money(), await newestWord()]).toEqual([
      'failed',
      untouched,
      'Withdrawal failed',
    ]);
  });

  it('[CASH-10] are sent by only one of two processes', async () => {
    const { id } = await withdraw('1000');
    await reviewWithdrawals(context);
    await Promise.all([payWithdrawals(context, test.provider), payWithdrawals(context, test.provider)]);
    expect([test.requests.length, await stateOf(id), await money()]).toEqual([1, 'paid', paid]);
  });

  it('[CASH-10] are marked as being paid before the provider is called', async () => {
    const { id } = await withdraw('1000');
    let seen = '';
    const provider = {
      ...test.provider,
      async payOut() {
        seen = await stateOf(id);
        return 'paid' as const;
      },
    };
    await reviewWithdrawals(context);
    await payWithdrawals(context, provider);
    expect(seen).toBe('paying');
  });
});

describe('a payout whose answer is lost', () => {
  const lost: [string, PayoutOutcome, 'paid' | 'failed' | 'returned', number][] = [
    ['paid', { lost: 'paid' }, 'paid', 1],
    ['failed', { lost: 'failed' }, 'failed', 1],
    ['came back', { lost: 'bounced' }, 'returned', 1],
    ['was never heard of', { lost: 'nothing' }, 'paid', 2],
  ];

  it.each(lost)(
    '[CASH-10] and that %s is checked under its own reference',
    async (_, outcome, end, requests) => {
      const { id, number } = await withdraw('1000');
      test.does(outcome);
      await turn();
      expect([await stateOf(id), await money()]).toEqual(['paying', held]);
      test.does('paid');
      await turn();
      expect(test.asked).toEqual([]);
      clock.shift(minute);
      await turn();
      expect(await stateOf(id)).toBe(end);
      expect(await money()).toEqual(end === 'paid' ? paid : untouched);
      expect(test.requests.map(({ reference }) => reference)).toEqual(Array<string>(requests).fill(number));
      expect(test.asked).toEqual([number]);
    },
  );

  it('[CASH-10] stays as it is while its fate is unknown, and is checked with growing pauses', async () => {
    const { id } = await withdraw('1000');
    test.does({ lost: 'nothing' });
    await turn();
    test.isAway(true);
    const pauses: number[] = [];
    let last = 0;
    for (let now = 0; now < 300; now++) {
      const before = test.asked.length;
      await turn();
      if (test.asked.length > before) {
        pauses.push(now - last);
        last = now;
      }
      clock.shift(minute);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect([await stateOf(id), await money()]).toEqual(['paying', held]);
    const steps = await database.select().from(withdrawalSteps).where(eq(withdrawalSteps.orderId, id));
    expect(steps.map(({ event }) => event).toSorted()).toEqual([
      'clear',
      'create',
      'late',
      'send',
      'unknown',
    ]);
    test.isAway(false);
    test.does('paid');
    clock.shift(60 * minute);
    await turn();
    expect([await stateOf(id), await money()]).toEqual(['paid', paid]);
  });

  it('[CASH-10] of a process that died before the call is retried under the same reference', async () => {
    const { id, number } = await withdraw('1000');
    await reviewWithdrawals(context);
    const died = { ...test.provider, payOut: () => Promise.reject(new Error('The process died')) };
    await payWithdrawals(context, died);
    expect(await stateOf(id)).toBe('paying');
    clock.shift(minute);
    await turn();
    expect([await stateOf(id), test.requests.map(({ reference }) => reference)]).toEqual(['paid', [number]]);
  });
});

describe('a provider’s later reports', () => {
  it('[CASH-10] a bounce after payment returns the amount once', async () => {
    const { id, number } = await withdraw('1000');
    await turn();
    expect(await told(number, 'bounced')).toBe(true);
    expect(await told(number, 'bounced')).toBe(true);
    expect([await stateOf(id), await money(), await newestWord()]).toEqual([
      'returned',
      untouched,
      'Withdrawal returned',
    ]);
  });

  it('[CASH-10] still in progress: changes nothing, and it is checked again', async () => {
    const { id, number } = await withdraw('1000');
    test.does('underWay');
    await turn();
    expect([await stateOf(id), await money()]).toEqual(['paying', held]);
    test.book.set(number, 'paid');
    clock.shift(minute);
    await turn();
    expect([await stateOf(id), await money()]).toEqual(['paid', paid]);
  });

  it('[CASH-10] for a reference it was never given are not ours', async () => {
    const { id, number } = await withdraw('1000');
    test.does('underWay');
    await turn();
    expect([await told('W0', 'paid'), await told(number, 'paid', 'another')]).toEqual([false, false]);
    expect(await stateOf(id)).toBe('paying');
  });

  it('[CASH-10] of a payout never requested raise an alarm and move no money', async () => {
    const { id, number } = await withdraw('1000');
    await turn();
    await database.update(withdrawalOrders).set({ state: 'failed' }).where(eq(withdrawalOrders.id, id));
    await told(number, 'paid');
    const [step] = await database
      .select()
      .from(withdrawalSteps)
      .where(eq(withdrawalSteps.orderId, id))
      .orderBy(desc(withdrawalSteps.no))
      .limit(1);
    expect(step).toMatchObject({ event: 'paid', from: 'failed', to: 'failed', result: 'alarm' });
    expect(await money()).toEqual(paid);
    await database.update(withdrawalOrders).set({ state: 'paid' }).where(eq(withdrawalOrders.id, id));
  });
});

describe('a withdrawal that takes longer than announced', () => {
  it.each(['1000', '6000'])('[CASH-10] of ₱%s is reported once, when it is late', async (amount) => {
    const { id } = await withdraw(amount);
    test.does('underWay');
    await turn();
    clock.shift(30 * minute - 1);
    await turn();
    expect(await newestWord()).not.toBe('Withdrawal delayed');
    clock.shift(1);
    await turn();
    await turn();
    const order = await read(id);
    expect(order.text).toBe('This is taking longer than we said. We keep checking, and your money is safe.');
    expect(order.steps.filter(({ text }) => text === 'Withdrawal delayed')).toHaveLength(1);
    expect(await newestWord()).toBe('Withdrawal delayed');
  });

  it('[CASH-10] is no longer reported once it has arrived', async () => {
    const { id, number } = await withdraw('1000');
    test.does('underWay');
    await turn();
    clock.shift(30 * minute);
    await turn();
    await told(number, 'paid');
    expect((await read(id)).text).toMatch(/^₱985\.00 was paid to GCash •••• \d{4}\.$/);
    const [payout] = await database.select().from(payouts).where(eq(payouts.reference, number));
    expect(payout?.askAt).toBeNull();
  });
});

it('[CASH-16] the books are sound after all of it', async () => {
  expect(isSound(await auditLedger(database))).toBe(true);
  expect(await countWrongWithdrawals(database)).toBe(0);
});
