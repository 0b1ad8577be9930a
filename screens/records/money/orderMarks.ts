import type { TFunction } from 'i18next';
import type { StateLook } from '#screens/shared/payments/StateMark.tsx';
import type { DepositOrder } from '#services/contract/deposits.ts';
import type { WithdrawalOrder } from '#services/contract/withdrawals.ts';
import { depositLooks, type DepositState, withdrawalLooks, type WithdrawalState } from '../orderStates.ts';

export interface OrderMark {
  look: StateLook;
  word: string;
  /** What else there is to say of it; each may be in a language of its own. */
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

/** Of a state that this app does not know, the operator's words alone (CASH-22). */
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

/** The money is in the balance again, fee included (CASH-10). */
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

/** Where the order of a movement is shown; null for one of a kind that this app does not know. */
export function orderPath({ kind, id }: { kind: string; id: string }): string | null {
  if (kind === 'deposit') return depositPath(id);
  return kind === 'withdrawal' ? withdrawalPath(id) : null;
}
