import { cellOf, withdrawalTable } from '#services/contract/stateTables.ts';
import type { WithdrawalOrder } from '#services/contract/withdrawals.ts';

type WithdrawalState = keyof typeof withdrawalTable.rows;

/** Null of a state that this app does not know, which shows the operator's text and no action (CASH-22). */
export const knownState = ({ state }: Pick<WithdrawalOrder, 'state'>): WithdrawalState | null =>
  Object.hasOwn(withdrawalTable.rows, state) ? (state as WithdrawalState) : null;

const ends: readonly (WithdrawalState | null)[] = ['paid', 'rejected', 'cancelled', 'failed', 'returned'];

/** Whether it will become something else by itself; of an unknown state nobody can say that it will not. */
export const isMoving = (order: Pick<WithdrawalOrder, 'state'>) => !ends.includes(knownState(order));

/** The operator offers it, and the table takes it to another state. */
export function mayCancel(order: Pick<WithdrawalOrder, 'state' | 'actions'>): boolean {
  const state = knownState(order);
  return (
    state !== null &&
    order.actions.includes('cancel') &&
    cellOf(withdrawalTable, state, 'cancel') === 'cancelled'
  );
}
