import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import {
  accounts,
  contactChanges,
  loginFailures,
  sessions,
  verificationCodes,
} from '#operator/database/tables/accounts.tables.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { demoPassword } from '#operator/seed/demoAccounts.ts';
import { changeMerchant, newestCode, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { setPhoneProvider } from '#operator/testing/system.ts';
import { calls } from '@araw/contract/calls/calls';
import type { OwnerProof } from '@araw/contract/accounts/member';
import { decide } from '@araw/contract/calls/roles';
import { codeLimits } from '../codes/codes.ts';
import { hashPassword } from '../secrets.ts';
import { openSession } from '../identity/sessions.ts';

const context: TestContext = await createSeededContext();
afterAll(() => context.close());

const handlers = createHandlers({ sandbox: false });
const { database } = context;
const seededHash = await hashPassword(demoPassword);
const minute = 60_000;
const password: OwnerProof = { by: 'password', password: demoPassword };
const fresh = 'maria.new@araw.example';
const freshNumber = '+639175550001';

beforeEach(async () => {
  context.clock.shift(0);
  for (const table of [contactChanges, loginFailures, verificationCodes, outbox])
    await database.delete(table);
  await database.update(accounts).set({ emailVerifiedAt: null, mobileVerifiedAt: null });
  for (const [name, mobile] of [
    ['maria', '+639170000001'],
    ['nena', '+639170000003'],
  ] as const)
    await database
      .update(accounts)
      .set({
        email: `${name}@araw.example`,
        emailVerifiedAt: 1,
        mobile,
        mobileVerifiedAt: 1,
        passwordHash: seededHash,
      })
      .where(eq(accounts.name, name));
  await changeMerchant(context, {
    whitelabel: { PASSWORDCHANGEBYMAIL3: true, MOBILEVERCODELOGIN3: true },
    settings: { humanCheck: { provider: 'none' } },
  });
});

async function enter(username = 'maria') {
  const { token } = await handlers.logIn(
    { type: 'username', username, password: demoPassword, captcha: '', captchaId: '' },
    visitor,
    context,
  );
  const caller: Caller = { ...visitor, ...(await openSession(context, token)) };
  return { token, caller };
}

const toEmail = (caller: Caller, email: string, proof?: OwnerProof) =>
  handlers.updateEmail({ email, proof, humanCheck: {} }, caller, context);
const toMobile = (caller: Caller, mobileNum: string, proof?: OwnerProof) =>
  handlers.updateMobile({ mobileNum, countryDialingCode: '63', proof, humanCheck: {} }, caller, context);
const confirm = (caller: Caller, code: string, contact: 'email' | 'mobile' = 'email') =>
  handlers.confirmContact({ contact, code }, caller, context);
const profileOf = (caller: Caller) => handlers.profile({}, caller, context);
const emailOf = async (caller: Caller) => (await profileOf(caller)).email;
const stateOf = async (token: string) => (await refusalOf(openSession(context, token)))?.code ?? 'open';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const sent = async () =>
  (await database.select().from(outbox).orderBy(desc(outbox.id))).map(({ channel, recipient, subject }) => [
    channel,
    recipient,
    subject,
  ]);
const codeWrong = { code: 'codeWrong', value: undefined, retryAfter: undefined };

/** Requests the change and returns its code. */
async function ask(caller: Caller, email = fresh) {
  await toEmail(caller, email, password);
  return newestCode(context);
}

describe('a new email address', () => {
  test('takes effect only once its code is confirmed', async () => {
    const { caller } = await enter();
    const asked = await toEmail(caller, ` ${fresh} `, password);
    expect(asked).toEqual({ expirationTime: context.clock.now() + codeLimits.apart });
    expect(await sent()).toEqual([['mail', fresh, 'Your code to confirm this address for your account']]);
    expect(await profileOf(caller)).toMatchObject({
      email: 'maria@araw.example',
      changing: [{ contact: 'email', address: fresh }],
    });
    await confirm(caller, await newestCode(context));
    expect(await profileOf(caller)).toMatchObject({ email: fresh, emailProved: true, changing: [] });
  });

  test('[PASS-03] is announced, masked, to the previous address and number, and ends all other sessions', async () => {
    const here = await enter();
    const there = await enter();
    const other = await enter('nena');
    await confirm(here.caller, await ask(here.caller));
    const states = [await stateOf(here.token), await stateOf(there.token), await stateOf(other.token)];
    expect(states).toEqual(['open', 'sessionEnded', 'open']);
    const [row] = await database
      .select()
      .from(sessions)
      .where(eq(sessions.id, there.caller.sessionId ?? 0));
    expect(row).toMatchObject({ endReason: 'contactChanged', endedAt: context.clock.now() });
    const { list } = await handlers.activeSessions({}, here.caller, context);
    expect(list.map(({ id, current }) => [id, current])).toEqual([[String(here.caller.sessionId), true]]);
    expect((await sent()).slice(0, 2)).toEqual([
      ['sms', '+639170000001', ''],
      ['mail', 'maria@araw.example', 'Your e-mail address was changed'],
    ]);
    const [told] = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(told?.body).toContain('Your e-mail address is now m•••@araw.example');
    expect(told?.body).toContain("If this wasn't you, contact customer service right away");
    expect(told?.body).not.toContain(fresh);
  });

  test('[PASS-06] resets the password from then on; the old one cannot, even with a code sent earlier', async () => {
    const { caller } = await enter();
    await handlers.forgotByEmail({ account: 'maria', humanCheck: {} }, visitor, context);
    const before = await newestCode(context);
    await confirm(caller, await ask(caller));
    const reset = (account: string, code: string) =>
      handlers.verifyPasswordCode(
        { channel: 'email', account, code, newPassword: 'Another456', confirmNewPassword: 'Another456' },
        visitor,
        context,
      );
    expect(await refusalOf(reset('maria', before))).toEqual(codeWrong);
    context.clock.shift(minute);
    const messages = (await sent()).length;
    await handlers.forgotByEmail({ account: 'maria@araw.example', humanCheck: {} }, visitor, context);
    expect(await sent()).toHaveLength(messages);
    await handlers.forgotByEmail({ account: fresh, humanCheck: {} }, visitor, context);
    await reset(fresh, await newestCode(context));
  });

  test.each([
    ['nothing', undefined, 'credentialsWrong'],
    ['a wrong password', { by: 'password', password: 'Wrong12345' }, 'credentialsWrong'],
    ['no password', { by: 'password', password: '' }, 'credentialsWrong'],
    ['a code that was never sent', { by: 'email', code: '123456' }, 'codeWrong'],
    ['no code', { by: 'sms', code: '' }, 'codeWrong'],
  ] as const)('is refused for %s, and nothing is sent', async (_, proof, code) => {
    const { caller } = await enter();
    expect(await refusalOf(toEmail(caller, fresh, proof))).toMatchObject({ code });
    expect(await refusalOf(toMobile(caller, freshNumber, proof))).toMatchObject({ code });
    expect([await sent(), await database.select().from(contactChanges)]).toEqual([[], []]);
  });

  test('[LOGIN-03] wrong proofs in a session are slowed like password guesses, but never block login', async () => {
    const { caller } = await enter();
    for (let index = 0; index < 9; index += 1)
      await refusalOf(toEmail(caller, fresh, { by: 'password', password: `Wrong1234${index}` }));
    // The tenth, of the other kind, still fails; after it every attempt waits, right or wrong.
    expect(await refusalOf(toEmail(caller, fresh, { by: 'email', code: '123456' }))).toEqual(codeWrong);
    const waiting = { code: 'accountLocked', value: undefined, retryAfter: 30 };
    expect(await refusalOf(toEmail(caller, fresh, password))).toEqual(waiting);
    expect(await refusalOf(toMobile(caller, freshNumber, password))).toEqual(waiting);
    expect(await enter()).toBeDefined();
    context.clock.shift(30_000);
    expect(await refusalOf(toEmail(caller, fresh, password))).toBeNull();
  });

  test.each(['', 'maria', 'maria@araw', 'a@b.ph\nbcc:c@d.ph', `${'a'.repeat(243)}@araw.example`])(
    '[REG-12] %j is refused',
    async (email) => {
      const { caller } = await enter();
      expect(await refusalOf(toEmail(caller, email, password))).toMatchObject({
        code: 'emailInvalid',
        value: { field: 'email' },
      });
    },
  );

  test('[REG-11] belonging to another player is taken, as at registration', async () => {
    const { caller } = await enter('nena');
    expect(await refusalOf(toEmail(caller, 'MARIA@araw.example', password))).toMatchObject({
      code: 'alreadyTaken',
      value: { field: 'email' },
    });
  });

  test('verified by another player in the meantime is refused, and the player keeps the old one', async () => {
    const maria = await enter();
    const nena = await enter('nena');
    const forMaria = await ask(maria.caller);
    context.clock.shift(minute);
    const forNena = await ask(nena.caller, fresh.toUpperCase());
    await confirm(nena.caller, forNena);
    expect(await refusalOf(confirm(maria.caller, forMaria))).toEqual({
      code: 'alreadyTaken',
      value: { field: 'email' },
      retryAfter: undefined,
    });
    expect([await emailOf(maria.caller), await emailOf(nena.caller)]).toEqual([
      'maria@araw.example',
      fresh.toUpperCase(),
    ]);
  });

  test('goes to one of two players who verify it at once', async () => {
    const maria = await enter();
    const nena = await enter('nena');
    const forMaria = await ask(maria.caller);
    context.clock.shift(minute);
    const forNena = await ask(nena.caller);
    const outcomes = await Promise.all([
      refusalOf(confirm(maria.caller, forMaria)),
      refusalOf(confirm(nena.caller, forNena)),
    ]);
    expect(outcomes.map((outcome) => outcome?.code ?? 'changed').toSorted()).toEqual([
      'alreadyTaken',
      'changed',
    ]);
  });

  test('is confirmed once when two confirmations arrive at once', async () => {
    const { caller } = await enter();
    const code = await ask(caller);
    const outcomes = await Promise.all([refusalOf(confirm(caller, code)), refusalOf(confirm(caller, code))]);
    expect(outcomes.map((outcome) => outcome?.code ?? 'changed').toSorted()).toEqual([
      'changed',
      'codeWrong',
    ]);
    expect(await sent()).toHaveLength(3);
  });

  test('is abandoned when the password changes in another tab', async () => {
    const here = await enter();
    const there = await enter();
    const code = await ask(here.caller);
    await handlers.changePassword(
      { oldPassword: demoPassword, newPassword: 'Another456', confirmNewPassword: 'Another456' },
      there.caller,
      context,
    );
    expect(await refusalOf(confirm(here.caller, code))).toMatchObject({ code: 'sessionEnded' });
    expect(await emailOf(there.caller)).toBe('maria@araw.example');
  });
});

describe('the code for the new address', () => {
  test('works once', async () => {
    const { caller } = await enter();
    const code = await ask(caller);
    await confirm(caller, code);
    expect(await refusalOf(confirm(caller, code))).toEqual(codeWrong);
  });

  test.each([
    [codeLimits.lifetime - 1, null],
    [codeLimits.lifetime, codeWrong],
  ])('after %i ms gets the answer %j', async (later, answer) => {
    const { caller } = await enter();
    const code = await ask(caller);
    context.clock.shift(later);
    expect((await profileOf(caller)).changing).toHaveLength(answer === null ? 1 : 0);
    expect(await refusalOf(confirm(caller, code))).toEqual(answer);
  });

  test('allows four mistakes and no more', async () => {
    const { caller } = await enter();
    const code = await ask(caller);
    for (let index = 0; index < codeLimits.tries - 1; index += 1)
      expect(await refusalOf(confirm(caller, otherThan(code)))).toEqual(codeWrong);
    await confirm(caller, code);
    context.clock.shift(minute);
    const next = await ask(caller, `again.${fresh}`);
    for (let index = 0; index < codeLimits.tries; index += 1)
      await refusalOf(confirm(caller, otherThan(next)));
    expect(await refusalOf(confirm(caller, next))).toEqual(codeWrong);
  });

  test('works only for its account, login and kind', async () => {
    const here = await enter();
    const there = await enter();
    const nena = await enter('nena');
    const code = await ask(here.caller);
    const asked = await ask(nena.caller, 'nena.new@araw.example');
    const refusals = [
      await refusalOf(confirm(there.caller, code)),
      await refusalOf(confirm(here.caller, code, 'mobile')),
      await refusalOf(confirm(nena.caller, code === asked ? otherThan(code) : code)),
      await refusalOf(confirm({ ...here.caller, sessionId: 0 }, code)),
    ];
    expect(refusals).toEqual(refusals.map(() => codeWrong));
    await confirm(here.caller, code);
    expect(await emailOf(there.caller)).toBe(fresh);
  });

  test('is void once another address is requested', async () => {
    const { caller } = await enter();
    const first = await ask(caller);
    const second = await ask(caller, `second.${fresh}`);
    expect(await refusalOf(confirm(caller, first === second ? otherThan(first) : first))).toEqual(codeWrong);
    await confirm(caller, second);
    expect(await emailOf(caller)).toBe(`second.${fresh}`);
  });

  test.each([0, 1])(
    'works alongside another one requested in the same login, in either order: %i',
    async (which) => {
      const { caller } = await enter();
      const first = await ask(caller);
      context.clock.shift(minute);
      await toEmail(caller, fresh);
      await confirm(caller, [first, await newestCode(context)][which] ?? '');
      expect(await emailOf(caller)).toBe(fresh);
    },
  );

  test('is void once another login of the player requests one', async () => {
    const here = await enter();
    const there = await enter();
    const code = await ask(here.caller);
    await ask(there.caller, `there.${fresh}`);
    expect(await refusalOf(confirm(here.caller, code))).toEqual(codeWrong);
  });
});

describe('resending it', () => {
  test('needs no new proof in the same login for the same address for ten minutes', async () => {
    const { caller } = await enter();
    await ask(caller);
    context.clock.shift(codeLimits.lifetime - 1);
    await toEmail(caller, fresh.toUpperCase());
    context.clock.shift(codeLimits.lifetime);
    expect(await refusalOf(toEmail(caller, fresh))).toMatchObject({ code: 'credentialsWrong' });
  });

  test('needs a new proof for another address, another kind or another login', async () => {
    const here = await enter();
    const there = await enter();
    await ask(here.caller);
    context.clock.shift(minute);
    const refusals = [
      await refusalOf(toEmail(here.caller, `other.${fresh}`)),
      await refusalOf(toMobile(here.caller, freshNumber)),
      await refusalOf(toEmail(there.caller, fresh)),
    ];
    expect(refusals.map((refusal) => refusal?.code)).toEqual(refusals.map(() => 'credentialsWrong'));
  });

  test('[SMS-05] waits for the rest of the minute, and the code already sent stays valid', async () => {
    const { caller } = await enter();
    const code = await ask(caller);
    context.clock.shift(minute - 1);
    expect(await refusalOf(toEmail(caller, fresh))).toMatchObject({ code: 'tooManyRequests', retryAfter: 1 });
    await confirm(caller, code);
  });
});

describe('a code to the player’s own contact instead of the password', () => {
  const own = async (caller: Caller, by: 'email' | 'sms' = 'email') => {
    await handlers.sendOwnCode({ by, humanCheck: {} }, caller, context);
    return { by, code: await newestCode(context) };
  };

  test.each([
    ['email', 'mail', 'maria@araw.example'],
    ['sms', 'sms', '+639170000001'],
  ] as const)('by %s goes to the verified contact and allows one change', async (by, channel, recipient) => {
    const { caller } = await enter();
    const proof = await own(caller, by);
    expect((await sent())[0]?.slice(0, 2)).toEqual([channel, recipient]);
    await toEmail(caller, fresh, proof);
    context.clock.shift(minute);
    expect(await refusalOf(toEmail(caller, `other.${fresh}`, proof))).toEqual(codeWrong);
  });

  test('does not count for another login or another player', async () => {
    const here = await enter();
    const there = await enter();
    const nena = await enter('nena');
    const proof = await own(here.caller);
    expect(await refusalOf(toEmail(there.caller, fresh, proof))).toEqual(codeWrong);
    expect(await refusalOf(toEmail(nena.caller, fresh, proof))).toEqual(codeWrong);
    await toEmail(here.caller, fresh, proof);
  });

  test('stays valid while the new address cannot be sent to yet', async () => {
    const { caller } = await enter();
    await ask(caller);
    const proof = await own(caller);
    expect(await refusalOf(toEmail(caller, fresh, proof))).toMatchObject({ code: 'tooManyRequests' });
    await toEmail(caller, `other.${fresh}`, proof);
  });

  test('cannot be the one sent to the new address', async () => {
    const { caller } = await enter();
    const code = await ask(caller, 'maria@araw.example');
    expect(await refusalOf(toEmail(caller, fresh, { by: 'email', code }))).toEqual(codeWrong);
  });

  test('is never sent to an unverified address', async () => {
    const { caller } = await enter();
    await database
      .update(accounts)
      .set({ emailVerifiedAt: null, mobileVerifiedAt: null })
      .where(eq(accounts.name, 'maria'));
    expect((await profileOf(caller)).ownerProofs).toEqual(['password']);
    for (const by of ['email', 'sms'] as const)
      expect(await refusalOf(own(caller, by))).toMatchObject({
        code: 'fieldInvalid',
        value: { field: 'by' },
      });
    expect(await sent()).toEqual([]);
  });
});

describe('an address that was only typed at registration', () => {
  beforeEach(() =>
    database.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.name, 'maria')),
  );

  test.each(['maria', 'maria@araw.example'])(
    '[PASS-06] resets no password when requested as %s: it may be a stranger’s',
    async (account) => {
      await handlers.forgotByEmail({ account, humanCheck: {} }, visitor, context);
      expect(await sent()).toEqual([]);
    },
  );

  test('is verified by its code, which ends no session and notifies no one', async () => {
    const here = await enter();
    const there = await enter();
    expect((await profileOf(here.caller)).emailProved).toBe(false);
    await confirm(here.caller, await ask(here.caller, 'maria@araw.example'));
    expect((await profileOf(here.caller)).emailProved).toBe(true);
    expect([await stateOf(there.token), (await sent()).length]).toEqual(['open', 1]);
  });

  test('belongs to the player who verifies it, even if someone else registered with it', async () => {
    const nena = await enter('nena');
    const maria = await enter();
    await confirm(nena.caller, await ask(nena.caller, 'maria@araw.example'));
    expect(await refusalOf(toEmail(maria.caller, 'maria@araw.example', password))).toMatchObject({
      code: 'alreadyTaken',
    });
  });
});

