import { Refusal } from '@araw/server/http/refusal';
import type { BookKind, GameKind, games } from '#operator/database/tables/games.tables.ts';
import { jackpotUnit } from './jackpot.ts';
import { stakeUnit as lotteryUnit } from './lottery.ts';
import { stakeUnit as matchUnit } from './matches.ts';
import { hasBook, isForBetsOnly, rulesOf } from './rules.ts';

/** The operator's stakes, in centavos. */
const ladder = [1, 2, 5, 10, 20, 50, 75, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;

const bookUnits: Record<BookKind, number> = {
  digits: lotteryUnit,
  six42: 1,
  six49: 1,
  six55: 1,
  matches: matchUnit,
  sabong: matchUnit,
};

/** What determines a game's stakes: its record and rules. */
export type Staked = Pick<typeof games.$inferSelect, 'classify' | 'minBet'> & { kind: GameKind };

/**
 * A game's possible stakes in centavos: the operator's, from the record's minimum on, for which every payout is whole
 * centavos, both with play money and in its book.
 */
export function stakesOf(game: Staked): number[] {
  const units = [
    isForBetsOnly(game.kind) ? 1 : rulesOf(game.kind).unit,
    hasBook(game.kind) ? bookUnits[game.kind] : 1,
    game.classify === 'JP' ? jackpotUnit : 1,
  ];
  return ladder.filter((stake) => stake >= game.minBet && units.every((unit) => stake % unit === 0));
}

const pesos = (centavos: number) => `₱${(centavos / 100).toLocaleString('en')}`;

/** Centavos of a stake given in pesos. Throws Refusal `requestInvalid` with the fault, in plain words. */
export function parseStake(game: Staked, given: unknown): number {
  const refuse = (message: string) => new Refusal('requestInvalid', { message });
  if (typeof given !== 'number') throw refuse('The stake must be a number of pesos.');
  if (given <= 0) throw refuse('The stake must be more than zero.');
  const stakes = stakesOf(game);
  const most = Math.max(...stakes);
  if (given > most / 100) throw refuse(`The stake can be at most ${pesos(most)}.`);
  const centavos = Math.round(given * 100);
  if (centavos / 100 !== given) throw refuse('The stake can have at most two decimals.');
  if (!stakes.includes(centavos)) throw refuse(`The stake must be one of ${stakes.map(pesos).join(', ')}.`);
  return centavos;
}
