import type { DepositState } from '#operator/payments/deposits/depositOrders.ts';
import type { WithdrawalState } from '#operator/database/tables/withdrawals.tables.ts';
import type { Decision } from '#operator/payments/reviews/reviews.ts';
import { badge } from './fields.ts';

// Texts about orders for reviewers, with the same terms as the app's English.

export const depositWords: Readonly<Record<DepositState, string>> = {
  created: 'Created',
  waiting: 'Waiting for payment',
  processing: 'Payment on its way',
  inReview: 'In review',
  credited: 'Credited',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunding: 'Being refunded',
  refunded: 'Refunded to the payer',
  reversed: 'Reversed by the provider',
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
  returned: 'Returned',
};

export const decisionWords: Readonly<Record<Decision, { button: string; wanted: string }>> = {
  credit: { button: 'Credit', wanted: 'credited' },
  return: { button: 'Return', wanted: 'returned' },
  close: { button: 'Close without credit', wanted: 'closed without credit' },
  approve: { button: 'Approve', wanted: 'approved' },
  reject: { button: 'Reject', wanted: 'rejected' },
};

/** States of a payment or payout at its provider. */
export const rankWords = {
  pending: 'begun',
  failed: 'failed',
  paid: 'made',
  refunded: 'refunded',
  reversed: 'reversed',
  underWay: 'under way',
  bounced: 'came back',
} as const;

const tones = { paid: 'ok', pending: 'warn', underWay: 'warn', failed: 'err', bounced: 'err' } as const;

export const rankBadge = (rank: keyof typeof rankWords) =>
  badge(rankWords[rank], rank in tones ? tones[rank as keyof typeof tones] : 'plain');

export const stepBy = (by: string): string =>
  ({ player: 'the player', provider: 'the provider', clock: 'the clock', reviewer: 'a reviewer' })[by] ?? by;
