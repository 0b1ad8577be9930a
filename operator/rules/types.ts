/** What a round came to. */
export interface Settlement {
  /** The payout in hundredths of the stake. */
  hundredths: number;
  /** What the page shows, in the words of the game. */
  outcome: Record<string, unknown>;
  /** Whether nobody won and the stake came back: then the bet does not count as one (CASH-18). */
  tied?: boolean;
}

export interface Choice {
  id: string;
  /** What it pays when it is right, or at least, in hundredths of the stake. */
  hundredths: number;
  /** The share of stakes on it that is paid back, as `returnToPlayer`, where that differs between the choices. */
  returned?: number;
}

export interface Rules {
  /** Which stage of the page shows it. */
  kind: string;
  /** What the player may bet on; empty when there is nothing to choose. */
  choices: readonly Choice[];
  /** How many equally likely values each independent draw has: [6, 6] for two dice. */
  draws: readonly number[];
  /** Every stake is a multiple of so many centavos: then no payout has a part of one. */
  unit: number;
  /** The share of all stakes that is paid back, in hundredths of a per cent, rounded down; of the choices the least. */
  returnToPlayer: number;
  /** What the page explains besides the choices. */
  explanation: Record<string, unknown>;
  settle(drawn: readonly number[], choice: string | null): Settlement;
}
