import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@araw/testing/shortRun';
import { validStakes } from './validBets.ts';

const bet = (id: string, side: string, stake: number) => ({ id, side, stake });
const two = ['home', 'away'];
const three = ['home', 'draw', 'away'];

describe('valid bets', () => {
  it.each([
    ['one side whole', two, [bet('a', 'home', 100)], { a: 100 }],
    ['both sides their difference', two, [bet('a', 'home', 100), bet('b', 'away', 30)], { a: 70, b: 0 }],
    ['the same on both sides nothing', two, [bet('a', 'home', 50), bet('b', 'away', 50)], { a: 0, b: 0 }],
    [
      'opposite sides in the order of the bets',
      two,
      [bet('a', 'home', 20), bet('b', 'home', 20), bet('c', 'away', 30)],
      { a: 0, b: 10, c: 0 },
    ],
    ['two of three sides whole', three, [bet('a', 'home', 100), bet('b', 'draw', 100)], { a: 100, b: 100 }],
    [
      'all three sides what goes beyond the least',
      three,
      [bet('a', 'home', 100), bet('b', 'draw', 40), bet('c', 'away', 70)],
      { a: 60, b: 0, c: 30 },
    ],
    ['nothing of no bets', two, [], {}],
  ])('[CASH-18] count: %s', (_, sides, bets, expected) => {
    expect(Object.fromEntries(validStakes(bets, sides))).toEqual(expected);
  });

  it('[CASH-18] never exceed the stake, and together are all stakes minus the part on every side', () => {
    const anyBet = fc.record({ side: fc.constantFrom(...three), stake: fc.integer({ min: 1, max: 1_000 }) });
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 8 }), (placed) => {
        const bets = placed.map((one, index) => ({ ...one, id: String(index) }));
        const valid = validStakes(bets, three);
        expect(bets.every(({ id, stake }) => valid.get(id)! >= 0 && valid.get(id)! <= stake)).toBe(true);
        const on = three.map((side) =>
          bets.reduce((sum, one) => (one.side === side ? sum + one.stake : sum), 0),
        );
        const staked = on.reduce((sum, stake) => sum + stake, 0);
        expect([...valid.values()].reduce((sum, one) => sum + one, 0)).toBe(staked - 3 * Math.min(...on));
      }),
      propertyRuns(),
    );
  });
});
