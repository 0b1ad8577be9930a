import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { applyBonus, giveBonus } from '#operator/bets/bonuses.ts';
import { openRequirement } from '#operator/bets/requirements.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { receivables } from '#operator/database/tables/ledger.tables.ts';
import { defaultPayments, merchants, type PaymentRules } from '#operator/database/tables/system.tables.ts';
import {
  payoutAccounts,
  payouts,
  withdrawalOrders,
  withdrawalQuotes,
} from '#operator/database/tables/withdrawals.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { openingBalance, pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createWithdrawer, paymentPassword, type Withdrawer } from '#operator/testing/withdrawals.ts';
import { calls } from '@araw/contract/calls/calls';
import { countWrongWithdrawals } from './withdrawalAudit.ts';
import { applyWithdrawal, type WithdrawalEvent } from './withdrawalMoves.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const minute = 60_000;
const hour = 60 * minute;
/** Thursday, 15 January 2026, 20:00 in Manila. */
const start = clock.now();
const midnight = start + 4 * hour;

let member: Withdrawer;

const setRules = (rules: Partial<PaymentRules['withdrawal']> = {}, more: Partial<PaymentRules> = {}) =>
  database.update(merchants).set({
    payments: { ...defaultPayments, ...more, withdrawal: { ...defaultPayments.withdrawal, ...rules } },
  });

beforeEach(async () => {
  clock.shift(0);
  await setRules();
  await setProfile(context, 'ph');
  member = await createWithdrawer(context);
});

const page = async (who = member, language = 'EN') =>
  v.parse(calls.withdrawPage.response, await handlers.withdrawPage({ language }, who.caller, context));
const quote = async (amount: string, who = member, account = who.payoutAccount) =>
  v.parse(
    calls.quoteWithdrawal.response,
    await handlers.quoteWithdrawal({ account, amount, language: 'EN' }, who.caller, context),
  );
const create = async (
  quoteId: string,
  { who = member, key = randomUUID() as string, typed = paymentPassword, language = 'EN' } = {},
) =>
  v.parse(
    calls.createWithdrawal.response,
    await handlers.createWithdrawal(
      { key, quote: quoteId, paymentPassword: typed, language },
      who.caller,
      context,
    ),
  );
const withdraw = async (amount: string, who = member) => create((await quote(amount, who)).id, { who });
const cancel = (id: string, who = member, key: string = randomUUID()) =>
  handlers.cancelWithdrawal({ key, id, language: 'EN' }, who.caller, context);
const read = (id: string, who = member, language = 'EN') =>
  handlers.withdrawalOrder({ id, language }, who.caller, context);
const happen = (id: string, event: WithdrawalEvent) =>
  database.transaction((transaction) =>
    applyWithdrawal({ ...context, database: transaction }, id, { event, by: 'test' }),
  );
const bound = (name: string, amount?: number) => ({
  code: 'amountOutOfBounds',
  value: expect.objectContaining({ bound: name, ...(amount !== undefined && { amount }) }),
  retryAfter: undefined,
});
/** A bonus of ₱500. */
const startBonus = (onWithdrawal: 'stays' | 'forfeits', endsAfter: number | null = null) =>
  database.transaction((transaction) =>
    giveBonus(
      transaction,
      {
        accountId: member.id,
        number: `B${member.id}`,
        source: `test:${member.id}`,
        origin: null,
        amount: 50_000,
        turnover: 500_000,
        cap: null,
        largestBet: null,
        onWithdrawal,
        startsItself: true,
        turnoverDays: endsAfter,
        endsAt: null,
      },
      clock.now(),
    ),
  );
const endBonus = (id: string) =>
  database.transaction((transaction) => applyBonus(transaction, id, 'giveUp', clock.now()));
const ordersOf = (who = member) => database.$count(withdrawalOrders, eq(withdrawalOrders.accountId, who.id));

describe('[PROT-10] repeating the last withdrawal', () => {
  const again = async () => (await page()).again;

  it('has the same account and amount, with a quote of its own that can be ordered', async () => {
    expect(await again()).toBeNull();
    await withdraw('500');
    clock.shift(minute);
    await withdraw('300.50');
    clock.shift(2 * minute);
    const offered = await again();
    expect(offered).toMatchObject({
      account: { id: member.payoutAccount },
      gross: 300.5,
      fee: 15,
      net: 285.5,
      balanceBefore: 9_199.5,
      balanceAfter: 8_899,
      timesLeftAfter: 0,
    });
    expect(await create(offered?.id ?? '')).toMatchObject({ gross: 300.5, state: 'requested' });
  });

  it('is never larger than the last: one that was cancelled does not count', async () => {
    await withdraw('300');
    clock.shift(minute);
    const { id } = await withdraw('900');
    expect(await again()).toMatchObject({ gross: 900 });
    await cancel(id);
    expect(await again()).toMatchObject({ gross: 300 });
  });

  it('is not offered, in part or in full, if the amount no longer fits or the day has none left', async () => {
    await setRules({ timesADay: 2 });
    await withdraw('6000');
    expect((await page()).withdrawable).toBe(4_000);
    expect(await again()).toBeNull();
    await setRules({ timesADay: 1 });
    const other = await createWithdrawer(context);
    await withdraw('500', other);
    expect((await page(other)).again).toBeNull();
  });

  it('is not offered to an account that was removed', async () => {
    await withdraw('500');
    expect(await again()).toMatchObject({ gross: 500 });
    await database.update(payoutAccounts).set({ removedAt: clock.now() });
    expect(await again()).toBeNull();
  });
});

