import { take } from '#operator/fairness/numbers.ts';
import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const tickets = 10_000;

/** Multiple of the stake, and the number of tickets that win it. */
const prizes = [
  { times: 500, count: 2 },
  { times: 50, count: 20 },
  { times: 10, count: 200 },
  { times: 5, count: 400 },
  { times: 2, count: 1000 },
  { times: 1, count: 1500 },
] as const;

const fields = 9;

/** A ticket's prize. */
function prizeOf(ticket: number): number {
  let passed = 0;
  const prize = prizes.find(({ count }) => ticket < (passed += count));
  return prize?.times ?? 0;
}

/** Three symbols of its prize, and at most two of any other. */
function symbolsOf(ticket: number): number[] {
  const won = prizeOf(ticket);
  const others = prizes.map(({ times }) => times).filter((times) => times !== won);
  // Which of the remaining symbols come first varies by ticket.
  const turned = others.map((_, index) => others[(index + ticket) % others.length] ?? 0);
  return [...(won ? [won, won, won] : []), ...turned.flatMap((times) => [times, times])].slice(0, fields);
}

export const scratch: Rules = {
  kind: 'scratch',
  choices: [],
  /** The ticket, then the positions of its symbols. */
  draws: [tickets, 9, 8, 7, 6, 5, 4, 3, 2],
  unit: unitOf(prizes.map(({ times }) => times * 100)),
  returnToPlayer: 9500,
  explanation: { tickets, prizes },
  settle([ticket = 0, ...places], _choice) {
    const prize = prizeOf(ticket);
    // The ninth symbol takes the remaining position.
    return { hundredths: prize * 100, outcome: { symbols: take(symbolsOf(ticket), [...places, 0]), prize } };
  },
};
