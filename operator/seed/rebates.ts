import type { rebateRates } from '#operator/database/tables/rebates.tables.ts';
import type { GameType } from '@araw/contract/games/gameCodes';

/** In hundredths of a percent; other categories earn nothing (BEN-09). */
const rates: Partial<Record<GameType, number>> = {
  RNG: 50,
  JL: 50,
  FISH: 60,
  LIVE: 45,
  SPORTS: 50,
  ESPORTS: 50,
  COCKFIGHT: 50,
  PVP: 40,
  ELOTTO: 30,
  LOTT: 30,
  ELOTT: 30,
  BINGO: 30,
};

export const seedRebates: (typeof rebateRates.$inferInsert)[] = Object.entries(rates).map(
  ([gameType, rate]) => ({ gameType, fromDay: '2025-01-01', rate }),
);
