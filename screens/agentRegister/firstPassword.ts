/** Without what could be read as another sign. */
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'] as const;
const length = 12;

/** A first password to hand over, made by the secure generator: of capital and small letters and digits in turn. */
export function firstPassword(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number, index) => {
    const signs = kinds[index % kinds.length]!;
    return signs[number % signs.length];
  }).join('');
}
