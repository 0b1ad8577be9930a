import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { memberRestrictions, paymentMethods } from '#operator/database/tables/deposits.tables.ts';
import { putOnBreak, setSwitches } from '#operator/testing/protection.ts';
import { refusalOf } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { createPaymentsContext, setPaymentRules } from '#operator/testing/payments.ts';
import { feeOf, inCoins } from '#operator/core/amounts.ts';
import { demandsOf, mayReceive } from '../demands/demands.ts';
import { describeMethod, methodsOf, openMethod } from './methods.ts';
import type { Provider } from '../provider/provider.ts';
import { describeQuote, quoteDeposit, reviewQuote } from './quotes.ts';

const context = await createPaymentsContext({ name: 'sandbox' } as Provider);
const { database, clock } = context;
afterAll(() => context.close());

const hour = 3_600_000;
const day = 24 * hour;

let player = 0;
beforeEach(async () => {
  clock.shift(0);
  [player = 0] = await createTestAccounts(database, 1);
  await takeCrypto(false);
});

const changeMethod = (code: string, change: Partial<typeof paymentMethods.$inferInsert>) =>
  database.update(paymentMethods).set(change).where(eq(paymentMethods.code, code));
const quoteUsdt = () => quoteDeposit(context, player, { method: 'USDT', amount: '1000' });
const takeCrypto = (crypto: boolean) => setSwitches(context, { refusedMethods: crypto ? [] : ['crypto'] });
const refusedQuote = (method: string, amount: string) =>
  refusalOf(quoteDeposit(context, player, { method, amount }));

describe('[CASH-01] payment methods', () => {
  test('each gives the tightest limits of merchant, provider and rail', async () => {
    const bounds = async () =>
      Object.fromEntries((await methodsOf(context)).map(({ code, least, most }) => [code, [least, most]]));
    expect(await bounds()).toEqual({
      GCASH: [10_000, 5_000_000],
      MAYA: [10_000, 3_000_000],
      QRPH: [10_000, 5_000_000],
      BPI: [50_000, 5_000_000],
      UNIONBANK: [50_000, 5_000_000],
      BDO: [50_000, 5_000_000],
      SEVENELEVEN: [10_000, 1_000_000],
    });
    await setPaymentRules(context, (rules) => ({
      ...rules,
      deposit: { ...rules.deposit, least: 20_000, most: 8_000_000 },
    }));
    expect(await bounds()).toMatchObject({
      GCASH: [20_000, 5_000_000],
      BPI: [50_000, 5_000_000],
      UNIONBANK: [50_000, 8_000_000],
    });
    await setPaymentRules(context, (rules) => ({
      ...rules,
      deposit: { ...rules.deposit, least: 10_000, most: 5_000_000 },
    }));
  });

  test('[CASH-21] [PROT-11] crypto is neither offered nor quoted unless the merchant accepts it', async () => {
    const offered = async () => (await methodsOf(context)).find(({ code }) => code === 'USDT');
    const refused = { code: 'switchedOff', message: "Crypto isn't available here." };
    expect(await offered()).toBeUndefined();
    await expect(quoteUsdt()).rejects.toMatchObject(refused);
    await takeCrypto(true);
    expect(await offered()).toMatchObject({ kind: 'crypto', least: 50_000, most: 5_000_000, open: true });
    const quote = await quoteUsdt();
    await takeCrypto(false);
    await expect(reviewQuote(context, player, quote.id)).rejects.toMatchObject(refused);
    await takeCrypto(true);
    expect(await reviewQuote(context, player, quote.id)).toMatchObject({ holds: true });
  });

  test('a closed one says when it opens, opens on time, or says that the time is unknown', async () => {
    const bdo = async () => {
      const found = (await methodsOf(context)).find(({ code }) => code === 'BDO');
      return found && { open: found.open, opensAt: found.opensAt };
    };
    const opensAt = clock.now() + 30 * day;
    expect(await bdo()).toEqual({ open: false, opensAt });
    clock.shift(30 * day - 1);
    expect(await bdo()).toEqual({ open: false, opensAt });
    clock.shift(1);
    expect(await bdo()).toEqual({ open: true, opensAt: null });
    await changeMethod('BDO', { opensAt: null });
    expect(await bdo()).toEqual({ open: false, opensAt: null });
    expect(await refusedQuote('BDO', '500')).toMatchObject({ code: 'switchedOff' });
    await changeMethod('BDO', { opensAt });
  });

  test('PESONet is closed on Saturday and Sunday in the merchant’s time, and says Monday', async () => {
    const unionBank = async () => {
      const found = (await methodsOf(context)).find(({ code }) => code === 'UNIONBANK');
      return found && { open: found.open, opensAt: found.opensAt };
    };
    // 2026-01-15 12:00 UTC is Thursday evening in Manila.
    const saturday = Date.UTC(2026, 0, 16, 16);
    const monday = Date.UTC(2026, 0, 18, 16);
    clock.shift(saturday - 1 - clock.now());
    expect(await unionBank()).toEqual({ open: true, opensAt: null });
    clock.shift(1);
    expect(await unionBank()).toEqual({ open: false, opensAt: monday });
    clock.shift(monday - 1 - clock.now());
    expect(await unionBank()).toEqual({ open: false, opensAt: monday });
    clock.shift(1);
    expect(await unionBank()).toEqual({ open: true, opensAt: null });
  });

  test('[CASH-01] PESONet is closed in Holy Week until the Monday after it', async () => {
    const unionBank = async () => {
      const found = (await methodsOf(context)).find(({ code }) => code === 'UNIONBANK');
      return found && { open: found.open, opensAt: found.opensAt };
    };
    const maundyThursday = Date.UTC(2026, 3, 1, 16);
    const monday = Date.UTC(2026, 3, 5, 16);
    clock.shift(maundyThursday - 1 - clock.now());
    expect(await unionBank()).toEqual({ open: true, opensAt: null });
    clock.shift(1);
    expect(await unionBank()).toEqual({ open: false, opensAt: monday });
    clock.shift(monday - clock.now());
    expect(await unionBank()).toEqual({ open: true, opensAt: null });
  });

  test('one with a missing provider is not offered', async () => {
    expect(await methodsOf({ ...context, providers: new Map() })).toEqual([]);
    expect(await refusalOf(openMethod({ ...context, providers: new Map() }, 'GCASH'))).toMatchObject({
      code: 'notFound',
    });
  });

  test('quick amounts are within the limits', async () => {
    const method = (await methodsOf(context)).find(({ code }) => code === 'GCASH');
    if (!method) throw new Error('no method');
    expect(describeMethod({ ...method, least: 20_001, most: 100_000 }).quickAmounts).toEqual([500, 1_000]);
  });
});