describe('the page', () => {
  it('[CASH-08] shows the balance, the amount available, limits, rails and accounts', async () => {
    expect(await page()).toEqual({
      now: start,
      timeZone: 'Asia/Manila',
      debt: null,
      demands: [],
      cash: 10_000,
      bonus: 0,
      held: 0,
      withdrawable: 10_000,
      locks: [],
      limits: {
        least: 200,
        most: 50_000,
        timesADay: 3,
        timesLeft: 3,
        sumLeft: 100_000,
        resetsAt: midnight,
      },
      rails: [
        {
          kind: 'bank',
          name: 'InstaPay',
          feeFlat: 15,
          feeShare: 0,
          least: 200,
          most: 50_000,
          minutes: 30,
          bankingDaysOnly: false,
        },
        {
          kind: 'eWallet',
          name: 'InstaPay',
          feeFlat: 15,
          feeShare: 0,
          least: 200,
          most: 50_000,
          minutes: 30,
          bankingDaysOnly: false,
        },
      ],
      accounts: [expect.objectContaining({ id: member.payoutAccount, name: 'GCash', inUse: false })],
      hasPaymentPassword: true,
      again: null,
      onTheWay: [],
    });
  });

  it('[CASH-08] [CASH-17] shows the source, required and completed turnover of every locked part', async () => {
    const lock = { accountId: member.id, at: start };
    await openRequirement(database, {
      ...lock,
      source: `deposit:${member.id}`,
      locks: 'cash',
      base: 100_000,
      required: 150_000,
    });
    await openRequirement(database, {
      ...lock,
      source: `transfer:${member.id}`,
      locks: 'cash',
      base: 20_001,
      required: 20_001,
    });
    await openRequirement(database, {
      ...lock,
      source: `bonus:${member.id}`,
      locks: 'bonus',
      base: 50_000,
      required: 500_000,
    });
    const { withdrawable, locks } = await page();
    expect(withdrawable).toBe(8_799.99);
    expect(locks).toEqual([
      { kind: 'deposit', title: 'Cash-in not fully bet yet', locked: 1_000, required: 1_500, played: 0 },
      {
        kind: 'transfer',
        title: 'Received transfer not fully bet yet',
        locked: 200.01,
        required: 200.01,
        played: 0,
      },
      { kind: 'bonus', title: 'Bonus not fully bet yet', locked: 500, required: 5_000, played: 0 },
    ]);
    expect((await page(member, 'TL')).locks[0]?.title).toBe('Cash-in na itataya pa');
  });

  it('[CASH-08] mentions PESONet if the merchant pays more than InstaPay allows', async () => {
    await setRules({ most: 20_000_000 });
    await setProfile(context, 'spec');
    const { rails } = await page();
    expect(rails.map(({ kind, name, least, most }) => [kind, name, least, most])).toEqual([
      ['bank', 'InstaPay', 200, 50_000],
      ['bank', 'PESONet', 50_000.01, 200_000],
      ['eWallet', 'InstaPay', 200, 50_000],
      ['crypto', 'TRC-20', 200, 200_000],
    ]);
  });
});

describe('[CASH-21] a withdrawal in crypto', () => {
  it('is quoted and created only if the merchant pays out crypto', async () => {
    const who = await createWithdrawer(context, { kind: 'crypto' });
    const refused = { code: 'switchedOff', message: "Crypto isn't available here." };
    expect((await page(who)).rails.map(({ kind }) => kind)).toEqual(['bank', 'eWallet']);
    await expect(quote('1000', who)).rejects.toMatchObject(refused);
    await setProfile(context, 'spec');
    const [{ id: early }, { id: late }] = [await quote('1000', who), await quote('1000', who)];
    const order = await create(early, { who });
    await setProfile(context, 'ph');
    await expect(create(late, { who })).rejects.toMatchObject(refused);
    // Earlier orders still continue.
    expect(await read(order.id, who)).toMatchObject({ state: order.state, gross: 1_000 });
  });
});

