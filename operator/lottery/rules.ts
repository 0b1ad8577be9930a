import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { type PlayType, type PrizeMode, prizeModes } from '#services/contract/lottery.ts';

/** Every draw is three digits, 000 to 999, each as likely as the others. */
const digitCount = 3;

interface Side {
  id: string;
  /** Payout in hundredths of the stake. */
  hundredths: number;
  wins(digits: readonly number[]): boolean;
}

const sumOf = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);

export const sides: readonly Side[] = [
  { id: 'small', hundredths: 190, wins: (digits) => sumOf(digits) <= 13 },
  { id: 'big', hundredths: 190, wins: (digits) => sumOf(digits) >= 14 },
  { id: 'odd', hundredths: 190, wins: (digits) => sumOf(digits) % 2 === 1 },
  { id: 'even', hundredths: 190, wins: (digits) => sumOf(digits) % 2 === 0 },
];

/** All three digits in their order. */
export const straightHundredths = 90_000;

/** A lottery's prize mode, from what the catalogue says; e-lotteries where it says nothing known. */
export const prizeModeOf = (lottoMode: string | null): PrizeMode =>
  prizeModes.find((mode) => mode === lottoMode) ?? 'Elott';

/** The share of all stakes that is paid back, in hundredths of a per cent. */
export const returnToPlayer: Record<PlayType, number> = { Tradition: 9000, Entertainment: 9500 };

const straight = /^\d{3}$/;

export const isBet = (numbers: string) => straight.test(numbers) || sides.some(({ id }) => id === numbers);

/** What a bet on `numbers` pays when `drawn` is drawn, in hundredths of the stake. */
export function hundredthsOf(numbers: string, drawn: string): number {
  if (straight.test(numbers)) return numbers === drawn ? straightHundredths : 0;
  const side = sides.find(({ id }) => id === numbers);
  return side?.wins(Array.from(drawn, Number)) ? side.hundredths : 0;
}

/** The secret of one draw; it tells nothing about the operator's key or other draws. */
export const seedOf = (key: KeyObject, gameId: string, numero: string): string =>
  createHmac('sha256', key).update(`${gameId} ${numero}`).digest('hex');

/** Published before the draw: it holds the operator to the seed without telling it. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** The digits that a seed stands for: bytes of HMAC-SHA-256 below 250, modulo 10. */
export function drawFrom(seed: string): string {
  let digits = '';
  for (let block = 0; digits.length < digitCount; block += 1) {
    const bytes = createHmac('sha256', seed).update(`draw ${block}`).digest();
    for (const byte of bytes) {
      if (byte < 250 && digits.length < digitCount) digits += byte % 10;
    }
  }
  return digits;
}
