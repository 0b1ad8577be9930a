import { and, desc, eq, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { maskedRankName } from '#operator/accounts/masking.ts';
import { bonusFactor } from '#operator/bets/requirements.ts';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { rankAbsences, rankPrizes, rankResults } from '#operator/database/tables/ranks.tables.ts';
import type { Job } from '#operator/jobs/jobs.ts';
import { exclusionOf } from '#operator/payments/demands/demands.ts';
import { merchantOf, switchesIn } from '#operator/system/merchants.ts';
import { Refusal } from '@araw/server/http/refusal';
import { lockMember } from '#operator/payments/lockMember.ts';
import { atOneMoment, type Days, merchantTimeZone, momentsOf } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import {
  listedPlaces,
  type Rank,
  type RankBoard,
  rankBoards,
  type RankPeriod,
  rankPeriods,
} from '@araw/contract/rewards/ranks';
import { isRealAccount } from '@araw/contract/calls/roles';
import { betChanges, depositChanges, takesPart } from './activity.ts';
import { giveReward } from './giving.ts';
import { periodOf } from './periods.ts';

type Prize = typeof rankPrizes.$inferSelect;
type List = ParsedRequest<'rank'>;

interface Standing {
  place: number;
  accountId: number;
  name: string;
  /** Centavos. */
  sum: number;
  reachedAt: number;
}

const day = 86_400_000;

/** The top fifty of the current period, and the caller's place (BEN-08). */
export async function rankPage(
  context: OperatorContext,
  { account }: Caller,
  list: List,
): Promise<HandlerValue<'rank'>> {
  if (!(await hasRanks(context))) {
    throw new Refusal('switchedOff', { message: 'There are no ranks here.', value: { switch: 'ranks' } });
  }
  const own = account && isRealAccount(account.type) ? account.id : null;
  const today = await todayOf(context);
  const days = periodOf(list.period, today);
  return atOneMoment(context, async (database) => {
    const within = { ...context, database };
    const prizes = await prizesOn(database, list, days.from);
    const standings = await standingsOf(within, list.board, days, { own });
    const [terms] = prizes;
    return {
      ...days,
      list: standings
        .filter(({ place }) => place <= listedPlaces)
        .map(({ place, accountId, name, sum }) => ({
          place,
          name: maskedRankName(name),
          sum: sum / 100,
          prize: prizeOf(prizes, place) / 100,
          own: accountId === own,
        })),
      endsAt: (await momentsOf(database, days)).ends,
      prizes: prizes.map(({ firstPlace, lastPlace, amount }) => ({
        first: firstPlace,
        last: lastPlace,
        prize: amount / 100,
      })),
      factor: await bonusFactor(database, terms?.factor ?? 0),
      claimDays: terms?.claimDays ?? 0,
      own: own === null ? null : await ownStanding(within, list.board, days, { own, standings, prizes }),
      now: context.clock.now(),
      timeZone: await merchantTimeZone(database),
    };
  });
}

const hasRanks = async (context: OperatorContext) => switchesIn(await merchantOf(context)).ranks;

/** Hides a member from all lists, or shows them again; a period uses the setting at its closing. */
export async function setRankPresence(
  { database, clock }: OperatorContext,
  accountId: number,
  { out }: ParsedRequest<'setRankPresence'>,
): Promise<HandlerValue<'setRankPresence'>> {
  if (out) {
    await database.insert(rankAbsences).values({ accountId, since: clock.now() }).onConflictDoNothing();
  } else {
    await database.delete(rankAbsences).where(eq(rankAbsences.accountId, accountId));
  }
  return { out };
}

const won = v.object({ place: v.number() });

/**
 * Stores a list as of the end of its period and gives its prizes, each once; later changes don't affect them (BEN-08,
 * BEN-13). Neither where the profile forbids ranks (CASH-21).
 */
const rankJob = (board: RankBoard, every: RankPeriod): Job => ({
  name: `${board}Rank:${every}`,
  every,
  async close(context, { firstDay, lastDay }) {
    if (!(await hasRanks(context))) return [];
    const { database } = context;
    const list = { board, period: every };
    const prizes = await prizesOn(database, list, firstDay);
    const most = Math.max(listedPlaces, ...prizes.map(({ lastPlace }) => lastPlace));
    const last = await standingsOf(context, board, { from: firstDay, to: lastDay }, { own: null, most });
    if (last.length > 0) {
      await database.insert(rankResults).values(
        last.map(({ place, accountId, sum, reachedAt }) => ({
          ...list,
          firstDay,
          place,
          accountId,
          sum,
          reachedAt,
          prize: prizeOf(prizes, place),
        })),
      );
    }
    return last.flatMap(({ place, accountId }) => {
      const amount = prizeOf(prizes, place);
      return amount > 0 ? [{ accountId, amount, details: { place } }] : [];
    });
  },
  async pay(context, { accountId, amount, details, period: { firstDay, ends } }) {
    if ((await exclusionOf(context, accountId, 'EN')).length > 0) return 'later';
    const { database, clock } = context;
    const { place } = v.parse(won, details);
    const terms = termsOf(await prizesOn(database, { board, period: every }, firstDay), place);
    if (!terms) throw new Error(`There are no terms of place ${place}: ${board}, ${every} from ${firstDay}`);
    await lockMember(database, accountId);
    const { factor, turnoverDays, claimDays } = terms;
    const bonus = await giveReward(
      context,
      {
        accountId,
        source: `rank:${board}:${every}:${firstDay}:${accountId}`,
        amount,
        factor,
        turnoverDays,
        // Late payments get the full time to claim, too.
        endsAt: Math.max(ends, clock.now()) + claimDays * day,
      },
      { tells: true },
    );
    await database
      .update(rankResults)
      .set({ bonusId: bonus.id })
      .where(
        and(
          eq(rankResults.board, board),
          eq(rankResults.period, every),
          eq(rankResults.firstDay, firstDay),
          eq(rankResults.place, place),
        ),
      );
    return 'made';
  },
});

export const rankJobs: readonly Job[] = rankBoards.flatMap((board) =>
  rankPeriods.map((period) => rankJob(board, period)),
);

async function todayOf({ database, clock }: OperatorContext): Promise<string> {
  const [now] = await database
    .select({ day: sql<string>`merchant_day(${clock.now()})` })
    .from(sql`(select 1) as one`);
  if (!now) throw new Error('The database tells no time');
  return now.day;
}

/** Prizes in effect on a day; a list's prizes all start together. */
async function prizesOn(database: Database, { board, period }: List, on: string): Promise<Prize[]> {
  const all = await database
    .select()
    .from(rankPrizes)
    .where(and(eq(rankPrizes.board, board), eq(rankPrizes.period, period), lte(rankPrizes.fromDay, on)))
    .orderBy(desc(rankPrizes.fromDay), rankPrizes.firstPlace);
  return all.filter(({ fromDay }) => fromDay === all[0]?.fromDay);
}

const termsOf = (prizes: readonly Prize[], place: number): Prize | undefined =>
  prizes.find(({ firstPlace, lastPlace }) => firstPlace <= place && place <= lastPlace);
const prizeOf = (prizes: readonly Prize[], place: number): number => termsOf(prizes, place)?.amount ?? 0;

const changesOf = (board: RankBoard, days: Days) =>
  board === 'deposits' ? depositChanges(days) : betChanges(days);

/**
 * The top places, and that of `own` with the one ahead. Ties: the member who got there first ranks higher.
 */
async function standingsOf(
  context: OperatorContext,
  board: RankBoard,
  days: Days,
  { own, most = listedPlaces }: { own: number | null; most?: number },
): Promise<Standing[]> {
  const rows = await rowsOf<Record<keyof Standing, string>>(
    context.database,
    sql`
      with standing as (
        select row_number() over (order by counted.sum desc, counted.reached_at, account.id) as place,
          account.id, account.name, counted.sum, counted.reached_at
        from (
          select account_id, sum(amount) as sum, max(at) filter (where amount <> 0) as reached_at
          from (${changesOf(board, days)}) change
          group by account_id having sum(amount) > 0
        ) counted
        join accounts account on account.id = counted.account_id
        where ${takesPart(context)}
          and not exists (select from rank_absences absence where absence.account_id = account.id)
      ), own as (select place from standing where id = ${own ?? 0})
      select place::text, id::text as "accountId", name, sum::text, reached_at::text as "reachedAt" from standing
      where place <= ${most} or place between (select place - 1 from own) and (select place from own)
      order by standing.place`,
  );
  return rows.map(({ place, accountId, name, sum, reachedAt }) => ({
    place: Number(place),
    accountId: Number(accountId),
    name,
    sum: Number(sum),
    reachedAt: Number(reachedAt),
  }));
}

async function ownStanding(
  context: OperatorContext,
  board: RankBoard,
  days: Days,
  { own, standings, prizes }: { own: number; standings: readonly Standing[]; prizes: readonly Prize[] },
): Promise<Rank['own']> {
  const { database } = context;
  const out = (await database.$count(rankAbsences, eq(rankAbsences.accountId, own))) > 0;
  const excluded = (await exclusionOf(context, own, 'EN')).length > 0;
  const [changed] = await rowsOf<{ sum: string }>(
    database,
    sql`select coalesce(sum(amount), 0)::text as sum from (${changesOf(board, days)}) change where account_id = ${own}`,
  );
  const sum = Math.max(0, Number(changed?.sum ?? 0));
  const at = standings.find(({ accountId }) => accountId === own);
  const goal = at && at.place > listedPlaces ? listedPlaces : (at?.place ?? 1) - 1;
  const before = standings.find(({ place }) => place === goal);
  return {
    place: at?.place ?? null,
    sum: sum / 100,
    prize: at ? prizeOf(prizes, at.place) / 100 : 0,
    behind:
      at && before
        ? { place: goal, sum: (before.sum - at.sum) / 100, prize: prizeOf(prizes, goal) / 100 }
        : null,
    out,
    excluded,
  };
}
