import type { BetDetail } from '#machines/betDetail/betDetail.machine.ts';
import type { ListedBet } from '#services/contract/records.ts';

/** A bet as it stands now; the valid bet is null where it is not told. */
export type BetNow = Omit<ListedBet, 'valid'> & { valid: number | null };

/** What was read of a bet counts more than what the list had. */
export function betNow(listed: ListedBet, detail: BetDetail | null): BetNow {
  if (detail?.bet) return detail.bet.bet;
  if (!detail?.order) return listed;
  const { status, stake, won } = detail.order.order;
  const state = status === 'open' || status === 'cancelled' ? status : 'settled';
  const isAsListed = state === listed.state && stake === listed.stake;
  return { ...listed, state, stake, payout: won, valid: isAsListed ? listed.valid : null };
}
