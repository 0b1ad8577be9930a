/** A round's result. */
export interface Settlement {
  /** The payout in hundredths of the stake. */
  hundredths: number;
  /** For the page, in the game's terms. */
  outcome: Record<string, unknown>;
  /** Nobody won and the stake is returned: such a bet doesn't count (CASH-18). */
  tied?: boolean;
}

export interface Choice {
  id: string;
  /** Payout of a correct choice, or its minimum, in hundredths of the stake. */
  hundredths: number;
  /** The choice's own return, like `returnToPlayer`, if choices differ. */
  returned?: number;
}

export interface Rules {
  /** The page's stage for it. */
  kind: string;
  /** Possible bets; empty if there is no choice. */
  choices: readonly Choice[];
  /** Number of equally likely values of each independent draw: [6, 6] for two dice. */
  draws: readonly number[];
  /** Stakes are multiples of this many centavos, so that payouts are whole centavos. */
  unit: number;
  /** Share of all stakes paid back, in hundredths of a percent, rounded down; the minimum over the choices. */
  returnToPlayer: number;
  /** Further explanations on the page. */
  explanation: Record<string, unknown>;
  settle(drawn: readonly number[], choice: string | null): Settlement;
}
