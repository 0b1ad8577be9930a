import { describe, expect, test } from 'vitest';
import { drawAt, drawOf, isLottery } from './drawTimes.ts';

/** Midnight in Manila. */
const midnight = Date.UTC(2026, 0, 14, 16);
const minute = 60_000;

describe('the draw schedule', () => {
  test('numbers the draws of a day from one, using the day in Manila', () => {
    expect(drawAt('LOTT', midnight)).toEqual({
      numero: '20260115-0001',
      opensAt: midnight,
      closesAt: midnight + 10 * minute,
    });
    expect(drawAt('ELOTT', midnight - 1).numero).toBe('20260114-0480');
    expect(drawAt('ELOTTO', midnight + minute).numero).toBe('20260115-0002');
  });

  test('closes a draw at the moment the next one opens', () => {
    const { closesAt } = drawAt('ELOTT', midnight + 100);
    expect(drawAt('ELOTT', closesAt).opensAt).toBe(closesAt);
    expect(drawAt('ELOTT', midnight, 1)).toEqual(drawAt('ELOTT', closesAt));
  });

  test('finds a draw by its number', () => {
    for (const gameType of ['LOTT', 'ELOTT', 'ELOTTO'] as const) {
      const draw = drawAt(gameType, midnight + 777 * minute);
      expect(drawOf(gameType, draw.numero)).toEqual(draw);
    }
  });

  test.each(['', '20260115-0000', '20260115-0145', '20260231-0001', '20261301-0001', '2026-01-15', 'x'])(
    'has no draw %j',
    (numero) => expect(drawOf('LOTT', numero)).toBeNull(),
  );

  test('only lotteries have draws', () => {
    expect((['LOTT', 'ELOTT', 'ELOTTO', 'RNG', 'SPORTS'] as const).filter(isLottery)).toEqual([
      'LOTT',
      'ELOTT',
      'ELOTTO',
    ]);
  });
});
