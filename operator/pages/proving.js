// The way from a seed to numbers, as docs/fairness.md tells it: with the browser's Web Crypto alone, and without any
// of the operator's code. fairness.test.ts holds both together.

const words = 2 ** 32;
const bytesOf = (text) => new TextEncoder().encode(text);
const hexOf = (buffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether this browser can, which it may not on a page without https. */
export const canProve = () => globalThis.crypto?.subtle !== undefined;

export const sha256 = async (text) => hexOf(await crypto.subtle.digest('SHA-256', bytesOf(text)));

/** What the texts `messageOf(0)`, `messageOf(1)` … hash to, one after the other. */
async function* blocksOf(seed, messageOf) {
  const method = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), method, false, ['sign']);
  for (let block = 0; ; block += 1) {
    const message = messageOf(block);
    const bytes = new DataView(await crypto.subtle.sign('HMAC', key, bytesOf(message)));
    yield { message, bytes };
  }
}

/** Numbers below `sizes`, with every block and every word that was read on the way; `number` null was passed over. */
export async function numbersFrom(seed, messageOf, sizes) {
  const blocks = [];
  const read = [];
  const numbers = [];
  if (sizes.length === 0) return { blocks, read, numbers };
  for await (const { message, bytes } of blocksOf(seed, messageOf)) {
    blocks.push({ message, hex: hexOf(bytes.buffer) });
    for (let offset = 0; offset < 32; offset += 4) {
      const size = sizes[numbers.length];
      const word = bytes.getUint32(offset);
      // The last words beyond a multiple of the size would favour the lowest numbers.
      const number = word < words - (words % size) ? word % size : null;
      read.push({ word, size, number });
      if (number !== null) numbers.push(number);
      if (numbers.length === sizes.length) return { blocks, read, numbers };
    }
  }
}

/** The three digits of a lottery's draw: bytes below 250, modulo 10. */
export async function digitsFrom(seed) {
  const blocks = [];
  const read = [];
  const numbers = [];
  for await (const { message, bytes } of blocksOf(seed, (block) => `draw ${block}`)) {
    blocks.push({ message, hex: hexOf(bytes.buffer) });
    for (let offset = 0; offset < 32; offset += 1) {
      const word = bytes.getUint8(offset);
      const number = word < 250 ? word % 10 : null;
      read.push({ word, size: 10, number });
      if (number !== null) numbers.push(number);
      if (numbers.length === 3) return { blocks, read, numbers };
    }
  }
}

/** Takes the value at each place out of those left. */
export function take(values, places) {
  const left = [...values];
  return places.flatMap((place) => left.splice(place, 1));
}

/** Different numbers from 1 to `highest`: each is drawn by its place among those left. */
export async function distinctFrom(seed, count, highest) {
  const sizes = Array.from({ length: count }, (_, taken) => highest - taken);
  const { numbers: places, ...way } = await numbersFrom(seed, (block) => `draw ${block}`, sizes);
  const all = Array.from({ length: highest }, (_, index) => index + 1);
  return { ...way, numbers: take(all, places) };
}
