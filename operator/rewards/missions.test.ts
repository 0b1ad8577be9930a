import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import type { Caller } from '#operator/core/context.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { announcements } from '#operator/database/tables/content.tables.ts';
import { memberRestrictions } from '#operator/database/tables/deposits.tables.ts';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { missions } from '#operator/database/tables/missions.tables.ts';
import { inboxMessages } from '#operator/database/tables/inbox.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { createHandlers } from '#operator/handlers.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { seedMissions } from '#operator/seed/growth.ts';
import { putOnBreak } from '#operator/testing/protection.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { cashIn, run, settleBet } from '#operator/testing/growth.ts';
import { createPaymentsContext, createProviderDouble } from '#operator/testing/payments.ts';
import { calls } from '@araw/contract/calls/calls';
import { missionJobs } from './missions.ts';

const context = await createPaymentsContext(createProviderDouble());
const { database, clock } = context;
await seedGames(context);
afterAll(() => context.close());
const handlers = createHandlers({ sandbox: true });
const hour = 3_600_000;
const day = 24 * hour;
/** A Wednesday, noon in Manila; midnight of its day. */
const noon = Date.UTC(2026, 2, 4, 4);
const midnight = noon + 12 * hour;
let member: number;
let caller: Caller;

const goTo = (moment: number) => {
  if (moment !== clock.now()) clock.shift(moment - clock.now());
};
const callerOf = (id: number): Caller => ({
  ...visitor,
  account: { id, name: `player${id}`, type: 0, merchantCode: merchant.code },
});
const logIn = (id = member) => startSession(context, { id }, visitor);

beforeEach(async () => {
  goTo(noon);
  await database.delete(announcements);
  await database.delete(memberRestrictions);
  await database.delete(jobPayments);
  await database.delete(jobs);
  await database.delete(missions);
  await database.insert(missions).values(seedMissions);
  await run(context, 'MISSION');
  [member = 0] = await createTestAccounts(database, 1);
  await openingBalance(database, member, 100_000, clock.now());
  caller = callerOf(member);
  await turn();
});

const page = async (language = 'EN') =>
  v.parse(calls.missions.response, await handlers.missions({ language }, caller, context)).list;
const mission = async (id: string) => {
  const found = (await page()).find((one) => one.id.startsWith(`${id}:`));
  if (!found) throw new Error(`There is no mission ${id}`);
  return found;
};
const claim = (id: string, key: string = randomUUID(), who = caller) =>
  handlers.claimMission({ key, id, language: 'EN' }, who, context);
const given = () => database.select().from(bonuses).where(eq(bonuses.accountId, member));
/** Two processes run the same turn. */
const turn = () => Promise.all([runJobs(context, missionJobs), runJobs(context, missionJobs)]);

