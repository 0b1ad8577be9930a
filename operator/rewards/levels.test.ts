import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { memberRestrictions } from '#operator/database/tables/deposits.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { jobs } from '#operator/database/tables/jobs.tables.ts';
import { levelChanges, levelRates, levels } from '#operator/database/tables/levels.tables.ts';
import { rebateRates } from '#operator/database/tables/rebates.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { seedLevelRates, seedLevels } from '#operator/seed/levels.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedRebates } from '#operator/seed/rebates.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { cashIn, settleBet } from '#operator/testing/growth.ts';
import { createPaymentsContext, createProviderDouble } from '#operator/testing/payments.ts';
import { calls } from '@araw/contract/calls/calls';
import { levelJob } from './levels.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock } = context;
await seedGames(context);
await database.insert(rebateRates).values(seedRebates);
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });
const day = 86_400_000;
/** A Wednesday, noon in Manila; midnight after it. */
const noon = Date.UTC(2026, 2, 4, 4);
const midnight = noon + day / 2;
let member: number;
let caller: Caller;

const goTo = (moment: number) => {
  if (moment !== clock.now()) clock.shift(moment - clock.now());
};
const callerOf = (id: number): Caller => ({
  ...visitor,
  account: { id, name: `player${id}`, type: 0, merchantCode: merchant.code },
});
const change = (values: Partial<typeof accounts.$inferInsert>) =>
  database.update(accounts).set(values).where(eq(accounts.id, member));

beforeEach(async () => {
  goTo(noon);
  await database.delete(memberRestrictions);
  await database.delete(jobs);
  await database.delete(levels);
  await database.delete(levelRates);
  await database.insert(levels).values(seedLevels);
  await database.insert(levelRates).values(seedLevelRates);
  [member = 0] = await createTestAccounts(database, 1);
  await openingBalance(database, member, 100_000, clock.now());
  caller = callerOf(member);
  await turn();
});

/** Two processes run the same turn. */
const turn = () => Promise.all([runJobs(context, [levelJob]), runJobs(context, [levelJob])]);
const nextDay = async (days = 1) => {
  goTo(midnight + (days - 1) * day + margin);
  await turn();
};
const give = (level: number, fromDay = '2026-03-04') =>
  database
    .insert(levelChanges)
    .values({ accountId: member, fromDay, level, origin: 'given', deposits: 0, bets: 0 });
/** Meets the requirements of VIP 2. */
const reachSecond = async () => {
  await cashIn(context, member, '10000');
  await settleBet(context, member, 10_000_000);
};
const page = async (language = 'EN') =>
  v.parse(calls.benefits.response, await handlers.benefits({ language }, caller, context));
const gift = async (kind: string) => (await page()).gifts.filter((one) => one.kind === kind);
const claim = (id: string, key: string = randomUUID(), who = caller) =>
  handlers.claimGift({ key, id, language: 'EN' }, who, context);
const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise))?.code;
const history = async () =>
  (
    await database
      .select()
      .from(levelChanges)
      .where(eq(levelChanges.accountId, member))
      .orderBy(asc(levelChanges.fromDay))
  ).map(({ fromDay, level, origin, deposits, bets }) => [fromDay, level, origin, deposits, bets]);
const given = async () =>
  (await database.select().from(bonuses).where(eq(bonuses.accountId, member))).map(
    ({ source, amount, state }) => [source, amount, state],
  );
const exclude = (until: number) => putOnBreak(context, member, until);
const label = async () => (await handlers.memberInfo({}, caller, context)).clubLabel;

