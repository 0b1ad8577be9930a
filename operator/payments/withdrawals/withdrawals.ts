import { and, asc, count, desc, eq, inArray, lt, notExists, sql, sum } from 'drizzle-orm';
import type { Account } from '#operator/accounts/identity/finding.ts';
import { applyBonus, type Bonus, bonusInTurnover, startingAfter } from '#operator/bets/bonuses.ts';
import { openRequirements, lockedBy, type Requirement, withdrawable } from '#operator/bets/requirements.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { decide } from '#operator/core/deciding.ts';
import { languageKey } from '#operator/core/languages.ts';
import {
  payoutAccounts,
  withdrawalOrders,
  withdrawalQuotes,
  withdrawalSteps,
} from '#operator/database/tables/withdrawals.tables.ts';
import { hold } from '#operator/ledger/holds.ts';
import { isDone, once } from '#operator/ledger/idempotency.ts';
import { type Pockets, pocketsOf } from '#operator/ledger/ledger.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { type Merchant, merchantOf, switchesIn } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { moveOf, withdrawalTable } from '@araw/contract/values/stateTables';
import type { WithdrawalOrder as OrderOnWire, WithdrawalQuote } from '@araw/contract/cashier/withdrawals';
import { centavosOf, feeOf } from '#operator/core/amounts.ts';
import { accountDemand, demandsOf, refuseDemands } from '../demands/demands.ts';
import { nextNumber } from '../numbers.ts';
import { requirePaymentPassword } from '../paymentPassword/paymentPassword.ts';
import {
  accountsById,
  accountsOf,
  accountToWire,
  isUuid,
  openStates,
} from '../payoutAccounts/payoutAccounts.ts';
import { debtOnPage } from '../debts/debts.ts';
import { arrivalOf, dayOf, type Rail, railsOf } from '../banking/rails.ts';
import { say } from '#operator/words/say.ts';
import { refuseUnserved } from '../banking/servedKinds.ts';
import { applyWithdrawal, beginWithdrawal, valuesOf, type WithdrawalOrder } from './withdrawalMoves.ts';

const minute = 60_000;
/** Retention of an unused quote after its end. */
const keptQuote = 24 * 60 * minute;

type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

/** Everything that limits a withdrawal, read under one lock or for a page. */
interface Standing {
  pockets: Pockets;
  open: Requirement[];
  /** In turnover. */
  bonus: Bonus | null;
  withdrawable: number;
  /** On the merchant day; returned withdrawals count neither as a time nor towards the sum. */
  timesLeft: number;
  sumLeft: number;
  today: string;
  resetsAt: number;
  timeZone: string;
}

async function standingOf(
  { database, clock }: OperatorContext,
  accountId: number,
  { payments }: Merchant,
  pockets: Pockets,
): Promise<Standing> {
  const day = await dayOf(database, clock.now());
  const open = await openRequirements(database, accountId);
  const [used] = await database
    .select({ times: count(), sum: sum(withdrawalOrders.gross).mapWith(Number) })
    .from(withdrawalOrders)
    .where(
      and(
        eq(withdrawalOrders.accountId, accountId),
        eq(withdrawalOrders.day, day.today),
        inArray(withdrawalOrders.state, [...openStates, 'paid']),
      ),
    );
  const { timesADay, sumADay } = payments.withdrawal;
  return {
    ...day,
    pockets,
    open,
    bonus: await bonusInTurnover(database, accountId, clock.now()),
    withdrawable: withdrawable(pockets, open),
    timesLeft: Math.max(0, timesADay - (used?.times ?? 0)),
    sumLeft: Math.max(0, sumADay - (used?.sum ?? 0)),
  };
}

