import { describe, expect, test } from 'vitest';
import { seedLevels } from '#operator/seed/levels.ts';
import { type Held, type Level, levelAfter } from './levelRule.ts';

/** VIP 1 requires ₱2,000 and ₱20,000; VIP 2 five times that, VIP 3 ten times and ₱250,000. */
const all = seedLevels as Level[];
const none: Held = { level: 0, since: null };
const vip = (level: number, since = '2026-03-01'): Held => ({ level, since });
const after = (own: Held, deposits: number, bets: number, day = '2026-03-05', terms = all) =>
  levelAfter(own, terms, day, () => ({ deposits, bets }));

describe('[BEN-05] the level at the start of a day', () => {
  test.each([
    ['nothing', 0, 0, 0],
    ['a centavo of the deposits too little', 199_999, 2_000_000, 0],
    ['a centavo of the bets too little', 200_000, 1_999_999, 0],
    ['both to the centavo', 200_000, 2_000_000, 1],
    ['the second but for a centavo', 1_000_000, 9_999_999, 1],
    ['the second', 1_000_000, 10_000_000, 2],
    ['the third, with two passed', 2_000_000, 25_000_000, 3],
    ['the highest', 50_000_000, 700_000_000, 6],
    ['less than nothing, by corrections', -1, -1, 0],
  ])('with %s', (_what, deposits, bets, level) => {
    expect(after(none, deposits, bets)).toBe(level);
  });

  test('is kept for its days without a review, then drops by one', () => {
    expect(after(vip(3), 0, 0, '2026-03-30')).toBe(3);
    expect(after(vip(3), 0, 0, '2026-03-31')).toBe(2);
    expect(after(vip(1), 0, 0, '2026-03-31')).toBe(0);
    expect(after(none, 0, 0, '2026-03-31')).toBe(0);
  });

  test('is kept with half of its requirement, to the centavo', () => {
    expect(after(vip(2), 500_000, 5_000_000, '2026-04-15')).toBe(2);
    expect(after(vip(2), 499_999, 5_000_000, '2026-04-15')).toBe(1);
    expect(after(vip(2), 500_000, 4_999_999, '2026-04-15')).toBe(1);
  });

  test('rises from any level, and stays when a lower one is reached', () => {
    expect(after(vip(1), 5_000_000, 60_000_000)).toBe(4);
    expect(after(vip(4), 1_000_000, 10_000_000)).toBe(4);
    // Reached again by amounts too low to keep a higher one.
    expect(after(vip(4), 1_000_000, 10_000_000, '2026-04-15')).toBe(3);
  });

  test('measures each level over its own days', () => {
    const longer = all.map((one) => (one.level === 2 ? { ...one, days: 60 } : one));
    const sumsOf = (days: number) => ({ deposits: days * 20_000, bets: days * 200_000 });
    expect(levelAfter(none, all, '2026-03-05', sumsOf)).toBe(1);
    expect(levelAfter(none, longer, '2026-03-05', sumsOf)).toBe(2);
  });

  test('drops across a gap in the order, and stays if its requirement is unknown', () => {
    const without = (level: number) => all.filter((one) => one.level !== level);
    expect(after(vip(3), 0, 0, '2026-04-15', without(2))).toBe(1);
    expect(after(vip(3), 0, 0, '2026-04-15', without(3))).toBe(3);
  });
});
