import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  depositOrders,
  depositSteps,
  payments,
  providerEvents,
} from '#operator/database/tables/deposits.tables.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { balanceOf, houseBalance } from '#operator/ledger/ledger.ts';
import {
  deliverDue,
  type Delivery,
  type SandboxProviderContext,
} from '#operator/sandboxProvider/deliveries.ts';
import {
  bounceRefund,
  createSandboxProvider,
  movePayment,
  pay,
  plan,
  repeat,
} from '#operator/sandboxProvider/sandboxProvider.ts';
import {
  changeSecret,
  createSecrets,
  sign,
  signatureHeader,
  tolerance,
} from '#operator/sandboxProvider/signing.ts';
import { putOnBreak, setProfile } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { applyAlone, createPaymentsContext, makeDeposit } from '#operator/testing/payments.ts';
import { askDueDeposits } from '../deposits/asking.ts';
import type { PaymentsContext } from '../provider/context.ts';
import { type DepositOrder, paysOf } from '../deposits/depositOrders.ts';
import { readDeposit } from '../deposits/deposits.ts';
import { auditPayments } from '../reconciliation/auditPayments.ts';
import { acceptWebhook, applyStoredEvents } from './providerEvents.ts';

const secrets = createSecrets();
const base = await createPaymentsContext();
/** The webhooks sent, as received; `down` answers none of them. */
let sent: Delivery[] = [];
let down = false;
const sandbox: SandboxProviderContext = {
  ...base,
  secrets,
  async deliver(delivery) {
    sent.push(delivery);
    if (down) return 503;
    await receive(delivery);
    return 200;
  },
};
const context: PaymentsContext = {
  ...base,
  providers: new Map([['sandbox', createSandboxProvider(sandbox)]]),
};
const { database, clock } = context;
await setProfile(context, 'spec');
afterAll(() => base.close());

const receive = ({ headers, body }: Delivery) =>
  acceptWebhook(context, { provider: 'sandbox', headers, rawBody: body });

const second = 1_000;
const minute = 60 * second;

let player = 0;
beforeEach(async () => {
  clock.shift(0);
  down = false;
  sent = [];
  [player = 0] = await createTestAccounts(database, 1);
});

function lastSent(): Delivery {
  const last = sent.at(-1);
  if (!last) throw new Error('Nothing was sent');
  return last;
}

const stateOf = async ({ id }: DepositOrder) => {
  const [order] = await database.select().from(depositOrders).where(eq(depositOrders.id, id));
  return order?.state;
};
const cash = () => balanceOf(database, player);
/** The states of all the player's orders, oldest first. */
const statesOf = async () =>
  (await database.select().from(depositOrders).where(eq(depositOrders.accountId, player)))
    .toSorted((one, other) => Number(one.secondOf !== null) - Number(other.secondOf !== null))
    .map(({ state, credited }) => [state, credited]);

