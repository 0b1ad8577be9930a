import { createHash, createHmac } from 'node:crypto';

/** Answers the next whole number from 0 below its argument, each as likely as the others. */
export type Draw = (size: number) => number;

/** How many values a word has: 32 bits. */
const words = 2 ** 32;

/**
 * The number below `size` that a word of 32 bits stands for; null for the last few words, with which some numbers
 * would have one word more than the others. Throws RangeError for a size that is no whole number from 1 to 2³².
 */
export function numberOf(word: number, size: number): number | null {
  if (!Number.isInteger(size) || size < 1 || size > words) throw new RangeError(`Nothing is below ${size}`);
  return word < words - (words % size) ? word % size : null;
}

/**
 * Draws by a seed, one number after the other and the same for everybody who has the seed (docs/fairness.md): block
 * 0, 1, … is HMAC-SHA-256 of `messageOf(block)` under the seed's text, and holds eight words, highest byte first.
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

/** Takes as many values as there are draws, each of those left as likely as the others. */
export function take<Value>(values: readonly Value[], drawn: readonly number[]): Value[] {
  const left = [...values];
  return drawn.flatMap((index) => left.splice(index, 1));
}

/** SHA-256 of a seed's text, in hex: published before, it holds the operator to the seed without telling it. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Draws these; what is drawn beyond them comes out highest. */
export function inTurn(numbers: readonly number[]): Draw {
  let drawn = 0;
  return (size) => numbers[drawn++] ?? size - 1;
}
