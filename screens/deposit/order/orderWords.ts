import type { TFunction } from 'i18next';
import type { StateLook } from '#screens/shared/payments/StateMark.tsx';
import type { Step } from '#screens/shared/payments/Steps.tsx';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { depositTable } from '@araw/contract/values/stateTables';

export type DepositState = keyof typeof depositTable.rows;

/** Null for an unknown state: show the operator's text and no action (CASH-22). */
export const knownState = (state: string): DepositState | null =>
  Object.hasOwn(depositTable.rows, state) ? (state as DepositState) : null;

export const looks: Record<DepositState, StateLook> = {
  created: 'waiting',
  waiting: 'waiting',
  processing: 'waiting',
  inReview: 'waiting',
  credited: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  expired: 'bad',
  refunding: 'waiting',
  refunded: 'quiet',
  reversed: 'bad',
};

const stepLooks = { waiting: 'now', good: 'done', quiet: 'done', bad: 'failed' } as const;
const lastLook = (state: DepositState) => (state === 'cancelled' ? 'failed' : stepLooks[looks[state]]);
/** The next step if all goes well. */
const nextOf: Partial<Record<DepositState, DepositState>> = {
  created: 'credited',
  waiting: 'credited',
  processing: 'credited',
  inReview: 'credited',
  refunding: 'refunded',
};

/** An order's past steps with their dates, and the next one. */
export function stepsOf(t: TFunction, { steps, state, method }: DepositOrder): Step[] {
  const textOf = (step: DepositState) => t(`depositOrder.steps.${step}`, { method: method.name });
  const passed = steps.map(({ at, state: name, text }, index): Step => {
    const known = knownState(name);
    const isLast = index === steps.length - 1;
    return {
      key: `${index}`,
      text: known ? textOf(known) : text || name,
      at,
      look: isLast ? (known ? lastLook(known) : 'now') : 'done',
    };
  });
  const known = knownState(state);
  const next = known && nextOf[known];
  return next ? [...passed, { key: 'next', text: textOf(next), at: null, look: 'next' }] : passed;
}
