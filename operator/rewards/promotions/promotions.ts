import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { bonusTurnover, turnoverRules } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import { depositOrders, receipts } from '#operator/database/tables/deposits.tables.ts';
import {
  applicationPictures,
  applications,
  participations,
  participationSteps,
  promotions,
} from '#operator/database/tables/promotions.tables.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { exclusionOf, refuseDemands } from '#operator/payments/demands/demands.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import {
  beginRound,
  earnedOf,
  happen,
  issueEarned,
  lockPromotion,
  type Participation,
  participationOf,
  type Promotion,
  type PromotionState,
  stateAt,
  takingRefusal,
  termsOf,
} from '#operator/payments/promotions/participations.ts';
import { isId } from '#operator/payments/deposits/quotes.ts';
import { say } from '#operator/words/say.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { applicationLimits } from '@araw/contract/cashier/applicationLimits';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { cellOf, promotionTable } from '@araw/contract/values/stateTables';
import { conditionsOf } from '#operator/payments/promotions/conditions.ts';
import { refusesMix } from '#operator/payments/promotions/mixedProducts.ts';
import type { en } from '#operator/words/en.ts';
import { promotionPicture } from './promotionPicture.ts';

type Refused = keyof typeof en.promotionRefusals;

/** All current and future promotions, and those that the member takes part in (BEN-01). */
export async function promotionOffers(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<HandlerValue<'promotionOffers'>> {
  const { database, clock } = context;
  const current = await database
    .selectDistinctOn([promotions.id])
    .from(promotions)
    .orderBy(asc(promotions.id), desc(promotions.version));
  const offers = [];
  for (const promotion of current) {
    const offer = await offerOf(context, accountId, promotion, language);
    const isOffered = offer.state !== 'closed' && !(await refusesMix(database, promotion));
    if (isOffered || (await participationOf(database, accountId, promotion.id))) offers.push(offer);
  }
  return { list: offers, now: clock.now(), timeZone: await merchantTimeZone(database) };
}

/**
 * Joins with the terms shown, once per key (NET-13). Refuses with `notFound`, and with `conflict` and the current
 * promotion if terms or state have changed, places or budget are used up, or it isn't for this member; with
 * `demandOpen` an excluded member.
 */
export const joinPromotion = (
  context: OperatorContext,
  accountId: number,
  request: ParsedRequest<'joinPromotion'>,
): Promise<PromotionOffer> => {
  const { id, version } = request;
  return takePart(
    context,
    accountId,
    request,
    { call: 'joinPromotion', body: { id, version } },
    'join',
    async (within, terms) => {
      await beginRound(within, { accountId, terms, event: 'join', held: terms.most });
    },
  );
};

/**
 * Applies with a comment and uploaded pictures, once per key: for the first time, or again after a rejection while
 * tries are left (BEN-02). Refuses like `joinPromotion`, and with `requestInvalid` pictures that aren't the member's.
 */
export const applyForPromotion = (
  context: OperatorContext,
  accountId: number,
  request: ParsedRequest<'applyForPromotion'>,
): Promise<PromotionOffer> => {
  const { id, version, comment, pictures } = request;
  const asked = { call: 'applyForPromotion', body: { id, version, comment, pictures } } as const;
  return takePart(context, accountId, request, asked, 'apply', async (within, terms) => {
    const before = await participationOf(within.database, accountId, id);
    const own =
      before?.state === 'rejected'
        ? (await happen(within, before, 'apply', { held: terms.most })).own
        : await beginRound(within, { accountId, terms, event: 'apply', held: terms.most });
    await keepApplication(within, own, comment, pictures);
  });
};

async function takePart(
  context: OperatorContext,
  accountId: number,
  { key, id, version, language }: ParsedRequest<'joinPromotion'>,
  asked: { call: 'joinPromotion' | 'applyForPromotion'; body: Readonly<Record<string, unknown>> },
  event: 'join' | 'apply',
  act: (within: OperatorContext, terms: Promotion) => Promise<void>,
): Promise<PromotionOffer> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    await lockMember(database, accountId);
    return once(within, database, { accountId, key, ...asked }, async () => {
      refuseDemands(await exclusionOf(within, accountId, language));
      // Lock first: places and budget are counted without concurrent changes.
      const current = await lockPromotion(database, id);
      if (!current) throw new Refusal('notFound');
      const offer = await offerOf(within, accountId, current, language);
      // Already done elsewhere: return the result instead of repeating it.
      if (cellOf(promotionTable, offer.state as PromotionState, event) === '=') return offer;
      if (!offer.actions?.includes(event) && (await refusesMix(database, current))) {
        throw new Refusal('switchedOff', { value: { switch: 'mixedBonuses' } });
      }
      if (!offer.actions?.includes(event) || offer.version !== version) {
        throw new Refusal('conflict', { value: { offer } });
      }
      await act(within, await termsOf(database, { promotionId: id, version }));
      return offerOf(within, accountId, current, language);
    });
  });
}