describe('an open bonus', () => {
  it.each([
    ['stays', 50_000],
    ['forfeits', 0],
  ] as const)(
    '[BEN-12] [CASH-09] that %s under its terms has %i centavos after a withdrawal',
    async (terms, left) => {
      await startBonus(terms);
      const { id } = await withdraw('1000');
      expect(await pocketsOf(database, member.id)).toEqual({ cash: 900_000, bonus: left, held: 100_000 });
      // An ended bonus must not return.
      await cancel(id);
      expect(await pocketsOf(database, member.id)).toEqual({ cash: 1_000_000, bonus: left, held: 0 });
      expect(isSound(await auditLedger(database))).toBe(true);
    },
  );

  it('[BEN-12] [CASH-09] that started or ended since the quote changes it, and nothing is moved', async () => {
    const without = await quote('1000');
    const bonus = await startBonus('forfeits');
    const changed = { code: 'quoteChanged', value: { quote: expect.anything(), decided: expect.anything() } };
    expect(await refusalOf(create(without.id))).toMatchObject(changed);
    const withIt = await quote('1000');
    await endBonus(bonus.id);
    expect(await refusalOf(create(withIt.id))).toMatchObject(changed);
    expect(await pocketsOf(database, member.id)).toEqual({ cash: 1_000_000, bonus: 0, held: 0 });
    expect(await ordersOf()).toBe(0);
  });

  it('[BEN-12] whose deadline has passed since the quote changes it, even before a job has ended it', async () => {
    await setRules({ quoteMinutes: 2 * 24 * 60 });
    await startBonus('forfeits', 1);
    const withIt = await quote('1000');
    clock.shift(24 * hour);
    expect(await refusalOf(create(withIt.id))).toMatchObject({
      code: 'quoteChanged',
      value: { quote: { bonusEffect: '' } },
    });
    clock.shift(-24 * hour);
  });
});

