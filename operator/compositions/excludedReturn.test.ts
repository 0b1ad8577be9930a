import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#operator/accounts/identity/sessions.ts';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { firstTermsVersion } from '#operator/content/terms.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { changeMerchant, newestCode, refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { setPhoneProvider, setRegisterSettings } from '#operator/testing/system.ts';
import { calls } from '@araw/contract/calls/calls';

const context = await createSeededContext();
afterAll(() => context.close());

const { database, clock } = context;
const handlers = createHandlers({ sandbox: true });
const start = clock.now();
const password = 'Secret123';
const paymentPassword = '246813';
const paymentPasswordHash = await hashPassword(paymentPassword);
const around = {
  registerUrl: 'araw.example',
  registerMethod: 'H5',
  domain: 'araw.example',
  agreed: true,
  notBarred: true,
  termsVersion: firstTermsVersion,
};

let names = 0;
const freshName = () => `player_${(names += 1)}x`;
/** The national part of a number that nobody has. */
const freshNumber = () => `917400${String((names += 1)).padStart(4, '0')}`;
const key = () => randomUUID();

async function register(given: { deviceToken?: string } = {}) {
  const username = freshName();
  const request = { ...around, username, password, confirmPassword: password, type: 0, ...given };
  const opened = await handlers.register(v.parse(calls.register.request, request), visitor, context);
  const session = await openSession(context, opened.token);
  const id = session.account.id;
  await database.update(accounts).set({ paymentPasswordHash }).where(eq(accounts.id, id));
  return { id, username, deviceToken: opened.deviceToken ?? '', caller: { ...visitor, ...session } };
}

type Player = Awaited<ReturnType<typeof register>>;

const exclude = ({ caller }: Pick<Player, 'caller'>, months = 6) =>
  handlers.selfExclude({ key: key(), months, proof: { by: 'password', password } }, caller, context);

async function openedByAgent(): Promise<string> {
  const [ramon] = await database.select().from(accounts).where(eq(accounts.name, 'ramon'));
  if (!ramon) throw new Error('no agent');
  const account = freshName();
  const request = { key: key(), account, password: 'First123', type: 0, rebates: {} };
  const agent: Caller = { ...visitor, account: { ...ramon, standing: 'playing' } };
  await handlers.openDownlineAccount(v.parse(calls.openDownlineAccount.request, request), agent, context);
  return account;
}

const take = (username: string, given: { deviceToken?: string; birthDate?: string } = {}) =>
  handlers.takeAccount(
    v.parse(calls.takeAccount.request, {
      ...around,
      username,
      password: 'First123',
      newPassword: password,
      confirmNewPassword: password,
      birthDate: '',
      captchaId: '',
      ...given,
    }),
    visitor,
    context,
  );

const addPayout = ({ caller }: Pick<Player, 'caller'>, holder: string, number = `0${freshNumber()}`) =>
  handlers.addPayoutAccount(
    { key: key(), institution: 'GCASH', number, holder, makeDefault: false, paymentPassword },
    caller,
    context,
  );

const rowOf = async ({ id }: Pick<Player, 'id'>) => {
  const [row] = await database.select().from(accounts).where(eq(accounts.id, id));
  return row;
};
const set = ({ id }: Player, values: Partial<typeof accounts.$inferInsert>) =>
  database.update(accounts).set(values).where(eq(accounts.id, id));

const codeOf = async (act: Promise<unknown>) => (await refusalOf(act))?.code ?? 'done';
const refused = 'registrationRefused';

beforeEach(async () => {
  clock.shift(0);
  await setRegisterSettings(context, registrationVariants.threeFields.settings);
  await setPhoneProvider(context, false);
  await changeMerchant(context, { settings: { humanCheck: { provider: 'none' } } });
});

describe('[PROT-04] with the device of an excluded player', () => {
  test('nobody registers, not even after its end, but others do', async () => {
    const excluded = await register();
    const other = await register();
    await exclude(excluded);
    expect(await codeOf(register({ deviceToken: excluded.deviceToken }))).toBe(refused);
    expect(await codeOf(register({ deviceToken: other.deviceToken }))).toBe('done');
    clock.shift(400 * 86_400_000);
    expect(await codeOf(register({ deviceToken: excluded.deviceToken }))).toBe(refused);
  });

  test('nobody takes over an account that an agent opened; its holder still can', async () => {
    const excluded = await register();
    await exclude(excluded);
    const account = await openedByAgent();
    expect(await codeOf(take(account, { deviceToken: excluded.deviceToken }))).toBe(refused);
    expect(await take(account)).toMatchObject({ userName: account });
  });

  test('an account is taken over before the exclusion', async () => {
    const player = await register();
    const account = await openedByAgent();
    expect(await take(account, { deviceToken: player.deviceToken })).toMatchObject({ userName: account });
  });
});