describe('a member’s level', () => {
  it('[BEN-05] changes only at midnight, with an immediate notice', async () => {
    await cashIn(context, member, '10000');
    await settleBet(context, member, 9_999_999);
    await settleBet(context, member, 1);
    goTo(midnight + margin - 1);
    await turn();
    expect([await history(), await label()]).toEqual([[], null]);
    goTo(midnight + margin);
    await turn();
    await turn();
    expect(await history()).toEqual([['2026-03-05', 2, 'counted', 1_000_000, 10_000_000]]);
    expect(await label()).toEqual({ labelName: 'VIP 2' });
    const told = await database.select().from(inboxMessages).where(eq(inboxMessages.accountId, member));
    expect(told.map(({ title }) => title)).toContain("You've reached VIP 2");
    goTo(midnight - 1);
    expect(await label()).toBeNull();
  });

  it('[BEN-05] counts the days before midnight: a bet settled exactly at midnight belongs to the next', async () => {
    await cashIn(context, member, '10000');
    await settleBet(context, member, 9_999_999, { settledAt: midnight - 1 });
    await settleBet(context, member, 1, { settledAt: midnight });
    await nextDay();
    expect(await history()).toEqual([['2026-03-05', 1, 'counted', 1_000_000, 9_999_999]]);
    await nextDay(2);
    expect((await history()).at(-1)).toEqual(['2026-03-06', 2, 'counted', 1_000_000, 10_000_000]);
  });

  it('[BEN-05] [CASH-18] counts a reversal on its own day, and leaves earlier days alone', async () => {
    const reverse = await cashIn(context, member, '10000');
    const bet = await settleBet(context, member, 10_000_000);
    await nextDay();
    await reverse();
    await settleBet(context, member, 0, { ...bet, settledAt: clock.now(), result: 'voided' });
    const [before] = await history();
    expect(before).toEqual(['2026-03-05', 2, 'counted', 1_000_000, 10_000_000]);
    expect(await page()).toMatchObject({
      level: 2,
      next: { deposits: { have: 0, target: 20_000 }, bets: { have: 0, target: 250_000 } },
    });
    await nextDay(30);
    expect(await history()).toEqual([before]);
    await nextDay(31);
    expect(await history()).toEqual([before, ['2026-04-04', 1, 'counted', -1_000_000, -10_000_000]]);
  });

  it('[BEN-05] [BEN-13] is caught up day by day after days of downtime, and not again after the clock is set back', async () => {
    await give(2);
    await cashIn(context, member, '10000');
    await settleBet(context, member, 10_000_000);
    goTo(midnight + 65 * day + margin);
    await turn();
    const all = [
      ['2026-03-04', 2, 'given', 0, 0],
      // Bets on 4 March keep it until 3 April.
      ['2026-04-04', 1, 'counted', 0, 0],
      ['2026-05-04', 0, 'counted', 0, 0],
    ];
    expect(await history()).toEqual(all);
    goTo(noon);
    await turn();
    goTo(midnight + margin);
    await turn();
    expect(await history()).toEqual(all);
  });

  it('[BEN-05] does not change while a member is excluded, and trial players have none', async () => {
    await reachSecond();
    await exclude(midnight + 2 * day);
    await nextDay();
    await nextDay(2);
    expect(await history()).toEqual([]);
    await nextDay(3);
    expect((await history()).map(([from, level]) => [from, level])).toEqual([['2026-03-07', 2]]);
    await change({ type: 4 });
    await nextDay(60);
    expect(await history()).toHaveLength(1);
  });

  it('[BEN-05] [BEN-11] follows the terms of the new day', async () => {
    await reachSecond();
    const [first] = seedLevels;
    if (!first) throw new Error('There are no levels');
    await database.insert(levels).values([
      { ...first, level: 2, fromDay: '2026-03-05', name: 'Gold', bets: 10_000_001 },
      { ...first, level: 1, fromDay: '2026-03-06', name: 'Silver' },
    ]);
    await nextDay();
    expect([(await history()).map(([from, level]) => [from, level]), await label()]).toEqual([
      [['2026-03-05', 1]],
      { labelName: 'VIP 1' },
    ]);
    goTo(midnight + day);
    expect(await label()).toEqual({ labelName: 'Silver' });
  });

  it('[BEN-05] without a count has the name given by the operator', async () => {
    await change({ clubLabel: 'Founder' });
    expect(await label()).toEqual({ labelName: 'Founder' });
    await give(1);
    expect(await label()).toEqual({ labelName: 'VIP 1' });
    await give(0, '2026-03-05');
    goTo(midnight);
    expect(await label()).toBeNull();
  });
});

