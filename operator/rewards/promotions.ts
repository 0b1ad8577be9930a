import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { giveBonus } from '#operator/bets/bonuses.ts';
import { bonusTurnover, turnoverRules } from '#operator/bets/requirements.ts';
import { type Database, type OperatorContext, Refusal } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { bonuses } from '#operator/database/bonuses.tables.ts';
import { depositOrders, depositSteps } from '#operator/database/deposits.tables.ts';
import { participations, promotions } from '#operator/database/promotions.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { writePesos } from '#operator/payments/amounts.ts';
import { exclusionOf, refuseDemands } from '#operator/payments/demands.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { nextNumber } from '#operator/payments/numbers.ts';
import { say } from '#operator/payments/saying.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import type { HandlerValue, ParsedRequest } from '#services/contract/calls.ts';
import type { PromotionOffer } from '#services/contract/promotions.ts';
import { moveOf, promotionTable } from '#services/contract/stateTables.ts';
import {
  type ConditionName,
  conditionWords,
  promotionStateWords,
  refusalWords,
} from './data/promotionWords.ts';

export type Promotion = typeof promotions.$inferSelect;
type Participation = typeof participations.$inferSelect;
type State = Participation['state'];
type PromotionEvent = (typeof promotionTable.columns)[number][0];

const day = 86_400_000;

/** All promotions that run or will, and those that the member has joined (BEN-01). */
export async function promotionOffers(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'promotionOffers'>> {
  const { database, clock } = context;
  const current = await currentPromotions(database);
  const offers = [];
  for (const promotion of current) {
    const offer = await offerOf(context, accountId, promotion, language);
    if (offer.state !== 'closed' || (await participationOf(database, accountId, promotion.id))) {
      offers.push(offer);
    }
  }
  return { list: offers, now: clock.now(), timeZone: await merchantTimeZone(database) };
}

/**
 * Joins the terms that were shown, once per key (NET-13). Refuses with `notFound`, and with `conflict` and the promotion as
 * it is now: other terms, another state, no place, or a member who has cashed in before; who has excluded oneself is
 * refused with `demandOpen`.
 */
export async function joinPromotion(
  context: OperatorContext,
  accountId: number,
  { key, id, version, language }: ParsedRequest<'joinPromotion'>,
): Promise<PromotionOffer> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    await lockMember(database, accountId);
    const request = { accountId, call: 'joinPromotion', key, body: { id, version } } as const;
    return once(within, database, request, async () => {
      refuseDemands(await exclusionOf(within, accountId, language));
      // Places are counted while nobody else takes one.
      const [promotion] = await database
        .select()
        .from(promotions)
        .where(eq(promotions.id, id))
        .orderBy(desc(promotions.version))
        .limit(1)
        .for('update');
      if (!promotion) throw new Refusal('notFound');
      const offer = await offerOf(within, accountId, promotion, language);
      const before = await participationOf(database, accountId, id);
      const isOther = !before && promotion.version !== version;
      const move = moveOf(promotionTable, offer.state as State, 'join');
      if (isOther || move.result === 'rejected' || offer.refusal !== '') {
        throw new Refusal('conflict', { value: { offer } });
      }
      if (move.result !== 'moved') return offer;
      const at = context.clock.now();
      await database
        .insert(participations)
        .values({ accountId, promotionId: id, version, state: move.to, joinedAt: at, changedAt: at });
      return offerOf(within, accountId, promotion, language);
    });
  });
}

/** The highest version of each. */
const currentPromotions = (database: Database): Promise<Promotion[]> =>
  database
    .selectDistinctOn([promotions.id])
    .from(promotions)
    .orderBy(asc(promotions.id), desc(promotions.version));

async function participationOf(
  database: Database,
  accountId: number,
  promotionId: string,
): Promise<Participation | null> {
  const [own] = await database
    .select()
    .from(participations)
    .where(and(eq(participations.accountId, accountId), eq(participations.promotionId, promotionId)));
  return own ?? null;
}

async function termsOf(database: Database, { promotionId, version }: Participation): Promise<Promotion> {
  const [terms] = await database
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, promotionId), eq(promotions.version, version)));
  if (!terms) throw new Error(`There is no version ${version} of ${promotionId}`);
  return terms;
}

