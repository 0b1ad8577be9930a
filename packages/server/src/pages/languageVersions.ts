import { isLanguageCode, type LanguageCode, languages } from '@araw/contract/calls/languages';
import { languageQuery } from '@araw/contract/calls/languageQuery';

interface Page {
  /** With the base path. */
  path: string;
  /** Of this drawing. */
  language: string;
  /** The language of a first visit, whose pages have no query. */
  siteLanguage: LanguageCode;
  offered: readonly LanguageCode[];
}

/**
 * What tells search engines where a page is in each language (LANG-02). They read whole addresses only: `origin` is such as
 * https://play.example.com.
 */
export function languageLinks({ path, language, siteLanguage, offered }: Page, origin: string): string {
  const own = origin.replaceAll('"', '') + path;
  const addressOf = (code: string) => (code === siteLanguage ? own : `${own}?${languageQuery}=${code}`);
  const alternates = offered.map((code) => [hreflangOf(code), addressOf(code)] as const);
  return [
    `<link rel="canonical" href="${addressOf(language)}">`,
    ...[...alternates, ['x-default', own] as const].map(
      ([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${address}">`,
    ),
  ].join('');
}

/** Search engines know no regions in numbers, such as that of es-419. */
const hreflangOf = (code: LanguageCode) => languages[code].htmlLang.replace(/-\d+$/, '');

/** The language that an address names, if the site offers it, and the rest of its query. */
export function askedLanguage(query: URLSearchParams, offered: readonly LanguageCode[]) {
  const [code, ...more] = query.getAll(languageQuery);
  if (more.length > 0 || !isLanguageCode(code) || !offered.includes(code)) return { rest: query };
  const rest = new URLSearchParams(query);
  rest.delete(languageQuery);
  return { asked: code, rest };
}
