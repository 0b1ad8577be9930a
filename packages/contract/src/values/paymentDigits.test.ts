import { describe, expect, test } from 'vitest';
import { sixDigits, weaknessOf } from './paymentDigits.ts';

describe('[CASH-11] six digits that are easy to guess', () => {
  test.each(['123456', '012345', '654321', '567890', '789012', '210987'])('%s is a sequence', (digits) => {
    expect(weaknessOf(digits)).toBe('row');
  });

  test.each(['111111', '000000', '121212', '989898', '123123', '707707'])('%s is a repeat', (digits) => {
    expect(weaknessOf(digits)).toBe('repeat');
  });

  test.each(['112233', '990011', '443300', '112211'])('%s consists of pairs', (digits) => {
    expect(weaknessOf(digits)).toBe('pairs');
  });

  test.each(['123457', '112234', '121213', '135790', '123124', '491736', '122334', '908070'])(
    '%s is accepted',
    (digits) => {
      expect(weaknessOf(digits)).toBeNull();
    },
  );
});

test.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', '12 345', '', ' 123456', '123456\n'])(
  '[CASH-11] %j is not a payment PIN',
  (text) => {
    expect(sixDigits.test(text)).toBe(false);
  },
);
