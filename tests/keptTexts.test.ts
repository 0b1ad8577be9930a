import { expect, test } from 'vitest';
import { languageCodes } from '@araw/contract/calls/languages';
import { keptIn } from './keptTexts.ts';

// docs/languages/kept/<language>.json: what is the same as in English, for the app and the operator.

const files = import.meta.glob<object>(
  [
    '../locales/??/*.ts',
    '!../locales/??/{files,intl}.ts',
    '../operator/words/??.ts',
    '../operator/content/texts/??.ts',
    '../operator/pages/texts/**/??.ts',
  ],
  { eager: true },
);

const flat = (node: object, path: string): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : flat(value, `${path}.${key}`),
  );

/** All texts of a language; a key begins with its file, without the language. */
const textsOf = (code: string) =>
  new Map(
    Object.entries(files)
      .filter(([path]) => new RegExp(`/${code}(?:/\\w+)?\\.ts$`).test(path))
      .flatMap(([path, file]) =>
        Object.values(file).flatMap((texts: object) =>
          flat(texts, path.replace(new RegExp(`/${code}(?=[/.])`), '')),
        ),
      ),
  );

const english = textsOf('en');
const form = /_(?:zero|one|two|few|many|other)$/;
const forms = ['one', 'other'].map((one) => `_${one}`);
/** The English texts under the same key, in each plural form. */
const englishOf = (key: string) =>
  [key, ...(form.test(key) ? forms.map((one) => key.replace(form, one)) : [])].map((one) => english.get(one));

/** Without names of values, tags and numbers, which no language translates. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{+\w+\}+|<[^>]*>/g, ''));

const sameAsEnglish = (texts: ReadonlyMap<string, string>) =>
  [...texts].filter(([key, text]) => hasWords(text) && englishOf(key).includes(text)).map(([, text]) => text);

const translated = languageCodes.filter((code) => code !== 'EN');

test.each(translated)(
  '[LANG-02] in %s the app and the operator leave in English what was reviewed',
  (code) => {
    const texts = textsOf(code.toLowerCase());
    expect(texts.size).toBeGreaterThan(3_000);
    expect([...new Set(sameAsEnglish(texts))].toSorted()).toEqual(keptIn(code).toSorted());
  },
);

test('[LANG-02] an untranslated text is noticed in the app, the words, the content and the pages', () => {
  const rooms = ['/locales/', '/words', '/content/', '/pages/texts.', '/verify'];
  const one = rooms.map((room) => [...english].find(([key, text]) => key.includes(room) && hasWords(text)));
  expect(one).not.toContain(undefined);
  expect(sameAsEnglish(new Map(one.filter((found) => found !== undefined)))).toEqual(
    one.map((found) => found?.[1]),
  );
});
