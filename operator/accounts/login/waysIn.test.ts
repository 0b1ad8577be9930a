import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorContext } from '#operator/core/context.ts';
import {
  accounts,
  identityLinks,
  loginFailures,
  verificationCodes,
} from '#operator/database/tables/accounts.tables.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { changeMerchant, newestCode, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { setPhoneProvider } from '#operator/testing/system.ts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import type { SocialChannel } from '@araw/contract/accounts/identity';
import { accountsHandlers as handlers } from './accounts.handlers.ts';
import { codesHandlers } from '../codes/codes.handlers.ts';
import { issueIdToken } from '../identity/identity.ts';
import { operatorSecret } from '../operatorSecrets.ts';

const context: TestContext = await createSeededContext();
afterAll(() => context.close());

const minute = 60_000;
const nonce = 'nonce-of-the-page-1';
const maria = '09170000001';
const nobody = '09179999999';
const liza = '09170000004';

beforeEach(async () => {
  await context.database.delete(loginFailures);
  await context.database.delete(verificationCodes);
  context.clock.shift(0);
  await changeMerchant(context, {
    whitelabel: { MOBILEVERCODELOGIN3: true, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true },
    settings: { ...merchant.settings, humanCheck: { provider: 'none' } },
  });
});

type LogIn = ParsedRequest<'logIn'>;
const logIn = (given: Partial<LogIn>, within: OperatorContext = context) =>
  handlers.logIn(
    { type: 'sms', username: '', password: '', captcha: '', captchaId: '', ...given },
    visitor,
    within,
  );
const bySms = (username: string, password: string) => logIn({ username, password, countryDialingCode: '63' });
const sendTo = (mobileNo: string) =>
  codesHandlers.sendLoginCode({ mobileNo, countryDialingCode: '63', humanCheck: {} }, visitor, context);

describe('[LOGIN-01] logging in by SMS', () => {
  test('[LOGIN-06] the number and its code open a session once', async () => {
    await sendTo(maria);
    const code = await newestCode(context);
    expect(await bySms('+63 917 000 0001', code)).toMatchObject({ userName: 'maria', type: 0 });
    expect(await refusalOf(bySms(maria, code))).toMatchObject({
      code: 'codeWrong',
      value: { captcha: false },
    });
  });

  test('an unknown number and a wrong code get the same answer', async () => {
    const wrong = '000000';
    const before = [await refusalOf(bySms(nobody, wrong)), await refusalOf(bySms(maria, wrong))];
    await sendTo(maria);
    await sendTo(nobody);
    const after = [await refusalOf(bySms(nobody, wrong)), await refusalOf(bySms(maria, wrong))];
    for (const refusal of [...before, ...after])
      expect(refusal).toEqual({ code: 'codeWrong', value: { captcha: false }, retryAfter: undefined });
  });

  test('[LOGIN-03] wrong codes lead to a captcha, like wrong passwords', async () => {
    const refusals = [];
    for (let index = 0; index < 4; index += 1) refusals.push(await refusalOf(bySms(nobody, '000000')));
    expect(refusals.map((refusal) => [refusal?.code, refusal?.value])).toEqual([
      ['codeWrong', { captcha: false }],
      ['codeWrong', { captcha: false }],
      ['codeWrong', { captcha: true }],
      ['captchaWrong', { captcha: true }],
    ]);
  });

  test('the account’s password does not work as a code', async () => {
    await sendTo(maria);
    expect(await refusalOf(bySms(maria, 'Araw2026!'))).toMatchObject({ code: 'codeWrong' });
  });

  test('only its owner learns that an account is locked', async () => {
    await sendTo(liza);
    const code = await newestCode(context);
    expect(await refusalOf(bySms(liza, code === '000000' ? '000001' : '000000'))).toMatchObject({
      code: 'codeWrong',
    });
    expect(await refusalOf(bySms(liza, code))).toMatchObject({ code: 'accountLocked' });
  });

  test.each(['maria', '', '0917', '1'.repeat(21), `'";--`])('%j is not a number', async (username) => {
    expect(await refusalOf(bySms(username, '123456'))).toMatchObject({ code: 'mobileInvalid' });
  });

  test('is off without its flag, and where the identity provider verifies numbers', async () => {
    await setPhoneProvider(context, true);
    expect(await refusalOf(bySms(maria, '123456'))).toMatchObject({ code: 'switchedOff' });
    expect(await refusalOf(sendTo(maria))).toMatchObject({ code: 'switchedOff' });
    await setPhoneProvider(context, false);
    await changeMerchant(context, { whitelabel: { MOBILEVERCODELOGIN3: false } });
    expect(await refusalOf(bySms(maria, '123456'))).toMatchObject({ code: 'switchedOff' });
  });
});

