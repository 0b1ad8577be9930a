import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { openSession } from '#operator/accounts/identity/sessions.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts, loginFailures, verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { paymentPasswordGuards } from '#operator/database/tables/withdrawals.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { changeMerchant, newestCode, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import type { OwnerProof } from '@araw/contract/accounts/member';
import { requirePaymentPassword } from './paymentPassword.ts';

const context = await createSeededContext();
await changeMerchant(context, { settings: { humanCheck: { provider: 'none' } } });
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: true });
const { database, clock } = context;
const minute = 60_000;
const right = '246813';
const wrong = '903174';
const other = '518260';
const rightHash = await hashPassword(right);
const byPassword: OwnerProof = { by: 'password', password: demoPassword };

async function enter(): Promise<{ token: string; caller: Caller }> {
  const { token } = await handlers.logIn(
    { type: 'username', username: 'maria', password: demoPassword, captcha: '', captchaId: '' },
    visitor,
    context,
  );
  return { token, caller: { ...visitor, ...(await openSession(context, token)) } };
}

let maria: Caller;
let token: string;
const start = clock.now();

beforeEach(async () => {
  clock.shift(0);
  for (const table of [paymentPasswordGuards, loginFailures, verificationCodes, outbox, inboxMessages])
    await database.delete(table);
  await keep(rightHash);
  ({ token, caller: maria } = await enter());
});

const keep = (paymentPasswordHash: string | null) =>
  database.update(accounts).set({ paymentPasswordHash }).where(eq(accounts.name, 'maria'));
const state = (caller = maria) => handlers.paymentPassword({}, caller, context);
const set = (paymentPassword: string, proof: OwnerProof = byPassword) =>
  handlers.setPaymentPassword({ paymentPassword, proof }, maria, context);
const change = (oldPassword: string, paymentPassword = other, caller = maria) =>
  handlers.changePaymentPassword({ oldPassword, paymentPassword }, caller, context);
const recover = (code: string, paymentPassword = other, by: 'email' | 'sms' = 'sms') =>
  handlers.recoverPaymentPassword({ proof: { by, code }, paymentPassword }, maria, context);
const askForCode = async (by: 'email' | 'sms' = 'sms') => {
  await handlers.sendOwnCode({ by, humanCheck: {} }, maria, context);
  return newestCode(context);
};
const untouched = { isSet: true, triesLeft: 5, lockedUntil: null, changedAt: null, now: start };
const changed = { ...untouched, changedAt: start };
const wrongWith = (triesLeft: number) => ({
  code: 'paymentPasswordWrong',
  value: { triesLeft },
  retryAfter: undefined,
});
const lockedUntil = (until: number) => ({
  code: 'paymentPasswordLocked',
  value: { lockedUntil: until },
  retryAfter: undefined,
});
const only = (code: string) => ({ code, value: undefined, retryAfter: undefined });
const sent = async () =>
  (await database.select().from(outbox).orderBy(outbox.id)).map(({ channel, subject }) => [channel, subject]);
const newestWord = async () =>
  (await database.select().from(inboxMessages).orderBy(desc(inboxMessages.id)).limit(1))[0]?.title;

describe('digits that are easy to guess', () => {
  it.each([
    ['a row', '123456 654321 012345 987654 890123 210987'],
    ['repeated', '111111 000000 121212 909090 123123'],
    ['pairs', '112233 779911 998877'],
  ])('[CASH-11] %s: %s are refused as a new payment PIN', async (_, all) => {
    for (const weak of all.split(' ')) {
      await keep(null);
      expect(await refusalOf(set(weak))).toEqual(only('paymentPasswordWeak'));
      await keep(rightHash);
      expect(await refusalOf(change(right, weak))).toEqual(only('paymentPasswordWeak'));
      expect(await refusalOf(recover('000000', weak))).toEqual(only('paymentPasswordWeak'));
    }
    expect(await state()).toEqual(untouched);
  });
});

