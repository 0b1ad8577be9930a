import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '@araw/contract/calls/languages';

/**
 * Isolates an amount, number or date next to right-to-left words, so that it keeps its direction. Values interpolated
 * into a text are isolated automatically (locales/i18n.ts).
 */
export const leftToRight = (text: string): string =>
  languages[shownLanguage()].dir === 'rtl' ? `\u2066${text}\u2069` : text;
