import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern } from '@araw/contract/values/patterns';
import { processorTime } from '@araw/testing/processorTime';
import { propertyRuns } from '@araw/testing/shortRun';

const answers = (source: string, texts: string[]) => texts.map((text) => compilePattern(source)?.test(text));

describe('[LOGIN-11] the operator’s patterns', () => {
  test.each([
    ['^[a-zA-Z0-9_]{4,20}$', ['maria', 'abc', 'a'.repeat(20), 'a'.repeat(21), 'mar ia', '', 'ΜARIA']],
    ['^(?=.*[A-Z])(?=.*\\d)[^\\s]{8,16}$', ['Password1', 'password1', 'Password', 'Pass 1word', 'Pa1']],
    ['^(?!.*(.)x)\\w+$', ['axb', 'abc', 'x']],
    ['^(09|\\+?639)\\d{9}$', ['09171234567', '+639171234567', '639171234567', '0917123456', '０9171234567']],
    ['^[\\w.-]+@[\\w-]+(\\.[\\w-]+)+$', ['a@b.co', 'a@b', '@b.co', 'a@b.co.uk']],
    ['^[^\\]\\\\]+$', ['ab', 'a]', 'a\\']],
    ['\\bgold\\b', ['a gold bar', 'golden', 'gold']],
    ['^\\p{L}{2,}?$', ['ñandú', 'x', '12']],
    ['', ['', 'anything']],
    ['^(a|b|)*c?$', ['abab', 'abc', 'd', '']],
    ['^.$', ['😀', 'ab', '\n']],
    ['^a{2}b{1,}(?:cd)?$', ['aab', 'ab', 'aabbcd', 'aabc']],
  ])('%s matches as in the browser', (source, texts) => {
    expect(answers(source, texts)).toEqual(texts.map((text) => new RegExp(source, 'u').test(text)));
  });

  test('invalid escapes are read as older browsers read them', () => {
    expect(answers('^[a-z\\_]+\\@x$', ['a_b@x', 'a_b@', 'ab']).map(String)).toEqual([
      'true',
      'false',
      'false',
    ]);
  });

  test('whatever the text, as in the browser', () => {
    const source = '^(?:[a-c]+[0-1]?|x(y|yz)*)+\\.?$';
    const pattern = compilePattern(source);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'c', '0', 'x', 'y', 'z', '.'), maxLength: 12 }),
        (text) => {
          expect(pattern?.test(text)).toBe(new RegExp(source, 'u').test(text));
        },
      ),
      propertyRuns(),
    );
  });

  test.each([
    '(',
    '[',
    'a{2,1}',
    '*',
    '(a)\\1',
    '(?<name>a)\\k<name>',
    '(?<=a)b',
    'a'.repeat(501),
    '(?i)a',
    'a{1001}',
  ])('one that cannot be run safely is ignored: %s', (source) => {
    expect(compilePattern(source)).toBe(null);
  });

  test.each(['^(a+)+$', '^(a|aa)+$', '^(.*a){25}$', '^(([a-z])+.)+[A-Z]([a-z])+$', '^(a?){50}a{50}$'])(
    'one that keeps a backtracking engine busy is answered immediately: %s',
    async (source) => {
      const judge = () => expect(compilePattern(source)?.test(`${'a'.repeat(120)}!`)).toBe(false);
      expect(await processorTime(judge)).toBeLessThan(2_000);
    },
  );

  test('one that would still take too long is left undecided', () => {
    const nested = '('.repeat(30) + '.{0,900}' + '){0,900}'.repeat(30);
    expect(compilePattern(nested + '!$')?.test('a'.repeat(1_024))).toBe('undecided');
  });
});
