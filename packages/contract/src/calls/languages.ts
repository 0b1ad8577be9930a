/** Codes as languages are stored: the specification's, then five more. */
export const languageCodes = [
  ...(['CN', 'EN', 'TH', 'VI', 'TY', 'AR', 'JA', 'MY', 'ES', 'HI', 'ID', 'KM', 'KO', 'MS', 'PT'] as const),
  ...(['TA', 'TW', 'UR', 'TR', 'BN', 'FA', 'RU', 'LO', 'NE', 'FR', 'DE', 'IT', 'PL', 'SI', 'UK'] as const),
] as const;

export type LanguageCode = (typeof languageCodes)[number];

interface Language {
  /** For `<html lang>`, Intl and screen readers. */
  htmlLang: string;
  dir: 'ltr' | 'rtl';
  /** The `language` of calls. */
  sent: string;
}

/** What differs from `{ htmlLang: 'ja', dir: 'ltr', sent: 'JA' }`. */
const differing: Partial<Record<LanguageCode, Partial<Language>>> = {
  CN: { htmlLang: 'zh-Hans' },
  TW: { htmlLang: 'zh-Hant' },
  TY: { htmlLang: 'fil', sent: 'tl' },
  ES: { htmlLang: 'es-419' },
  PT: { htmlLang: 'pt-BR' },
  AR: { dir: 'rtl' },
  FA: { dir: 'rtl' },
  UR: { dir: 'rtl' },
};

/** Every language of the interface, by the code it is stored under (LANG-02). */
export const languages = Object.fromEntries(
  languageCodes.map((code) => [
    code,
    { htmlLang: code.toLowerCase(), dir: 'ltr', sent: code, ...differing[code] } satisfies Language,
  ]),
) as Record<LanguageCode, Readonly<Language>>;

/** The five of the switcher, in its order (LANG-01). */
export const switcherLanguages = ['CN', 'EN', 'TH', 'VI', 'TY'] as const satisfies LanguageCode[];

export const isLanguageCode = (code: unknown): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(languages, code);

interface Offer {
  /** CN if the merchant's file names none. */
  defaultLanguage?: LanguageCode | undefined;
  languages: readonly LanguageCode[];
}
const everyLanguage: Offer = { languages: languageCodes };

/** LANG-03: the player's choice, else the operator's, else the default; only offered languages. */
export function firstLanguage(
  stored: unknown,
  operatorDefault: unknown,
  { defaultLanguage = 'CN', languages: offered }: Offer = everyLanguage,
): LanguageCode {
  const isOffered = (code: unknown): code is LanguageCode => isLanguageCode(code) && offered.includes(code);
  if (isOffered(stored)) return stored;
  return isOffered(operatorDefault) ? operatorDefault : defaultLanguage;
}

/** Tags that browsers send beside or in place of `htmlLang`. */
const otherTags: readonly (readonly [RegExp, string])[] = [
  [/^tl\b/i, 'fil'],
  // Android before 5 and old Java systems.
  [/^in\b/i, 'id'],
  [/^zh-(?:tw|hk|mo|hant)\b/i, 'zh-Hant'],
  [/^zh\b/i, 'zh-Hans'],
];

/** The first offered language among the browser's tags, such as `en-PH`. */
export function languageOfBrowser(
  tags: readonly string[],
  { languages: offered }: Offer,
): LanguageCode | undefined {
  const spoken = (tag: string) => {
    const [, other = tag] = otherTags.find(([pattern]) => pattern.test(tag)) ?? [];
    return (
      offered.find((code) => languages[code].htmlLang === other) ??
      offered.find((code) => primary(languages[code].htmlLang) === primary(other))
    );
  };
  return tags.map(spoken).find((code) => code !== undefined);
}

const primary = (tag: string) => tag.split('-')[0]?.toLowerCase();

/** A language as calls name it: Tagalog is sent as tl (LANG-02). */
export const languageToSend = (code: string) => (isLanguageCode(code) ? languages[code].sent : code);
