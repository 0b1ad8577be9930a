import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('lines end with CRLF; commas, quotes and line breaks are quoted', () => {
  expect(
    csv(
      ['name', 'says'],
      [
        ['a,b', 'he said "no"'],
        ['two\nlines', 3],
        ['', 'plain'],
      ],
    ),
  ).toBe('name,says\r\n"a,b","he said ""no"""\r\n"two\nlines",3\r\n,plain\r\n');
});
