import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const chances = 10_000;
const returnToPlayer = 9600;

/** The higher the payout, the rarer the catch: all return the same share. */
const choices = [
  { id: 'sardine', hundredths: 200 },
  { id: 'crab', hundredths: 400 },
  { id: 'turtle', hundredths: 800 },
  { id: 'ray', hundredths: 1600 },
  { id: 'shark', hundredths: 4800 },
  { id: 'whale', hundredths: 9600 },
] as const;

export const fish: Rules = {
  kind: 'fish',
  choices,
  draws: [chances],
  unit: unitOf(choices.map(({ hundredths }) => hundredths)),
  returnToPlayer,
  explanation: {},
  settle([drawn = 0], choice) {
    const target = choices.find(({ id }) => id === choice);
    const caught = target !== undefined && drawn * target.hundredths < returnToPlayer * 100;
    return { hundredths: caught ? target.hundredths : 0, outcome: { target: choice, caught } };
  },
};