describe('the first payment PIN', () => {
  beforeEach(() => keep(null));

  it('[CASH-11] is set with the login password, and the player is notified', async () => {
    expect(await state()).toEqual({ ...untouched, isSet: false });
    expect(await set(right)).toEqual(changed);
    expect(await change(right)).toEqual(changed);
    expect(await sent()).toEqual([
      ['mail', 'Payment PIN set'],
      ['mail', 'Payment PIN changed'],
    ]);
    expect(await newestWord()).toBe('Payment PIN changed');
  });

  it.each(['sms', 'email'] as const)('[CASH-11] is set with a code by %s, which works once', async (by) => {
    const code = await askForCode(by);
    expect(await set(right, { by, code })).toEqual(changed);
    await keep(null);
    expect(await refusalOf(set(right, { by, code }))).toEqual(only('codeWrong'));
  });

  it('[CASH-11] is not set with a wrong proof, nor with any if one is already set', async () => {
    expect(await refusalOf(set(right, { by: 'password', password: 'Wrong2026!' }))).toMatchObject({
      code: 'credentialsWrong',
    });
    await keep(rightHash);
    expect(await refusalOf(set(other))).toEqual(only('conflict'));
    expect(await change(right)).toEqual(changed);
  });

  it('[CASH-11] of two set at once, only one is saved', async () => {
    const results = await Promise.all([refusalOf(set(right)), refusalOf(set(other))]);
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(results.find((result) => result !== null)).toEqual(only('conflict'));
  });

  it('[CASH-11] cannot be tried or recovered before it is set', async () => {
    expect(await refusalOf(change(right))).toEqual(only('paymentPasswordMissing'));
    expect(await refusalOf(recover(await askForCode()))).toEqual(only('paymentPasswordMissing'));
    expect(await state()).toEqual({ ...untouched, isSet: false });
  });
});

