import { and, eq, inArray } from 'drizzle-orm';
import { announcePromotions } from '#operator/content/promotionsOn.ts';
import { contractJobs } from '#operator/contracts/payouts.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { accounts, operatorSecrets } from '#operator/database/tables/accounts.tables.ts';
import { jobs } from '#operator/database/tables/jobs.tables.ts';
import { catalogueOf, shareCatalogue } from '#operator/games/catalogue.ts';
import { runJobs } from '#operator/jobs/jobs.ts';
import { levelJob } from '#operator/rewards/levels.ts';
import { periodOf } from '#operator/rewards/periods.ts';
import { dayAfter, merchantDayOf, startOfMerchantDay } from '@araw/contract/values/dates';
import { merchant } from './merchant.ts';
import { jobsOf, Life, missionsFrom } from './life.ts';
import { liveMaria } from './maria.ts';
import { agreeOnDividends, liveRamon, liveTeam } from './ramon.ts';
import { openTheDemo } from './today.ts';

/** Full days before today: enough to include the first of a month, which pays dividends. */
const length = 31;
const dayLength = 24 * 3_600_000;

/**
 * Row for the next day of an incomplete history, among the operator's periods but unknown to the job runner. Deleted
 * once the demo has been opened.
 */
const name = 'historyOfTheDemo';
const isNext = and(eq(jobs.job, name), eq(jobs.merchantCode, merchant.code));

/** Start of the demo accounts, that many full days before today. */
export const beginningOf = (now: number): number => startOfMerchantDay(dayAfter(merchantDayOf(now), -length));

/** Needs accounts in their state at the history's start, which is the context's now. */
export async function beginHistory(context: OperatorContext): Promise<void> {
  const { database, clock } = context;
  const begins = clock.now();
  await database
    .insert(jobs)
    .values({ job: name, merchantCode: merchant.code, begins, ends: begins + dayLength });
  await announcePromotions(context, ['REFERRAL']);
  // Make draws and play in the history reproducible; these secrets are deleted at its end.
  const values = fixedSecrets.map((secret) => ({ name: secret, value: fixedSecret(secret) }));
  await database.insert(operatorSecrets).values(values);
  const everybody = await database.select({ id: accounts.id, name: accounts.name }).from(accounts);
  await new Life(database, { begins, ends: begins + dayLength }).fixSeeds(everybody);
  await database
    .update(accounts)
    .set({ toUpline: true, birthDate: '1995-04-17' })
    .where(eq(accounts.name, 'maria'));
  await agreeBeforeTheMonth(database, begins);
}

const fixedSecrets = ['lottery', 'sports'] as const;
const fixedSecret = (secret: string) => Buffer.from(`history of ${secret}`.padEnd(32)).toString('base64url');

/** Monthly payments need a month that has ended. */
async function agreeBeforeTheMonth(database: Database, begins: number): Promise<void> {
  const month = startOfMerchantDay(periodOf('month', merchantDayOf(begins)).from);
  await agreeOnDividends(new Life(database, { begins: month - dayLength, ends: month }));
  const life = new Life(database, { begins: month, ends: month + dayLength });
  const monthly = contractJobs.filter(({ every }) => every === 'month');
  await runJobs(life.context, monthly);
  life.end();
}

/** Whether an interrupted history is so old that starting over is faster. */
export async function isHistoryOutdated({ database, clock }: OperatorContext): Promise<boolean> {
  const [next] = await database.select().from(jobs).where(isNext);
  return next !== undefined && next.begins < beginningOf(clock.now());
}

/**
 * Simulates the remaining full days up to today, each in its own transaction, so that another process can continue an
 * interrupted history. Does nothing without a history, or if it is complete. Processes that start together take turns.
 */
export async function liveUntilToday({ database, clock }: OperatorContext): Promise<void> {
  const today = startOfMerchantDay(merchantDayOf(clock.now()));
  while (await liveNext(database, today));
}

const liveNext = async (whole: Database, today: number): Promise<boolean> => {
  await catalogueOf({ database: whole });
  return whole.transaction(async (database) => {
    shareCatalogue(whole, database);
    const next = await lockNext(database);
    if (!next || next.begins >= today) return false;
    const { begins, ends } = next;
    const life = new Life(database, { begins, ends });
    const day = await numberOfDay(database);
    life.passMidnight();
    await life.turn(jobsOf(day));
    if (day === missionsFrom) await announcePromotions(life.context, ['MISSION']);
    await liveRamon(life, day);
    const liveEvening = await liveMaria(life, day);
    await liveTeam(life, day);
    await liveEvening();
    life.end();
    await database
      .update(jobs)
      .set({ begins: ends, ends: ends + dayLength })
      .where(isNext);
    return true;
  });
};

async function lockNext(database: Database) {
  await database.execute(`set local lock_timeout = 0`);
  await database.execute(`set local statement_timeout = 0`);
  const [next] = await database.select().from(jobs).where(isNext).for('update');
  return next;
}

/** Index of the current day, from 0: all before it are closed, except the last, which its midnight closes. */
const numberOfDay = (database: Database): Promise<number> =>
  database.$count(jobs, eq(jobs.job, levelJob.name));

/** Simulates today up to now, which completes the history. */
export async function endHistory({ database: whole, clock }: OperatorContext): Promise<void> {
  await catalogueOf({ database: whole });
  await whole.transaction(async (database) => {
    shareCatalogue(whole, database);
    const next = await lockNext(database);
    if (!next) return;
    const { begins } = next;
    const life = new Life(database, { begins, ends: Math.max(clock.now(), begins + 1) });
    life.passMidnight();
    await life.turn();
    await drawAtRandom(life);
    await openTheDemo(life);
    life.end();
    await database.delete(jobs).where(isNext);
  });
}

/** Replaces the publicly known secrets of the history. */
async function drawAtRandom(life: Life): Promise<void> {
  await life.endSeeds();
  const { database } = life.context;
  await database.delete(operatorSecrets).where(inArray(operatorSecrets.name, [...fixedSecrets]));
}

/** Continues without completing the history. */
export async function leaveHistory({ database: whole, clock }: OperatorContext): Promise<void> {
  if ((await whole.$count(jobs, isNext)) === 0) return;
  await whole.transaction(async (database) => {
    const next = await lockNext(database);
    if (!next) return;
    await drawAtRandom(new Life(database, { begins: clock.now(), ends: clock.now() + dayLength }));
    await database.delete(jobs).where(isNext);
  });
}
