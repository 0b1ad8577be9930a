import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { shell } from './en/shell.ts';
import { type LanguageCode, languages } from '@araw/contract/calls/languages';
import type { Part } from './messages.ts';

type Texts = Record<string, object>;

export const namespace = 'translation';
/** Of the languages that a first load names; every other language has `files.ts`. */
const shellFiles = import.meta.glob<Record<string, Texts>>('./{ar,cn,th,ty,vi}/shell.ts');

/** The parts that screens have asked for so far. */
const wantedParts = new Set<Part>(['shell']);
/** What `showLanguage` was asked for last. */
let wantedLanguage: LanguageCode | undefined;
/** `<language>/<part>` of what has been added. */
const added = new Set<string>();

/** 1,000, in Latin digits whatever the language; among words from right to left a value keeps its own direction. */
function written(value: string | number): string {
  const text = typeof value === 'number' ? value.toLocaleString('en') : value;
  return languages[shownLanguage()].dir === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** Starts in English, whose shell is bundled; `showLanguage` follows. Synchronous. */
export function startI18n(english: Texts = shell, brand = 'Araw') {
  added.clear();
  added.add('en/shell');
  void i18next.use(initReactI18next).init({
    // Not LanguageCode: Intl.PluralRules takes the forms of the browser's own language for one that it doesn't know.
    lng: languages.EN.htmlLang,
    fallbackLng: languages.EN.htmlLang,
    load: 'currentOnly',
    initAsync: false,
    // Told outright, it need not find out for every text whether its key is a text itself.
    keySeparator: '.',
    nsSeparator: false,
    // A copy: later parts are written into it.
    resources: { [languages.EN.htmlLang]: { [namespace]: JSON.parse(JSON.stringify(english)) as Texts } },
    // The merchant's name, in every text. React escapes.
    interpolation: { escape: written, useRawValueToEscape: true, defaultVariables: { brand } },
    react: { useSuspense: false },
  });
  return i18next;
}

/** Adds a part's texts in a language, shown or not. Rejects when the file cannot be had. */
export async function loadTextsIn(code: LanguageCode, part: Part): Promise<void> {
  const name = `${code.toLowerCase()}/${part}`;
  if (added.has(name)) return;
  const shellFile = part === 'shell' ? shellFiles[`./${name}.ts`] : undefined;
  const texts = shellFile
    ? (await shellFile()).shell
    : await (await import('./partFiles.ts')).textsOf(name, part);
  if (!texts) throw new Error(`there is no locales/${name}.ts`);
  i18next.addResourceBundle(languages[code].htmlLang, namespace, texts, true);
  added.add(name);
}

/**
 * Adds a part's texts, in English and in the language shown. Rejects without the English ones; where the
 * language's own fail to load, English stands in.
 */
export async function loadTexts(part: Part): Promise<void> {
  wantedParts.add(part);
  await Promise.all([loadTextsIn('EN', part), loadTextsIn(shownLanguage(), part).catch(() => {})]);
}

/**
 * Switches the interface to a language and loads its files when they are needed. A shell that is missing or
 * fails to load leaves what was shown so far, at startup the bundled English; of two calls the later one counts.
 * Resolves with the language shown.
 */
export async function showLanguage(code: LanguageCode): Promise<LanguageCode> {
  wantedLanguage = code;
  const [shellAdded] = await Promise.allSettled([...wantedParts].map((part) => loadTextsIn(code, part)));
  if (shellAdded?.status === 'rejected' || wantedLanguage !== code) return shownLanguage();
  await i18next.changeLanguage(languages[code].htmlLang);
  return code;
}

/** The language that the interface is in now. */
export const shownLanguage = (): LanguageCode => {
  const codes = Object.keys(languages) as LanguageCode[];
  return codes.find((code) => languages[code].htmlLang === i18next.language) ?? 'EN';
};
