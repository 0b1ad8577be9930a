import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

/** Three rows of each reel are visible; the strips are endless. */
const strips = [
  [
    'mango',
    'lime',
    'sun',
    'peso',
    'mango',
    'lime',
    'gem',
    'mango',
    'bell',
    'lime',
    'crown',
    'mango',
    'peso',
    'bell',
  ],
  [
    'mango',
    'lime',
    'sun',
    'bell',
    'peso',
    'mango',
    'lime',
    'gem',
    'bell',
    'mango',
    'crown',
    'lime',
    'peso',
    'mango',
  ],
  [
    'lime',
    'mango',
    'bell',
    'sun',
    'gem',
    'mango',
    'lime',
    'peso',
    'mango',
    'bell',
    'crown',
    'lime',
    'mango',
    'gem',
  ],
  [
    'mango',
    'bell',
    'lime',
    'peso',
    'mango',
    'sun',
    'lime',
    'gem',
    'bell',
    'mango',
    'lime',
    'crown',
    'peso',
    'mango',
  ],
  [
    'sun',
    'lime',
    'mango',
    'gem',
    'bell',
    'mango',
    'lime',
    'peso',
    'mango',
    'crown',
    'lime',
    'bell',
    'mango',
    'peso',
  ],
] as const;

type SlotSymbol = (typeof strips)[number][number];

const rows = 3;
const wild: SlotSymbol = 'sun';

/** Multiple of the line's stake, for three, four and five of a kind from the left. */
const pays: Record<SlotSymbol, readonly [three: number, four: number, five: number]> = {
  sun: [50, 400, 2000],
  crown: [25, 150, 800],
  gem: [15, 75, 400],
  peso: [10, 40, 200],
  bell: [5, 20, 100],
  lime: [2, 10, 40],
  mango: [2, 6, 20],
};

const middle = [1, 1, 1, 1, 1];
/** Row of each reel on a line. The stake is divided evenly among the lines. */
const fiveLines = [middle, [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2]];

/** Visible symbols for these stops: [reel][row]. */
function windowAt(stops: readonly number[]): SlotSymbol[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? wild),
  );
}

/** Length of the run of these symbols from the left. */
function run(line: readonly SlotSymbol[], symbols: readonly SlotSymbol[]) {
  const broken = line.findIndex((shown) => !symbols.includes(shown));
  return broken === -1 ? line.length : broken;
}

/** A line's best payout: its first plain symbol, including wilds, or the wilds alone. */
function settleLine(line: readonly SlotSymbol[]) {
  const symbol = line.find((shown) => shown !== wild) ?? wild;
  const plain = reading(symbol, run(line, [symbol, wild]));
  const wilds = reading(wild, run(line, [wild]));
  return wilds.times > plain.times ? wilds : plain;
}

const reading = (symbol: SlotSymbol, count: number) => ({
  symbol,
  count,
  times: pays[symbol][count - 3] ?? 0,
});

/** Every stop is equally likely on each line, so any number of lines has the same return. */
const slotOf = (lines: readonly (readonly number[])[]): Rules => ({
  kind: 'slot',
  choices: [],
  draws: strips.map((strip) => strip.length),
  unit: unitOf([100 / lines.length]),
  returnToPlayer: 9546,
  explanation: { lines, wild, pays: Object.entries(pays).map(([symbol, times]) => ({ symbol, times })) },
  settle(stops) {
    const reels = windowAt(stops);
    const wins = lines
      .map((line, index) => ({
        line: index,
        ...settleLine(line.map((row, reel) => reels[reel]?.[row] ?? wild)),
      }))
      .filter(({ times }) => times > 0);
    const times = wins.reduce((sum, win) => sum + win.times, 0);
    return { hundredths: (times * 100) / lines.length, outcome: { reels, wins } };
  },
});

export const slot = slotOf(fiveLines);

/** The whole stake on the middle line; accepts single centavos. */
export const lineSlot = slotOf([middle]);
