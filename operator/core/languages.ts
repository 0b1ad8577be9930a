/** A language as calls send it, as the code that texts are kept by: Tagalog travels as tl (LANG-02). */
export function languageKey(sent: string): string {
  const code = sent.toUpperCase();
  return code === 'TL' ? 'TY' : code;
}

/** The text in the language asked for, else the English one. */
export const textIn = (
  language: string,
  english: string,
  translations: Readonly<Record<string, string>>,
): string => (Object.hasOwn(translations, language) ? translations[language] : undefined) ?? english;

/** With values in the place of their names in braces; in Arabic each keeps its own direction, as ₱5.00 must. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>, language: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return languageKey(language) === 'AR' ? `\u2068${value}\u2069` : value;
  });
