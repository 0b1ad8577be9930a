/** What a payment password is made of. */
export const areSixDigits = (text: string): boolean => /^\d{6}$/.test(text);

/**
 * Six digits that are among the first to be guessed (CASH-11): rows (123456, 987654, 890123), a block that is repeated
 * (111111, 121212, 123123), and digits in equal groups (112233, 111222).
 */
export function areWeakDigits(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  const isRow = [1, 9].some((step) => steps.every((one) => one === step));
  const isRepeated = /^(\d{1,3})\1+$/.test(digits);
  const isGrouped = /^(?:(\d)\1){3}$|^(?:(\d)\2\2){2}$/.test(digits);
  return isRow || isRepeated || isGrouped;
}
