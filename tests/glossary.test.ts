import { describe, expect, test } from 'vitest';
import { languageCodes } from '@araw/contract/calls/languages';

// One term per thing, and one translation per text: the terms are in docs/glossary/<language>.json.

interface Texts {
  readonly [key: string]: unknown;
}
type Text = readonly [key: string, text: string];

const locales = import.meta.glob<Record<string, Texts>>(
  ['../locales/??/*.ts', '!../locales/??/{files,intl}.ts'],
  {
    eager: true,
  },
);
const operatorTexts = import.meta.glob<Texts>(
  [
    '../operator/**/data/*.ts',
    // Names of games.
    '!../operator/games/data/*.ts',
    '../operator/words/??.ts',
    '../operator/content/texts/??.ts',
    '../operator/pages/texts/**/??.ts',
  ],
  { eager: true },
);
const glossaries = import.meta.glob<Record<string, { word: string; not?: string }>>(
  '../docs/glossary/*.json',
  {
    eager: true,
    import: 'default',
  },
);

/** English first: the others are compared with it. */
const codes = ['en', ...languageCodes.filter((code) => code !== 'EN').map((code) => code.toLowerCase())];

/** Words by which the chat's script recognises a topic: players may use synonyms. */
const isSynonym = (key: string) => /\.words\./.test(key);

function flat(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => flat(one, `${key}.${name}`));
}

const partOf = (path: string) => /([^/]+)\.ts$/.exec(path)?.[1] ?? path;

const screens = Object.fromEntries(
  codes.map((code) => [
    code,
    Object.entries(locales)
      .filter(([path]) => path.startsWith(`../locales/${code}/`))
      .flatMap(([path, file]) => Object.values(file).flatMap((texts) => flat(texts, partOf(path)))),
  ]),
) as Record<string, Text[]>;

/** A value's name, such as `{bonus}`, and a tag are no words of the language. */
const withoutNames = (text: string) => text.replace(/\{\w+\}|<[^>]*>/g, '');

/** Files of one language, and the entries for it in all other files. */
const operatorIn = (code: string): Text[] =>
  Object.entries(operatorTexts).flatMap(([path, file]) => {
    const own = codes.find((one) => new RegExp(`[./]${one}\\.ts$`).test(path));
    const texts = flat(file, partOf(path))
      .filter(([key]) => !isSynonym(key))
      .map(([key, text]) => [key, withoutNames(text)] as const);
    if (own) return own === code ? texts : [];
    return texts.filter(([key]) => key.split('.').includes(code.toUpperCase()));
  });

const glossaryOf = (code: string) => Object.entries(glossaries[`../docs/glossary/${code}.json`] ?? {});

function uses(texts: readonly Text[], pattern: string): Text[] {
  const words = new RegExp(pattern, 'iu');
  return texts.filter(([, text]) => words.test(text));
}

/** Texts with a synonym of a term, and unused terms. */
function problemsOf(glossary: ReturnType<typeof glossaryOf>, texts: readonly Text[]): string[] {
  return glossary.flatMap(([term, { word, not }]) => [
    ...(uses(texts, word).length === 0 ? [`${term}: nothing is called ${word}`] : []),
    ...(not ? uses(texts, not).map(([key, text]) => `${term}: ${key}: ${text}`) : []),
  ]);
}

const terms = glossaryOf('en').map(([term]) => term);

test('[LANG-02] the glossary has sixty terms', () => {
  expect(new Set(terms).size).toBe(60);
});

describe.each(codes)('%s', (code) => {
  test('[LANG-02] has the sixty terms, before those of its own', () => {
    const own = glossaryOf(code).map(([term]) => term);
    expect(own.slice(0, terms.length)).toEqual(terms);
  });

  test('[LANG-02] uses its glossary’s term for each thing', () => {
    const texts = [...(screens[code] ?? []), ...operatorIn(code)];
    expect(texts.length).toBeGreaterThan(2_600);
    expect(problemsOf(glossaryOf(code), texts)).toEqual([]);
  });
});

test('reports synonyms with their text, and unused terms', () => {
  const glossary = Object.entries({ agent: { word: 'agent', not: 'superior' }, fee: { word: 'fee' } });
  expect(
    problemsOf(glossary, [
      ['a.b', 'Your Superior'],
      ['c', 'Your agent'],
    ]),
  ).toEqual(['agent: a.b: Your Superior', 'fee: nothing is called fee']);
});

/** English texts with different meanings in different places, and therefore different translations. */
const severalMeanings: Readonly<Record<string, string>> = {
  Account: 'whose account a row is about, or the player’s own page',
  Active: 'a bonus that is being bet, or members who play',
  Choose: 'a step, or an invitation to choose',
  Ended: 'a state, or the label of a moment',
  From: 'a sender, or the beginning of a range',
  New: 'unread, just added, or new members',
  Next: 'the next picture, or the next level',
  Online: 'how many are, or whether one is',
  Open: 'a state, or what a button does',
  Payouts: 'of bets, or of an agent’s contract',
  Submit: 'the specifications word two different buttons so',
  To: 'a receiver, or the end of a range',
  Waiting: 'for an answer, or for a payment',
  Won: 'a state, or the label of an amount',
  '{{number}} of {{last}}': 'a slide by its number, or confirmations so far',
};

const englishSources = import.meta.glob<string>(
  ['../locales/en/*.ts', '../operator/words/en.ts', '../operator/pages/texts/en.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

test('[LANG-02] an English text with several meanings has a comment for translators', () => {
  const uncommented = Object.entries(englishSources).flatMap(([path, source]) => {
    const lines = source.split('\n');
    return lines.flatMap((line, index) => {
      const [, text] = /: ["'](.+)["'],$/.exec(line) ?? [];
      const isClear = !text || !Object.hasOwn(severalMeanings, text) || lines[index - 1]?.includes('/**');
      return isClear ? [] : [`${path}:${index + 1} ${text}`];
    });
  });
  expect(uncommented).toEqual([]);
});

const isPlural = (key: string) => /_(?:zero|one|two|few|many|other)$/.test(key);

const english = (screens.en ?? []).filter(([key]) => !isPlural(key));

/** Keys that share an English text. */
const repeated = [...new Set(english.map(([, text]) => text))]
  .map((text) => ({ text, keys: english.filter(([, one]) => one === text).map(([key]) => key) }))
  .filter(({ keys }) => keys.length > 1);

const byKey: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  codes.map((code) => [code, new Map(screens[code])]),
);

const translationsOf = (code: string, keys: readonly string[]) =>
  new Set(keys.map((key) => byKey[code]?.get(key)));

test.each(codes.slice(1))('[LANG-02] in %s a repeated English text has one translation', (code) => {
  expect(repeated.length).toBeGreaterThan(150);
  const differing = repeated.filter(
    ({ text, keys }) => !Object.hasOwn(severalMeanings, text) && translationsOf(code, keys).size > 1,
  );
  expect(differing.map(({ text, keys }) => [text, ...translationsOf(code, keys)])).toEqual([]);
});

test('each exception is still needed', () => {
  const differing = repeated.filter(({ keys }) =>
    codes.slice(1).some((code) => translationsOf(code, keys).size > 1),
  );
  expect(differing.map(({ text }) => text).toSorted()).toEqual(Object.keys(severalMeanings).toSorted());
});
