import type { TFunction } from 'i18next';
import type { StateLook } from '#screens/shared/payments/StateMark.tsx';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import { depositLooks, type DepositState, withdrawalLooks, type WithdrawalState } from '../orderStates.ts';

export interface OrderMark {
  look: StateLook;
  word: string;
  /** Further details; each may be in a different language. */
  notes: string[];
}

type Note = 'noMoneyMoved' | 'notPaidInTime' | 'checking' | 'goingBack' | 'wentBack' | 'takenBack';

const depositNotes: Partial<Record<DepositState, Note>> = {
  inReview: 'checking',
  failed: 'noMoneyMoved',
  cancelled: 'noMoneyMoved',
  expired: 'notPaidInTime',
  refunding: 'goingBack',
  refunded: 'wentBack',
  reversed: 'takenBack',
};

const isKnown = <State extends string>(looks: Record<State, StateLook>, state: string): state is State =>
  Object.hasOwn(looks, state);

/** For a state unknown to this app, shows only the operator's text (CASH-22). */
const unknown = (text: string, t: TFunction): OrderMark => ({
  look: 'quiet',
  word: t('movements.kinds.other'),
  notes: text === '' ? [] : [text],
});

export function depositMark({ state, text }: Pick<DepositOrder, 'state' | 'text'>, t: TFunction): OrderMark {
  if (!isKnown(depositLooks, state)) return unknown(text, t);
  const note = depositNotes[state];
  return {
    look: depositLooks[state],
    word: t(`orders.deposit.${state}`),
    notes: note ? [t(`orders.notes.${note}`)] : [],
  };
}

/** States in which the money is back in the balance, fee included (CASH-10). */
const cameBack: readonly WithdrawalState[] = ['rejected', 'cancelled', 'failed', 'returned'];

export function withdrawalMark(
  { state, text, reason, actions }: Pick<WithdrawalOrder, 'state' | 'text' | 'reason' | 'actions'>,
  t: TFunction,
): OrderMark {
  if (!isKnown(withdrawalLooks, state)) return unknown(text, t);
  const mark = { look: withdrawalLooks[state], word: t(`orders.withdrawal.${state}`) };
  if (cameBack.includes(state)) {
    return { ...mark, notes: [...(reason === '' ? [] : [reason]), t('orders.notes.allBack')] };
  }
  return { ...mark, notes: actions.includes('cancel') ? [t('orders.notes.mayCancel')] : [] };
}

export const depositPath = (id: string) => `/m/voucherCenter?order=${encodeURIComponent(id)}`;
export const withdrawalPath = (id: string) => `/m/withdraw?order=${encodeURIComponent(id)}`;

/** The address of a movement's order; null for a kind unknown to this app. */
export function orderPath({ kind, id }: { kind: string; id: string }): string | null {
  if (kind === 'deposit') return depositPath(id);
  return kind === 'withdrawal' ? withdrawalPath(id) : null;
}
