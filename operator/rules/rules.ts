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
import type { Rules } from './types.ts';

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
