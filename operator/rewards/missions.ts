import { asc, desc, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { applyBonus, type Bonus, bonusInTurnover } from '#operator/bets/bonuses.ts';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import { rowsOf } from '#operator/database/insertRows.ts';
import { missions } from '#operator/database/tables/missions.tables.ts';
import type { Job } from '#operator/jobs/jobs.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { exclusionOf, refuseDemands } from '#operator/payments/demands/demands.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { say } from '#operator/words/say.ts';
import { type Days, merchantTimeZone, momentsOf } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import type { Mission } from '@araw/contract/rewards/missions';
import { betChanges, depositChanges, takesPart } from './activity.ts';
import { missionTitle } from './missionTitle.ts';
import { bonusOf, giveReward } from './giving.ts';
import { periodOf } from './periods.ts';
import { isRunning, refuseUnlessRunning } from '#operator/content/running.ts';

type MissionRow = typeof missions.$inferSelect;
/** A mission in one of its periods. */
type Round = MissionRow & { days: Days };

const day = 86_400_000;

/** The member's missions of today and this week (BEN-07). Refuses with `switchedOff` if none are running. */
export async function missionsPage(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'missions'>> {
  await refuseUnlessRunning(context, 'MISSION');
  const { database, clock } = context;
  const rounds = await currentRounds(context);
  return {
    list: await Promise.all(rounds.map((round) => describe(context, accountId, round, language))),
    now: clock.now(),
    timeZone: await merchantTimeZone(database),
  };
}

/**
 * Claims a mission's reward for the current period, once per key and period. Refuses with `conflict` one that isn't
 * reached, is claimed, belongs to a past period, or waits for another bonus, and with `demandOpen` an excluded member.
 */
export async function claimMission(
  context: OperatorContext,
  accountId: number,
  { key, id, language }: ParsedRequest<'claimMission'>,
): Promise<HandlerValue<'claimMission'>> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    await lockMember(database, accountId);
    const request = { accountId, call: 'claimMission', key, body: { id } } as const;
    return once(within, database, request, async () => {
      await refuseUnlessRunning(within, 'MISSION');
      refuseDemands(await exclusionOf(within, accountId, language));
      const round = (await currentRounds(within)).find((one) => idOf(one) === id);
      if (!round) throw new Refusal('conflict', { message: "This mission's period has ended." });
      const [own] = await progressOf(within, round, { accountId });
      const isClaimed = (await bonusOf(database, sourceOf(round, accountId))) !== null;
      if (isClaimed || (own?.have ?? 0) < round.target) {
        throw new Refusal('conflict', {
          message: isClaimed ? 'It has been claimed.' : 'It is not reached yet.',
        });
      }
      const bonus = await give(within, accountId, round, { tells: false });
      const claimed = await applyBonus(database, bonus.id, 'claim', context.clock.now());
      return {
        number: claimed.number,
        sum: claimed.amount / 100,
        mission: await describe(within, accountId, round, language),
      };
    });
  });
}

const reached = v.array(v.string());

/** Moves unclaimed rewards to Rewards after their period has ended (BEN-07, BEN-13). */
const missionJob = (name: string, every: MissionRow['period']): Job => ({
  name,
  every,
  async close(context, { begins, ends, firstDay }) {
    if (!(await isRunning(context, 'MISSION', begins, ends))) return [];
    const owed = new Map<number, { amount: number; details: string[] }>();
    for (const round of await roundsOf(context.database, every, firstDay)) {
      for (const { accountId, have } of await progressOf(context, round, {})) {
        const isGiven = (await bonusOf(context.database, sourceOf(round, accountId))) !== null;
        if (have < round.target || isGiven) continue;
        const before = owed.get(accountId) ?? { amount: 0, details: [] };
        owed.set(accountId, {
          amount: before.amount + round.amount,
          details: [...before.details, round.id],
        });
      }
    }
    return [...owed].map(([accountId, payment]) => ({ accountId, ...payment }));
  },
  async pay(context, { accountId, details, period }) {
    if ((await exclusionOf(context, accountId, 'EN')).length > 0) return 'later';
    await lockMember(context.database, accountId);
    const ids = v.parse(reached, details);
    const rounds = await roundsOf(context.database, every, period.firstDay);
    for (const round of rounds) {
      if (ids.includes(round.id)) await give(context, accountId, round, { tells: true });
    }
    return 'made';
  },
});

export const missionJobs: readonly Job[] = [
  missionJob('dailyMissions', 'day'),
  missionJob('weeklyMissions', 'week'),
];

const idOf = ({ id, days }: Round) => `${id}:${days.from}`;
const sourceOf = (round: Round, accountId: number) => `mission:${idOf(round)}:${accountId}`;

