import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts, spentProofs, verificationCodes } from '#operator/database/tables/accounts.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import {
  changeMerchant,
  newestCode,
  refusalOf,
  solvedHumanCheck,
  visitor,
} from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { codesHandlers as handlers } from './codes.handlers.ts';
import { languageCodes } from '@araw/contract/calls/languages';
import { checkCode, codeLimits, sendCode, useCode } from './codes.ts';
import { createHumanChallenge } from '../guards/humanCheck.ts';
import { rememberDevice, type Requester } from '../guards/knownDevices.ts';

const context: TestContext = await createSeededContext();
afterAll(() => context.close());

const second = 1_000;
const minute = 60 * second;
const maria = '09170000001';
const nobody = '09179999999';

beforeEach(async () => {
  await context.database.delete(verificationCodes);
  await context.database.delete(outbox);
  context.clock.shift(0);
  await changeMerchant(context, {
    whitelabel: { MOBILEVERCODELOGIN3: true, PASSWORDCHANGEBYMAIL3: true },
    settings: { humanCheck: { provider: 'none' } },
  });
});

const sms = (mobileNo: string, humanCheck: Record<string, string> = {}) => ({
  mobileNo,
  countryDialingCode: '63',
  humanCheck,
});
const sendLoginCode = (mobileNo: string, ip = visitor.ip) =>
  handlers.sendLoginCode(sms(mobileNo), { ...visitor, ip }, context);
const forgotByEmail = (account: string, humanCheck: Record<string, string> = {}, ip = visitor.ip) =>
  handlers.forgotByEmail({ account, humanCheck }, { ...visitor, ip }, context);
const sent = () => context.database.select().from(outbox).orderBy(outbox.id);
const stranger = (network: string = visitor.ip) => ({ network, knownAs: null });
const check = (code: string, target = '+639170000001', requester: Requester = stranger()) =>
  checkCode(context, requester, { purpose: 'login', target, code });

