import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digitsFrom, distinctFrom, numbersFrom, sha256 } from '#operator/pages/proving.ts';
import { results } from '#operator/pages/results.ts';
import { drawDistinct, drawFrom } from '#operator/rules/lottery.ts';
import { instantKinds, rulesOf } from '#operator/rules/rules.ts';
import { commitmentOf, drawsFrom } from './numbers.ts';

const seeds = Array.from({ length: 200 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('hex'),
);
/** Enough for results that occur once in a few hundred rounds, such as a full house. */
const manySeeds = Array.from({ length: 3_000 }, (_, index) => `${index}`);

describe('the Verify page and the operator', () => {
  it('commit to the same value, even for text that is not hex', async () => {
    for (const seed of [...seeds, '', 'ñ', 'x'.repeat(1000)]) {
      expect(await sha256(seed)).toBe(commitmentOf(seed));
    }
  });

  it('draw the same three digits', async () => {
    const drawn = await Promise.all(seeds.map(async (seed) => (await digitsFrom(seed)).numbers.join('')));
    expect(drawn).toEqual(seeds.map(drawFrom));
  });

  it.each([
    [6, 42],
    [1, 1],
    [20, 20],
    [0, 5],
  ])('draw the same %i different numbers of %i', async (count, highest) => {
    const drawn = seeds.map(async (seed) => (await distinctFrom(seed, count, highest)).numbers);
    expect(await Promise.all(drawn)).toEqual(seeds.map((seed) => drawDistinct(seed, count, highest)));
  });

  it.each([[[2 ** 32, 2 ** 31 + 1, 2 ** 32 - 1, 1, 3]], [[1_000_000]]])(
    'draw the same below %j',
    async (sizes) => {
      const messageOf = (block: number) => `client-seed:7:${block}`;
      const drawn = seeds.map(async (seed) => (await numbersFrom(seed, messageOf, sizes)).numbers);
      expect(await Promise.all(drawn)).toEqual(seeds.map((seed) => sizes.map(drawsFrom(seed, messageOf))));
    },
  );
});

describe.each(instantKinds)('a round of %s', (kind) => {
  const rules = rulesOf(kind);
  const known = results[kind];

  it('is known to the page, with everything it draws', () => {
    expect([known?.sizes, known?.stage ?? kind]).toEqual([rules.draws, rules.kind]);
  });

  it('gives the same numbers on the page', async () => {
    const messageOf = (block: number) => `abc:0:${block}`;
    const drawn = seeds.map(async (seed) => (await numbersFrom(seed, messageOf, rules.draws)).numbers);
    expect(await Promise.all(drawn)).toEqual(
      seeds.map((seed) => rules.draws.map(drawsFrom(seed, messageOf))),
    );
  });

  it('gives the same result on the page, whatever was picked', { tags: ['full'] }, () => {
    const picks = rules.choices.length > 0 ? rules.choices.map(({ id }) => id) : [''];
    for (const [index, seed] of manySeeds.entries()) {
      const pick = picks[index % picks.length] ?? '';
      const numbers = rules.draws.map(drawsFrom(seed, (block) => `${block}`));
      const { outcome } = rules.settle(numbers, pick);
      expect(outcome).toMatchObject(known?.of(numbers, pick) ?? { unknown: true });
    }
  });
});

describe('docs/fairness.md', () => {
  const told = readFileSync('docs/fairness.md', 'utf8');
  const [, seed = ''] = /^seed=([\da-f]{64})$/m.exec(told) ?? [];
  const block = (message: string) => createHmac('sha256', seed).update(message).digest('hex');

  it('lists a vector that is correct', () => {
    expect(told).toContain(`# ${commitmentOf(seed)}  the commitment`);
    expect(told).toContain(`# ${block('my-own-seed:7:0')}  client seed my-own-seed, nonce 7`);
    expect(told).toContain(`# ${block('draw 0')}  as a draw's seed`);
    const dice = rulesOf('dice').draws.map(drawsFrom(seed, (index) => `my-own-seed:7:${index}`));
    expect(dice).toEqual([2, 4]);
    expect([drawFrom(seed), drawDistinct(seed, 6, 42).join(' ')]).toEqual(['721', '14 22 5 3 38 9']);
    expect(told.replaceAll('\n', ' ')).toContain('a 1: 721. Six out of 42: 14 22 5 3 38 9.');
  });
});
