import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';
import { openingBalance, pocketOf, pocketsOf, post } from '#operator/ledger/ledger.ts';
import { merchant } from '#operator/seed/merchant.ts';
import { createTestContext } from '#operator/testing/context.ts';
import { createTestAccounts } from '#operator/testing/database.ts';
import { type Job, margin, type Period, runJobs } from './jobs.ts';

const context = await createTestContext();
const { database, clock } = context;
await database.insert(merchants).values(merchant);
const [first = 0, second = 0] = await createTestAccounts(database, 2);
afterAll(() => context.close());

const hour = 3_600_000;
const day = 24 * hour;
const manila = (text: string) => Date.parse(`${text}+08:00`);
const goTo = (text: string) => clock.shift(manila(text) - clock.now());

let periods: Period[];
let made: string[];
let jobNumber = 0;

/** Pays one peso to both members for every period. */
const paying = (every: Job['every'], more: Partial<Job> = {}): Job => ({
  name: `test${++jobNumber}`,
  every,
  close: async (_context, period) => {
    periods.push(period);
    return [second, first].map((accountId) => ({ accountId, amount: 100, details: { on: period.firstDay } }));
  },
  pay: async ({ database: within, clock: { now } }, { accountId, amount, key }) => {
    await post(within, {
      idempotencyKey: key,
      kind: 'bonus',
      reference: 'test',
      at: now(),
      postings: [
        { owner: 'house:bonuses', amount: -amount },
        { owner: pocketOf(accountId, 'cash'), amount },
      ],
    });
    made.push(key);
    return 'made';
  },
  ...more,
});

beforeEach(() => {
  periods = [];
  made = [];
  clock.shift(0);
});

const daysOf = () => periods.map(({ firstDay, lastDay }) => [firstDay, lastDay]);
const cashOf = async (accountId: number) => (await pocketsOf(database, accountId)).cash;

it('[BEN-13] a period is closed once it has ended and late work in it has had time to be stored', async () => {
  goTo('2026-01-15T20:00');
  const job = paying('day');
  await runJobs(context, [job]);
  clock.shift(manila('2026-01-16T00:00') + margin - 1 - clock.now());
  await runJobs(context, [job]);
  expect(periods).toEqual([]);
  clock.shift(1);
  await runJobs(context, [job]);
  expect(periods).toEqual([
    {
      merchantCode: 'ARAW',
      begins: manila('2026-01-15T00:00'),
      ends: manila('2026-01-16T00:00'),
      firstDay: '2026-01-15',
      lastDay: '2026-01-15',
    },
  ]);
  expect(made).toEqual([first, second].map((id) => `${job.name}:ARAW:2026-01-14T16:00:00.000Z:${id}`));
});

it('[BEN-13] missed periods are caught up in order, and a second run changes nothing', async () => {
  goTo('2026-01-15T20:00');
  const job = paying('day');
  await runJobs(context, [job]);
  const before = await cashOf(first);
  clock.shift(4 * day);
  await runJobs(context, [job]);
  await runJobs(context, [job]);
  expect(periods.map(({ firstDay }) => firstDay)).toEqual([
    '2026-01-15',
    '2026-01-16',
    '2026-01-17',
    '2026-01-18',
  ]);
  expect(made).toEqual(made.toSorted());
  expect(await cashOf(first)).toBe(before + 400);
});

it('[BEN-13] after the clock is set back nothing runs, not even what a period owed', async () => {
  goTo('2026-01-15T20:00');
  let answer: 'made' | 'later' = 'later';
  const asked: string[] = [];
  const job = paying('day', {
    pay: async (_context, { key }) => {
      asked.push(key);
      return answer;
    },
  });
  await runJobs(context, [job]);
  clock.shift(2 * day);
  await runJobs(context, [job]);
  expect([periods.length, asked.length]).toEqual([2, 4]);
  answer = 'made';
  clock.shift(-10 * day);
  await runJobs(context, [job]);
  clock.shift(10 * day);
  await runJobs(context, [job]);
  expect([periods.length, asked.length]).toEqual([2, 4]);
  clock.shift(60_000);
  await runJobs(context, [job]);
  expect([periods.length, asked.length]).toEqual([2, 8]);
});

