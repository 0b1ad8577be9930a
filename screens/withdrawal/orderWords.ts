import type { TFunction } from 'i18next';
import { knownState } from '#machines/withdrawalOrder/withdrawalOrder.rules.ts';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';

/** A short text for a withdrawal's state; the operator's own text for an unknown state (CASH-22). */
export function stateText(order: WithdrawalOrder, t: TFunction): string {
  const state = knownState(order);
  return state ? t(`withdrawalOrder.state.${state}`) : order.steps.at(-1)?.text || order.text || order.state;
}
