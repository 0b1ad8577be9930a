import { describe, expect, test } from 'vitest';
import { contrast, pairs, themesOf } from '#tools/contrast.ts';

test('black on white is 21, the scale of all numbers here', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

describe.each(Object.entries(themesOf()))('%s theme', (_, tokens) => {
  test.each(pairs)('$front on $back reaches $least', ({ front, back, least }) => {
    const [frontColour, backColour] = [tokens[front], tokens[back]];
    if (!frontColour || !backColour) throw new Error(`tokens.css lacks --${front} or --${back}`);
    expect(contrast(frontColour, backColour)).toBeGreaterThanOrEqual(least);
  });
});
