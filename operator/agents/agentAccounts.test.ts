import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accountsHandlers, takeAccountHandlers } from '#operator/accounts/login/accounts.handlers.ts';
import { registrationHandlers } from '#operator/compositions/registration.handlers.ts';
import { firstTermsVersion } from '#operator/content/terms.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts, consents } from '#operator/database/tables/accounts.tables.ts';
import { agentRateQuotas, agentRates } from '#operator/database/tables/downlineRebates.tables.ts';
import { termsAcceptances } from '#operator/database/tables/terms.tables.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { refuseExcludedNewcomer } from '#operator/protection/exclusion/registering.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { setRegisterSettings } from '#operator/testing/system.ts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import { agentAccountsHandlers } from './agentAccounts.handlers.ts';
import { downlineRebatesHandlers } from './downlineRebates.handlers.ts';

const handlers = {
  ...agentAccountsHandlers,
  ...downlineRebatesHandlers,
  ...registrationHandlers,
  ...accountsHandlers,
  ...takeAccountHandlers(refuseExcludedNewcomer),
};
const context = await createSeededContext();
const { database } = context;
afterAll(() => context.close());
beforeEach(async () => {
  context.clock.shift(0);
  const { settings } = registrationVariants.threeFields;
  await setRegisterSettings(context, { ...settings, affiliateEnabled: true });
});

const today = '2026-01-15';

interface Agent {
  id: number;
  caller: Caller;
}

let agents = 0;

/** At the top of a line, with slots at 0.80% and live at 0.60%. */
async function createAgent(): Promise<Agent> {
  const name = `agent_no_${++agents}`;
  const [account] = await database
    .insert(accounts)
    .values({ merchantCode: 'ARAW', name, type: 1, registeredAt: 0 })
    .returning({ id: accounts.id });
  const id = account?.id ?? 0;
  await setRate(id, 'RNG', 80, '2026-01-01');
  await setRate(id, 'LIVE', 60, '2026-01-01');
  return { id, caller: { ...visitor, account: { id, name, type: 1, merchantCode: 'ARAW' } } };
}

const setRate = (accountId: number, gameType: string, rate: number, fromDay: string) =>
  database.insert(agentRates).values({ accountId, gameType, fromDay, rate, givenAt: 0 });

const create = (agent: Agent, more: Partial<ParsedRequest<'createAffiliateUrl'>> = {}) =>
  handlers.createAffiliateUrl(
    { key: randomUUID(), label: 'Flyers', type: 0, rebates: { RNG: 0.5 }, code: '', ...more },
    agent.caller,
    context,
  );
const open = (agent: Agent, more: Partial<ParsedRequest<'openDownlineAccount'>> = {}) =>
  handlers.openDownlineAccount(
    {
      key: randomUUID(),
      account: freshName(),
      password: 'First123',
      type: 0,
      rebates: { RNG: 0.5 },
      ...more,
    },
    agent.caller,
    context,
  );

let names = 0;
const freshName = () => `come_${++names}z`;

const register = (affiliateCode: string, username = freshName()) =>
  handlers.register(
    {
      username,
      password: 'Secret123',
      confirmPassword: 'Secret123',
      affiliateCode,
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
    },
    visitor,
    context,
  );

const named = async (name: string) =>
  (await database.select().from(accounts).where(eq(accounts.name, name)))[0];
const ratesOf = async (name: string) => {
  const { id = 0 } = (await named(name)) ?? {};
  const rows = await database.select().from(agentRates).where(eq(agentRates.accountId, id));
  return Object.fromEntries(rows.map(({ gameType, rate, fromDay }) => [gameType, [rate, fromDay]]));
};
const listed = async (agent: Agent) => (await handlers.affiliateUrls({}, agent.caller, context)).list;

