/** A bet that the balance couldn't cover, as the game reports it, in pesos. */
export interface RefusedBet {
  stake: number;
  /** All stakes available in the game. */
  stakes: readonly number[];
}

/** The balance, and the quick amounts of the last payment method used, in pesos. */
export interface Means {
  balance: number;
  amounts: readonly number[];
}

/** What a player with too little money for a bet is offered, in pesos. */
export interface Shortage {
  balance: number;
  missing: number;
  /** Quick amounts that cover the bet. */
  amounts: readonly number[];
  /** The preselected cash-in: the smallest of `amounts`, or the missing sum if there is none. */
  amount: number;
  /** The highest stake below the refused one that the balance covers; null if there is none. */
  lowerStake: number | null;
}

const centavos = (pesos: number) => Math.round(pesos * 100);

/** Preselects the smallest quick amount that suffices (CASH-02). Null if the balance is enough. */
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
