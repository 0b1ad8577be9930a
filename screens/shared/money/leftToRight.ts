import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';

/**
 * An amount, a number or a date that stands beside words: where these read the other way it keeps its own direction. What is put
 * into a text keeps it by itself (locales/i18n.ts).
 */
export const leftToRight = (text: string): string =>
  languages[shownLanguage()].dir === 'rtl' ? `\u2066${text}\u2069` : text;
