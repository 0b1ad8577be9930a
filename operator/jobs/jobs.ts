import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { jobPayments, jobs } from '#operator/database/tables/jobs.tables.ts';
import { merchants } from '#operator/database/tables/system.tables.ts';

/*
 * Jobs that close each of a merchant's periods once (BEN-13). A job is a value in `periodJobs` of
 * `operator/compositions/due.ts`:
 *
 *     export const weeklyPrizes: Job = {
 *       name: 'weeklyPrizes',                      // permanent: part of the payments' keys
 *       every: 'week',
 *       async close({ database }, { begins, ends }) { // one transaction, which also closes the period
 *         const winners = await …;                 // reads events from `begins` to before `ends`
 *         return winners.map(({ accountId, prize }) => ({ accountId, amount: prize, details: {} }));
 *       },
 *       async pay({ database, clock }, { accountId, amount, key }) { // one transaction per member
 *         await lockMember(database, accountId);
 *         await giveBonus(database, { source: key, … }, clock.now()); // or `post` with this key
 *         return 'made';                           // or 'later', for example for an excluded member: retried
 *       },
 *     };
 *
 * `close` returns at most one payment per member; its own writes are committed with the closing. It must not lock members.
 * A closed period is never counted again: later changes belong to the period in which they happen. So count by when something
 * was booked (`settledAt`, the movement's `at`), never by when its bet was placed. The first period is the one in progress when
 * the job first runs.
 */

export interface Job {
  name: string;
  /** In the merchant's zone; weeks begin on Monday. */
  every: 'hour' | 'day' | 'week' | 'month';
  close(context: OperatorContext, period: Period): Promise<readonly NewPayment[]>;
  pay?(context: OperatorContext, payment: Payment): Promise<'made' | 'later'>;
}

export interface Period {
  merchantCode: string;
  /** Milliseconds; `ends` is excluded. */
  begins: number;
  ends: number;
  /** The merchant days on which it begins and ends, YYYY-MM-DD; equal for an hour or a day. */
  firstDay: string;
  lastDay: string;
}

export interface NewPayment {
  accountId: number;
  /** Centavos, or points; above 0. */
  amount: number;
  /** As JSON. */
  details: unknown;
}

export interface Payment extends NewPayment {
  period: Period;
  /** Unique for job, period and member. */
  key: string;
}

type Place = Pick<typeof jobs.$inferSelect, 'job' | 'merchantCode'>;
type PaymentRow = typeof jobPayments.$inferSelect;

/**
 * Milliseconds after a period's end until everything in it is committed and the clocks of all processes have passed it: no
 * transaction lasts that long (`PostgresLimits`).
 */
export const margin = 20_000;

/** Periods of a job, and payments, per turn; the next turn continues. */
const periodsAtOnce = 100;
const paymentsAtOnce = 200;

const minute = 60_000;
/** A failed payment is retried after a minute, doubling up to an hour. */
const pauseAfter = (failures: number) => Math.min(60, 2 ** failures) * minute;

/**
 * Closes periods that have ended by the operator's clock, in order, and makes their payments. Safe to run anywhere at
 * any time: work that another process is doing is left to it.
 */
export async function runJobs(context: OperatorContext, all: readonly Job[]): Promise<void> {
  const own = await context.database.select({ code: merchants.code }).from(merchants).orderBy(merchants.code);
  for (const { code } of own) {
    for (const job of all) {
      // The next turn tries again; one job must not block the others.
      await run(context, job, { job: job.name, merchantCode: code }).catch((error: unknown) =>
        context.log.error({ err: error, job: job.name }, 'period not closed'),
      );
    }
  }
}

/** Retries a period's payment to a member at the next turn, without its pause. */
export async function tryAgainNow(
  { database, clock }: OperatorContext,
  { job, begins, accountId }: Pick<PaymentRow, 'job' | 'begins' | 'accountId'>,
): Promise<void> {
  await database
    .update(jobPayments)
    .set({ tryAt: clock.now() })
    .where(
      and(
        eq(jobPayments.job, job),
        eq(jobPayments.begins, begins),
        eq(jobPayments.accountId, accountId),
        isNull(jobPayments.madeAt),
      ),
    );
}

async function run(context: OperatorContext, job: Job, place: Place): Promise<void> {
  await open(context, job, place);
  for (let closed = 0; closed <= periodsAtOnce; closed++) {
    if ((await payAll(context, job, place)) === paymentsAtOnce) return;
    if (closed === periodsAtOnce || !(await closeNext(context, job, place))) return;
  }
}

const isAt = ({ job, merchantCode }: Place) => and(eq(jobs.job, job), eq(jobs.merchantCode, merchantCode));

async function open({ database, clock }: OperatorContext, job: Job, place: Place): Promise<void> {
  if ((await database.$count(jobs, isAt(place))) > 0) return;
  const { begins, ends } = await periodAt(database, job, place, clock.now());
  await database
    .insert(jobs)
    .values({ ...place, begins, ends })
    .onConflictDoNothing();
}

