import { take } from '#operator/fairness/numbers.ts';
import type { Rules } from './types.ts';
import { unitOf } from './unit.ts';

const tickets = 10_000;

/** Times the stake, and how many of all tickets win it. */
const prizes = [
  { times: 500, count: 2 },
  { times: 50, count: 20 },
  { times: 10, count: 200 },
  { times: 5, count: 400 },
  { times: 2, count: 1000 },
  { times: 1, count: 1500 },
] as const;

const fields = 9;

/** What the ticket of this number wins. */
function prizeOf(ticket: number): number {
  let passed = 0;
  const prize = prizes.find(({ count }) => ticket < (passed += count));
  return prize?.times ?? 0;
}

/** Three of what it wins, and no more than two of anything else. */
function symbolsOf(ticket: number): number[] {
  const won = prizeOf(ticket);
  const others = prizes.map(({ times }) => times).filter((times) => times !== won);
  // Another two of the five or six come first on each ticket.
  const turned = others.map((_, index) => others[(index + ticket) % others.length] ?? 0);
  return [...(won ? [won, won, won] : []), ...turned.flatMap((times) => [times, times])].slice(0, fields);
}

export const scratch: Rules = {
  kind: 'scratch',
  choices: [],
  /** The ticket, then where its symbols stand. */
  draws: [tickets, 9, 8, 7, 6, 5, 4, 3, 2],
  unit: unitOf(prizes.map(({ times }) => times * 100)),
  returnToPlayer: 9500,
  explanation: { tickets, prizes },
  settle([ticket = 0, ...places], _choice) {
    const prize = prizeOf(ticket);
    // The ninth stands where the others leave room.
    return { hundredths: prize * 100, outcome: { symbols: take(symbolsOf(ticket), [...places, 0]), prize } };
  },
};
