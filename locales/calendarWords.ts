import { type LanguageCode, languages } from '@araw/contract/calls/languages';
import { filled, ownWords } from './intl.ts';

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
