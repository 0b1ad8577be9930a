import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Caller } from '#operator/core/context.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { agentRateQuotas, agentRates } from '#operator/database/tables/downlineRebates.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { moveMember } from './moves.ts';
import { downlineRebatesHandlers as handlers } from './downlineRebates.handlers.ts';

const context = await createTestContext();
const { database } = context;
afterAll(() => context.close());
beforeEach(() => context.clock.shift(0));

/** In Manila, where the stopped clock shows 20:00. */
const today = '2026-01-15';
const tomorrow = '2026-01-16';
const hour = 3_600_000;

interface Placed {
  id: number;
  name: string;
  caller: Caller;
}

/** top → middle → low, with another agent beside middle. The top has 0.80% for slots. */
async function line() {
  const ids = await createTestAccounts(database, 4, 1);
  const placed = await Promise.all(
    ids.map(async (id): Promise<Placed> => {
      const [account] = await database.select().from(accounts).where(eq(accounts.id, id));
      const name = account?.name ?? '';
      return { id, name, caller: { ...visitor, account: { id, name, type: 1, merchantCode: 'test' } } };
    }),
  );
  const [top, middle, low, beside] = placed as [Placed, Placed, Placed, Placed];
  await place(middle, top);
  await place(beside, top);
  await place(low, middle);
  await database
    .insert(agentRates)
    .values({ accountId: top.id, gameType: 'RNG', fromDay: '2026-01-01', rate: 80, givenAt: 0 });
  return { top, middle, low, beside };
}

const place = (who: Placed, under: Placed) =>
  database.update(accounts).set({ uplineId: under.id }).where(eq(accounts.id, who.id));

const give = (by: Placed, to: Placed, rebates: Record<string, number>, seen: Record<string, number> = {}) =>
  handlers.updateDownlineRebates({ account: to.name, seen, rebates }, by.caller, context);
const refused = (by: Placed, to: Placed, rebates: Record<string, number>, seen = {}) =>
  refusalOf(give(by, to, rebates, seen));
const slotsOf = async (by: Placed, to: Placed) =>
  (await handlers.downlineRebates({ account: to.name }, by.caller, context)).list[0];