/** Throws Refusal `requestInvalid` for a missing file, one that isn't a picture, or someone else's. */
async function keepApplication(
  { database, clock }: OperatorContext,
  { id, accountId }: Participation,
  comment: string,
  pictures: readonly string[],
): Promise<void> {
  const own = [...new Set(pictures)];
  if (comment.trim() === '' && own.length === 0) {
    throw new Refusal('requestInvalid', { message: 'Write something or add a picture.' });
  }
  const known = own.every(isId)
    ? await database
        .select({ id: receipts.id })
        .from(receipts)
        .where(
          and(
            inArray(receipts.id, own),
            eq(receipts.accountId, accountId),
            inArray(receipts.type, [...applicationLimits.types]),
          ),
        )
    : [];
  if (known.length !== own.length) {
    throw new Refusal('requestInvalid', { message: 'One of the pictures is missing.' });
  }
  const no = 1 + (await triesOf(database, id));
  const [made] = await database
    .insert(applications)
    .values({ participationId: id, no, comment, at: clock.now() })
    .returning();
  if (!made) throw new Error('The application was not kept');
  if (own.length === 0) return;
  await database
    .insert(applicationPictures)
    .values(own.map((receiptId, index) => ({ applicationId: made.id, receiptId, position: index + 1 })));
}

const triesOf = (database: Database, participationId: string): Promise<number> =>
  database.$count(applications, eq(applications.participationId, participationId));

/** The member's latest application. */
export async function lastApplication(database: Database, participationId: string) {
  const [last] = await database
    .select()
    .from(applications)
    .where(eq(applications.participationId, participationId))
    .orderBy(desc(applications.no))
    .limit(1);
  if (!last) return null;
  const pictures = await database
    .select({ id: receipts.id, name: receipts.name, type: receipts.type, bytes: receipts.size })
    .from(applicationPictures)
    .innerJoin(receipts, eq(receipts.id, applicationPictures.receiptId))
    .where(eq(applicationPictures.applicationId, last.id))
    .orderBy(asc(applicationPictures.position));
  return { no: last.no, at: last.at, comment: last.comment, pictures };
}

const finished: readonly PromotionState[] = ['issued', 'claimed', 'closed'];

/** A round that has ended is replaced by the next one, if another is possible. */
async function roundOf(
  context: OperatorContext,
  accountId: number,
  current: Promotion,
): Promise<Participation | null> {
  const own = await participationOf(context.database, accountId, current.id);
  if (!own || !finished.includes(own.state)) return own;
  const next = await takingRefusal(context, accountId, current, current.most);
  return next === null ? null : own;
}

async function offerOf(
  context: OperatorContext,
  accountId: number,
  current: Promotion,
  language: string,
): Promise<PromotionOffer> {
  const { database, clock } = context;
  const key = languageKey(language);
  const own = await roundOf(context, accountId, current);
  const terms = own ? await termsOf(database, own) : current;
  const state = own?.state ?? stateAt(terms, clock.now());
  const { EN, ...others } = terms.title;
  const { weights } = await turnoverRules(database);
  const tries = own ? await triesOf(database, own.id) : 0;
  const triesLeft = terms.entry === 'apply' ? Math.max(0, terms.tries - tries) : 0;
  const refusal = await refusalOf(context, accountId, terms, { own, state, triesLeft });
  const [reward] = own?.bonusId
    ? await database.select().from(bonuses).where(eq(bonuses.id, own.bonusId))
    : [];
  const application = own ? await lastApplication(database, own.id) : null;
  const steps = own
    ? await database
        .select()
        .from(participationSteps)
        .where(eq(participationSteps.participationId, own.id))
        .orderBy(asc(participationSteps.no))
    : [];
  return {
    id: terms.id,
    version: terms.version,
    title: textIn(key, EN, others),
    state,
    stateText: say(`promotionStates.${state}`, key),
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    conditions: await conditionsOf(database, terms, key),
    weights: Object.entries(weights).map(([gameType, weight]) => ({ gameType, weight })),
    picture: promotionPicture(terms),
    terms: {
      basis: terms.basis,
      least: (terms.leastDeposit ?? terms.leastBets ?? 0) / 100,
      share: terms.share,
      gameTypes: [...(terms.gameTypes ?? [])],
      claimDays: terms.mode === 'claim' ? terms.claimDays : null,
    },
    amount: (reward?.amount ?? terms.most) / 100,
    turnover: (reward?.turnover ?? (await bonusTurnover(database, terms.most, terms.factor))) / 100,
    entry: terms.entry,
    actions: refusal === null ? actionsOf(terms, state, triesLeft) : [],
    reward: own?.bonusId ?? null,
    refusal: refusal ? say(`promotionRefusals.${refusal}`, key) : '',
    reason: own?.reason ?? '',
    triesLeft,
    application: application && { comment: application.comment, pictures: application.pictures },
    steps: steps.map(({ at, to }) => ({ at, state: to, text: say(`promotionStates.${to}`, key) })),
  };
}

