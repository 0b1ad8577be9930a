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
