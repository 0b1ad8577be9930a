import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const sides = ['sun', 'moon'] as const;
const hundredths = 194;

export const coin: Rules = {
  kind: 'coin',
  choices: [
    { id: 'sun', hundredths },
    { id: 'moon', hundredths },
  ],
  draws: [sides.length],
  unit: unitOf([hundredths]),
  returnToPlayer: 9700,
  explanation: {},
  settle([drawn = 0], choice) {
    const side = sides[drawn];
    return { hundredths: side === choice ? hundredths : 0, outcome: { side } };
  },
};