describe('the page of levels', () => {
  it('[BEN-05] shows all levels with requirements and benefits, and at first none of the member’s own', async () => {
    const shown = await page();
    expect({ ...shown, levels: shown.levels.map(({ name }) => name) }).toEqual({
      level: 0,
      name: '',
      since: null,
      next: {
        level: 1,
        name: 'VIP 1',
        days: 30,
        deposits: { have: 0, target: 2_000 },
        bets: { have: 0, target: 20_000 },
      },
      keep: null,
      gifts: [],
      levels: ['VIP 1', 'VIP 2', 'VIP 3', 'VIP 4', 'VIP 5', 'VIP 6'],
      changesAt: midnight,
      now: noon,
      timeZone: 'Asia/Manila',
    });
    expect(shown.levels[2]).toEqual({
      level: 3,
      name: 'VIP 3',
      days: 30,
      deposits: 20_000,
      bets: 250_000,
      keepDeposits: 10_000,
      keepBets: 125_000,
      upgradeGift: 388,
      monthlyGift: 188,
      birthdayGift: 288,
      birthdayDays: 14,
      rates: expect.arrayContaining([{ gameType: 'RNG', rate: 0.6 }]),
    });
    expect(shown.levels.map(({ rates }) => rates.find(({ gameType }) => gameType === 'RNG')?.rate)).toEqual([
      0.5, 0.55, 0.6, 0.65, 0.7, 0.8,
    ]);
  });

  it('[BEN-05] shows the current level, the progress towards the next, and the requirement for keeping it', async () => {
    await give(3);
    await cashIn(context, member, '500');
    await settleBet(context, member, 123_456);
    expect(await page()).toMatchObject({
      level: 3,
      name: 'VIP 3',
      since: '2026-03-04',
      next: {
        level: 4,
        name: 'VIP 4',
        days: 30,
        deposits: { have: 500, target: 50_000 },
        bets: { have: 1_234.56, target: 600_000 },
      },
      keep: {
        days: 30,
        deposits: { have: 500, target: 10_000 },
        bets: { have: 1_234.56, target: 125_000 },
        asked: false,
        until: '2026-04-03',
      },
    });
    goTo(midnight + 28 * day);
    expect((await page()).keep).toMatchObject({
      asked: true,
      deposits: { have: 500 },
      bets: { have: 1_234.56 },
    });
    goTo(midnight + 27 * day);
    expect((await page()).keep?.asked).toBe(false);
    goTo(midnight + 29 * day);
    expect((await page()).keep).toMatchObject({ deposits: { have: 0 }, bets: { have: 0 } });
  });

  it('[BEN-05] shows no next level at the top', async () => {
    await give(6);
    expect(await page()).toMatchObject({ level: 6, next: null });
  });
});

