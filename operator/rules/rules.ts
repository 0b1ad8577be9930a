import { Refusal } from '@araw/server/http/refusal';
import {
  type BookKind,
  bookKinds,
  type GameKind,
  type InstantKind,
} from '#operator/database/tables/games.tables.ts';
import type { GameClassify } from '@araw/contract/games/gameCodes';
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

/** Whether the game has no play-money mode. */
export const isForBetsOnly = (kind: GameKind): boolean => !isInstant(kind);

/** Throws Refusal `notFound` for a game whose bets all await a later result. */
export function rulesOf(kind: GameKind): Rules {
  if (!isInstant(kind)) throw new Refusal('notFound');
  return rules[kind];
}

/** All draws of a round: those of the rules and, for a jackpot game, one more. */
export const drawsOf = (game: {
  kind: GameKind;
  classify: GameClassify | null;
  fun: boolean;
}): readonly number[] => [...rulesOf(game.kind).draws, ...(feedsJackpot(game) ? [jackpotNumbers] : [])];
