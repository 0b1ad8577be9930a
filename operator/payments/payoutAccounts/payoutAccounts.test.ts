import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#operator/accounts/secrets.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { defaultPayments, merchants } from '#operator/database/tables/system.tables.ts';
import { paymentPasswordGuards, payoutAccounts } from '#operator/database/tables/withdrawals.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { setSwitches } from '#operator/testing/protection.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { calls } from '@araw/contract/calls/calls';
import type { PayoutAccount } from '@araw/contract/cashier/payoutAccounts';
import { institutions } from './institutions.ts';
import { approvePayoutAccount, waitAfterRecovery } from './payoutAccounts.ts';

const context = await createSeededContext();
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const { database, clock } = context;
const paymentPassword = '246813';
const paymentPasswordHash = await hashPassword(paymentPassword);
const start = clock.now();
const hour = 3_600_000;

const newMember = async (): Promise<Caller> => {
  const [id = 0] = await createTestAccounts(database, 1);
  await database.update(accounts).set({ paymentPasswordHash }).where(eq(accounts.id, id));
  return { ...visitor, account: { id, name: `player${id}`, type: 0, merchantCode: 'ARAW' } };
};

let member: Caller;
let numbers = 0;
/** A mobile number that no other test uses. */
const freshNumber = () => `0917${String(2_000_000 + ++numbers)}`;

beforeEach(async () => {
  clock.shift(0);
  await database.update(merchants).set({ payments: defaultPayments });
  member = await newMember();
});

type Added = Partial<Parameters<typeof handlers.addPayoutAccount>[0]>;
const add = (given: Added = {}, caller = member) =>
  handlers.addPayoutAccount(
    {
      key: randomUUID(),
      institution: 'GCASH',
      number: freshNumber(),
      holder: 'Maria Clara Santos',
      makeDefault: false,
      paymentPassword,
      ...given,
    },
    caller,
    context,
  );
const page = async (caller = member, language = 'EN') =>
  v.parse(calls.payoutAccounts.response, await handlers.payoutAccounts({ language }, caller, context));
const list = async () => (await page()).list;
const remove = (id: string, caller = member, typed = paymentPassword) =>
  handlers.removePayoutAccount({ key: randomUUID(), id, paymentPassword: typed }, caller, context);
const setDefault = (id: string, caller = member) =>
  handlers.setDefaultPayoutAccount({ key: randomUUID(), id }, caller, context);
const refused = (code: string, value?: unknown) => ({ code, value, retryAfter: undefined });
const words = async (caller = member) =>
  (
    await database
      .select()
      .from(inboxMessages)
      .where(eq(inboxMessages.accountId, caller.account?.id ?? 0))
      .orderBy(asc(inboxMessages.id))
  ).map(({ title, content }) => [title, content]);

describe('a number', () => {
  const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  it.each([
    ['GCASH', '09171234567', '09171234567'],
    ['GCASH', '+63 917 123 4567', '09171234567'],
    ['MAYA', '９１７-123-4567', '09171234567'],
    ['MAYA', '639171234567', '09171234567'],
    ['GCASH', '0281234567', null],
    ['GCASH', '+14155552671', null],
    ['GCASH', '0917123456', null],
    ['GCASH', '', null],
    ['BPI', '1234567890', '1234567890'],
    ['BPI', '1234-5678-90', '1234567890'],
    ['BPI', '123456789', null],
    ['BPI', '12345678901', null],
    ['BDO', '1234567890', '1234567890'],
    ['BDO', '12345678901', null],
    ['BDO', '123456789012', '123456789012'],
    ['BDO', '000000000000', null],
    ['UBP', '12345678901２', '123456789012'],
    ['UBP', '12345678901a', null],
    ['USDT-TRC20', tron, tron],
    ['USDT-TRC20', ` ${tron} `, tron],
    ['USDT-TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', null],
    ['USDT-TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj7t', null],
    ['USDT-TRC20', 'RT7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', null],
    ['USDT-TRC20', tron.slice(0, -1), null],
    ['USDT-TRC20', `${tron.slice(0, -1)}0`, null],
    ['USDT-TRC20', '0xdAC17F958D2ee523a2206206994597C13D831ec7', null],
  ])('[CASH-12] for %s, written %j, is %j', (code, typed, number) => {
    expect(institutions.find((one) => one.code === code)?.read(typed)).toBe(number);
  });

  it('[CASH-12] that is valid for its institution also matches the pattern in the form', () => {
    const example = { eWallet: '09171234567', crypto: tron, bank: '' };
    for (const { kind, pattern, read } of institutions) {
      const number = example[kind] || '1234567890123'.slice(0, Number(/\{(\d+)\}/.exec(pattern)?.[1]));
      expect([read(number), new RegExp(pattern).test(number)]).toEqual([number, true]);
    }
  });
});

