import { cellOf, withdrawalTable } from '@araw/contract/values/stateTables';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';

type WithdrawalState = keyof typeof withdrawalTable.rows;

/** Null for a state this app doesn't know, which shows the operator's text and no action (CASH-22). */
export const knownState = ({ state }: Pick<WithdrawalOrder, 'state'>): WithdrawalState | null =>
  Object.hasOwn(withdrawalTable.rows, state) ? (state as WithdrawalState) : null;

const ends: readonly (WithdrawalState | null)[] = ['paid', 'rejected', 'cancelled', 'failed', 'returned'];

/** Whether the order can still change without the player; an unknown state always counts as such. */
export const isMoving = (order: Pick<WithdrawalOrder, 'state'>) => !ends.includes(knownState(order));

/** The operator offers it, and the table has a transition for it. */
export function mayCancel(order: Pick<WithdrawalOrder, 'state' | 'actions'>): boolean {
  const state = knownState(order);
  return (
    state !== null &&
    order.actions.includes('cancel') &&
    cellOf(withdrawalTable, state, 'cancel') === 'cancelled'
  );
}