describe('a code', () => {
  test('[SMS-03] is six random digits in the outbox, stored only as a hash', async () => {
    const { expirationTime } = await sendLoginCode(maria);
    expect(expirationTime).toBe(context.clock.now() + codeLimits.apart);
    const [message, ...more] = await sent();
    expect([message, more]).toEqual([
      {
        id: expect.any(Number),
        channel: 'sms',
        recipient: '+639170000001',
        subject: '',
        body: expect.stringMatching(/^\d{6} is your code to log in\. It works once, for 10 minutes\./),
        sentAt: context.clock.now(),
      },
      [],
    ]);
    const stored = await context.database.select().from(verificationCodes);
    expect(stored[0]?.codeHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(stored)).not.toContain(await newestCode(context));
  });

  test('[DEV-07] by SMS ends with the line that binds it to the site', async () => {
    await handlers.sendLoginCode(sms(maria), { ...visitor, host: 'play.example.com' }, context);
    const body = (await sent())[0]?.body ?? '';
    const bound = /\n\n@play\.example\.com #(\d{6})$/.exec(body)?.[1];
    expect(body).toContain(`${bound} is your code to log in.`);
  });

  test('[DEV-07] [LANG-02] by SMS is said in the language of the caller, and its last line stays the same', async () => {
    for (const [index, language] of languageCodes.entries()) {
      const target = `+6391700010${String(index).padStart(2, '0')}`;
      const caller = { ...visitor, ip: `203.0.113.${index}`, host: 'play.example.com', language };
      await sendCode(context, caller, { purpose: 'register', channel: 'sms', target });
    }
    const texts = (await sent()).map(({ body }) => {
      const code = /\n\n@play\.example\.com #(\d{6})$/.exec(body)?.[1];
      expect(body.split('\n').slice(1)).toEqual(['', `@play.example.com #${code}`]);
      expect(body.split(code ?? 'no code')).toHaveLength(3);
      return body.split('\n')[0]?.replace(code ?? '', '');
    });
    expect(new Set(texts).size).toBe(30);
    expect(texts[languageCodes.indexOf('DE')]).toBe(
      ' ist dein Code zum Registrieren. Er gilt einmal, 10 Minuten lang. Gib ihn niemandem weiter. ' +
        'Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht.',
    );
  });

  test('[LANG-02] by mail has subject and text in the language of the caller', async () => {
    await handlers.forgotByEmail(
      { account: 'maria@araw.example', humanCheck: {} },
      { ...visitor, language: 'FR' },
      context,
    );
    expect(await sent()).toMatchObject([
      {
        subject: 'Votre code pour choisir un nouveau mot de passe',
        body: expect.stringMatching(/^\d{6} est votre code pour choisir un nouveau mot de passe\. /),
      },
    ]);
  });

  test.each(['203.0.113.7', '[2001:db8::1]', undefined])(
    '[DEV-07] by SMS has no such line for the site %s, which has no host name',
    async (host) => {
      await handlers.sendLoginCode(sms(maria), { ...visitor, ...(host && { host }) }, context);
      expect((await sent())[0]?.body).toMatch(/this message\.$/);
    },
  );

  test('[DEV-07] by mail has no such line', async () => {
    await handlers.forgotByEmail(
      { account: 'maria@araw.example', humanCheck: {} },
      { ...visitor, host: 'play.example.com' },
      context,
    );
    for (const { body } of await sent()) expect(body).not.toContain('@play.example.com');
  });

  test('works once', async () => {
    await sendLoginCode(maria);
    const id = await check(await newestCode(context));
    await useCode(context.database, context.clock, id);
    expect(await refusalOf(useCode(context.database, context.clock, id))).toMatchObject({
      code: 'codeWrong',
    });
    expect(await refusalOf(check(await newestCode(context)))).toMatchObject({ code: 'codeWrong' });
  });

  test.each([
    ['another number', () => check('', '+639170000002')],
    ['no number', () => check('', '')],
    [
      'another purpose',
      async () =>
        checkCode(context, stranger(), {
          purpose: 'password',
          target: '+639170000001',
          code: await newestCode(context),
        }),
    ],
    ['a wrong code', async () => check((await newestCode(context)) === '000000' ? '000001' : '000000')],
    ['an empty code', () => check('')],
    ['letters', () => check('abcdef')],
    [
      'full-width digits',
      async () =>
        check((await newestCode(context)).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + +digit))),
    ],
  ])('is refused for %s', async (_name, attempt: () => Promise<unknown>) => {
    await sendLoginCode(maria);
    expect(await refusalOf(attempt())).toMatchObject({ code: 'codeWrong' });
  });

  test('is valid for ten minutes', async () => {
    await sendLoginCode(maria);
    const code = await newestCode(context);
    context.clock.shift(codeLimits.lifetime - 1);
    await check(code);
    context.clock.shift(1);
    expect(await refusalOf(check(code))).toMatchObject({ code: 'codeWrong' });
  });

  test('allows five attempts, even if all arrive at once', async () => {
    await sendLoginCode(maria);
    const code = await newestCode(context);
    const wrong = code === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: codeLimits.tries }, () => refusalOf(check(wrong))));
    expect(await refusalOf(check(code))).toMatchObject({ code: 'codeWrong' });
  });

  test('allows five attempts for the caller that requested it, and five for all others together', async () => {
    const { tries } = codeLimits;
    await sendLoginCode(maria);
    const code = await newestCode(context);
    const wrong = code === '111111' ? '222222' : '111111';
    const strangers = Array.from({ length: tries }, (_, index) => stranger(`198.51.100.${index}`));
    for (const one of strangers) await refusalOf(check(wrong, undefined, one));
    expect(await refusalOf(check(code, undefined, stranger('198.51.100.99')))).toMatchObject({
      code: 'codeWrong',
    });
    for (let index = 1; index < tries; index += 1) await refusalOf(check(wrong));
    await check(code);
    expect(await refusalOf(check(code))).toMatchObject({ code: 'codeWrong' });
    const [stored] = await context.database.select().from(verificationCodes);
    expect([stored?.tries, stored?.strangersTries]).toEqual([tries, tries]);
  });

  test('keeps working for the caller that requested it, whatever others request later', async () => {
    await sendLoginCode(maria);
    const own = await newestCode(context);
    context.clock.shift(codeLimits.apart);
    await sendLoginCode(maria, '198.51.100.1');
    const others = await newestCode(context);
    const looks = [
      await check(own),
      await check(others, undefined, stranger('198.51.100.1')),
      await check(others, undefined, stranger('198.51.100.2')),
    ];
    expect(new Set(looks)).toEqual(new Set([looks[0], looks[2]]));
    expect(looks[0]).not.toBe(looks[1]);
  });

  test('requested by a device can be tried by that device anywhere, but not by its neighbours', async () => {
    const [{ id: account } = { id: 0 }] = await context.database
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.name, 'maria'));
    const device = await rememberDevice(context, account, '');
    await handlers.sendLoginCode({ ...sms(maria), deviceToken: device.token }, visitor, context);
    const code = await newestCode(context);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let index = 0; index < codeLimits.tries; index += 1) await refusalOf(check(wrong));
    expect(await refusalOf(check(code))).toMatchObject({ code: 'codeWrong' });
    await check(code, undefined, { network: '198.51.100.1', knownAs: `device ${device.id}` });
  });

  test('dated in the future blocks no one', async () => {
    context.clock.shift(10 * minute);
    await sendLoginCode(maria);
    context.clock.shift(-10 * minute);
    await sendLoginCode(maria);
    const stored = await context.database.select().from(verificationCodes);
    const now = stored.find(({ sentAt }) => sentAt === context.clock.now());
    expect(await check(await newestCode(context))).toBe(now?.id);
  });

  describe('a code and the one sent after it', () => {
    const wrongFor = (...codes: string[]) =>
      ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';

    /** Two codes to one number, a minute apart. */
    async function sendTwo(ip?: string) {
      await sendLoginCode(maria);
      const first = await newestCode(context);
      context.clock.shift(codeLimits.apart);
      await sendLoginCode(maria, ip);
      return { first, second: await newestCode(context) };
    }

    test.each([
      ['the first before the second', 'first', 'second'],
      ['the second before the first', 'second', 'first'],
    ] as const)('[SMS-03] requested by one caller, both work, once each: %s', async (_order, one, other) => {
      const codes = await sendTwo();
      for (const code of [codes[one], codes[other]])
        await useCode(context.database, context.clock, await check(code));
      for (const code of Object.values(codes))
        expect(await refusalOf(check(code))).toMatchObject({ code: 'codeWrong' });
    });

    test('[SMS-03] expire separately: the first at its own time', async () => {
      const { first, second } = await sendTwo();
      context.clock.shift(codeLimits.lifetime - codeLimits.apart - 1);
      await check(first);
      context.clock.shift(1);
      expect(await refusalOf(check(first))).toMatchObject({ code: 'codeWrong' });
      await check(second);
    });

    test('share wrong attempts: four leave both valid, five neither, and a third code starts fresh', async () => {
      const { first, second } = await sendTwo();
      const wrong = wrongFor(first, second);
      for (let look = 0; look < 3; look += 1) await refusalOf(check(wrong));
      await check(first);
      const [before] = await context.database.select().from(verificationCodes);
      expect(before?.tries).toBe(4);
      await refusalOf(check(wrong));
      for (const code of [first, second])
        expect(await refusalOf(check(code))).toMatchObject({ code: 'codeWrong' });
      context.clock.shift(codeLimits.apart);
      await sendLoginCode(maria);
      await check(await newestCode(context));
    });

    test('work from the place where the other was requested, such as at home after on the road', async () => {
      const { first, second } = await sendTwo('198.51.100.1');
      const home = stranger('198.51.100.1');
      const looks = [await check(first, undefined, home), await check(second, undefined, home)];
      expect(new Set(looks).size).toBe(2);
    });

    test('are not used up by another caller’s requests', async () => {
      const { first, second } = await sendTwo('198.51.100.1');
      const wrong = wrongFor(first, second);
      for (let look = 0; look < codeLimits.tries; look += 1)
        await refusalOf(check(wrong, undefined, stranger('198.51.100.1')));
      await check(first);
      expect(await refusalOf(check(second))).toBeNull();
    });
  });
});

