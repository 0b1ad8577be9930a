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

/** What a list holds: one category, or the games of all of them together. */
export type ListedType = GameType | 'ALL';

/** How lists are asked for a category: esports and cockfights are SPORTS there (LIST-01). */
export const askedAs = (gameType: GameType): GameType =>
  gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'SPORTS' : gameType;

/** Lists that hold other categories too: JL and bingo are among the slots, esports and cockfights among sports. */
const wider: Partial<Record<GameType, readonly GameType[]>> = {
  RNG: ['RNG', 'JL', 'BINGO'],
  SPORTS: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
};

/** The categories whose games the list of this one shows. */
export const covers = (listed: ListedType): readonly GameType[] =>
  listed === 'ALL' ? gameTypes : (wider[listed] ?? [listed]);

/** An unknown type in the URL falls back to RNG (LIST-01). */
export const listGameType = (named: string | null): ListedType =>
  named === 'ALL' ? named : askedAs(gameTypes.find((known) => known === named) ?? 'RNG');

/** Classify codes: accumulative prize, scratch, video poker, PVP, arcade, bingo. */
export const gameClassifies = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const;
export type GameClassify = (typeof gameClassifies)[number];

/** Minimum bets in pesos that the filter offers; '' is all. */
export const minBets = ['', '0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;
export type MinBet = (typeof minBets)[number];

export const gameLabels = ['HOT', 'NEW', 'JACKPOT', 'LIVE'] as const;