describe('a wrong payment PIN', () => {
  it('[CASH-11] counts; the right one resets the count', async () => {
    for (const left of [4, 3, 2, 1]) expect(await refusalOf(change(wrong))).toEqual(wrongWith(left));
    expect(await state()).toEqual({ ...untouched, triesLeft: 1 });
    expect(await change(right, other)).toEqual(changed);
    expect(await refusalOf(change(right))).toEqual(wrongWith(4));
  });

  it('[CASH-11] locks for 30 minutes at the fifth attempt, even for the right one', async () => {
    for (const left of [4, 3, 2, 1]) expect(await refusalOf(change(wrong))).toEqual(wrongWith(left));
    const until = start + 30 * minute;
    expect(await refusalOf(change(wrong))).toEqual(lockedUntil(until));
    expect(await refusalOf(change(right))).toEqual(lockedUntil(until));
    expect(await state()).toEqual({ ...untouched, triesLeft: 0, lockedUntil: until });
    clock.shift(30 * minute - 1);
    expect(await refusalOf(change(right))).toEqual(lockedUntil(until));
    clock.shift(1);
    expect(await state()).toEqual({ ...untouched, now: until });
    expect(await refusalOf(change(wrong))).toEqual(wrongWith(4));
    expect(await change(right)).toEqual({ ...untouched, changedAt: until, now: until });
  });

  it('[CASH-11] counts across all devices, and five at once lock', async () => {
    const { caller: second } = await enter();
    const tries = Array.from({ length: 8 }, (_, index) =>
      refusalOf(change(wrong, other, index % 2 ? maria : second)),
    );
    const codes = (await Promise.all(tries)).map((refusal) => refusal?.code);
    expect(codes.filter((code) => code === 'paymentPasswordWrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'paymentPasswordLocked')).toHaveLength(4);
    expect(await refusalOf(change(right, other, second))).toEqual(lockedUntil(start + 30 * minute));
  });

  it('[CASH-11] starts a new count after a lock', async () => {
    for (let count = 0; count < 5; count++) await refusalOf(change(wrong));
    clock.shift(30 * minute);
    for (const left of [4, 3, 2, 1]) expect(await refusalOf(change(wrong))).toEqual(wrongWith(left));
    expect(await refusalOf(change(wrong))).toEqual(lockedUntil(start + 60 * minute));
  });

  it('[CASH-11] locks setting, too', async () => {
    for (let count = 0; count < 5; count++) await refusalOf(change(wrong));
    await keep(null);
    expect(await refusalOf(set(other))).toEqual(lockedUntil(start + 30 * minute));
    clock.shift(30 * minute);
    expect((await set(other)).isSet).toBe(true);
  });
});

describe('the right payment PIN', () => {
  const uses = (typed: string, times: number) =>
    Array.from({ length: times }, async () => {
      const [account] = await database.select().from(accounts).where(eq(accounts.name, 'maria'));
      return refusalOf(requirePaymentPassword(context, account!, typed));
    });

  it('[CASH-11] sent twelve times at once is accepted twelve times', async () => {
    expect(await Promise.all(uses(right, 12))).toEqual(Array(12).fill(null));
    expect(await state()).toEqual(untouched);
  });

  it('[CASH-11] sent three times at once after four wrong ones is accepted three times', async () => {
    for (const left of [4, 3, 2, 1]) expect(await refusalOf(change(wrong))).toEqual(wrongWith(left));
    expect(await Promise.all(uses(right, 3))).toEqual([null, null, null]);
    expect(await state()).toEqual(untouched);
  });

  it('[CASH-11] is refused while twenty wrong ones at once have locked it', async () => {
    const both = await Promise.all(uses(wrong, 20));
    expect(both.filter((refusal) => refusal?.code === 'paymentPasswordWrong')).toHaveLength(4);
    expect(await Promise.all(uses(right, 3))).toEqual(Array(3).fill(lockedUntil(start + 30 * minute)));
  });
});

describe('changing it', () => {
  it('[CASH-11] to the same one is refused', async () => {
    expect(await refusalOf(change(right, right))).toEqual({
      code: 'passwordUnchanged',
      value: { field: 'paymentPassword' },
      retryAfter: undefined,
    });
    expect(await state()).toEqual(untouched);
  });

  it('[CASH-11] twice at once happens once', async () => {
    const results = await Promise.all([refusalOf(change(right, other)), refusalOf(change(right, wrong))]);
    expect(results.filter((result) => result === null)).toHaveLength(1);
  });
});

describe('recovering it', () => {
  it('[CASH-11] with a code ends other sessions and is announced on every channel', async () => {
    const { token: second } = await enter();
    const code = await askForCode();
    await database.delete(outbox);
    expect(await recover(code)).toEqual(changed);
    expect(await refusalOf(openSession(context, second))).toEqual(only('sessionEnded'));
    expect(await refusalOf(openSession(context, token))).toBeNull();
    expect(await sent()).toEqual([
      ['mail', 'Payment PIN reset'],
      ['sms', ''],
    ]);
    expect(await newestWord()).toBe('Payment PIN reset');
    expect(await refusalOf(change(right))).toEqual(wrongWith(4));
    expect(await change(other, right)).toEqual(changed);
  });

  it('[CASH-11] accepts a code once, and refuses a wrong one or one ten minutes old', async () => {
    const code = await askForCode('email');
    expect(await refusalOf(recover(code === '000000' ? '000001' : '000000', other, 'email'))).toEqual(
      only('codeWrong'),
    );
    clock.shift(10 * minute);
    expect(await refusalOf(recover(code, other, 'email'))).toEqual(only('codeWrong'));
    const fresh = await askForCode('email');
    await recover(fresh, other, 'email');
    expect(await refusalOf(recover(fresh, right, 'email'))).toEqual(only('codeWrong'));
  });

  it('[CASH-11] neither shortens a lock nor restores attempts', async () => {
    for (let count = 0; count < 3; count++) await refusalOf(change(wrong));
    await recover(await askForCode());
    expect(await state()).toEqual({ ...changed, triesLeft: 2 });
    await refusalOf(change(wrong));
    await refusalOf(change(wrong));
    clock.shift(2 * minute);
    await recover(await askForCode(), right);
    expect(await refusalOf(change(right))).toEqual(lockedUntil(start + 30 * minute));
    clock.shift(28 * minute);
    expect((await change(right)).isSet).toBe(true);
  });
});
