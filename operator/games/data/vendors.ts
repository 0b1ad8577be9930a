import type { GameType } from '@araw/contract/games/gameCodes';

interface SeedVendor {
  /** Vendor code on the wire (`vassalage`). */
  code: string;
  displayName: string;
  /** Number of games per category. */
  games: Partial<Record<GameType, number>>;
}

/** Invented studios. Codes from the specification are kept: JL, FC, DS88, TCG_LOTTO_VN and the five esports ones. */
export const seedVendors: readonly SeedVendor[] = [
  { code: 'JL', displayName: 'JL Games', games: { JL: 80, FISH: 14 } },
  { code: 'PP', displayName: 'Palaro Play', games: { RNG: 62 } },
  { code: 'BH', displayName: 'Bahaghari Studios', games: { RNG: 52 } },
  { code: 'KW', displayName: 'Kawayan Spins', games: { RNG: 50 } },
  { code: 'TL', displayName: 'Tala Gaming', games: { RNG: 50 } },
  { code: 'SB', displayName: 'Silangan Reels', games: { RNG: 46 } },
  { code: 'MX', displayName: 'Mayon Works', games: { RNG: 44 } },
  { code: 'LG', displayName: 'Laguna Deep', games: { FISH: 18 } },
  { code: 'AL', displayName: 'Alon Interactive', games: { FISH: 16 } },
  { code: 'HL', displayName: 'Harana Live', games: { LIVE: 24 } },
  { code: 'DW', displayName: 'Diwata Live', games: { LIVE: 20 } },
  { code: 'SL', displayName: 'Salamanca Tables', games: { LIVE: 16 } },
  { code: 'TB', displayName: 'Tabla Play', games: { PVP: 26 } },
  { code: 'BR', displayName: 'Barkada Games', games: { PVP: 22 } },
  { code: 'LR', displayName: 'Laro Sports', games: { SPORTS: 14 } },
  { code: 'KP', displayName: 'Kampeon Book', games: { SPORTS: 12 } },
  { code: 'AV', displayName: 'Avante Arena', games: { ESPORTS: 7 } },
  { code: 'AI', displayName: 'Agila Interactive', games: { ESPORTS: 6 } },
  { code: 'IMES', displayName: 'Iron Mesa Esports', games: { ESPORTS: 6 } },
  { code: 'TF', displayName: 'Tala Force', games: { ESPORTS: 6 } },
  { code: 'IA', displayName: 'Isla Arena', games: { ESPORTS: 6 } },
  { code: 'DS88', displayName: 'Derby Sabong 88', games: { COCKFIGHT: 12 } },
  { code: 'FC', displayName: 'Fiesta Circle', games: { BINGO: 32 } },
  { code: 'SWL', displayName: 'Swerte Lotto', games: { LOTT: 16 } },
  { code: 'TCG_LOTTO_VN', displayName: 'Lotto Kalye', games: { ELOTT: 16 } },
  { code: 'EZL', displayName: 'Isang Numero', games: { ELOTTO: 14 } },
];

/**
 * The merchant's categories in the order that operators send them: the JL studio inside RNG, the esports studios inside
 * SPORTS (ENT-03). The app splits them.
 */
export const seedCategories: readonly {
  category: GameType;
  displayName: string;
  holds: readonly GameType[];
}[] = [
  { category: 'RNG', displayName: 'Slots', holds: ['JL', 'RNG'] },
  { category: 'LIVE', displayName: 'Live casino', holds: ['LIVE'] },
  { category: 'FISH', displayName: 'Fishing', holds: ['FISH'] },
  { category: 'BINGO', displayName: 'Fiesta Bingo', holds: ['BINGO'] },
  { category: 'PVP', displayName: 'Card games', holds: ['PVP'] },
  { category: 'SPORTS', displayName: 'Sports', holds: ['SPORTS', 'ESPORTS'] },
  { category: 'COCKFIGHT', displayName: 'Sabong', holds: ['COCKFIGHT'] },
  { category: 'LOTT', displayName: 'Lottery', holds: ['LOTT'] },
  { category: 'ELOTT', displayName: 'E-lottery', holds: ['ELOTT'] },
  { category: 'ELOTTO', displayName: 'E-lotto', holds: ['ELOTTO'] },
];