export async function withdrawPage(
  context: OperatorContext,
  account: Account,
  language: string,
): Promise<HandlerValue<'withdrawPage'>> {
  const { database, clock } = context;
  const merchant = await merchantOf(context);
  const rules = merchant.payments.withdrawal;
  const pockets = await pocketsOf(database, account.id);
  const standing = await standingOf(context, account.id, merchant, pockets);
  const onTheWay = await database
    .select()
    .from(withdrawalOrders)
    .where(and(eq(withdrawalOrders.accountId, account.id), inArray(withdrawalOrders.state, [...openStates])))
    .orderBy(desc(withdrawalOrders.createdAt), desc(withdrawalOrders.id));
  const known = await accountsOf(database, account.id);
  return {
    now: clock.now(),
    timeZone: standing.timeZone,
    demands: await demandsOf(context, account.id, 'withdrawal', language),
    cash: pockets.cash / 100,
    bonus: pockets.bonus / 100,
    held: pockets.held / 100,
    withdrawable: standing.withdrawable / 100,
    debt: await debtOnPage(database, account.id, pockets),
    locks: standing.open.map((one) => lockToWire(one, languageKey(language))),
    limits: {
      least: rules.least / 100,
      most: rules.most / 100,
      timesADay: rules.timesADay,
      timesLeft: standing.timesLeft,
      sumLeft: standing.sumLeft / 100,
      resetsAt: standing.resetsAt,
    },
    rails: railsOf(merchant.payments, switchesIn(merchant)).map(
      ({ kind, name, least, most, minutes, bankingDaysOnly }) => ({
        kind,
        name,
        feeFlat: rules.fees[kind].flat / 100,
        feeShare: rules.fees[kind].share,
        least: least / 100,
        most: most / 100,
        minutes,
        bankingDaysOnly,
      }),
    ),
    accounts: known.map(accountToWire),
    hasPaymentPassword: account.paymentPasswordHash !== null,
    again: await quoteAgain(context, { account, known, language }),
    onTheWay: await ordersToWire(context, onTheWay, language),
  };
}

function lockToWire(requirement: Requirement, language: string) {
  const [kind = ''] = requirement.source.split(':', 1);
  const known = (['deposit', 'transfer', 'bonus'] as const).find((one) => one === kind) ?? 'other';
  return {
    kind,
    title: say(`locks.${known}`, language),
    locked: lockedBy(requirement) / 100,
    required: requirement.required / 100,
    played: requirement.played / 100,
  };
}

interface Terms extends Standing {
  gross: number;
  fee: number;
  rail: Rail;
  arrivesAt: number;
}

/**
 * Current terms of a withdrawal to this account. Refuses with `demandOpen`, with `switchedOff` a kind that the merchant
 * doesn't pay to, and with `amountOutOfBounds` by the first limit that it violates.
 */
async function termsOf(
  context: OperatorContext,
  { account, payoutAccount, gross, pockets, language }: Wanted & { pockets: Pockets },
): Promise<Terms> {
  const { database, clock } = context;
  const now = clock.now();
  const merchant = await merchantOf(context);
  const rules = merchant.payments.withdrawal;
  refuseDemands(await demandsOf(context, account.id, 'withdrawal', language));
  const { inReview, usableAt, kind } = payoutAccount;
  if (inReview) refuseDemands([accountDemand('review', language)]);
  if (usableAt > now) refuseDemands([accountDemand('waiting', language, usableAt)]);
  const standing = await standingOf(context, account.id, merchant, pockets);
  refuseUnserved(kind, switchesIn(merchant));
  const rails = railsOf(merchant.payments, switchesIn(merchant)).filter((one) => one.kind === kind);
  const rail = rails.find(({ least, most }) => gross >= least && gross <= most);
  if (!rail) {
    const least = Math.min(...rails.map((one) => one.least));
    throw gross < least
      ? outOfBounds('least', least)
      : outOfBounds('most', Math.max(0, ...rails.map((one) => one.most)));
  }
  const fee = feeOf(gross, rules.fees[kind]);
  if (fee >= gross) throw outOfBounds('least', fee + 1);
  if (standing.timesLeft === 0) throw outOfBounds('timesADay');
  if (gross > standing.sumLeft) throw outOfBounds('sumADay', standing.sumLeft);
  if (gross > standing.withdrawable) throw outOfBounds('withdrawable', standing.withdrawable);
  return {
    ...standing,
    gross,
    rail,
    fee,
    arrivesAt: await arrivalOf(database, rail, now),
  };
}

