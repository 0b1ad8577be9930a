import { asc, eq, isNull } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { goodsOrders } from '#operator/database/tables/mall.tables.ts';
import { lockMember } from '#operator/payments/lockMember.ts';
import { requireReviewer } from '#operator/payments/reviews/reviewers.ts';
import { tellInInbox } from '#operator/payments/saying.ts';
import { say } from '#operator/words/say.ts';
import { textIn } from '#operator/core/languages.ts';
import { applyToOrder, type GoodsOrder } from './orders.ts';

export const orderDecisions = ['pack', 'send', 'deliver', 'giveBack'] as const;
export type OrderDecision = (typeof orderDecisions)[number];

/** Orders to pack, send or deliver, longest wait first; includes the address, only for reviewers. */
export const orderQueue = ({ database }: OperatorContext) =>
  database
    .select({ order: goodsOrders, player: accounts.name })
    .from(goodsOrders)
    .innerJoin(accounts, eq(accounts.id, goodsOrders.accountId))
    .where(isNull(goodsOrders.endedAt))
    .orderBy(asc(goodsOrders.placedAt), asc(goodsOrders.id));

interface Decision {
  id: string;
  /** The state that the reviewer saw. */
  state: GoodsOrder['state'];
  decision: OrderDecision;
  reviewer: string;
  /** Why it is cancelled or returned. */
  reason: string;
  /** The courier's tracking number, for a parcel being sent. */
  parcel: string;
}

/**
 * Packs, sends, delivers or returns an order, and notifies the member of all but packing (BEN-14). Throws Refusal
 * `conflict` if it has changed or the table rejects the event, `fieldInvalid` for a parcel without a number, and
 * `noPermission` for a reviewer related to the member.
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
  const about = `goodsOrders.${state}` as const;
  await tellInInbox(context, accountId, {
    message: (language) => ({
      title: say(`${about}.title`, language),
      text: say(`${about}.text`, language, {
        title: textIn(language, title.EN, title),
        count: points,
        parcel,
      }),
    }),
    more: state === 'cancelled' ? [reason] : [],
    order: { number, path: '/m/mall/mallHome?page=orders' },
  });
}