describe('[CASH-05] webhooks', () => {
  test('an authentic one credits the order, and is stored as received', async () => {
    const order = await makeDeposit(context, player);
    await pay(sandbox, order.reference);
    expect([await stateOf(order), await cash()]).toEqual(['credited', 100_000]);
    const { body } = lastSent();
    const [kept] = await database.select().from(providerEvents).where(eq(providerEvents.rawBody, body));
    expect(kept).toMatchObject({ provider: 'sandbox', appliedAt: clock.now(), tryAt: null });
  });

  test('unsigned, altered, foreign and outdated ones change nothing', async () => {
    const order = await makeDeposit(context, player);
    down = true;
    await pay(sandbox, order.reference);
    const { body, headers } = lastSent();
    const forged = (change: Partial<Delivery>) => refusalOf(receive({ headers, body, ...change }));
    const kept = () => database.$count(providerEvents);
    const before = await kept();
    const signedBy = (time: number, of = secrets, text = body) => ({
      headers: { [signatureHeader]: sign(of, time, text) },
    });
    expect(
      await Promise.all([
        forged({ headers: {} }),
        forged({ headers: { [signatureHeader]: 'x' } }),
        forged({ body: body.replace('100000', '900000') }),
        forged(signedBy(clock.now(), createSecrets())),
        forged(signedBy(clock.now(), secrets, `${body} `)),
        forged(signedBy(clock.now() - tolerance - 1)),
        forged(signedBy(clock.now() + tolerance + 1)),
      ]),
    ).toEqual(Array(7).fill(expect.objectContaining({ code: 'noPermission' })));
    expect([await kept(), await stateOf(order), await cash()]).toEqual([before, 'waiting', 0]);
    expect(await forged(signedBy(clock.now() - tolerance))).toBeNull();
    expect(await stateOf(order)).toBe('credited');
  });

  test('of an unknown provider is not found', async () => {
    const refused = acceptWebhook(context, { provider: 'none', headers: {}, rawBody: '' });
    expect(await refusalOf(refused)).toMatchObject({ code: 'notFound' });
  });

  test('two secrets are valid while one is being replaced, and the one before them is not', async () => {
    const old = { ...secrets };
    const deliver = async (of: typeof secrets) => {
      const order = await makeDeposit(context, player);
      down = true;
      await pay(sandbox, order.reference);
      const { body } = lastSent();
      return refusalOf(receive({ headers: { [signatureHeader]: sign(of, clock.now(), body) }, body }));
    };
    changeSecret(secrets);
    expect(await deliver(old)).toBeNull();
    expect(await deliver(secrets)).toBeNull();
    changeSecret(secrets);
    expect(await deliver(old)).toMatchObject({ code: 'noPermission' });
  });

  test('repeated, replayed and simultaneous ones count once', async () => {
    const order = await makeDeposit(context, player);
    const id = await pay(sandbox, order.reference, { hook: 'twice' });
    expect(sent).toHaveLength(2);
    await Promise.all(sent.map(receive));
    await repeat(sandbox, id);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(2);
    expect([await statesOf(), await cash()]).toEqual([[['credited', 100_000]], 100_000]);
    const steps = await database.$count(
      depositSteps,
      and(eq(depositSteps.orderId, order.id), eq(depositSteps.event, 'paid')),
    );
    expect(steps).toBe(1);
  });

  test('out of order have the same result', async () => {
    const order = await makeDeposit(context, player);
    const id = await pay(sandbox, order.reference, { rank: 'pending', hook: 'late' });
    await movePayment(sandbox, id, 'paid');
    expect(await stateOf(order)).toBe('credited');
    clock.shift(2 * minute);
    await deliverDue(sandbox);
    expect(sent.filter(({ body }) => body.includes(id))).toHaveLength(2);
    expect([await stateOf(order), await cash()]).toEqual(['credited', 100_000]);
    const failing = await makeDeposit(context, player, { amount: '200' });
    await pay(sandbox, failing.reference, { rank: 'failed' });
    expect(await stateOf(failing)).toBe('failed');
  });

  test('a reversal reported before the payment leaves nothing to credit', async () => {
    const order = await makeDeposit(context, player);
    const id = await pay(sandbox, order.reference, { hook: 'late' });
    await movePayment(sandbox, id, 'reversed');
    clock.shift(2 * minute);
    await deliverDue(sandbox);
    expect([await stateOf(order), await cash()]).toEqual(['reversed', 0]);
  });

  test('a lost one only costs time: the order is checked', async () => {
    const order = await makeDeposit(context, player);
    await pay(sandbox, order.reference, { hook: 'lost' });
    expect([sent.length, await stateOf(order)]).toEqual([0, 'waiting']);
    clock.shift(15 * second);
    await askDueDeposits(context);
    expect([await stateOf(order), await cash()]).toEqual(['credited', 100_000]);
  });

  test('one that does not arrive is resent, newly signed, with growing pauses', async () => {
    const order = await makeDeposit(context, player);
    down = true;
    await pay(sandbox, order.reference);
    for (const pause of [10 * second, minute, 5 * minute]) {
      clock.shift(pause - 1);
      await deliverDue(sandbox);
      clock.shift(1);
      await deliverDue(sandbox);
    }
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ headers }) => headers[signatureHeader])).size).toBe(4);
    down = false;
    clock.shift(30 * minute);
    await deliverDue(sandbox);
    expect(await stateOf(order)).toBe('credited');
    clock.shift(24 * 60 * minute);
    await deliverDue(sandbox);
    expect(sent).toHaveLength(5);
  });

  test('one for a still unknown order is stored, and applied once the order exists', async () => {
    const order = await makeDeposit(context, player);
    await database.update(depositOrders).set({ reference: 'not yet' }).where(eq(depositOrders.id, order.id));
    await pay(sandbox, order.reference);
    expect([sent.length, await cash()]).toEqual([1, 0]);
    await database
      .update(depositOrders)
      .set({ reference: order.reference })
      .where(eq(depositOrders.id, order.id));
    await applyStoredEvents(context);
    expect(await cash()).toBe(0);
    clock.shift(15 * second);
    await applyStoredEvents(context);
    expect([await stateOf(order), await cash()]).toEqual(['credited', 100_000]);
  });
});

