import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import {
  accounts,
  captchas,
  knownDevices,
  loginFailures,
  sessions,
} from '#operator/database/tables/accounts.tables.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { accountsHandlers as handlers } from '../login/accounts.handlers.ts';
import { knownDeviceLimits, rememberDevice } from './knownDevices.ts';
import { loginLimits } from './loginGuard.ts';
import { changePasswordHandlers } from '../passwords/changePassword.handlers.ts';
import { profileHandlers } from '../profile/profile.handlers.ts';
import { hashPassword, tokenDigest } from '../secrets.ts';
import { openSession, startSession } from '../identity/sessions.ts';

const context: TestContext = await createSeededContext();
const seededHash = await hashPassword(demoPassword);
afterAll(() => context.close());

beforeEach(async () => {
  context.clock.shift(0);
  await context.database.delete(loginFailures);
  await context.database.delete(knownDevices);
  await context.database.delete(captchas);
  await context.database.update(accounts).set({ passwordHash: seededHash });
});

interface Given {
  password?: string;
  deviceToken?: string;
  ip?: string;
  solved?: boolean;
}

async function logIn(username: string, { password = demoPassword, deviceToken, ip, solved }: Given = {}) {
  const [captcha, captchaId] = solved ? await solve() : ['', ''];
  const request = { type: 'username', username, password, captcha, captchaId, deviceToken } as const;
  return handlers.logIn(request, { ...visitor, ip: ip ?? visitor.ip }, context);
}

async function solve(): Promise<[string, string]> {
  const { captchaId } = await handlers.captcha({}, visitor, context);
  const [captcha] = await context.database.select().from(captchas).where(eq(captchas.id, captchaId));
  return [captcha?.answer ?? '', captchaId];
}

const tokenOf = async (username: string, given?: Given) => (await logIn(username, given)).deviceToken ?? '';
const idOf = async (name: string) => {
  const [account] = await context.database.select().from(accounts).where(eq(accounts.name, name));
  return account?.id ?? 0;
};
const isKnown = async (username: string, deviceToken: string) => {
  await strangersFail(username, loginLimits.strangersRefusedFrom);
  return (await refusalOf(logIn(username, { deviceToken }))) === null;
};

async function strangersFail(name: string, times: number) {
  const rows = Array.from({ length: times }, (_, index) => ({
    merchantCode: 'ARAW',
    name,
    network: `198.51.100.${index}`,
    at: context.clock.now(),
  }));
  await context.database.insert(loginFailures).values(rows);
}

describe('wrong guesses by strangers', () => {
  test.each([
    ['ten', 10],
    ['a hundred', loginLimits.failedNetworksRefusedFrom],
    ['a thousand', loginLimits.strangersRefusedFrom],
  ])('%s: the right password from a known device works without a captcha', async (_, times) => {
    const deviceToken = await tokenOf('maria');
    await strangersFail('maria', times);
    expect(await logIn('maria', { deviceToken })).toMatchObject({ userName: 'maria' });
  });

  test.each([
    ['ten of the same network', () => failHere(10), visitor.ip],
    ['ten', () => strangersFail('maria', 10), visitor.ip],
    [
      'nine hundred and ninety-nine',
      () => strangersFail('maria', loginLimits.strangersRefusedFrom - 1),
      visitor.ip,
    ],
  ])(
    '[LOGIN-03] %s: the right password from an unknown device works with a captcha',
    async (_, fail: () => Promise<void>, ip) => {
      await fail();
      expect(await refusalOf(logIn('maria', { ip }))).toEqual({
        code: 'captchaWrong',
        value: { captcha: true },
        retryAfter: undefined,
      });
      expect(await logIn('maria', { ip, solved: true })).toMatchObject({ userName: 'maria' });
    },
  );

  async function failHere(times: number) {
    for (let index = 0; index < times; index += 1)
      expect(await refusalOf(logIn('maria', { password: 'wrong', solved: true }))).toMatchObject({
        code: 'credentialsWrong',
      });
  }

  test('a network with many guesses and captchas is told so, and how long to wait', async () => {
    await failHere(loginLimits.networkAtNameRefusedFrom);
    expect(await refusalOf(logIn('maria', { solved: true }))).toEqual({
      code: 'tooManyRequests',
      value: { captcha: true },
      retryAfter: 3600,
    });
    expect(await logIn('nena')).toMatchObject({ userName: 'nena' });
  });

  test('are limited even if each comes from a different network', async () => {
    await strangersFail('maria', loginLimits.strangersRefusedFrom);
    expect(await refusalOf(logIn('maria', { ip: '203.0.113.1', solved: true }))).toEqual({
      code: 'accountLocked',
      value: { captcha: true },
      retryAfter: 3600,
    });
  });
});

