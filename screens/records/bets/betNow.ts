import type { BetDetail } from '#machines/betDetail/betDetail.machine.ts';
import type { ListedBet } from '@araw/contract/cashier/records';

/** The current state of a bet; `valid` is null if unknown. */
export type BetNow = Omit<ListedBet, 'valid'> & { valid: number | null };

/** Loaded details override the list's data. */
export function betNow(listed: ListedBet, detail: BetDetail | null): BetNow {
  if (detail?.bet) return detail.bet.bet;
  if (!detail?.order) return listed;
  const { status, stake, won } = detail.order.order;
  const state = status === 'open' || status === 'cancelled' ? status : 'settled';
  const isAsListed = state === listed.state && stake === listed.stake;
  return { ...listed, state, stake, payout: won, valid: isAsListed ? listed.valid : null };
}