function actionsOf(
  { entry }: Promotion,
  state: PromotionState,
  triesLeft: number,
): ('join' | 'apply' | 'claim')[] {
  if (state === 'claimable') return ['claim'];
  if (state === 'open') return entry === 'deposit' ? [] : [entry];
  return state === 'rejected' && triesLeft > 0 ? ['apply'] : [];
}

interface Standing {
  own: Participation | null;
  state: PromotionState;
  triesLeft: number;
}

async function refusalOf(
  context: OperatorContext,
  accountId: number,
  terms: Promotion,
  { own, state, triesLeft }: Standing,
): Promise<Refused | null> {
  if (state === 'claimable') return (await waitsForOther(context.database, own)) ? 'otherInTurnover' : null;
  if (state === 'rejected' && terms.entry === 'apply') {
    if (triesLeft === 0) return 'noTries';
    return takingRefusal(context, accountId, terms, terms.most);
  }
  if (own) return null;
  const refusal = await takingRefusal(context, accountId, terms, terms.most);
  return refusal ?? (terms.entry === 'deposit' ? 'byDeposit' : null);
}

async function waitsForOther(database: Database, own: Participation | null): Promise<boolean> {
  if (!own?.bonusId) return false;
  const [reward] = await database.select().from(bonuses).where(eq(bonuses.id, own.bonusId));
  const running = and(eq(bonuses.accountId, own.accountId), eq(bonuses.state, 'inTurnover'));
  return reward !== undefined && reward.turnover > 0 && (await database.$count(bonuses, running)) > 0;
}

/**
 * Advances participations by what the operator knows: gives bonuses earned by deposits and bets, closes ended ones, and
 * follows rewards that were never claimed. Checks the conditions before the end (BEN-01).
 */
export async function movePromotions(context: OperatorContext): Promise<void> {
  const now = context.clock.now();
  const open = await context.database
    .select({ id: participations.id, accountId: participations.accountId })
    .from(participations)
    .where(sql`(${participations.state} in ('joined', 'rejected') and exists (
        select from promotions terms
        where terms.id = ${participations.promotionId} and terms.version = ${participations.version}
          and (terms.ends_at <= ${now}
            or ${participations.state} = 'joined' and (
              terms.basis = 'deposit' and exists (
                select from deposit_orders paid
                where paid.account_id = ${participations.accountId} and paid.state = 'credited'
                  and paid.credited >= terms.least_deposit)
              or terms.basis = 'bets' and terms.share is null and exists (
                select from settlements bet
                where bet.account_id = ${participations.accountId} and bet.placed_at >= ${participations.joinedAt})))))
      or (${participations.state} = 'claimable' and exists (
        select from bonuses reward where reward.id = ${participations.bonusId} and reward.ended_at is not null))`)
    .orderBy(asc(participations.joinedAt), asc(participations.id));
  for (const { id, accountId } of open) {
    // The next turn tries again; one member must not block the others.
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
  if (own.state !== 'joined' && own.state !== 'rejected') return;
  const terms = await termsOf(database, own);
  const earned = own.state === 'joined' ? await earnedOf(context, own, terms) : null;
  if (earned) await issueEarned(context, own, terms, earned);
  else if (clock.now() >= terms.endsAt && !(await isPaidLater(database, own)))
    await happen(context, own, 'end');
}

/** A deposit chosen with it is followed to its own end. */
async function isPaidLater(database: Database, { orderId }: Participation): Promise<boolean> {
  if (orderId === null) return false;
  const [order] = await database
    .select({ state: depositOrders.state })
    .from(depositOrders)
    .where(eq(depositOrders.id, orderId));
  return order !== undefined && ['created', 'waiting', 'processing', 'inReview'].includes(order.state);
}

/** Its reward ended without being claimed. */
async function followReward(context: OperatorContext, own: Participation): Promise<void> {
  const [reward] = await context.database
    .select({ state: bonuses.state })
    .from(bonuses)
    .where(eq(bonuses.id, own.bonusId ?? own.id));
  if (reward?.state === 'revoked') await happen(context, own, 'revoke');
  else if (reward?.state === 'expired' || reward?.state === 'forfeited') await happen(context, own, 'lapse');
}

/** The member claimed the promotion's reward. */
export async function claimOfPromotion(context: OperatorContext, bonusId: string): Promise<void> {
  const [own] = await context.database
    .select()
    .from(participations)
    .where(eq(participations.bonusId, bonusId));
  if (own?.state === 'claimable') await happen(context, own, 'claim');
}