describe('a quote', () => {
  it('[CASH-09] shows gross, fee, net, account, arrival and the remaining balance', async () => {
    expect(await quote('1000.50')).toEqual({
      id: expect.any(String),
      account: expect.objectContaining({
        id: member.payoutAccount,
        number: expect.stringMatching(/^•••• \d{4}$/),
      }),
      gross: 1_000.5,
      fee: 15,
      net: 985.5,
      rail: 'InstaPay',
      arrivesAt: start + 30 * minute,
      balanceBefore: 10_000,
      balanceAfter: 8_999.5,
      timesLeftAfter: 2,
      sumLeftAfter: 98_999.5,
      bonusEffect: '',
      mayCancel: true,
      endsAt: start + 10 * minute,
    });
  });

  it('[CASH-09] says what happens to an open bonus', async () => {
    await startBonus('stays');
    expect(await quote('1000')).toMatchObject({
      bonusEffect: 'Your active bonus stays as it is.',
      balanceBefore: 10_500,
      balanceAfter: 9_500,
    });
  });

  it('[BEN-12] says that it ends an open bonus, and what is left without it', async () => {
    await startBonus('forfeits');
    expect(await quote('1000')).toMatchObject({
      bonusEffect: expect.stringMatching(/^This ends your active bonus/),
      balanceBefore: 10_500,
      balanceAfter: 9_000,
    });
  });

  it.each([
    ['one that is played after it', [[30_000, 90_000, null]], 9_300],
    [
      'one that asks for nothing, up to its cap, and the next',
      [
        [30_000, 0, 20_001],
        [700, 1, null],
      ],
      9_207.01,
    ],
    [
      'only the first of two to be played',
      [
        [700, 1, null],
        [30_000, 90_000, null],
      ],
      9_007,
    ],
  ] satisfies [string, [number, number, number | null][], number][])(
    '[BEN-12] says what is left with the bonus that starts next: %s',
    async (_what, waiting, balanceAfter) => {
      await startBonus('forfeits');
      for (const [place, [amount, turnover, cap]] of waiting.entries()) {
        const number = `B${member.id}-${place}`;
        const given = { accountId: member.id, number, source: number, origin: null, amount, turnover, cap };
        const terms = { largestBet: null, onWithdrawal: 'stays', startsItself: true } as const;
        await database.transaction((transaction) =>
          giveBonus(transaction, { ...given, ...terms, turnoverDays: 7, endsAt: null }, clock.now() + place),
        );
      }
      const shown = await quote('1000');
      expect(shown).toMatchObject({ balanceBefore: 10_500, balanceAfter });
      await create(shown.id);
      const { cash, bonus } = await pocketsOf(database, member.id);
      expect((cash + bonus) / 100).toBe(balanceAfter);
    },
  );

  it.each([
    ['199.99', bound('least', 200)],
    ['200', null],
    ['10000', null],
    ['10000.01', bound('withdrawable', 10_000)],
    ['50000.01', bound('most', 50_000)],
    ['0', bound('least', 200)],
  ])('[CASH-08] of ₱%s is within the limits, or names the one it breaks', async (amount, expected) => {
    expect(await refusalOf(quote(amount))).toEqual(expected);
  });

  it('[CASH-08] [CASH-17] of one centavo more than the locks leave is refused', async () => {
    await openRequirement(database, {
      accountId: member.id,
      at: start,
      source: `deposit:${member.id}`,
      locks: 'cash',
      base: 300_001,
      required: 300_001,
    });
    expect(await refusalOf(quote('6999.99'))).toBeNull();
    expect(await refusalOf(quote('7000'))).toEqual(bound('withdrawable', 6_999.99));
  });

  it('[CASH-17] bonus money is never withdrawn', async () => {
    await post(database, {
      idempotencyKey: `bonus:${member.id}`,
      kind: 'opening',
      reference: 'bonus',
      at: start,
      postings: [
        { owner: pocketOf(member.id, 'bonus'), amount: 500_000 },
        { owner: 'house:bonuses', amount: -500_000 },
      ],
    });
    expect(await page()).toMatchObject({ cash: 10_000, bonus: 5_000, withdrawable: 10_000 });
    expect(await refusalOf(quote('10000.01'))).toEqual(bound('withdrawable', 10_000));
  });

  it('[CASH-08] has a percentage fee, rounded up, and leaves something to arrive', async () => {
    const fees = { ...defaultPayments.withdrawal.fees, eWallet: { flat: 1_000, share: 125 } };
    await setRules({ fees });
    expect(await quote('333.33')).toMatchObject({ fee: 14.17, net: 319.16 });
    await setRules({ least: 1, fees: { ...fees, eWallet: { flat: 1_000, share: 0 } } });
    expect(await refusalOf(quote('10'))).toEqual(bound('least', 10.01));
    expect(await quote('10.01')).toMatchObject({ fee: 10, net: 0.01 });
  });

  it.each([
    // Thursday evening, after PESONet has closed: Friday.
    ['Thursday, 20:00', 0, Date.UTC(2026, 0, 16, 10)],
    ['Friday, 14:59', 18 * hour + 59 * minute, Date.UTC(2026, 0, 16, 10)],
    ['Friday, 15:00', 19 * hour, Date.UTC(2026, 0, 19, 10)],
    ['Saturday, 09:00', 37 * hour, Date.UTC(2026, 0, 19, 10)],
    ['Sunday, 23:00', 75 * hour, Date.UTC(2026, 0, 19, 10)],
    // 1 April, after PESONet has closed for Holy Week: the Monday after it.
    ['Wednesday, 15:00', Date.UTC(2026, 3, 1, 7) - start, Date.UTC(2026, 3, 6, 10)],
    ['Wednesday, 14:59', Date.UTC(2026, 3, 1, 6, 59) - start, Date.UTC(2026, 3, 1, 10)],
  ])('[CASH-08] by PESONet on a %s arrives on a banking day', async (_, shift, arrivesAt) => {
    await setRules({ most: 20_000_000 });
    const who = await createWithdrawer(context, { kind: 'bank', cash: 20_000_000 });
    clock.shift(shift);
    expect(await quote('50000.01', who)).toMatchObject({ rail: 'PESONet', arrivesAt });
    expect(await quote('50000', who)).toMatchObject({
      rail: 'InstaPay',
      arrivesAt: start + shift + 30 * minute,
    });
  });

  it('[CASH-12] to an unknown, removed or another member’s account is not found', async () => {
    const other = await createWithdrawer(context);
    for (const account of [randomUUID(), 'x', other.payoutAccount])
      expect(await refusalOf(quote('500', member, account))).toMatchObject({ code: 'notFound' });
    await database
      .update(payoutAccounts)
      .set({ removedAt: start })
      .where(eq(payoutAccounts.id, member.payoutAccount));
    expect(await refusalOf(quote('500'))).toMatchObject({ code: 'notFound' });
  });

  it('[CASH-12] to an account that is waiting or in review is refused', async () => {
    const set = (values: Partial<typeof payoutAccounts.$inferSelect>) =>
      database.update(payoutAccounts).set(values).where(eq(payoutAccounts.id, member.payoutAccount));
    await set({ usableAt: start + 1 });
    expect(await refusalOf(quote('500'))).toMatchObject({
      code: 'demandOpen',
      value: {
        demands: [{ kind: 'waiting', text: "This account is new and can't be used yet.", until: start + 1 }],
      },
    });
    clock.shift(1);
    expect(await refusalOf(quote('500'))).toBeNull();
    await set({ inReview: true });
    expect(await refusalOf(quote('500'))).toMatchObject({
      code: 'demandOpen',
      value: { demands: [{ kind: 'review', text: "We're checking this account.", until: null }] },
    });
  });
});

