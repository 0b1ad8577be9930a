import { describe, expect, it } from 'vitest';
import { take } from '#operator/fairness/numbers.ts';
import { balls, bingo, called, lines } from './bingo.ts';
import { coin } from './coin.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { digits } from './digits.ts';
import { dragonTiger } from './dragonTiger.ts';
import { fish } from './fish.ts';
import { instantKinds, isForBetsOnly, rulesOf, type Rules } from './rules.ts';
import { lineSlot, slot } from './slot.ts';
import { everyDraw } from './testing.ts';

/** The exact return over every possible draw, as a fraction. */
function returnOf(rules: Rules, choice: string | null) {
  let paid = 0n;
  let staked = 0n;
  let broken = 0;
  for (const drawn of everyDraw(rules.draws)) {
    const { hundredths } = rules.settle(drawn, choice);
    if (!Number.isSafeInteger(hundredths) || hundredths < 0) broken++;
    paid += BigInt(hundredths);
    staked += 100n;
  }
  return { broken, hundredthsOfPercent: Number((paid * 10_000n) / staked), paid, staked };
}

describe('the rules of the demo games', () => {
  it.each([
    ['five lines', slot],
    ['one line', lineSlot],
  ])(
    'the slot with %s pays back exactly what its page states, over all 537,824 stops',
    { timeout: 30_000 },
    (_, rules) => {
      expect(returnOf(rules, null)).toEqual({
        broken: 0,
        hundredthsOfPercent: rules.returnToPlayer,
        paid: 51_340_800n,
        staked: 53_782_400n,
      });
    },
  );

  it.each(dice.choices)('dice: $id pays back exactly what the page states, over all 36 throws', ({ id }) => {
    expect(returnOf(dice, id)).toEqual({
      broken: 0,
      hundredthsOfPercent: dice.returnToPlayer,
      paid: 3480n,
      staked: 3600n,
    });
  });

  it.each(coin.choices)('coin: $id pays back exactly what the page states, over both sides', ({ id }) => {
    expect(returnOf(coin, id)).toEqual({
      broken: 0,
      hundredthsOfPercent: coin.returnToPlayer,
      paid: 194n,
      staked: 200n,
    });
  });

  it.each(
    [fish, crash, dragonTiger].flatMap((rules) =>
      rules.choices.map(
        ({ id, returned = rules.returnToPlayer }) => [rules.kind, id, returned, rules] as const,
      ),
    ),
  )('%s: %s pays back exactly what the page states, over every draw', (_, choice, returned, rules) => {
    const { broken, paid, staked } = returnOf(rules, choice);
    expect([broken, paid * 10_000n]).toEqual([0, BigInt(returned) * staked]);
  });

  it.each(digits.choices)(
    'digits: $id pays back exactly what the page states, over all 1,000 draws, whatever the lucky pick',
    ({ id, returned }) => {
      for (const own of [
        [0, 0, 0],
        [1, 2, 3],
        [9, 9, 9],
      ]) {
        const drawn = [...everyDraw(digits.draws.slice(0, 3))];
        const paid = drawn.reduce((sum, shown) => sum + digits.settle([...shown, ...own], id).hundredths, 0);
        expect([drawn.length, paid / 10]).toEqual([1000, returned]);
      }
    },
  );

  it('states no more for a whole game than for any choice in it', () => {
    for (const { choices, returnToPlayer } of instantKinds.map(rulesOf)) {
      const shares = choices.map(({ returned = returnToPlayer }) => returned);
      expect(Math.min(returnToPlayer, ...shares)).toBe(returnToPlayer);
    }
  });

  describe('bingo', () => {
    /** The draws of the card with 1, 16, 31, 46, 61 in its first row and so on, and of these balls. */
    const drawsOf = (wanted: readonly number[]) => {
      const left = Array.from({ length: balls }, (_, index) => index + 1);
      const drawn = wanted.map((ball) => {
        const index = left.indexOf(ball);
        left.splice(index, 1);
        return index;
      });
      return [...Array.from({ length: 25 }, () => 0), ...drawn];
    };
    const row = [1, 16, 31, 46, 61];
    const losing = [
      6, 7, 8, 9, 10, 21, 22, 23, 24, 25, 36, 37, 38, 39, 40, 51, 52, 53, 54, 55, 66, 67, 68, 69,
    ];

    it('pays each full line and the corners, and nothing else', () => {
      const { hundredths, outcome } = bingo.settle(drawsOf([...row, ...losing]), null);
      expect(outcome).toMatchObject({ lines: [[0, 1, 2, 3, 4]], corners: false });
      expect(hundredths).toBe(220);
      expect(bingo.settle(drawsOf([1, 61, 5, 65, ...losing]), null).hundredths).toBe(300);
      // The diagonal over the free centre.
      expect(bingo.settle(drawsOf([1, 17, 49, 65, ...losing]), null).hundredths).toBe(220);
      expect(bingo.settle(drawsOf(losing), null).hundredths).toBe(0);
    });

    it('draws every order of balls equally often', () => {
      const orders = [...everyDraw([4, 3])].map((drawn) => take(['a', 'b', 'c', 'd'], drawn).join(''));
      expect(orders).toHaveLength(12);
      expect(new Set(orders).size).toBe(12);
      expect(bingo.draws.slice(-called)).toEqual(Array.from({ length: called }, (_, index) => balls - index));
    });

    it('pays back what the page states, by the chance of each pattern', () => {
      /** That these many numbers are all among those called: of 75 balls, `called` come out. */
      const chance = (numbers: number) =>
        Array.from({ length: numbers }, (_, taken) => (called - taken) / (balls - taken)).reduce(
          (a, b) => a * b,
        );
      const { line, corners } = bingo.explanation as { line: number; corners: number };
      const expected = lines.reduce((sum, { length }) => sum + line * chance(length), corners * chance(4));
      expect(lines.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
        4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5,
      ]);
      expect(Math.floor(expected * 10_000)).toBe(bingo.returnToPlayer);
    });
  });

  it('every kind has rules of its own', () => {
    expect(instantKinds.map((kind) => rulesOf(kind).kind)).toEqual(
      instantKinds.map((kind) => (kind === 'lineSlot' ? 'slot' : kind)),
    );
  });

  it('what waits for a match or a fight has no rounds', () => {
    expect([isForBetsOnly('matches'), isForBetsOnly('sabong'), isForBetsOnly('digits')]).toEqual([
      true,
      true,
      false,
    ]);
    for (const kind of ['matches', 'sabong'] as const)
      expect(() => rulesOf(kind)).toThrow(expect.objectContaining({ code: 'notFound' }));
  });

  it('a sun stands for any symbol, and a line pays its best reading', () => {
    const wins = (stops: number[]) => slot.settle(stops, null).outcome['wins'];
    // The middle row holds the third symbol of reels 1 to 3: sun, sun, bell.
    expect(slot.settle([1, 1, 1, 0, 0], null).outcome['reels']).toEqual([
      ['lime', 'sun', 'peso'],
      ['lime', 'sun', 'bell'],
      ['mango', 'bell', 'sun'],
      ['mango', 'bell', 'lime'],
      ['sun', 'lime', 'mango'],
    ]);
    expect(wins([1, 1, 1, 0, 0])).toContainEqual({ line: 0, symbol: 'bell', count: 4, times: 20 });
  });

  it('five suns on the middle line pay 2,000 times the line', () => {
    expect(slot.settle([1, 1, 2, 4, 13], null).outcome['wins']).toContainEqual({
      line: 0,
      symbol: 'sun',
      count: 5,
      times: 2000,
    });
  });
});