const social = (subject: string, channel: SocialChannel) =>
  issueIdToken(context, { subject, channel, phone: null, nonce });
const byToken = (firebaseIdToken: string, given: Partial<LogIn> = {}) =>
  logIn({ type: 'firebase', firebaseIdToken, ...given });

describe('[LOGIN-09] logging in with a social account', () => {
  test.each([
    ['facebook', 'facebook-1001', 'maria'],
    ['google', 'google-2001', 'nena'],
  ] as const)('%s opens the session of its linked account', async (channel, subject, userName) => {
    expect(await byToken(await social(subject, channel))).toMatchObject({ userName, type: 0 });
  });

  test('a token opens one session, even if it arrives twice at once', async () => {
    const token = await social('facebook-1001', 'facebook');
    const answers = await Promise.all([refusalOf(byToken(token)), refusalOf(byToken(token))]);
    expect(answers.filter(Boolean)).toMatchObject([{ code: 'noPermission' }]);
  });

  test('a token is valid for five minutes', async () => {
    const token = await social('facebook-1001', 'facebook');
    context.clock.shift(5 * minute);
    expect(await refusalOf(byToken(token))).toMatchObject({ code: 'noPermission' });
  });

  test('an identity without an account is told so, and so is one with a locked account', async () => {
    expect(await refusalOf(byToken(await social('facebook-1003', 'facebook')))).toMatchObject({
      code: 'userDisabled',
      value: { unlinked: true },
    });
    expect(await refusalOf(byToken(await social('facebook-1002', 'facebook')))).toMatchObject({
      code: 'accountLocked',
    });
  });

  test.each([
    ['no token', async () => ''],
    ['no JWT', async () => 'a.b.c'],
    ['an unsigned one', async () => unsigned({ iss: 'sandbox', aud: 'ARAW', sub: 'facebook-1001' })],
    ['one signed by another', async () => signed({}, new TextEncoder().encode('x'.repeat(32)))],
    ['one of another issuer', async () => signed({ iss: 'elsewhere' })],
    ['one for another merchant', async () => signed({ aud: 'OTHER' })],
    ['one without an end', async () => signed({ exp: undefined })],
    ['one without a nonce', async () => signed({ nonce: undefined })],
    ['one of an unknown channel', async () => signed({ channel: 'myspace' })],
    ['one that says to be a number', async () => signed({ channel: 'phone', phone_number: '+639170000001' })],
  ])('%s is refused', async (_name, token: () => Promise<string>) => {
    expect(await refusalOf(byToken(await token()))).toMatchObject({ code: 'noPermission' });
  });

  test('the claims refused one by one are accepted together', async () => {
    expect(await byToken(await signed({}))).toMatchObject({ userName: 'maria' });
  });

  test.each(['FACEBOOKLOGIN3', 'GOOGLELOGIN3'])('is off without %s', async (flag) => {
    await changeMerchant(context, { whitelabel: { [flag]: false } });
    const answers = [
      await refusalOf(byToken(await social('facebook-1001', 'facebook'))),
      await refusalOf(byToken(await social('google-2001', 'google'))),
    ];
    const expected = flag === 'FACEBOOKLOGIN3' ? ['switchedOff', undefined] : [undefined, 'switchedOff'];
    expect(answers.map((refusal) => refusal?.code)).toEqual(expected);
  });

  test('is off for a merchant with No identity provider is set up.', async () => {
    const token = await social('facebook-1001', 'facebook');
    await changeMerchant(context, { settings: { identity: null } });
    expect(await refusalOf(byToken(token))).toMatchObject({ code: 'switchedOff' });
  });

  async function signed(claims: JWTPayload, key?: Uint8Array) {
    const now = Math.floor(context.clock.now() / 1000);
    const all = {
      iss: 'sandbox',
      aud: 'ARAW',
      sub: 'facebook-1001',
      jti: `j${Math.trunc(performance.now() * 1000)}`,
      iat: now,
      exp: now + 60,
      nonce,
      channel: 'facebook',
      ...claims,
    };
    return new SignJWT(all)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key ?? (await operatorSecret(context, 'identity')));
  }

  const unsigned = (claims: JWTPayload) => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part({ ...claims, exp: 9_999_999_999, nonce, jti: 'j' })}.`;
  };
});

describe('[LOGIN-08] logging in with a number verified by the provider', () => {
  const proved = (phone: string) => issueIdToken(context, { subject: phone, channel: 'phone', phone, nonce });
  const byPhone = (token: string, firebaseMobileNo: string) =>
    byToken(token, { firebaseChannel: 'sms', firebaseMobileNo, countryDialingCode: '63' });

  beforeEach(() => setPhoneProvider(context, true));

  test('opens its owner’s session', async () => {
    expect(await byPhone(await proved('+639170000001'), maria)).toMatchObject({ userName: 'maria' });
  });

  test('is refused if the form has another number, or the number has no account', async () => {
    expect(await refusalOf(byPhone(await proved('+639170000001'), liza))).toMatchObject({
      code: 'codeWrong',
    });
    expect(await refusalOf(byPhone(await proved('+639179999999'), nobody))).toMatchObject({
      code: 'userDisabled',
    });
  });

  test('a social token is not a number, and a number is not a social account', async () => {
    const facebook = await social('facebook-1001', 'facebook');
    expect(await refusalOf(byPhone(facebook, maria))).toMatchObject({ code: 'noPermission' });
    expect(await refusalOf(byToken(await proved('+639170000001')))).toMatchObject({ code: 'noPermission' });
  });

  test('is off where the operator verifies numbers itself', async () => {
    const token = await proved('+639170000001');
    await setPhoneProvider(context, false);
    expect(await refusalOf(byPhone(token, maria))).toMatchObject({ code: 'switchedOff' });
  });
});

describe('Firebase tokens', async () => {
  const google = await generateKeyPair('RS256');
  const forger = await generateKeyPair('RS256');
  const asked: string[] = [];
  const keys = { keys: [{ ...(await exportJWK(google.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const online: OperatorContext = {
    ...context,
    thirdParties: {
      fetch: async (url) => {
        asked.push(url instanceof Request ? url.url : String(url));
        return Response.json(keys);
      },
    },
  };
  const issuer = 'https://securetoken.google.com/araw-demo';

  beforeEach(async () => {
    await changeMerchant(context, {
      settings: { identity: { provider: 'firebase', config: { projectId: 'araw-demo' }, phone: true } },
    });
  });

  let tokens = 0;
  function token(claims: JWTPayload = {}, { key = google.privateKey, kid = 'k1', alg = 'RS256' } = {}) {
    const now = Math.floor(context.clock.now() / 1000);
    const all = {
      iss: issuer,
      aud: 'araw-demo',
      sub: 'uid-1',
      iat: now,
      exp: now + 3600,
      auth_time: now,
      n: ++tokens,
      firebase: { sign_in_provider: 'facebook.com' },
      ...claims,
    };
    return new SignJWT(all).setProtectedHeader({ alg, kid }).sign(key);
  }
  const use = async (idToken: Promise<string>, given: Partial<LogIn> = {}) =>
    logIn({ type: 'firebase', firebaseIdToken: await idToken, ...given }, online);

  test('are verified with Google’s keys, which are fetched once', async () => {
    const [account] = await context.database.select().from(accounts).where(eq(accounts.name, 'maria'));
    await context.database
      .insert(identityLinks)
      .values({ accountId: account?.id ?? 0, merchantCode: 'ARAW', issuer, subject: 'uid-1' });
    expect(await use(token())).toMatchObject({ userName: 'maria' });
    expect(await use(token())).toMatchObject({ userName: 'maria' });
    expect(asked).toEqual([
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ]);
  });

  test('work once', async () => {
    const idToken = token();
    await use(idToken);
    expect(await refusalOf(use(idToken))).toMatchObject({ code: 'noPermission' });
  });

  test('for a number open its owner’s session', async () => {
    const phone = { sub: 'uid-2', phone_number: '+639170000003', firebase: { sign_in_provider: 'phone' } };
    const given = { firebaseChannel: 'sms' as const, firebaseMobileNo: '09170000003' };
    expect(await use(token(phone), given)).toMatchObject({ userName: 'nena' });
  });

  const seconds = Math.floor(context.clock.now() / 1000);
  test.each([
    ['another project', () => token({ aud: 'other' })],
    ['another issuer', () => token({ iss: 'https://securetoken.google.com/other' })],
    ['a forger', () => token({}, { key: forger.privateKey })],
    ['an unknown key', () => token({}, { kid: 'k2' })],
    ['an hour ago', () => token({ exp: seconds - 1 })],
    ['a login of six minutes ago', () => token({ auth_time: seconds - 360 })],
    ['a login in the future', () => token({ auth_time: seconds + 60 })],
    ['the time to come', () => token({ iat: seconds + 60 })],
    ['nobody', () => token({ sub: '' })],
    ['a password', () => token({ firebase: { sign_in_provider: 'password' } })],
    [
      'the sandbox',
      () => issueIdToken(context, { subject: 'facebook-1001', channel: 'facebook', phone: null, nonce }),
    ],
  ])('with %s are refused', async (_name, idToken: () => Promise<string>) => {
    expect(await refusalOf(use(idToken()))).toMatchObject({ code: 'noPermission' });
  });
});
