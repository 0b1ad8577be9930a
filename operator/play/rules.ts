import type { GameClassify, GameType } from '#services/contract/gameCodes.ts';
import { bingo } from './bingo.ts';
import { cards } from './cards.ts';
import { coin } from './coin.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { fish } from './fish.ts';
import { lotto } from './lotto.ts';
import { slot } from './slot.ts';

/** What a round came to. */
export interface Settlement {
  /** The payout in hundredths of the stake, so that every payout is a whole number of centavos. */
  hundredths: number;
  /** What the page shows, in the words of the game. */
  outcome: Record<string, unknown>;
}

export interface Rules {
  kind: string;
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

const rules = { slot, dice, coin, fish, crash, cards, bingo, lotto } satisfies Record<string, Rules>;

export type GameKind = keyof typeof rules;
export const gameKinds = Object.keys(rules) as GameKind[];

export const rulesOf = (kind: GameKind): Rules => rules[kind];

const kindsByType: Record<GameType, GameKind> = {
  RNG: 'slot',
  JL: 'slot',
  FISH: 'fish',
  BINGO: 'bingo',
  LIVE: 'cards',
  PVP: 'cards',
  LOTT: 'lotto',
  ELOTT: 'lotto',
  ELOTTO: 'lotto',
  SPORTS: 'coin',
  ESPORTS: 'coin',
  COCKFIGHT: 'coin',
};

const kindsByClassify: Partial<Record<GameClassify, GameKind>> = {
  AC: 'crash',
  BG: 'bingo',
  TG: 'dice',
  VP: 'cards',
};

/** Which of the demo games plays a game of the catalogue. */
export const kindOf = (gameType: GameType, classify: GameClassify | null): GameKind =>
  (classify && kindsByClassify[classify]) ?? kindsByType[gameType];
