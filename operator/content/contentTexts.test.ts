import { describe, expect, test } from 'vitest';
import { en } from '#operator/words/en.ts';
import { say } from '#operator/words/say.ts';
import { languageCodes, languages } from '@araw/contract/calls/languages';
import { contentTexts } from './contentTexts.ts';

const flat = (texts: object, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, one]: [string, string | object]) =>
    typeof one === 'string' ? [[`${path}${name}`, one] as [string, string]] : flat(one, `${path}${name}.`),
  );

const english = new Map(flat(contentTexts.EN));
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
/** With their addresses, but not with their translated attributes. */
const tags = (text: string) => (text.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/ alt="[^"]*"/, ''));

describe.each(languageCodes)('[LANG-02] the help, terms, announcements, banners and goods in %s', (code) => {
  const texts = flat(contentTexts[code]);

  test('have every text, with its placeholders, tags and links', () => {
    expect(texts.map(([key]) => key)).toEqual([...english.keys()]);
    const wrong = texts.filter(([key, text]) => {
      const original = english.get(key) ?? '';
      return (
        text.trim() === '' ||
        placeholders(text).join() !== placeholders(original).join() ||
        tags(text).join() !== tags(original).join()
      );
    });
    expect(wrong).toEqual([]);
  });
});

const rightToLeft = languageCodes.filter((code) => languages[code].dir === 'rtl');

test.each(rightToLeft)(
  '[LANG-02] in %s no text begins with a Latin letter, which would turn its direction',
  (code) => {
    const inbox = Object.keys(en.inbox) as (keyof typeof en.inbox)[];
    const texts = [
      ...flat(contentTexts[code]).map(([, text]) => text),
      ...inbox.flatMap((name) => [say(`inbox.${name}.title`, code), say(`inbox.${name}.content`, code)]),
    ].filter((text) => /\p{Script=Arabic}/u.test(text));
    expect(texts.length).toBeGreaterThan(100);
    const beginning = (text: string) =>
      /[\p{Letter}\u200f]/u.exec(text.replaceAll(/<[^>]*>|\{\w+\}/g, ''))?.[0] ?? '';
    expect(texts.filter((text) => /[A-Za-z]/.test(beginning(text)))).toEqual([]);
  },
);
