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

const form = /_(?:zero|one|two|few|many|other)$/;
const tags: Record<string, string> = { en: 'en', cn: 'zh', th: 'th', vi: 'vi', ty: 'fil', ar: 'ar' };

/** Those of the English file, with the forms that the language's own numbers ask for. */
function keysIn(language: string, english: Texts): string[] {
  const { pluralCategories } = new Intl.PluralRules(tags[language]).resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((one) =>
    pluralCategories.some((category) => category === one),
  );
  const keys = Object.keys(english).flatMap((key) =>
    form.test(key) ? order.map((one) => key.replace(form, `_${one}`)) : [key],
  );
  return [...new Set(keys)];
}

describe('the texts of the games', () => {
  it.each(
    ['cn', 'th', 'vi', 'ty', 'ar'].flatMap((language) => names.map((folder) => [language, folder] as const)),
  )('[LANG-02] are all there in %s (%s), with what they fill in', async (language, folder) => {
    const [english, texts] = await Promise.all([textsOf('en', folder), textsOf(language, folder)]);
    expect(Object.keys(texts)).toEqual(keysIn(language, english));
    const wrong = Object.entries(texts).filter(([name, text]) => {
      const wanted = placeholders(english[name.replace(form, '_other')]).join();
      return text.trim() === '' || ![wanted, form.test(name) && ''].includes(placeholders(text).join());
    });
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
