import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import type { Caller } from '#operator/core/context.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { announcements } from '#operator/database/tables/content.tables.ts';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { levelChanges, levels } from '#operator/database/tables/levels.tables.ts';
import { missions } from '#operator/database/tables/missions.tables.ts';
import { rankPrizes, rankResults } from '#operator/database/tables/ranks.tables.ts';
import { referrals, referralTerms } from '#operator/database/tables/referrals.tables.ts';
import { defaultTurnover, merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { postPoints } from '#operator/mall/pointsBook.ts';
import { seedMissions, seedPrizes, seedReferralTerms } from '#operator/seed/growth.ts';
import { seedLevels } from '#operator/seed/levels.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { registrationVariants } from '#operator/seed/registrationVariants.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { cashIn, run, settleBet } from '#operator/testing/growth.ts';
import { stockMall } from '#operator/testing/mall.ts';
import { createPaymentsContext, createProviderDouble } from '#operator/testing/payments.ts';
import { setProfile, setSwitches } from '#operator/testing/protection.ts';
import { setRegisterSettings } from '#operator/testing/system.ts';
import { calls } from '@araw/contract/calls/calls';
import { missionJobs } from './missions.ts';
import { rankJobs } from './ranks.ts';
import { moveReferrals } from './referrals.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock } = context;
await seedGames(context);
await stockMall(context);
await database.insert(missions).values(seedMissions);
await database.insert(rankPrizes).values(seedPrizes);
await database.insert(referralTerms).values(seedReferralTerms);
await database.insert(levels).values(seedLevels.map((level) => ({ ...level, factor: 200 })));
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });
const day = 86_400_000;

let member: number;
let caller: Caller;
const callerOf = (id: number): Caller => ({
  ...visitor,
  account: { id, name: `player${id}`, type: 0, merchantCode: merchant.code },
});
const setWeights = (weights: Record<string, number>) =>
  database.update(merchants).set({ turnover: { ...defaultTurnover, weights } });

beforeEach(async () => {
  await database.delete(announcements);
  await database.delete(jobPayments);
  await database.delete(jobs);
  await database.delete(rankResults);
  await database.delete(referrals);
  // Noon of a new day, so that nobody else has played on it.
  clock.shift(Math.floor(clock.now() / day) * day + 7 * day + 4 * 3_600_000 - clock.now());
  await setWeights({});
  await setProfile(context, 'spec');
  await run(context, 'MISSION');
  await database.insert(announcements).values({
    id: 9002,
    type: 'PR',
    promotionType: 'REFERRAL',
    title: 'REFERRAL',
    content: '',
    startsAt: clock.now(),
    noExpiry: true,
    execution: 'B',
    position: 2,
  });
  await setRegisterSettings(context, {
    ...registrationVariants.threeFields.settings,
    affiliateEnabled: true,
  });
  [member = 0] = await createTestAccounts(database, 1);
  caller = callerOf(member);
});

const given = async (id = member) =>
  (await database.select().from(bonuses).where(eq(bonuses.accountId, id))).map(
    ({ amount, turnover, state }) => [amount, turnover, state],
  );
const money = async () => {
  const { cash, bonus } = await pocketsOf(database, member);
  return { cash, bonus };
};
const mission = async () => {
  const { list } = v.parse(
    calls.missions.response,
    await handlers.missions({ language: 'EN' }, caller, context),
  );
  return list.find(({ id }) => id.startsWith('log-in:'))!;
};
const gift = async () => {
  const { gifts } = v.parse(
    calls.benefits.response,
    await handlers.benefits({ language: 'EN' }, caller, context),
  );
  return gifts.find(({ kind }) => kind === 'upgrade')!;
};
const claimGift = async () =>
  handlers.claimGift({ key: randomUUID(), id: (await gift()).id, language: 'EN' }, caller, context);
const reachLevel = () =>
  database.insert(levelChanges).values({
    accountId: member,
    fromDay: '2025-01-01',
    level: 1,
    origin: 'counted',
    deposits: 0,
    bets: 0,
  });
const invitation = async () =>
  v.parse(calls.invitation.response, await handlers.invitation({ language: 'EN' }, caller, context));
const goods = async () => {
  const page = v.parse(calls.mall.response, await handlers.mall({ language: 'EN' }, caller, context));
  return page.goods.find(({ id }) => id === 'bonus-100')!;
};
const redeem = async () => {
  const points = { accountId: member, points: 1_000, at: clock.now() };
  await postPoints(database, { key: `opening:${member}`, kind: 'opening', reference: '', ...points });
  const { id, version } = await goods();
  return handlers.redeem({ key: randomUUID(), id, version, address: null, language: 'EN' }, caller, context);
};
/** The member's friend has cashed in and bet enough for every reward. */
const befriend = async () => {
  const [friend = 0] = await createTestAccounts(database, 1);
  await database.insert(referrals).values({
    accountId: friend,
    inviterId: member,
    termsFrom: '2025-01-01',
    state: 'counting',
    joinedAt: clock.now(),
    endsAt: clock.now() + 30 * day,
  });
  await cashIn(context, friend, '500');
  await settleBet(context, friend, 200_000);
  return friend;
};
const nextMidnight = () => clock.shift(12 * 3_600_000 + margin);

const free = ['gb', 'strict'] as const;
const withTurnover = ['spec', 'ph'] as const;
const all = [...withTurnover, ...free] as const;