describe('requirements before a withdrawal', () => {
  it('[CASH-20] include the member’s debts', async () => {
    await database.insert(receivables).values({
      accountId: member.id,
      source: `reversal:${member.id}`,
      amount: 12_345,
      settled: 345,
      createdAt: start,
    });
    const demands = [
      {
        kind: 'receivable',
        text: 'You still owe ₱120.00 after a correction. Your next cash-in pays it first, and then you can withdraw again.',
        until: null,
      },
    ];
    expect((await page()).demands).toEqual(demands);
    expect(await refusalOf(quote('500'))).toMatchObject({ code: 'demandOpen', value: { demands } });
    await database.update(receivables).set({ settled: 12_345 }).where(eq(receivables.accountId, member.id));
    expect((await page()).demands).toEqual([]);
    expect(await refusalOf(quote('500'))).toBeNull();
  });

  it('[CASH-20] also stop an order quoted earlier', async () => {
    const { id } = await quote('500');
    await database
      .insert(receivables)
      .values({ accountId: member.id, source: `reversal:${member.id}`, amount: 1, createdAt: start });
    expect(await refusalOf(create(id))).toMatchObject({ code: 'demandOpen' });
    expect(await ordersOf()).toBe(0);
  });

  it('[CASH-15] include what the merchant requires', async () => {
    await setRules({}, { demands: ['email', 'mobile', 'payeeName'] });
    expect((await page()).demands.map(({ kind }) => kind)).toEqual(['email', 'mobile']);
    await database
      .update(accounts)
      .set({ emailVerifiedAt: 1, mobileVerifiedAt: 1, payeeName: '' })
      .where(eq(accounts.id, member.id));
    expect((await page()).demands).toEqual([
      { kind: 'payeeName', text: 'Add the name on your bank account first.', until: null },
    ]);
  });
});