interface Wanted {
  account: Account;
  payoutAccount: PayoutAccountRow;
  /** Centavos. */
  gross: number;
  language: string;
}

/** `amount` is the limit in centavos; absent for a number of times. */
export const outOfBounds = (
  bound: 'least' | 'most' | 'withdrawable' | 'timesADay' | 'sumADay',
  amount?: number,
): Refusal =>
  new Refusal('amountOutOfBounds', {
    value: { bound, ...(amount !== undefined && { amount: amount / 100 }) },
  });

/** Refuses like `termsOf`, and with `notFound` an account that isn't on the member's list. */
export async function quoteWithdrawal(
  context: OperatorContext,
  account: Account,
  { account: id, amount, language }: ParsedRequest<'quoteWithdrawal'>,
): Promise<WithdrawalQuote> {
  const payoutAccount = (await accountsOf(context.database, account.id)).find((one) => one.id === id);
  if (!payoutAccount) throw new Refusal('notFound');
  return keepQuote(context, { account, payoutAccount, gross: centavosOf(amount), language });
}

/** What the last withdrawal that took its money would cost now (PROT-10); null without one, or if it is refused now. */
async function quoteAgain(
  context: OperatorContext,
  { account, known, language }: Pick<Wanted, 'account' | 'language'> & { known: Wanted['payoutAccount'][] },
) {
  const { database } = context;
  if (account.paymentPasswordHash === null) return null;
  const [last] = await database
    .select({ payoutAccountId: withdrawalOrders.payoutAccountId, gross: withdrawalOrders.gross })
    .from(withdrawalOrders)
    .where(
      and(
        eq(withdrawalOrders.accountId, account.id),
        inArray(withdrawalOrders.state, [...openStates, 'paid']),
      ),
    )
    .orderBy(desc(withdrawalOrders.createdAt), desc(withdrawalOrders.id))
    .limit(1);
  const payoutAccount = known.find(({ id }) => id === last?.payoutAccountId);
  if (!last || !payoutAccount) return null;
  try {
    return await keepQuote(context, { account, payoutAccount, gross: last.gross, language });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function keepQuote(context: OperatorContext, wanted: Wanted): Promise<WithdrawalQuote> {
  const { database, clock } = context;
  const { account, payoutAccount, language } = wanted;
  const now = clock.now();
  const pockets = await pocketsOf(database, account.id);
  const { gross, fee, rail, arrivesAt, bonus, timesLeft, sumLeft } = await termsOf(context, {
    ...wanted,
    pockets,
  });
  const merchant = await merchantOf(context);
  const { payments } = merchant;
  await forgetQuotes(database, account.id, now - keptQuote);
  const [quote] = await database
    .insert(withdrawalQuotes)
    .values({
      gross,
      fee,
      arrivesAt,
      rail: rail.code,
      accountId: account.id,
      payoutAccountId: payoutAccount.id,
      createdAt: now,
      endsAt: now + payments.withdrawal.quoteMinutes * minute,
      bonusId: bonus?.id ?? null,
    })
    .returning();
  if (!quote) throw new Error('The quote was not kept');
  const shown = await accountsById(database, [payoutAccount.id]);
  const balance = pockets.cash + pockets.bonus;
  const isEnded = bonus?.onWithdrawal === 'forfeits';
  const change = isEnded ? (await startingAfter(database, account.id, now)) - pockets.bonus : 0;
  return {
    id: quote.id,
    account: accountToWire(shown.get(payoutAccount.id) ?? { ...payoutAccount, inUse: false }),
    gross: gross / 100,
    fee: fee / 100,
    net: (gross - fee) / 100,
    rail: rail.name,
    arrivesAt,
    balanceBefore: balance / 100,
    balanceAfter: (balance - gross + change) / 100,
    timesLeftAfter: timesLeft - 1,
    sumLeftAfter: (sumLeft - gross) / 100,
    bonusEffect: bonus ? say(`withdrawalEffects.${bonus.onWithdrawal}`, languageKey(language)) : '',
    mayCancel: switchesIn(merchant).cancelWithdrawal,
    endsAt: quote.endsAt,
  };
}

const forgetQuotes = (database: Database, accountId: number, before: number) =>
  database
    .delete(withdrawalQuotes)
    .where(
      and(
        eq(withdrawalQuotes.accountId, accountId),
        lt(withdrawalQuotes.endsAt, before),
        notExists(
          database.select().from(withdrawalOrders).where(eq(withdrawalOrders.quoteId, withdrawalQuotes.id)),
        ),
      ),
    );

/**
 * Creates a quote's order, once per key; only a new key needs the payment password. Balance, daily limits and hold are
 * one transaction under the member's lock.
 *
 * Refuses like `requirePaymentPassword` and `termsOf`, with `notFound` an unknown quote or someone else's, and with
 * `quoteChanged` and a new quote if it is outdated.
 */
export async function createWithdrawal(
  context: OperatorContext,
  account: Account,
  { key, quote: quoteId, paymentPassword, language }: ParsedRequest<'createWithdrawal'>,
): Promise<OrderOnWire> {
  const request = { accountId: account.id, call: 'withdrawal', key } as const;
  if (!(await isDone(context.database, request)))
    await requirePaymentPassword(context, account, paymentPassword);
  const quoted = await quoteOf(context.database, account.id, quoteId);
  const wanted = quoted && { account, ...quoted, gross: quoted.quote.gross, language };
  try {
    const { id } = await context.database.transaction((transaction) => {
      const within = { ...context, database: transaction };
      return once(context, transaction, { ...request, body: { quote: quoteId } }, async (pockets) => {
        if (!wanted) throw new Refusal('notFound');
        return keepOrder(within, { ...wanted, pockets });
      });
    });
    return await withdrawalOrder(context, account.id, id, language);
  } catch (error) {
    if (!wanted || !(error instanceof Refusal) || error.code !== 'quoteChanged') throw error;
    // Outside the transaction, which is rolled back.
    const quote = await decide(context, key, () => keepQuote(context, wanted));
    throw new Refusal('quoteChanged', { value: { quote, decided: key } });
  }
}

interface Quoted {
  quote: typeof withdrawalQuotes.$inferSelect;
  payoutAccount: PayoutAccountRow;
}

async function quoteOf(database: Database, accountId: number, id: string): Promise<Quoted | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await database
    .select({ quote: withdrawalQuotes, payoutAccount: payoutAccounts })
    .from(withdrawalQuotes)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawalQuotes.payoutAccountId))
    .where(and(eq(withdrawalQuotes.id, id), eq(withdrawalQuotes.accountId, accountId)));
  return found;
}

