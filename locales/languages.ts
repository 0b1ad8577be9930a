export type Script = 'latin' | 'chinese' | 'thai' | 'arabic';

interface Language {
  /** As the language switcher shows it, in the language itself. */
  label: string;
  /** For `<html lang>`, Intl and screen readers. */
  htmlLang: string;
  dir: 'ltr' | 'rtl';
  script: Script;
  /** What calls carry as `language`. */
  sent: string;
}

const language = (label: string, htmlLang: string, sent: string, more: Partial<Language> = {}): Language => ({
  label,
  htmlLang,
  sent,
  dir: 'ltr',
  script: 'latin',
  ...more,
});

/** Every language that the interface speaks, by the code it is stored under. */
export const languages = {
  CN: language('中文', 'zh-Hans', 'CN', { script: 'chinese' }),
  EN: language('EN', 'en', 'EN'),
  TH: language('ไทย', 'th', 'TH', { script: 'thai' }),
  VI: language('VN', 'vi', 'VI'),
  TY: language('TAGALOG', 'fil', 'tl'),
  AR: language('العربية', 'ar', 'AR', { dir: 'rtl', script: 'arabic' }),
} as const;

export type LanguageCode = keyof typeof languages;

/** The five of the switcher, in its order (LANG-01). */
export const switcherLanguages = ['CN', 'EN', 'TH', 'VI', 'TY'] as const satisfies LanguageCode[];

export const isLanguageCode = (code: unknown): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(languages, code);

interface Offer {
  /** CN where the merchant's file names none. */
  defaultLanguage?: LanguageCode | undefined;
  languages: readonly LanguageCode[];
}
const everyLanguage: Offer = { languages: Object.keys(languages) as LanguageCode[] };

/** LANG-03: what the player chose, else what the operator names, else the default; never what is not offered. */
export function firstLanguage(
  stored: unknown,
  operatorDefault: unknown,
  { defaultLanguage = 'CN', languages: offered }: Offer = everyLanguage,
): LanguageCode {
  const isOffered = (code: unknown): code is LanguageCode => isLanguageCode(code) && offered.includes(code);
  if (isOffered(stored)) return stored;
  return isOffered(operatorDefault) ? operatorDefault : defaultLanguage;
}

/** The first of the browser's languages that is offered, by tags such as `en-PH`: what to speak while the operator cannot be asked. */
export function languageOfBrowser(
  tags: readonly string[],
  { languages: offered }: Offer,
): LanguageCode | undefined {
  const spoken = (tag: string) =>
    offered.find((code) => primary(languages[code].htmlLang) === primary(tag.replace(/^tl\b/i, 'fil')));
  return tags.map(spoken).find((code) => code !== undefined);
}

const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();