describe('a number or account that does not exist', () => {
  const calls = [
    ['sendLoginCode', (who: string) => sendLoginCode(who), maria, nobody],
    ['forgotBySms', (who: string) => handlers.forgotBySms(sms(who), visitor, context), maria, nobody],
    [
      'forgotByEmail',
      (account: string) => forgotByEmail(account),
      'maria@araw.example',
      'nobody@araw.example',
    ],
    ['forgotByEmail', (account: string) => forgotByEmail(account), 'MARIA', 'nobody'],
  ] as const;

  test.each(calls)(
    '[PASS-06] %s gets the same answer and a stored code, but nothing is sent',
    async (_, send, known, unknown) => {
      const answers = [await send(known), await send(unknown)];
      expect(answers[1]).toEqual(answers[0]);
      expect(await sent()).toHaveLength(1);
      const [first, other] = (await context.database.select().from(verificationCodes)).map(
        ({ purpose, sentAt, expiresAt, tries }) => ({ purpose, sentAt, expiresAt, tries }),
      );
      expect(other).toEqual(first);
    },
  );

  test.each(calls)('%s uses up the same limits', async (_, send, known, unknown) => {
    await send(known);
    await send(unknown);
    context.clock.shift(20 * second);
    expect(await refusalOf(send(unknown))).toEqual(await refusalOf(send(known)));
  });

  test('nothing is sent to an account with no number or address, or an unverified one', async () => {
    await forgotByEmail('jose');
    expect(await sent()).toEqual([]);
  });
});