describe('[TEAM-08] an invitation link', () => {
  test('registers members of its type under the agent, with its rates, and counts them', async () => {
    const agent = await createAgent();
    const address = await create(agent, { type: 1, rebates: { RNG: 0.5, LIVE: 0 } });
    expect(address).toMatchObject({
      url: `/m/register?affiliateCode=${address.code}`,
      label: 'Flyers',
      type: 1,
      rebates: { RNG: 0.5 },
      registrations: 0,
    });
    const { userName } = await register(address.code);
    expect(await named(userName)).toMatchObject({ type: 1, uplineId: agent.id });
    expect(await ratesOf(userName)).toEqual({ RNG: [50, today] });
    await register(address.code.toLowerCase());
    expect(await listed(agent)).toMatchObject([
      { id: address.id, registrations: 2, latestAt: context.clock.now() },
    ]);
    const { list } = await handlers.registerByAffiliateUrl({ id: address.id }, agent.caller, context);
    expect(list.map(({ account }) => account)).toEqual([expect.any(String), userName]);
  });

  test('gives up to the agent’s own rates, not a hundredth more, also counting rates lost at midnight', async () => {
    const agent = await createAgent();
    await create(agent, { rebates: { RNG: 0.8 } });
    const problem = { category: 'RNG', bound: 'own', rate: 0.8, account: '', used: 0, quota: 0 };
    expect(await refusalOf(create(agent, { rebates: { RNG: 0.81 } }))).toMatchObject({
      code: 'conflict',
      value: { problems: [problem] },
    });
    await setRate(agent.id, 'RNG', 30, '2026-01-16');
    expect(await refusalOf(create(agent, { rebates: { RNG: 0.31 } }))).toMatchObject({
      value: { problems: [{ ...problem, rate: 0.3 }] },
    });
    // A rate that starts at midnight cannot be passed on before.
    await setRate(agent.id, 'FISH', 30, '2026-01-16');
    expect(await refusalOf(create(agent, { rebates: { FISH: 0.01 } }))).toMatchObject({ code: 'conflict' });
    expect(await listed(agent)).toHaveLength(1);
  });

  test('gives later members only what the agent can still give: up to the own rate and quota', async () => {
    const agent = await createAgent();
    const address = await create(agent, { rebates: { RNG: 0.7, LIVE: 0.5 } });
    await setRate(agent.id, 'LIVE', 20, today);
    await database
      .insert(agentRateQuotas)
      .values({ accountId: agent.id, gameType: 'RNG', rate: 60, places: 1 });
    const first = await register(address.code);
    const second = await register(address.code);
    expect(await ratesOf(first.userName)).toEqual({ RNG: [70, today], LIVE: [20, today] });
    expect(await ratesOf(second.userName)).toEqual({ RNG: [59, today], LIVE: [20, today] });
  });

  test('gives its last place to one of two members who register at once', async () => {
    const agent = await createAgent();
    const address = await create(agent, { rebates: { RNG: 0.7 } });
    await database
      .insert(agentRateQuotas)
      .values({ accountId: agent.id, gameType: 'RNG', rate: 60, places: 1 });
    const came = await Promise.all([register(address.code), register(address.code), register(address.code)]);
    const given = await Promise.all(came.map(({ userName }) => ratesOf(userName)));
    const slots = given.map((rates) => Number(rates['RNG']?.[0])).toSorted((one, other) => one - other);
    expect(slots).toEqual([59, 59, 70]);
  });

  test.each([41, 42, 99])(
    '[PERM-02] registers no one once its agent is of type %i, which counts as trial',
    async (type) => {
      const agent = await createAgent();
      const address = await create(agent);
      await database.update(accounts).set({ type }).where(eq(accounts.id, agent.id));
      expect(await refusalOf(register(address.code))).toMatchObject({ code: 'invitationInvalid' });
    },
  );

  test('that is deleted registers no one, keeps its counts, and its code is never reused', async () => {
    const agent = await createAgent();
    const address = await create(agent, { code: 'SUMMER-1' });
    await register(address.code);
    const remove = () => handlers.deleteAffiliateUrl({ id: address.id }, agent.caller, context);
    await remove();
    const { deletedAt } = (await listed(agent))[0] ?? {};
    context.clock.shift(1000);
    await remove();
    expect(await listed(agent)).toMatchObject([{ code: 'SUMMER-1', registrations: 1, deletedAt }]);
    expect(await refusalOf(register(address.code))).toMatchObject({ code: 'invitationInvalid' });
    expect(
      await refusalOf(handlers.checkAffiliate({ code: 'SUMMER-1', domain: 'x' }, visitor, context)),
    ).toMatchObject({ code: 'invitationInvalid' });
    for (const code of ['SUMMER-1', 'summer-1']) {
      for (const who of [agent, await createAgent()]) {
        expect(await refusalOf(create(who, { code }))).toMatchObject({
          code: 'alreadyTaken',
          value: { field: 'code' },
        });
      }
    }
  });

  test('is created once per key', async () => {
    const agent = await createAgent();
    const key = randomUUID();
    const both = await Promise.all([create(agent, { key }), create(agent, { key })]);
    expect(both[0]).toEqual(both[1]);
    expect(await listed(agent)).toHaveLength(1);
    expect(await refusalOf(create(agent, { key, label: 'Others' }))).toMatchObject({ code: 'conflict' });
  });

  test.each([
    ['label', { label: ' ' }],
    ['label', { label: 'one\ntwo' }],
    ['code', { code: 'abc' }],
    ['code', { code: 'a b c d' }],
  ])('with a wrong %s is refused: %o', async (field, more) => {
    expect(await refusalOf(create(await createAgent(), more))).toMatchObject({
      code: 'fieldInvalid',
      value: { field },
    });
  });

  test('[TEAM-10] of another agent cannot be read or deleted, and members moved away are not named', async () => {
    const [agent, stranger] = [await createAgent(), await createAgent()];
    const address = await create(agent);
    const { userName } = await register(address.code);
    for (const id of [address.id, '999999', "1' or '1'='1"]) {
      for (const attempt of [
        () => handlers.registerByAffiliateUrl({ id }, stranger.caller, context),
        () => handlers.deleteAffiliateUrl({ id }, stranger.caller, context),
      ]) {
        expect(await refusalOf(attempt())).toEqual({
          code: 'notFound',
          value: undefined,
          retryAfter: undefined,
        });
      }
    }
    expect(await listed(stranger)).toEqual([]);
    await database.update(accounts).set({ uplineId: stranger.id }).where(eq(accounts.name, userName));
    const registered = handlers.registerByAffiliateUrl({ id: address.id }, agent.caller, context);
    expect((await registered).list).toEqual([]);
    expect(await listed(agent)).toMatchObject([{ registrations: 1, deletedAt: null }]);
  });
});

