import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { memberRestrictions } from '#operator/database/tables/deposits.tables.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';
import { defaultPayments, merchants, type PaymentRules } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import {
  applyAlone,
  createPaymentsContext,
  createProviderDouble,
  newKey,
} from '#operator/testing/payments.ts';
import { createWithdrawer, paymentPassword, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { demandKinds } from '#services/contract/deposits.ts';
import { firstOf } from '#tests/shortRun.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock, providers } = context;
await seedGames(context);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true, providers });
const hour = 3_600_000;
/** 20:00 in Manila. */
const start = clock.now();
const midnight = start + 4 * hour;

let member: Withdrawer;

beforeEach(async () => {
  clock.shift(0);
  await database.update(merchants).set({ payments: defaultPayments });
  const superior = await createWithdrawer(context, { cash: 0, type: 1 });
  member = await createWithdrawer(context);
  await setMember({ toUpline: true, uplineId: superior.id });
});

const setMember = (values: Partial<typeof accounts.$inferSelect>) =>
  database.update(accounts).set(values).where(eq(accounts.id, member.id));
const restrict = (values: Partial<typeof memberRestrictions.$inferInsert>) =>
  database
    .insert(memberRestrictions)
    .values({ accountId: member.id, ...values })
    .onConflictDoUpdate({ target: memberRestrictions.accountId, set: values });
const demanding = (...demands: PaymentRules['demands'][number][]) =>
  database.update(merchants).set({ payments: { ...defaultPayments, demands } });
const owe = (amount: number) =>
  database
    .insert(receivables)
    .values({ accountId: member.id, source: `reversal:${member.id}`, amount, createdAt: start });

const EN = { language: 'EN' };
const pages = {
  deposit: () => handlers.cashIn(EN, member.caller, context),
  withdrawal: () => handlers.withdrawPage(EN, member.caller, context),
  transfer: () => handlers.upline(EN, member.caller, context),
};
const deposit = async (amount = '1000') => {
  const { id: quote } = await handlers.quoteDeposit(
    { method: 'GCASH', amount, language: 'EN' },
    member.caller,
    context,
  );
  return handlers.createDeposit(
    { key: newKey(), quote, anyway: true, language: 'EN' },
    member.caller,
    context,
  );
};
const acts = {
  deposit,
  async withdrawal() {
    const wanted = { account: member.payoutAccount, amount: '500', language: 'EN' };
    const { id: quote } = await handlers.quoteWithdrawal(wanted, member.caller, context);
    return handlers.createWithdrawal(
      { key: newKey(), quote, paymentPassword, language: 'EN' },
      member.caller,
      context,
    );
  },
  transfer: () =>
    handlers.transferUpline(
      { key: newKey(), amount: '100', paymentPassword, language: 'EN' },
      member.caller,
      context,
    ),
};
type Move = keyof typeof acts;
const moves = Object.keys(acts) as Move[];

const shownBefore = async (move: Move) =>
  (await pages[move]()).demands.map(({ kind, until }) => [kind, until]);
const refusedWith = async (move: Move) => {
  const refusal = await refusalOf(acts[move]());
  return refusal && [refusal.code, (refusal.value as { demands?: { kind: string }[] }).demands?.[0]?.kind];
};

interface Case {
  set(): Promise<unknown>;
  end(): Promise<unknown>;
  until?: number;
  /** What it stands before. */
  before: readonly Move[];
}

const cases: Record<(typeof demandKinds)[number], Case> = {
  email: {
    set: () => demanding('email'),
    end: () => setMember({ email: `m${member.id}@example.com`, emailVerifiedAt: 1 }),
    before: moves,
  },
  mobile: {
    set: () => demanding('mobile'),
    end: () => setMember({ mobile: `+63917${String(member.id).padStart(7, '0')}`, mobileVerifiedAt: 1 }),
    before: moves,
  },
  payeeName: {
    set: () => Promise.all([demanding('payeeName'), setMember({ payeeName: '' })]),
    end: () => setMember({ payeeName: 'Maria Clara Santos' }),
    before: moves,
  },
  identity: {
    set: () => demanding('identity'),
    end: () => restrict({ identityVerifiedAt: 1 }),
    before: moves,
  },
  receivable: {
    set: () => owe(12_345),
    end: () =>
      database.update(receivables).set({ settled: 12_345 }).where(eq(receivables.accountId, member.id)),
    before: ['withdrawal', 'transfer'],
  },
  review: {
    set: () => restrict({ inReview: true }),
    end: () => restrict({ inReview: false }),
    before: ['deposit'],
  },
  closed: {
    set: () => restrict({ depositsClosed: true }),
    end: () => restrict({ depositsClosed: false }),
    before: ['deposit'],
  },
  selfExcluded: {
    set: () => restrict({ selfExcludedUntil: start + hour }),
    end: async () => clock.shift(hour),
    until: start + hour,
    before: ['deposit'],
  },
  ownLimit: {
    set: () => restrict({ ownLimit: 9_999 }),
    end: () => restrict({ ownLimit: null }),
    until: midnight,
    before: ['deposit'],
  },
};