describe('limits', () => {
  test('[SMS-05] a second code waits for the rest of the minute', async () => {
    await sendLoginCode(maria);
    context.clock.shift(15 * second);
    expect(await refusalOf(sendLoginCode(maria))).toEqual({
      code: 'tooManyRequests',
      value: undefined,
      retryAfter: 45,
    });
    context.clock.shift(45 * second);
    await sendLoginCode(maria);
  });

  test.each([
    ['0917 000 0001', '0917 000 0001'],
    [maria, '+63 917-000-0001'],
    [maria, '639170000001'],
    [maria, '９１７００００００１'],
    [maria, '0917\u200b0000001'],
  ])('%s and %s are the same number', async (first, other) => {
    await sendLoginCode(first);
    expect(await refusalOf(sendLoginCode(other))).toMatchObject({ code: 'tooManyRequests' });
  });

  test('simultaneous requests count like consecutive ones', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => refusalOf(sendLoginCode(maria))));
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await sent()).toHaveLength(1);
  });
});

describe('numbers', () => {
  test.each([
    '',
    ' ',
    '0917000000',
    '091700000011',
    '0917000000a',
    '09170000001 x5',
    '+1 202 555 0143',
    '(02) 8123 4567',
    'maria',
    '<img src=x onerror=alert(1)>',
    `'";--`,
    '__proto__',
    '📱09170000001',
    '\u202e0917000000',
    '1'.repeat(20),
    '1'.repeat(21),
  ])('[SMS-01] %j is not a mobile number', async (mobileNo) => {
    expect(await refusalOf(sendLoginCode(mobileNo))).toEqual({
      code: 'mobileInvalid',
      value: { field: 'mobileNum' },
      retryAfter: undefined,
    });
    expect(await sent()).toEqual([]);
  });

  test.each([
    '+63 (0) 917 - 000 - 0001 ',
    '0063 917 000 0001',
    '\u202a+63 917 000 0001\u202c',
    '០៩១៧០០០០០០១',
  ])('[DEV-04] spaces, punctuation and other digits in %j are accepted', async (mobileNo) => {
    await sendLoginCode(mobileNo);
    expect(await sent()).toHaveLength(1);
  });

  test.each(['1', '', '999', '+1'])(
    'a number from %j, which is not served, is refused',
    async (countryDialingCode) => {
      const request = { ...sms(maria), countryDialingCode };
      expect(await refusalOf(handlers.sendLoginCode(request, visitor, context))).toMatchObject({
        code: 'mobileInvalid',
      });
    },
  );

  test('mobileNum is used when mobileNo is missing', async () => {
    const request = { mobileNum: maria, countryDialingCode: '+63', humanCheck: {} };
    await handlers.sendRegisterCode(request, visitor, context);
    expect((await sent()).map(({ recipient }) => recipient)).toEqual(['+639170000001']);
  });
});

