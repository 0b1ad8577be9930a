/** What a payment password is made of (CASH-11). */
export const sixDigits = /^\d{6}$/;

/** Why six digits are guessed first: a row as in 123456, a repeat as in 121212, pairs as in 112233. */
export type Weakness = 'row' | 'repeat' | 'pairs';

/** Null of digits that are fit for a payment password; the app and the operator ask the same. */
export function weaknessOf(digits: string): Weakness | null {
  if (isRow(digits, 1) || isRow(digits, 9)) return 'row';
  if ([1, 2, 3].some((length) => digits === digits.slice(0, length).repeat(6 / length))) return 'repeat';
  return /^(\d)\1(\d)\2(\d)\3$/.test(digits) ? 'pairs' : null;
}

/** Each digit is so much more than the one before; after 9 comes 0. */
const isRow = (digits: string, step: number) =>
  Array.from(digits, Number).every((digit, at, all) => at === 0 || digit === (all[at - 1]! + step) % 10);
