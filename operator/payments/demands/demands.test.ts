import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { publishTerms } from '#operator/content/terms.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { memberRestrictions } from '#operator/database/tables/deposits.tables.ts';
import { termsVersions } from '#operator/database/tables/terms.tables.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';
import { defaultPayments, merchants, type PaymentRules } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { playerLimits } from '#operator/database/tables/protection.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { putLimit, putOnBreak, setProfile, setSwitches } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import {
  applyAlone,
  createPaymentsContext,
  createProviderDouble,
  newKey,
} from '#operator/testing/payments.ts';
import { createWithdrawer, paymentPassword, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { demandKinds } from '@araw/contract/cashier/deposits';
import { firstOf } from '@araw/testing/shortRun';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock, providers } = context;
await seedGames(context);
afterAll(() => context.close());

const { settings } = await merchantOf(context);
const handlers = createHandlers({ sandbox: true, providers });
const hour = 3_600_000;
/** 20:00 in Manila. */
const start = clock.now();
const midnight = start + 4 * hour;

let member: Withdrawer;

beforeEach(async () => {
  clock.shift(0);
  await database.update(merchants).set({ payments: defaultPayments, settings });
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
  /** The moves that it blocks. */
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
    set: () => putOnBreak(context, member.id, start + hour),
    end: async () => clock.shift(hour),
    until: start + hour,
    before: ['deposit'],
  },
  limitsOffer: {
    set: () => setSwitches(context, { limitsOffered: 'firstDeposit', decliningIsAnAct: true }),
    end: () => handlers.answerLimitOffer({ key: newKey(), offer: 'first' }, member.caller, context),
    before: ['deposit'],
  },
  terms: {
    set: () => publishTerms(context, { version: '2026-02', effectiveFrom: start, change: { EN: 'Fees' } }),
    end: () => database.delete(termsVersions),
    before: ['deposit'],
  },
  ownLimit: {
    set: () => putLimit(context, member.id, { amount: 9_999 }),
    end: () => database.delete(playerLimits).where(eq(playerLimits.accountId, member.id)),
    until: midnight,
    before: ['deposit'],
  },
};

describe('[CASH-15] requirements before money moves', () => {
  it.each(
    firstOf(
      demandKinds.flatMap((kind) => moves.map((move) => [kind, move] as const)),
      10,
    ),
  )('%s before a %s', async (kind, move) => {
    const { set, end, until = null, before } = cases[kind];
    await set();
    const stands = before.includes(move);
    expect(await shownBefore(move)).toEqual(stands ? [[kind, until]] : []);
    expect(await refusedWith(move)).toEqual(stands ? ['demandOpen', kind] : null);
    await end();
    expect([await shownBefore(move), await refusedWith(move)]).toEqual([[], null]);
  });

  it('all come together, the operator’s own decisions first', async () => {
    await demanding('identity', 'mobile');
    await restrict({ depositsClosed: true, inReview: true });
    await putOnBreak(context, member.id, start + hour);
    await putLimit(context, member.id, { amount: 0 });
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
    ['on a break', () => putOnBreak(context, member.id, start + hour)],
    ['with closed deposits', () => restrict({ depositsClosed: true })],
  ])('a member %s sees all records', async (_name, restrictMember) => {
    await deposit();
    await acts.withdrawal();
    await restrictMember();
    const asked = { period: 'today', from: '', to: '', language: 'EN', cursor: '' } as const;
    const found = [
      await handlers.depositRecord({ ...asked, state: '', method: '' }, member.caller, context),
      await handlers.withdrawalRecord({ ...asked, state: '', method: '' }, member.caller, context),
      await handlers.movementRecord({ ...asked, kinds: '' }, member.caller, context),
    ];
    expect(found.map(({ list }) => list.length)).toEqual([1, 1, 2]);
  });
});

describe('[PROT-03] the offer of limits before the first cash-in', () => {
  const demanded = async () => (await shownBefore('deposit')).map(([kind]) => kind);

  it.each([
    ['spec', []],
    ['ph', []],
    ['gb', ['limitsOffer']],
    ['strict', ['limitsOffer']],
  ] as const)('under %s it must be answered first: %j', async (profile, kinds) => {
    await setProfile(context, profile);
    expect(await demanded()).toEqual(kinds);
  });

  it('is over once declined or once a limit is set, for that player only', async () => {
    await setProfile(context, 'gb');
    expect(await refusedWith('deposit')).toEqual(['demandOpen', 'limitsOffer']);
    await handlers.answerLimitOffer({ key: newKey(), offer: 'first' }, member.caller, context);
    expect([await demanded(), await refusedWith('deposit')]).toEqual([[], null]);
    member = await createWithdrawer(context);
    expect(await demanded()).toEqual(['limitsOffer']);
    await handlers.setLimit(
      { key: newKey(), kind: 'loss', period: 'week', amount: '500' },
      member.caller,
      context,
    );
    expect([await demanded(), await refusedWith('deposit')]).toEqual([[], null]);
  });
});

describe('[CASH-15] the player’s deposit limit', () => {
  const most = async (code = 'GCASH') => {
    const { methods } = await pages.deposit();
    return methods.find((method) => method.code === code)?.most;
  };

  it('reduces what can be paid in by the day’s deposits, and says when it is used up', async () => {
    await putLimit(context, member.id, { amount: 150_050 });
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
        text: "You've reached your deposit limit of ₱1,500.50. You can cash in again when it resets.",
        until: midnight,
      },
    ]);
    clock.shift(4 * hour - 1);
    expect((await pages.deposit()).demands.map(({ kind }) => kind)).toEqual(['ownLimit']);
    clock.shift(1);
    expect([(await pages.deposit()).demands, await most()]).toEqual([[], 1_500.5]);
  });

  it('says what is left when that is a centavo too little for a payment method', async () => {
    const found = async () => {
      const { methods } = await pages.deposit();
      const method = methods.find(({ code }) => code === 'BPI');
      return method && [method.least, method.most, method.open, method.tooLittleLeft];
    };
    const [least, widest] = (await found()) ?? [];
    const bound = Number(least) * 100;
    await putLimit(context, member.id, { amount: bound });
    expect(await found()).toEqual([least, least, true, null]);
    await putLimit(context, member.id, { amount: bound - 1 });
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

  it('ignores orders that were cancelled', async () => {
    await putLimit(context, member.id, { amount: 100_000 });
    const { id } = await deposit('1000');
    expect(await refusedWith('deposit')).not.toBeNull();
    await applyAlone(context, id, { event: 'cancel' });
    expect([await most(), await refusedWith('deposit')]).toEqual([1_000, null]);
  });

  it('refuses the second of two quotes that fit only one at a time', async () => {
    await putLimit(context, member.id, { amount: 120_000 });
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
