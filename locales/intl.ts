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
  /** Between all but the last two of several things. */
  separator: string;
  orBefore: string;
}

const ownWords = (code: LanguageCode) =>
  i18next.getResource(languages[code].htmlLang, namespace, 'intl') as IntlWords | undefined;

const filled = (pattern: string, values: Record<string, string | number>) =>
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

/** `A, B or C`, in the shown language. */
export function oneOf(names: readonly string[]): string {
  const code = shownLanguage();
  const own = ownWords(code);
  if (!own) return new Intl.ListFormat(languages[code].htmlLang, { type: 'disjunction' }).format(names);
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(own.separator)}${own.orBefore}${last}`;
}

/**
 * Names of days and months in a language. Always Gregorian with Latin digits: Thai and Arabic have other defaults.
 * Takes dates whose UTC day is meant.
 */
export function calendarWords(code: LanguageCode) {
  const own = ownWords(code);
  if (own) {
    const weekday = (date: Date) => own.weekdays[date.getUTCDay()]!;
    const values = (date: Date) => ({
      weekday: weekday(date),
      day: date.getUTCDate(),
      month: own.months[date.getUTCMonth()]!,
      year: date.getUTCFullYear(),
    });
    return {
      month: (date: Date) => filled(own.monthYear, values(date)),
      day: (date: Date) => filled(own.date, values(date)),
      weekday,
      shortWeekday: (date: Date) => own.shortWeekdays[date.getUTCDay()]!,
    };
  }
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(`${languages[code].htmlLang}-u-ca-gregory-nu-latn`, {
      timeZone: 'UTC',
      ...options,
    });
    return (date: Date) => format.format(date);
  };
  return {
    month: words({ month: 'long', year: 'numeric' }),
    day: words({ dateStyle: 'full' }),
    weekday: words({ weekday: 'long' }),
    shortWeekday: words({ weekday: 'narrow' }),
  };
}
