import { and, eq, inArray, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { updateDownlineRebates } from '#operator/agents/downlineRebates.ts';
import { moveMember } from '#operator/agents/moves.ts';
import type { Settlement } from '#operator/bets/settlements.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { agentRates } from '#operator/database/tables/downlineRebates.tables.ts';
import { settlements } from '#operator/database/tables/bets.tables.ts';
import { commissionDays, commissions } from '#operator/database/tables/commissions.tables.ts';
import { type Connection, openPostgres } from '#operator/database/connect.ts';
import { ledgerPostings, ledgerTransactions } from '#operator/database/tables/ledger.tables.ts';
import { paths } from '#operator/database/tables/line.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { games } from '#operator/database/tables/games.tables.ts';
import { seedGames } from '#operator/games/games.seed.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { houseBalance, openingBalance, pocketsOf } from '#operator/ledger/ledger.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { settleBet } from '#operator/testing/growth.ts';
import { firstOf } from '@araw/testing/shortRun';
import { commissionJob } from './commissions.ts';

const day = 86_400_000;
/** Noon of 4 March 2026 in Manila. */
const noon = Date.UTC(2026, 2, 4, 4);
const clock = createStoppedClock(noon);
const connections: Connection[] = [];
let processes: OperatorContext[];

beforeAll(async () => {
  const url = await createDatabase(inject('postgresUrl') ?? '', inject('schemaDatabase'));
  for (let count = 0; count < 2; count += 1) connections.push(await openPostgres(url));
  processes = connections.map(({ database }) => ({ database, clock, log: pino({ level: 'silent' }) }));
  const [one] = processes;
  if (!one) throw new Error('There is no process');
  await one.database.insert(merchants).values(merchant);
  await seedGames(one);
});
afterAll(() => Promise.all(connections.map((connection) => connection.close())));

/** The same numbers in every run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Member {
  id: number;
  name: string;
}

/**
 * Two top agents, each with two agents, each of those with two members; agents below start with the rates above them.
 */
async function createLines(context: OperatorContext) {
  const made: Member[] = [];
  const account = async (type: 0 | 1, upline: Member | null, rate: number): Promise<Member> => {
    const { database } = context;
    const [id = 0] = await createTestAccounts(database, 1, type);
    const [row] = await database
      .update(accounts)
      .set({ merchantCode: merchant.code, ...(upline && { uplineId: upline.id }) })
      .where(eq(accounts.id, id))
      .returning();
    await openingBalance(database, id, 1, clock.now());
    const given = { accountId: id, fromDay: '2026-03-01', givenAt: 0 };
    await database.insert(agentRates).values([
      { ...given, gameType: 'RNG', rate },
      { ...given, gameType: 'FISH', rate: Math.floor(rate / 2) },
    ]);
    const one = { id, name: row!.name };
    made.push(one);
    return one;
  };
  for (const rate of [90, 80]) {
    const top = await account(1, null, rate);
    for (const below of [60, 50]) {
      const agent = await account(1, top, below);
      for (const own of [40, 15]) await account(0, agent, own);
    }
  }
  return made;
}

/** Under the member's lock, like real bets. */
const settle = (process: OperatorContext, accountId: number, valid: number, changes: Partial<Settlement>) =>
  process.database.transaction(async (database) => {
    await lockMember(database, accountId);
    return settleBet({ ...process, database }, accountId, valid, changes);
  });

const callerOf = ({ id, name }: Member): Caller => ({
  ...visitor,
  account: { id, name, type: 1, merchantCode: merchant.code },
});

/** A change refused for its limits, or waiting for another, has no effect. */
const tried = (promise: Promise<unknown>) =>
  promise.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });

/**
 * The expected income of each agent, computed only from bets, paths and rates: for each member, category and day from
 * the top of the line down.
 */
async function expectedOf({ database }: OperatorContext) {
  const bets = await database.select().from(settlements);
  const types = new Map((await database.select().from(games)).map((game) => [game.gameId, game.gameType]));
  const lines = await database.select().from(paths);
  const rates = await database.select().from(agentRates);
  const valid = new Map<string, number>();
  for (const one of bets) {
    const versions = bets.filter(({ betId }) => betId === one.betId);
    if (versions.some(({ version }) => version > one.version)) continue;
    const first = versions.find(({ version }) => version === 1);
    const key = `${one.accountId} ${types.get(one.gameId)} ${first?.day}`;
    valid.set(key, (valid.get(key) ?? 0) + one.valid);
  }
  const earned = new Map<number, number>();
  const mostOf: { most: number; line: number }[] = [];
  for (const [key, sum] of valid) {
    const [memberId = '', gameType = '', on = ''] = key.split(' ');
    const rateOf = (id: number) =>
      rates
        .filter((rate) => rate.accountId === id && rate.gameType === gameType && rate.fromDay <= on)
        .toSorted((one, other) => (one.fromDay < other.fromDay ? 1 : -1))[0]?.rate ?? 0;
    const line = lines
      .filter(
        (path) =>
          path.descendantId === Number(memberId) &&
          path.fromDay <= on &&
          (path.toDay === null || path.toDay > on),
      )
      .toSorted((one, other) => one.depth - other.depth)
      .map(({ ancestorId }) => ancestorId);
    let given = 0;
    let below = rateOf(Number(memberId));
    for (const id of line) {
      const amount = Math.floor((sum * (rateOf(id) - below)) / 10_000);
      expect(rateOf(id)).toBeGreaterThanOrEqual(below);
      earned.set(id, (earned.get(id) ?? 0) + amount);
      given += amount;
      below = rateOf(id);
    }
    mostOf.push({ most: (sum * rateOf(line.at(-1) ?? 0)) / 10_000, line: given });
  }
  return { earned, mostOf };
}