describe('[TEAM-03] a rebate given to a member', () => {
  test('can be up to the agent’s own rate, not a hundredth more; the refusal names the limit', async () => {
    const { top, middle } = await line();
    expect(await refused(top, middle, { RNG: 0.81 })).toMatchObject({
      code: 'conflict',
      value: { problems: [{ category: 'RNG', bound: 'own', rate: 0.8, account: '' }] },
    });
    await give(top, middle, { RNG: 0.8 });
    expect(await slotsOf(top, middle)).toMatchObject({ next: 0.8, own: 0.8 });
    expect(await refused(top, middle, { FISH: 0.01 })).toMatchObject({
      value: { problems: [{ category: 'FISH', bound: 'own', rate: 0 }] },
    });
  });

  test('can drop to the rate passed on, not a hundredth lower; the refusal names the member with it', async () => {
    const { top, middle, low } = await line();
    await give(top, middle, { RNG: 0.5 });
    await give(middle, low, { RNG: 0.3 });
    expect(await refused(top, middle, { RNG: 0.29 })).toMatchObject({
      code: 'conflict',
      value: { problems: [{ category: 'RNG', bound: 'givenOn', rate: 0.3, account: low.name }] },
    });
    await give(top, middle, { RNG: 0.3 });
    expect(await slotsOf(top, middle)).toMatchObject({ next: 0.3, least: 0.3, leastOf: low.name });
    expect(await refused(middle, low, { RNG: 0.31 })).toMatchObject({
      value: { problems: [{ bound: 'own', rate: 0.3 }] },
    });
  });

  test('takes effect at the merchant’s next midnight; the last change of the day counts', async () => {
    const { top, middle } = await line();
    const rateNow = async () => (await slotsOf(top, middle))?.now;
    await give(top, middle, { RNG: 0.4 });
    context.clock.shift(hour);
    await give(top, middle, { RNG: 0.5 });
    expect([await rateNow(), (await slotsOf(top, middle))?.next]).toEqual([0, 0.5]);
    expect(await handlers.rebateSettings({}, middle.caller, context)).toMatchObject({
      rebates: {},
      next: { RNG: 0.5 },
    });
    context.clock.shift(3 * hour - 1);
    expect(await rateNow()).toBe(0);
    context.clock.shift(1);
    expect(await rateNow()).toBe(0.5);
    const kept = await database.select().from(agentRates).where(eq(agentRates.accountId, middle.id));
    expect(kept).toMatchObject([{ fromDay: tomorrow, rate: 50, givenBy: top.id }]);
    expect((await handlers.downlineRebates({ account: middle.name }, top.caller, context)).from).toBe(
      '2026-01-17',
    );
  });

  test('[REC-07] takes effect at midnight in New York if the merchant is there', async () => {
    await database.insert(merchants).values({ ...merchant, timeZone: 'America/New_York' });
    onTestFinished(async () => void (await database.delete(merchants)));
    const { top, middle } = await line();
    const now = async () => {
      const { from, list } = await handlers.downlineRebates({ account: middle.name }, top.caller, context);
      const { rebates } = await handlers.rebateSettings({}, middle.caller, context);
      return [from, list[0]?.now, rebates];
    };
    // 07:00 there.
    await give(top, middle, { RNG: 0.5 });
    context.clock.shift(17 * hour - 1);
    expect(await now()).toEqual(['2026-01-16', 0, {}]);
    context.clock.shift(1);
    expect(await now()).toEqual(['2026-01-17', 0.5, { RNG: 0.5 }]);
  });

  test('for several categories in one tap is saved completely or not at all', async () => {
    const { top, middle } = await line();
    await database
      .insert(agentRates)
      .values({ accountId: top.id, gameType: 'LIVE', fromDay: today, rate: 60, givenAt: 0 });
    expect(await refused(top, middle, { RNG: 0.5, LIVE: 0.61 })).toMatchObject({
      value: { problems: [{ category: 'LIVE', bound: 'own', rate: 0.6 }] },
    });
    expect(await slotsOf(top, middle)).toMatchObject({ next: 0 });
    await give(top, middle, { RNG: 0.5, LIVE: 0.6 });
    expect(await handlers.rebateSettings({}, top.caller, context)).toMatchObject({
      rebates: { RNG: 0.8, LIVE: 0.6 },
      subordinates: expect.arrayContaining([
        { account: middle.name, type: 1, rebates: { RNG: 0.5, LIVE: 0.6 } },
      ]),
    });
  });

  test('repeated after a lost answer changes nothing more; one changed on another device meanwhile is refused', async () => {
    const { top, middle } = await line();
    await give(top, middle, { RNG: 0.5 }, { RNG: 0 });
    await give(top, middle, { RNG: 0.5 }, { RNG: 0 });
    expect(await refused(top, middle, { RNG: 0.6 }, { RNG: 0 })).toMatchObject({
      code: 'conflict',
      value: { problems: [] },
    });
    expect(await slotsOf(top, middle)).toMatchObject({ next: 0.5 });
  });
});

describe('[TEAM-03] a quota', () => {
  const quota = (of: Placed, places: number, rate = 60) =>
    database.insert(agentRateQuotas).values({ accountId: of.id, gameType: 'RNG', rate, places });

  test('allows its last place but no more; members already counted are not counted again', async () => {
    const { top, middle, beside } = await line();
    await quota(top, 1);
    await give(top, middle, { RNG: 0.59 });
    await give(top, middle, { RNG: 0.6 });
    const problem = { category: 'RNG', bound: 'quota', rate: 0.6, account: '', used: 1, quota: 1 };
    expect(await refused(top, beside, { RNG: 0.6 })).toMatchObject({ value: { problems: [problem] } });
    await give(top, beside, { RNG: 0.59 });
    await give(top, middle, { RNG: 0.8 });
    expect(await handlers.rebateQuotas({}, top.caller, context)).toEqual({
      list: [{ category: 'RNG', rebate: 0.6, quota: 1, used: 1 }],
    });
    await give(top, middle, { RNG: 0.59 });
    await give(top, beside, { RNG: 0.6 });
  });

  test('gives its last place to one of two simultaneous requests', async () => {
    const { top, middle, beside } = await line();
    await quota(top, 1);
    const outcomes = await Promise.all([
      refused(top, middle, { RNG: 0.7 }),
      refused(top, beside, { RNG: 0.7 }),
    ]);
    expect(outcomes.filter((each) => each === null)).toHaveLength(1);
    expect((await handlers.rebateQuotas({}, top.caller, context)).list).toMatchObject([{ used: 1 }]);
  });
});

