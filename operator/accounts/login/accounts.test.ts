import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { accounts, captchas, loginFailures, sessions } from '#operator/database/tables/accounts.tables.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { changeMerchant } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { setProfile } from '#operator/testing/protection.ts';
import { accountsHandlers as handlers } from './accounts.handlers.ts';
import { openAccount } from '../identity/finding.ts';
import { tokenDigest } from '../secrets.ts';
import { openSession, sessionLimits } from '../identity/sessions.ts';

const context: TestContext = await createSeededContext();
afterAll(() => context.close());

const visitor: Caller = {
  account: null,
  sessionId: null,
  ip: '192.0.2.1',
  userAgent: 'test',
  requestId: 'r1',
};
const minute = 60_000;

beforeEach(async () => {
  await context.database.delete(loginFailures);
  await context.database.delete(captchas);
  context.clock.shift(0);
});

const logIn = (username: string, password: string, captcha = '', captchaId = '') =>
  handlers.logIn({ type: 'username', username, password, captcha, captchaId }, visitor, context);

async function refusalOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown as { code: string; value?: unknown; retryAfter?: number },
  );
  return error && { code: error.code, value: error.value, retryAfter: error.retryAfter };
}

async function failTimes(times: number, username = 'maria') {
  for (let index = 0; index < times; index += 1)
    await refusalOf(logIn(username, 'wrong', ...(await solved())));
}

async function solved(): Promise<[string, string]> {
  const { captchaId } = await handlers.captcha({}, visitor, context);
  const [captcha] = await context.database.select().from(captchas).where(eq(captchas.id, captchaId));
  return [captcha?.answer ?? '', captchaId];
}

describe('logging in', () => {
  test('[LOGIN-06] [SES-03] the right password opens a session whose token is stored only as a digest', async () => {
    const { token, ...rest } = await logIn(' Maria ', demoPassword);
    expect(rest).toEqual({
      userName: 'maria',
      type: 0,
      firstTimeLogin: true,
      deviceToken: expect.any(String),
      lastLogin: null,
    });
    const stored = await context.database
      .select()
      .from(sessions)
      .where(eq(sessions.tokenDigest, tokenDigest(token)));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await openSession(context, token)).account).toMatchObject({
      name: 'maria',
      type: 0,
      merchantCode: 'ARAW',
    });
  });

  test('[SES-01] the first login counts as first only once', async () => {
    const first = await logIn('nena', demoPassword);
    const second = await logIn('nena', demoPassword);
    expect([first.firstTimeLogin, second.firstTimeLogin]).toEqual([true, false]);
  });

  test('[PROT-08] a login reports when, on what and from where the previous one happened, and the first reports none', async () => {
    const request = {
      type: 'username',
      username: 'pedro',
      password: demoPassword,
      captcha: '',
      captchaId: '',
    } as const;
    const from = (userAgent: string, country?: string) =>
      handlers.logIn(request, { ...visitor, userAgent, ...(country && { country }) }, context);
    const at = context.clock.now();
    const first = await from('Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36', 'PH');
    context.clock.shift(minute);
    const second = await from('');
    context.clock.shift(minute);
    const third = await from('');
    expect([first.lastLogin, second.lastLogin, third.lastLogin]).toEqual([
      null,
      { at, device: 'Chrome · Android', place: 'PH' },
      { at: at + minute, device: '', place: '' },
    ]);
  });

  test('an unknown user and a wrong password get the same answer', async () => {
    expect(await refusalOf(logIn('maria', 'wrong'))).toEqual(await refusalOf(logIn('nobody', 'wrong')));
    expect(await refusalOf(logIn('maria', 'wrong'))).toEqual({
      code: 'credentialsWrong',
      value: { captcha: false },
      retryAfter: undefined,
    });
  });

  test('only a caller who knows the password learns that the account is locked', async () => {
    expect(await refusalOf(logIn('liza', 'wrong'))).toMatchObject({ code: 'credentialsWrong' });
    expect(await refusalOf(logIn('liza', demoPassword))).toMatchObject({ code: 'accountLocked' });
  });

  test('a login method that is off is refused', async () => {
    await changeMerchant(context, { whitelabel: { MOBILEVERCODELOGIN3: false } });
    const request = {
      type: 'sms',
      username: '09170000000',
      password: '1234',
      captcha: '',
      captchaId: '',
    } as const;
    expect(await refusalOf(handlers.logIn(request, visitor, context))).toMatchObject({
      code: 'switchedOff',
    });
  });

  test.each(["maria'--", '%', '_____', '<img onerror=x>', '__proto__', 'mаria', 'مارية', ''])(
    'the name %j matches no account',
    async (name) => {
      expect(await refusalOf(logIn(name, demoPassword))).toMatchObject({ code: 'credentialsWrong' });
    },
  );
});