describe('a withdrawal', () => {
  it('[CASH-09] [CASH-16] puts its money on hold and shows its progress', async () => {
    const { id: quoteId, account } = await quote('1000');
    const order = await create(quoteId);
    expect(order).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^W1\d{5}$/),
      account: { ...account, inUse: true },
      gross: 1_000,
      fee: 15,
      net: 985,
      state: 'requested',
      text: 'We got your withdrawal of ₱1,000.00. The money is on hold for it.',
      reason: '',
      version: 0,
      createdAt: start,
      arrivesAt: start + 30 * minute,
      steps: [{ at: start, state: 'requested', text: 'Withdrawal requested' }],
      actions: ['cancel'],
      now: start,
      timeZone: 'Asia/Manila',
    });
    expect(await pocketsOf(database, member.id)).toEqual({ cash: 900_000, bonus: 0, held: 100_000 });
    expect(await page()).toMatchObject({ cash: 9_000, held: 1_000, withdrawable: 9_000, onTheWay: [order] });
    expect((await read(order.id, member, 'CN')).text).toBe(
      '我们已收到您 ₱1,000.00 的提款申请，这笔钱已为此冻结。',
    );
  });

  it('[CASH-09] [NET-13] is created once per key, and a known key asks for no password', async () => {
    const { id } = await quote('1000');
    const key = randomUUID();
    const order = await create(id, { key });
    expect(await create(id, { key, typed: '903174' })).toEqual(order);
    expect(await handlers.paymentPassword({}, member.caller, context)).toMatchObject({ triesLeft: 5 });
    expect(await ordersOf()).toBe(1);
    const another = await quote('500');
    expect(await refusalOf(create(another.id, { key }))).toMatchObject({ code: 'conflict' });
  });

  it('[CASH-09] [NET-13] with two taps at once is one', async () => {
    const { id } = await quote('1000');
    const key = randomUUID();
    const [first, second] = await Promise.all([create(id, { key }), create(id, { key })]);
    expect(first).toEqual(second);
    expect(await ordersOf()).toBe(1);
  });

  it('[CASH-11] with a wrong payment PIN is not created, and counts as an attempt', async () => {
    const { id } = await quote('1000');
    expect(await refusalOf(create(id, { typed: '903174' }))).toMatchObject({
      code: 'paymentPasswordWrong',
      value: { triesLeft: 4 },
    });
    expect([await ordersOf(), await pocketsOf(database, member.id)]).toEqual([
      0,
      { cash: 1_000_000, bonus: 0, held: 0 },
    ]);
  });

  it('[CASH-11] with eight wrong PINs at once counts the first five, and locks it', async () => {
    const { id } = await quote('1000');
    const codes = (
      await Promise.all(Array.from({ length: 8 }, () => refusalOf(create(id, { typed: '903174' }))))
    ).map((refusal) => refusal?.code);
    expect(codes.filter((code) => code === 'paymentPasswordWrong')).toHaveLength(4);
    expect(await refusalOf(create(id))).toMatchObject({
      code: 'paymentPasswordLocked',
      value: { lockedUntil: start + 30 * minute },
    });
  });

  it('[CASH-09] of the last peso from two devices goes to one', async () => {
    const [one, other] = [await quote('10000'), await quote('10000')];
    const results = await Promise.all([refusalOf(create(one.id)), refusalOf(create(other.id))]);
    expect(results.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(results.find((refusal) => refusal !== null)).toEqual(bound('withdrawable', 0));
    expect(await pocketsOf(database, member.id)).toEqual({ cash: 0, bonus: 0, held: 1_000_000 });
  });

  it('[CASH-02] [CASH-09] whose quote has expired is refused together with a new one', async () => {
    const { id } = await quote('1000');
    clock.shift(10 * minute - 1);
    const late = await quote('1000');
    clock.shift(1);
    const key = randomUUID();
    const refusal = await refusalOf(create(id, { key }));
    expect(refusal).toEqual({
      code: 'quoteChanged',
      value: {
        quote: {
          ...late,
          id: expect.any(String),
          arrivesAt: start + 40 * minute,
          endsAt: start + 20 * minute,
        },
        decided: key,
      },
      retryAfter: undefined,
    });
    expect(await ordersOf()).toBe(0);
    const fresh = v.parse(v.object({ quote: v.object({ id: v.string() }) }), refusal?.value).quote.id;
    expect((await create(fresh, { key })).gross).toBe(1_000);
  });

  it('[CASH-02] [CASH-09] whose fee has changed is refused together with the new one, never repriced', async () => {
    const { id } = await quote('1000');
    await setRules({ fees: { ...defaultPayments.withdrawal.fees, eWallet: { flat: 2_000, share: 0 } } });
    expect(await refusalOf(create(id))).toMatchObject({
      code: 'quoteChanged',
      value: { quote: { gross: 1_000, fee: 20, net: 980 } },
    });
    expect(await ordersOf()).toBe(0);
  });

  it('[CASH-02] whose arrival has moved to another banking day is refused together with the new one', async () => {
    await setRules({ most: 20_000_000 });
    const who = await createWithdrawer(context, { kind: 'bank', cash: 20_000_000 });
    clock.shift(18 * hour + 55 * minute);
    const { id } = await quote('60000', who);
    clock.shift(5 * minute);
    expect(await refusalOf(create(id, { who }))).toMatchObject({
      code: 'quoteChanged',
      value: { quote: { arrivesAt: Date.UTC(2026, 0, 19, 10) } },
    });
  });

  it('[CASH-09] a quote creates one order', async () => {
    const { id } = await quote('1000');
    await create(id);
    expect(await refusalOf(create(id))).toMatchObject({
      code: 'quoteChanged',
      value: { quote: { balanceBefore: 9_000 } },
    });
    expect(await ordersOf()).toBe(1);
  });

  it('[CASH-09] with an unknown or another member’s quote is not found', async () => {
    const other = await createWithdrawer(context);
    const { id } = await quote('1000', other);
    for (const unknown of [id, randomUUID(), 'x'])
      expect(await refusalOf(create(unknown))).toMatchObject({ code: 'notFound' });
  });

  it('[CASH-08] is refused by a limit that was reached after its quote', async () => {
    await setRules({ timesADay: 2 });
    const quotes = [await quote('300'), await quote('300'), await quote('300')];
    const results = await Promise.all(quotes.map(({ id }) => refusalOf(create(id))));
    expect(results.filter((refusal) => refusal === null)).toHaveLength(2);
    expect(results.find((refusal) => refusal !== null)).toEqual(bound('timesADay'));
  });

  it('[CASH-12] keeps its account from being removed until it ends', async () => {
    const order = await withdraw('1000');
    const remove = () =>
      handlers.removePayoutAccount(
        { key: randomUUID(), id: member.payoutAccount, paymentPassword },
        member.caller,
        context,
      );
    expect(await refusalOf(remove())).toMatchObject({ code: 'conflict', value: { inUse: true } });
    await cancel(order.id);
    expect(await refusalOf(remove())).toBeNull();
    expect((await read(order.id)).account.name).toBe('GCash');
  });

  it('[CASH-12] and removing its account at once: only one happens', async () => {
    const { id } = await quote('1000');
    const remove = handlers.removePayoutAccount(
      { key: randomUUID(), id: member.payoutAccount, paymentPassword },
      member.caller,
      context,
    );
    const [made, removed] = await Promise.all([refusalOf(create(id)), refusalOf(remove)]);
    expect([made, removed].filter((refusal) => refusal === null)).toHaveLength(1);
    expect([made?.code, removed?.code]).toContainEqual(made ? 'notFound' : 'conflict');
  });

  it('[CASH-10] of another member does not exist', async () => {
    const other = await createWithdrawer(context);
    const { id } = await withdraw('1000', other);
    for (const asked of [id, randomUUID(), 'x']) {
      expect(await refusalOf(read(asked))).toMatchObject({ code: 'notFound' });
      expect(await refusalOf(cancel(asked))).toMatchObject({ code: 'notFound' });
    }
  });
});