describe('[CASH-05] unexpected money', () => {
  test.each([
    ['GCASH', 'eWallet'],
    ['QRPH', 'qrPh'],
  ])('%s: one centavo more or less is reviewed', async (method) => {
    for (const difference of [-1, 1]) {
      const order = await makeDeposit(context, player, { method });
      await pay(sandbox, order.reference, { amount: 100_000 + difference });
      expect(await stateOf(order)).toBe('inReview');
    }
    expect(await cash()).toBe(0);
  });

  test.each([['BPI'], ['USDT']])('%s: the amount received counts', async (method) => {
    const order = await makeDeposit(context, player, { method });
    await pay(sandbox, order.reference, { amount: 60_001 });
    expect([await statesOf(), await cash()]).toEqual([[['credited', 60_001]], 60_001]);
  });

  test('over the counter, the fee goes to the house, and a payment that does not cover it is reviewed', async () => {
    const fees = await houseBalance(database, 'house:fees');
    const order = await makeDeposit(context, player, { method: 'SEVENELEVEN', amount: '500' });
    expect(paysOf(order)).toBe(52_000);
    await pay(sandbox, order.reference, { amount: 52_100 });
    expect([await statesOf(), await cash()]).toEqual([[['credited', 50_100]], 50_100]);
    expect((await houseBalance(database, 'house:fees')) - fees).toBe(2_000);
    const little = await makeDeposit(context, player, { method: 'SEVENELEVEN', amount: '500' });
    await pay(sandbox, little.reference, { amount: 2_000 });
    expect(await stateOf(little)).toBe('inReview');
  });

  test('a second payment gets its own order, even when both arrive at once', async () => {
    const order = await makeDeposit(context, player);
    await Promise.all([pay(sandbox, order.reference), pay(sandbox, order.reference)]);
    expect([await statesOf(), await cash()]).toEqual([
      [
        ['credited', 100_000],
        ['credited', 100_000],
      ],
      200_000,
    ]);
    await pay(sandbox, order.reference, { amount: 5_000 });
    expect((await statesOf()).map(([state]) => String(state)).toSorted()).toEqual([
      'credited',
      'credited',
      'inReview',
    ]);
  });

  test('a second payment after an unexpected one does not decide about the first', async () => {
    const order = await makeDeposit(context, player);
    await pay(sandbox, order.reference, { amount: 1 });
    await pay(sandbox, order.reference);
    expect(await statesOf()).toEqual([
      ['inReview', null],
      ['credited', 100_000],
    ]);
  });

  test.each(['cancelled', 'expired', 'failed'] as const)(
    'late money for a %s order is credited',
    async (state) => {
      const order = await makeDeposit(context, player);
      const ends = { cancelled: 'cancel', expired: 'due' } as const;
      if (state === 'failed') await pay(sandbox, order.reference, { rank: 'failed' });
      else await applyAlone(context, order.id, { event: ends[state] });
      expect(await stateOf(order)).toBe(state);
      await pay(sandbox, order.reference);
      expect([await stateOf(order), await cash()]).toEqual(['credited', 100_000]);
    },
  );

  test('[CASH-15] for a member who may not receive it is reviewed', async () => {
    const order = await makeDeposit(context, player);
    await putOnBreak(context, player, clock.now() + 1);
    await pay(sandbox, order.reference);
    expect([await stateOf(order), await cash()]).toEqual(['inReview', 0]);
  });

  test('crypto counts its confirmations while it is on its way', async () => {
    const order = await makeDeposit(context, player, { method: 'USDT' });
    const id = await pay(sandbox, order.reference, { rank: 'pending' });
    expect(await stateOf(order)).toBe('processing');
    await movePayment(sandbox, id, 'paid');
    expect(await stateOf(order)).toBe('credited');
  });
});

