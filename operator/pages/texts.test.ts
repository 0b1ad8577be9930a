import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Texts = Record<string, string>;

/** Those that every page has, and those of proofs. */
const folders = {
  common: (language: string) => import(`./texts/${language}.ts`),
  verify: (language: string) => import(`./texts/verify/${language}.ts`),
};
const names = ['common', 'verify'] as const;

const textsOf = async (language: string, folder: keyof typeof folders): Promise<Texts> =>
  (await folders[folder](language)).texts;

const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the texts of the games', () => {
  it.each(
    ['cn', 'th', 'vi', 'ty', 'ar'].flatMap((language) => names.map((folder) => [language, folder] as const)),
  )('[LANG-02] are all there in %s (%s), with what they fill in', async (language, folder) => {
    const [english, texts] = await Promise.all([textsOf('en', folder), textsOf(language, folder)]);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    const wrong = Object.entries(texts).filter(
      ([name, text]) =>
        text.trim() === '' || placeholders(text).join() !== placeholders(english[name]).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('cover what the pages name', async () => {
    const [common, ofProofs] = await Promise.all(names.map((folder) => textsOf('en', folder)));
    const english = { ...common, ...ofProofs };
    expect(Object.keys(english)).toHaveLength(
      Object.keys({ ...common }).length + Object.keys({ ...ofProofs }).length,
    );
    const pages = [
      'play.html',
      'book.html',
      'shared/client.ts',
      'play.ts',
      'book.ts',
      'proofs.ts',
      'verify.ts',
    ];
    const sources = pages.map((name) => readFileSync(`operator/pages/${name}`, 'utf8')).join('');
    const named = [...sources.matchAll(/data-(?:text|label)="(\w+)"|\bt\('([\w.]+)'/g)];
    expect(named.length).toBeGreaterThan(30);
    for (const [, inPage, inScript] of named) expect(english).toHaveProperty([inPage ?? inScript ?? '']);
  });
});
