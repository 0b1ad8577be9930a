import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionLimits, startSession } from '#operator/accounts/identity/sessions.ts';
import { createTrialAccount } from '#operator/accounts/login/trials.ts';
import { accounts, knownDevices, sessions } from '#operator/database/tables/accounts.tables.ts';
import { callCounts } from '#operator/database/tables/limits.tables.ts';
import { funWallets, playLaunches, playRounds, seedPairs } from '#operator/database/tables/play.tables.ts';
import { playerProtections } from '#operator/database/tables/protection.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { refillFunWallet } from '#operator/ledger/funWallet.ts';
import { auditLedger } from '#operator/ledger/audit.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { placeBet } from '#operator/play/bets.ts';
import { createLaunch, openLaunch } from '#operator/play/launch.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext, type TestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { clearOld, kept } from './clearing.ts';

let context: TestContext;

beforeAll(async () => {
  context = await createTestContext();
  await context.database.insert(merchants).values(merchant);
  await seedGames(context);
});
beforeEach(() => context.clock.shift(0));
afterAll(() => context.close());

const device = { ip: '127.0.0.1', userAgent: 'test', sessionId: null };
const logIn = (id: number) => startSession(context, { id }, device);

async function sessionOf(accountId: number) {
  const [session] = await context.database.select().from(sessions).where(eq(sessions.accountId, accountId));
  return session?.id ?? 0;
}

async function launch(accountId: number) {
  const path = await createLaunch(context, {
    account: { id: accountId, type: 4 },
    sessionId: await sessionOf(accountId),
    game: { gameId: 'JL-001', name: 'A game', kind: 'slot' },
    fun: true,
    language: 'en',
    css: '',
  });
  return new URLSearchParams(path.split('?')[1]).get('code') ?? '';
}

/** Rows of the account in each table. */
async function rowsOf(accountId: number) {
  const tables = {
    sessions,
    playLaunches,
    playRounds,
    seedPairs,
    funWallets,
    knownDevices,
    playerProtections,
  };
  const counted = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => [
      name,
      await context.database.$count(table, eq(table.accountId, accountId)),
    ]),
  );
  const account = await context.database.$count(accounts, eq(accounts.id, accountId));
  return { account, ...Object.fromEntries(counted) };
}

const nothing = {
  account: 0,
  sessions: 0,
  playLaunches: 0,
  playRounds: 0,
  seedPairs: 0,
  funWallets: 0,
  knownDevices: 0,
  playerProtections: 0,
};

test('a launch is deleted once no login behind it can still be open, and not before', async () => {
  const { id } = await createTrialAccount(context);
  await logIn(id);
  await launch(id);
  const expires = 60_000;
  context.clock.shift(expires + kept.launch);
  await clearOld(context);
  expect((await rowsOf(id)).playLaunches).toBe(1);
  context.clock.shift(1);
  await clearOld(context);
  expect(await rowsOf(id)).toEqual({ ...nothing, account: 1, sessions: 1 });
  expect(kept.launch).toBe(sessionLimits.absolute);
});

test('a call counter is deleted an hour after its first call, and not before', async () => {
  const beganAt = context.clock.now();
  const counts = Array.from({ length: 1_001 }, (_, index) => ({
    key: `guarded ${index}`,
    calls: 1,
    beganAt,
  }));
  await context.database.insert(callCounts).values(counts);
  context.clock.shift(3_599_999);
  await clearOld(context);
  expect(await context.database.$count(callCounts)).toBe(1_001);
  context.clock.shift(1);
  await clearOld(context);
  expect(await context.database.$count(callCounts)).toBe(0);
});

test('a login is deleted after ninety days with everything it opened, but its player stays', async () => {
  const [id = 0] = await createTestAccounts(context.database, 1);
  await logIn(id);
  await launch(id);
  context.clock.shift(kept.session);
  await logIn(id);
  await clearOld(context);
  expect((await rowsOf(id)).sessions).toBe(2);
  context.clock.shift(1);
  await clearOld(context);
  expect(await rowsOf(id)).toEqual({ ...nothing, account: 1, sessions: 1 });
});

describe('a trial player', () => {
  /** An account that has played a round for fun. */
  async function playedTrial() {
    const { id } = await createTrialAccount(context);
    await logIn(id);
    const { game } = await openLaunch(context, await launch(id));
    await refillFunWallet(context.database, id, 100);
    await placeBet(context, game, { stake: 100, choice: null, idempotencyKey: `key-of-trial-${id}` });
    return id;
  }

  test('is deleted with every trace thirty days after the last login, and not before', async () => {
    const [gone, came] = [await playedTrial(), await playedTrial()];
    context.clock.shift(kept.trial);
    await logIn(came);
    await clearOld(context);
    expect(await rowsOf(gone)).toMatchObject({
      account: 1,
      playRounds: 1,
      seedPairs: 1,
      funWallets: 1,
      playerProtections: 1,
    });
    context.clock.shift(1);
    await clearOld(context);
    expect(await rowsOf(gone)).toEqual(nothing);
    expect(await rowsOf(came)).toMatchObject({ account: 1, sessions: 2, playRounds: 1, funWallets: 1 });
  });

  test('stays if it has money in the ledger, is a demo account, or can log in with a password', async () => {
    const trials = await Promise.all([1, 2, 3].map(() => createTrialAccount(context)));
    const [rich = 0, demo = 0, named = 0] = trials.map(({ id }) => id);
    await openingBalance(context.database, rich, 500, context.clock.now());
    await context.database.update(accounts).set({ demo: true }).where(eq(accounts.id, demo));
    await context.database.update(accounts).set({ passwordHash: 'x' }).where(eq(accounts.id, named));
    context.clock.shift(kept.trial + 1);
    await clearOld(context);
    for (const id of [rich, demo, named]) expect((await rowsOf(id)).account).toBe(1);
    expect(await auditLedger(context.database)).toMatchObject({ total: 0, wrongBalances: 0 });
  });

  test.each([0, 1, 2, 40, 41, 42, 99])('an account of type %i stays', async (type) => {
    const { id } = await createTrialAccount(context);
    await context.database.update(accounts).set({ type }).where(eq(accounts.id, id));
    context.clock.shift(kept.trial + 1);
    await clearOld(context);
    expect((await rowsOf(id)).account).toBe(1);
  });
});

test('two processes at once clear more than one batch, each row once', async () => {
  const [id = 0] = await createTestAccounts(context.database, 1);
  const at = context.clock.now();
  const logins = Array.from({ length: 1_001 }, (_, number) => ({
    accountId: id,
    tokenDigest: `digest ${number}`,
    createdAt: at,
    lastSeenAt: at,
    ip: '127.0.0.1',
    userAgent: 'test',
  }));
  await context.database.insert(sessions).values(logins);
  context.clock.shift(kept.session + 1);
  await Promise.all([clearOld(context), clearOld(context)]);
  expect((await rowsOf(id)).sessions).toBe(0);
});
