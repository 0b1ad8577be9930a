import type { StateLook } from '#screens/shared/payments/StateMark.tsx';
import type { depositTable, withdrawalTable } from '@araw/contract/values/stateTables';

export type DepositState = keyof typeof depositTable.rows;
export type WithdrawalState = keyof typeof withdrawalTable.rows;

/** The look of each order state in its record (CASH-06). */
export const depositLooks: Record<DepositState, StateLook> = {
  created: 'waiting',
  waiting: 'waiting',
  processing: 'waiting',
  inReview: 'waiting',
  credited: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
  refunding: 'waiting',
  refunded: 'quiet',
  reversed: 'bad',
};
export const depositStates = Object.keys(depositLooks) as DepositState[];

/** CASH-10. */
export const withdrawalLooks: Record<WithdrawalState, StateLook> = {
  requested: 'waiting',
  inReview: 'waiting',
  approved: 'waiting',
  paying: 'waiting',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'quiet',
  failed: 'bad',
  returned: 'bad',
};
export const withdrawalStates = Object.keys(withdrawalLooks) as WithdrawalState[];
