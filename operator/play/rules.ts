import type { GameClassify, GameType } from '#services/contract/gameCodes.ts';
import { bingo } from './bingo.ts';
import { cards } from './cards.ts';
import { coin } from './coin.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { fish } from './fish.ts';
import { lotto } from './lotto.ts';
import { lineSlot, slot } from './slot.ts';

/** What a round came to. */
export interface Settlement {
  /** The payout in hundredths of the stake. */
  hundredths: number;
  /** What the page shows, in the words of the game. */
  outcome: Record<string, unknown>;
}

export interface Rules {
  /** Which stage of the page shows it. */
  kind: string;
  /** What the player may bet on; empty when there is nothing to choose. */
  choices: readonly { id: string; hundredths: number }[];
  /** How many equally likely values each independent draw has: [6, 6] for two dice. */
  draws: readonly number[];
  /** Every stake is a multiple of so many centavos: then no payout has a part of one. */
  unit: number;
  /** The share of all stakes that is paid back, in hundredths of a per cent, rounded down. */
  returnToPlayer: number;
  /** What the page explains besides the choices. */
  explanation: Record<string, unknown>;
  settle(drawn: readonly number[], choice: string | null): Settlement;
}

const rules = { slot, lineSlot, dice, coin, fish, crash, cards, bingo, lotto } satisfies Record<
  string,
  Rules
>;

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

/** What of a game's record decides how it is played. */
export interface Played {
  gameType: GameType;
  classify: GameClassify | null;
  /** Centavos. */
  minBet: number;
}

/** Which of the demo games plays a game of the catalogue. A slot for less than its lines can share has one line. */
export function kindOf({ gameType, classify, minBet }: Played): GameKind {
  const kind = (classify && kindsByClassify[classify]) ?? kindsByType[gameType];
  return kind === 'slot' && minBet < slot.unit ? 'lineSlot' : kind;
}
