import { asc, eq, isNull } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { goodsOrders } from '#operator/database/tables/mall.tables.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { requireReviewer } from '#operator/payments/reviews/reviewers.ts';
import { inAll, say, tellInInbox } from '#operator/payments/saying.ts';
import { textIn } from '#operator/core/languages.ts';
import { goodsOrderMessages } from './data/mallMessages.ts';
import { applyToOrder, type GoodsOrder } from './orders.ts';

export const orderDecisions = ['pack', 'send', 'deliver', 'giveBack'] as const;
export type OrderDecision = (typeof orderDecisions)[number];

/** What is to be packed, sent or delivered, the longest wait first; with the address, for the reviewer's eyes. */
export const orderQueue = ({ database }: OperatorContext) =>
  database
    .select({ order: goodsOrders, player: accounts.name })
    .from(goodsOrders)
    .innerJoin(accounts, eq(accounts.id, goodsOrders.accountId))
    .where(isNull(goodsOrders.endedAt))
    .orderBy(asc(goodsOrders.placedAt), asc(goodsOrders.id));

interface Decision {
  id: string;
  /** As the reviewer has seen it. */
  state: GoodsOrder['state'];
  decision: OrderDecision;
  reviewer: string;
  /** Why it is given back. */
  reason: string;
  /** The courier's number, of a parcel that is sent. */
  parcel: string;
}

/**
 * Packs, sends, delivers or gives an order back, and tells the member of all but the first (BEN-14). Throws Refusal
 * `conflict` for one that has moved on or whose table rejects it, `fieldInvalid` for a parcel without its number, and
 * `noPermission` for a reviewer of one's own circle.
 */
export async function decideOnOrder(
  context: OperatorContext,
  { id, state, decision, reviewer, reason, parcel }: Decision,
): Promise<GoodsOrder> {
  return context.database.transaction(async (database) => {
    const within = { ...context, database };
    const [known] = await database.select().from(goodsOrders).where(eq(goodsOrders.id, id));
    if (!known) throw new Refusal('notFound');
    await lockMember(database, known.accountId);
    await requireReviewer(within, reviewer, known.accountId);
    const [before] = await database.select().from(goodsOrders).where(eq(goodsOrders.id, id));
    if (before?.state !== state) throw new Refusal('conflict', { value: { state: before?.state } });
    if (decision === 'send' && parcel === '')
      throw new Refusal('fieldInvalid', { value: { field: 'parcel' } });
    if (decision === 'giveBack' && reason === '') {
      throw new Refusal('fieldInvalid', { value: { field: 'reason' } });
    }
    const order = await applyToOrder(within, id, decision, {
      by: reviewer,
      ...(decision === 'giveBack' && { reason }),
      ...(decision === 'send' && { parcel }),
    });
    if (order.state !== before.state) await tell(within, order, reason);
    return order;
  });
}

async function tell(context: OperatorContext, order: GoodsOrder, reason: string): Promise<void> {
  const { accountId, number, state, title, parcel, points } = order;
  if (state !== 'sent' && state !== 'delivered' && state !== 'cancelled') return;
  const { title: subject, text } = goodsOrderMessages[state];
  const named = inAll((language) =>
    say(text, language, { title: textIn(language, title.EN, title), count: points, parcel }),
  );
  await tellInInbox(context, accountId, {
    message: { title: subject, text: named },
    more: state === 'cancelled' ? [reason] : [],
    order: { number, path: '/m/mall/mallHome?page=orders' },
  });
}
