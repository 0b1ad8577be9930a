import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

/** Two dice: under seven, seven, or over seven. */
const choices = [
  { id: 'under', hundredths: 232 },
  { id: 'seven', hundredths: 580 },
  { id: 'over', hundredths: 232 },
] as const;

const sideOf = (total: number) => (total < 7 ? 'under' : total > 7 ? 'over' : 'seven');

export const dice: Rules = {
  kind: 'dice',
  choices,
  draws: [6, 6],
  unit: unitOf(choices.map(({ hundredths }) => hundredths)),
  returnToPlayer: 9666,
  explanation: {},
  settle([first = 0, second = 0], choice) {
    const pips = [first + 1, second + 1];
    const side = sideOf(first + second + 2);
    const won = side === choice ? choices.find(({ id }) => id === side) : undefined;
    return { hundredths: won?.hundredths ?? 0, outcome: { dice: pips, side } };
  },
};
