import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { type Connection, openPostgres } from '#operator/database/connect.ts';
import { jobPayments } from '#operator/database/tables/jobs.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { type Job, runJobs } from './jobs.ts';

let url: string;
const processes: Connection[] = [];
let members: number[];
const clock = createStoppedClock();
const day = 86_400_000;

const contextOf = ({ database }: Connection): OperatorContext => ({
  database,
  clock,
  log: pino({ level: 'silent' }),
});

const closed: string[] = [];
const prizes: Job = {
  name: 'prizes',
  every: 'day',
  close: async (_context, { firstDay }) => {
    closed.push(firstDay);
    return members.map((accountId) => ({ accountId, amount: 100, details: {} }));
  },
  pay: async ({ database }, { accountId, amount, key }) => {
    await post(database, {
      idempotencyKey: key,
      kind: 'bonus',
      reference: 'prize',
      at: clock.now(),
      postings: [
        { owner: 'house:bonuses', amount: -amount },
        { owner: pocketOf(accountId, 'cash'), amount },
      ],
    });
    return 'made';
  },
};

beforeAll(async () => {
  url = await createDatabase(inject('postgresUrl') ?? '', inject('schemaDatabase'));
  for (let count = 0; count < 3; count++) processes.push(await openPostgres(url));
  const [one] = processes;
  if (!one) throw new Error('There is no process');
  await one.database.insert(merchants).values(merchant);
  members = await createTestAccounts(one.database, 20);
});
afterAll(() => Promise.all(processes.map((process) => process.close())));

const cash = async () => {
  const [one] = processes;
  return Promise.all(
    members.map(async (id) => (one ? (await pocketsOf(one.database, id)).cash : Number.NaN)),
  );
};

it('[BEN-13] several processes at once after days of downtime close each day once, in order, and pay each member once', async () => {
  const turn = () => Promise.all(processes.map((process) => runJobs(contextOf(process), [prizes])));
  await turn();
  clock.shift(5 * day);
  for (let turns = 0; turns < 4; turns++) await turn();
  expect(closed).toEqual(['2026-01-15', '2026-01-16', '2026-01-17', '2026-01-18', '2026-01-19']);
  expect(await cash()).toEqual(members.map(() => 500));
});

/** Runs the job until it reports its progress, then stops inside its transaction. */
const standingStill = (where: 'close' | 'pay') => `
  import { createStoppedClock } from '#operator/core/clock.ts';
  import { openPostgres } from '#operator/database/connect.ts';
  import { pocketOf, post } from '#operator/ledger/ledger.ts';
  import { runJobs } from '#operator/jobs/jobs.ts';
  const { database } = await openPostgres(${JSON.stringify(url)});
  const members = ${JSON.stringify(members)};
  const stand = () => { console.log('standing'); return new Promise((resolve) => setTimeout(resolve, 600_000)); };
  await runJobs({ database, clock: createStoppedClock(${clock.now()}), log: console }, [{
    name: 'prizes',
    every: 'day',
    async close() {
      if (${where === 'close'}) await stand();
      return members.map((accountId) => ({ accountId, amount: 100, details: {} }));
    },
    async pay({ database }, { accountId, amount, key }) {
      await post(database, { idempotencyKey: key, kind: 'bonus', reference: 'prize', at: ${clock.now()}, postings: [
        { owner: 'house:bonuses', amount: -amount },
        { owner: pocketOf(accountId, 'cash'), amount },
      ] });
      if (accountId === members[7]) await stand();
      return 'made';
    },
  }]);`;

it.for(['close', 'pay'] as const)(
  '[BEN-13] a process killed in the middle of %s loses its lock, and another one does the rest once',
  { tags: ['full'] },
  async (where) => {
    const [one] = processes;
    if (!one) throw new Error('There is no process');
    const before = await cash();
    clock.shift(day);
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', standingStill(where)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    await runJobs(contextOf(one), [prizes]);
    const meanwhile = await cash();
    // Work in progress belongs to the process that holds it, for the others too.
    const isHeld = (at: number) => where === 'close' || at === 7;
    expect(meanwhile).toEqual(before.map((sum, at) => (isHeld(at) ? sum : sum + 100)));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const after = before.map((sum) => sum + 100);
    await expect
      .poll(
        async () => {
          await runJobs(contextOf(one), [prizes]);
          return cash();
        },
        { timeout: 60_000 },
      )
      .toEqual(after);
    await runJobs(contextOf(one), [prizes]);
    expect(await cash()).toEqual(after);
    expect((await one.database.select().from(jobPayments)).every(({ madeAt }) => madeAt !== null)).toBe(true);
  },
);
