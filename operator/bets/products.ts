import { type GameType, gameTypes } from '@araw/contract/games/gameCodes';

/** What a regulator counts as products of their own. */
const products: Record<GameType, 'slots' | 'casino' | 'betting' | 'lottery' | 'bingo'> = {
  RNG: 'slots',
  FISH: 'slots',
  JL: 'slots',
  LIVE: 'casino',
  PVP: 'casino',
  SPORTS: 'betting',
  ESPORTS: 'betting',
  COCKFIGHT: 'betting',
  ELOTTO: 'lottery',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  BINGO: 'bingo',
};

/** A category that is not among ours is a product of its own. */
export const productsOf = (types: readonly string[]): string[] => [
  ...new Set(types.map((type) => products[type as GameType] ?? type)),
];

/** The products whose bets count as turnover, by the merchant's weights. */
export const releasingProducts = (weights: Readonly<Record<string, number>>): string[] =>
  productsOf(gameTypes.filter((type) => weights[type] !== 0));