test('[TEAM-03] when an agent lowers a rate while a member passes it on, one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { top, middle, low } = await line();
    await give(top, middle, { RNG: 0.5 });
    const outcomes = await Promise.all([
      refused(top, middle, { RNG: 0.2 }),
      refused(middle, low, { RNG: 0.4 }),
    ]);
    expect(outcomes.filter((each) => each !== null)).toHaveLength(1);
    const above = Number((await slotsOf(top, middle))?.next);
    expect(Number((await slotsOf(middle, low))?.next)).toBeLessThanOrEqual(above);
  }
});

test('[TEAM-10] strangers, indirect members and unknown names get the same refusal, and keep their rates', async () => {
  const [own, others] = [await line(), await line()];
  for (const account of [others.middle.name, own.low.name, own.top.name, 'nobody', '']) {
    for (const attempt of [
      () => handlers.downlineRebates({ account }, own.top.caller, context),
      () =>
        handlers.updateDownlineRebates({ account, seen: {}, rebates: { RNG: 0.1 } }, own.top.caller, context),
    ]) {
      expect(await refusalOf(attempt())).toEqual({
        code: 'notFound',
        value: undefined,
        retryAfter: undefined,
      });
    }
  }
  const given = await database.select().from(agentRates).where(eq(agentRates.givenBy, own.top.id));
  expect(given).toEqual([]);
});

test('[TEAM-10] a member who was moved away counts as a stranger', async () => {
  const { top, middle, beside } = await line();
  await place(beside, middle);
  expect(await refused(top, beside, { RNG: 0.1 })).toMatchObject({ code: 'notFound' });
  await give(top, middle, { RNG: 0.1 });
  await give(middle, beside, { RNG: 0.1 });
});

describe('[TEAM-11] a move', () => {
  const move = (who: Placed, under: Placed) =>
    refusalOf(moveMember(context, { account: who.name, superior: under.name }));

  test('is refused while a rate is above the new agent’s, even by a hundredth', async () => {
    const { top, middle, low, beside } = await line();
    await give(top, middle, { RNG: 0.5 });
    await give(middle, low, { RNG: 0.31 });
    await give(top, beside, { RNG: 0.3 });
    expect(await move(low, beside)).toMatchObject({ code: 'conflict' });
    await give(middle, low, { RNG: 0.3 });
    expect(await move(low, beside)).toBeNull();
  });

  test('is refused if it would need a place in a full quota', async () => {
    const { top, middle, low, beside } = await line();
    await give(top, middle, { RNG: 0.5 });
    await give(middle, low, { RNG: 0.3 });
    await give(top, beside, { RNG: 0.5 });
    const quota = { accountId: beside.id, gameType: 'RNG', rate: 30, places: 0 };
    await database.insert(agentRateQuotas).values(quota);
    expect(await move(low, beside)).toMatchObject({ code: 'conflict' });
    await give(middle, low, { RNG: 0.29 });
    expect(await move(low, beside)).toBeNull();
  });

  test('together with a raised rate leaves no rate above the new agent’s', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { top, middle, low, beside } = await line();
      await give(top, middle, { RNG: 0.5 });
      await give(top, beside, { RNG: 0.3 });
      const outcomes = await Promise.all([move(low, beside), refused(middle, low, { RNG: 0.5 })]);
      expect(outcomes.filter((each) => each !== null)).toHaveLength(1);
    }
  });

  test('leaves the member’s rates alone until midnight, then leaves them to the new agent', async () => {
    const { top, middle, low, beside } = await line();
    await give(top, middle, { RNG: 0.5 });
    await give(top, beside, { RNG: 0.3 });
    expect(await move(low, beside)).toBeNull();
    for (const agent of [middle, beside])
      expect(await refused(agent, low, { RNG: 0.1 })).toMatchObject({ code: 'notFound' });
    context.clock.shift(4 * hour);
    expect(await refused(middle, low, { RNG: 0.1 })).toMatchObject({ code: 'notFound' });
    await give(beside, low, { RNG: 0.1 });
  });
});
