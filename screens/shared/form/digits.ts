/** Digits alone, full-width and Arabic ones as 0 to 9, for inputs that take nothing else. */
export const digitsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/\D/g, '');
