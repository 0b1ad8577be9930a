import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '@araw/contract/calls/languages';
import { textsOf } from './localeTexts.ts';

// docs/languages/<language>.md: a changed text turns red until its back-translation is reviewed.

/** Markdown would take `<terms>` for HTML and `|` for the end of a cell. */
const cell = (text = '') => text.replace(/[<|]/g, '\\$&');

const rowsOf = (code: string) =>
  readFileSync(`docs/languages/${code}.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [key = '', english, text, back = '', ...more] = line
        .slice('| '.length, -' |'.length)
        .split(' | ');
      return { key: key.slice(1, -1), english, text, back, more };
    });

/** Names of values and tags, which a back-translation keeps. */
const marksOf = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted();

const english = textsOf('en');
const codes = languageCodes.filter((code) => code !== 'EN').map((code) => code.toLowerCase());

describe.each(codes)('docs/languages/%s.md', (code) => {
  const rows = rowsOf(code);

  test('[LANG-02] shows each English text and its translation as they are today', () => {
    const own = textsOf(code);
    expect(rows.map(({ key, english: shown, text }) => [key, shown, text])).toEqual(
      rows.map(({ key }) => [key, cell(english.get(key)), cell(own.get(key))]),
    );
  });

  test('[LANG-02] translates each back, with the values and links of the text', () => {
    expect(rows.filter(({ back, more }) => back.trim() === '' || more.length > 0)).toEqual([]);
    expect(rows.map(({ back }) => marksOf(back))).toEqual(
      rows.map(({ key }) => marksOf(english.get(key) ?? '')),
    );
  });

  test('[LANG-02] has the same texts as the others', () => {
    const keys = rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(61);
    expect(keys).toEqual(rowsOf('cn').map(({ key }) => key));
  });
});