describe('a known device', () => {
  test('gets no extra guesses: it meets its own captcha and wait', async () => {
    const deviceToken = await tokenOf('maria');
    const wrong = { password: 'wrong', deviceToken };
    const flags = [];
    for (let index = 0; index < 3; index += 1) flags.push(await refusalOf(logIn('maria', wrong)));
    expect(flags.map((refusal) => refusal?.value)).toEqual([
      { captcha: false },
      { captcha: false },
      { captcha: true },
    ]);
    expect(await refusalOf(logIn('maria', wrong))).toMatchObject({ code: 'captchaWrong' });
    for (let index = 0; index < 7; index += 1) await refusalOf(logIn('maria', { ...wrong, solved: true }));
    expect(await refusalOf(logIn('maria', { deviceToken, solved: true }))).toEqual({
      code: 'accountLocked',
      value: { captcha: true },
      retryAfter: 30,
    });
    expect(await logIn('maria')).toMatchObject({ userName: 'maria' });
  });

  test('gets a new token at every login, stored as a digest, and the previous one stops working', async () => {
    const first = await tokenOf('maria');
    const second = await tokenOf('maria', { deviceToken: first });
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    const stored = await context.database.select().from(knownDevices);
    expect(stored).toMatchObject([{ tokenDigest: tokenDigest(second), lastLoginAt: context.clock.now() }]);
    expect([await isKnown('maria', first), await isKnown('maria', second)]).toEqual([false, true]);
  });

  test('is known to every account that logs in on it, without revealing who logged in before', async () => {
    const nenas = await tokenOf('nena');
    const shared = await tokenOf('maria', { deviceToken: nenas });
    expect([await isKnown('maria', nenas), await isKnown('nena', nenas)]).toEqual([false, false]);
    expect([await isKnown('nena', shared)]).toEqual([true]);
  });

  test('is unknown to every other account, existing or not, just like a made-up token', async () => {
    const deviceToken = await tokenOf('maria');
    const refusals = [];
    for (const name of ['nena', 'nobody']) {
      await strangersFail(name, 1_000);
      refusals.push(await refusalOf(logIn(name, { deviceToken })));
      refusals.push(await refusalOf(logIn(name, { deviceToken: 'x'.repeat(43) })));
      refusals.push(await refusalOf(logIn(name)));
    }
    for (const refusal of refusals)
      expect(refusal).toEqual({ code: 'accountLocked', value: { captcha: true }, retryAfter: 3600 });
  });

  test('is forgotten when its time since the last login runs out', async () => {
    const deviceToken = await tokenOf('maria');
    context.clock.shift(knownDeviceLimits.lifetime - 1);
    expect(await isKnown('maria', deviceToken)).toBe(true);
    const again = await tokenOf('nena');
    context.clock.shift(knownDeviceLimits.lifetime);
    expect(await isKnown('nena', again)).toBe(false);
  });

  test('is limited per account, and the oldest goes first', async () => {
    const tokens: string[] = [];
    for (let index = 0; index <= knownDeviceLimits.perAccount; index += 1) {
      tokens.push((await rememberDevice(context, await idOf('maria'), '')).token);
      context.clock.shift(1);
    }
    expect(await context.database.$count(knownDevices)).toBe(knownDeviceLimits.perAccount);
    expect([await isKnown('maria', tokens[0] ?? ''), await isKnown('maria', tokens[1] ?? '')]).toEqual([
      false,
      true,
    ]);
  });

  test('gets its own token, within the limit, even when logins arrive at once', async () => {
    const account = await idOf('maria');
    const logins = Array.from({ length: knownDeviceLimits.perAccount + 3 }, () =>
      rememberDevice(context, account, ''),
    );
    await Promise.all(logins);
    expect(await context.database.$count(knownDevices)).toBe(knownDeviceLimits.perAccount);
  });

  test('that logs in now is forgotten last after the clock is set back', async () => {
    const account = await idOf('maria');
    for (let index = 0; index < knownDeviceLimits.perAccount; index += 1)
      await rememberDevice(context, account, '');
    context.clock.shift(-86_400_000);
    expect(await isKnown('maria', (await rememberDevice(context, account, '')).token)).toBe(true);
  });

  test('does not exist for a play-only account', async () => {
    const { token } = await handlers.createTrial({ ageConfirmed: true }, visitor, context);
    const { sessionId } = await openSession(context, token);
    const [session] = await context.database.select().from(sessions).where(eq(sessions.id, sessionId));
    expect([session?.knownDeviceId, await context.database.$count(knownDevices)]).toEqual([null, 0]);
  });
});

describe('devices are forgotten', () => {
  async function session(name: string): Promise<{ caller: Caller; deviceToken: string }> {
    const { token, deviceToken = '' } = await logIn(name);
    const open = await openSession(context, token);
    return { caller: { ...visitor, ...open }, deviceToken };
  }
  const digests = async () =>
    (await context.database.select().from(knownDevices)).map((device) => device.tokenDigest).toSorted();
  const digestsOf = (...tokens: string[]) => tokens.map(tokenDigest).toSorted();

  test('[PASS-03] when the password changes, except the one it was changed on and other players’', async () => {
    const [here, there, nena] = [await session('maria'), await session('maria'), await session('nena')];
    const newPassword = 'Another456';
    const change = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword };
    await changePasswordHandlers.changePassword(change, here.caller, context);
    expect(await digests()).toEqual(digestsOf(here.deviceToken, nena.deviceToken));
    expect(await isKnown('maria', there.deviceToken)).toBe(false);
  });

  test('all of them, when the password changes in a session without a device', async () => {
    const { caller } = await session('maria');
    const token = await startSession(context, { id: caller.account?.id ?? 0 }, visitor);
    const open = await openSession(context, token);
    const newPassword = 'Another456';
    const change = { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword };
    await changePasswordHandlers.changePassword(change, { ...visitor, ...open }, context);
    expect(await digests()).toEqual([]);
  });

  test('when their player ends their session from elsewhere', async () => {
    const [here, there] = [await session('maria'), await session('maria')];
    await profileHandlers.endMemberSession({ id: String(there.caller.sessionId) }, here.caller, context);
    expect(await digests()).toEqual(digestsOf(here.deviceToken));
  });

  test('not when another session on the same device ends, nor on logout', async () => {
    const first = await session('maria');
    const { token, deviceToken = '' } = await logIn('maria', { deviceToken: first.deviceToken });
    const second = { ...visitor, ...(await openSession(context, token)) };
    await profileHandlers.endMemberSession({ id: String(first.caller.sessionId) }, second, context);
    await handlers.logOut({}, second, context);
    expect(await digests()).toEqual(digestsOf(deviceToken));
  });
});
