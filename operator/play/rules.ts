import type { GameType } from '#services/contract/gameCodes.ts';
import { coin } from './coin.ts';
import { dice } from './dice.ts';
import { slot } from './slot.ts';

/** What a round came to. */
export interface Settlement {
  /** The payout in hundredths of the stake, so that every payout is a whole number of centavos. */
  hundredths: number;
  /** What the page shows, in the words of the game. */
  outcome: Record<string, unknown>;
}

export interface Rules {
  kind: 'slot' | 'dice' | 'coin';
  /** What the player may bet on; empty when there is nothing to choose. */
  choices: readonly { id: string; hundredths: number }[];
  /** How many equally likely values each independent draw has: [6, 6] for two dice. */
  draws: readonly number[];
  /** The share of all stakes that is paid back, in hundredths of a per cent, rounded down. */
  returnToPlayer: number;
  /** What the page explains besides the choices. */
  explanation: Record<string, unknown>;
  settle(drawn: readonly number[], choice: string | null): Settlement;
}

/** Centavos a round may be played for. Whole pesos, so that no payout has a part of a centavo. */
export const stakes = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;

export function rulesOf(gameType: GameType): Rules {
  switch (gameType) {
    case 'RNG':
    case 'JL':
    case 'FISH':
    case 'BINGO':
      return slot;
    case 'LIVE':
    case 'LOTT':
    case 'ELOTT':
    case 'ELOTTO':
      return dice;
    case 'SPORTS':
    case 'ESPORTS':
    case 'PVP':
    case 'COCKFIGHT':
      return coin;
  }
}