async function keepOrder(
  context: OperatorContext,
  wanted: Wanted & Quoted & { pockets: Pockets },
): Promise<{ id: string }> {
  const { database, clock } = context;
  const { account, quote, payoutAccount } = wanted;
  const at = clock.now();
  // Locked: a concurrent removal has either finished, or has to wait for this withdrawal.
  const [usable] = await database
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.id, payoutAccount.id), sql`${payoutAccounts.removedAt} is null`))
    .for('share');
  if (!usable) throw new Refusal('notFound');
  const isUsed = (await database.$count(withdrawalOrders, eq(withdrawalOrders.quoteId, quote.id))) > 0;
  if (isUsed || quote.endsAt <= at) throw new Refusal('quoteChanged');
  const { gross, fee, rail, arrivesAt, today, bonus } = await termsOf(context, {
    ...wanted,
    payoutAccount: usable,
  });
  const isAsShown =
    quote.fee === fee &&
    quote.rail === rail.code &&
    quote.bonusId === (bonus?.id ?? null) &&
    (!rail.bankingDaysOnly || quote.arrivesAt === arrivesAt);
  if (!isAsShown) throw new Refusal('quoteChanged');
  const number = await nextNumber(database, 'W');
  const held = await hold(database, {
    accountId: account.id,
    purpose: 'withdrawal',
    reference: number,
    pocket: 'cash',
    amount: gross,
    endsAt: null,
    at,
  });
  const [order] = await database
    .insert(withdrawalOrders)
    .values({
      number,
      gross,
      fee,
      rail: rail.code,
      day: today,
      accountId: account.id,
      payoutAccountId: usable.id,
      quoteId: quote.id,
      holdId: held.id,
      state: 'requested',
      createdAt: at,
      arrivesAt: quote.arrivesAt,
    })
    .returning();
  if (!order) throw new Error('The withdrawal was not kept');
  await beginWithdrawal(context, order);
  if (bonus) await applyBonus(database, bonus.id, 'payout', at);
  return { id: order.id };
}

