import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import {
  accounts,
  loginFailures,
  sessions,
  verificationCodes,
} from '#operator/database/tables/accounts.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { changeMerchant, newestCode, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { accountsHandlers } from '../login/accounts.handlers.ts';
import { changePasswordHandlers } from './changePassword.handlers.ts';
import { codesHandlers } from '../codes/codes.handlers.ts';
import { forgotPasswordHandlers } from './forgotPassword.handlers.ts';
import { loginLimits } from '../guards/loginGuard.ts';
import { hashPassword } from '../secrets.ts';
import { openSession } from '../identity/sessions.ts';

const context: TestContext = await createSeededContext();
afterAll(() => context.close());

const seededHash = await hashPassword(demoPassword);
const fresh = 'Another456';

beforeEach(async () => {
  context.clock.shift(0);
  await context.database.delete(loginFailures);
  await context.database.delete(verificationCodes);
  await context.database.delete(outbox);
  await context.database.update(accounts).set({ passwordHash: seededHash });
  await changeMerchant(context, {
    whitelabel: { PASSWORDCHANGEBYMAIL3: true },
    settings: { humanCheck: { provider: 'none' } },
  });
});

const logIn = (username: string, password: string) =>
  accountsHandlers.logIn(
    { type: 'username', username, password, captcha: '', captchaId: '' },
    visitor,
    context,
  );

async function session(name: string) {
  const { token } = await logIn(name, demoPassword);
  const open = await openSession(context, token);
  const caller: Caller = { ...visitor, account: open.account, sessionId: open.sessionId };
  return { token, caller };
}

const stateOf = async (token: string) => (await refusalOf(openSession(context, token)))?.code ?? 'open';
const refused = (code: string, field: string) => ({ code, value: { field }, retryAfter: undefined });

describe('changing the password', () => {
  const change = (
    caller: Caller,
    oldPassword: string,
    newPassword: string,
    confirmNewPassword = newPassword,
  ) =>
    changePasswordHandlers.changePassword({ oldPassword, newPassword, confirmNewPassword }, caller, context);

  test('[PASS-03] sets the new one, ends all other sessions and notifies the player', async () => {
    const here = await session('maria');
    const there = await session('maria');
    const other = await session('nena');
    await change(here.caller, demoPassword, fresh);
    expect([await stateOf(here.token), await stateOf(there.token), await stateOf(other.token)]).toEqual([
      'open',
      'sessionEnded',
      'open',
    ]);
    const [ended] = await context.database
      .select()
      .from(sessions)
      .where(eq(sessions.id, there.caller.sessionId ?? 0));
    expect(ended).toMatchObject({ endReason: 'passwordChanged', endedAt: context.clock.now() });
    expect(await refusalOf(logIn('maria', demoPassword))).toMatchObject({ code: 'credentialsWrong' });
    expect(await logIn('maria', fresh)).toMatchObject({ userName: 'maria' });
    expect(await context.database.select().from(outbox)).toMatchObject([
      { channel: 'mail', recipient: 'maria@araw.example', subject: 'Your password was changed' },
    ]);
  });

  test('[LANG-02] [PASS-03] tells the player in the language of the call', async () => {
    const { caller } = await session('maria');
    await change({ ...caller, language: 'DE' }, demoPassword, fresh);
    expect(await context.database.select().from(outbox)).toMatchObject([
      {
        subject: 'Dein Passwort wurde geändert',
        body: expect.stringContaining('wende dich sofort an den Kundenservice'),
      },
    ]);
  });

  test.each([
    ['a wrong old one', 'Wrong12345', fresh, fresh, 'credentialsWrong', 'oldPassword'],
    ['an empty old one', '', fresh, fresh, 'credentialsWrong', 'oldPassword'],
    ['an empty new one', demoPassword, '', '', 'fieldInvalid', 'newPassword'],
    ['7 characters', demoPassword, 'Short12', 'Short12', 'fieldInvalid', 'newPassword'],
    [
      '65 characters',
      demoPassword,
      `A1${'x'.repeat(63)}`,
      `A1${'x'.repeat(63)}`,
      'fieldInvalid',
      'newPassword',
    ],
    ['no digit', demoPassword, 'NoDigitsHere', 'NoDigitsHere', 'fieldInvalid', 'newPassword'],
    ['another confirmation', demoPassword, fresh, 'Another457', 'fieldInvalid', 'confirmNewPassword'],
    ['the same again', demoPassword, demoPassword, demoPassword, 'passwordUnchanged', 'newPassword'],
  ])('[PASS-02] %s is refused', async (_, old, next, confirmed, code, field) => {
    const { caller } = await session('maria');
    expect(await refusalOf(change(caller, old, next, confirmed))).toEqual(refused(code, field));
    expect(await logIn('maria', demoPassword)).toMatchObject({ userName: 'maria' });
  });

  test('guesses of the old one are slowed, but never block login', async () => {
    const { caller } = await session('maria');
    for (let index = 0; index < 10; index += 1) await refusalOf(change(caller, `Wrong${index}`, fresh));
    expect(await refusalOf(change(caller, demoPassword, fresh))).toMatchObject({
      code: 'accountLocked',
      retryAfter: 30,
    });
    expect(await logIn('maria', demoPassword)).toMatchObject({ userName: 'maria' });
    context.clock.shift(31_000);
    await change(caller, demoPassword, fresh);
  });

  test('only one of two simultaneous changes takes effect', async () => {
    const { caller } = await session('maria');
    const answers = await Promise.all([
      refusalOf(change(caller, demoPassword, fresh)),
      refusalOf(change(caller, demoPassword, 'Different789')),
    ]);
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(1);
  });

  test('a trial player has no password to change', async () => {
    const { token } = await accountsHandlers.createTrial({ ageConfirmed: true }, visitor, context);
    const open = await openSession(context, token);
    const caller = { ...visitor, account: open.account, sessionId: open.sessionId };
    expect(await refusalOf(change(caller, '', fresh))).toEqual(refused('credentialsWrong', 'oldPassword'));
  });
});

