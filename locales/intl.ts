import i18next from 'i18next';
import { type LanguageCode, languages } from '@araw/contract/calls/languages';
import { namespace, shownLanguage } from './i18n.ts';

export type Unit = 'year' | 'month' | 'day' | 'hour' | 'minute';

/**
 * What `Intl` says in most languages, for those that Chrome on phones lacks: it would say it in English there. Most are
 * CLDR's. These languages have one form for every number.
 */
export interface IntlWords {
  unit: Readonly<Record<Unit, string>>;
  /** From Sunday on. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  months: readonly string[];
  monthYear: string;
  date: string;
  orBefore: string;
}

export const ownWords = (code: LanguageCode) =>
  i18next.getResource(languages[code].htmlLang, namespace, 'intl') as IntlWords | undefined;

export const filled = (pattern: string, values: Record<string, string | number>) =>
  pattern.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** A duration in one unit, such as `3 days`, in the shown language and Latin digits. */
export function unitText(amount: number, unit: Unit): string {
  const code = shownLanguage();
  const own = ownWords(code);
  if (own) return filled(own.unit[unit], { count: amount });
  const { htmlLang } = languages[code];
  return new Intl.NumberFormat(`${htmlLang}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(amount);
}
