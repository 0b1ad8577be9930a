import { returnToPlayer, sides } from '#operator/lottery/rules.ts';
import type { Rules } from './rules.ts';

/** A lottery for fun: its sides and odds, drawn at once. */
export const lotto: Rules = {
  kind: 'lotto',
  choices: sides.map(({ id, hundredths }) => ({ id, hundredths })),
  draws: [10, 10, 10],
  returnToPlayer: returnToPlayer.Entertainment,
  explanation: {},
  settle(digits, choice) {
    const side = sides.find(({ id }) => id === choice);
    return { hundredths: side?.wins(digits) ? side.hundredths : 0, outcome: { digits } };
  },
};
