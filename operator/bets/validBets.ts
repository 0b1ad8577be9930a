/** A bet on one side of a market with a single result: a match, or big and small in one draw. */
export interface MarketBet {
  id: string;
  side: string;
  /** Centavos. */
  stake: number;
}

/**
 * The valid part of each bet, by id (CASH-18): equal stakes of a player on every side cancel out and count 0, so
 * two-sided bets count with their difference. It is deducted from each side's bets in order.
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