describe('[PROT-04] with name and birth date of an excluded player', () => {
  const birthDate = '1990-02-03';

  test.each([
    ['Ana Reyes', birthDate, true],
    ['  ana   REYES ', birthDate, true],
    ['Ana Reyes', '1990-02-04', false],
    ['Ana Reyes', null, false],
    ['Ana Reyez', birthDate, false],
  ])('a payee %j, born %s: refused is %s', async (holder, born, isRefused) => {
    const excluded = await register();
    await set(excluded, { payeeName: 'Ana Reyes', birthDate });
    await exclude(excluded);
    const newcomer = await register();
    await set(newcomer, { birthDate: born });
    expect(await codeOf(addPayout(newcomer, holder))).toBe(isRefused ? refused : 'done');
    expect(((await rowOf(newcomer))?.payeeName ?? '') === '').toBe(isRefused);
    await set(excluded, { payeeName: '' });
  });

  test('an account from an agent gets no payee: the birth date comes first, the name later', async () => {
    const excluded = await register();
    await set(excluded, { payeeName: 'Lea Cruz', birthDate });
    await exclude(excluded);
    const account = await openedByAgent();
    await setRegisterSettings(context, {
      ...registrationVariants.threeFields.settings,
      birthDateAsked: true,
    });
    const session = await openSession(context, (await take(account, { birthDate })).token);
    await database.update(accounts).set({ paymentPasswordHash }).where(eq(accounts.id, session.account.id));
    expect(await codeOf(addPayout({ caller: { ...visitor, ...session } }, 'Lea Cruz'))).toBe(refused);
  });

  test('the excluded player’s own first payee is accepted: their money stays theirs', async () => {
    const excluded = await register();
    await set(excluded, { birthDate: '1985-05-05' });
    await exclude(excluded);
    expect(await addPayout(excluded, 'Rosa Lim')).toMatchObject({ holder: 'Rosa Lim' });
    expect(await addPayout(excluded, 'Rosa Lim')).toMatchObject({ holder: 'Rosa Lim' });
  });
});

describe('[PROT-04] with the payout account of an excluded player', () => {
  test('nobody else is paid, also once it is removed, until the player plays again', async () => {
    const [excluded, newcomer] = [await register(), await register()];
    const number = `0${freshNumber()}`;
    const { id } = await addPayout(excluded, 'Nena Santos', number);
    await exclude(excluded);
    expect(await codeOf(addPayout(newcomer, 'Ben Santos', number))).toBe(refused);
    await handlers.removePayoutAccount({ key: key(), id, paymentPassword }, excluded.caller, context);
    expect(await codeOf(addPayout(newcomer, 'Ben Santos', number))).toBe(refused);
    expect((await rowOf(newcomer))?.payeeName).toBe('');
    expect(await addPayout(excluded, 'Nena Santos', number)).toMatchObject({ inReview: false });
    expect(await addPayout(newcomer, 'Ben Santos')).toMatchObject({ holder: 'Ben Santos' });
  });

  test('of a player on a break nobody else is paid until its last millisecond', async () => {
    const [away, newcomer] = [await register(), await register()];
    const number = `0${freshNumber()}`;
    await addPayout(away, 'Mila Ramos', number);
    const proof = { by: 'password', password } as const;
    await handlers.takeBreak({ key: key(), days: 1, proof }, away.caller, context);
    clock.shift(86_399_999);
    expect(await codeOf(addPayout(newcomer, 'Carlo Ramos', number))).toBe(refused);
    clock.shift(1);
    expect(clock.now()).toBe(start + 86_400_000);
    expect(await addPayout(newcomer, 'Carlo Ramos', number)).toMatchObject({ inReview: true });
  });
});

describe('[PROT-04] an address of an excluded player', () => {
  const proof = { by: 'password', password } as const;

  const toEmail = async ({ caller }: Player, email: string) => {
    await handlers.updateEmail({ email, proof, humanCheck: {} }, caller, context);
    const code = await newestCode(context);
    return handlers.confirmContact({ contact: 'email', code }, caller, context);
  };
  const toMobile = async ({ caller }: Player, mobileNum: string) => {
    const request = { mobileNum, countryDialingCode: '63', proof, humanCheck: {} };
    await handlers.updateMobile(request, caller, context);
    const code = await newestCode(context);
    return handlers.confirmContact({ contact: 'mobile', code }, caller, context);
  };

  test('is no other account’s later e-mail address, whatever its capitals', async () => {
    const [excluded, newcomer] = [await register(), await register()];
    await set(excluded, { email: 'One@Example.com' });
    await exclude(excluded);
    expect(await codeOf(toEmail(newcomer, 'one@example.COM'))).toBe(refused);
    expect(await rowOf(newcomer)).toMatchObject({ email: '', emailVerifiedAt: null });
    expect(await codeOf(toEmail(newcomer, 'two@example.com'))).toBe('done');
  });

  test('is no other account’s later number', async () => {
    const [excluded, newcomer] = [await register(), await register()];
    const number = freshNumber();
    await set(excluded, { mobile: `+63${number}` });
    await exclude(excluded);
    expect(await codeOf(toMobile(newcomer, number))).toBe(refused);
    expect(await rowOf(newcomer)).toMatchObject({ mobile: '', mobileVerifiedAt: null });
    clock.shift(61_000);
    expect(await codeOf(toMobile(newcomer, freshNumber()))).toBe('done');
  });

  test('stays provable where another account had it before', async () => {
    const [excluded, other] = [await register(), await register()];
    await set(excluded, { email: 'three@example.com' });
    await set(other, { email: 'three@example.com' });
    await exclude(excluded);
    expect(await codeOf(toEmail(other, 'three@example.com'))).toBe('done');
    expect(await rowOf(other)).toMatchObject({ email: 'three@example.com', emailVerifiedAt: clock.now() });
  });
});
