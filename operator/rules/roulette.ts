import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

/** European: a single zero. */
const pockets = 37;
const numbers = Array.from({ length: pockets }, (_, number) => number);
const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

const colorOf = (number: number) => (number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black');

/** Zero loses everything but a bet on zero. */
const fields = [
  { id: 'red', times: 2, wins: (number: number) => colorOf(number) === 'red' },
  { id: 'black', times: 2, wins: (number: number) => colorOf(number) === 'black' },
  { id: 'odd', times: 2, wins: (number: number) => number % 2 === 1 },
  { id: 'even', times: 2, wins: (number: number) => number > 0 && number % 2 === 0 },
  { id: 'low', times: 2, wins: (number: number) => number >= 1 && number <= 18 },
  { id: 'high', times: 2, wins: (number: number) => number >= 19 },
  { id: 'dozen1', times: 3, wins: (number: number) => number >= 1 && number <= 12 },
  { id: 'dozen2', times: 3, wins: (number: number) => number >= 13 && number <= 24 },
  { id: 'dozen3', times: 3, wins: (number: number) => number >= 25 },
  ...numbers.map((own) => ({ id: `n${own}`, times: 36, wins: (number: number) => number === own })),
];

export const roulette: Rules = {
  kind: 'roulette',
  choices: fields.map(({ id, times }) => ({ id, hundredths: times * 100 })),
  draws: [pockets],
  unit: unitOf([200, 300, 3600]),
  returnToPlayer: 9729,
  explanation: { colors: numbers.map(colorOf) },
  settle([number = 0], choice) {
    const field = fields.find(({ id }) => id === choice);
    return {
      hundredths: field?.wins(number) ? field.times * 100 : 0,
      outcome: { number, color: colorOf(number) },
    };
  },
};
