import { languageCodes, languages } from '@araw/contract/calls/languages';
import type { texts as common } from '../texts/en.ts';
import type { texts as ofProofs } from '../texts/verify/en.ts';

// Texts for the pages of games, bets and proofs; only one language is loaded.

/** A text with plural forms is requested without the form, and with a `count`. */
type Asked<Key> = Key extends `${infer Counted}_${'one' | 'other'}` ? Counted : Key;
export type TextName = Asked<keyof typeof common | keyof typeof ofProofs>;

const asked = new URLSearchParams(location.search).get('language');
const code = languageCodes.find((one) => one.toLowerCase() === asked) ?? 'EN';
const page = document.documentElement;
page.lang = languages[code].htmlLang;
page.dir = languages[code].dir;

const plurals = new Intl.PluralRules(languages[code].htmlLang);

const texts: Record<string, string> = {};

/** A file for each language, by its path. */
type Files = Record<string, () => Promise<unknown>>;

/** Loads texts in the page's language. */
export async function addTexts(files: Files): Promise<void> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${code.toLowerCase()}.ts`)) ?? [];
  if (!load) throw new Error(`There are no texts in ${code}`);
  Object.assign(texts, ((await load()) as { texts: Record<string, string> }).texts);
}

await addTexts(import.meta.glob('../texts/??.ts'));

// A file of its own, so that no page waits for it.
import('../fonts/scriptFont.ts').catch(() => {});

type Values = Record<string, unknown>;

/** Isolates filled-in values in right-to-left texts, or ₱5.00 would be reordered. */
const isolated = (value: unknown) => (page.dir === 'rtl' ? `\u2068${String(value)}\u2069` : String(value));

/** The page's text of this name, with `{names}` filled in. */
export const t = (name: TextName, values: Values = {}) => word(name, values);

/** The same for names from the operator, such as a symbol or choice. Throws if there is no such text. */
export function word(name: string, values: Values = {}): string {
  const counted = () => `${name}_${plurals.select(Number(values.count))}`;
  // A browser without the language's plural rules selects another language's form.
  const text = texts[name] ?? texts[counted()] ?? texts[`${name}_other`];
  if (text === undefined) throw new Error(`There is no text ${name}`);
  return text.replace(/\{(\w+)\}/g, (_, value: string) => isolated(values[value]));
}
