import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { codeLimits } from '#operator/accounts/codes/codes.ts';
import { changeMerchant, newestCode, solvedHumanCheck } from '#operator/testing/accounts.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createLogger } from '@araw/server/log/logger';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { headers as headerNames } from '@araw/contract/calls/answer';
import { type CallName, calls } from '@araw/contract/calls/calls';
import { envelope } from '@araw/contract/calls/envelope';
import type { SealingSettings } from '@araw/contract/calls/system';
import { seal } from '#services/seal/seal.ts';

let operator: RunningOperator;
let key: SealingSettings;
const logged: string[] = [];
const unlimited = { perIp: Infinity, perAccount: Infinity, guardedPerIp: Infinity };

beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: createLogger('trace', { write: (line) => logged.push(line) }),
    sandbox: true,
    limits: unlimited,
    checkAnswers: true,
    countryHeader: 'CF-IPCountry',
    trustProxy: ['127.0.0.1'],
  });
  key = (await send('consolidatedSettings', {})).value.sealing;
});
beforeEach(async () => {
  operator.context.clock.shift(0);
  await operator.context.database.delete(verificationCodes);
  await changeMerchant(operator.context, {
    whitelabel: { MOBILEVERCODELOGIN3: true, PASSWORDCHANGEBYMAIL3: true },
    registerSettings: registrationVariants.mobileOnly.settings,
  });
});
afterAll(() => operator.close());

interface Answer {
  status: number;
  code: string | undefined;
  // oxlint-disable-next-line no-explicit-any -- each call has its own type of value
  value: any;
}

/** Sends a call like the app; `text` replaces the serialised request. */
async function send(
  name: CallName,
  request: object | string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const { method, path, sealed } = calls[name];
  const headers: Record<string, string> = { ...more };
  let [url, payload]: [string, string | undefined] = [path, undefined];
  if (typeof request === 'object' && (method === 'GET' || method === 'DELETE')) {
    url += `?${new URLSearchParams(request as Record<string, string>).toString()}`;
  } else if (typeof request === 'object' && sealed) {
    const envelopeOf = await seal(request, { method, path, key, now: operator.context.clock.now() });
    Object.assign(headers, envelopeOf.headers, { 'content-type': envelope.contentType });
    payload = envelopeOf.body;
  } else {
    headers['content-type'] = 'application/json';
    payload = typeof request === 'string' ? request : JSON.stringify(request);
  }
  const answer = await operator.server.inject({ method, url, headers, payload });
  const body = answer.json() as { code?: string; value?: unknown };
  return { status: answer.statusCode, code: body.code, value: body.value };
}

const session = (token: string) => ({ [headerNames.token]: token });

async function sms(name: 'sendLoginCode' | 'sendRegisterCode' | 'forgotBySms', mobileNum: string) {
  const humanCheck = await solvedHumanCheck(operator.context);
  const answer = await send(name, { mobileNum, countryDialingCode: '63', humanCheck });
  expect(answer).toEqual({
    status: 200,
    code: undefined,
    value: { expirationTime: operator.context.clock.now() + 60_000 },
  });
  return newestCode(operator.context);
}

test('[PROT-08] a call marked as the page’s own does not keep the session; the player’s own does', async () => {
  const { clock } = operator.context;
  const minute = 60_000;
  const logIn = { type: 'username', username: 'maria', password: demoPassword };
  const { token } = (await send('logIn', logIn)).value;
  const byPage = { ...session(token), Unattended: '1' };
  clock.shift(20 * minute);
  expect((await send('memberInfo', {}, byPage)).status).toBe(200);
  clock.shift(9 * minute);
  expect((await send('memberInfo', {}, session(token))).status).toBe(200);
  clock.shift(29 * minute);
  expect((await send('memberInfo', {}, byPage)).status).toBe(200);
  clock.shift(2 * minute);
  expect((await send('memberInfo', {}, byPage)).code).toBe('sessionEnded');
});

