import type { DepositState } from '#operator/payments/deposits/depositOrders.ts';
import type { WithdrawalState } from '#operator/database/tables/withdrawals.tables.ts';
import type { Decision } from '#operator/payments/reviews/reviews.ts';
import { badge } from './fields.ts';

// What people read of orders: as the app's English, in the words of who decides.

export const depositWords: Readonly<Record<DepositState, string>> = {
  created: 'Created',
  waiting: 'Waiting for payment',
  processing: 'Payment on its way',
  inReview: 'In review',
  credited: 'Credited',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunding: 'Being returned',
  refunded: 'Returned to the payer',
  reversed: 'Taken back by the provider',
};

export const withdrawalWords: Readonly<Record<WithdrawalState, string>> = {
  requested: 'Requested',
  inReview: 'In review',
  approved: 'Approved',
  paying: 'Being paid',
  paid: 'Paid',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  failed: 'Failed',
  returned: 'Came back',
};

export const decisionWords: Readonly<Record<Decision, { button: string; wanted: string }>> = {
  credit: { button: 'Credit', wanted: 'credited' },
  return: { button: 'Return', wanted: 'returned' },
  close: { button: 'Close without credit', wanted: 'closed without credit' },
  approve: { button: 'Approve', wanted: 'approved' },
  reject: { button: 'Reject', wanted: 'rejected' },
};

/** Of a payment or a payout at its provider. */
export const rankWords = {
  pending: 'begun',
  failed: 'failed',
  paid: 'made',
  refunded: 'returned',
  reversed: 'taken back',
  underWay: 'under way',
  bounced: 'came back',
} as const;

const tones = { paid: 'ok', pending: 'warn', underWay: 'warn', failed: 'err', bounced: 'err' } as const;

export const rankBadge = (rank: keyof typeof rankWords) =>
  badge(rankWords[rank], rank in tones ? tones[rank as keyof typeof tones] : 'plain');

export const stepBy = (by: string): string =>
  ({ player: 'the player', provider: 'the provider', clock: 'the clock', reviewer: 'a reviewer' })[by] ?? by;
