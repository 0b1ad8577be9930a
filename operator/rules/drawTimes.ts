import type { GameType } from '@araw/contract/games/gameCodes';
import { merchantDayOf, merchantUtcOffset as offset, startOfMerchantDay } from '@araw/contract/values/dates';

export interface DrawTimes {
  numero: string;
  opensAt: number;
  /** End of betting and cancelling, and time of the draw. */
  closesAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds between draws; a divisor of a day. */
const intervals: Partial<Record<GameType, number>> = {
  LOTT: 10 * minute,
  ELOTT: 3 * minute,
  ELOTTO: minute,
};

export const isLottery = (gameType: GameType): boolean => gameType in intervals;

const intervalOf = (gameType: GameType) => intervals[gameType] ?? 10 * minute;

/** The draw open for bets at this moment, or `later` draws after it (negative: before). */
export function drawAt(gameType: GameType, now: number, later = 0): DrawTimes {
  const interval = intervalOf(gameType);
  const local = (Math.floor((now + offset) / interval) + later) * interval;
  const date = merchantDayOf(local - offset).replaceAll('-', '');
  const number = String((local % day) / interval + 1).padStart(4, '0');
  return { numero: `${date}-${number}`, opensAt: local - offset, closesAt: local - offset + interval };
}

/** The draw with this number; null for one that never existed. */
export function drawOf(gameType: GameType, numero: string): DrawTimes | null {
  const [, year, month, date, number] = /^(\d{4})(\d{2})(\d{2})-(\d{4})$/.exec(numero) ?? [];
  const midnight = startOfMerchantDay(`${year}-${month}-${date}`);
  const draw = Number.isNaN(midnight)
    ? null
    : drawAt(gameType, midnight + (Number(number) - 1) * intervalOf(gameType));
  return draw?.numero === numero ? draw : null;
}