describe('a gift', () => {
  it('[BEN-05] [NET-13] for a reached level is given once, even with a repeated call or two tabs', async () => {
    await reachSecond();
    await nextDay();
    const shown = await gift('upgrade');
    expect(shown.map(({ id, name, amount, claimable }) => [id, name, amount, claimable])).toEqual([
      ['upgrade:2', 'VIP 2', 188, 188],
      ['upgrade:1', 'VIP 1', 58, 58],
    ]);
    const before = (await pocketsOf(database, member)).cash;
    const key = randomUUID();
    const first = await claim('upgrade:2', key);
    expect(v.parse(calls.claimGift.response, first)).toEqual({
      number: expect.stringMatching(/^B\d{6}$/),
      sum: 188,
      gift: { ...shown[0], claimedAt: clock.now(), claimable: 0 },
    });
    expect(await claim('upgrade:2', key)).toEqual(first);
    expect(await codeOf(claim('upgrade:2'))).toBe('conflict');
    const both = await Promise.allSettled([claim('upgrade:1'), claim('upgrade:1')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await given()).toEqual([
      [`levelUpgrade:2:${member}`, 18_800, 'done'],
      [`levelUpgrade:1:${member}`, 5_800, 'done'],
    ]);
    expect((await pocketsOf(database, member)).cash).toBe(before + 24_600);
  });

  it('[BEN-05] for a level reached again was already given, and a level set by hand has none', async () => {
    await give(1);
    await reachSecond();
    await nextDay();
    expect((await gift('upgrade')).map(({ id }) => id)).toEqual(['upgrade:2']);
    await claim('upgrade:2');
    await nextDay(61);
    expect(await label()).toBeNull();
    await reachSecond();
    await nextDay(62);
    expect(await label()).toEqual({ labelName: 'VIP 2' });
    expect((await gift('upgrade')).map(({ id, claimable }) => [id, claimable])).toEqual([
      ['upgrade:2', 0],
      ['upgrade:1', 58],
    ]);
    expect(await codeOf(claim('upgrade:2'))).toBe('conflict');
  });

  it('[BEN-05] for the month is that of the level, once per month in the merchant’s calendar', async () => {
    await give(2);
    const [march] = await gift('month');
    expect(march).toMatchObject({
      id: 'month:2026-03:2',
      name: 'VIP 2',
      amount: 88,
      turnover: 0,
      from: '2026-03-01',
      until: '2026-03-31',
      claimedAt: null,
      claimable: 88,
    });
    await give(3, '2026-03-05');
    goTo(midnight);
    // The page showed the gift of another level.
    expect(await codeOf(claim('month:2026-03:2'))).toBe('conflict');
    await claim('month:2026-03:3');
    await give(4, '2026-03-06');
    goTo(midnight + day);
    expect(await gift('month')).toMatchObject([{ amount: 188, claimable: 0, claimedAt: midnight }]);
    expect(await codeOf(claim('month:2026-03:4'))).toBe('conflict');
    const april = Date.UTC(2026, 2, 31, 16);
    goTo(april - 1);
    expect(await codeOf(claim('month:2026-04:4'))).toBe('conflict');
    goTo(april);
    expect(await claim('month:2026-04:4')).toMatchObject({ sum: 388 });
    expect((await given()).map(([source]) => source)).toEqual([
      `levelMonth:2026-03:${member}`,
      `levelMonth:2026-04:${member}`,
    ]);
  });

  it('[BEN-05] for the birthday can be claimed for two weeks, once a year, even across New Year', async () => {
    await give(3);
    await change({ birthDate: '1990-12-25' });
    expect(await gift('birthday')).toMatchObject([
      { id: 'birthday:2026:3', from: '2026-12-25', until: '2027-01-07', claimable: 0, amount: 288 },
    ]);
    const birthday = Date.UTC(2026, 11, 24, 16);
    goTo(birthday - 1);
    expect(await codeOf(claim('birthday:2026:3'))).toBe('conflict');
    goTo(Date.UTC(2027, 0, 7, 16) - 1);
    expect(await claim('birthday:2026:3')).toMatchObject({ sum: 288, gift: { until: '2027-01-07' } });
    expect(await codeOf(claim('birthday:2027:3'))).toBe('conflict');
    goTo(Date.UTC(2027, 0, 7, 16));
    expect(await gift('birthday')).toMatchObject([{ id: 'birthday:2027:3', claimable: 0, claimedAt: null }]);
    goTo(Date.UTC(2027, 11, 25, 4));
    await claim('birthday:2027:3');
    expect((await given()).map(([source]) => source)).toEqual([
      `levelBirthday:2026:${member}`,
      `levelBirthday:2027:${member}`,
    ]);
  });

  it.each([
    [2027, '2027-02-28'],
    [2028, '2028-02-29'],
  ])('[BEN-05] for someone born on 29 February starts in %i on %s', async (year, from) => {
    await give(1, '2026-03-01');
    await change({ birthDate: '1992-02-29' });
    const begins = Date.UTC(year, 1, Number(from.slice(8)) - 1, 16);
    goTo(begins - 1);
    expect(await gift('birthday')).toMatchObject([{ from, claimable: 0 }]);
    expect(await codeOf(claim(`birthday:${year}:1`))).toBe('conflict');
    goTo(begins);
    expect(await claim(`birthday:${year}:1`)).toMatchObject({ sum: 58 });
  });

  it('[BEN-05] for the birthday needs a birth date, which the member cannot set or change', async () => {
    await give(2);
    expect(await gift('birthday')).toMatchObject([{ id: 'birthday', from: null, until: null, claimable: 0 }]);
    expect(await codeOf(claim('birthday'))).toBe('conflict');
    await change({ birthDate: '1990-03-04' });
    const request = { nickname: 'Ana', birthDate: '1990-03-05' };
    await handlers.updateProfile(v.parse(calls.updateProfile.request, request), caller, context);
    const [account] = await database.select().from(accounts).where(eq(accounts.id, member));
    expect([account?.nickname, account?.birthDate]).toEqual(['Ana', '1990-03-04']);
    // A birth date corrected by an operator gives no second gift in the year.
    await claim('birthday:2026:2');
    await change({ birthDate: '1990-03-05' });
    goTo(midnight);
    expect(await codeOf(claim('birthday:2026:2'))).toBe('conflict');
  });

  test('[BEN-05] only calls that open an account accept a date of birth', () => {
    const taking = Object.entries(calls).flatMap(([name, { request }]) =>
      'entries' in request && 'birthDate' in (request.entries as object) ? [name] : [],
    );
    expect(taking.toSorted()).toEqual(['register', 'registerMobile', 'takeAccount']);
  });

  it('[BEN-05] [BEN-03] waits for another bonus if it must be wagered, and says so', async () => {
    await give(2);
    await database.update(levels).set({ factor: 300 });
    await cashIn(context, member, '10000');
    await settleBet(context, member, 10_000_000);
    await nextDay();
    const [reached] = await gift('month');
    expect(reached).toMatchObject({ amount: 88, turnover: 264, turnoverDays: 7, refusal: '' });
    await give(1, '2026-03-06');
    await give(2, '2026-03-07');
    await claim('month:2026-03:2');
    expect(await given()).toEqual([[`levelMonth:2026-03:${member}`, 8_800, 'inTurnover']]);
    goTo(Date.UTC(2026, 3, 1, 4));
    await database.update(bonuses).set({ endsAt: null }).where(eq(bonuses.accountId, member));
    expect(await gift('month')).toMatchObject([
      {
        claimable: 88,
        refusal: 'You have another active bonus. You can claim this one when that one ends.',
      },
    ]);
    expect(await codeOf(claim('month:2026-04:2'))).toBe('conflict');
  });

  it('[CASH-15] [BEN-05] is refused for a self-excluded member, and waits', async () => {
    await give(2);
    await exclude(clock.now() + day);
    expect((await gift('month'))[0]?.refusal).not.toBe('');
    expect(await codeOf(claim('month:2026-03:2'))).toBe('demandOpen');
    goTo(noon + day);
    expect(await claim('month:2026-03:2')).toMatchObject({ sum: 88 });
  });

  it('[BEN-05] of one member is not another’s', async () => {
    await reachSecond();
    await nextDay();
    const [other = 0] = await createTestAccounts(database, 1);
    await openingBalance(database, other, 100, clock.now());
    expect(await codeOf(claim('upgrade:2', randomUUID(), callerOf(other)))).toBe('conflict');
    expect(await codeOf(claim('month:2026-03:2', randomUUID(), callerOf(other)))).toBe('conflict');
  });
});

describe('rebates', () => {
  const rebate = async () =>
    v.parse(calls.rebate.response, await handlers.rebate({ language: 'EN' }, caller, context));
  const rows = async () => (await rebate()).rows.map(({ day: on, rate, rebate: sum }) => [on, rate, sum]);

  it('[BEN-09] [BEN-05] use the level on the day the bet is settled', async () => {
    await give(5, '2026-03-03');
    await give(6, '2026-03-04');
    await settleBet(context, member, 10_000, { settledAt: noon - 2 * day });
    await settleBet(context, member, 10_000, { settledAt: noon - day });
    await settleBet(context, member, 10_000);
    expect(await rows()).toEqual([
      ['2026-03-02', 0.5, 0.5],
      ['2026-03-03', 0.7, 0.7],
      ['2026-03-04', 0.8, 0.8],
    ]);
  });

  it('[BEN-09] [BEN-05] for a level without a rate in the category use the standard rate, and for a rate of 0 nothing', async () => {
    await give(1);
    await settleBet(context, member, 10_000);
    expect(await rows()).toEqual([['2026-03-04', 0.5, 0.5]]);
    await database.insert(levelRates).values([
      { level: 1, gameType: 'RNG', fromDay: '2026-03-04', rate: 0 },
      { level: 1, gameType: 'JL', fromDay: '2026-03-04', rate: 0 },
    ]);
    expect(await rows()).toEqual([]);
  });

  it('[BEN-09] [BEN-05] for a day with an unknown level wait for it', async () => {
    await reachSecond();
    const yesterday = [['2026-03-04', 0.5, 500]];
    goTo(midnight + margin - 1);
    await settleBet(context, member, 10_000);
    const { through } = await rebate();
    expect(await rows()).toEqual(yesterday);
    const claimed = await handlers.claimRebate(
      { key: randomUUID(), through: '999999999', language: 'EN' },
      caller,
      context,
    );
    expect([claimed.sum, through]).toEqual([500, expect.stringMatching(/^\d+$/)]);
    expect(await rows()).toEqual([]);
    await nextDay();
    expect(await rows()).toEqual([['2026-03-05', 0.55, 0.55]]);
  });
});