describe('the limits per merchant’s day', () => {
  it('[CASH-08] count orders and amounts until midnight, exactly', async () => {
    await setRules({ timesADay: 2, sumADay: 100_000 });
    await withdraw('600');
    expect(await refusalOf(quote('400.01'))).toEqual(bound('sumADay', 400));
    await withdraw('400');
    expect(await refusalOf(quote('200'))).toEqual(bound('timesADay'));
    expect((await page()).limits).toMatchObject({ timesLeft: 0, sumLeft: 0, resetsAt: midnight });
    clock.shift(4 * hour - 1);
    expect(await refusalOf(quote('200'))).toEqual(bound('timesADay'));
    clock.shift(1);
    expect((await page()).limits).toMatchObject({
      timesLeft: 2,
      sumLeft: 1_000,
      resetsAt: midnight + 24 * hour,
    });
    expect(await refusalOf(quote('1000'))).toBeNull();
  });

  it.each([
    ['cancelled', ['cancel'], true],
    ['rejected', ['reject'], true],
    ['inReview', ['flag'], false],
  ] as const)('[CASH-08] a withdrawal that is %s counts unless it came back', async (_, events, isBack) => {
    await setRules({ timesADay: 1 });
    const { id } = await withdraw('600');
    for (const event of events) await happen(id, event);
    expect((await page()).limits.timesLeft).toBe(isBack ? 1 : 0);
  });
});

describe('cancelling', () => {
  it('[CASH-10] returns all of it once, however often it is requested', async () => {
    const { id } = await withdraw('1000');
    const key = randomUUID();
    const cancelled = await cancel(id, member, key);
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      version: 1,
      actions: [],
      text: 'You cancelled it. ₱1,000.00 is back in your balance.',
      steps: [{ state: 'requested' }, { at: start, state: 'cancelled', text: 'Withdrawal cancelled' }],
    });
    expect(await cancel(id, member, key)).toEqual(cancelled);
    expect(await cancel(id)).toEqual(cancelled);
    expect(await pocketsOf(database, member.id)).toEqual({ cash: 1_000_000, bonus: 0, held: 0 });
  });

  it('[CASH-10] is refused once it is approved, and returns the current state', async () => {
    const { id } = await withdraw('1000');
    await happen(id, 'clear');
    const key = randomUUID();
    expect(await refusalOf(cancel(id, member, key))).toMatchObject({
      code: 'conflict',
      value: { state: 'approved', decided: key },
    });
    expect((await read(id)).actions).toEqual([]);
  });

  it('[CASH-21] is neither offered nor accepted if the merchant forbids it', async () => {
    const { id } = await withdraw('1000');
    await setSwitches(context, { cancelWithdrawal: false });
    expect((await read(id)).actions).toEqual([]);
    expect(await refusalOf(cancel(id))).toMatchObject({ code: 'switchedOff' });
    expect((await quote('1000')).mayCancel).toBe(false);
  });
});

describe('quotes', () => {
  it('[CASH-09] that were never used are deleted a day after they expire', async () => {
    await quote('500');
    const { id } = await quote('500');
    await create(id);
    const kept = () => database.$count(withdrawalQuotes, eq(withdrawalQuotes.accountId, member.id));
    clock.shift(24 * hour + 10 * minute);
    await quote('500');
    expect(await kept()).toBe(3);
    clock.shift(1);
    await quote('500');
    expect(await kept()).toBe(3);
  });
});