it.each(firstOf([1, 2, 3]))(
  '[TEAM-12] [CASH-16] rates, moves, bets and settlements at once in two processes: never above the top rate, and settled amounts are in the ledger (%i)',
  async (seed) => {
    const random = randomOf(seed);
    const [one, other] = processes as [OperatorContext, OperatorContext];
    const anyOf = <Item>(list: readonly Item[]) => list[random(list.length)]!;
    const members = await createLines(one);
    const ids = members.map(({ id }) => id);
    const players = members.filter((_, index) => index % 7 !== 0);
    const played = await one.database
      .selectDistinctOn([games.gameType], { gameId: games.gameId })
      .from(games)
      .where(inArray(games.gameType, ['RNG', 'FISH']));
    const bets: Settlement[] = [];
    const turn = (process: OperatorContext) => runJobs(process, [commissionJob]);
    await turn(one);

    const acts: (() => Promise<unknown>)[] = [
      ...Array.from({ length: 4 }, () => async () => {
        const { gameId } = anyOf(played);
        bets.push(await settle(anyOf(processes), anyOf(players).id, 1 + random(200_000), { gameId }));
      }),
      async () => {
        const [before] = bets.splice(random(bets.length), 1);
        if (!before) return;
        const result = anyOf(['lost', 'won', 'voided'] as const);
        const valid = random(before.valid + 1);
        bets.push(
          await settle(anyOf(processes), before.accountId, valid, {
            ...before,
            valid,
            result,
            settledAt: clock.now(),
          }),
        );
      },
      async () => {
        const above = anyOf(members);
        const below = await one.database
          .select({ name: accounts.name })
          .from(accounts)
          .where(eq(accounts.uplineId, above.id));
        if (below.length === 0) return;
        const account = anyOf(below).name;
        const rebates = { RNG: random(95) / 100, FISH: random(50) / 100 };
        await tried(updateDownlineRebates(anyOf(processes), callerOf(above), { account, seen: {}, rebates }));
      },
      () =>
        tried(moveMember(anyOf(processes), { account: anyOf(members).name, superior: anyOf(members).name })),
      () => turn(anyOf(processes)),
    ];
    for (let days = 0; days < 5; days += 1) {
      for (let rounds = 0; rounds < 8; rounds += 1) {
        await Promise.all(Array.from({ length: 5 }, () => anyOf(acts)()));
      }
      // Bets from now on belong to the new day.
      clock.shift(noon + (Math.floor((clock.now() - noon) / day) + 0.5) * day + margin - clock.now());
      await Promise.all([turn(one), turn(other), anyOf(acts)(), anyOf(acts)(), turn(one)]);
      clock.shift(day / 2);
    }
    clock.shift(day);
    await Promise.all([turn(one), turn(other)]);
    await turn(one);

    const { earned, mostOf } = await expectedOf(one);
    expect(mostOf.length).toBeGreaterThan(20);
    for (const { most, line } of mostOf) expect(line).toBeLessThanOrEqual(most);
    const kept = await one.database
      .select({ agentId: commissions.agentId, amount: sql`sum(${commissions.amount})`.mapWith(Number) })
      .from(commissions)
      .where(inArray(commissions.agentId, ids))
      .groupBy(commissions.agentId);
    expect(new Map(kept.map(({ agentId, amount }) => [agentId, amount]))).toEqual(
      new Map([...earned].filter(([id]) => ids.includes(id))),
    );
    for (const { id } of members) {
      const days = await one.database
        .select()
        .from(commissionDays)
        .where(eq(commissionDays.agentId, id))
        .orderBy(commissionDays.day);
      const carried = days.at(-1)?.carriedOut ?? 0;
      expect((await pocketsOf(one.database, id)).cash).toBe(1 + (earned.get(id) ?? 0) - carried);
      expect(days.every(({ due, paidAt }) => due > 0 === (paidAt !== null))).toBe(true);
    }
    const [paid] = await one.database
      .select({ sum: sql`coalesce(sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
      .from(ledgerPostings)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
      .where(and(eq(ledgerTransactions.kind, 'commission'), sql`${ledgerPostings.amount} > 0`));
    const [settled] = await one.database
      .select({ sum: sql`coalesce(sum(${commissionDays.due}), 0)`.mapWith(Number) })
      .from(commissionDays);
    expect([paid, -(await houseBalance(one.database, 'house:agents'))]).toEqual([settled, settled?.sum]);
    expect(settled?.sum).toBeGreaterThan(0);
    expect(isSound(await auditLedger(one.database))).toBe(true);
  },
);
