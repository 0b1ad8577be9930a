import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { languageKey } from '#operator/core/languages.ts';
import {
  depositOrders,
  depositSteps,
  paymentMethods,
  receipts,
} from '#operator/database/tables/deposits.tables.ts';
import { merchantTimeZone } from '#operator/records/range.ts';
import { formatTimeIn } from '@araw/contract/values/dates';
import type { DepositOrder as Described } from '@araw/contract/cashier/deposits';
import { depositTable, moveOf } from '@araw/contract/values/stateTables';
import { inPesos, writePesos } from '#operator/core/amounts.ts';
import type { PaymentsContext } from '../provider/context.ts';
import { say } from '#operator/words/say.ts';
import { describeKept } from '../promotions/depositPromotions.ts';
import type { Instructions } from '../provider/provider.ts';
import { coin, isId } from './quotes.ts';

export type DepositOrder = typeof depositOrders.$inferSelect;
export type DepositState = DepositOrder['state'];

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** D and ten unambiguous characters. */
export const newNumber = (): string =>
  `D${Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join('')}`;

/** Throws Refusal `notFound` for an order that is not the member's. */
export async function ownOrder(database: Database, accountId: number, id: string): Promise<DepositOrder> {
  const [order] = isId(id)
    ? await database
        .select()
        .from(depositOrders)
        .where(and(eq(depositOrders.id, id), eq(depositOrders.accountId, accountId)))
    : [];
  if (!order) throw new Refusal('notFound');
  return order;
}

/** States without any payment. */
const unpaid = ['created', 'waiting'] as const satisfies DepositState[];

/** Newest first. */
export const unpaidOrders = (database: Database, accountId: number): Promise<DepositOrder[]> =>
  database
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.accountId, accountId), inArray(depositOrders.state, [...unpaid])))
    .orderBy(desc(depositOrders.createdAt), desc(depositOrders.id));

export async function describeOrder(
  context: Pick<PaymentsContext, 'database' | 'clock'>,
  order: DepositOrder,
  language: string,
): Promise<Described> {
  const [described] = await describeOrders(context, [order], language);
  if (!described) throw new Error('Nothing was described');
  return described;
}

/** The player's view. */
export async function describeOrders(
  { database, clock }: Pick<PaymentsContext, 'database' | 'clock'>,
  orders: readonly DepositOrder[],
  language: string,
): Promise<Described[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const methods = await database.select().from(paymentMethods);
  const steps = await database
    .select()
    .from(depositSteps)
    .where(inArray(depositSteps.orderId, ids))
    .orderBy(asc(depositSteps.no));
  const sent = await database
    .select({
      orderId: receipts.orderId,
      id: receipts.id,
      name: receipts.name,
      type: receipts.type,
      bytes: receipts.size,
    })
    .from(receipts)
    .where(inArray(receipts.orderId, ids))
    .orderBy(asc(receipts.createdAt), asc(receipts.id));
  const timeZone = await merchantTimeZone(database);
  const described = orders.map(async (order) => {
    const method = methods.find(({ code }) => code === order.methodCode);
    const { name = '', icon = '' } = method ?? {};
    const { coming, promotion } = await describeKept({ database, clock }, order, language);
    const withBonus = arrivedBonusOf(order) ?? coming.bonus;
    const textOf = (state: DepositState) => stateText(order, state, { language, method: name, timeZone });
    const moved = steps.filter(({ orderId, from, to }) => orderId === order.id && from !== to);
    return {
      id: order.id,
      number: order.number,
      method: { code: order.methodCode, kind: order.kind, name, icon },
      amount: inPesos(order.amount),
      fee: inPesos(order.fee),
      pays: inPesos(paysOf(order)),
      arrives: inPesos(depositOf(order) + withBonus),
      withBonus: inPesos(withBonus),
      state: order.state,
      text: textOf(order.state),
      version: order.version,
      createdAt: order.createdAt,
      endsAt: order.endsAt,
      steps: [
        { at: order.createdAt, state: 'created', text: textOf('created') },
        ...moved.map(({ at, to }) => ({ at, state: to, text: textOf(to) })),
      ],
      instructions: instructionsOf(order),
      actions: actionsOf(order),
      receipts: sent
        .filter(({ orderId }) => orderId === order.id)
        .map(({ orderId: _, ...receipt }) => receipt),
      promotion,
      balance:
        order.balanceBefore === null || order.balanceAfter === null
          ? null
          : { before: inPesos(order.balanceBefore), after: inPesos(order.balanceAfter) },
      now: clock.now(),
      timeZone,
    };
  });
  return Promise.all(described);
}

/** Centavos of the payment that reach the balance; as shown, if it isn't credited yet. */
const depositOf = ({ amount, credited, settles }: DepositOrder): number => (credited ?? amount) - settles;

/** Centavos of a bonus that reached the balance with it; null before it is credited. */
const arrivedBonusOf = (order: DepositOrder): number | null =>
  order.balanceBefore === null || order.balanceAfter === null
    ? null
    : order.balanceAfter - order.balanceBefore - depositOf(order);

/** Centavos to pay. */
export const paysOf = ({ amount, fee }: Pick<DepositOrder, 'amount' | 'fee'>): number => amount + fee;

interface Wording {
  language: string;
  /** The method's name. */
  method: string;
  timeZone: string;
}

/** The operator's text for an order's state. */
export function stateText(
  order: DepositOrder,
  state: DepositState,
  { language, method, timeZone }: Wording,
): string {
  const key = languageKey(language);
  const withBonus = arrivedBonusOf(order) ?? 0;
  const values = {
    amount: writePesos(depositOf(order) + withBonus),
    method,
    time: order.endsAt === null ? '' : formatTimeIn(timeZone, order.endsAt),
  };
  const text = say(`deposits.states.${state}`, key, values);
  if (state !== 'credited') return text;
  return [
    text,
    ...(withBonus === 0 ? [] : [say('deposits.bonus', key, { bonus: writePesos(withBonus) })]),
    ...(order.settles === 0 ? [] : [say('deposits.settled', key, { settled: writePesos(order.settles) })]),
  ].join(' ');
}

function instructionsOf(order: DepositOrder): Described['instructions'] {
  const { state, confirmations, rate, foreignAmount, endsAt } = order;
  const instructions = order.instructions as Instructions | null;
  const isShown = state === 'waiting' || (state === 'processing' && order.kind === 'crypto');
  if (!instructions || !isShown) return null;
  if (instructions.kind !== 'crypto') return instructions;
  return {
    ...instructions,
    currency: coin,
    foreignAmount: foreignAmount ?? '',
    rate: { currency: coin, pesos: ((rate ?? 0) / 100).toFixed(2), endsAt: endsAt ?? 0 },
    confirmations,
  };
}

/** Player events that the table accepts: more receipts change nothing and are welcome. */
function actionsOf({ state }: DepositOrder): Described['actions'] {
  const resultOf = (event: 'cancel' | 'receipt') => moveOf(depositTable, state, event).result;
  const mayCancel = resultOf('cancel') === 'moved';
  const maySend = ['moved', 'same'].includes(resultOf('receipt'));
  return [...(mayCancel ? ['cancel' as const] : []), ...(maySend ? ['receipt' as const] : [])];
}
