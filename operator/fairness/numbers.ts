import { createHash, createHmac } from 'node:crypto';

/** Returns the next uniformly random whole number from 0 to below its argument. */
export type Draw = (size: number) => number;

/** Number of 32-bit words. */
const words = 2 ** 32;

/**
 * Reduces a 32-bit word to a number below `size`; null for the last few words, which would favour some numbers. Throws
 * RangeError for a size that isn't a whole number from 1 to 2³².
 */
export function numberOf(word: number, size: number): number | null {
  if (!Number.isInteger(size) || size < 1 || size > words) throw new RangeError(`Nothing is below ${size}`);
  return word < words - (words % size) ? word % size : null;
}

/**
 * Draws numbers from a seed, reproducibly for everyone who has it (docs/fairness.md): block 0, 1, … is HMAC-SHA-256 of
 * `messageOf(block)` with the seed's text as the key, and contains eight words, highest byte first.
 */
export function drawsFrom(seed: string, messageOf: (block: number) => string): Draw {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let read = 0;
  const nextWord = () => {
    if (read === block.length) {
      block = createHmac('sha256', seed).update(messageOf(blocks)).digest();
      blocks += 1;
      read = 0;
    }
    read += 4;
    return block.readUInt32BE(read - 4);
  };
  return (size) => {
    for (;;) {
      const number = numberOf(nextWord(), size);
      if (number !== null) return number;
    }
  };
}

/** Takes as many values as there are draws, each uniformly from the remaining ones. */
export function take<Value>(values: readonly Value[], drawn: readonly number[]): Value[] {
  const left = [...values];
  return drawn.flatMap((index) => left.splice(index, 1));
}

/** SHA-256 of a seed's text, in hex: published in advance, it commits the operator to the seed without revealing it. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Draws exactly these; further draws return the highest number. */
export function inTurn(numbers: readonly number[]): Draw {
  let drawn = 0;
  return (size) => numbers[drawn++] ?? size - 1;
}
