import { describe, expect, it } from 'vitest';
import { gameTypes } from '#services/contract/gameCodes.ts';
import { coin } from './coin.ts';
import { dice } from './dice.ts';
import { rulesOf, stakes, type Rules } from './rules.ts';
import { slot } from './slot.ts';

/** Every combination of draws, each as likely as the others. */
function* everyDraw(sizes: readonly number[]): Generator<number[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (let drawn = 0; drawn < size; drawn++) for (const others of everyDraw(rest)) yield [drawn, ...others];
}

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
  it('the slot pays back exactly what its page states, over all 537,824 stops', { timeout: 30_000 }, () => {
    expect(returnOf(slot, null)).toEqual({
      broken: 0,
      hundredthsOfPercent: slot.returnToPlayer,
      paid: 51_340_800n,
      staked: 53_782_400n,
    });
  });

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

  it('every category has rules, and no stake pays a part of a centavo', () => {
    for (const gameType of gameTypes) expect(rulesOf(gameType).draws.length).toBeGreaterThan(0);
    expect(stakes.filter((stake) => stake % 100 !== 0)).toEqual([]);
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