describe('failed logins', () => {
  test('[LOGIN-03] the third failure requires a captcha, and from then on no login passes without it', async () => {
    const flags = [];
    for (let index = 0; index < 3; index += 1) flags.push((await refusalOf(logIn('maria', 'wrong')))?.value);
    expect(flags).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
    expect(await refusalOf(logIn('maria', demoPassword))).toMatchObject({ code: 'captchaWrong' });
    const [answer, captchaId] = await solved();
    expect(await logIn('maria', demoPassword, answer, captchaId)).toMatchObject({ userName: 'maria' });
  });

  test('an unknown name requires a captcha just like a known one', async () => {
    await failTimes(3, 'nobody');
    expect(await refusalOf(logIn('nobody', 'wrong'))).toMatchObject({ code: 'captchaWrong' });
  });

  test('[LOGIN-03] a captcha is used up by its first answer, right or wrong, and expires', async () => {
    await failTimes(3);
    const [answer, captchaId] = await solved();
    await refusalOf(logIn('maria', demoPassword, '000000', captchaId));
    expect(await refusalOf(logIn('maria', demoPassword, answer, captchaId))).toMatchObject({
      code: 'captchaWrong',
    });
    const [late, lateId] = await solved();
    context.clock.shift(6 * minute);
    expect(await refusalOf(logIn('maria', demoPassword, late, lateId))).toMatchObject({
      code: 'captchaWrong',
    });
  });

  test('a success clears the failures', async () => {
    await failTimes(2);
    await logIn('maria', demoPassword);
    expect(await refusalOf(logIn('maria', 'wrong'))).toMatchObject({ value: { captcha: false } });
  });

  test('simultaneous guesses count like consecutive ones', async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, () => refusalOf(logIn('maria', 'wrong'))));
    const looked = guesses.filter((refusal) => refusal?.code === 'credentialsWrong');
    expect(looked.length).toBeLessThanOrEqual(3);
  });

  test('failures are forgotten after an hour', async () => {
    await failTimes(10);
    context.clock.shift(60 * minute);
    expect(await logIn('maria', demoPassword)).toMatchObject({ userName: 'maria' });
  });
});

describe('captcha', () => {
  test('[LOGIN-03] the picture is a PNG of up to six digits', async () => {
    const { image, captchaId } = await handlers.captcha({}, visitor, context);
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const [stored] = await context.database.select().from(captchas).where(eq(captchas.id, captchaId));
    expect(stored?.answer).toMatch(/^\d{4,6}$/);
  });

  test('unanswered ones are deleted once they expire', async () => {
    await handlers.captcha({}, visitor, context);
    context.clock.shift(5 * minute);
    const { captchaId } = await handlers.captcha({}, visitor, context);
    expect(await context.database.$count(captchas)).toBe(2);
    context.clock.shift(1);
    const { captchaId: last } = await handlers.captcha({}, visitor, context);
    const kept = await context.database.select({ id: captchas.id }).from(captchas);
    expect(kept.map(({ id }) => id).toSorted()).toEqual([captchaId, last].toSorted());
  });
});

describe('sessions', () => {
  const codeOf = async (token: string) => (await refusalOf(openSession(context, token)))?.code ?? 'open';

  test('[SES-04] a session ends after half an hour without a call', async () => {
    const { token } = await logIn('maria', demoPassword);
    context.clock.shift(29 * minute);
    expect(await codeOf(token)).toBe('open');
    context.clock.shift(29 * minute);
    expect(await codeOf(token)).toBe('open');
    context.clock.shift(31 * minute);
    expect(await codeOf(token)).toBe('sessionEnded');
  });

  test.each([
    ['spec', 30],
    ['ph', 30],
    ['gb', 30],
    ['strict', 15],
  ] as const)(
    '[PROT-08] under %s a session ends after %d minutes without a call',
    async (profile, minutes) => {
      await setProfile(context, profile);
      const { token } = await logIn('maria', demoPassword);
      context.clock.shift(minutes * minute);
      expect(await codeOf(token)).toBe('open');
      context.clock.shift(minutes * minute + 1);
      expect(await codeOf(token)).toBe('sessionEnded');
      await setProfile(context, 'spec');
    },
  );

  test.each([
    ['spec', 30],
    ['strict', 15],
  ] as const)(
    '[PROT-08] under %s, automatic calls of the page are answered for %d minutes and extend no session',
    async (profile, minutes) => {
      await setProfile(context, profile);
      const { token } = await logIn('maria', demoPassword);
      const codeByPage = async () => (await refusalOf(openSession(context, token, 'page')))?.code ?? 'open';
      for (let passed = 0; passed < minutes; passed += 5) {
        context.clock.shift(5 * minute);
        expect(await codeByPage()).toBe('open');
      }
      context.clock.shift(1);
      expect(await codeByPage()).toBe('sessionEnded');
      expect(await codeOf(token)).toBe('sessionEnded');
      await setProfile(context, 'spec');
    },
  );

  test('[SES-04] a session ends twelve hours after its login, however active', async () => {
    const { token } = await logIn('maria', demoPassword);
    for (let passed = 0; passed < sessionLimits.absolute; passed += 20 * minute) {
      expect(await codeOf(token)).toBe('open');
      context.clock.shift(20 * minute);
    }
    context.clock.shift(minute);
    expect(await codeOf(token)).toBe('sessionEnded');
  });

  test('a login replaces the caller’s previous session', async () => {
    const { token } = await logIn('maria', demoPassword);
    const { sessionId } = await openSession(context, token);
    const request = {
      type: 'username',
      username: 'maria',
      password: demoPassword,
      captcha: '',
      captchaId: '',
    } as const;
    await handlers.logIn(request, { ...visitor, sessionId }, context);
    expect(await codeOf(token)).toBe('sessionEnded');
  });

  test('[LOGOUT-02] a logout ends its session, and a second one changes nothing', async () => {
    const { token } = await logIn('maria', demoPassword);
    const { sessionId } = await openSession(context, token);
    await handlers.logOut({}, { ...visitor, sessionId }, context);
    await handlers.logOut({}, { ...visitor, sessionId }, context);
    expect(await codeOf(token)).toBe('sessionEnded');
  });

  test('a disabled account and an unknown token get no access', async () => {
    const { token } = await logIn('jose', demoPassword);
    await context.database.update(accounts).set({ disabled: true }).where(eq(accounts.name, 'jose'));
    expect([await codeOf(token), await codeOf('unknown')]).toEqual(['userDisabled', 'sessionEnded']);
  });
});

