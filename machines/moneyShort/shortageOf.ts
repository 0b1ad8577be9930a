/** A bet that lacked the money, as the game tells it, in pesos. */
export interface RefusedBet {
  stake: number;
  /** All that can be staked there. */
  stakes: readonly number[];
}

/** What there is to play with, and the quick amounts of the way to pay that was taken last, in pesos. */
export interface Means {
  balance: number;
  amounts: readonly number[];
}

/** What is offered to a player whose bet lacked the money, in pesos. */
export interface Shortage {
  balance: number;
  missing: number;
  /** Quick amounts with which the bet can be placed. */
  amounts: readonly number[];
  /** What is to be cashed in unless more is chosen: the least of these, or what is missing where there is none. */
  amount: number;
  /** The highest stake below the refused one that the balance allows; null where there is none. */
  lowerStake: number | null;
}

const centavos = (pesos: number) => Math.round(pesos * 100);

/** The smallest quick amount that suffices is chosen (CASH-02). Null where the balance is enough. */
export function shortageOf({ stake, stakes }: RefusedBet, { balance, amounts }: Means): Shortage | null {
  const missing = centavos(stake) - centavos(balance);
  if (missing <= 0) return null;
  const sufficient = amounts
    .filter((amount) => centavos(amount) >= missing)
    .toSorted((one, other) => one - other);
  const lower = stakes.filter((one) => one < stake && centavos(one) <= centavos(balance));
  const [least] = sufficient;
  return {
    balance,
    missing: missing / 100,
    amounts: sufficient,
    amount: least ?? missing / 100,
    lowerStake: lower.length > 0 ? Math.max(...lower) : null,
  };
}
