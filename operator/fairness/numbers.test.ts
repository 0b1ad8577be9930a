import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { instantKinds, rulesOf } from '#operator/rules/rules.ts';
import { commitmentOf, drawsFrom, numberOf } from './numbers.ts';

const words = 2 ** 32;

/** Every size that a game draws below, and the ends of what there is. */
const sizes = [...new Set([...instantKinds.flatMap((kind) => rulesOf(kind).draws), 1, words - 1, words])];

describe('a word of 32 bits', () => {
  it.each(sizes)('stands for every number below %i equally often', (size) => {
    const counted = words - (words % size);
    // The words that count are whole rounds of all numbers, and no further round would fit.
    expect(counted % size).toBe(0);
    expect(words - counted).toBeLessThan(size);
    expect([0, size - 1, counted - size, counted - 1].map((word) => numberOf(word, size))).toEqual([
      0,
      size - 1,
      0,
      size - 1,
    ]);
    const rest = [counted, words - 1].filter((word) => word >= counted && word < words);
    expect(rest.map((word) => numberOf(word, size))).toEqual(rest.map(() => null));
  });

  it.each([0, -1, 1.5, Number.NaN, words + 1])('stands for nothing below %d', (size) => {
    expect(() => numberOf(0, size)).toThrow(RangeError);
  });
});

describe('draws by a seed', () => {
  const seed = commitmentOf('a seed');
  const wordsOf = (message: string) => {
    const block = createHmac('sha256', seed).update(message).digest();
    return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4));
  };

  it('are the words of one block after the other', () => {
    const draw = drawsFrom(seed, (block) => `abc:7:${block}`);
    const drawn = Array.from({ length: 20 }, () => draw(words));
    expect(drawn).toEqual(['abc:7:0', 'abc:7:1', 'abc:7:2'].flatMap(wordsOf).slice(0, 20));
  });

  it('pass over a word that would favour a number, whatever was drawn before', () => {
    // Of this size every other word counts, so that some of twenty are passed over.
    const size = 2 ** 31 + 1;
    const draw = drawsFrom(seed, (block) => `m:${block}`);
    const counted = Array.from({ length: 10 }, (_, block) => wordsOf(`m:${block}`))
      .flat()
      .filter((word) => word < size);
    expect(Array.from({ length: 20 }, () => draw(size))).toEqual(counted.slice(0, 20));
  });

  it('are held to by SHA-256 of the seed', () => {
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });
});
