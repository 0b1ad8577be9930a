import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { instantKinds, rulesOf } from '#operator/rules/rules.ts';
import { commitmentOf, drawsFrom, numberOf } from './numbers.ts';

const words = 2 ** 32;

/** Every size that a game uses, and both extremes. */
const sizes = [...new Set([...instantKinds.flatMap((kind) => rulesOf(kind).draws), 1, words - 1, words])];

describe('a 32-bit word', () => {
  it.each(sizes)('gives every number below %i equally often', (size) => {
    const counted = words - (words % size);
    // Accepted words must contain whole rounds of all numbers, with no room for another round.
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

  it.each([0, -1, 1.5, Number.NaN, words + 1])('cannot give a number below %d', (size) => {
    expect(() => numberOf(0, size)).toThrow(RangeError);
  });
});

describe('draws from a seed', () => {
  const seed = commitmentOf('a seed');
  const wordsOf = (message: string) => {
    const block = createHmac('sha256', seed).update(message).digest();
    return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4));
  };

  it('use the words of one block after another', () => {
    const draw = drawsFrom(seed, (block) => `abc:7:${block}`);
    const drawn = Array.from({ length: 20 }, () => draw(words));
    expect(drawn).toEqual(['abc:7:0', 'abc:7:1', 'abc:7:2'].flatMap(wordsOf).slice(0, 20));
  });

  it('skip a word that would favour a number, whatever was drawn before', () => {
    // Of this size only every other word is accepted, so that some of twenty are skipped.
    const size = 2 ** 31 + 1;
    const draw = drawsFrom(seed, (block) => `m:${block}`);
    const counted = Array.from({ length: 10 }, (_, block) => wordsOf(`m:${block}`))
      .flat()
      .filter((word) => word < size);
    expect(Array.from({ length: 20 }, () => draw(size))).toEqual(counted.slice(0, 20));
  });

  it('are committed to by the SHA-256 of the seed', () => {
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });
});
