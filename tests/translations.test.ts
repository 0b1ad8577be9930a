import { describe, expect, test } from 'vitest';
import { type LanguageCode, languageCodes } from '@araw/contract/calls/languages';
import alike from '#docs/languages/alike.json' with { type: 'json' };
import { textsOf } from './localeTexts.ts';
import { otherOrder } from './otherOrder.ts';

// What all texts of the app and the operator have in common, compared between languages.

interface Texts {
  readonly [key: string]: string | Texts;
}

const operatorTexts = import.meta.glob<Record<string, Texts>>(
  [
    '../operator/words/??.ts',
    '../operator/content/texts/??.ts',
    '../operator/pages/texts/??.ts',
    '../operator/pages/texts/verify/??.ts',
  ],
  { eager: true },
);

const flat = (texts: Texts, path: string): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : flat(value, `${path}${name}.`),
  );

/** The operator's texts by key, such as `words.locks.deposit`. */
const operatorTextsOf = (folder: string) =>
  Object.entries(operatorTexts)
    .filter(([path]) => path.endsWith(`/${folder}.ts`))
    .flatMap(([path, file]) => {
      const from = path.replace('../operator/', '').replace('/texts/', '/').split('/').slice(0, -1).join('.');
      return Object.values(file).flatMap((texts) => flat(texts, `${from}.`));
    });

const texts = Object.fromEntries(
  languageCodes.map((code) => {
    const folder = code.toLowerCase();
    return [code, new Map([...textsOf(folder), ...operatorTextsOf(folder)])];
  }),
) as Record<LanguageCode, Map<string, string>>;

const translated = languageCodes.filter((code) => code !== 'EN');

const ending = /_(?:zero|one|two|few|many|other)$/;
const withoutForm = (key: string) => key.replace(ending, '');
/** The English text that this one translates: of a plural, the most general form. */
const englishOf = (key: string) => texts.EN.get(ending.test(key) ? `${withoutForm(key)}_other` : key) ?? '';

/** Each value once, where it is first. */
const valuesIn = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

/** Values that a reader can't tell apart when they change places. What is in no list is a name. */
const kinds: readonly (readonly string[])[] = [
  // Numbers.
  [
    'added',
    'age',
    'called',
    'chances',
    'chosen',
    'corners',
    'count',
    'digits',
    'direct',
    'done',
    'factor',
    'first',
    'from',
    'have',
    'highest',
    'last',
    'least',
    'line',
    'lowest',
    'max',
    'min',
    'more',
    'most',
    'number',
    'numbers',
    'one',
    'opened',
    'page',
    'pages',
    'place',
    'second',
    'shown',
    'sum',
    'target',
    'three',
    'times',
    'to',
    'two',
    'used',
    'written',
  ],
  // Amounts.
  [
    'amount',
    'best',
    'each',
    'fee',
    'friend',
    'gross',
    'have',
    'largest',
    'least',
    'limit',
    'most',
    'net',
    'opening',
    'own',
    'pesos',
    'played',
    'required',
    'smallest',
    'stake',
    'sum',
    'target',
    'total',
    'worst',
  ],
  // Rates.
  ['digits', 'game', 'least', 'now', 'openings', 'own', 'percent', 'rate', 'share', 'sides', 'total'],
  // Days and times.
  ['bestDay', 'date', 'day', 'end', 'from', 'moment', 'month', 'mostDay', 'time', 'to', 'until', 'worstDay'],
];
const named = new Set(kinds.flat());
/** The values of each kind, then the names. */
const byKind = (names: readonly string[]) => [
  ...kinds.map((kind) => names.filter((name) => kind.includes(name))),
  names.filter((name) => !named.has(name)),
];

describe('[LANG-02] values of one kind are in the order of the English text, or in one that was read', () => {
  test.each(translated)('%s', (code) => {
    const seen = new Set<string>();
    const wrong = [...texts[code]].filter(([key, text]) => {
      const found = valuesIn(text);
      if (found.length < 2) return false;
      const original = valuesIn(englishOf(key)).filter((name) => found.includes(name));
      const [order, codes] = otherOrder[withoutForm(key)] ?? ['', ''];
      const isListed = codes.split(' ').includes(code);
      if (isListed) seen.add(withoutForm(key));
      const wanted = isListed ? order.split(' ') : [];
      return byKind(found).some((names, kind) => {
        const english = byKind(original)[kind] ?? [];
        const listed = byKind(wanted)[kind] ?? [];
        return String(names) !== String(listed.length > 1 ? listed : english);
      });
    });
    expect(wrong).toEqual([]);
    const listed = Object.keys(otherOrder).filter((key) => otherOrder[key]?.[1].split(' ').includes(code));
    expect([...seen].toSorted()).toEqual(listed.toSorted());
  });

  test('the other order differs from the English one', () => {
    const same = Object.entries(otherOrder).filter(([key, [order]]) => {
      const english = valuesIn(englishOf(texts.EN.has(key) ? key : `${key}_other`));
      const names = order.split(' ');
      return String(english.filter((name) => names.includes(name))) === order.replaceAll(' ', ',');
    });
    expect(same).toEqual([]);
  });
});

/** A percent sign away from its number, on its other side, or in another script: two forms on one page. */
const otherPercents = (code: LanguageCode) =>
  code === 'TR' ? /[\d}]\s*%|%\s|[٪％]/ : /%\s*[\d{]|[\d}]\s+%|[٪％]/;

test.each(languageCodes)('[LANG-02] %s writes percentages in one form, as the figures of the app', (code) => {
  const found = [...texts[code]].filter(([, text]) =>
    otherPercents(code).test(text.replaceAll(/href="[^"]*"/g, '')),
  );
  expect(found).toEqual([]);
});

/** What is left of a text without its values, numbers and marks. */
const wordsOf = (text: string) =>
  (text.replaceAll(/\{+\w+\}+|<[^>]*>/g, ' ').match(/[\p{L}\p{M}\u200c\u200d]+/gu) ?? [])
    .join(' ')
    .toLowerCase();

test('[LANG-02] no text is that of another language, unless both say it with the same words', () => {
  const found = new Map<string, Set<LanguageCode>>();
  for (const key of new Set(translated.flatMap((code) => [...texts[code].keys()]))) {
    const english = wordsOf(englishOf(key));
    const sayings = new Map<string, LanguageCode[]>();
    for (const code of translated) {
      const words = wordsOf(texts[code].get(key) ?? '');
      // What stayed in English has lists of its own.
      if (words !== '' && words !== english) sayings.set(words, [...(sayings.get(words) ?? []), code]);
    }
    for (const [words, codes] of sayings)
      if (codes.length > 1) found.set(words, new Set([...(found.get(words) ?? []), ...codes]));
  }
  const shared = [...found].map(([words, codes]) => [words, [...codes].toSorted().join(' ')] as const);
  expect(Object.fromEntries(shared.toSorted(([a], [b]) => (a < b ? -1 : 1)))).toEqual(alike);
});