describe('[CASH-14] refunds and reversals', () => {
  const review = async (amount = 90_000) => {
    const order = await makeDeposit(context, player);
    const payment = await pay(sandbox, order.reference, { amount });
    const { version } = await readDeposit(context, player, order.id);
    await applyAlone(context, order.id, { event: 'return', by: 'reviewer', reason: 'x', version });
    return { order, payment };
  };
  const askAfter = async (pause: number) => {
    clock.shift(pause);
    await askDueDeposits(context);
  };

  test('a returned payment goes back to where it came from', async () => {
    const suspense = await houseBalance(database, 'house:suspense');
    const { order, payment } = await review();
    expect(await stateOf(order)).toBe('refunding');
    await askAfter(15 * second);
    expect(await stateOf(order)).toBe('refunded');
    expect(await houseBalance(database, 'house:suspense')).toBe(suspense);
    await bounceRefund(sandbox, payment);
    expect(await stateOf(order)).toBe('inReview');
    expect((await houseBalance(database, 'house:suspense')) - suspense).toBe(90_000);
    const { version } = await readDeposit(context, player, order.id);
    await applyAlone(context, order.id, { event: 'return', by: 'reviewer', reason: 'x', version });
    await askAfter(15 * second);
    expect(await stateOf(order)).toBe('refunded');
    expect(await houseBalance(database, 'house:suspense')).toBe(suspense);
  });

  test.each([
    ['failed', 'inReview'],
    ['refused', 'inReview'],
    ['lost', 'refunded'],
  ] as const)('a refund that is %s leaves the order %s', async (outcome, state) => {
    await plan(sandbox, 'refund', outcome);
    const { order } = await review();
    await askAfter(15 * second);
    expect(await stateOf(order)).toBe(state);
    await plan(sandbox, 'refund', 'done');
  });

  test('a reversal takes the money back and ends the order', async () => {
    const order = await makeDeposit(context, player);
    const id = await pay(sandbox, order.reference);
    await movePayment(sandbox, id, 'reversed');
    expect([await stateOf(order), await cash()]).toEqual(['reversed', 0]);
  });
});

test('[CASH-16] clearing matches the provider’s own book, suspense holds undecided money, and an order has one credit', async () => {
  const { closing = 0 } =
    (await context.providers.get('sandbox')?.statement(0, Number.MAX_SAFE_INTEGER)) ?? {};
  // Reported and refused payments are only in the provider's book.
  const cleared = await houseBalance(database, 'house:clearing:sandbox');
  expect(cleared + closing).toBe(await unbooked());
  const sound = { suspense: 0, receivables: 0, wrongCredits: 0, wrongWithdrawals: 0 };
  expect(await auditPayments(database)).toEqual(sound);
  expect(isSound(await auditLedger(database))).toBe(true);

  const order = await makeDeposit(context, player);
  await pay(sandbox, order.reference);
  const own = eq(depositOrders.id, order.id);
  await database.update(depositOrders).set({ credited: 100_001 }).where(own);
  expect(await auditPayments(database)).toEqual({ ...sound, wrongCredits: 1 });
  await database.update(depositOrders).set({ credited: null }).where(own);
  expect(await auditPayments(database)).toEqual({ ...sound, wrongCredits: 1 });
  await database.update(payments).set({ booked: 'suspense' }).where(eq(payments.orderId, order.id));
  expect(await auditPayments(database)).toEqual({ ...sound, suspense: -100_000, wrongCredits: 1 });
});

/** Payments at the provider that were never reported, or reported and refused. */
async function unbooked(): Promise<number> {
  const known = new Set(
    (
      await database
        .select()
        .from(payments)
        .where(inArray(payments.booked, ['suspense', 'member', 'gone']))
    ).map(({ paymentId }) => paymentId),
  );
  const { lines } = (await context.providers.get('sandbox')?.statement(0, Number.MAX_SAFE_INTEGER)) ?? {
    lines: [],
  };
  return lines
    .filter(({ id }) => !known.has(id.split(':')[0] ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0);
}
