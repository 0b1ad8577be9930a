import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { depositOrders } from '#operator/database/tables/deposits.tables.ts';
import { reviewers, reviewVotes } from '#operator/database/tables/reviews.tables.ts';
import { payoutAccounts, withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import {
  applyAlone,
  createPaymentsContext,
  createProviderDouble,
  makeDeposit,
  newKey,
  setPaymentRules,
} from '#operator/testing/payments.ts';
import { createWithdrawer, paymentPassword } from '#operator/testing/withdrawals.ts';
import { auditPayments } from '../reconciliation/auditPayments.ts';
import { type Review, review, reviewQueue } from './reviews.ts';
import { reviewWithdrawals } from '../withdrawals/withdrawalJobs.ts';
import { withdrawalsHandlers } from '../withdrawals/withdrawals.handlers.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database } = context;
afterAll(() => context.close());
await database.insert(reviewers).values([
  { name: 'first', accountId: null },
  { name: 'second', accountId: null },
]);

const secondReviewFrom = 100_000;
await setPaymentRules(context, (rules) => ({
  ...rules,
  withdrawal: { ...rules.withdrawal, reviewFrom: 50_000, secondReviewFrom },
}));

/** A withdrawal of this amount, before its job has seen it. */
async function requested(centavos: number) {
  const member = await createWithdrawer(context);
  const { caller, payoutAccount: account } = member;
  const amount = (centavos / 100).toFixed(2);
  const quote = await withdrawalsHandlers.quoteWithdrawal(
    { account, amount, language: 'EN' },
    caller,
    context,
  );
  const asked = { key: newKey(), quote: quote.id, paymentPassword, language: 'EN' };
  const { id } = await withdrawalsHandlers.createWithdrawal(asked, caller, context);
  return { id, member };
}

/** A withdrawal of this amount that waits for a reviewer. */
async function withdrawn(centavos: number) {
  const { id, member } = await requested(centavos);
  await reviewWithdrawals(context);
  const [order] = await database.select().from(withdrawalOrders).where(eq(withdrawalOrders.id, id));
  if (!order) throw new Error('There is no withdrawal');
  return { member, order };
}

/** A deposit for which this amount arrived. */
async function paidOddly(centavos: number) {
  const [member = 0] = await createTestAccounts(database, 1);
  const { id } = await makeDeposit(context, member);
  const payment = { id: `odd ${id}`, rank: 'paid', amount: centavos } as const;
  const { order } = await applyAlone(context, id, { event: 'odd', payment });
  return { member, order };
}

const wanted = (
  kind: Review['kind'],
  { id: orderId, version }: { id: string; version: number },
  decision: Review['decision'],
  changes: Partial<Review> = {},
): Review => ({ kind, orderId, version, decision, reviewer: 'first', reason: 'Looked at it', ...changes });

const withdrawalState = async ({ id }: { id: string }) =>
  (await database.select().from(withdrawalOrders).where(eq(withdrawalOrders.id, id)))[0]?.state;
const depositState = async ({ id }: { id: string }) =>
  (await database.select().from(depositOrders).where(eq(depositOrders.id, id)))[0]?.state;

describe('a reviewer', () => {
  test('[CASH-20] decides alone a centavo below the merchant’s amount', async () => {
    const { order } = await withdrawn(secondReviewFrom - 1);
    expect(await review(context, wanted('withdrawal', order, 'approve'))).toBe('decided');
    expect(await withdrawalState(order)).toBe('approved');
  });

  test('[CASH-20] from that amount on needs a second reviewer with the same decision', async () => {
    const { order } = await withdrawn(secondReviewFrom);
    expect(await review(context, wanted('withdrawal', order, 'approve'))).toBe('awaitsSecond');
    expect(await review(context, wanted('withdrawal', order, 'approve'))).toBe('awaitsSecond');
    expect(await withdrawalState(order)).toBe('inReview');
    const [queued] = (await reviewQueue(context)).withdrawals.filter((one) => one.order.id === order.id);
    expect(queued?.votes.map(({ reviewer, decision, reason }) => [reviewer, decision, reason])).toEqual([
      ['first', 'approve', 'Looked at it'],
    ]);
    expect(await review(context, wanted('withdrawal', order, 'approve', { reviewer: 'second' }))).toBe(
      'decided',
    );
    expect(await withdrawalState(order)).toBe('approved');
  });

  test('[CASH-20] finds a withdrawal in the queue only after its job has seen it, so that no vote is for a passing version', async () => {
    const { id } = await requested(secondReviewFrom);
    const queued = async () =>
      (await reviewQueue(context)).withdrawals
        .filter(({ order }) => order.id === id)
        .map(({ order }) => order.state);
    expect(await queued()).toEqual([]);
    await reviewWithdrawals(context);
    expect(await queued()).toEqual(['inReview']);
  });

  test('[CASH-20] rejects any amount alone, with a reason, and all of it is returned', async () => {
    const { order, member } = await withdrawn(secondReviewFrom);
    await review(context, wanted('withdrawal', order, 'reject', { reason: 'Another name' }));
    expect(await withdrawalState(order)).toBe('rejected');
    expect(await pocketsOf(database, member.id)).toEqual({ cash: 1_000_000, bonus: 0, held: 0 });
  });

  test('[CASH-20] is refused without a reason, without a name, and for an action the order does not allow', async () => {
    const { order } = await withdrawn(50_000);
    for (const changes of [{ reason: ' ' }, { decision: 'credit' as const }]) {
      const refused = review(context, { ...wanted('withdrawal', order, 'approve'), ...changes });
      expect(await refusalOf(refused)).toMatchObject({ code: 'requestInvalid' });
    }
    const nobody = review(context, wanted('withdrawal', order, 'approve', { reviewer: 'nobody' }));
    expect(await refusalOf(nobody)).toMatchObject({ code: 'noPermission' });
    expect(await withdrawalState(order)).toBe('inReview');
  });

  test('[CASH-20] whose order has moved on is told its current state', async () => {
    const { order } = await withdrawn(50_000);
    await review(context, wanted('withdrawal', order, 'reject'));
    expect(await refusalOf(review(context, wanted('withdrawal', order, 'approve')))).toMatchObject({
      code: 'conflict',
      value: { state: 'rejected' },
    });
  });

  test('[CASH-20] of two with different decisions at once, one is told', async () => {
    const { order } = await withdrawn(50_000);
    const ends = await Promise.allSettled([
      review(context, wanted('withdrawal', order, 'approve')),
      review(context, wanted('withdrawal', order, 'reject', { reviewer: 'second' })),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const votes = await database.select().from(reviewVotes).where(eq(reviewVotes.orderId, order.id));
    expect(votes).toHaveLength(1);
  });

  test.each([
    ['of their own', async (id: number) => id],
    [
      'of their superior',
      async (id: number) => {
        const [own = 0] = await createTestAccounts(database, 1);
        await database.update(accounts).set({ uplineId: id }).where(eq(accounts.id, own));
        return own;
      },
    ],
    [
      'of the same name',
      async (id: number) => {
        const [own = 0] = await createTestAccounts(database, 1);
        await database
          .update(accounts)
          .set({ payeeName: `Holder ${id}` })
          .where(eq(accounts.id, own));
        return own;
      },
    ],
  ])('[CASH-20] cannot decide on an account %s', async (name, accountOf) => {
    const { order, member } = await withdrawn(50_000);
    await database
      .update(accounts)
      .set({ payeeName: `Holder ${member.id}` })
      .where(eq(accounts.id, member.id));
    await database.insert(reviewers).values({ name, accountId: await accountOf(member.id) });
    const refused = review(context, wanted('withdrawal', order, 'approve', { reviewer: name }));
    expect(await refusalOf(refused)).toMatchObject({ code: 'noPermission' });
    expect(await withdrawalState(order)).toBe('inReview');
  });

  test('[CASH-20] cannot decide on an account that shares a payout account', async () => {
    const { order, member } = await withdrawn(50_000);
    const other = await createWithdrawer(context);
    for (const { id } of [member, other]) {
      await database
        .update(accounts)
        .set({ payeeName: `Holder ${id}` })
        .where(eq(accounts.id, id));
      await database
        .update(payoutAccounts)
        .set({ numberDigest: `shared ${member.id}` })
        .where(eq(payoutAccounts.accountId, id));
    }
    await database.insert(reviewers).values({ name: 'sharing', accountId: other.id });
    const refused = review(context, wanted('withdrawal', order, 'approve', { reviewer: 'sharing' }));
    expect(await refusalOf(refused)).toMatchObject({ code: 'noPermission' });
  });
});

describe('a deposit with an unexpected payment', () => {
  test('[CASH-05] [CASH-20] is credited by one reviewer below the amount, with the money that arrived', async () => {
    const { order, member } = await paidOddly(secondReviewFrom - 1);
    expect(await review(context, wanted('deposit', order, 'credit'))).toBe('decided');
    expect(await depositState(order)).toBe('credited');
    expect((await pocketsOf(database, member)).cash).toBe(secondReviewFrom - 1);
  });

  test.each(['credit', 'return'] as const)('[CASH-20] at that amount takes two to %s', async (decision) => {
    const { order } = await paidOddly(secondReviewFrom);
    expect(await review(context, wanted('deposit', order, decision))).toBe('awaitsSecond');
    expect(await depositState(order)).toBe('inReview');
    // A second reviewer with the opposite decision does not agree.
    const opposite = decision === 'credit' ? 'return' : 'credit';
    expect(await review(context, wanted('deposit', order, opposite, { reviewer: 'second' }))).toBe(
      'awaitsSecond',
    );
    expect(await review(context, wanted('deposit', order, decision, { reviewer: 'second' }))).toBe('decided');
    expect(await depositState(order)).toBe(decision === 'credit' ? 'credited' : 'refunding');
  });

  test('[CASH-16] [CASH-20] whatever was decided, the audit passes', async () => {
    expect(await auditPayments(database)).toEqual({
      suspense: 0,
      receivables: 0,
      wrongCredits: 0,
      wrongWithdrawals: 0,
    });
  });
});