describe('the missions of today and this week', () => {
  it('[BEN-07] show the member’s progress, using the merchant’s days and weeks from Monday', async () => {
    expect((await page()).map(({ id, title, have, target }) => [id, title, have, target])).toEqual([
      ['log-in:2026-03-04', 'Log in today', 0, 1],
      ['games:2026-03-04', 'Play 3 different games', 0, 3],
      ['bets:2026-03-04', 'Place ₱2,000.00 of settled bets', 0, 2_000],
      ['cash-in:2026-03-04', 'Cash in ₱500.00 or more', 0, 500],
      ['log-ins:2026-03-02', 'Log in on 5 days', 0, 5],
      ['week-bets:2026-03-02', 'Place ₱10,000.00 of settled bets', 0, 10_000],
    ]);
    expect(await mission('log-ins')).toMatchObject({
      period: 'week',
      from: '2026-03-02',
      to: '2026-03-08',
      endsAt: midnight + 4 * day,
      keptUntil: midnight + 11 * day,
    });
    expect(await mission('log-in')).toMatchObject({ endsAt: midnight, reward: 10, turnover: 10 });
  });

  it('[BEN-07] count each day with a login once, however many logins', async () => {
    await logIn();
    await logIn();
    expect(await mission('log-in')).toMatchObject({ have: 1, claimable: 10 });
    expect(await mission('log-ins')).toMatchObject({ have: 1, claimable: 0 });
    goTo(midnight - 1);
    expect((await mission('log-in')).have).toBe(1);
    goTo(midnight);
    expect((await mission('log-in')).have).toBe(0);
    await logIn();
    expect((await mission('log-ins')).have).toBe(2);
  });

  it('[BEN-07] [CASH-18] count credited deposits and valid bets; reversed ones no longer count', async () => {
    const reverse = await cashIn(context, member, '500');
    expect(await mission('cash-in')).toMatchObject({ have: 500, claimable: 20 });
    await reverse();
    expect(await mission('cash-in')).toMatchObject({ have: 0, claimable: 0 });
    const bet = await settleBet(context, member, 199_999);
    expect(await mission('bets')).toMatchObject({ have: 1_999.99, claimable: 0 });
    await settleBet(context, member, 1);
    expect(await mission('bets')).toMatchObject({ have: 2_000, claimable: 25 });
    await settleBet(context, member, 199_999, { ...bet, result: 'voided' });
    expect(await mission('bets')).toMatchObject({ have: 0.01, claimable: 0 });
  });

  it('[BEN-07] count games with a valid bet, each once', async () => {
    await settleBet(context, member, 100);
    await settleBet(context, member, 100);
    await settleBet(context, member, 100, { gameId: 'JL-002' });
    await settleBet(context, member, 100, { gameId: 'JL-003', result: 'tied' });
    expect((await mission('games')).have).toBe(2);
    await settleBet(context, member, 100, { gameId: 'JL-003' });
    expect(await mission('games')).toMatchObject({ have: 3, claimable: 15 });
  });

  it('[BEN-07] are there only while such a promo runs', async () => {
    await database.delete(announcements);
    const off = { code: 'switchedOff', value: undefined, retryAfter: undefined };
    expect(await refusalOf(page())).toEqual(off);
    expect((await refusalOf(claim('log-in:2026-03-04')))?.code).toBe('switchedOff');
  });

  it('[BEN-11] stay for a whole period as they were on its first day', async () => {
    await database.insert(missions).values({
      ...(seedMissions[0] as (typeof seedMissions)[number]),
      fromDay: '2026-03-05',
      amount: 99_900,
    });
    await database
      .insert(missions)
      .values({ ...(seedMissions[4] as (typeof seedMissions)[number]), fromDay: '2026-03-05', open: false });
    expect((await mission('log-in')).reward).toBe(10);
    goTo(midnight);
    expect((await mission('log-in')).reward).toBe(999);
    expect((await mission('log-ins')).target).toBe(5);
    goTo(midnight + 4 * day);
    await expect(mission('log-ins')).rejects.toThrow('There is no mission log-ins');
  });
});