/** Of somebody who has not joined. */
function stateAt({ startsAt, endsAt }: Promotion, at: number): State {
  if (at >= endsAt) return 'closed';
  return at < startsAt ? 'comingSoon' : 'open';
}

async function offerOf(
  context: OperatorContext,
  accountId: number,
  current: Promotion,
  language: string,
): Promise<PromotionOffer> {
  const { database, clock } = context;
  const key = languageKey(language);
  const own = await participationOf(database, accountId, current.id);
  const terms = own ? await termsOf(database, own) : current;
  const state = own?.state ?? stateAt(terms, clock.now());
  const { EN, ...others } = terms.title;
  const { weights } = await turnoverRules(database);
  const refusal = own ? null : await refusalOf(database, accountId, terms, state);
  return {
    id: terms.id,
    version: terms.version,
    title: textIn(key, EN, others),
    state,
    stateText: say(promotionStateWords[state], key),
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    conditions: await conditionsOf(database, terms, key),
    weights: Object.entries(weights).map(([gameType, weight]) => ({ gameType, weight })),
    reward: own?.bonusId ?? null,
    refusal: refusal ? say(refusalWords[refusal], key) : '',
  };
}

async function refusalOf(
  database: Database,
  accountId: number,
  { id, places }: Promotion,
  state: State,
): Promise<keyof typeof refusalWords | null> {
  if (state === 'comingSoon') return 'notYet';
  if (state === 'closed') return 'over';
  if (await firstCredit(database, accountId)) return 'cashedIn';
  if (places === null) return null;
  const [taken] = await database
    .select({ count: count() })
    .from(participations)
    .where(eq(participations.promotionId, id));
  return (taken?.count ?? 0) >= places ? 'full' : null;
}

async function conditionsOf(
  database: Database,
  terms: Promotion,
  key: string,
): Promise<PromotionOffer['conditions']> {
  const { leastDeposit, share, most, factor, turnoverDays, claimDays, cap, largestBet, places } = terms;
  const turnover = await bonusTurnover(database, most, factor);
  const values = {
    least: writePesos(leastDeposit),
    share: String(share),
    most: writePesos(most),
    times: String(turnover / most),
    turnover: writePesos(turnover),
    cap: writePesos(cap ?? 0),
    bet: writePesos(largestBet ?? 0),
    places: String(places),
  };
  const named = (name: ConditionName, days = turnoverDays) => ({
    name,
    text: say(conditionWords[name], key, { ...values, days: String(days) }),
  });
  return [
    named('who'),
    named('deposit'),
    named('amount'),
    ...(places === null ? [] : [named('places')]),
    ...(terms.mode === 'claim' ? [named('claim', claimDays)] : []),
    named(turnover === 0 ? 'free' : 'turnover'),
    ...(cap === null ? [] : [named('cap')]),
    ...(largestBet === null || turnover === 0 ? [] : [named('largestBet')]),
    ...(turnover === 0 ? [] : [named(terms.onWithdrawal)]),
  ];
}

interface Credit {
  orderId: string;
  credited: number;
  state: (typeof depositOrders.$inferSelect)['state'];
  at: number;
}

/** The first deposit that was ever credited to the member, whatever has become of it. */
async function firstCredit(database: Database, accountId: number): Promise<Credit | null> {
  const [first] = await database
    .select({
      orderId: depositOrders.id,
      credited: depositOrders.credited,
      state: depositOrders.state,
      at: depositSteps.at,
    })
    .from(depositOrders)
    .innerJoin(depositSteps, and(eq(depositSteps.orderId, depositOrders.id), eq(depositSteps.to, 'credited')))
    .where(and(eq(depositOrders.accountId, accountId), isNotNull(depositOrders.credited)))
    .orderBy(asc(depositSteps.at), asc(depositOrders.number))
    .limit(1);
  return first ? { ...first, credited: first.credited ?? 0 } : null;
}

/**
 * Moves what members have joined, by what the operator itself knows: gives what a first deposit has earned, closes what is
 * over, and follows rewards that were never claimed. Conditions are evaluated before the end (BEN-01).
 */
