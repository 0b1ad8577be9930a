import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { firstTermsVersion } from '#operator/content/terms.ts';
import type { Caller } from '#operator/core/context.ts';
import {
  accounts,
  captchas,
  consents,
  verificationCodes,
} from '#operator/database/tables/accounts.tables.ts';
import { termsAcceptances } from '#operator/database/tables/terms.tables.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { registrationVariants, type RegistrationVariant } from '#operator/seed/registrationVariants.ts';
import { changeMerchant, newestCode, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { setPhoneProvider, setRegisterSettings } from '#operator/testing/system.ts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import type { RegisterField } from '@araw/contract/accounts/member';
import { processorTime } from '@araw/testing/processorTime';
import { accountsHandlers } from '#operator/accounts/login/accounts.handlers.ts';
import { codesHandlers } from '#operator/accounts/codes/codes.handlers.ts';
import { issueIdToken } from '#operator/accounts/identity/identity.ts';
import { registrationHandlers as handlers } from './registration.handlers.ts';
import { openSession } from '#operator/accounts/identity/sessions.ts';

const context: TestContext = await createSeededContext();
afterAll(() => context.close());

type Registration = ParsedRequest<'register'>;

const empty: Registration = {
  username: '',
  password: '',
  confirmPassword: '',
  affiliateCode: '',
  paymentPassword: '',
  recommenderId: '',
  nickname: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  captcha: '',
  captchaId: '',
  verificationCode: '',
  birthDate: '',
  type: 0,
  countryDialingCode: '63',
  registerUrl: 'araw.example',
  registerMethod: 'H5',
  domain: 'araw.example',
  agreed: true,
  notBarred: true,
  termsVersion: firstTermsVersion,
};

let names = 0;
const freshNumber = () => `0917200${String(++names).padStart(4, '0')}`;
const freshName = () => `player_${++names}x`;
const secret = { password: 'Secret123', confirmPassword: 'Secret123' };
const basic = (given: Partial<Registration> = {}): Registration => ({
  ...empty,
  ...secret,
  username: freshName(),
  ...given,
});

const register = (given: Registration, caller: Caller = visitor) => handlers.register(given, caller, context);
const registerMobile = (given: Registration) => handlers.registerMobile(given, visitor, context);
const use = (variant: RegistrationVariant) =>
  setRegisterSettings(context, registrationVariants[variant].settings);
const accountNamed = async (name: string) =>
  (await context.database.select().from(accounts).where(eq(accounts.name, name)))[0];
const players = async () => (await context.database.select({ many: count() }).from(accounts))[0]?.many ?? 0;

async function solvedCaptcha() {
  const { captchaId } = await accountsHandlers.captcha({}, visitor, context);
  const [stored] = await context.database.select().from(captchas).where(eq(captchas.id, captchaId));
  return { captchaId, captcha: stored?.answer ?? '' };
}

async function provedNumber(mobileNum: string) {
  await codesHandlers.sendRegisterCode(
    { mobileNum, countryDialingCode: '63', humanCheck: {} },
    visitor,
    context,
  );
  return { mobileNum, verificationCode: await newestCode(context) };
}

beforeEach(async () => {
  context.clock.shift(0);
  await context.database.delete(verificationCodes);
  await changeMerchant(context, { settings: { ...merchant.settings, humanCheck: { provider: 'none' } } });
  await use('threeFields');
});

const refused = (code: string, field: string) => ({ code, value: { field }, retryAfter: undefined });

describe('[REG-10] registration by username', () => {
  test('[REG-14] logs the player in for the first time and records what was agreed to', async () => {
    const caller = { ...visitor, ip: '198.51.100.7' };
    const { token, ...value } = await register(basic({ username: 'Lea_01', registerMethod: 'PWA' }), caller);
    expect(value).toEqual({
      userName: 'Lea_01',
      type: 0,
      firstTimeLogin: true,
      deviceToken: expect.any(String),
      lastLogin: null,
    });
    const { account, sessionId } = await openSession(context, token);
    expect(account).toMatchObject({ name: 'Lea_01', type: 0, merchantCode: 'ARAW' });
    expect(await context.database.select().from(consents).where(eq(consents.accountId, account.id))).toEqual([
      {
        accountId: account.id,
        minimumAge: 21,
        at: context.clock.now(),
        ip: '198.51.100.7',
        registerMethod: 'PWA',
        registerUrl: 'araw.example',
        domain: 'araw.example',
      },
    ]);
    expect(
      await context.database
        .select()
        .from(termsAcceptances)
        .where(eq(termsAcceptances.accountId, account.id)),
    ).toEqual([{ accountId: account.id, version: '2026-01', at: context.clock.now() }]);
    expect(await accountsHandlers.wallet({}, { ...visitor, account, sessionId }, context)).toEqual({
      sumBalance: 0,
      currencySymbol: '₱',
    });
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  test('stores a password that no one can read, with its spaces', async () => {
    const password = ' Spaced 123 ';
    const { userName } = await register(basic({ password, confirmPassword: password }));
    expect((await accountNamed(userName))?.passwordHash).toMatch(/^\$argon2id\$/);
    const logIn = (given: string) =>
      accountsHandlers.logIn(
        { type: 'username', username: userName, password: given, captcha: '', captchaId: '' },
        visitor,
        context,
      );
    expect(await refusalOf(logIn(password.trim()))).toMatchObject({ code: 'credentialsWrong' });
    expect(await logIn(password)).toMatchObject({ userName, firstTimeLogin: false });
  });

  test.each([
    ['case', 'MARIA'],
    ['full-width letters', 'ｍａｒｉａ'],
    ['Cyrillic letters', 'mаriа'],
    ['an accent', 'maría'],
    ['a zero-width joiner', 'ma\u200dria'],
    ['1 for i', 'mar1a'],
    ['l for i', 'marla'],
  ])('a name that imitates another with %s is taken', async (_, username) => {
    await setRegisterSettings(context, {
      ...registrationVariants.threeFields.settings,
      fields: {
        ...registrationVariants.threeFields.settings.fields,
        username: { ...anyText, required: true },
      },
    });
    expect(await refusalOf(register(basic({ username })))).toEqual(refused('usernameTaken', 'username'));
    expect(await handlers.checkUsername({ username }, visitor, context)).toEqual({ available: false });
  });

  test('[REG-11] checkUsername distinguishes a free name from a taken one', async () => {
    const check = (username: string) => handlers.checkUsername({ username }, visitor, context);
    expect([await check('maria'), await check('  '), await check('somebody_new')]).toEqual([
      { available: false },
      { available: false },
      { available: true },
    ]);
  });

  test('of two that register the same name at once, one is refused', async () => {
    const username = freshName();
    const answers = await Promise.all([
      refusalOf(register(basic({ username }))),
      refusalOf(register(basic({ username: username.toUpperCase() }))),
    ]);
    expect(answers.filter(Boolean)).toEqual([refused('usernameTaken', 'username')]);
  });

  test.each([
    ['', ''],
    ['2025-12', ''],
    [`${firstTermsVersion} `, ''],
  ])('[REG-14] agreeing to terms other than today’s is refused (%j)', async (termsVersion) => {
    const before = await players();
    expect(await refusalOf(register(basic({ termsVersion })))).toMatchObject({ code: 'termsOutdated' });
    expect(await players()).toBe(before);
  });

  test('is refused if only mobile registration is on', async () => {
    await use('mobileOnly');
    expect(await refusalOf(register(basic()))).toMatchObject({ code: 'switchedOff' });
  });
});

const anyText = { enabled: true, required: false, pattern: '', message: '' };

const long = 'a'.repeat(255);
const trick = [
  ['nothing', ''],
  ['spaces', '   '],
  ['255 letters', long],
  ['right-to-left marks', 'ma\u202eria'],
  ['emoji', 'maria🎰'],
  ['combining marks', 'zalgo\u0301\u0302\u0303'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['SQL', `'";-- drop table accounts`],
  ['a template', '{{constructor}}'],
  ['a prototype key', '__proto__\u0000'.replace('\u0000', ' x')],
  ['a line break', 'maria\nnena'],
  ['an e-mail address', 'a@b.ph'],
  ['a mobile number', '09171234567'],
] as const;

describe('bad input', () => {
  test.each(trick)(
    '[REG-02] a username with %s is refused with a message on that field',
    async (_, username) => {
      const before = await players();
      expect(await refusalOf(register(basic({ username })))).toEqual(refused('fieldInvalid', 'username'));
      expect(await players()).toBe(before);
    },
  );

  test.each([
    ['7 characters', 'Secre12'],
    ['65 characters', `A1${'x'.repeat(63)}`],
    ['1,000 characters', `A1${'x'.repeat(998)}`],
    ['no digit', 'SecretSecret'],
    ['a line break', 'Secret12\n3'],
  ])('a password with %s is refused', async (_, password) => {
    const answer = await refusalOf(register(basic({ password, confirmPassword: password })));
    expect(answer).toEqual(refused('fieldInvalid', 'password'));
  });

  test.each([
    ['8 characters', 'Secre123'],
    ['64 characters', `A1${'x'.repeat(62)}`],
    ['characters beyond the basic plane', '🎰🎲Secr12'],
  ])('a password with %s is accepted', async (_, password) => {
    expect(await refusalOf(register(basic({ password, confirmPassword: password })))).toBeNull();
  });

  test.each(['', 'Secret124', 'secret123', ' Secret123'])(
    '[REG-03] %j does not match as confirmation',
    async (confirmPassword) => {
      expect(await refusalOf(register(basic({ confirmPassword })))).toEqual(
        refused('fieldInvalid', 'confirmPassword'),
      );
    },
  );

  const everything: Partial<Registration> = {
    paymentPassword: '246813',
    payeeName: 'Lea dela Cruz',
    nickname: 'Lea 🎰',
    idNumber: 'PH-123456',
    qqNum: '12345',
    facebook: 'lea.cruz',
    wechat: 'lea_cruz',
    line: 'lea.c',
    whatsapp: '+63 917 000 0011',
    zalo: '09170000011',
    recommenderId: 'nena',
    affiliateCode: 'ramon88',
  };
  const complete = async (given: Partial<Registration> = {}, mobileNum = freshNumber()) =>
    basic({
      ...everything,
      email: `${freshName()}@araw.example`,
      ...(await provedNumber(mobileNum)),
      ...(await solvedCaptcha()),
      ...given,
    });

  test('[REG-02] a merchant with all 19 fields stores every one', async () => {
    await use('everyField');
    const request = await complete({ email: ' Lea@Araw.example ', username: 'lea_every' }, '09170000011');
    await register(request);
    const nena = await accountNamed('nena');
    const ramon = await accountNamed('ramon');
    expect(await accountNamed('lea_every')).toEqual({
      id: expect.any(Number),
      merchantCode: 'ARAW',
      name: 'lea_every',
      nameLook: 'lea_every',
      nickname: 'Lea 🎰',
      payeeName: 'Lea dela Cruz',
      email: 'Lea@Araw.example',
      emailVerifiedAt: null,
      mobile: '+639170000011',
      mobileVerifiedAt: context.clock.now(),
      birthDate: null,
      details: {
        idNumber: 'PH-123456',
        qqNum: '12345',
        facebook: 'lea.cruz',
        wechat: 'lea_cruz',
        line: 'lea.c',
        whatsapp: '+639170000011',
        zalo: '09170000011',
      },
      type: 0,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      paymentPasswordHash: expect.stringMatching(/^\$argon2id\$/),
      registeredAt: context.clock.now(),
      clubLabel: null,
      uplineId: ramon?.id,
      recommenderId: nena?.id,
      toUpline: false,
      headIcon: '1',
      disabled: false,
      demo: false,
      locked: false,
      firstLoginAt: context.clock.now(),
    });
  });

  test.each([
    ['paymentPassword', '', 'fieldInvalid'],
    ['paymentPassword', '12345', 'fieldInvalid'],
    ['paymentPassword', '１２３４５６', 'fieldInvalid'],
    ['paymentPassword', '123456', 'fieldInvalid'],
    ['paymentPassword', '112233', 'fieldInvalid'],
    ['payeeName', '', 'fieldInvalid'],
    ['payeeName', 'Lea<b>', 'fieldInvalid'],
    ['payeeName', 'Lea\u202eCruz', 'fieldInvalid'],
    ['nickname', 'x', 'fieldInvalid'],
    ['nickname', 'Lea\r\nBcc: x', 'fieldInvalid'],
    ['idNumber', 'é'.repeat(8), 'fieldInvalid'],
    ['qqNum', '01234', 'fieldInvalid'],
    ['facebook', 'lea cruz', 'fieldInvalid'],
    ['wechat', '1lea_cruz', 'fieldInvalid'],
    ['line', 'LEA.C', 'fieldInvalid'],
    ['whatsapp', 'call me', 'fieldInvalid'],
    ['zalo', '+'.repeat(20), 'fieldInvalid'],
    ['recommenderId', 'nobody', 'referrerInvalid'],
    ['recommenderId', 'tina', 'referrerInvalid'],
    ['recommenderId', '999999999', 'referrerInvalid'],
    ['recommenderId', '<script>', 'referrerInvalid'],
    ['affiliateCode', 'WRONG', 'invitationInvalid'],
    ['affiliateCode', `' or 1=1 --`, 'invitationInvalid'],
    ['affiliateCode', 'RAMONVIP', 'invitationInvalid'],
    ['email', '', 'emailInvalid'],
    ['email', 'lea', 'emailInvalid'],
    ['email', 'lea@araw', 'emailInvalid'],
    ['email', 'lea@araw.example\nbcc:x@y.ph', 'emailInvalid'],
    ['email', `${'a'.repeat(242)}@araw.example`, 'emailInvalid'],
    ['mobileNum', '', 'mobileInvalid'],
    ['mobileNum', '0917', 'mobileInvalid'],
    ['mobileNum', '+1 202 555 0143', 'mobileInvalid'],
    ['mobileNum', `09170000011${' '.repeat(10)}x`, 'mobileInvalid'],
    ['captcha', '', 'captchaWrong'],
    ['captcha', '000000', 'captchaWrong'],
    ['verificationCode', '', 'codeWrong'],
    ['verificationCode', '000', 'codeWrong'],
    ['verificationCode', 'abcdef', 'codeWrong'],
    ['verificationCode', '00000000000', 'codeWrong'],
  ] as [RegisterField, string, string][])(
    '[REG-09] %s with %j is refused as %s, naming the field',
    async (field, text, code) => {
      await use('everyField');
      const before = await players();
      expect(await refusalOf(register(await complete({ [field]: text })))).toEqual(refused(code, field));
      expect(await players()).toBe(before);
    },
  );

  test('[REG-12] 254 characters of email are accepted', async () => {
    await use('everyField');
    const email = `${'a'.repeat(254 - '@araw.example'.length)}@araw.example`;
    expect(email).toHaveLength(254);
    expect(await refusalOf(register(await complete({ email })))).toBeNull();
  });

  test.each([
    'nickname',
    'affiliateCode',
    'email',
    'captcha',
    'verificationCode',
    'birthDate',
    'zalo',
  ] as const)('%s is refused if the form does not ask for it', async (field) => {
    const answer = await refusalOf(register(basic({ [field]: '2000-01-01' })));
    expect(answer?.value).toEqual({ field });
  });

  test('a captcha works for one registration', async () => {
    await use('everyField');
    const solved = await solvedCaptcha();
    await register(await complete(solved));
    context.clock.shift(60_000);
    expect(await refusalOf(register(await complete(solved)))).toEqual(refused('captchaWrong', 'captcha'));
  });

  test('another player’s email address is taken, ignoring case', async () => {
    await use('everyField');
    const request = await complete({ email: 'MARIA@araw.example' });
    expect(await refusalOf(register(request))).toEqual(refused('alreadyTaken', 'email'));
  });

  test('an unverified email address may also be another player’s', async () => {
    await use('everyField');
    const email = 'typed.by.both@araw.example';
    await register(await complete({ email }));
    context.clock.shift(60_000);
    await register(await complete({ email: email.toUpperCase() }));
    const held = await context.database
      .select()
      .from(accounts)
      .where(eq(sql`lower(${accounts.email})`, email));
    expect(held.map(({ emailVerifiedAt }) => emailVerifiedAt)).toEqual([null, null]);
  });
});

describe('[LOGIN-11] the operator’s patterns', () => {
  const withPattern = (pattern: string) =>
    setRegisterSettings(context, {
      ...registrationVariants.threeFields.settings,
      fields: {
        ...registrationVariants.threeFields.settings.fields,
        nickname: { enabled: true, required: false, pattern, message: '' },
      },
    });

  test.each(['(a+)+$', '(a|aa)+$', '(.*a){20}$', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    '%s does not slow anyone down',
    async (pattern) => {
      await withPattern(pattern);
      const judge = async () =>
        expect(await refusalOf(register(basic({ nickname: `${'a'.repeat(100)}!` })))).toEqual(
          refused('fieldInvalid', 'nickname'),
        );
      expect(await processorTime(judge)).toBeLessThan(5_000);
    },
  );

  test.each(['(', '[z-a]', '(?<=a)b', '\\1'])('the invalid pattern %s is ignored', async (pattern) => {
    await withPattern(pattern);
    expect(await refusalOf(register(basic({ nickname: 'Lea' })))).toBeNull();
  });
});

describe('[REG-05] registration by mobile number', () => {
  beforeEach(() => use('mobileOnly'));

  test('needs the number’s code and uses the number as the username', async () => {
    const request = { ...empty, ...secret, ...(await provedNumber('+63 917 000 0021')) };
    expect(await registerMobile(request)).toMatchObject({ userName: '639170000021', firstTimeLogin: true });
    expect(await accountNamed('639170000021')).toMatchObject({
      mobile: '+639170000021',
      mobileVerifiedAt: context.clock.now(),
    });
  });

  test.each([
    ['another number', '09170000023', (code: string) => code],
    ['a wrong code', '09170000022', (code: string) => (code === '123456' ? '654321' : '123456')],
  ])('is refused with the code for %s', async (_, mobileNum, given: (code: string) => string) => {
    const { verificationCode } = await provedNumber('09170000022');
    const request = { ...empty, ...secret, mobileNum, verificationCode: given(verificationCode) };
    expect(await refusalOf(registerMobile(request))).toEqual(refused('codeWrong', 'verificationCode'));
  });

  test('a code registers once, and a login code never does', async () => {
    const request = { ...empty, ...secret, ...(await provedNumber('09170000024')) };
    await registerMobile(request);
    expect(await refusalOf(registerMobile(request))).toEqual(refused('codeWrong', 'verificationCode'));
  });

  test('an expired code is refused', async () => {
    const request = { ...empty, ...secret, ...(await provedNumber('09170000025')) };
    context.clock.shift(10 * 60_000);
    expect(await refusalOf(registerMobile(request))).toEqual(refused('codeWrong', 'verificationCode'));
  });

  test('only its owner learns that a number has an account, and keeps the code', async () => {
    const request = { ...empty, ...secret, ...(await provedNumber('639170000001')) };
    expect(await refusalOf(registerMobile(request))).toEqual(refused('alreadyTaken', 'mobileNum'));
    const [code] = await context.database.select().from(verificationCodes);
    expect(code?.usedAt).toBeNull();
  });

  test('an unverified number may also be another player’s', async () => {
    await use('standard');
    const { captcha, captchaId } = await solvedCaptcha();
    await register(basic({ mobileNum: '0917 000 0001', captcha, captchaId }));
    const held = await context.database.select().from(accounts).where(eq(accounts.mobile, '+639170000001'));
    expect(held.map(({ mobileVerifiedAt }) => mobileVerifiedAt !== null)).toEqual([true, false]);
  });
});

describe('[REG-10] a number verified by the identity provider', () => {
  const nonce = 'nonce-of-the-page-1';
  const token = (phone: string) => issueIdToken(context, { subject: phone, channel: 'phone', phone, nonce });
  const request = (firebaseIdToken: string, mobileNum = '09170000031') => ({
    ...empty,
    ...secret,
    mobileNum,
    firebaseChannel: 'sms' as const,
    firebaseIdToken,
  });

  beforeEach(async () => {
    await use('mobileOnly');
    await setPhoneProvider(context, true);
  });

  test('needs no code from the operator, and is used up', async () => {
    const idToken = await token('+639170000031');
    expect(await registerMobile(request(idToken))).toMatchObject({ userName: '639170000031' });
    expect(await refusalOf(registerMobile(request(idToken)))).toMatchObject({ code: 'noPermission' });
  });

  test('must be the one in the form', async () => {
    const answer = await refusalOf(registerMobile(request(await token('+639170000032'))));
    expect(answer).toEqual(refused('codeWrong', 'verificationCode'));
  });

  test('counts only where the provider verifies numbers', async () => {
    const idToken = await token('+639170000033');
    await setPhoneProvider(context, false);
    expect(await refusalOf(registerMobile(request(idToken, '09170000033')))).toMatchObject({
      code: 'switchedOff',
    });
  });
});

test('a social account that registers can log in from then on', async () => {
  const token = () =>
    issueIdToken(context, {
      subject: 'facebook-1003',
      channel: 'facebook',
      phone: null,
      nonce: 'nonce-of-the-page-1',
    });
  const logIn = async () =>
    accountsHandlers.logIn(
      {
        type: 'firebase',
        username: '',
        password: '',
        captcha: '',
        captchaId: '',
        firebaseIdToken: await token(),
      },
      visitor,
      context,
    );
  expect(await refusalOf(logIn())).toMatchObject({ code: 'userDisabled', value: { unlinked: true } });
  const { userName } = await register(basic({ firebaseIdToken: await token() }));
  expect(await logIn()).toMatchObject({ userName, firstTimeLogin: false });
  expect(await refusalOf(register(basic({ firebaseIdToken: await token() })))).toEqual(
    refused('alreadyTaken', 'firebaseIdToken'),
  );
});

describe('[REG-16] the date of birth', () => {
  const withBirth = (birthDate: string) => register(basic({ birthDate, affiliateCode: 'RAMON88' }));
  // The clock shows 20:00 on 2026-01-15 in Manila, and the merchant's minimum age is 21.
  beforeEach(() => use('affiliate'));

  test.each([
    '',
    '2005-01-16',
    '2026-01-15',
    '2030-01-01',
    '1900-01-01',
    '2000-02-30',
    '2001-02-29',
    '2000-13-01',
    '01/02/2000',
    '1-1-2000',
    '2000-1',
    '<b>',
    '+002000-01-01',
  ])('[REG-15] %j is refused', async (birthDate) => {
    expect(await refusalOf(withBirth(birthDate))).toEqual(refused('birthDateInvalid', 'birthDate'));
  });

  test.each([
    '2005-01-15',
    '1990-12-31',
    '2000-02-29',
    '1906-01-15',
    '2000-1-1',
    '２０００-01-01',
    '١٩٩٠/١/٢',
  ])('[DEV-04] %j is accepted', async (birthDate) => {
    expect(await refusalOf(withBirth(birthDate))).toBeNull();
  });

  test('the birthday starts at midnight in Manila', async () => {
    context.clock.shift(4 * 3_600_000);
    expect(await refusalOf(withBirth('2005-01-16'))).toBeNull();
  });
});

describe('[REG-08] the invitation code', () => {
  const check = (code: string, domain = 'araw.example') =>
    handlers.checkAffiliate({ code, domain }, visitor, context);

  test.each([
    ['ramon88', 'araw.example'],
    [' RAMON88 ', ''],
    ['JOSE22', 'other.example'],
    ['RAMONVIP', 'VIP.araw.example'],
  ])('%j on %j is valid', async (code, domain) => {
    expect(await check(code, domain)).toEqual({});
  });

  test.each([
    ['', 'araw.example'],
    ['RAMON8', 'araw.example'],
    ['RAMONVIP', 'araw.example'],
    ['<script>alert(1)</script>', 'araw.example'],
    ['RAMON88%00', 'araw.example'],
    ['%', 'araw.example'],
  ])('[REG-07] %j on %j is not valid', async (code, domain) => {
    expect(await refusalOf(check(code, domain))).toEqual(refused('invitationInvalid', 'affiliateCode'));
  });

  test('of a disabled agent is no longer valid', async () => {
    await context.database.update(accounts).set({ disabled: true }).where(eq(accounts.name, 'jose'));
    expect(await refusalOf(check('JOSE22'))).toMatchObject({ code: 'invitationInvalid' });
    await context.database.update(accounts).set({ disabled: false }).where(eq(accounts.name, 'jose'));
  });

  test('is required if the merchant says so', async () => {
    await use('affiliate');
    const request = basic({ birthDate: '1990-01-01' });
    expect(await refusalOf(register(request))).toEqual(refused('invitationInvalid', 'affiliateCode'));
  });
});

describe('[REG-11] the email check', () => {
  const check = (email: string) => handlers.checkEmail({ email }, visitor, context);

  test('distinguishes a free address from a taken one', async () => {
    expect([await check(' MARIA@araw.example '), await check('new@araw.example')]).toEqual([
      { available: false },
      { available: true },
    ]);
  });

  test.each(['', 'maria', 'a@b', `${'a'.repeat(243)}@araw.example`, '<a@b.ph>', 'a@b.ph\n'.repeat(2)])(
    '[REG-12] %j is refused',
    async (email) => {
      expect(await refusalOf(check(email))).toEqual(refused('emailInvalid', 'email'));
    },
  );
});
