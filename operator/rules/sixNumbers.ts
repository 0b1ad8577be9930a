import { drawDistinct } from './lottery.ts';

/** Numbers in a bet and a draw. */
export const sixCount = 6;
const fewestHits = 3;

interface Six {
  /** Numbers go from 1 to this. */
  highest: number;
  /** Times the stake for three, four, five and six hits. */
  pays: readonly [number, number, number, number];
  /** Share of all stakes paid back, in hundredths of a percent, rounded down. */
  returnToPlayer: number;
}

/** Lotteries with six distinct numbers, all combinations equally likely. */
export const sixes = {
  six42: { highest: 42, pays: [14, 150, 4000, 100_000], returnToPlayer: 8350 },
  six49: { highest: 49, pays: [22, 300, 8000, 200_000], returnToPlayer: 8407 },
  six55: { highest: 55, pays: [28, 500, 15_000, 400_000], returnToPlayer: 8260 },
} as const satisfies Record<string, Six>;

export type SixKind = keyof typeof sixes;
export const sixKinds = Object.keys(sixes) as SixKind[];
export const isSix = (kind: string): kind is SixKind => Object.hasOwn(sixes, kind);

/** Multiple of the stake by hits, most first. */
export const prizesOf = (kind: SixKind): { hits: number; times: number }[] =>
  sixes[kind].pays.map((times, index) => ({ hits: fewestHits + index, times })).toReversed();

/** Storage format of a bet or draw: ascending numbers, such as 3-11-17-20-34-41. */
const written = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other).join('-');

const read = (numbers: string) => numbers.split('-').map(Number);

/** Whether these are six distinct numbers of this lottery, in ascending order. */
export function isSixBet(kind: SixKind, numbers: string): boolean {
  const picked = read(numbers);
  const fit = picked.every(
    (number) => Number.isInteger(number) && number >= 1 && number <= sixes[kind].highest,
  );
  const different = picked.length === sixCount && new Set(picked).size === sixCount;
  return fit && different && written(picked) === numbers;
}

/** Payout of six numbers, in hundredths of the stake. */
export function hundredthsOfSix(kind: SixKind, picked: readonly number[], drawn: readonly number[]): number {
  const hits = picked.filter((number) => drawn.includes(number)).length;
  return (sixes[kind].pays[hits - fewestHits] ?? 0) * 100;
}

/** The same for numbers in storage format. */
export const hundredthsOfWritten = (kind: SixKind, picked: string, drawn: string): number =>
  hundredthsOfSix(kind, read(picked), read(drawn));

/** A seed's numbers, in storage format. */
export const drawSix = (kind: SixKind, seed: string): string =>
  written(drawDistinct(seed, sixCount, sixes[kind].highest));