describe('the record of withdrawals', () => {
  const record = async (given: Partial<Parameters<typeof handlers.withdrawalRecord>[0]> = {}) =>
    v.parse(
      calls.withdrawalRecord.response,
      await handlers.withdrawalRecord(
        { period: '7days', from: '', to: '', state: '', method: '', language: 'EN', cursor: '', ...given },
        member.caller,
        context,
      ),
    );

  it('[REC-04] lists them newest first with their totals, by state and kind', async () => {
    await setRules({ timesADay: 10 });
    const cancelled = await withdraw('300');
    await cancel(cancelled.id);
    clock.shift(minute);
    const open = await withdraw('400');
    const all = await record();
    expect(all.list.map(({ id }) => id)).toEqual([open.id, cancelled.id]);
    expect(all.totals).toEqual({ paid: 0, onTheWay: 400, returned: 300 });
    expect(all).toMatchObject({ timeZone: 'Asia/Manila', today: '2026-01-15', next: null, newer: 0 });
    const filtered = await record({ state: 'cancelled' });
    expect([filtered.list.map(({ id }) => id), filtered.totals]).toEqual([
      [cancelled.id],
      { paid: 0, onTheWay: 0, returned: 300 },
    ]);
    expect((await record({ method: 'eWallet' })).list).toHaveLength(2);
    expect((await record({ method: 'bank' })).list).toEqual([]);
    expect((await record({ state: 'nothing' })).list).toEqual([]);
    expect((await record({ period: 'yesterday' })).list).toEqual([]);
  });

  describe('[REC-07] on both sides of the merchant’s midnight', () => {
    const evening = { period: '', from: '2026-01-15', to: '2026-01-15' } as const;
    const morning = { period: '', from: '2026-01-16', to: '2026-01-16' } as const;
    type Days = typeof evening | typeof morning;
    const goTo = (at: number) => clock.shift(at - clock.now());
    const on = async (days: Days, change: object = {}) => {
      const { list, totals } = await record({ ...days, ...change });
      return [list.map(({ id }) => id), totals];
    };
    const profitOf = async (days: Days) => {
      const { list } = await handlers.profitRecord({ ...days, language: 'EN' }, member.caller, context);
      return list.reduce((sum, { withdrawals }) => sum + withdrawals, 0);
    };
    const nothing = { paid: 0, onTheWay: 0, returned: 0 };
    /** Requested a minute before midnight. */
    const order = async () => {
      goTo(midnight - minute);
      return (await withdraw('300.25')).id;
    };
    const pay = async (id: string) => {
      const { number: reference } = await read(id);
      await database
        .insert(payouts)
        .values({ reference, orderId: id, provider: 'test', amount: 28_525, createdAt: start });
      for (const event of ['clear', 'send', 'paid'] as const) await happen(id, event);
    };

    it.each([
      ['the last millisecond before', midnight - 1, { ...nothing, paid: 300.25 }, null],
      ['midnight itself', midnight, nothing, { ...nothing, paid: 300.25 }],
    ])('counts a payment on the day it was made: %s', async (_at, at, day, next) => {
      const id = await order();
      expect(await on(evening)).toEqual([[id], { ...nothing, onTheWay: 300.25 }]);
      goTo(at);
      await pay(id);
      expect(await on(evening)).toEqual([[id], day]);
      expect(await on(morning)).toEqual([next ? [id] : [], next ?? nothing]);
      expect([await profitOf(evening), await profitOf(morning)]).toEqual([day.paid, next?.paid ?? 0]);
      expect(await on(next ? morning : evening, { state: 'paid', method: 'eWallet' })).toEqual([
        [id],
        { ...nothing, paid: 300.25 },
      ]);
      expect(await on(next ? morning : evening, { method: 'bank' })).toEqual([[], nothing]);
    });

    it.each([
      ['the last millisecond before', midnight - 1, { ...nothing, returned: 300.25 }, null],
      ['midnight itself', midnight, nothing, { ...nothing, returned: 300.25 }],
    ])('counts a return on the day it happened: %s', async (_at, at, day, next) => {
      const id = await order();
      goTo(at);
      await cancel(id);
      expect(await on(evening)).toEqual([[id], day]);
      expect(await on(morning)).toEqual([next ? [id] : [], next ?? nothing]);
      expect([await profitOf(evening), await profitOf(morning)]).toEqual([0, 0]);
    });

    it('counts a payout that bounces as paid on its day, and as returned on the next', async () => {
      const id = await order();
      await pay(id);
      goTo(midnight);
      await happen(id, 'bounced');
      expect([await on(evening), await on(morning)]).toEqual([
        [[id], { ...nothing, paid: 300.25 }],
        [[id], { ...nothing, paid: -300.25, returned: 300.25 }],
      ]);
      expect([await profitOf(evening), await profitOf(morning)]).toEqual([300.25, -300.25]);
    });
  });

  it(
    '[REC-08] comes in pages of 25, none twice, and says how many are newer',
    { tags: ['full'] },
    async () => {
      await setRules({ timesADay: 100 });
      await openingBalance(database, member.id, 1_000_000, start);
      for (let made = 0; made < 26; made++) await withdraw('200');
      const first = await record();
      clock.shift(minute);
      await withdraw('200');
      const second = await record({ cursor: first.next ?? '' });
      expect([first.list.length, second.list.length, second.next, second.newer, second.totals]).toEqual([
        25,
        1,
        null,
        1,
        null,
      ]);
      expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(26);
    },
  );

  it('[REC-01] is closed if the merchant does not show it', async () => {
    await database.update(merchants).set({ whitelabel: { ...merchant.whitelabel, WITHREC3: false } });
    expect(await refusalOf(record())).toMatchObject({ code: 'switchedOff' });
    await database.update(merchants).set({ whitelabel: merchant.whitelabel });
  });
});

it('[CASH-16] the books are sound after all of it', async () => {
  expect(isSound(await auditLedger(database))).toBe(true);
  expect(await countWrongWithdrawals(database)).toBe(0);
});