test.each([
  ['pt-BR', '09170000061', 'é seu código de cadastro.'],
  ['xx, uk;q=0.9, en;q=0.8', '09170000062', '— ваш код для реєстрації.'],
  [undefined, '09170000063', 'is your code to sign up.'],
])('[LANG-02] a code asked for with Accept-Language: %s is said in it', async (language, mobileNo, said) => {
  const { context } = operator;
  const humanCheck = await solvedHumanCheck(context);
  const request = { mobileNo, countryDialingCode: '63', humanCheck };
  const asked = await send('sendRegisterCode', request, language ? { 'accept-language': language } : {});
  expect(asked.status).toBe(200);
  const [newest] = await context.database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(newest?.body).toContain(said);
});

const registration = async (given: object = {}) => ({
  type: 0,
  countryDialingCode: '63',
  registerUrl: 'araw.example',
  registerMethod: 'H5',
  domain: 'araw.example',
  agreed: true,
  notBarred: true,
  termsVersion: (await send('terms', { kind: 'register' })).value.version,
  ...given,
});

test('[REG-05] [SMS-03] [PASS-03] [PASS-06] a player registers, returns with a code, and changes and resets the password', async () => {
  const mobileNum = '0917 000 0051';
  const secret = { password: 'Secret123', confirmPassword: 'Secret123' };
  const verificationCode = await sms('sendRegisterCode', mobileNum);
  const registered = await send(
    'registerMobile',
    await registration({ mobileNum, verificationCode, ...secret }),
    {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0',
      'cf-ipcountry': 'PH',
      'x-forwarded-for': '203.0.113.9',
    },
  );
  expect(registered.value).toMatchObject({ userName: '639170000051', type: 0, firstTimeLogin: true });

  operator.context.clock.shift(60_000);
  const password = await sms('sendLoginCode', mobileNum);
  const back = await send('logIn', { type: 'sms', username: mobileNum, password, countryDialingCode: '63' });
  expect(back.value).toMatchObject({ userName: '639170000051', firstTimeLogin: false });

  const { list } = (await send('activeSessions', {}, session(back.value.token))).value;
  expect(list).toMatchObject([
    { current: true, device: '', place: '' },
    { current: false, device: 'Firefox · Windows', place: 'PH' },
  ]);

  const change = { oldPassword: 'Secret123', newPassword: 'Secret456', confirmNewPassword: 'Secret456' };
  expect((await send('changePassword', change, session(back.value.token))).status).toBe(200);
  expect((await send('memberInfo', {}, session(registered.value.token))).code).toBe('sessionEnded');
  expect((await send('memberInfo', {}, session(back.value.token))).status).toBe(200);

  operator.context.clock.shift(60_000);
  const code = await sms('forgotBySms', mobileNum);
  const reset = { account: mobileNum, channel: 'sms', code };
  const next = { newPassword: 'Secret789', confirmNewPassword: 'Secret789' };
  expect((await send('verifyPasswordCode', { ...reset, ...next })).status).toBe(200);
  expect((await send('memberInfo', {}, session(back.value.token))).code).toBe('sessionEnded');
  const login = { type: 'username', username: '639170000051', password: 'Secret789' };
  expect((await send('logIn', login)).value).toMatchObject({ userName: '639170000051' });
});

test('a device that has logged in is recognised by its token, sealed or not, even after strangers have requested codes', async () => {
  const { deviceToken } = (
    await send('logIn', { type: 'username', username: 'maria', password: demoPassword })
  ).value;
  expect(deviceToken).toMatch(/^[\w-]{43}$/);
  const again = { type: 'username', username: 'maria', password: demoPassword, deviceToken };
  const { deviceToken: next } = (await send('logIn', again)).value;
  await operator.context.database.insert(verificationCodes).values(
    Array.from({ length: codeLimits.perTargetADay }, (_, index) => ({
      id: `stranger ${index}`,
      purpose: 'login' as const,
      target: 'maria',
      codeHash: '',
      network: `192.0.2.${index}`,
      neighbourhood: 'maria',
      sentAt: operator.context.clock.now(),
      expiresAt: 0,
    })),
  );
  const ask = async (token: string) => {
    const humanCheck = await solvedHumanCheck(operator.context);
    return (await send('forgotByEmail', { account: 'maria', humanCheck, deviceToken: token })).status;
  };
  expect([await ask(deviceToken), await ask(next), await ask(next)]).toEqual([429, 200, 429]);
});

