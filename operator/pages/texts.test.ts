import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes, languages } from '@araw/contract/calls/languages';

type Texts = Record<string, string>;

/** Texts on every page, and those of proofs. */
const folders = {
  common: (language: string) => import(`./texts/${language}.ts`),
  verify: (language: string) => import(`./texts/verify/${language}.ts`),
};
const names = ['common', 'verify'] as const;

const textsOf = async (language: string, folder: keyof typeof folders): Promise<Texts> =>
  (await folders[folder](language)).texts;

const placeholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();
/** The pages show their texts as they are, so a tag would be read out as such. */
const hasTag = (text: string) => /<\/?\w/.test(text);

const form = /_(?:zero|one|two|few|many|other)$/;

/** Keys of the English file, with the plural forms that the language needs. */
function keysIn(code: LanguageCode, english: Texts): string[] {
  const { pluralCategories } = new Intl.PluralRules(languages[code].htmlLang).resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((one) =>
    pluralCategories.some((category) => category === one),
  );
  const keys = Object.keys(english).flatMap((key) =>
    form.test(key) ? order.map((one) => key.replace(form, `_${one}`)) : [key],
  );
  return [...new Set(keys)];
}

describe('the game texts', () => {
  it('[LANG-02] are in thirty languages', () => {
    expect(languageCodes).toHaveLength(30);
  });

  it.each(languageCodes.flatMap((language) => names.map((folder) => [language, folder] as const)))(
    '[LANG-02] are complete in %s (%s), with their placeholders and without tags',
    async (language, folder) => {
      const [english, texts] = await Promise.all([
        textsOf('en', folder),
        textsOf(language.toLowerCase(), folder),
      ]);
      expect(Object.keys(texts)).toEqual(keysIn(language, english));
      const wrong = Object.entries(texts).filter(([name, text]) => {
        const wanted = placeholders(english[name.replace(form, '_other')]).join();
        return (
          text.trim() === '' ||
          hasTag(text) ||
          ![wanted, form.test(name) && ''].includes(placeholders(text).join())
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  it('cover everything the pages use', async () => {
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