describe('[SMS-02] the human check', () => {
  beforeEach(async () => {
    await changeMerchant(context, { settings: { humanCheck: { provider: 'proofOfWork' } } });
    await context.database.delete(spentProofs);
  });

  const send = (humanCheck: Record<string, string>, mobile = maria) =>
    handlers.sendLoginCode(sms(mobile, humanCheck), visitor, context);
  const failed = { code: 'humanCheckFailed', value: undefined, retryAfter: undefined };
  const encode = (value: unknown) => ({ altcha: Buffer.from(JSON.stringify(value)).toString('base64') });

  test('lets a solved challenge through once', async () => {
    const solved = await solvedHumanCheck(context);
    await send(solved);
    expect(await refusalOf(send(solved, '09170000002'))).toEqual(failed);
    expect(await sent()).toHaveLength(1);
  });

  test('lets one of two simultaneous uses through', async () => {
    const solved = await solvedHumanCheck(context);
    const answers = await Promise.all([refusalOf(send(solved)), refusalOf(send(solved, '09170000002'))]);
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(1);
  });

  test('refuses a challenge after five minutes', async () => {
    const solved = await solvedHumanCheck(context);
    context.clock.shift(5 * minute);
    expect(await refusalOf(send(solved))).toEqual(failed);
  });

  test.each([
    ['nothing', {}],
    ['an empty text', { altcha: '' }],
    ['no base64', { altcha: '☃' }],
    ['no JSON', { altcha: 'AAAA' }],
    ['another field', { token: 'x' }],
    ['an array', encode([])],
    ['a prototype key', { altcha: Buffer.from('{"__proto__":{"challenge":{}}}').toString('base64') }],
    ['GeeTest fields', { lot_number: '1', captcha_output: 'x', pass_token: 'x', gen_time: '1' }],
  ])('refuses %s', async (_name, humanCheck: Record<string, string>) => {
    expect(await refusalOf(send(humanCheck))).toEqual(failed);
  });

  test('refuses a wrong solution, a made-up challenge and one made easier or longer', async () => {
    const challenge = await createHumanChallenge(context);
    const solution = { counter: 1, derivedKey: '00'.repeat(32) };
    const { parameters } = challenge;
    const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '00' } };
    const longer = {
      ...challenge,
      parameters: { ...parameters, data: { goodUntil: Number.MAX_SAFE_INTEGER } },
    };
    const own = { ...challenge, signature: '00'.repeat(32) };
    for (const given of [challenge, easier, longer, own]) {
      expect(await refusalOf(send(encode({ challenge: given, solution })))).toEqual(failed);
    }
    expect(await refusalOf(send(await solvedHumanCheck(context, longer)))).toEqual(failed);
  });

  test('[PASS-06] also protects codes by mail, whether or not the account exists', async () => {
    for (const account of ['maria@araw.example', 'maria', 'nobody'])
      expect(await refusalOf(forgotByEmail(account))).toEqual(failed);
    expect(await context.database.select().from(verificationCodes)).toEqual([]);
    const solved = await solvedHumanCheck(context);
    await forgotByEmail('maria', solved);
    expect(await refusalOf(forgotByEmail('nobody', solved))).toEqual(failed);
    expect((await sent()).map(({ recipient }) => recipient)).toEqual(['maria@araw.example']);
  });

  test('comes after the address check: an empty address does not use up a proof', async () => {
    const solved = await solvedHumanCheck(context);
    expect(await refusalOf(forgotByEmail('  ', solved))).toMatchObject({ code: 'fieldInvalid' });
    await forgotByEmail('maria', solved);
  });

  test('comes after the number check: a mistyped number does not use up a proof', async () => {
    const solved = await solvedHumanCheck(context);
    expect(await refusalOf(send(solved, '0917'))).toMatchObject({ code: 'mobileInvalid' });
    await send(solved);
  });
});

