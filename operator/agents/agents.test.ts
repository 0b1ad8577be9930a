import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { teamHandlers } from '#operator/compositions/team.handlers.ts';
import type { Caller } from '#operator/core/context.ts';
import { accounts, sessions } from '#operator/database/tables/accounts.tables.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { placeBet } from '#operator/play/bets.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createSeededContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';

const handlers = teamHandlers;
const context: TestContext = await createSeededContext();
afterAll(() => context.close());
beforeEach(() => context.clock.shift(0));

const { database } = context;
const hour = 3_600_000;
/** In Manila, where the stopped clock shows 20:00. */
const today = '2026-01-15';
const yesterday = '2026-01-14';

function callerOf(account: { id: number; name: string; type: number }): Caller {
  return { ...visitor, account: { ...account, merchantCode: 'ARAW' } };
}

async function named(name: string): Promise<Caller> {
  const [account] = await database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(name);
  return callerOf(account);
}

const ramon = await named('ramon');

const footerOf = async (caller: Caller, startDate = today, endDate = startDate) => {
  const { list, footer } = await handlers.teamKpiA(
    { startDate, endDate, page: 1, size: 0, account: '' },
    caller,
    context,
  );
  expect(list).toEqual([]);
  return [
    footer.teamLoginMemberCount,
    footer.teamBetMemberCount,
    footer.teamRegisterMemberCount,
    footer.teamOnlineCount,
  ];
};

describe('the seeded team', () => {
  test('[AGENT-02] the demo agent has logins, bets, registrations and online members today', async () => {
    const [logins, bets, registrations, online] = await footerOf(ramon);
    expect({ logins, bets, registrations, online }).toEqual({
      logins: 14,
      bets: 9,
      registrations: 4,
      online: 4,
    });
    expect(await footerOf(await named('yolanda'))).toEqual([0, 0, 0, 0]);
  });

  test('has three levels under ramon, and a balanced ledger', async () => {
    const { list } = await handlers.teamKpiA(
      { startDate: '2025-01-01', endDate: today, page: 1, size: 100, account: '' },
      ramon,
      context,
    );
    const levels = list.map(({ level }) => level);
    expect([1, 2, 3].map((level) => levels.filter((each) => each === level).length)).toEqual([10, 12, 8]);
    expect(list.filter(({ bets }) => bets > 0).length).toBeGreaterThan(10);
    expect(await auditLedger(database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  test('has received daily salaries', async () => {
    const salaries = (startDate: string) =>
      handlers.dailySalaryQuery({ startDate, endDate: today }, ramon, context);
    expect(await salaries('2026-01-13')).toEqual({
      list: [
        { day: '2026-01-14', amount: 250 },
        { day: '2026-01-13', amount: 150 },
      ],
    });
  });
});

describe('[AGENT-02] team figures', async () => {
  /** agent → child (agent) → grandchild; stranger beside them. */
  const [agentId = 0] = await createTestAccounts(database, 1, 1);
  const [childId = 0, grandchildId = 0, strangerId = 0] = await createTestAccounts(database, 3);
  const agent = callerOf({ id: agentId, name: 'head', type: 1 });
  const setUpline = (id: number, uplineId: number) =>
    database.update(accounts).set({ uplineId }).where(eq(accounts.id, id));
  await setUpline(childId, agentId);
  await setUpline(grandchildId, childId);
  const nameOf = async (id: number) =>
    (await database.select().from(accounts).where(eq(accounts.id, id)))[0]?.name ?? '';

  const startOfToday = Date.UTC(2026, 0, 14, 16);
  for (const id of [childId, grandchildId, strangerId]) await openingBalance(database, id, 100_000, 0);

  async function bet(accountId: number, at: number, key: string, gameId = 'JL-001') {
    const game = { accountId, gameId, kind: 'coin' as const, classify: null, fun: false };
    const clock = { ...context.clock, now: () => at };
    const losing = () => 1;
    await placeBet({ ...context, clock }, game, { stake: 1000, choice: 'sun', idempotencyKey: key }, losing);
  }

  let sessionCount = 0;
  const logIn = (accountId: number, createdAt: number, ended = false) =>
    database.insert(sessions).values({
      accountId,
      tokenDigest: `test ${(sessionCount += 1)}`,
      createdAt,
      lastSeenAt: createdAt,
      ip: '',
      userAgent: '',
      endedAt: ended ? createdAt : null,
    });

  test('count the whole team, and no one else', async () => {
    expect(await footerOf(agent)).toEqual([0, 0, 0, 0]);
    await bet(grandchildId, startOfToday, 'a');
    await bet(grandchildId, startOfToday + 1, 'b');
    await bet(strangerId, startOfToday, 'c');
    expect(await footerOf(agent)).toEqual([0, 1, 0, 0]);
    await database.update(accounts).set({ registeredAt: startOfToday }).where(eq(accounts.id, childId));
    expect(await footerOf(agent)).toEqual([0, 1, 1, 0]);
  });

  test('use the merchant’s day: a millisecond before midnight counts for yesterday', async () => {
    await bet(childId, startOfToday - 1, 'd');
    await logIn(childId, startOfToday - 1, true);
    expect(await footerOf(agent)).toEqual([0, 1, 1, 0]);
    expect(await footerOf(agent, yesterday)).toEqual([1, 1, 0, 0]);
    expect(await footerOf(agent, yesterday, today)).toEqual([1, 2, 1, 0]);
  });

  test('online means seen within the last half hour and not logged out', async () => {
    const now = context.clock.now();
    await logIn(grandchildId, now - hour / 2);
    await logIn(childId, now, true);
    expect(await footerOf(agent)).toEqual([2, 1, 1, 1]);
    context.clock.shift(1);
    expect(await footerOf(agent)).toEqual([2, 1, 1, 0]);
  });

  test('by member, game category and day: bets minus what the members won', async () => {
    const request = { startDate: yesterday, endDate: today, page: 1, size: 10, account: '' };
    const [child, grandchild] = [await nameOf(childId), await nameOf(grandchildId)];
    expect((await handlers.teamKpiA(request, agent, context)).list).toEqual([
      { account: child, type: 0, level: 1, bets: 10, profit: -10 },
      { account: grandchild, type: 0, level: 2, bets: 20, profit: -20 },
    ]);
    expect((await handlers.teamKpiA({ ...request, account: child }, agent, context)).list).toHaveLength(1);
    expect(await handlers.teamKpiA({ ...request, size: 1, page: 2 }, agent, context)).toMatchObject({
      list: [{ account: grandchild }],
      totalPages: 2,
    });
    const played = (await handlers.teamKpiB(request, agent, context)).list;
    expect(played).toEqual([expect.objectContaining({ members: 2, bets: 30, profit: -30 })]);
    expect((await handlers.teamKpiC(request, agent, context)).list).toEqual([
      { day: today, members: 1, bets: 20, profit: -20 },
      { day: yesterday, members: 1, bets: 10, profit: -10 },
    ]);
    const wrong = { ...request, startDate: today, endDate: yesterday };
    expect(await refusalOf(handlers.teamKpiA(wrong, agent, context))).toMatchObject({
      code: 'requestInvalid',
    });
  });
});
