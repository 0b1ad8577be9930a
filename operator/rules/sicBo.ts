import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const throws = 6 ** 3;
const faces = [1, 2, 3, 4, 5, 6];

/** Number of throws with each sum of three dice, and its payout: as close to 210 in total as whole numbers allow. */
const sums: Record<number, readonly [ways: number, times: number]> = {
  4: [3, 70],
  5: [6, 35],
  6: [10, 21],
  7: [15, 14],
  8: [21, 10],
  9: [25, 8],
  10: [27, 7],
  11: [27, 7],
  12: [25, 8],
  13: [21, 10],
  14: [15, 14],
  15: [10, 21],
  16: [6, 35],
  17: [3, 70],
};

interface Field {
  id: string;
  ways: number;
  times: number;
  wins(dice: readonly number[]): boolean;
}

const sumOf = (dice: readonly number[]) => dice.reduce((sum, pips) => sum + pips, 0);
const isTriple = ([first, ...others]: readonly number[]) => others.every((pips) => pips === first);

/** Small and big lose to every triple. */
const fields: readonly Field[] = [
  { id: 'sicSmall', ways: 105, times: 2, wins: (dice) => sumOf(dice) <= 10 && !isTriple(dice) },
  { id: 'sicBig', ways: 105, times: 2, wins: (dice) => sumOf(dice) >= 11 && !isTriple(dice) },
  { id: 'anyTriple', ways: 6, times: 35, wins: isTriple },
  ...faces.map((face) => ({
    id: `triple${face}`,
    ways: 1,
    times: 210,
    wins: (dice: readonly number[]) => dice.every((pips) => pips === face),
  })),
  ...Object.entries(sums).map(([sum, [ways, times]]) => ({
    id: `sum${sum}`,
    ways,
    times,
    wins: (dice: readonly number[]) => sumOf(dice) === Number(sum),
  })),
];

const returned = ({ ways, times }: Field) => Math.floor((ways * times * 10_000) / throws);

export const sicBo: Rules = {
  kind: 'sicBo',
  choices: fields.map((field) => ({
    id: field.id,
    hundredths: field.times * 100,
    returned: returned(field),
  })),
  draws: [faces.length, faces.length, faces.length],
  unit: unitOf(fields.map(({ times }) => times * 100)),
  returnToPlayer: Math.min(...fields.map(returned)),
  explanation: {},
  settle(drawn, choice) {
    const dice = drawn.map((face) => face + 1);
    const field = fields.find(({ id }) => id === choice);
    return { hundredths: field?.wins(dice) ? field.times * 100 : 0, outcome: { dice, sum: sumOf(dice) } };
  },
};
