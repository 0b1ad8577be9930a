import { isLanguageCode, languages } from '@araw/contract/calls/languages';

/** A language as sent in calls, as the key for texts: Tagalog is sent as tl (LANG-02). */
export function languageKey(sent: string): string {
  const code = sent.toUpperCase();
  return code === 'TL' ? 'TY' : code;
}

/** The text in the requested language, or else in English. */
export const textIn = (
  language: string,
  english: string,
  translations: Readonly<Record<string, string>>,
): string => (Object.hasOwn(translations, language) ? translations[language] : undefined) ?? english;

/** Fills in `{names}`; isolates each value among words from right to left, or ₱5.00 would be reordered. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>, language: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const key = languageKey(language);
    return isLanguageCode(key) && languages[key].dir === 'rtl' ? `\u2068${value}\u2069` : value;
  });
