import { describe, expect, test } from 'vitest';
import { shortageOf } from './shortageOf.ts';

const bet = { stake: 50, stakes: [100, 5, 50, 20, 10] };
const means = { balance: 12.5, amounts: [200, 37.5, 20, 100] };

describe('[CASH-02] the shortage of a bet', () => {
  test('has the smallest sufficient amount and the highest stake the balance allows', () => {
    expect(shortageOf(bet, means)).toEqual({
      balance: 12.5,
      missing: 37.5,
      amounts: [37.5, 100, 200],
      amount: 37.5,
      lowerStake: 10,
    });
  });

  test.each([
    [49.99, 0.01, 20, 20],
    [37.49, 12.51, 20, 20],
    [20, 30, 37.5, 20],
    [19.99, 30.01, 37.5, 10],
    [5, 45, 100, 5],
    [4.99, 45.01, 100, null],
    [0, 50, 100, null],
    [-1, 51, 100, null],
  ])('with ₱%d is ₱%d: ₱%d is offered, and ₱%s as a stake', (balance, missing, amount, lowerStake) => {
    expect(shortageOf(bet, { ...means, balance })).toMatchObject({ balance, missing, amount, lowerStake });
  });

  test.each([50, 50.01, 1000])('is none with ₱%d', (balance) => {
    expect(shortageOf(bet, { ...means, balance })).toBe(null);
  });

  test('is counted in centavos, despite binary fractions', () => {
    expect(shortageOf({ stake: 0.3, stakes: [0.1, 0.3] }, { ...means, balance: 0.1 + 0.2 })).toBe(null);
  });

  test.each([[[]], [[20]]])('is the amount to cash in itself if none of %j suffices', (amounts) => {
    expect(shortageOf(bet, { ...means, amounts })).toMatchObject({ amounts: [], amount: 37.5 });
  });

  test('for the lowest stake has no lower one', () => {
    expect(shortageOf({ ...bet, stake: 5 }, { ...means, balance: 1 })).toMatchObject({ lowerStake: null });
  });
});
