import { take } from '#operator/fairness/numbers.ts';
import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

export const balls = 75;
export const called = 36;
const side = 5;
const centre = 12;
const perColumn = balls / side;

const lineHundredths = 220;
const cornersHundredths = 300;

const places = Array.from({ length: side }, (_, index) => index);
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Indices of each pattern's cells, row by row; the free centre belongs to no pattern. */
export const lines: readonly number[][] = [
  ...places.map((row) => places.map((column) => row * side + column)),
  ...places.map((column) => places.map((row) => row * side + column)),
  places.map((step) => step * (side + 1)),
  places.map((step) => (step + 1) * (side - 1)),
].map((line) => line.filter((place) => place !== centre));
const corners = [0, side - 1, side * (side - 1), side * side - 1];

/** Five numbers for each column, from B (1 to 15) to O (61 to 75). */
function cardOf(drawn: readonly number[]): number[] {
  const columns = places.map((column) =>
    take(from(column * perColumn + 1, perColumn), drawn.slice(column * side, (column + 1) * side)),
  );
  return places.flatMap((row) => columns.flatMap((column) => column[row] ?? []));
}

const cardDraws = places.flatMap(() => places.map((taken) => perColumn - taken));
const ballDraws = Array.from({ length: called }, (_, taken) => balls - taken);

export const bingo: Rules = {
  kind: 'bingo',
  choices: [],
  draws: [...cardDraws, ...ballDraws],
  unit: unitOf([lineHundredths, cornersHundredths]),
  returnToPlayer: 9563,
  explanation: { called, line: lineHundredths / 100, corners: cornersHundredths / 100 },
  settle(drawn) {
    const card = cardOf(drawn);
    const out = take(from(1, balls), drawn.slice(cardDraws.length, cardDraws.length + called));
    const isMarked = (place: number) => out.includes(card[place] ?? 0);
    const full = lines.filter((line) => line.every(isMarked));
    const fourCorners = corners.every(isMarked);
    return {
      hundredths: full.length * lineHundredths + (fourCorners ? cornersHundredths : 0),
      outcome: { card, balls: out, lines: full, corners: fourCorners },
    };
  },
};