describe('bad requests', () => {
  const long = 'x'.repeat(100_000);

  test.each([
    ['an unknown field', { surprise: '1' }, 400, 'requestInvalid'],
    ['an account type', { type: 1 }, 400, 'requestInvalid'],
    ['no consent', { agreed: false }, 400, 'requestInvalid'],
    ['consent as text', { agreed: 'true' }, 400, 'requestInvalid'],
    ['an unknown method', { registerMethod: 'FAX' }, 400, 'requestInvalid'],
    ['a number for text', { mobileNum: 9170000052 }, 400, 'requestInvalid'],
    ['a list for text', { mobileNum: ['09170000052'] }, 400, 'requestInvalid'],
    ['an object for text', { nickname: { toString: 'x' } }, 400, 'requestInvalid'],
    ['null for text', { email: null }, 400, 'requestInvalid'],
    ['NUL', { nickname: 'a\u0000b' }, 400, 'requestInvalid'],
    ['256 characters', { email: 'a'.repeat(256) }, 400, 'requestInvalid'],
    ['a hundred thousand characters', { nickname: long }, 413, 'tooLarge'],
    ['no type', { type: undefined }, 400, 'requestInvalid'],
  ])('[REG-15] registration with %s is refused', async (_name, change, status, code) => {
    const answer = await send('register', await registration(change));
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  test.each([
    ['a list', '[]'],
    ['duplicate keys', '{"mobileNo":"09170000001","mobileNo":"09170000002","countryDialingCode":"63"}'],
    ['a prototype key', '{"__proto__":{"mobileNo":"x"},"countryDialingCode":"63"}'],
    ['a thousand levels', `{"humanCheck":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`],
    ['21 digits', '{"mobileNo":"091700000010000000000","countryDialingCode":"63"}'],
    ['a number for the number', '{"mobileNo":9170000001,"countryDialingCode":"63"}'],
    ['a list for the check', '{"mobileNo":"09170000001","countryDialingCode":"63","humanCheck":[1]}'],
    [
      'a number in the check',
      '{"mobileNo":"09170000001","countryDialingCode":"63","humanCheck":{"altcha":1}}',
    ],
  ])('[SMS-01] a code requested with %s is refused', async (_name, body) => {
    const answer = await send('sendLoginCode', body);
    expect([answer.status, answer.code]).toEqual([400, 'requestInvalid']);
  });

  test.each([
    ['logIn', { type: 'sms', username: '09170000001', password: 'x'.repeat(1025) }, 'requestInvalid'],
    ['logIn', { type: 'sms', username: '09170000001', password: '1', captcha: '1234567' }, 'requestInvalid'],
    [
      'logIn',
      { type: 'firebase', username: '', password: '', firebaseIdToken: 'x'.repeat(4097) },
      'requestInvalid',
    ],
    ['logIn', { type: 'firebase', username: '', password: '' }, 'noPermission'],
    ['logIn', { type: 'magic', username: 'maria', password: 'x' }, 'requestInvalid'],
    [
      'verifyPasswordCode',
      { account: 'maria', channel: 'email', code: '12345678901', newPassword: 'a', confirmNewPassword: 'a' },
      'requestInvalid',
    ],
    [
      'verifyPasswordCode',
      { account: 'maria', channel: 'email', code: 'abcdef', newPassword: 'a', confirmNewPassword: 'a' },
      'requestInvalid',
    ],
    [
      'verifyPasswordCode',
      { account: 'maria', channel: 'pigeon', code: '123456', newPassword: 'a', confirmNewPassword: 'a' },
      'requestInvalid',
    ],
    ['forgotByEmail', { account: 'x'.repeat(256) }, 'requestInvalid'],
    ['forgotByEmail', { account: '   ' }, 'fieldInvalid'],
    ['checkAffiliate', { code: 'x'.repeat(65), domain: 'araw.example' }, 'requestInvalid'],
    ['terms', { kind: 'other' }, 'requestInvalid'],
    ['terms', { kind: '__proto__' }, 'requestInvalid'],
  ] as [CallName, object, string][])('%s with %j is refused', async (name, request, code) => {
    expect((await send(name, request)).code).toBe(code);
  });

  test('[REG-07] a repeated or encoded invitation code in the query gets one clear answer', async () => {
    const repeated = await operator.server.inject(
      '/wps/agent/affiliate?code=RAMON88&code=x&domain=a.example',
    );
    expect([repeated.statusCode, repeated.json().code]).toEqual([400, 'requestInvalid']);
    const encoded = await operator.server.inject('/wps/agent/affiliate?code=%3Cscript%3E&domain=a.example');
    expect([encoded.statusCode, encoded.json().code]).toEqual([400, 'invitationInvalid']);
    expect((await send('checkAffiliate', { code: 'RAMON88', domain: 'a.example' })).status).toBe(200);
  });

  test('[FAULT-65] a replayed sealed registration registers no one twice', async () => {
    const { method, path } = calls.registerMobile;
    const verificationCode = await sms('sendRegisterCode', '09170000053');
    const request = await registration({
      mobileNum: '09170000053',
      verificationCode,
      password: 'Secret123',
      confirmPassword: 'Secret123',
    });
    const sealed = await seal(request, { method, path, key, now: operator.context.clock.now() });
    const replay = () =>
      operator.server.inject({
        method,
        url: path,
        headers: { ...sealed.headers, 'content-type': envelope.contentType },
        payload: sealed.body,
      });
    expect((await replay()).statusCode).toBe(200);
    expect((await replay()).json().code).toBe('envelopeReplayed');
  });
});

describe('[BOOT-08] the Merchant header', () => {
  test.each(['ARAW', 'ARAWTRIAL'])('%s is served', async (merchant) => {
    expect((await send('captcha', {}, { [headerNames.merchant]: merchant })).status).toBe(200);
  });

  test.each(['OTHER', 'araw', '', 'ARAW,OTHER', '__proto__'])(
    '%j is refused in every call',
    async (merchant) => {
      for (const name of ['captcha', 'consolidatedSettings', 'memberInfo', 'logIn'] as const) {
        const answer = await send(name, {}, { [headerNames.merchant]: merchant });
        expect([answer.status, answer.code]).toEqual([403, 'merchantUnknown']);
      }
    },
  );
});

test('logs contain no code, token, password, captcha or human check', async () => {
  logged.length = 0;
  const mobileNum = '09170000054';
  const humanCheck = await solvedHumanCheck(operator.context);
  await send('sendRegisterCode', { mobileNum, countryDialingCode: '63', humanCheck });
  const verificationCode = await newestCode(operator.context);
  const secret = { password: 'Hunter2222', confirmPassword: 'Hunter2222' };
  const request = await registration({ mobileNum, verificationCode, ...secret });
  const { token } = (await send('registerMobile', request)).value;
  await send('registerMobile', request);
  await send('profile', {}, session(token));
  operator.context.log.warn({
    humanCheck,
    verificationCode,
    nonce: 'n-0',
    request,
    idToken: 't-0',
    otp: 'o-0',
  });
  const log = logged.join('');
  expect(log).toContain('/wps/member/register/mobile');
  const secrets = [humanCheck.altcha, `"${verificationCode}"`, 'Hunter2222', token, 'n-0', 't-0', 'o-0'];
  expect(secrets.filter((one) => log.includes(one))).toEqual([]);
});

test.each([
  ['from the caller itself', {}, ''],
  ['from a proxy that is believed', { 'x-forwarded-for': '203.0.113.9' }, 'PH'],
])('a country is trusted only from a proxy: %s', async (_, forwarded, place) => {
  const captcha = { captcha: '', captchaId: '' };
  const login = { type: 'username', username: 'maria', password: demoPassword, ...captcha };
  const { value } = await send('logIn', login, { 'cf-ipcountry': 'PH', ...forwarded });
  const { list } = (await send('activeSessions', {}, session(value.token))).value;
  expect(list.find(({ current }: { current: boolean }) => current)).toMatchObject({ place });
});
