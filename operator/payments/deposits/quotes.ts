import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { requiredFor } from '#operator/bets/requirements.ts';
import { Refusal } from '@araw/server/http/refusal';
import { depositOrders, depositQuotes } from '#operator/database/tables/deposits.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { ParsedRequest } from '@araw/contract/calls/calls';
import type { DepositQuote } from '@araw/contract/cashier/deposits';
import { centavosOf, feeOf, inCoins, inPesos } from '#operator/core/amounts.ts';
import type { PaymentsContext } from '../provider/context.ts';
import { demandsOf, refuseDemands } from '../demands/demands.ts';
import {
  chosenFor,
  comingWith,
  describeNotHad,
  describeOffered,
  type NotHad,
} from '../promotions/depositPromotions.ts';
import { type Method, openMethod, outOfBounds } from './methods.ts';
import { depositRoomOf } from '#operator/protection/limits/limits.ts';
import { owedBy } from '../debts/receivables.ts';

export type Quote = typeof depositQuotes.$inferSelect;
/** With the reason for a missing promotion; null if nothing is missing. */
export type PricedQuote = Quote & { notHad: NotHad | null };
type Terms = Pick<
  Quote,
  | 'methodCode'
  | 'amount'
  | 'fee'
  | 'rate'
  | 'foreignAmount'
  | 'turnover'
  | 'settles'
  | 'promotionId'
  | 'promotionVersion'
  | 'bonus'
  | 'bonusTurnover'
  | 'withBonus'
>;

type Asked = ParsedRequest<'quoteDeposit'>;

const minute = 60_000;
const kept = 24 * 60 * minute;

/**
 * A deposit's cost and what arrives (CASH-02). Throws Refusal `demandOpen`, `amountOutOfBounds`, `notFound`, and
 * `switchedOff` for a closed method.
 */
export async function quoteDeposit(
  context: PaymentsContext,
  accountId: number,
  { method: code, amount, promotion, language = 'EN' }: Pick<Asked, 'method' | 'amount'> & Partial<Asked>,
): Promise<PricedQuote> {
  refuseDemands(await demandsOf(context, accountId, 'deposit', language));
  const method = await openMethod(context, code, await leftOf(context, accountId));
  const quote = await price(context, accountId, method, centavosOf(amount), promotion ?? null);
  await forgetOld(context, accountId);
  await storeQuote(context, quote);
  return quote;
}

export async function storeQuote(
  { database }: PaymentsContext,
  { notHad: _, ...quote }: PricedQuote,
): Promise<void> {
  await database.insert(depositQuotes).values(quote);
}

/**
 * The quote with this id, and a current one: `holds` says whether they are equal and the quote is unused. Lock the
 * member first. Throws Refusal like `quoteDeposit`, and `notFound` for someone else's quote.
 */
export async function reviewQuote(
  context: PaymentsContext,
  accountId: number,
  id: string,
): Promise<{ quote: Quote; method: Method; renewed: PricedQuote; holds: boolean }> {
  const { database, clock } = context;
  const [quote] = isId(id)
    ? await database
        .select()
        .from(depositQuotes)
        .where(and(eq(depositQuotes.id, id), eq(depositQuotes.accountId, accountId)))
    : [];
  if (!quote) throw new Refusal('notFound');
  const method = await openMethod(context, quote.methodCode, await leftOf(context, accountId));
  const renewed = await price(context, accountId, method, quote.amount, quote.promotionId);
  const isUsed = (await database.$count(depositOrders, eq(depositOrders.quoteId, id))) > 0;
  const holds = !isUsed && quote.endsAt > clock.now() && sameTerms(quote, renewed);
  return { quote, method, renewed, holds };
}

const leftOf = async (context: PaymentsContext, accountId: number) =>
  (await depositRoomOf(context, accountId))?.left;

/** Valid for the id's column. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

export async function describeQuote(
  context: Pick<PaymentsContext, 'database' | 'clock'>,
  quote: PricedQuote,
  language: string,
): Promise<DepositQuote> {
  const { id, methodCode, amount, fee, settles, turnover, withBonus, endsAt, rate, foreignAmount } = quote;
  return {
    id,
    method: methodCode,
    amount: inPesos(amount),
    fee: inPesos(fee),
    pays: inPesos(amount + fee),
    settles: inPesos(settles),
    arrives: inPesos(amount - settles + withBonus),
    withBonus: inPesos(withBonus),
    rate: rate === null ? null : { currency: coin, pesos: (rate / 100).toFixed(2), endsAt },
    foreignAmount,
    turnover: inPesos(turnover),
    promotion: await describeOffered(context, quote, language),
    promotionRefusal: describeNotHad(quote.notHad, language),
    endsAt,
  };
}

/** The only accepted coin. */
export const coin = 'USDT';

async function price(
  context: PaymentsContext,
  accountId: number,
  method: Method,
  amount: number,
  promotion: string | null,
): Promise<PricedQuote> {
  refuseOutOfBounds(method, amount);
  const { database, clock } = context;
  const { quoteMinutes } = (await merchantOf(context)).payments.deposit;
  const { rate, feeFlat: flat, feeShare: share } = method;
  const settles = Math.min(amount, await owedBy(database, accountId));
  const { chosen, notHad } = await chosenFor(context, accountId, promotion, amount);
  const fee = method.feeBearer === 'player' ? feeOf(amount, { flat, share }) : 0;
  return {
    id: randomUUID(),
    accountId,
    methodCode: method.code,
    amount,
    fee,
    rate,
    foreignAmount: rate === null ? null : inCoins(amount + fee, rate),
    settles,
    turnover: await requiredFor(database, amount - settles),
    ...chosen,
    withBonus: (await comingWith(context, accountId, chosen)).bonus,
    notHad,
    createdAt: clock.now(),
    endsAt: clock.now() + quoteMinutes * minute,
  };
}

function refuseOutOfBounds({ least, most }: Method, amount: number) {
  if (amount < least) throw outOfBounds('least', least);
  if (amount > most) throw outOfBounds('most', most);
}

const sameTerms = (one: Terms, other: Terms) =>
  one.fee === other.fee &&
  one.rate === other.rate &&
  one.foreignAmount === other.foreignAmount &&
  one.turnover === other.turnover &&
  one.settles === other.settles &&
  one.promotionId === other.promotionId &&
  one.promotionVersion === other.promotionVersion &&
  one.bonus === other.bonus &&
  one.bonusTurnover === other.bonusTurnover &&
  one.withBonus === other.withBonus;

/** Safe to delete: an order has its own copy of the terms. */
async function forgetOld({ database, clock }: PaymentsContext, accountId: number): Promise<void> {
  await database
    .delete(depositQuotes)
    .where(and(eq(depositQuotes.accountId, accountId), lt(depositQuotes.endsAt, clock.now() - kept)));
}
