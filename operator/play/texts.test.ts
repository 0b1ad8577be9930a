import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Texts = Record<string, string>;

const textsOf = async (language: string): Promise<Texts> =>
  (await import(`./page/texts/${language}.js`)).texts;

const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the texts of the games', () => {
  it.each(['cn', 'th', 'vi', 'ty', 'ar'])(
    '[LANG-02] are all there in %s, with what they fill in',
    async (language) => {
      const [english, texts] = await Promise.all([textsOf('en'), textsOf(language)]);
      expect(Object.keys(texts)).toEqual(Object.keys(english));
      const wrong = Object.entries(texts).filter(
        ([name, text]) =>
          text.trim() === '' || placeholders(text).join() !== placeholders(english[name]).join(),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('cover what the pages name', async () => {
    const english = await textsOf('en');
    const pages = ['play.html', 'book.html', 'client.js', 'play.js', 'book.js'];
    const sources = pages.map((name) => readFileSync(`operator/play/page/${name}`, 'utf8')).join('');
    const named = [...sources.matchAll(/data-(?:text|label)="(\w+)"|\bt\('([\w.]+)'/g)];
    expect(named.length).toBeGreaterThan(30);
    for (const [, inPage, inScript] of named) expect(english).toHaveProperty([inPage ?? inScript ?? '']);
  });
});
