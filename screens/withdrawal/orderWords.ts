import type { TFunction } from 'i18next';
import { knownState } from '#machines/withdrawalOrder/withdrawalOrder.rules.ts';
import type { WithdrawalOrder } from '#services/contract/withdrawals.ts';

/** What a withdrawal is now, in a word; of a state that this app does not know in the operator's (CASH-22). */
export function stateText(order: WithdrawalOrder, t: TFunction): string {
  const state = knownState(order);
  return state ? t(`withdrawalOrder.state.${state}`) : order.steps.at(-1)?.text || order.text || order.state;
}
