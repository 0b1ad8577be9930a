import { Refusal } from '#packages/server/http/refusal.ts';
import {
  type BookKind,
  bookKinds,
  type GameKind,
  type InstantKind,
} from '#operator/database/tables/games.tables.ts';
import type { GameClassify } from '#services/contract/gameCodes.ts';
import { baccarat } from './baccarat.ts';
import { bingo } from './bingo.ts';
import { coin } from './coin.ts';
import { colorGame } from './colorGame.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { digits } from './digits.ts';
import { dragonTiger } from './dragonTiger.ts';
import { fish } from './fish.ts';
import { feedsJackpot, jackpotNumbers } from './jackpot.ts';
import { poker } from './poker.ts';
import { roulette } from './roulette.ts';
import { scratch } from './scratch.ts';
import { sicBo } from './sicBo.ts';
import { sixNumbers } from './sixForFun.ts';
import { lineSlot, slot } from './slot.ts';

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

const rules = {
  slot,
  lineSlot,
  dice,
  coin,
  fish,
  crash,
  dragonTiger,
  bingo,
  digits,
  roulette,
  baccarat,
  sicBo,
  colorGame,
  scratch,
  poker,
  six42: sixNumbers('six42'),
  six49: sixNumbers('six49'),
  six55: sixNumbers('six55'),
} satisfies Record<InstantKind, Rules>;

export const instantKinds = Object.keys(rules) as InstantKind[];

const isInstant = (kind: GameKind): kind is InstantKind => kind in rules;
export const hasBook = (kind: GameKind): kind is BookKind => bookKinds.some((known) => known === kind);

/** Whether there is nothing to play for fun. */
export const isForBetsOnly = (kind: GameKind): boolean => !isInstant(kind);

/** Throws Refusal `notFound` for a game whose bets all wait. */
export function rulesOf(kind: GameKind): Rules {
  if (!isInstant(kind)) throw new Refusal('notFound');
  return rules[kind];
}

/** Everything that a round of the game draws: what its rules say and, where it plays for the jackpot, one more. */
export const drawsOf = (game: {
  kind: GameKind;
  classify: GameClassify | null;
  fun: boolean;
}): readonly number[] => [...rulesOf(game.kind).draws, ...(feedsJackpot(game) ? [jackpotNumbers] : [])];