export async function movePromotions(context: OperatorContext): Promise<void> {
  const open = await context.database
    .select({ id: participations.id, accountId: participations.accountId })
    .from(participations)
    .where(sql`(${participations.state} = 'joined' and exists (
        select from promotions terms
        where terms.id = ${participations.promotionId} and terms.version = ${participations.version}
          and (terms.ends_at <= ${context.clock.now()} or exists (
            select from deposit_orders paid
            where paid.account_id = ${participations.accountId} and paid.state = 'credited'
              and paid.credited >= terms.least_deposit))))
      or (${participations.state} = 'claimable' and exists (
        select from bonuses reward where reward.id = ${participations.bonusId} and reward.ended_at is not null))`)
    .orderBy(asc(participations.joinedAt), asc(participations.id));
  for (const { id, accountId } of open) {
    // The next turn tries again; one member must not hold up the others.
    await context.database
      .transaction(async (database) => {
        await lockMember(database, accountId);
        await moveOne({ ...context, database }, id);
      })
      .catch((error: unknown) =>
        context.log.error({ err: error, participationId: id }, 'promotion not moved'),
      );
  }
}

async function moveOne(context: OperatorContext, id: string): Promise<void> {
  const { database, clock } = context;
  const [own] = await database.select().from(participations).where(eq(participations.id, id));
  if (!own) return;
  if (own.state === 'claimable') return followReward(context, own);
  if (own.state !== 'joined') return;
  const terms = await termsOf(database, own);
  const credit = await firstCredit(database, own.accountId);
  if (credit && qualifies(credit, terms)) {
    if ((await exclusionOf(context, own.accountId, 'EN')).length === 0)
      await issue(context, own, terms, credit);
  } else if (clock.now() >= terms.endsAt) {
    await happen(context, own, 'end');
  }
}

/** Whoever had one before could not join. */
const qualifies = ({ state, credited, at }: Credit, { leastDeposit, endsAt }: Promotion): boolean =>
  state === 'credited' && credited >= leastDeposit && at < endsAt;

async function issue(
  context: OperatorContext,
  own: Participation,
  terms: Promotion,
  { orderId, credited }: Credit,
): Promise<void> {
  const { database, clock } = context;
  const at = clock.now();
  const share = Number((BigInt(credited) * BigInt(terms.share)) / 100n);
  const amount = Math.min(share, terms.most);
  if (amount === 0) return;
  const isAuto = terms.mode === 'auto';
  const bonus = await giveBonus(
    database,
    {
      accountId: own.accountId,
      number: await nextNumber(database, 'B'),
      source: `promotion:${own.id}`,
      origin: `deposit:${orderId}`,
      amount,
      turnover: await bonusTurnover(database, amount, terms.factor),
      cap: terms.cap,
      largestBet: terms.largestBet,
      onWithdrawal: terms.onWithdrawal,
      startsItself: isAuto,
      turnoverDays: terms.turnoverDays,
      endsAt: isAuto ? null : at + terms.claimDays * day,
    },
    at,
  );
  await happen(context, own, 'issue', { to: isAuto ? 'issued' : 'claimable', bonusId: bonus.id });
}

/** A reward that ended without a claim. */
async function followReward(context: OperatorContext, own: Participation): Promise<void> {
  const [reward] = await context.database
    .select({ state: bonuses.state })
    .from(bonuses)
    .where(eq(bonuses.id, own.bonusId ?? own.id));
  if (reward?.state === 'revoked') await happen(context, own, 'revoke');
  else if (reward?.state === 'expired' || reward?.state === 'forfeited') await happen(context, own, 'lapse');
}

/** The member has claimed the reward of a promotion. */
export async function claimOfPromotion(context: OperatorContext, bonusId: string): Promise<void> {
  const [own] = await context.database
    .select()
    .from(participations)
    .where(eq(participations.bonusId, bonusId));
  if (own?.state === 'claimable') await happen(context, own, 'claim');
}

/** By the promotion table alone, under the lock of the member. */
async function happen(
  { database, clock }: OperatorContext,
  { id, state }: Participation,
  event: PromotionEvent,
  { to, bonusId }: { to?: State; bonusId?: string } = {},
): Promise<void> {
  const move = moveOf(promotionTable, state, event, to);
  if (move.result !== 'moved') throw new Error(`${event} does not move a promotion that is ${state}`);
  await database
    .update(participations)
    .set({ state: move.to, changedAt: clock.now(), ...(bonusId !== undefined && { bonusId }) })
    .where(eq(participations.id, id));
}
