import { desc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { Refusal } from '@araw/server/http/refusal';
import { depositOrders } from '#operator/database/tables/deposits.tables.ts';
import { reviewers } from '#operator/database/tables/reviews.tables.ts';
import {
  sandboxPayments,
  sandboxPayouts,
  sandboxSessions,
} from '#operator/database/tables/sandboxProvider.tables.ts';
import { withdrawalOrders } from '#operator/database/tables/withdrawals.tables.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { auditPayments, clearingGap } from '#operator/payments/reconciliation/auditPayments.ts';
import type { PaymentsContext } from '#operator/payments/provider/context.ts';
import { cancelDeposit, createDeposit } from '#operator/payments/deposits/deposits.ts';
import { acceptWebhook } from '#operator/payments/webhooks/providerEvents.ts';
import { quoteDeposit } from '#operator/payments/deposits/quotes.ts';
import { decisions, review, reviewQueue } from '#operator/payments/reviews/reviews.ts';
import { withdrawalsHandlers } from '#operator/payments/withdrawals/withdrawals.handlers.ts';
import { placeBet } from '#operator/play/bets.ts';
import { setProfile } from '#operator/testing/protection.ts';
import { createPaymentsContext, setPaymentRules } from '#operator/testing/payments.ts';
import { createWithdrawer, paymentPassword, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { deliverDue, hooks, type SandboxProviderContext } from '#operator/sandboxProvider/deliveries.ts';
import {
  bounceRefund,
  createSandboxProvider,
  movePayment,
  movePayout,
  pay,
  plan,
  plans,
  repeat,
} from '#operator/sandboxProvider/sandboxProvider.ts';
import { changeSecret, createSecrets } from '#operator/sandboxProvider/signing.ts';
import { propertyRuns } from '@araw/testing/shortRun';
import { settleDue, settlePayments } from './due.ts';

const context: PaymentsContext & { close(): Promise<unknown> } = await createPaymentsContext();
afterAll(() => context.close());
const { database, clock, log } = context;
const provider: SandboxProviderContext = {
  database,
  clock,
  log,
  secrets: createSecrets(),
  async deliver({ headers, body }) {
    await acceptWebhook(context, { provider: 'sandbox', headers, rawBody: body });
    return 200;
  },
};
context.providers = new Map([['sandbox', createSandboxProvider(provider)]]);
await seedGames(context);
await database.insert(reviewers).values([
  { name: 'first', accountId: null },
  { name: 'second', accountId: null },
]);
await setProfile(context, 'spec');
await setPaymentRules(context, (rules) => ({
  ...rules,
  deposit: { ...rules.deposit, mostOpen: 20 },
  withdrawal: {
    ...rules.withdrawal,
    timesADay: 50,
    sumADay: 100_000_000,
    reviewFrom: 40_000,
    secondReviewFrom: 80_000,
  },
}));

const minute = 60_000;
const hour = 60 * minute;
const methods = ['GCASH', 'QRPH', 'BPI', 'SEVENELEVEN', 'USDT'] as const;

const at = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[number % items.length];
  if (item === undefined) throw new Refusal('notFound');
  return item;
};

let run = 0;

/** Everything that can happen to money coming in and going out; refusals move nothing. */
class Play {
  readonly #name = String(++run).padStart(4, '0');
  readonly #members: Withdrawer[];

  private constructor(members: Withdrawer[]) {
    this.#members = members;
  }

  static async begin(): Promise<Play> {
    return new Play([
      await createWithdrawer(context, { cash: 100_000 }),
      await createWithdrawer(context, { cash: 0 }),
    ]);
  }

  #key = (key: number) => `00000000-0000-4000-8000-${this.#name}${String(key).padStart(8, '0')}`;
  #ids = () => this.#members.map(({ id }) => id);

  #deposits = () =>
    database
      .select()
      .from(depositOrders)
      .where(inArray(depositOrders.accountId, this.#ids()))
      .orderBy(desc(depositOrders.createdAt), desc(depositOrders.number));
  #withdrawals = () =>
    database
      .select()
      .from(withdrawalOrders)
      .where(inArray(withdrawalOrders.accountId, this.#ids()))
      .orderBy(desc(withdrawalOrders.createdAt), desc(withdrawalOrders.number));

  /** The provider's payments for these players. */
  async payments() {
    const references = (await this.#deposits()).map(({ reference }) => reference);
    if (references.length === 0) return [];
    return database
      .select({ id: sandboxPayments.id, rank: sandboxPayments.rank })
      .from(sandboxPayments)
      .innerJoin(sandboxSessions, eq(sandboxSessions.reference, sandboxPayments.reference))
      .where(inArray(sandboxPayments.reference, references))
      .orderBy(desc(sandboxPayments.id));
  }

  async take({ kind, player, amount, key: place, number }: Step): Promise<void> {
    const member = at(this.#members, player);
    const pesos = String(amount);
    const key = this.#key(place);
    switch (kind) {
      case 'deposit': {
        const { id: quote } = await quoteDeposit(context, member.id, {
          method: at(methods, number),
          amount: pesos,
        });
        await createDeposit(context, member.id, { key, quote, anyway: true, language: 'EN' });
        return;
      }
      case 'cancelDeposit': {
        const { id, accountId } = at(await this.#deposits(), number);
        await cancelDeposit(context, accountId, { key, id, language: 'EN' });
        return;
      }
      case 'pay': {
        const { reference } = at(await this.#deposits(), number);
        const [session] = await database
          .select()
          .from(sandboxSessions)
          .where(eq(sandboxSessions.reference, reference));
        if (!session) throw new Refusal('notFound');
        const sums = [session.amount, session.amount, session.amount, session.amount - 1, session.amount + 1];
        const rank = at(['paid', 'paid', 'pending', 'failed'] as const, amount);
        await pay(provider, reference, { amount: at(sums, number), rank, hook: at(hooks, amount) });
        return;
      }
      case 'movePayment': {
        const { id, rank } = at(await this.payments(), number);
        if (rank === 'pending')
          await movePayment(provider, id, at(['paid', 'failed'], amount), at(hooks, number));
        else if (rank === 'paid') await movePayment(provider, id, 'reversed', at(hooks, number));
        else if (rank === 'refunded') await bounceRefund(provider, id);
        return;
      }
      case 'repeat':
        await repeat(provider, at(await this.payments(), number).id);
        return;
      case 'secret':
        changeSecret(provider.secrets);
        return;
      case 'bet': {
        const game = {
          accountId: member.id,
          gameId: 'JL-001',
          kind: 'coin',
          classify: null,
          fun: false,
        } as const;
        await placeBet(context, game, { stake: amount * 100, choice: 'heads', idempotencyKey: key });
        return;
      }
      case 'withdraw': {
        const asked = { account: member.payoutAccount, amount: pesos, language: 'EN' };
        const { id: quote } = await withdrawalsHandlers.quoteWithdrawal(asked, member.caller, context);
        const wanted = { key, quote, paymentPassword, language: 'EN' };
        await withdrawalsHandlers.createWithdrawal(wanted, member.caller, context);
        return;
      }
      case 'cancelWithdrawal': {
        const { id, accountId } = at(await this.#withdrawals(), number);
        const { caller } = at(
          this.#members.filter(({ id: own }) => own === accountId),
          0,
        );
        await withdrawalsHandlers.cancelWithdrawal({ key, id, language: 'EN' }, caller, context);
        return;
      }
      case 'review': {
        const { deposits, withdrawals } = await reviewQueue(context);
        const own = new Set(this.#ids());
        const queue = [
          ...deposits.map(({ order }) => ({ kind: 'deposit' as const, order })),
          ...withdrawals.map(({ order }) => ({ kind: 'withdrawal' as const, order })),
        ].filter(({ order }) => own.has(order.accountId));
        const { kind: of, order } = at(queue, number);
        const decision = at<(typeof decisions)[typeof of][number]>(decisions[of], amount);
        const reviewer = at(['first', 'second'], place);
        const { id: orderId, version } = order;
        await review(context, { kind: of, orderId, version, decision, reviewer, reason: 'seen' });
        return;
      }
      case 'movePayout': {
        const references = (await this.#withdrawals()).map(({ number: one }) => one);
        const known = references.length
          ? await database.select().from(sandboxPayouts).where(inArray(sandboxPayouts.reference, references))
          : [];
        const { reference, state } = at(known, number);
        if (state === 'underWay') {
          await movePayout(provider, reference, at(['paid', 'failed', 'bounced'], amount), at(hooks, number));
        } else if (state === 'paid') {
          await movePayout(provider, reference, 'bounced', at(['once', 'twice', 'late'], number));
        }
        return;
      }
      case 'plan':
        await plan(provider, 'create', at(plans.create, number));
        await plan(provider, 'refund', at(plans.refund, number));
        await plan(provider, 'payOut', at(plans.payOut, number));
        return;
      case 'settle':
        await Promise.all([settlePayments(context), settleDue(context), deliverDue(provider)]);
        return;
      case 'wait':
        // A shift by 0 would reset the clock, and later work would never finish.
        clock.shift((number + 1) * minute);
    }
  }
}

const kinds = [
  'deposit',
  'cancelDeposit',
  'pay',
  'movePayment',
  'repeat',
  'secret',
  'bet',
  'withdraw',
  'cancelWithdrawal',
  'review',
  'movePayout',
  'plan',
  'settle',
  'wait',
] as const;
interface Step {
  kind: (typeof kinds)[number];
  player: number;
  /** In pesos. */
  amount: number;
  /** Few values, so that many steps repeat an earlier key. */
  key: number;
  number: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  player: fc.nat(1),
  amount: fc.integer({ min: 200, max: 1_000 }),
  key: fc.nat(60),
  number: fc.nat(400),
});

const alone = (kind: Step['kind'], changes: Partial<Step> = {}): Step[] => [
  { kind, player: 0, amount: 500, key: 0, number: 0, ...changes },
];

/** Each kind once, so that every run covers all of them whatever the random steps. */
const oneOfEach: Step[][] = [
  alone('deposit', { key: 1 }),
  alone('pay', { number: 3 }),
  alone('review', { number: 0, amount: 201 }),
  alone('repeat'),
  alone('movePayment'),
  alone('deposit', { key: 2 }),
  alone('cancelDeposit', { key: 3 }),
  alone('secret'),
  alone('bet', { key: 4, amount: 200 }),
  alone('withdraw', { key: 5, amount: 300 }),
  alone('cancelWithdrawal', { key: 6 }),
  alone('plan', { number: 1 }),
  alone('withdraw', { key: 7, amount: 300 }),
  alone('settle'),
  alone('settle'),
  alone('movePayout'),
  alone('wait', { number: 5 }),
];

/** Faults that must not be visible at any moment. */
const faults = async () => {
  const payments = await auditPayments(database);
  return { sound: isSound(await auditLedger(database)), ...payments };
};

/** Removes all plans, resends every lost webhook, and gives everything time to finish. */
async function comeToRest(play: Play): Promise<void> {
  await plan(provider, 'create', 'done');
  await plan(provider, 'refund', 'done');
  await plan(provider, 'payOut', 'paid');
  for (const { id } of await play.payments()) await repeat(provider, id);
  for (let turn = 0; turn < 6; turn += 1) {
    clock.shift(2 * hour);
    await deliverDue(provider);
    await settlePayments(context);
    await settleDue(context);
  }
}

it('[CASH-05] [CASH-06] [CASH-10] [CASH-14] [CASH-16] [CASH-19] [CASH-22] the books balance whatever happens to money coming in and going out', async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 14 }),
      async (turns) => {
        const play = await Play.begin();
        // Leftovers of an earlier run would make every shrunk run fail.
        const before = await clearingGap(context, 'sandbox');
        for (const turn of turns) {
          // Order numbers are random: only the time shows which order is newest.
          clock.shift(1);
          // The steps of one turn run at the same time.
          const results = await Promise.all(
            turn.map((one) =>
              play.take(one).then(
                () => `${one.kind} done`,
                (error: unknown) => {
                  if (!(error instanceof Refusal)) throw error;
                  return `${one.kind} refused`;
                },
              ),
            ),
          );
          for (const result of results) outcomes.set(result, (outcomes.get(result) ?? 0) + 1);
          expect(await faults()).toEqual({
            sound: true,
            suspense: 0,
            receivables: 0,
            wrongCredits: 0,
            wrongWithdrawals: 0,
          });
        }
        await comeToRest(play);
        expect(await clearingGap(context, 'sandbox')).toBe(before);
      },
    ),
    { ...propertyRuns(20), includeErrorInReport: true, examples: [[oneOfEach]] },
  );
  // A kind of step that never succeeded proves nothing.
  expect(kinds.filter((kind) => !outcomes.has(`${kind} done`))).toEqual([]);
});
