/** A bet on one side of a market that is decided once: a match, or big and small of one draw. */
export interface MarketBet {
  id: string;
  side: string;
  /** Centavos. */
  stake: number;
}

/**
 * The valid part of each bet, by its id (CASH-18): what one player has staked on every side of a market alike decides
 * nothing and counts 0, of bets on two sides so their difference. It is taken from each side's bets in their order.
 */
export function validStakes(bets: readonly MarketBet[], sides: readonly string[]): Map<string, number> {
  const stakedOn = (side: string) =>
    bets.reduce((sum, bet) => (bet.side === side ? sum + bet.stake : sum), 0);
  const opposed = Math.min(...sides.map(stakedOn));
  const left = new Map(sides.map((side) => [side, opposed]));
  return new Map(
    bets.map(({ id, side, stake }) => {
      const taken = Math.min(stake, left.get(side) ?? 0);
      left.set(side, (left.get(side) ?? 0) - taken);
      return [id, stake - taken];
    }),
  );
}