describe('[CASH-21] turnover that would count in several products', () => {
  describe.each(free)('%s gives no bonus with it', (profile) => {
    test('a mission pays cash', async () => {
      await startSession(context, { id: member }, visitor);
      await setProfile(context, profile);
      const { id, turnover } = await mission();
      expect(turnover).toBe(0);
      await handlers.claimMission({ key: randomUUID(), id, language: 'EN' }, caller, context);
      expect(await given()).toEqual([[1_000, 0, 'done']]);
      expect(await money()).toEqual({ cash: 1_000, bonus: 0 });
    });

    test('so does one that moves to Rewards at midnight', async () => {
      await runJobs(context, missionJobs);
      await startSession(context, { id: member }, visitor);
      await setProfile(context, profile);
      nextMidnight();
      await runJobs(context, missionJobs);
      expect(await given()).toEqual([[1_000, 0, 'claimable']]);
    });

    test('a level’s gift is cash', async () => {
      await reachLevel();
      await setProfile(context, profile);
      expect((await gift()).turnover).toBe(0);
      await claimGift();
      expect(await given()).toEqual([[5_800, 0, 'done']]);
      expect(await money()).toEqual({ cash: 5_800, bonus: 0 });
    });

    test('so are the rewards for a friend, and the friend’s', async () => {
      const friend = await befriend();
      await setProfile(context, profile);
      expect((await invitation()).terms.factor).toBe(0);
      await moveReferrals(context);
      expect(await given()).toEqual([
        [10_000, 0, 'claimable'],
        [20_000, 0, 'claimable'],
      ]);
      expect(await given(friend)).toEqual([[10_000, 0, 'claimable']]);
    });

    test('and a bonus for points', async () => {
      await setProfile(context, profile);
      expect((await goods()).bonus).toMatchObject({ amount: 100, turnover: 0 });
      await redeem();
      expect(await given()).toEqual([[10_000, 0, 'done']]);
      expect(await money()).toEqual({ cash: 10_000, bonus: 0 });
    });

    test('ranks give no prize at all', async () => {
      await runJobs(context, rankJobs);
      await settleBet(context, member, 500);
      await setProfile(context, profile);
      nextMidnight();
      await runJobs(context, rankJobs);
      expect(await given()).toEqual([]);
      expect(await database.$count(rankResults)).toBe(0);
    });
  });

  describe.each(withTurnover)('%s gives', (profile) => {
    test('a mission’s reward with it', async () => {
      await startSession(context, { id: member }, visitor);
      await setProfile(context, profile);
      const { id, turnover } = await mission();
      expect(turnover).toBe(10);
      await handlers.claimMission({ key: randomUUID(), id, language: 'EN' }, caller, context);
      expect(await given()).toEqual([[1_000, 1_000, 'inTurnover']]);
      expect(await money()).toEqual({ cash: 0, bonus: 1_000 });
    });

    test('a level’s gift', async () => {
      await reachLevel();
      await setProfile(context, profile);
      expect((await gift()).turnover).toBe(116);
      await claimGift();
      expect(await given()).toEqual([[5_800, 11_600, 'inTurnover']]);
    });

    test('the rewards for a friend, and the friend’s', async () => {
      const friend = await befriend();
      await setProfile(context, profile);
      expect((await invitation()).terms.factor).toBe(100);
      await moveReferrals(context);
      expect(await given()).toEqual([
        [10_000, 10_000, 'claimable'],
        [20_000, 20_000, 'claimable'],
      ]);
      expect(await given(friend)).toEqual([[10_000, 10_000, 'claimable']]);
    });

    test('a bonus for points', async () => {
      await setProfile(context, profile);
      expect((await goods()).bonus).toMatchObject({ amount: 100, turnover: 100 });
      await redeem();
      expect(await given()).toEqual([[10_000, 10_000, 'inTurnover']]);
    });

    test('a rank’s prize', async () => {
      await runJobs(context, rankJobs);
      await settleBet(context, member, 500);
      await setProfile(context, profile);
      nextMidnight();
      await runJobs(context, rankJobs);
      expect(await given()).toEqual([[80_000, 80_000, 'claimable']]);
    });
  });

  test('an operator that forbids it on top of its profile gives a rank’s prize without', async () => {
    await runJobs(context, rankJobs);
    await settleBet(context, member, 500);
    await setSwitches(context, { mixedBonuses: false });
    const rank = await handlers.rank({ board: 'bets', period: 'day' }, caller, context);
    expect(rank).toMatchObject({ factor: 0 });
    nextMidnight();
    await runJobs(context, rankJobs);
    expect(await given()).toEqual([[80_000, 0, 'claimable']]);
  });

  test.each(all)('%s keeps turnover that slots alone count for', async (profile) => {
    await setWeights({
      LIVE: 0,
      SPORTS: 0,
      ESPORTS: 0,
      PVP: 0,
      ELOTTO: 0,
      LOTT: 0,
      ELOTT: 0,
      BINGO: 0,
      COCKFIGHT: 0,
    });
    await setProfile(context, profile);
    await redeem();
    expect(await given()).toEqual([[10_000, 10_000, 'inTurnover']]);
  });

  test('a bonus given before keeps the terms that the player saw', async () => {
    await redeem();
    await setProfile(context, 'gb');
    expect(await given()).toEqual([[10_000, 10_000, 'inTurnover']]);
    expect(await money()).toEqual({ cash: 0, bonus: 10_000 });
  });
});
