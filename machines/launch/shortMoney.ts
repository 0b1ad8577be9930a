/** A bet that lacked the money, as the game tells it, in pesos. */
export interface RefusedBet {
  stake: number;
  /** All that can be staked there. */
  stakes: readonly number[];
}

/** What there is to play with, and what can be cashed in the way that was taken last, in pesos. */
export interface Means {
  balance: number;
  /** The name of that way; null where there is none. */
  method: string | null;
  /** Its quick amounts. */
  amounts: readonly number[];
}

/** What is offered to a player whose bet lacked the money. */
export interface Shortage {
  stake: number;
  /** Null while it is not known, and with it all that follows from it. */
  balance: number | null;
  missing: number | null;
  method: string | null;
  /** Quick amounts with which the bet can be placed. */
  amounts: readonly number[];
  /** The chosen one of these; null where there is none. */
  amount: number | null;
  /** The highest stake below the refused one that the balance allows; null where there is none. */
  lowerStake: number | null;
}

const centavos = (pesos: number) => Math.round(pesos * 100);

/** Before anything is known but the bet. */
export const shortageUnknown = ({ stake }: RefusedBet): Shortage => ({
  stake,
  balance: null,
  missing: null,
  method: null,
  amounts: [],
  amount: null,
  lowerStake: null,
});

export const isEnough = ({ stake }: RefusedBet, { balance }: Means) => centavos(balance) >= centavos(stake);

/** CASH-02: the smallest quick amount that suffices is chosen; any other that suffices can be. */
export function shortageOf({ stake, stakes }: RefusedBet, { balance, method, amounts }: Means): Shortage {
  const missing = centavos(stake) - centavos(balance);
  const sufficient = amounts
    .filter((amount) => centavos(amount) >= missing)
    .toSorted((one, other) => one - other);
  const lower = stakes.filter((one) => one < stake && centavos(one) <= centavos(balance));
  return {
    stake,
    balance,
    missing: missing / 100,
    method: sufficient.length > 0 ? method : null,
    amounts: sufficient,
    amount: sufficient[0] ?? null,
    lowerStake: lower.length > 0 ? Math.max(...lower) : null,
  };
}

/** What is asked for at the cashier, in pesos; null where nothing is known. */
export const wantedAmount = ({ amount, missing }: Shortage): number | null => amount ?? missing;
