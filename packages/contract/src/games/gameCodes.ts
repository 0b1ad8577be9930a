/** Category codes. */
export const gameTypes = [
  'RNG',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'ELOTTO',
  'LOTT',
  'ELOTT',
  'JL',
  'BINGO',
  'COCKFIGHT',
] as const;
export type GameType = (typeof gameTypes)[number];

/** One category, or all games together. */
export type ListedType = GameType | 'ALL';

/** Category to request lists for: esports and cockfights are under SPORTS (LIST-01). */
export const askedAs = (gameType: GameType): GameType =>
  gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'SPORTS' : gameType;

/** Lists that include other categories: JL and bingo are listed with slots, esports and cockfights with sports. */
const wider: Partial<Record<GameType, readonly GameType[]>> = {
  RNG: ['RNG', 'JL', 'BINGO'],
  SPORTS: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
};

/** All categories that a category's list includes. */
export const covers = (listed: ListedType): readonly GameType[] =>
  listed === 'ALL' ? gameTypes : (wider[listed] ?? [listed]);

/** An unknown type in the URL falls back to RNG (LIST-01). */
export const listGameType = (named: string | null): ListedType =>
  named === 'ALL' ? named : askedAs(gameTypes.find((known) => known === named) ?? 'RNG');

/** Classification codes: progressive jackpot, scratch, video poker, PVP, arcade, bingo. */
export const gameClassifies = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const;
export type GameClassify = (typeof gameClassifies)[number];

/** Minimum bets in pesos for the filter; '' is any. */
export const minBets = ['', '0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;
export type MinBet = (typeof minBets)[number];

export const gameLabels = ['HOT', 'NEW', 'JACKPOT', 'LIVE'] as const;