describe('GeeTest', () => {
  const proof = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };
  const asked: { url: string; body: string }[] = [];
  const answering = (answer: () => Response, geetestKey = 'key') => ({
    ...context,
    thirdParties: {
      geetestKey,
      fetch: (async (url: string, { body }: { body: URLSearchParams }) => {
        asked.push({ url, body: body.toString() });
        return answer();
      }) as unknown as typeof fetch,
    },
  });
  const send = (within: typeof context, mobile = maria) =>
    handlers.sendLoginCode(sms(mobile, proof), visitor, within);

  beforeEach(() =>
    changeMerchant(context, { settings: { humanCheck: { provider: 'geetest', captchaId: 'id' } } }),
  );

  test('is called with the result, signed with the account’s key', async () => {
    await send(answering(() => Response.json({ result: 'success' })));
    expect(asked).toEqual([
      {
        url: 'https://gcaptcha4.geetest.com/validate?captcha_id=id',
        body:
          'lot_number=lot&captcha_output=out&pass_token=pass&gen_time=1' +
          '&sign_token=5b602281bb317fc35fd5248cfcfab72bf3f4c824a4b8c3bfe0be2b74578b7dec',
      },
    ]);
  });

  test.each([
    ['says no', () => Response.json({ result: 'fail' })],
    ['answers HTML', () => new Response('<html>')],
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('lets no one through when it %s', async (_name, answer: () => Response) => {
    expect(await refusalOf(send(answering(answer)))).toMatchObject({ code: 'humanCheckFailed' });
  });

  test('lets no one through without the key', async () => {
    expect(await refusalOf(send(context))).toMatchObject({ code: 'humanCheckFailed' });
    expect(await refusalOf(send(answering(() => Response.json({ result: 'success' }), '')))).toMatchObject({
      code: 'humanCheckFailed',
    });
  });
});

test('[LOGIN-01] [LOGIN-10] codes are sent only if the merchant’s flag or setting is on', async () => {
  await changeMerchant(context, {
    whitelabel: { MOBILEVERCODELOGIN3: false, PASSWORDCHANGEBYMAIL3: false },
    registerSettings: { mobileRegistration: false, mobileVerification: false },
  });
  const refusals = [
    await refusalOf(sendLoginCode(maria)),
    await refusalOf(handlers.forgotBySms(sms(maria), visitor, context)),
    await refusalOf(forgotByEmail('maria')),
    await refusalOf(handlers.sendRegisterCode(sms(maria), visitor, context)),
  ];
  expect(refusals.map((refusal) => refusal?.code)).toEqual(Array(4).fill('switchedOff'));
  await changeMerchant(context, { registerSettings: { mobileRegistration: true } });
  expect(
    await context.database.select().from(verificationCodes).where(eq(verificationCodes.target, maria)),
  ).toEqual([]);
});