describe('[PASS-06] a forgotten password', () => {
  const sms = { countryDialingCode: '63', humanCheck: {} };
  const bySms = (mobileNo: string) => codesHandlers.forgotBySms({ ...sms, mobileNo }, visitor, context);
  const byMail = (account: string) =>
    codesHandlers.forgotByEmail({ account, humanCheck: {} }, visitor, context);
  const reset = (channel: 'sms' | 'email', account: string, code: string, newPassword = fresh) =>
    forgotPasswordHandlers.verifyPasswordCode(
      { channel, account, code, newPassword, confirmNewPassword: newPassword },
      visitor,
      context,
    );
  const codeWrong = { code: 'codeWrong', value: undefined, retryAfter: undefined };

  test.each([
    ['sms', '09170000001', () => bySms('+63 917 000 0001')],
    ['email', ' Maria@araw.example', () => byMail('maria@araw.example')],
    ['email', 'MARIA', () => byMail('maria')],
  ] as const)('is reset with a code by %s for %j, and every session ends', async (channel, account, send) => {
    const before = await session('maria');
    await send();
    await reset(channel, account, await newestCode(context));
    expect(await stateOf(before.token)).toBe('sessionEnded');
    expect(await logIn('maria', fresh)).toMatchObject({ userName: 'maria' });
    const [told] = await context.database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(told).toMatchObject({ recipient: 'maria@araw.example', subject: 'Your password was changed' });
  });

  test('a code by mail goes to the account’s address, whatever was typed', async () => {
    await byMail('maria');
    expect(await context.database.select().from(outbox)).toMatchObject([
      { channel: 'mail', recipient: 'maria@araw.example', subject: 'Your code to set a new password' },
    ]);
  });

  test('wrong, used, late and other players’ codes, and unknown accounts, get the same refusal', async () => {
    await bySms('09170000001');
    const code = await newestCode(context);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = [
      await refusalOf(reset('sms', '09170000001', wrong)),
      await refusalOf(reset('sms', '09179999999', code)),
      await refusalOf(reset('sms', '09170000003', code)),
      await refusalOf(reset('email', 'maria', code)),
      await refusalOf(reset('email', 'nobody', code)),
      await refusalOf(reset('email', '', code)),
    ];
    await reset('sms', '09170000001', code);
    answers.push(await refusalOf(reset('sms', '09170000001', code, 'Different789')));
    context.clock.shift(60_000);
    await bySms('09170000001');
    const late = await newestCode(context);
    context.clock.shift(10 * 60_000);
    answers.push(await refusalOf(reset('sms', '09170000001', late, 'Different789')));
    for (const answer of answers) expect(answer).toEqual(codeWrong);
  });

  test('a login code cannot set a password', async () => {
    await changeMerchant(context, { whitelabel: { MOBILEVERCODELOGIN3: true } });
    await codesHandlers.sendLoginCode({ ...sms, mobileNo: '09170000001' }, visitor, context);
    expect(await refusalOf(reset('sms', '09170000001', await newestCode(context)))).toEqual(codeWrong);
  });

  test('a password that breaks the rules does not use up an attempt at the code', async () => {
    await bySms('09170000001');
    const code = await newestCode(context);
    for (let index = 0; index < 6; index += 1)
      expect(await refusalOf(reset('sms', '09170000001', code, 'short'))).toEqual(
        refused('fieldInvalid', 'newPassword'),
      );
    await reset('sms', '09170000001', code);
  });

  test('the old password is not accepted as new, and the code stays valid', async () => {
    await bySms('09170000001');
    const code = await newestCode(context);
    expect(await refusalOf(reset('sms', '09170000001', code, demoPassword))).toEqual(
      refused('passwordUnchanged', 'newPassword'),
    );
    await reset('sms', '09170000001', code);
  });

  test('a new password clears the effects of wrong ones', async () => {
    for (let index = 0; index < loginLimits.networkAtNameRefusedFrom; index += 1)
      await context.database
        .insert(loginFailures)
        .values({ merchantCode: 'ARAW', name: 'maria', network: visitor.ip, at: context.clock.now() });
    await bySms('09170000001');
    await reset('sms', '09170000001', await newestCode(context));
    expect(await logIn('maria', fresh)).toMatchObject({ userName: 'maria' });
  });

  test('is off without its flag', async () => {
    await changeMerchant(context, { whitelabel: { PASSWORDCHANGEBYMAIL3: false } });
    expect(await refusalOf(reset('sms', '09170000001', '000000'))).toMatchObject({ code: 'switchedOff' });
  });
});
