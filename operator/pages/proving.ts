// From seed to numbers as in docs/fairness.md, with only the browser's Web Crypto and none of the operator's code.
// fairness.test.ts compares both.

/** A text hashed with the seed as key, and the result. */
export interface Block {
  message: string;
  hex: string;
}

/** A word, and the number below `size` derived from it; null if it was skipped. */
export interface ReadWord {
  word: number;
  size: number;
  number: number | null;
}

/** Numbers, with every block and word used to derive them. */
export interface Way {
  blocks: Block[];
  read: ReadWord[];
  numbers: number[];
}

type MessageOf = (block: number) => string;

const words = 2 ** 32;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Web Crypto may be missing on a page without https. */
export const canProve = () => 'subtle' in crypto;

export const sha256 = async (text: string) => hexOf(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** Endless hashes of `messageOf(0)`, `messageOf(1)` … */
async function* blocksOf(seed: string, messageOf: MessageOf) {
  const method = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), method, false, ['sign']);
  for (let block = 0; ; block += 1) {
    const message = messageOf(block);
    const buffer = await crypto.subtle.sign('HMAC', key, bytesOf(message));
    yield { message, buffer };
  }
}

/** Numbers below `sizes`. */
export async function numbersFrom(
  seed: string,
  messageOf: MessageOf,
  sizes: readonly number[],
): Promise<Way> {
  const way: Way = { blocks: [], read: [], numbers: [] };
  if (sizes.length === 0) return way;
  for await (const { message, buffer } of blocksOf(seed, messageOf)) {
    way.blocks.push({ message, hex: hexOf(buffer) });
    const bytes = new DataView(buffer);
    for (let offset = 0; offset < 32; offset += 4) {
      const size = sizes[way.numbers.length];
      if (size === undefined) return way;
      const word = bytes.getUint32(offset);
      // Words beyond the last multiple of the size would favour the lowest numbers.
      const number = word < words - (words % size) ? word % size : null;
      way.read.push({ word, size, number });
      if (number !== null) way.numbers.push(number);
      if (way.numbers.length === sizes.length) return way;
    }
  }
  return way;
}

/** The three digits of a lottery draw: bytes below 250, modulo 10. */
export async function digitsFrom(seed: string): Promise<Way> {
  const way: Way = { blocks: [], read: [], numbers: [] };
  for await (const { message, buffer } of blocksOf(seed, (block) => `draw ${block}`)) {
    way.blocks.push({ message, hex: hexOf(buffer) });
    for (const word of new Uint8Array(buffer)) {
      const number = word < 250 ? word % 10 : null;
      way.read.push({ word, size: 10, number });
      if (number !== null) way.numbers.push(number);
      if (way.numbers.length === 3) return way;
    }
  }
  return way;
}

/** Takes the value at each index out of the remaining ones. */
export function take<Value>(values: readonly Value[], places: readonly number[]): Value[] {
  const left = [...values];
  return places.flatMap((place) => left.splice(place, 1));
}

/** Distinct numbers from 1 to `highest`: each is drawn by its index among the remaining ones. */
export async function distinctFrom(seed: string, count: number, highest: number): Promise<Way> {
  const sizes = Array.from({ length: count }, (_, taken) => highest - taken);
  const { numbers: places, ...way } = await numbersFrom(seed, (block) => `draw ${block}`, sizes);
  const all = Array.from({ length: highest }, (_, index) => index + 1);
  return { ...way, numbers: take(all, places) };
}
