import { and, asc, desc, eq } from 'drizzle-orm';
import { hasOneInPlay } from '#operator/bets/bonuses.ts';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import { bonuses } from '#operator/database/tables/bonuses.tables.ts';
import type { depositOrders, depositQuotes } from '#operator/database/tables/deposits.tables.ts';
import { participations, promotions } from '#operator/database/tables/promotions.tables.ts';
import type { CashIn, DepositOrder as DescribedOrder, DepositQuote } from '@araw/contract/cashier/deposits';
import { inPesos, writePesos } from '#operator/core/amounts.ts';
import { conditionsOf } from './conditions.ts';
import { exclusionOf } from '../demands/demands.ts';
import {
  beginRound,
  bonusFor,
  earnedOf,
  happen,
  issueEarned,
  lockPromotion,
  participationOf,
  type Promotion,
  samePersonAs,
  stateAt,
  takingRefusal,
  termsOf,
} from './participations.ts';
import type { en } from '#operator/words/en.ts';
import { say } from '#operator/words/say.ts';

type Order = typeof depositOrders.$inferSelect;
type Chosen = Pick<
  typeof depositQuotes.$inferSelect,
  'promotionId' | 'promotionVersion' | 'bonus' | 'bonusTurnover'
>;
const day = 86_400_000;

export const noPromotion: Chosen = {
  promotionId: null,
  promotionVersion: null,
  bonus: null,
  bonusTurnover: null,
};

/** Why a promotion isn't available with a deposit. */
export interface NotHad {
  why: keyof typeof en.promotionRefusals;
  /** Its minimum deposit in centavos. */
  least: number;
}

/** A promotion for a deposit of `amount` centavos now, or why it isn't available (CASH-02). */
export async function chosenFor(
  context: OperatorContext,
  accountId: number,
  promotionId: string | null,
  amount: number,
): Promise<{ chosen: Chosen; notHad: NotHad | null }> {
  if (promotionId === null) return { chosen: noPromotion, notHad: null };
  const { database } = context;
  const [terms] = await database
    .select()
    .from(promotions)
    .where(eq(promotions.id, promotionId))
    .orderBy(desc(promotions.version))
    .limit(1);
  const without = (why: NotHad['why']) => ({
    chosen: noPromotion,
    notHad: { why, least: terms?.leastDeposit ?? 0 },
  });
  if (!terms || terms.entry !== 'deposit') return without('over');
  const bonus = bonusFor(terms, amount);
  const refusal = await refusalFor(context, accountId, terms, bonus);
  if (refusal !== null) return without(refusal);
  if (bonus === 0 || amount < (terms.leastDeposit ?? 0)) return without('tooLittle');
  return {
    chosen: {
      promotionId: terms.id,
      promotionVersion: terms.version,
      bonus,
      bonusTurnover: await bonusTurnover(database, bonus, terms.factor),
    },
    notHad: null,
  };
}

/** Why it isn't available, in words; '' if it is. */
export const describeNotHad = (notHad: NotHad | null, language: string): string =>
  notHad === null
    ? ''
    : say(`promotionRefusals.${notHad.why}`, languageKey(language), { least: writePesos(notHad.least) });

async function refusalFor(
  context: OperatorContext,
  accountId: number,
  terms: Promotion,
  bonus: number,
): Promise<NotHad['why'] | null> {
  const { database } = context;
  if ((await exclusionOf(context, accountId, 'EN')).length > 0) return 'over';
  // A round in progress has to end first.
  const own = await participationOf(database, accountId, terms.id);
  if (own && !['issued', 'claimed', 'closed'].includes(own.state)) return 'underWay';
  return takingRefusal(context, accountId, terms, bonus);
}

/** Promotions that a member can choose with a deposit now. */
export async function choosable(
  context: OperatorContext,
  accountId: number,
  language: string,
): Promise<NonNullable<CashIn['promotions']>> {
  const { database, clock } = context;
  const all = await database
    .selectDistinctOn([promotions.id])
    .from(promotions)
    .orderBy(asc(promotions.id), desc(promotions.version));
  const found = [];
  for (const terms of all.filter(({ entry }) => entry === 'deposit')) {
    if (stateAt(terms, clock.now()) !== 'open') continue;
    if ((await refusalFor(context, accountId, terms, 1)) !== null) continue;
    found.push({
      id: terms.id,
      title: titleOf(terms, language),
      least: inPesos(terms.leastDeposit ?? 0),
      share: terms.share,
      most: inPesos(terms.most),
    });
  }
  return found;
}

function titleOf({ title }: Promotion, language: string): string {
  const { EN, ...others } = title;
  return textIn(languageKey(language), EN, others);
}

/** The promotion in a quote, with its conditions in words. */
export async function describeOffered(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  quote: Chosen & { accountId: number },
  language: string,
): Promise<DepositQuote['promotion']> {
  const { database } = context;
  const described = await describeChosen(database, quote, language);
  if (!described) return null;
  const { playBy } = await comingWith(context, quote.accountId, quote);
  const terms = await termsOf(database, { promotionId: described.id, version: described.version });
  return { ...described, playBy, conditions: await conditionsOf(database, terms, languageKey(language)) };
}