describe('trial', () => {
  test('[TRIAL-01] [BOOT-08] every trial is a new account of type 4 with play money', async () => {
    const first = await handlers.createTrial({ ageConfirmed: true }, visitor, context);
    const second = await handlers.logInFreePlay({ ageConfirmed: true }, visitor, context);
    expect([first.customerType, second.customerType]).toEqual([4, 4]);
    expect(first.userName).not.toBe(second.userName);
    const { account, sessionId } = await openSession(context, first.token);
    expect(account.merchantCode).toBe('ARAWTRIAL');
    expect(await handlers.wallet({}, { ...visitor, account, sessionId }, context)).toEqual({
      sumBalance: 10_000,
      currencySymbol: '₱',
    });
  });
});

test('[BAL-02] the wallet of a member reports the ledger in pesos', async () => {
  const { token } = await logIn('maria', demoPassword);
  const { account, sessionId } = await openSession(context, token);
  expect(await handlers.wallet({}, { ...visitor, account, sessionId }, context)).toEqual({
    sumBalance: 12_480.5,
    currencySymbol: '₱',
  });
  expect(await handlers.memberInfo({}, { ...visitor, account, sessionId }, context)).toEqual({
    id: String(account.id),
    account: 'maria',
    nickname: 'Maria',
    type: 0,
    regDate: Date.UTC(2025, 5, 1, 4),
    toUpline: false,
    standing: { state: 'playing', until: null },
    clubLabel: { labelName: 'VIP 3' },
  });
});

describe('[SES-04] of 40 simultaneous logins to one account', () => {
  beforeEach(async () => {
    await context.database.delete(sessions);
  });

  const outcomeOf = (token: string) =>
    openSession(context, token).then(
      () => 'open',
      ({ code }: { code: string }) => code,
    );

  test('the newest ten continue, and the others are told that they have ended', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 40; count++) {
      tokens.push((await logIn('maria', demoPassword)).token);
      context.clock.shift(1_000);
    }
    expect(await Promise.all(tokens.map(outcomeOf))).toEqual([
      ...Array<string>(30).fill('sessionEnded'),
      ...Array<string>(10).fill('open'),
    ]);
    const { token: another } = await logIn('nena', demoPassword);
    expect([await outcomeOf(another), await outcomeOf(tokens[30] ?? '')]).toEqual(['open', 'open']);
  });

  test('exactly ten continue', async () => {
    const [{ id } = { id: 0 }] = await context.database
      .select()
      .from(accounts)
      .where(eq(accounts.name, 'pilar'));
    const account = { id, name: 'pilar', type: 1 };
    const opened = await Promise.all(
      Array.from({ length: 40 }, () => openAccount(context, account, visitor)),
    );
    const outcomes = await Promise.all(opened.map(({ token }) => outcomeOf(token)));
    expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(10);
  });

  test('expired ones do not take a place', async () => {
    const early = (await logIn('maria', demoPassword)).token;
    for (let count = 0; count < 9; count++) await logIn('maria', demoPassword);
    context.clock.shift(20 * minute);
    expect(await outcomeOf(early)).toBe('open');
    context.clock.shift(20 * minute);
    for (let count = 0; count < 9; count++) await logIn('maria', demoPassword);
    expect(await outcomeOf(early)).toBe('open');
    await logIn('maria', demoPassword);
    expect(await outcomeOf(early)).toBe('sessionEnded');
  });
});