/** Throws Refusal `notFound` for an unknown order or someone else's. */
export async function withdrawalOrder(
  context: OperatorContext,
  accountId: number,
  id: string,
  language: string,
): Promise<OrderOnWire> {
  const [shown] = await ordersToWire(context, await ownOrder(context.database, accountId, id), language);
  if (!shown) throw new Refusal('notFound');
  return shown;
}

const ownOrder = async (database: Database, accountId: number, id: string): Promise<WithdrawalOrder[]> =>
  isUuid(id)
    ? database
        .select()
        .from(withdrawalOrders)
        .where(and(eq(withdrawalOrders.id, id), eq(withdrawalOrders.accountId, accountId)))
    : [];

/**
 * Cancels an order before it is approved; repeating it changes nothing. Refuses like `applyWithdrawal`, and with
 * `notFound` an unknown order or someone else's.
 */
export async function cancelWithdrawal(
  context: OperatorContext,
  accountId: number,
  { key, id, language }: ParsedRequest<'cancelWithdrawal'>,
): Promise<OrderOnWire> {
  const request = { accountId, call: 'cancelWithdrawal', key, body: { id } } as const;
  await context.database.transaction((transaction) => {
    const within = { ...context, database: transaction };
    return once(context, transaction, request, async () => {
      const [order] = await ownOrder(transaction, accountId, id);
      if (!order) throw new Refusal('notFound');
      await applyWithdrawal(within, order.id, { event: 'cancel', by: 'player' });
      return { id };
    });
  });
  return withdrawalOrder(context, accountId, id, language);
}

/** The player's view of orders, in the given order. */
export async function ordersToWire(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  orders: readonly WithdrawalOrder[],
  language: string,
): Promise<OrderOnWire[]> {
  if (orders.length === 0) return [];
  const { database, clock } = context;
  const { cancelWithdrawal } = switchesIn(await merchantOf(context));
  const ids = orders.map(({ id }) => id);
  const shownAccounts = await accountsById(
    database,
    orders.map(({ payoutAccountId }) => payoutAccountId),
  );
  const steps = await database
    .select()
    .from(withdrawalSteps)
    .where(inArray(withdrawalSteps.orderId, ids))
    .orderBy(asc(withdrawalSteps.orderId), asc(withdrawalSteps.no));
  const timeZone = await merchantTimeZone(database);
  const key = languageKey(language);
  return orders.map((order) => {
    const account = shownAccounts.get(order.payoutAccountId);
    if (!account) throw new Error(`There is no payout account ${order.payoutAccountId}`);
    const { id, number, gross, fee, state, reason, version, createdAt, arrivesAt, lateAt } = order;
    const isLate = lateAt !== null && openStates.some((one) => one === state);
    const own = steps.filter(({ orderId }) => orderId === id);
    return {
      id,
      number,
      state,
      reason,
      version,
      createdAt,
      arrivesAt,
      account: accountToWire(account),
      gross: gross / 100,
      fee: fee / 100,
      net: (gross - fee) / 100,
      text: say(`withdrawals.${isLate ? 'late' : state}.text`, key, valuesOf(order, account)),
      steps: own
        .filter(({ result, event }) => result === 'moved' || event === 'late')
        .map(({ at, to, event }) => ({
          at,
          state: to,
          text: say(`withdrawals.${event === 'late' ? 'late' : to}.title`, key),
        })),
      actions: cancelWithdrawal && mayCancel(order) ? ['cancel' as const] : [],
      now: clock.now(),
      timeZone,
    };
  });
}

const mayCancel = ({ state }: WithdrawalOrder) => moveOf(withdrawalTable, state, 'cancel').result === 'moved';
