import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { applyBonus, type Bonus } from '#operator/bets/bonuses.ts';
import { turnoverRules } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { requirements } from '#operator/database/tables/bets.tables.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { participations, promotions } from '#operator/database/tables/promotions.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { pocketsOf } from '#operator/ledger/ledger.ts';
import { exclusionOf, refuseDemands } from '#operator/payments/demands/demands.ts';
import { isUuid } from '#operator/payments/payoutAccounts/payoutAccounts.ts';
import { say } from '#operator/words/say.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import type { Reward } from '@araw/contract/cashier/promotions';
import { sourceTitles } from './sourceTitles.ts';
import { claimOfPromotion } from './promotions/promotions.ts';

const mostShown = 200;

/** The member's rewards: claimable ones first, by deadline, then those in turnover (BEN-03). */
export async function rewardsOf(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'rewards'>> {
  const { database, clock } = context;
  const list = await describe(context, accountId, language);
  const { weights } = await turnoverRules(database);
  return {
    list,
    weights: Object.entries(weights).map(([gameType, weight]) => ({ gameType, weight })),
    now: clock.now(),
    timeZone: await merchantTimeZone(database),
  };
}

/**
 * Claims a reward once per key. Refuses with `notFound` someone else's; with `conflict` and the current reward one that
 * can't be claimed or waits for another bonus; and with `demandOpen` an excluded member.
 */
export const claimReward = (
  context: OperatorContext,
  accountId: number,
  request: ParsedRequest<'claimReward'>,
): Promise<Reward> =>
  change(context, accountId, 'claimReward', request, async (within) => {
    refuseDemands(await exclusionOf(within, accountId, request.language));
    await applyBonus(within.database, request.id, 'claim', within.clock.now());
    await claimOfPromotion(within, request.id);
  });

/** Gives a reward up, once per key: the rest in the bonus pocket returns to the house. Refuses like `claimReward`. */
export const giveUpReward = (
  context: OperatorContext,
  accountId: number,
  request: ParsedRequest<'giveUpReward'>,
): Promise<Reward> =>
  change(context, accountId, 'giveUpReward', request, async ({ database, clock }) => {
    await applyBonus(database, request.id, 'giveUp', clock.now());
  });

function change(
  context: OperatorContext,
  accountId: number,
  call: 'claimReward' | 'giveUpReward',
  { key, id, language }: ParsedRequest<'claimReward'>,
  act: (within: OperatorContext) => Promise<void>,
): Promise<Reward> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    return once(within, database, { accountId, call, key, body: { id } }, async () => {
      await own(database, accountId, id);
      await act(within);
      const [reward] = await describe(within, accountId, language, id);
      if (!reward) throw new Refusal('notFound');
      return reward;
    });
  });
}

async function own(database: Database, accountId: number, id: string): Promise<void> {
  const isOwn = isUuid(id) && and(eq(bonuses.id, id), eq(bonuses.accountId, accountId));
  if (!isOwn || (await database.$count(bonuses, isOwn)) === 0) throw new Refusal('notFound');
}

async function describe(
  context: OperatorContext,
  accountId: number,
  language: string,
  id?: string,
): Promise<Reward[]> {
  const { database } = context;
  const key = languageKey(language);
  const rows = await database
    .select({ bonus: bonuses, title: promotions.title, played: requirements.played })
    .from(bonuses)
    .leftJoin(participations, eq(participations.bonusId, bonuses.id))
    .leftJoin(
      promotions,
      and(eq(promotions.id, participations.promotionId), eq(promotions.version, participations.version)),
    )
    .leftJoin(requirements, eq(requirements.source, sql`'bonus:' || ${bonuses.id}`))
    .where(and(eq(bonuses.accountId, accountId), id === undefined ? undefined : eq(bonuses.id, id)))
    .orderBy(
      sql`case ${bonuses.state} when 'claimable' then 0 when 'inTurnover' then 1 else 2 end`,
      asc(sql`case when ${bonuses.endedAt} is null then ${bonuses.endsAt} end`),
      desc(bonuses.createdAt),
      desc(bonuses.id),
    )
    .limit(mostShown);
  const { bonus: left } = await pocketsOf(database, accountId);
  const isBusy =
    (await database.$count(bonuses, and(eq(bonuses.accountId, accountId), eq(bonuses.state, 'inTurnover')))) >
    0;
  const [excluded] = await exclusionOf(context, accountId, language);
  const refusalOf = ({ state, turnover }: Bonus) => {
    if (state !== 'claimable') return '';
    if (excluded) return excluded.text;
    return isBusy && turnover > 0 ? say('promotionRefusals.otherInTurnover', key) : '';
  };
  const titles = await sourceTitles(
    database,
    rows.map(({ bonus }) => bonus.source),
    key,
  );
  return rows.map(({ bonus, title, played }) => ({
    id: bonus.id,
    number: bonus.number,
    source: bonus.source.split(':')[0] ?? '',
    title: title ? textIn(key, title.EN, title) : (titles.get(bonus.source) ?? ''),
    state: bonus.state,
    stateText: say(
      bonus.state === 'claimable' ? 'promotionStates.claimable' : `rewardStates.${bonus.state}`,
      key,
    ),
    amount: bonus.amount / 100,
    turnover: bonus.turnover / 100,
    played: (played ?? 0) / 100,
    left: bonus.state === 'inTurnover' ? left / 100 : 0,
    converted: bonus.converted / 100,
    endsAt: bonus.endedAt === null ? bonus.endsAt : null,
    changedAt: bonus.endedAt ?? bonus.claimedAt ?? bonus.createdAt,
    refusal: refusalOf(bonus),
  }));
}