/** The promotion in a quote or an order. */
async function describeChosen(
  database: Database,
  { promotionId, promotionVersion, bonus, bonusTurnover: turnover }: Chosen,
  language: string,
): Promise<Omit<NonNullable<DepositQuote['promotion']>, 'conditions' | 'playBy'> | null> {
  if (promotionId === null || promotionVersion === null || bonus === null || turnover === null) return null;
  const terms = await termsOf(database, { promotionId, version: promotionVersion });
  return {
    id: promotionId,
    version: promotionVersion,
    title: titleOf(terms, language),
    bonus: inPesos(bonus),
    turnover: inPesos(turnover),
  };
}

/** The part of a bonus that reaches the balance with its deposit. */
interface Coming {
  /** Centavos; 0 for a bonus that is claimed, checked first or waits for another. */
  bonus: number;
  /** Turnover deadline if it begins now. */
  playBy: number | null;
}

const later: Coming = { bonus: 0, playBy: null };

export async function comingWith(
  { database, clock }: Pick<OperatorContext, 'database' | 'clock'>,
  accountId: number,
  { promotionId, promotionVersion: version, bonus, bonusTurnover: turnover }: Chosen,
): Promise<Coming> {
  if (promotionId === null || version === null || bonus === null) return later;
  const terms = await termsOf(database, { promotionId, version });
  if (terms.mode !== 'auto' || (await hasOneInPlay(database, accountId))) return later;
  const isChecked =
    terms.oncePerPerson && (await samePersonAs(database, { accountId, promotionId })).length > 0;
  if (isChecked) return later;
  if (turnover === 0) return { bonus: Math.min(bonus, terms.cap ?? bonus), playBy: null };
  return { bonus, playBy: clock.now() + terms.turnoverDays * day };
}

interface Kept {
  /** For an order that isn't credited yet. */
  coming: Coming;
  /** The promotion's outcome, in words; null if none was chosen. */
  promotion: NonNullable<DescribedOrder['promotion']> | null;
}

/** The promotion chosen with an order. */
export async function describeKept(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  order: Order,
  language: string,
): Promise<Kept> {
  const { database } = context;
  const chosen = await describeChosen(database, order, language);
  if (!chosen) return { coming: later, promotion: null };
  const [own] = await database.select().from(participations).where(eq(participations.orderId, order.id));
  const coming = own?.state === 'joined' ? await comingWith(context, order.accountId, order) : later;
  const [given] = own?.bonusId
    ? await database.select().from(bonuses).where(eq(bonuses.id, own.bonusId))
    : [];
  const playBy = given?.state === 'inTurnover' ? given.endsAt : coming.playBy;
  const state = keptState(own?.state);
  return {
    coming,
    promotion: { ...chosen, playBy, state, text: say(`chosenPromotion.${state}`, languageKey(language)) },
  };
}

function keptState(state: string | undefined): keyof typeof en.chosenPromotion {
  switch (state) {
    case 'joined':
      return 'kept';
    case 'process':
      return 'checked';
    case 'issued':
    case 'claimable':
    case 'claimed':
      return 'given';
    default:
      return 'without';
  }
}

/**
 * Reserves a place for an order with a promotion, under the member's lock. Resolves with the reason if there is none
 * left, else null: never create the order silently without the promotion.
 */
export async function reservePlace(context: OperatorContext, order: Order): Promise<NotHad | null> {
  const { accountId, promotionId, promotionVersion, bonus } = order;
  if (promotionId === null || bonus === null) return null;
  const terms = await lockPromotion(context.database, promotionId);
  if (!terms || terms.version !== promotionVersion) return { why: 'over', least: 0 };
  const why = await refusalFor(context, accountId, terms, bonus);
  if (why !== null) return { why, least: 0 };
  await beginRound(context, { accountId, terms, event: 'join', held: bonus, orderId: order.id });
  return null;
}

/** Gives the promotion chosen with a deposit that was just credited; gives nothing if its place is gone. */
export async function giveChosen(context: OperatorContext, { id }: Order): Promise<void> {
  const { database } = context;
  const [own] = await database.select().from(participations).where(eq(participations.orderId, id));
  if (own?.state !== 'joined') return;
  const terms = await termsOf(database, own);
  const earned = await earnedOf(context, own, terms);
  if (earned) await issueEarned(context, own, terms, earned);
  else await happen(context, own, 'end');
}

/** Frees the place of an order that ended unpaid. */
export async function leavePlace(context: OperatorContext, { id }: Order): Promise<void> {
  const [own] = await context.database
    .select()
    .from(participations)
    .where(and(eq(participations.orderId, id), eq(participations.state, 'joined')));
  if (own) await happen(context, own, 'end');
}