describe('[TEAM-08] an account that an agent opens', () => {
  const logIn = (username: string, password: string) =>
    handlers.logIn(
      { username, password, captcha: '', captchaId: '', type: 'username', deviceToken: '' },
      visitor,
      context,
    );
  const take = (username: string, more: Partial<ParsedRequest<'takeAccount'>> = {}) =>
    handlers.takeAccount(
      {
        username,
        password: 'First123',
        newPassword: 'Mine4567',
        confirmNewPassword: 'Mine4567',
        birthDate: '',
        agreed: true,
        notBarred: true,
        termsVersion: firstTermsVersion,
        captcha: '',
        captchaId: '',
        registerUrl: 'araw.example',
        registerMethod: 'H5',
        domain: 'araw.example',
        deviceToken: '',
        ...more,
      },
      visitor,
      context,
    );

  test('is under the agent with its type and rates; its first password does not log in', async () => {
    const agent = await createAgent();
    const { account, type } = await open(agent, { type: 1, rebates: { RNG: 0.5, LIVE: 0.6 } });
    expect([type, await named(account)]).toEqual([
      1,
      expect.objectContaining({ type: 1, uplineId: agent.id }),
    ]);
    expect(await ratesOf(account)).toEqual({ RNG: [50, today], LIVE: [60, today] });
    expect(await refusalOf(logIn(account, 'First123'))).toMatchObject({ code: 'firstPassword' });
    expect(await refusalOf(logIn(account, 'Wrong123'))).toMatchObject({ code: 'credentialsWrong' });
    expect(
      await database
        .select()
        .from(consents)
        .where(eq(consents.accountId, (await named(account))?.id ?? 0)),
    ).toEqual([]);
  });

  test('is activated once by its owner, who sets a password and confirms age and terms', async () => {
    const agent = await createAgent();
    const { account } = await open(agent);
    expect(await refusalOf(take(account, { termsVersion: 'old' }))).toMatchObject({ code: 'termsOutdated' });
    expect(
      await refusalOf(take(account, { newPassword: 'First123', confirmNewPassword: 'First123' })),
    ).toMatchObject({ code: 'passwordUnchanged' });
    expect(await refusalOf(take(account, { confirmNewPassword: 'Mine4568' }))).toMatchObject({
      code: 'fieldInvalid',
      value: { field: 'confirmNewPassword' },
    });
    expect(await refusalOf(take(account, { password: 'Wrong123' }))).toMatchObject({
      code: 'credentialsWrong',
    });
    const outcomes = await Promise.allSettled([take(account), take(account)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await logIn(account, 'Mine4567')).toMatchObject({ userName: account });
    expect(await refusalOf(logIn(account, 'First123'))).toMatchObject({ code: 'credentialsWrong' });
    expect(
      await refusalOf(
        take(account, { password: 'Mine4567', newPassword: 'Other789', confirmNewPassword: 'Other789' }),
      ),
    ).toMatchObject({ code: 'conflict' });
    const { id = 0 } = (await named(account)) ?? {};
    expect(await database.select().from(consents).where(eq(consents.accountId, id))).toMatchObject([
      { minimumAge: 21, at: context.clock.now() },
    ]);
    expect(
      await database.select().from(termsAcceptances).where(eq(termsAcceptances.accountId, id)),
    ).toMatchObject([{ version: '2026-01', at: context.clock.now() }]);
  });

  test('asks for the date of birth where the merchant does, exact to the day', async () => {
    await setRegisterSettings(context, {
      ...registrationVariants.threeFields.settings,
      birthDateAsked: true,
    });
    const { account } = await open(await createAgent());
    for (const birthDate of ['', '2005-01-16'])
      expect(await refusalOf(take(account, { birthDate }))).toMatchObject({ code: 'birthDateInvalid' });
    await take(account, { birthDate: '2005-01-15' });
    expect(await named(account)).toMatchObject({ birthDate: '2005-01-15' });
  });

  test('has rates within the agent’s own and quotas; of two taking the last place at once, one is refused', async () => {
    const agent = await createAgent();
    await database
      .insert(agentRateQuotas)
      .values({ accountId: agent.id, gameType: 'RNG', rate: 60, places: 1 });
    expect(await refusalOf(open(agent, { rebates: { RNG: 0.81 } }))).toMatchObject({
      value: { problems: [{ bound: 'own', rate: 0.8 }] },
    });
    const outcomes = await Promise.all([1, 2].map(() => refusalOf(open(agent, { rebates: { RNG: 0.6 } }))));
    expect(outcomes.filter((each) => each === null)).toHaveLength(1);
    expect(outcomes.find((each) => each !== null)).toMatchObject({
      code: 'conflict',
      value: { problems: [{ bound: 'quota', rate: 0.6, used: 1, quota: 1 }] },
    });
    await open(agent, { rebates: { RNG: 0.59 } });
  });

  test('has a free name that follows the registration rules; one key opens one account', async () => {
    const agent = await createAgent();
    const key = randomUUID();
    const account = freshName();
    const both = await Promise.all([open(agent, { key, account }), open(agent, { key, account })]);
    expect(both[0]).toEqual(both[1]);
    for (const taken of [account, account.toUpperCase(), 'MARIA'])
      expect(await refusalOf(open(agent, { account: taken }))).toMatchObject({
        code: 'usernameTaken',
        value: { field: 'account' },
      });
    expect(await refusalOf(open(agent, { account: '09171234567' }))).toMatchObject({
      code: 'fieldInvalid',
      value: { field: 'account' },
    });
    expect(await refusalOf(open(agent, { password: 'a' }))).toMatchObject({ value: { field: 'password' } });
  });
});
