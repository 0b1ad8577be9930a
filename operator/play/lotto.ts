import { paytables, returnsOf, sides } from '#operator/lottery/rules.ts';
import type { Rules } from './rules.ts';
import { unitOf } from './unit.ts';

const mode = 'Elott';
const hundredths = paytables[mode].side;

/** A lottery for fun: its sides and odds, drawn at once. */
export const lotto: Rules = {
  kind: 'lotto',
  choices: sides.map(({ id }) => ({ id, hundredths })),
  draws: [10, 10, 10],
  unit: unitOf([hundredths]),
  returnToPlayer: returnsOf(mode).sides,
  explanation: {},
  settle(digits, choice) {
    const side = sides.find(({ id }) => id === choice);
    return { hundredths: side?.wins(digits) ? hundredths : 0, outcome: { digits } };
  },
};