describe('a claim', () => {
  it('[BEN-07] [NET-13] pays what was reached once, even from two tabs or with a repeated call', async () => {
    await logIn();
    const { id } = await mission('log-in');
    const key = randomUUID();
    const first = await claim(id, key);
    expect(v.parse(calls.claimMission.response, first)).toMatchObject({
      number: expect.stringMatching(/^B\d{6}$/),
      sum: 10,
      mission: { id, claimable: 0, claimedAt: clock.now() },
    });
    expect(await claim(id, key)).toEqual(first);
    expect((await refusalOf(claim(id)))?.code).toBe('conflict');
    expect(await given()).toMatchObject([{ amount: 1_000, turnover: 1_000, state: 'inTurnover' }]);
  });

  it('[BEN-07] only one of two at once is paid', async () => {
    await logIn();
    const { id } = await mission('log-in');
    const both = await Promise.allSettled([claim(id), claim(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await given()).toHaveLength(1);
  });

  it('[BEN-07] is refused for anything not reached, from another period, or unknown', async () => {
    const { id } = await mission('log-in');
    expect((await refusalOf(claim(id)))?.code).toBe('conflict');
    await logIn();
    expect((await refusalOf(claim('nothing:2026-03-04')))?.code).toBe('conflict');
    goTo(midnight);
    expect((await refusalOf(claim(id)))?.code).toBe('conflict');
    expect(await given()).toEqual([]);
  });

  it('[BEN-03] waits for another bonus in turnover, and says so', async () => {
    await logIn();
    await cashIn(context, member, '500');
    await claim((await mission('log-in')).id);
    const waiting = await mission('cash-in');
    expect(waiting).toMatchObject({
      claimable: 20,
      refusal: 'You have another active bonus. You can claim this one when that one ends.',
    });
    expect((await refusalOf(claim(waiting.id)))?.code).toBe('conflict');
    expect(await given()).toHaveLength(1);
  });

  it('[CASH-15] is refused for a self-excluded member', async () => {
    await logIn();
    await putOnBreak(context, member, clock.now() + day);
    const { id, refusal } = await mission('log-in');
    expect(refusal).not.toBe('');
    expect((await refusalOf(claim(id)))?.code).toBe('demandOpen');
  });
});

describe('the end of a period', () => {
  it('[BEN-07] [BEN-13] moves unclaimed results to Rewards, once, until they expire', async () => {
    await logIn();
    await cashIn(context, member, '500');
    await settleBet(context, member, 200_000);
    await claim((await mission('log-in')).id);
    goTo(midnight + margin - 1);
    await turn();
    expect(await given()).toHaveLength(1);
    goTo(midnight + margin);
    await turn();
    await turn();
    const { list } = await handlers.rewards({ language: 'EN' }, caller, context);
    expect(
      list
        .map(({ title, state, amount, endsAt }) => [title, state, amount, endsAt])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['Cash in ₱500.00 or more', 'claimable', 20, midnight + margin + 7 * day],
      ['Log in today', 'inTurnover', 10, expect.any(Number)],
      ['Place ₱2,000.00 of settled bets', 'claimable', 25, midnight + margin + 7 * day],
    ]);
    const told = await database.select().from(inboxMessages).where(eq(inboxMessages.accountId, member));
    expect(told.map(({ title }) => title).slice(-2)).toEqual([
      'Your reward is ready',
      'Your reward is ready',
    ]);
  });

  it('[BEN-07] of a week is the end of Sunday', async () => {
    for (let days = 0; days < 5; days++) {
      await logIn();
      goTo(clock.now() + day);
    }
    // From Wednesday to Sunday, the fifth day; now it is Monday.
    await turn();
    const weekly = (await given()).filter(({ source }) => source.startsWith('mission:log-ins:'));
    expect(weekly).toMatchObject([{ amount: 10_000, state: 'claimable' }]);
  });

  it('[BEN-07] gives nothing to a self-excluded member, and what is owed waits until the exclusion ends', async () => {
    await logIn();
    goTo(midnight + margin);
    const exclude = (until: number) => putOnBreak(context, member, until);
    const [daily] = missionJobs;
    if (!daily) throw new Error('There is no job');
    // It is closed before the exclusion, and paid during it.
    await runJobs(context, [
      {
        ...daily,
        pay: (within, owed) => exclude(clock.now() + day).then(() => daily.pay?.(within, owed) ?? 'later'),
      },
    ]);
    expect(await given()).toEqual([]);
    goTo(midnight + margin + day);
    await turn();
    expect((await given()).map(({ source }) => source)).toEqual([`mission:log-in:2026-03-04:${member}`]);

    await logIn();
    await exclude(clock.now() + 2 * day);
    goTo(midnight + margin + 2 * day);
    await turn();
    goTo(midnight + margin + 5 * day);
    await turn();
    expect((await given()).map(({ source }) => source)).toEqual([`mission:log-in:2026-03-04:${member}`]);
  });

  it('[BEN-07] gives nothing if no mission ran', async () => {
    await logIn();
    await database.delete(announcements);
    goTo(midnight);
    await run(context, 'MISSION');
    goTo(midnight + margin);
    await turn();
    expect(await given()).toEqual([]);
  });
});
