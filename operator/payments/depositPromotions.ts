import { and, asc, desc, eq } from 'drizzle-orm';
import { bonusTurnover } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { languageKey, textIn } from '#operator/core/languages.ts';
import type { depositOrders, depositQuotes } from '#operator/database/deposits.tables.ts';
import { participations, promotions } from '#operator/database/promotions.tables.ts';
import type { CashIn, DepositOrder as DescribedOrder, DepositQuote } from '#services/contract/deposits.ts';
import { inPesos } from './amounts.ts';
import { chosenWords } from './data/depositPromotionWords.ts';
import { exclusionOf } from './demands.ts';
import {
  beginRound,
  bonusFor,
  earnedOf,
  happen,
  issueEarned,
  lockPromotion,
  participationOf,
  type Promotion,
  stateAt,
  takingRefusal,
  termsOf,
} from './participations.ts';
import { say } from './saying.ts';

type Order = typeof depositOrders.$inferSelect;
type Chosen = Pick<
  typeof depositQuotes.$inferSelect,
  'promotionId' | 'promotionVersion' | 'bonus' | 'bonusTurnover'
>;
export const noPromotion: Chosen = {
  promotionId: null,
  promotionVersion: null,
  bonus: null,
  bonusTurnover: null,
};

/** A promotion for a deposit of `amount` centavos as it is now; none where it cannot be had with it (CASH-02). */
export async function chosenFor(
  context: OperatorContext,
  accountId: number,
  promotionId: string | null,
  amount: number,
): Promise<Chosen> {
  if (promotionId === null) return noPromotion;
  const { database } = context;
  const [terms] = await database
    .select()
    .from(promotions)
    .where(eq(promotions.id, promotionId))
    .orderBy(desc(promotions.version))
    .limit(1);
  if (!terms || terms.entry !== 'deposit' || amount < (terms.leastDeposit ?? 0)) return noPromotion;
  const bonus = bonusFor(terms, amount);
  if (bonus === 0 || (await refusalFor(context, accountId, terms, bonus)) !== null) return noPromotion;
  return {
    promotionId: terms.id,
    promotionVersion: terms.version,
    bonus,
    bonusTurnover: await bonusTurnover(database, bonus, terms.factor),
  };
}

async function refusalFor(context: OperatorContext, accountId: number, terms: Promotion, bonus: number) {
  const { database } = context;
  if ((await exclusionOf(context, accountId, 'EN')).length > 0) return 'over';
  const refusal = await takingRefusal(context, accountId, terms, bonus);
  if (refusal !== null) return refusal;
  // A round that is under way ends first.
  const own = await participationOf(database, accountId, terms.id);
  return own && !['issued', 'claimed', 'closed'].includes(own.state) ? 'often' : null;
}

/** Those that a member can choose with a deposit now. */
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

/** What a quote or an order says of it. */
export async function describeChosen(
  database: Database,
  { promotionId, promotionVersion, bonus, bonusTurnover: turnover }: Chosen,
  language: string,
): Promise<NonNullable<DepositQuote['promotion']> | null> {
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

/** What has become of the one that was chosen with an order, in words. */
export async function describeKept(
  database: Database,
  order: Order,
  language: string,
): Promise<NonNullable<DescribedOrder['promotion']> | null> {
  const chosen = await describeChosen(database, order, language);
  if (!chosen) return null;
  const [own] = await database.select().from(participations).where(eq(participations.orderId, order.id));
  const state = keptState(own?.state);
  return { ...chosen, state, text: say(chosenWords[state], languageKey(language)) };
}

function keptState(state: string | undefined): keyof typeof chosenWords {
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
 * Takes the place for an order that was made with a promotion, under the lock of the member. Answers whether it is there still:
 * an order without it is never made in silence.
 */
export async function reservePlace(context: OperatorContext, order: Order): Promise<boolean> {
  const { accountId, promotionId, promotionVersion, bonus } = order;
  if (promotionId === null || bonus === null) return true;
  const terms = await lockPromotion(context.database, promotionId);
  if (!terms || terms.version !== promotionVersion) return false;
  if ((await refusalFor(context, accountId, terms, bonus)) !== null) return false;
  await beginRound(context, { accountId, terms, event: 'join', held: bonus, orderId: order.id });
  return true;
}

/** Gives what was chosen with a deposit that has just been credited; one whose place is gone goes without it. */
export async function giveChosen(context: OperatorContext, { id }: Order): Promise<void> {
  const { database } = context;
  const [own] = await database.select().from(participations).where(eq(participations.orderId, id));
  if (own?.state !== 'joined') return;
  const terms = await termsOf(database, own);
  const earned = await earnedOf(context, own, terms);
  if (earned) await issueEarned(context, own, terms, earned);
  else await happen(context, own, 'end');
}

/** An order that has ended unpaid keeps no place. */
export async function leavePlace(context: OperatorContext, { id }: Order): Promise<void> {
  const [own] = await context.database
    .select()
    .from(participations)
    .where(and(eq(participations.orderId, id), eq(participations.state, 'joined')));
  if (own) await happen(context, own, 'end');
}
