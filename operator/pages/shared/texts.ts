import type { texts as common } from '../texts/en.ts';
import type { texts as ofProofs } from '../texts/verify/en.ts';

// The words of the pages of games, bets and proofs: those of one language are loaded.

/** One with plural forms is asked for without the form, and with a `count`. */
type Asked<Key> = Key extends `${infer Counted}_${'one' | 'other'}` ? Counted : Key;
export type TextName = Asked<keyof typeof common | keyof typeof ofProofs>;

const languageTags = { en: 'en', cn: 'zh-CN', th: 'th', vi: 'vi', ty: 'tl', ar: 'ar' } as const;
type Language = keyof typeof languageTags;
const languages = Object.keys(languageTags) as Language[];

/** Of each language its file. */
type Files = Record<Language, () => Promise<{ texts: Record<string, string> }>>;

const asked = new URLSearchParams(location.search).get('language');
const language = languages.find((one) => one === asked) ?? 'en';
const page = document.documentElement;
page.lang = languageTags[language];
page.dir = language === 'ar' ? 'rtl' : 'ltr';

const plurals = new Intl.PluralRules(languageTags[language]);

const texts: Record<string, string> = {};

/** Loads words in the page's language. */
export async function addTexts(files: Files): Promise<void> {
  Object.assign(texts, (await files[language]()).texts);
}

await addTexts({
  en: () => import('../texts/en.ts'),
  cn: () => import('../texts/cn.ts'),
  th: () => import('../texts/th.ts'),
  vi: () => import('../texts/vi.ts'),
  ty: () => import('../texts/ty.ts'),
  ar: () => import('../texts/ar.ts'),
});

type Values = Record<string, unknown>;

/** What is filled in keeps its own direction among words from right to left, as ₱5.00 must. */
const isolated = (value: unknown) => (page.dir === 'rtl' ? `\u2068${String(value)}\u2069` : String(value));

/** The page's text of this name, with `{names}` filled in. */
export const t = (name: TextName, values: Values = {}) => word(name, values);

/** The same for what the operator names, such as a symbol or a choice. Throws where there is no text for it. */
export function word(name: string, values: Values = {}): string {
  const text = texts[name] ?? texts[`${name}_${plurals.select(Number(values.count))}`];
  if (text === undefined) throw new Error(`There is no text ${name}`);
  return text.replace(/\{(\w+)\}/g, (_, value: string) => isolated(values[value]));
}