it('[BEN-13] hours, weeks from Monday and months follow the merchant’s time, one after another', async () => {
  goTo('2026-01-31T22:30');
  const everyHour = paying('hour');
  const all = [everyHour, paying('week'), paying('month')];
  await runJobs(context, all);
  goTo('2026-02-02T00:10');
  await runJobs(context, [everyHour]);
  expect([periods.length, periods[0]?.begins, periods.at(-1)?.ends]).toEqual([
    26,
    manila('2026-01-31T22:00'),
    manila('2026-02-02T00:00'),
  ]);
  expect(periods.every(({ ends }, at) => at === 25 || ends === periods[at + 1]?.begins)).toBe(true);
  periods = [];
  goTo('2026-03-02T00:10');
  await runJobs(context, all.slice(1));
  expect(daysOf()).toEqual([
    ['2026-01-26', '2026-02-01'],
    ['2026-02-02', '2026-02-08'],
    ['2026-02-09', '2026-02-15'],
    ['2026-02-16', '2026-02-22'],
    ['2026-02-23', '2026-03-01'],
    ['2026-01-01', '2026-01-31'],
    ['2026-02-01', '2026-02-28'],
  ]);
});

it('[BEN-13] when the clocks change, days have 23 or 25 hours, and each hour is closed once', async () => {
  await database.update(merchants).set({ timeZone: 'Europe/Berlin' });
  clock.shift(Date.parse('2026-10-24T20:30Z') - clock.now());
  const daily = paying('day');
  const hourly = paying('hour');
  await runJobs(context, [daily, hourly]);
  clock.shift(2 * day);
  await runJobs(context, [daily]);
  expect(periods.map(({ begins, ends }) => (ends - begins) / hour)).toEqual([24, 25]);
  periods = [];
  await runJobs(context, [hourly]);
  expect(periods.map(({ begins, ends }) => ends - begins)).toEqual(Array(48).fill(hour));
  await database.update(merchants).set({ timeZone: merchant.timeZone ?? 'Asia/Manila' });
});

it('[BEN-13] a job that fails halfway leaves nothing behind, and a later run does it completely', async () => {
  goTo('2026-01-15T20:00');
  let isBroken = true;
  const job = paying('day', {
    close: async ({ database: within }, period) => {
      await openingBalance(within, first, 5_000, period.begins);
      if (isBroken) throw new Error('killed');
      periods.push(period);
      return [];
    },
  });
  const other = paying('day');
  const before = await cashOf(first);
  await runJobs(context, [job, other]);
  clock.shift(day);
  await runJobs(context, [job, other]);
  expect(await cashOf(first)).toBe(before + 100);
  isBroken = false;
  await runJobs(context, [job]);
  expect([await cashOf(first), periods.length]).toEqual([before + 5_100, 2]);
});

it('[BEN-13] a failed payment delays no other member, and is paid once in a later run', async () => {
  goTo('2026-01-15T20:00');
  let isBroken = true;
  const whole = paying('day');
  const job: Job = {
    ...whole,
    pay: async (within, payment) => {
      await whole.pay?.(within, payment);
      if (payment.accountId === first && isBroken) throw new Error('killed');
      return 'made';
    },
  };
  const before = [await cashOf(first), await cashOf(second)] as const;
  await runJobs(context, [job]);
  clock.shift(day);
  await runJobs(context, [job]);
  await runJobs(context, [job]);
  expect([await cashOf(first), await cashOf(second)]).toEqual([before[0], before[1] + 100]);
  isBroken = false;
  for (const pause of [60_000, 60_000, 120_000]) {
    clock.shift(pause);
    await runJobs(context, [job]);
  }
  expect([await cashOf(first), await cashOf(second)]).toEqual([before[0] + 100, before[1] + 100]);
  const rows = await database
    .select()
    .from(jobPayments)
    .where(eq(jobPayments.job, job.name))
    .orderBy(jobPayments.accountId);
  expect(rows.map(({ failures, madeAt }) => [failures, madeAt !== null])).toEqual([
    [1, true],
    [0, true],
  ]);
});

it('[BEN-13] after a big clock jump the work is caught up over several turns, whatever is owed', async () => {
  goTo('2026-01-15T20:30');
  const job = paying('hour');
  await runJobs(context, [job]);
  clock.shift(150 * hour);
  await runJobs(context, [job]);
  expect(periods.length).toBe(100);
  await runJobs(context, [job]);
  expect([periods.length, made.length]).toEqual([150, 300]);
  expect(await database.$count(jobs, eq(jobs.job, job.name))).toBe(151);
});
