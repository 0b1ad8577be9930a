import { expect, test } from 'vitest';
import { readQr } from '#tests/codes/readQr.ts';
import { barCode } from './barCode.ts';
import { qrCode } from './qrCode.ts';

const modules = ({ width, height, bars }: ReturnType<typeof qrCode>) =>
  Array.from({ length: height - 8 }, (_, y) =>
    Array.from({ length: width - 8 }, (__, x) => bars.some((bar) => bar.x === x + 4 && bar.y === y + 4)),
  );

test.each([['a'], ['T0SANDB0Xab12cd34'], [`00020101021228${'x'.repeat(150)}6304ABCD`], ['ñ₱'.repeat(60)]])(
  '[CASH-04] a QR code reads as it was encoded: %s',
  (text) => {
    expect(readQr(modules(qrCode(text)))).toBe(text);
  },
);

test('[CASH-04] a QR code has four empty modules on every side', () => {
  const { width, height, bars } = qrCode('a');
  expect([
    Math.min(...bars.map(({ x }) => x)),
    Math.min(...bars.map(({ y }) => y)),
    width - 1 - Math.max(...bars.map(({ x }) => x)),
    height - 1 - Math.max(...bars.map(({ y }) => y)),
  ]).toEqual([4, 4, 4, 4]);
});

/** 000123456789012 as CODE128: start C, pairs of digits, code B, the last digit, check sum, stop. */
const known =
  '11010011100110110011001100110110011101101110101110110001000010110011011011110110011011001110101111011001110010110100010001100011101011';

test('[CASH-04] a bar code is CODE128 with ten empty modules on both sides', () => {
  const { width, height, bars } = barCode('000123456789012');
  const drawn = Array.from({ length: width }, (_, x) =>
    bars.some((bar) => bar.x <= x && x < bar.x + bar.width && bar.y === 0 && bar.height === height)
      ? '1'
      : '0',
  ).join('');
  expect(drawn).toBe(`${'0'.repeat(10)}${known}${'0'.repeat(10)}`);
});
