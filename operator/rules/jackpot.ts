import type { GameClassify } from '#services/contract/gameCodes.ts';

/** Stakes are whole pesos, in centavos, so that the pot's share of each is whole centavos. */
export const jackpotUnit = 100;
/** A hundredth of each stake goes to the pot. */
export const shareOf = (stake: number) => stake / jackpotUnit;
/** Centavos that the house begins each pot with. */
export const jackpotOpening = 50_000_000;
/** Each round draws one number below this one. */
export const jackpotNumbers = 50_000_000;

/** Whether rounds of the game feed the pot and may win it: those of its class, played for money. */
export const feedsJackpot = ({ classify, fun }: { classify: GameClassify | null; fun: boolean }) =>
  classify === 'JP' && !fun;

/** Of all numbers as many win as the stake, in centavos, has pesos: twice the stake, twice the chance. */
export const winsJackpot = (number: number, stake: number): boolean => number < stake / jackpotUnit;

/**
 * What rounds bring back beyond what the game itself pays, in hundredths of a per cent of all stakes: the pot gives
 * back every share, and the opening once in as many pesos of stakes as there are numbers.
 */
export const jackpotReturn = {
  share: 10_000 / jackpotUnit,
  opening: (jackpotOpening * 100) / jackpotNumbers,
};
