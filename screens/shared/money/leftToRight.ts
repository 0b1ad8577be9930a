import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';

/** Written from left to right within words of any direction. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** An amount, a number or a date inside of a sentence: in one that reads the other way it keeps its own direction. */
export const leftToRight = (text: string): string =>
  languages[shownLanguage()].dir === 'rtl' ? isolated(text) : text;