describe('[CASH-02] quotes', () => {
  test('each limit is refused with its own code, to the centavo', async () => {
    expect(await refusedQuote('GCASH', '99.99')).toMatchObject({
      code: 'amountOutOfBounds',
      value: { bound: 'least', amount: 100 },
    });
    expect(await refusedQuote('GCASH', '0')).toMatchObject({ value: { bound: 'least', amount: 100 } });
    expect(await refusedQuote('GCASH', '50000.01')).toMatchObject({
      code: 'amountOutOfBounds',
      value: { bound: 'most', amount: 50_000 },
    });
    expect(await refusedQuote('GCASH', '100')).toBeNull();
    expect(await refusedQuote('GCASH', '50000.00')).toBeNull();
    expect(await refusedQuote('NONE', '100')).toMatchObject({ code: 'notFound' });
  });

  test('says what is paid, what arrives and what must be bet', async () => {
    const now = clock.now();
    const quote = await quoteDeposit(context, player, { method: 'SEVENELEVEN', amount: '500.5' });
    expect(await describeQuote(context, quote, 'EN')).toEqual({
      id: quote.id,
      method: 'SEVENELEVEN',
      promotion: null,
      promotionRefusal: '',
      amount: 500.5,
      fee: 20,
      pays: 520.5,
      settles: 0,
      arrives: 500.5,
      withBonus: 0,
      rate: null,
      foreignAmount: null,
      turnover: 500.5,
      endsAt: now + 10 * 60_000,
    });
    await takeCrypto(true);
    expect(await describeQuote(context, await quoteUsdt(), 'EN')).toMatchObject({
      pays: 1_000,
      rate: { currency: 'USDT', pesos: '58.25', endsAt: now + 10 * 60_000 },
      foreignAmount: '17.167382',
    });
  });

  test('a fee that the house bears costs the player nothing', async () => {
    await changeMethod('MAYA', { feeFlat: 1_500, feeShare: 100 });
    expect(await quoteDeposit(context, player, { method: 'MAYA', amount: '100' })).toMatchObject({ fee: 0 });
    await changeMethod('MAYA', { feeBearer: 'player' });
    expect(await quoteDeposit(context, player, { method: 'MAYA', amount: '100.01' })).toMatchObject({
      fee: 1_601,
    });
    await changeMethod('MAYA', { feeFlat: 0, feeShare: 0, feeBearer: 'house' });
  });

  test('lasts as long as it says, and no longer than its terms', async () => {
    await takeCrypto(true);
    const quote = await quoteUsdt();
    const holds = async () => (await reviewQuote(context, player, quote.id)).holds;
    expect(await holds()).toBe(true);
    clock.shift(10 * 60_000 - 1);
    expect(await holds()).toBe(true);
    clock.shift(1);
    expect(await holds()).toBe(false);
    clock.shift(0);
    for (const [change, back] of [
      [{ rate: 5_826 }, { rate: 5_825 }],
      [
        { feeFlat: 1, feeBearer: 'player' as const },
        { feeFlat: 0, feeBearer: 'house' as const },
      ],
    ]) {
      await changeMethod('USDT', change ?? {});
      expect(await holds()).toBe(false);
      await changeMethod('USDT', back ?? {});
      expect(await holds()).toBe(true);
    }
  });

  test('of another member, or an unknown one, is not found', async () => {
    const [other = 0] = await createTestAccounts(database, 1);
    const { id } = await quoteDeposit(context, player, { method: 'GCASH', amount: '100' });
    for (const [account, asked] of [
      [other, id],
      [player, 'x'],
      [player, '00000000-0000-4000-8000-000000000000'],
    ] as const) {
      expect(await refusalOf(reviewQuote(context, account, asked))).toMatchObject({ code: 'notFound' });
    }
  });

  test('shares and coins are rounded up, using integers', () => {
    expect(feeOf(100, { flat: 0, share: 1 })).toBe(1);
    expect(feeOf(10_000, { flat: 5, share: 150 })).toBe(155);
    expect(inCoins(5_825, 5_825)).toBe('1.000000');
    expect(inCoins(1, 5_825)).toBe('0.000172');
    expect(inCoins(5_000_000_000_001, 3)).toBe('1666666666667.000000');
  });
});

