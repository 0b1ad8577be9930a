import type { TFunction } from 'i18next';
import { isMoving, knownState } from '#machines/withdrawalOrder/withdrawalOrder.rules.ts';
import type { StateLook } from '#screens/shared/payments/StateMark.tsx';
import type { Step } from '#screens/shared/payments/Steps.tsx';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';

export function lookOf(order: WithdrawalOrder): StateLook {
  switch (knownState(order)) {
    case 'paid':
      return 'good';
    case 'rejected':
    case 'failed':
    case 'returned':
      return 'bad';
    case 'cancelled':
      return 'quiet';
    default:
      return 'waiting';
  }
}

/** The past steps, and the next ones while the order is in progress (CASH-10). */
export function stepsOf(order: WithdrawalOrder, t: TFunction): Step[] {
  const { steps, account } = order;
  const moving = isMoving(order);
  const look = lookOf(order);
  const past = steps.map(({ at, state, text }, index): Step => ({
    key: `${index}`,
    text: text || state,
    at,
    look: index < steps.length - 1 ? 'done' : moving ? 'now' : look === 'bad' ? 'failed' : 'done',
  }));
  return [
    ...past,
    ...comingStates(order).map((state): Step => ({
      key: state,
      text: t(`withdrawalOrder.next.${state}`, { account: `${account.name} ${account.number}` }),
      at: null,
      look: 'next',
    })),
  ];
}

/** Don't guess the next steps of an unknown state. */
function comingStates(order: WithdrawalOrder): ('approved' | 'paid')[] {
  switch (knownState(order)) {
    case 'requested':
    case 'inReview':
      return ['approved', 'paid'];
    case 'approved':
    case 'paying':
      return ['paid'];
    default:
      return [];
  }
}