describe('[CASH-15] what comes before money moves', () => {
  it.each(
    firstOf(
      demandKinds.flatMap((kind) => moves.map((move) => [kind, move] as const)),
      9,
    ),
  )('%s and a %s', async (kind, move) => {
    const { set, end, until = null, before } = cases[kind];
    await set();
    const stands = before.includes(move);
    expect(await shownBefore(move)).toEqual(stands ? [[kind, until]] : []);
    expect(await refusedWith(move)).toEqual(stands ? ['demandOpen', kind] : null);
    await end();
    expect([await shownBefore(move), await refusedWith(move)]).toEqual([[], null]);
  });

  it('is all said at once, the operator’s own decisions first', async () => {
    await demanding('identity', 'mobile');
    await restrict({ selfExcludedUntil: start + hour, depositsClosed: true, inReview: true, ownLimit: 0 });
    await owe(1);
    expect((await shownBefore('deposit')).map(([kind]) => kind)).toEqual([
      'selfExcluded',
      'closed',
      'review',
      'ownLimit',
      'identity',
      'mobile',
    ]);
    expect((await shownBefore('withdrawal')).map(([kind]) => kind)).toEqual([
      'identity',
      'mobile',
      'receivable',
    ]);
  });

  it.each([
    ['self-excluded', { selfExcludedUntil: start + hour }],
    ['with closed deposits', { depositsClosed: true }],
  ])('a member %s sees all records', async (_name, restriction) => {
    await deposit();
    await acts.withdrawal();
    await restrict(restriction);
    const asked = { period: 'today', from: '', to: '', language: 'EN', cursor: '' } as const;
    const found = [
      await handlers.depositRecord({ ...asked, state: '', method: '' }, member.caller, context),
      await handlers.withdrawalRecord({ ...asked, state: '', method: '' }, member.caller, context),
      await handlers.movementRecord({ ...asked, kinds: '' }, member.caller, context),
    ];
    expect(found.map(({ list }) => list.length)).toEqual([1, 1, 2]);
  });
});

describe('[CASH-15] the player’s own limit', () => {
  const most = async (code = 'GCASH') => {
    const { methods } = await pages.deposit();
    return methods.find((method) => method.code === code)?.most;
  };

  it('narrows what can be paid in by what was on that day, and says when it is used up', async () => {
    await restrict({ ownLimit: 150_050 });
    expect(await most()).toBe(1_500.5);
    await deposit('1000');
    expect([await most(), await most('BPI')]).toEqual([500.5, 500.5]);
    expect(await refusalOf(deposit('500.51'))).toMatchObject({
      code: 'amountOutOfBounds',
      value: { bound: 'most', amount: 500.5 },
    });
    await deposit('500.50');
    expect((await pages.deposit()).demands).toEqual([
      {
        kind: 'ownLimit',
        text: 'You have reached your own limit of ₱1,500.50 a day; you can deposit again after midnight.',
        until: midnight,
      },
    ]);
    clock.shift(4 * hour - 1);
    expect((await pages.deposit()).demands.map(({ kind }) => kind)).toEqual(['ownLimit']);
    clock.shift(1);
    expect([(await pages.deposit()).demands, await most()]).toEqual([[], 1_500.5]);
  });

  it('says what it leaves where that is a centavo too little for a way to pay', async () => {
    const found = async () => {
      const { methods } = await pages.deposit();
      const method = methods.find(({ code }) => code === 'BPI');
      return method && [method.least, method.most, method.open, method.tooLittleLeft];
    };
    const [least, widest] = (await found()) ?? [];
    const bound = Number(least) * 100;
    await restrict({ ownLimit: bound });
    expect(await found()).toEqual([least, least, true, null]);
    await restrict({ ownLimit: bound - 1 });
    expect(await found()).toEqual([least, widest, false, (bound - 1) / 100]);
    const quoted = handlers.quoteDeposit(
      { method: 'BPI', amount: String(least), language: 'EN' },
      member.caller,
      context,
    );
    expect(await refusalOf(quoted)).toMatchObject({
      code: 'amountOutOfBounds',
      value: { bound: 'most', amount: (bound - 1) / 100 },
    });
  });

  it('counts nothing that was given up', async () => {
    await restrict({ ownLimit: 100_000 });
    const { id } = await deposit('1000');
    expect(await refusedWith('deposit')).not.toBeNull();
    await applyAlone(context, id, { event: 'cancel' });
    expect([await most(), await refusedWith('deposit')]).toEqual([1_000, null]);
  });

  it('leaves the last of two quotes out that fit it alone', async () => {
    await restrict({ ownLimit: 120_000 });
    const quotes = await Promise.all(
      ['1000', '700'].map((amount) =>
        handlers.quoteDeposit({ method: 'GCASH', amount, language: 'EN' }, member.caller, context),
      ),
    );
    const make = (quote: string) =>
      handlers.createDeposit({ key: newKey(), quote, anyway: true, language: 'EN' }, member.caller, context);
    const [first, second] = quotes;
    await make(first?.id ?? '');
    expect(await refusalOf(make(second?.id ?? ''))).toMatchObject({
      code: 'amountOutOfBounds',
      value: { bound: 'most', amount: 200 },
    });
  });
});
