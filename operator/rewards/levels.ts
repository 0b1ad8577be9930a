import { asc, desc, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { insertRows, rowsOf } from '#operator/database/insertRows.ts';
import { levelChanges, levels } from '#operator/database/tables/levels.tables.ts';
import type { Job } from '#operator/jobs/jobs.ts';
import { tellAllInInbox } from '#operator/payments/saying.ts';
import { dayAfter } from '@araw/contract/values/dates';
import { betChanges, depositChanges, takesPart } from './activity.ts';
import { type Held, type Level, levelAfter, type Sums } from './levelRule.ts';

/** Each level's terms on a day, in order (BEN-11). */
export const levelsOn = (database: Database, day: string): Promise<Level[]> =>
  database
    .selectDistinctOn([levels.level])
    .from(levels)
    .where(lte(levels.fromDay, day))
    .orderBy(asc(levels.level), desc(levels.fromDay));

/** That many days before `day`. */
const daysBefore = (day: string, days: number) => ({ from: dayAfter(day, -days), to: dayAfter(day, -1) });

/** Members with deposits, bets or a level, and their sums over that many days. */
const countedBefore = (day: string, days: number, who: SQL): SQL => sql`
  with deposited as (
    select account_id, sum(amount) as sum from (${depositChanges(daysBefore(day, days))}) change group by account_id
  ), played as (
    select account_id, sum(amount) as sum from (${betChanges(daysBefore(day, days))}) change group by account_id
  ), held as (
    select distinct on (account_id) account_id, level, from_day from level_changes where from_day <= ${day}
    order by account_id, from_day desc
  )
  select account.id::text, coalesce(held.level, 0)::text as level, held.from_day as since,
    coalesce(deposited.sum, 0)::text as deposits, coalesce(played.sum, 0)::text as bets
  from accounts account
  left join deposited on deposited.account_id = account.id
  left join played on played.account_id = account.id
  left join held on held.account_id = account.id
  where ${who} and (deposited.sum is not null or played.sum is not null or held.level > 0)
  order by account.id`;

interface Member extends Held {
  id: number;
  /** By number of days. */
  sums: Map<number, Sums>;
}

async function membersBefore(
  database: Database,
  day: string,
  windows: readonly number[],
  who: SQL,
): Promise<Member[]> {
  const members = new Map<number, Member>();
  for (const days of new Set(windows)) {
    const rows = await rowsOf<Record<keyof Sums | 'id' | 'level', string> & Pick<Held, 'since'>>(
      database,
      countedBefore(day, days, who),
    );
    for (const { id, level, since, deposits, bets } of rows) {
      const member = members.get(Number(id)) ?? {
        id: Number(id),
        level: Number(level),
        since,
        sums: new Map<number, Sums>(),
      };
      member.sums.set(days, { deposits: Number(deposits), bets: Number(bets) });
      members.set(member.id, member);
    }
  }
  return [...members.values()];
}

const nothing: Sums = { deposits: 0, bets: 0 };

/** One member's sums over that many days before a day. */
export async function sumsBefore(
  database: Database,
  accountId: number,
  day: string,
  windows: readonly number[],
): Promise<(days: number) => Sums> {
  const [member] = await membersBefore(database, day, windows, sql`account.id = ${accountId}`);
  return (days) => member?.sums.get(days) ?? nothing;
}

/**
 * Sets each member's level for the day that begins (BEN-05, BEN-13). Moves no money and locks no member: gifts are claimed.
 */
export const levelJob: Job = {
  name: 'levels',
  every: 'day',
  async close(context, { lastDay }) {
    const { database } = context;
    const day = dayAfter(lastDay, 1);
    const all = await levelsOn(database, day);
    const windows = all.map(({ days }) => days);
    const risen = new Map<Level, number[]>();
    const changes: (typeof levelChanges.$inferInsert)[] = [];
    for (const { id, sums, ...own } of await membersBefore(database, day, windows, takesPart(context))) {
      const sumsOf = (days: number) => sums.get(days) ?? nothing;
      const level = levelAfter(own, all, day, sumsOf);
      if (level === own.level) continue;
      // A lower level was decided by the lost level's terms.
      const asked = all.find((one) => one.level === Math.max(level, own.level));
      const counted = asked ? sumsOf(asked.days) : nothing;
      changes.push({ accountId: id, fromDay: day, level, origin: 'counted', ...counted });
      if (asked && level > own.level) risen.set(asked, [...(risen.get(asked) ?? []), id]);
    }
    for (let from = 0; from < changes.length; from += rowsAtOnce) {
      const rows = insertRows(levelChanges, changes.slice(from, from + rowsAtOnce));
      // Keep a level that the operator gave for this day.
      await database.execute(sql`${rows} on conflict do nothing`);
    }
    for (const [{ name }, ids] of risen) {
      await tellAllInInbox(context, ids, { message: 'rewards.levelReached', values: { name } });
    }
    return [];
  },
};

const rowsAtOnce = 1_000;

/** The last day with known levels, as SQL: later settlements have no rate yet. */
export const levelsKnownUntil: SQL<string> = sql<string>`coalesce(
  (select merchant_day(begins) from jobs where job = ${levelJob.name} and closed_at is null limit 1), '9999-12-31')`;