/** Returns whether this process closed a period. The row's lock ends with the transaction. */
async function closeNext(context: OperatorContext, job: Job, place: Place): Promise<boolean> {
  const now = context.clock.now();
  const isDue = and(isAt(place), isNull(jobs.closedAt), lte(jobs.ends, now - margin));
  if ((await context.database.$count(jobs, isDue)) === 0) return false;
  return context.database.transaction(async (database) => {
    const [next] = await database.select().from(jobs).where(isDue).for('update', { skipLocked: true });
    if (!next) return false;
    const period = await periodOf(database, next);
    const owed = await job.close({ ...context, database }, period);
    const after = await periodAt(database, job, place, next.ends);
    await database
      .update(jobs)
      .set({ closedAt: now })
      .where(and(isAt(place), eq(jobs.begins, next.begins)));
    await database.insert(jobs).values({ ...place, begins: next.ends, ends: after.ends });
    const rows = owed.map(({ accountId, amount, details }) => ({
      ...place,
      begins: next.begins,
      accountId,
      amount,
      details,
      tryAt: now,
    }));
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await database.insert(jobPayments).values(rows.slice(from, from + rowsAtOnce));
    }
    return true;
  });
}

const rowsAtOnce = 1_000;

/** Returns the number of payments found; at most `paymentsAtOnce`. */
async function payAll(context: OperatorContext, job: Job, place: Place): Promise<number> {
  const due = await context.database
    .select({ begins: jobPayments.begins, accountId: jobPayments.accountId })
    .from(jobPayments)
    .where(
      and(
        eq(jobPayments.job, place.job),
        eq(jobPayments.merchantCode, place.merchantCode),
        isNull(jobPayments.madeAt),
        lte(jobPayments.tryAt, context.clock.now()),
      ),
    )
    .orderBy(asc(jobPayments.begins), asc(jobPayments.accountId))
    .limit(paymentsAtOnce);
  for (const one of due) await payOne(context, job, { ...place, ...one });
  return due.length;
}

async function payOne(
  context: OperatorContext,
  job: Job,
  one: Place & Pick<PaymentRow, 'begins' | 'accountId'>,
): Promise<void> {
  const isOne = and(
    eq(jobPayments.job, one.job),
    eq(jobPayments.merchantCode, one.merchantCode),
    eq(jobPayments.begins, one.begins),
    eq(jobPayments.accountId, one.accountId),
  );
  const put = async (database: Database, values: Partial<PaymentRow>) => {
    await database
      .update(jobPayments)
      .set(values)
      .where(and(isOne, isNull(jobPayments.madeAt)));
  };
  const putOff = async (database: Database, failures: number) =>
    put(database, { failures: failures + 1, tryAt: context.clock.now() + pauseAfter(failures) });
  let failures = 0;
  try {
    await context.database.transaction(async (database) => {
      const [due] = await database
        .select()
        .from(jobPayments)
        .where(and(isOne, isNull(jobPayments.madeAt)))
        .for('update', { skipLocked: true });
      if (!due) return;
      failures = due.failures;
      const period = await periodOf(database, due);
      const { accountId, amount, details } = due;
      const key = `${one.job}:${one.merchantCode}:${new Date(one.begins).toISOString()}:${accountId}`;
      const outcome = await job.pay?.({ ...context, database }, { accountId, amount, details, period, key });
      if (outcome === 'later') await putOff(database, failures);
      else if (outcome === 'made') await put(database, { madeAt: context.clock.now() });
      else throw new Error(`${one.job} does not say how it pays`);
    });
  } catch (error) {
    // Later turns try again; one member must not block the others.
    context.log.error({ err: error, job: one.job, accountId: one.accountId }, 'payment of a job not made');
    await putOff(context.database, failures);
  }
}

async function periodOf(database: Database, row: Place & Pick<PaymentRow, 'begins'>): Promise<Period> {
  const [period] = await database
    .select({
      merchantCode: jobs.merchantCode,
      begins: jobs.begins,
      ends: jobs.ends,
      firstDay: sql<string>`to_char(to_timestamp(${jobs.begins} / 1000.0) at time zone ${merchants.timeZone}, 'YYYY-MM-DD')`,
      lastDay: sql<string>`to_char(to_timestamp((${jobs.ends} - 1) / 1000.0) at time zone ${merchants.timeZone}, 'YYYY-MM-DD')`,
    })
    .from(jobs)
    .innerJoin(merchants, eq(merchants.code, jobs.merchantCode))
    .where(and(isAt(row), eq(jobs.begins, row.begins)));
  if (!period) throw new Error(`There is no period of ${row.job} from ${row.begins}`);
  return period;
}

/** The period of a moment in the merchant's zone. Every hour is a period, even when the clocks change. */
export async function periodAt(
  database: Database,
  { every }: Pick<Job, 'every'>,
  { merchantCode }: Pick<Place, 'merchantCode'>,
  at: number,
): Promise<{ begins: number; ends: number }> {
  const local = sql`date_trunc(${every}, to_timestamp(${at}::bigint / 1000.0) at time zone time_zone)`;
  const [period] = await rowsOf<{ begins: string; ends: string }>(
    database,
    every === 'hour'
      ? sql`
          select (extract(epoch from starts) * 1000)::bigint::text as begins,
            (extract(epoch from starts + interval '1 hour') * 1000)::bigint::text as ends
          from merchants, date_trunc('hour', to_timestamp(${at}::bigint / 1000.0), time_zone) as starts
          where code = ${merchantCode}`
      : sql`
          select (extract(epoch from ${local} at time zone time_zone) * 1000)::bigint::text as begins,
            (extract(epoch from (${local} + ${`1 ${every}`}::interval) at time zone time_zone) * 1000)::bigint::text as ends
          from merchants where code = ${merchantCode}`,
  );
  if (!period) throw new Error(`There is no merchant ${merchantCode}`);
  return { begins: Number(period.begins), ends: Number(period.ends) };
}