describe('[CASH-21] [CASH-12] a crypto account', () => {
  const tron = { institution: 'USDT-TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
  const takeCrypto = (crypto: boolean) => setSwitches(context, { refusedMethods: crypto ? [] : ['crypto'] });
  const kinds = async () => new Set((await page()).institutions.map(({ kind }) => kind));

  it('is neither offered nor added unless the merchant pays out crypto', async () => {
    expect(await kinds()).toEqual(new Set(['eWallet', 'bank']));
    expect(await refusalOf(add(tron))).toMatchObject({ code: 'switchedOff' });
    expect(await list()).toEqual([]);
    await takeCrypto(true);
    expect(await kinds()).toEqual(new Set(['eWallet', 'bank', 'crypto']));
    expect(await add(tron)).toMatchObject({ kind: 'crypto', number: '•••• Lj6t' });
  });

  it('stays on the list and can be removed once crypto is no longer paid out', async () => {
    await takeCrypto(true);
    const key = randomUUID();
    const added = await add({ ...tron, key });
    await takeCrypto(false);
    expect(await add({ ...tron, key })).toEqual(added);
    expect(await list()).toEqual([added]);
    await remove(added.id);
    expect(await list()).toEqual([]);
  });
});

describe('adding a payout account', () => {
  it('[CASH-12] hides all but the last four digits, makes the first one the default, and notifies the member', async () => {
    const number = freshNumber();
    const added = await add({ number });
    const expected: PayoutAccount = {
      id: added.id,
      kind: 'eWallet',
      institution: 'GCASH',
      name: 'GCash',
      icon: '',
      number: `•••• ${number.slice(-4)}`,
      holder: 'Maria Clara Santos',
      isDefault: true,
      usableAt: start,
      inReview: false,
      inUse: false,
    };
    expect(added).toEqual(expected);
    expect(await page()).toMatchObject({
      list: [expected],
      most: 5,
      holder: 'Maria Clara Santos',
      waitingHours: 0,
    });
    expect(await words()).toEqual([
      [
        'Payout account added',
        `<p>GCash •••• ${number.slice(-4)} can now receive your withdrawals. If this wasn't you, contact customer service right away.</p>`,
      ],
    ]);
  });

  it('[CASH-12] shows an example number in the requested language', async () => {
    const hints = async (language: string) =>
      (await page(member, language)).institutions.find(({ code }) => code === 'BDO')?.hint;
    expect([await hints('EN'), await hints('tl'), await hints('FR'), await hints('XX')]).toEqual([
      '10 or 12 digits',
      '10 o 12 na numero',
      '10 ou 12 chiffres',
      '10 or 12 digits',
    ]);
  });

  it('[CASH-12] [NET-13] happens once per key, without asking for the password again', async () => {
    const key = randomUUID();
    const number = freshNumber();
    const added = await add({ key, number });
    expect(await add({ key, number, paymentPassword: '903174' })).toEqual(added);
    expect(await refusalOf(add({ key, number: freshNumber() }))).toEqual(refused('conflict'));
    expect(await list()).toEqual([added]);
  });

  it('[CASH-12] [CASH-11] asks for the payment PIN, and stores nothing without it', async () => {
    expect(await refusalOf(add({ paymentPassword: '903174' }))).toEqual(
      refused('paymentPasswordWrong', { triesLeft: 4 }),
    );
    expect([await list(), (await page()).holder]).toEqual([[], '']);
    await database
      .update(accounts)
      .set({ paymentPasswordHash: null })
      .where(eq(accounts.id, member.account?.id ?? 0));
    expect(await refusalOf(add())).toEqual(refused('paymentPasswordMissing'));
  });

  it.each([
    [{ institution: 'NOBANK' }, 'institution'],
    [{ number: '12345' }, 'number'],
    [{ holder: '' }, 'holder'],
    [{ holder: ' ' }, 'holder'],
    [{ holder: 'M' }, 'holder'],
    [{ holder: 'A'.repeat(65) }, 'holder'],
    [{ holder: '<b>Maria</b>' }, 'holder'],
    [{ holder: 'Maria\u202eClara' }, 'holder'],
  ])('[CASH-12] refuses %o', async (given, field) => {
    expect(await refusalOf(add(given))).toMatchObject({ code: 'fieldInvalid', value: { field } });
    expect(await list()).toEqual([]);
  });

  it('[CASH-12] takes the holder once: later the same or none, but no other', async () => {
    await add({ holder: ' Maria Clara Santos ' });
    expect((await add({ holder: '' })).holder).toBe('Maria Clara Santos');
    expect((await add({ holder: 'Maria Clara Santos' })).holder).toBe('Maria Clara Santos');
    expect(await refusalOf(add({ holder: 'Juan Santos' }))).toMatchObject({
      code: 'fieldInvalid',
      value: { field: 'holder' },
    });
  });

  it('[CASH-12] refuses the same account twice, however it is written, and accepts it again once removed', async () => {
    const number = freshNumber();
    const { id } = await add({ number });
    expect(await refusalOf(add({ number: `+63 ${number.slice(1)}` }))).toMatchObject({
      code: 'alreadyTaken',
      value: { field: 'number' },
    });
    expect((await add({ institution: 'MAYA', number })).inReview).toBe(false);
    await remove(id);
    expect((await add({ number })).inReview).toBe(false);
  });

  it('[CASH-12] accepts five and refuses a sixth, even when they arrive at once', async () => {
    await add();
    const results = await Promise.all(Array.from({ length: 5 }, () => refusalOf(add())));
    expect(results.filter((result) => result === null)).toHaveLength(4);
    expect(results.find((result) => result !== null)).toMatchObject({ code: 'conflict', value: { most: 5 } });
    const [first] = await list();
    await remove(first?.id ?? '');
    expect(await refusalOf(add())).toBeNull();
    expect(await list()).toHaveLength(5);
  });

  it('[CASH-12] of another member goes to review without revealing whose it is', async () => {
    const number = freshNumber();
    await add({ number });
    const other = await newMember();
    const added = await add({ number, holder: 'Juan Santos' }, other);
    expect(added.inReview).toBe(true);
    expect(await words(other)).toEqual([
      [
        'Payout account added',
        `<p>GCash •••• ${number.slice(-4)} was added and can't be used yet. If this wasn't you, contact customer service right away.</p>`,
      ],
    ]);
    await approvePayoutAccount(context, added.id);
    await approvePayoutAccount(context, added.id);
    expect((await page(other)).list).toEqual([{ ...added, inReview: false }]);
    expect((await words(other)).map(([title]) => title)).toEqual([
      'Payout account added',
      'Payout account approved',
    ]);
  });

  it('[CASH-12] from two members at once sends the later one to review', async () => {
    const number = freshNumber();
    const other = await newMember();
    const added = await Promise.all([add({ number }), add({ number, holder: 'Juan Santos' }, other)]);
    expect(added.filter(({ inReview }) => inReview)).toHaveLength(1);
  });

  it('[CASH-12] [CASH-11] waits for the merchant’s time, and for a day after a recovery', async () => {
    await database.update(merchants).set({ payments: { ...defaultPayments, accountWaitingHours: 2 } });
    expect((await add()).usableAt).toBe(start + 2 * hour);
    const accountId = member.account?.id ?? 0;
    await database
      .update(paymentPasswordGuards)
      .set({ recoveredAt: start })
      .where(eq(paymentPasswordGuards.accountId, accountId));
    clock.shift(hour);
    expect((await add()).usableAt).toBe(start + waitAfterRecovery);
    clock.shift(22 * hour);
    expect((await add()).usableAt).toBe(start + 25 * hour);
  });
});

describe('the list of payout accounts', () => {
  it('[CASH-12] has one default, listed first', async () => {
    const first = await add();
    clock.shift(1);
    const second = await add();
    const third = await add({ makeDefault: true });
    const order = async () => (await list()).map(({ id, isDefault }) => [id, isDefault]);
    expect(await order()).toEqual([
      [third.id, true],
      [first.id, false],
      [second.id, false],
    ]);
    await setDefault(second.id);
    await setDefault(second.id);
    expect((await order())[0]).toEqual([second.id, true]);
    expect((await words()).map(([title]) => title)).toEqual([
      ...Array<string>(3).fill('Payout account added'),
      'Default payout account changed',
    ]);
    await remove(second.id);
    expect(await order()).toEqual([
      [first.id, true],
      [third.id, false],
    ]);
  });

  it('[CASH-12] allows an account to be removed once, with the payment PIN', async () => {
    const { id } = await add();
    expect(await refusalOf(remove(id, member, '903174'))).toMatchObject({ code: 'paymentPasswordWrong' });
    await remove(id);
    await remove(id, member, '903174');
    expect(await list()).toEqual([]);
    expect((await words()).at(-1)?.[0]).toBe('Payout account removed');
    expect(await refusalOf(setDefault(id))).toEqual(refused('notFound'));
  });

  it('[CASH-12] shows only the member’s own: another member’s account does not exist', async () => {
    const { id } = await add();
    const other = await newMember();
    for (const asked of [id, randomUUID(), 'x']) {
      expect(await refusalOf(remove(asked, other))).toEqual(refused('notFound'));
      expect(await refusalOf(setDefault(asked, other))).toEqual(refused('notFound'));
    }
    expect((await page(other)).list).toEqual([]);
    expect(await database.$count(payoutAccounts, eq(payoutAccounts.id, id))).toBe(1);
  });
});
