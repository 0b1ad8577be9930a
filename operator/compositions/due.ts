import type { OperatorContext } from '#operator/core/context.ts';
import { expireHolds } from '#operator/ledger/holds.ts';
import { settleOrders } from '#operator/lottery/orders.ts';
import { settleTickets } from '#operator/sports/tickets.ts';

/** Does what has become due by the operator's clock, whether or not anybody visits: draws, matches, ends of holds. */
export async function settleDue(context: OperatorContext): Promise<void> {
  await settleOrders(context);
  await settleTickets(context);
  await expireHolds(context);
}