async function give(
  context: OperatorContext,
  accountId: number,
  round: Round,
  { tells }: { tells: boolean },
): Promise<Bonus> {
  const { amount, factor, turnoverDays, claimDays } = round;
  const { endsAt } = await endOf(context.database, round);
  // Late payments get the full time to claim, too.
  const from = Math.max(endsAt, context.clock.now());
  return giveReward(
    context,
    {
      accountId,
      source: sourceOf(round, accountId),
      amount,
      factor,
      turnoverDays,
      endsAt: from + claimDays * day,
    },
    { tells },
  );
}

async function endOf(database: Database, { days, claimDays }: Round) {
  const { ends } = await momentsOf(database, days);
  return { endsAt: ends, keptUntil: ends + claimDays * day };
}

async function currentRounds({ database, clock }: OperatorContext): Promise<Round[]> {
  const [now] = await database
    .select({ day: sql<string>`merchant_day(${clock.now()})` })
    .from(sql`(select 1) as one`);
  if (!now) throw new Error('The database tells no time');
  return [...(await roundsOf(database, 'day', now.day)), ...(await roundsOf(database, 'week', now.day))];
}

/** Missions for the period that contains this day. */
async function roundsOf(database: Database, period: MissionRow['period'], on: string): Promise<Round[]> {
  const days = periodOf(period, on);
  const running = await missionsOn(database, days.from);
  return running.filter((mission) => mission.period === period).map((mission) => ({ ...mission, days }));
}

/** The missions in effect on a day. */
async function missionsOn(database: Database, on: string): Promise<MissionRow[]> {
  const latest = await database
    .selectDistinctOn([missions.id])
    .from(missions)
    .where(lte(missions.fromDay, on))
    .orderBy(asc(missions.id), desc(missions.fromDay));
  return latest.filter(({ open }) => open).toSorted((a, b) => a.position - b.position);
}

const counted: Record<MissionRow['measure'], (days: Days) => ReturnType<typeof sql>> = {
  cashIns: (days) =>
    sql`select account_id, sum(amount) as have from (${depositChanges(days)}) change group by account_id`,
  validBets: (days) =>
    sql`select account_id, sum(amount) as have from (${betChanges(days)}) change group by account_id`,
  games: (days) => sql`
    select account_id, count(*) as have from (
      select account_id from (${betChanges(days)}) change group by account_id, game_id having sum(amount) > 0) game
    group by account_id`,
  logIns: ({ from, to }) => sql`
    select account_id, count(distinct merchant_day(created_at)) as have from sessions
    where created_at >= merchant_midnight(${from})
      and created_at < merchant_midnight(to_char(${to}::date + 1, 'YYYY-MM-DD'))
    group by account_id`,
};

/** Progress of one member, or of all participants. */
async function progressOf(
  context: OperatorContext,
  { measure, days }: Round,
  { accountId }: { accountId?: number },
): Promise<{ accountId: number; have: number }[]> {
  const rows = await rowsOf<{ id: number; have: string }>(
    context.database,
    sql`
      select account.id, counted.have::text as have
      from (${counted[measure](days)}) counted join accounts account on account.id = counted.account_id
      where ${accountId === undefined ? takesPart(context) : sql`account.id = ${accountId}`}
      order by account.id`,
  );
  return rows.map(({ id, have }) => ({ accountId: id, have: Math.max(0, Number(have)) }));
}

const isOfMoney = (measure: MissionRow['measure']): boolean =>
  measure === 'cashIns' || measure === 'validBets';

async function describe(
  context: OperatorContext,
  accountId: number,
  round: Round,
  language: string,
): Promise<Mission> {
  const { database, clock } = context;
  const { measure, period, target, amount, factor, turnoverDays, days } = round;
  const key = languageKey(language);
  const [own] = await progressOf(context, round, { accountId });
  const have = own?.have ?? 0;
  const claimed = await bonusOf(database, sourceOf(round, accountId));
  const turnover = claimed?.turnover ?? (await bonusTurnover(database, amount, factor));
  const canClaim = claimed === null && have >= target;
  const [excluded] = canClaim ? await exclusionOf(context, accountId, language) : [];
  const waits =
    canClaim && turnover > 0 && (await bonusInTurnover(database, accountId, clock.now())) !== null;
  const unit = isOfMoney(measure) ? 100 : 1;
  return {
    id: idOf(round),
    title: missionTitle(round, key),
    period,
    from: days.from,
    to: days.to,
    measure,
    money: isOfMoney(measure),
    have: have / unit,
    target: target / unit,
    reward: amount / 100,
    turnover: turnover / 100,
    turnoverDays,
    claimedAt: claimed?.createdAt ?? null,
    ...(await endOf(database, round)),
    claimable: canClaim ? amount / 100 : 0,
    refusal: excluded?.text ?? (waits ? say('promotionRefusals.otherInTurnover', key) : ''),
  };
}
