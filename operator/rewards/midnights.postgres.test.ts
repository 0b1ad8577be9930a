import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { levelChanges, levels } from '#operator/database/tables/levels.tables.ts';
import { missions } from '#operator/database/tables/missions.tables.ts';
import { rankPrizes } from '#operator/database/tables/ranks.tables.ts';
import { margin, runJobs } from '#operator/jobs/jobs.ts';
import { auditLedger, isSound } from '#operator/ledger/audit.ts';
import { openingBalance } from '#operator/ledger/ledger.ts';
import { seedMissions, seedPrizes } from '#operator/seed/growth.ts';
import { seedLevels } from '#operator/seed/levels.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { cashIn, run, settleBet } from '#operator/testing/growth.ts';
import { createProviderDouble } from '#operator/testing/payments.ts';
import { openProcesses } from '#operator/testing/processes.ts';
import { levelJob } from './levels.ts';
import { missionJobs } from './missions.ts';
import { rankJobs } from './ranks.ts';

const clock = createStoppedClock();
const provider = createProviderDouble();
const all = [levelJob, ...missionJobs, ...rankJobs];
const day = 86_400_000;
/** A Wednesday, noon in Manila. */
const noon = Date.UTC(2026, 2, 4, 4);
let processes: Awaited<ReturnType<typeof openProcesses>>;

beforeAll(async () => {
  processes = await openProcesses(inject('postgresUrl') ?? '', { clock, provider });
  clock.shift(noon - clock.now());
  const [one] = processes.both;
  await one.database.insert(levels).values(seedLevels);
  await one.database.insert(missions).values(seedMissions);
  await one.database.insert(rankPrizes).values(seedPrizes);
  await run(one, 'MISSION');
});
afterAll(() => processes.close());

const turn = () => Promise.all(processes.both.map((process) => runJobs(process, all)));

it('[BEN-05] [BEN-07] [BEN-08] [BEN-13] two processes catch up a midnight after a day of downtime, each period and each reward once', async () => {
  const [one, other] = processes.both;
  const { database } = one;
  const [first = 0, second = 0] = await createTestAccounts(database, 2);
  for (const id of [first, second]) await openingBalance(database, id, 1_000, clock.now());
  await turn();
  await cashIn(one, first, '2000');
  await settleBet(other, first, 2_000_000);
  await cashIn(other, second, '500');
  clock.shift(day);
  // This day is not counted either until both processes are back.
  await settleBet(one, second, 200_000);
  clock.shift(day / 2 + margin);
  for (let turns = 0; turns < 3; turns++) await turn();

  const closed = await database.select().from(jobs).where(eq(jobs.job, 'levels')).orderBy(asc(jobs.begins));
  expect(closed.map(({ begins, closedAt }) => [begins, closedAt !== null])).toEqual([
    [noon - day / 2, true],
    [noon + day / 2, true],
    [noon + day / 2 + day, false],
  ]);
  const changes = await database.select().from(levelChanges);
  expect(changes.map(({ accountId, fromDay, level }) => [accountId, fromDay, level])).toEqual([
    [first, '2026-03-05', 1],
  ]);
  const given = await database
    .select()
    .from(bonuses)
    .where(inArray(bonuses.accountId, [first, second]));
  expect(given.map(({ source, amount }) => `${source} ${amount}`).toSorted()).toEqual(
    [
      `mission:bets:2026-03-04:${first} 2500`,
      `mission:cash-in:2026-03-04:${first} 2000`,
      `mission:cash-in:2026-03-04:${second} 2000`,
      `mission:bets:2026-03-05:${second} 2500`,
      `rank:deposits:day:2026-03-04:${first} 80000`,
      `rank:deposits:day:2026-03-04:${second} 50000`,
      `rank:bets:day:2026-03-04:${first} 80000`,
      `rank:bets:day:2026-03-05:${second} 80000`,
    ].toSorted(),
  );
  const owed = await database.select().from(jobPayments);
  expect(owed.filter(({ madeAt }) => madeAt === null)).toEqual([]);
  expect(isSound(await auditLedger(database))).toBe(true);
});
