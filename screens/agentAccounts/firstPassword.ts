/** Without characters that look alike. */
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'] as const;
const length = 12;

/** A first password to hand over, from the secure generator: alternating upper case, lower case and digits. */
export function firstPassword(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number, index) => {
    const signs = kinds[index % kinds.length]!;
    return signs[number % signs.length];
  }).join('');
}
