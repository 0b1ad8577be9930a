import type { GameClassify } from '@araw/contract/games/gameCodes';

/** Stakes are whole pesos, in centavos, so that the pot's share is whole centavos. */
export const jackpotUnit = 100;
/** A hundredth of each stake goes to the pot. */
export const shareOf = (stake: number) => stake / jackpotUnit;
/** The house's initial centavos in each pot. */
export const jackpotOpening = 50_000_000;
/** Each round draws one number below this. */
export const jackpotNumbers = 50_000_000;

/** Whether a game's rounds feed the pot and can win it: jackpot games with real money. */
export const feedsJackpot = ({ classify, fun }: { classify: GameClassify | null; fun: boolean }) =>
  classify === 'JP' && !fun;

/** As many numbers win as the stake has pesos: twice the stake, twice the chance. */
export const winsJackpot = (number: number, stake: number): boolean => number < stake / jackpotUnit;

/**
 * Additional return from the jackpot, in hundredths of a percent of all stakes: the pot returns every share, and its
 * opening amount once per as many pesos of stakes as there are numbers.
 */
export const jackpotReturn = {
  share: 10_000 / jackpotUnit,
  opening: (jackpotOpening * 100) / jackpotNumbers,
};
