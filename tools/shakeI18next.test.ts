import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { i18n } from 'i18next';
import { expect, onTestFinished, test } from 'vitest';
import { cutOut, shake } from './cuts.ts';
import { i18nextCuts } from './shakeI18next.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}
const files = import.meta.glob<Record<string, Texts>>('../locales/??/*.ts', { eager: true });
const codes = ['EN', 'CN', 'TH', 'VI', 'TY', 'AR'];
const partsOf = (code: string) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`../locales/${code.toLowerCase()}/`))
    .flatMap(([, parts]) => Object.values(parts));
const flat = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');

/** The library as the built app has it, and as it comes. */
async function bothLibraries(): Promise<i18n[]> {
  const folder = mkdtempSync(join(tmpdir(), 'i18next-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return Promise.all(
    [source, cutOut(source, i18nextCuts).code].map(async (code, place) => {
      const path = join(folder, `${place}.mjs`);
      writeFileSync(path, code);
      const { default: library } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
        default: i18n;
      };
      // As locales/i18n.ts does.
      void library.init({
        lng: 'EN',
        fallbackLng: 'EN',
        load: 'currentOnly',
        initAsync: false,
        keySeparator: '.',
        nsSeparator: false,
        resources: { EN: { translation: {} } },
        interpolation: {
          escape: (value: string) => `\u2068${value}\u2069`,
          defaultVariables: { brand: 'Araw' },
        },
      });
      for (const each of codes) {
        for (const texts of partsOf(each)) library.addResourceBundle(each, 'translation', texts, true);
      }
      return library;
    }),
  );
}

/** A value for each name in braces; one of them looks like what the library would put values in. */
const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ''], place) => [
      name,
      place === 0 ? `<b>$& {{${name}}}</b>` : place,
    ]),
  );

test('texts need no plural, format, context or reference, which the build cuts out', () => {
  const english = partsOf('EN').flatMap((texts) => flat(texts));
  expect(english.length).toBeGreaterThan(1000);
  const needing = codes
    .flatMap((code) => partsOf(code).flatMap((texts) => flat(texts)))
    .filter(
      ([key, text]) =>
        /_(zero|one|two|few|many|other)$|_ordinal/.test(key) || /\$t\(|\{\{\W|\{\{\w*[^\w}]/.test(text),
    );
  expect(needing).toEqual([]);
});

test('every text of every language is the same with and without what is cut out', async () => {
  const [whole, shaken] = await bothLibraries();
  if (!whole || !shaken) throw new Error('both are there');
  for (const code of codes) {
    await Promise.all([whole.changeLanguage(code), shaken.changeLanguage(code)]);
    const read = ({ t, exists, language, languages }: i18n) => ({
      language,
      languages,
      texts: partsOf('EN')
        .flatMap((texts) => flat(texts))
        .map(([key, text]) => [
          t(key as 'app.reload', valuesOf(text)),
          t(key as 'app.reload', { ...valuesOf(text), count: 1 }),
          exists(key),
        ]),
      missing: [
        t('no.such' as 'app.reload'),
        t('no.such' as 'app.reload', { defaultValue: 'PVP {{x}}', x: 2 }),
        t('app.requestId'),
        exists('no.such'),
        exists('app'),
      ],
    });
    expect(read(shaken)).toEqual(read(whole));
  }
});

test('a language that is added and shown later is told to those who listen, as before', async () => {
  const told = (await bothLibraries()).map((library) => {
    const heard: unknown[] = [];
    library.on('languageChanged', (code: string) => heard.push(code));
    library.store.on('added', (...given: unknown[]) => heard.push(given));
    library.addResourceBundle('VI', 'translation', { app: { further: 'x' } }, true);
    void library.changeLanguage('VI');
    heard.push(library.t('app.further' as 'app.reload'), library.getFixedT('EN')('app.name'));
    return heard;
  });
  expect(told[0]).toContain('VI');
  expect(told[1]).toEqual(told[0]);
});

test('every cut is found, and a release without one of the texts fails the build', () => {
  expect(cutOut(source, i18nextCuts).missed).toEqual([]);
  const plugin = shake('library', /library/, [{ unused: 'a part', text: 'part();', becomes: '' }]);
  const { transform, buildEnd } = plugin as unknown as {
    transform: { handler(code: string): { code: string } };
    buildEnd(this: { error(message: string): never }, error?: Error): void;
  };
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  transform.handler('other();');
  expect(() => buildEnd.call(context)).toThrow('library has changed; not found: a part');
  expect(transform.handler('part();part();other();').code).toBe('other();');
  buildEnd.call(context);
});