describe('[CASH-15] requirements before a deposit', () => {
  const kinds = async () => (await demandsOf(context, player, 'deposit', 'EN')).map(({ kind }) => kind);

  test('the merchant’s requirements apply until the member has met them', async () => {
    expect(await kinds()).toEqual([]);
    await setPaymentRules(context, (rules) => ({
      ...rules,
      demands: ['email', 'mobile', 'payeeName', 'identity'],
    }));
    expect(await kinds()).toEqual(['email', 'mobile', 'payeeName', 'identity']);
    await database
      .update(accounts)
      .set({ emailVerifiedAt: 1, payeeName: 'A B' })
      .where(eq(accounts.id, player));
    expect(await kinds()).toEqual(['mobile', 'identity']);
    await database.update(accounts).set({ mobileVerifiedAt: 1 }).where(eq(accounts.id, player));
    await database.insert(memberRestrictions).values({ accountId: player, identityVerifiedAt: 1 });
    expect(await kinds()).toEqual([]);
    expect(await mayReceive(context, player)).toBe(true);
    await setPaymentRules(context, (rules) => ({ ...rules, demands: [] }));
  });

  test('a self-exclusion ends on time and says when', async () => {
    const until = clock.now() + day;
    await putOnBreak(context, player, until);
    expect(await demandsOf(context, player, 'deposit', 'TL')).toEqual([
      {
        kind: 'selfExcluded',
        text: 'Ibinukod mo ang sarili mo sa paglalaro. Makikita mo pa ang mga rekord mo at makakapag-withdraw.',
        until,
      },
    ]);
    clock.shift(day - 1);
    expect([await kinds(), await mayReceive(context, player)]).toEqual([['selfExcluded'], false]);
    clock.shift(1);
    expect([await kinds(), await mayReceive(context, player)]).toEqual([[], true]);
  });

  test.each([
    ['closed', { depositsClosed: true }],
    ['review', { inReview: true }],
  ])('%s is reported', async (kind, restriction) => {
    await database.insert(memberRestrictions).values({ accountId: player, ...restriction });
    expect([await kinds(), await mayReceive(context, player)]).toEqual([[kind], false]);
  });
});
