import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const colors = ['red', 'blue', 'yellow', 'green', 'white', 'pink'] as const;

/** Multiple of the stake, by the number of dice with the colour. */
const pays = [0, 2, 3, 4] as const;

/** As at the perya: three dice with a colour on each side. */
export const colorGame: Rules = {
  kind: 'colorGame',
  choices: colors.map((id) => ({ id, hundredths: pays[1] * 100 })),
  draws: [colors.length, colors.length, colors.length],
  unit: unitOf(pays.map((times) => times * 100)),
  returnToPlayer: 9212,
  explanation: { one: pays[1], two: pays[2], three: pays[3] },
  settle(drawn, choice) {
    const shown = drawn.map((index) => colors[index]);
    const hits = shown.filter((color) => color === choice).length;
    return { hundredths: (pays[hits] ?? 0) * 100, outcome: { colors: shown } };
  },
};
