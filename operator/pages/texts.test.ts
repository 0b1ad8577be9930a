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

/** Whether a form is for a single number and may omit it. */
function isOneNumber(code: LanguageCode, name: string): boolean {
  const rules = new Intl.PluralRules(languages[code].htmlLang);
  const numbers = Array.from({ length: 1_001 }, (_, number) => number);
  return (
    form.test(name) && numbers.filter((number) => name.endsWith(`_${rules.select(number)}`)).length === 1
  );
}

/** `4 × cherry`, and `2 of 6 picked`, whose word goes with the six. */
const countedWithoutForms = ['lineWon', 'pickedOf'];

/** Numbers that no word depends on: factors, percentages, results, and which one it is. */
const wordless = [
  'corners',
  'digits',
  'first',
  'game',
  'highest',
  'line',
  'lowest',
  'most',
  'nonce',
  'number',
  'numero',
  'one',
  'openings',
  'percent',
  'point',
  'second',
  'share',
  'sides',
  'sizes',
  'sum',
  'three',
  'times',
  'total',
  'two',
];

/** Everything else: names, cards, amounts and times, already written. */
const words = [
  'amount',
  'away',
  'cards',
  'chances',
  'choice',
  'color',
  'colors',
  'commitment',
  'dice',
  'dragon',
  'fish',
  'from',
  'home',
  'left',
  'mode',
  'numbers',
  'opening',
  'pesos',
  'prize',
  'result',
  'returns',
  'seed',
  'side',
  'stake',
  'stakes',
  'symbol',
  'symbols',
  'tiger',
  'title',
  'to',
  'winner',
];

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
        const all = placeholders(english[name.replace(form, '_other')]);
        const wanted = all.join();
        const withoutCount = all.filter((one) => one !== '{count}').join();
        return (
          text.trim() === '' ||
          hasTag(text) ||
          ![wanted, isOneNumber(language, name) && withoutCount].includes(placeholders(text).join())
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  it('[LANG-02] name a number count and give it forms, or it is listed as needing none', async () => {
    const inEnglish = { ...(await textsOf('en', 'common')), ...(await textsOf('en', 'verify')) };
    const used = new Set(Object.values(inEnglish).flatMap(placeholders));
    const known = ['count', ...wordless, ...words].map((name) => `{${name}}`);
    expect([...used].toSorted()).toEqual(known.toSorted());
    const unformed = Object.entries(inEnglish).flatMap(([name, text]) =>
      text.includes('{count}') && !form.test(name) ? [name] : [],
    );
    expect(unformed).toEqual(countedWithoutForms);
  });

  it('cover everything the pages use', async () => {
    const [common, ofProofs] = await Promise.all(names.map((folder) => textsOf('en', folder)));
    const english = { ...common, ...ofProofs };
    const asked = Object.keys(english).map((name) => name.replace(form, ''));
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
    expect(named.flatMap(([, inPage, inScript]) => inPage ?? inScript ?? [])).toSatisfy((names: string[]) =>
      names.every((name) => asked.includes(name)),
    );
  });
});
