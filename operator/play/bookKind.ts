import { matchNumbersAfter } from '#operator/games/schedule.ts';
import { isLottery } from '#operator/lottery/schedule.ts';
import type { GameType } from '#services/contract/gameCodes.ts';

export type BookKind = 'lottery' | 'matches';

/** What bets on this game wait for; null where a round is played at once. */
export function bookKindOf({ gameType, vendor }: { gameType: GameType; vendor: string }): BookKind | null {
  if (isLottery(gameType)) return 'lottery';
  return matchNumbersAfter(0, vendor, 1).length > 0 ? 'matches' : null;
}