describe('a new mobile number', () => {
  test('logs in once its code is confirmed, and the old one no longer does', async () => {
    const { caller } = await enter();
    await toMobile(caller, '0917 555 0001', password);
    expect((await sent())[0]).toEqual(['sms', freshNumber, '']);
    expect((await profileOf(caller)).changing).toEqual([{ contact: 'mobile', address: freshNumber }]);
    await confirm(caller, await newestCode(context), 'mobile');
    expect(await profileOf(caller)).toMatchObject({ mobile: '0917•••0001', mobileProved: true });
    const told = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(2);
    expect(told.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', '+639170000001'],
      ['mail', 'maria@araw.example'],
    ]);
    expect(told[0]?.body).toContain('Your mobile number is now 0917•••0001');
    const messages = (await sent()).length;
    const code = { countryDialingCode: '63', humanCheck: {} };
    await handlers.sendLoginCode({ ...code, mobileNo: '09170000001' }, visitor, context);
    expect(await sent()).toHaveLength(messages);
    context.clock.shift(minute);
    await handlers.sendLoginCode({ ...code, mobileNo: freshNumber }, visitor, context);
    const logIn = { type: 'sms', username: freshNumber, captcha: '', captchaId: '' } as const;
    expect(
      await handlers.logIn({ ...logIn, password: await newestCode(context) }, visitor, context),
    ).toMatchObject({ userName: 'maria' });
  });

  test('is revealed to belong to another player only after the right code', async () => {
    const { caller } = await enter('nena');
    await toMobile(caller, '09170000001', password);
    expect(await refusalOf(confirm(caller, await newestCode(context), 'mobile'))).toEqual({
      code: 'alreadyTaken',
      value: { field: 'mobileNum' },
      retryAfter: undefined,
    });
  });

  test.each(['', '0917', 'maria', '+14155550100', '028 123 4567'])('%j is refused', async (mobileNum) => {
    const { caller } = await enter();
    expect(await refusalOf(toMobile(caller, mobileNum, password))).toMatchObject({
      code: 'mobileInvalid',
      value: { field: 'mobileNum' },
    });
  });

  test('[LOGIN-08] cannot be requested where the identity provider verifies numbers', async () => {
    const { caller } = await enter();
    await setPhoneProvider(context, true);
    expect(await profileOf(caller)).toMatchObject({
      editable: ['nickname', 'email', 'headIcon'],
      ownerProofs: ['password', 'email'],
    });
    expect(await refusalOf(toMobile(caller, freshNumber, password))).toMatchObject({ code: 'switchedOff' });
    await setPhoneProvider(context, false);
  });
});

test('[SMS-02] a code to any address needs the human check', async () => {
  await changeMerchant(context, { settings: { humanCheck: { provider: 'proofOfWork' } } });
  const { caller } = await enter();
  const refusals = [
    await refusalOf(toEmail(caller, fresh, password)),
    await refusalOf(toMobile(caller, freshNumber, password)),
    await refusalOf(handlers.sendOwnCode({ by: 'email', humanCheck: {} }, caller, context)),
    await refusalOf(handlers.sendOwnCode({ by: 'sms', humanCheck: {} }, caller, context)),
  ];
  expect(refusals.map((refusal) => refusal?.code)).toEqual(refusals.map(() => 'humanCheckFailed'));
});

test.each(['updateEmail', 'updateMobile', 'confirmContact', 'sendOwnCode'] as const)(
  '[PERM-02] %s is for real accounts only',
  (name) => {
    expect(decide(calls[name].access, 4)).toMatchObject({ reason: 'realAccountOnly' });
    expect(decide(calls[name].access, null)).toMatchObject({ reason: 'loginRequired' });
  },
);
