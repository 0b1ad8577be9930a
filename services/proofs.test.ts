import { describe, expect, test, vi } from 'vitest';
import { readDrawn, verdictOfDraw, verdictOfRound } from './proofs.ts';

// Test vector from docs/fairness.md.
const seed = 'cefed13dd2b531ac46f55cc05627882c97ce79454dffd5c2546ebed6cdc93197';
const commitment = 'cb1832c1245be20bfbaaa43d2033bb92626bbf447e55ecdfd8895f6719c340e8';

const dice = {
  drawn: { kind: 'dice', sizes: [6, 6], numbers: [2, 4] },
  commitment,
  clientSeed: 'my-own-seed',
  nonce: 7,
  serverSeed: seed,
};

describe('[REC-02] the proof of a round', () => {
  test.each([
    ['fits', dice],
    ['notYet', { ...dice, serverSeed: null }],
    ['none', null],
    ['differs', { ...dice, commitment: commitment.replace('c', 'd') }],
    ['differs', { ...dice, drawn: { ...dice.drawn, numbers: [2, 5] } }],
    ['differs', { ...dice, drawn: { ...dice.drawn, numbers: [2] } }],
    ['differs', { ...dice, nonce: 8 }],
    ['differs', { ...dice, clientSeed: 'another' }],
    ['differs', { ...dice, drawn: { ...dice.drawn, sizes: [0, 6] } }],
    ['differs', { ...dice, drawn: { ...dice.drawn, sizes: Array.from({ length: 201 }, () => 1) } }],
    ['unchecked', { ...dice, drawn: { kind: 'dice' } }],
    ['unchecked', { ...dice, drawn: null }],
  ] as const)('%s: %j', async (verdict, proof) => {
    expect(await verdictOfRound(proof as never)).toBe(verdict);
  });

  test('cannot be computed on a page without https', async () => {
    vi.stubGlobal('crypto', {});
    const verdict = await verdictOfRound(dice);
    vi.unstubAllGlobals();
    expect(verdict).toBe('unchecked');
  });

  test('shows its numbers, their ranges and its rules', () => {
    expect(readDrawn(dice.drawn)).toEqual(dice.drawn);
    expect(readDrawn([2, 4])).toBeNull();
  });
});

describe('[REC-02] the proof of a draw', () => {
  const draw = { commitment, seed, winningNumbers: '721', drawKind: 'threeDigits' };
  test.each([
    ['fits', draw],
    ['fits', { ...draw, drawKind: 'draw42', winningNumbers: '3-5-9-14-22-38' }],
    ['differs', { ...draw, drawKind: 'draw49', winningNumbers: '3-5-9-14-22-38' }],
    ['differs', { ...draw, winningNumbers: '722' }],
    ['differs', { ...draw, commitment: commitment.replace('c', 'd') }],
    ['notYet', { ...draw, seed: null }],
    ['notYet', { ...draw, winningNumbers: null }],
    ['unchecked', { ...draw, drawKind: '' }],
    ['none', { ...draw, commitment: '' }],
  ] as const)('%s: %j', async (verdict, given) => {
    expect(await verdictOfDraw(given)).toBe(verdict);
  });
});
