/** Format of a payment PIN (CASH-11). */
export const sixDigits = /^\d{6}$/;

/** Easy to guess: a sequence like 123456, a repeat like 121212, pairs like 112233. */
export type Weakness = 'row' | 'repeat' | 'pairs';

/** Null if the digits are good enough for a payment PIN; app and operator both use this. */
export function weaknessOf(digits: string): Weakness | null {
  if (isRow(digits, 1) || isRow(digits, 9)) return 'row';
  if ([1, 2, 3].some((length) => digits === digits.slice(0, length).repeat(6 / length))) return 'repeat';
  return /^(\d)\1(\d)\2(\d)\3$/.test(digits) ? 'pairs' : null;
}

/** Each digit is `step` more than the previous one; 0 follows 9. */
const isRow = (digits: string, step: number) =>
  Array.from(digits, Number).every((digit, at, all) => at === 0 || digit === (all[at - 1]! + step) % 10);
