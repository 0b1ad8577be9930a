import { type LanguageCode, languages } from '@araw/contract/calls/languages';

/**
 * Names of days and months in a language. Always Gregorian with Latin digits: Thai and Arabic have other defaults.
 * Takes dates from `dateOf`, in UTC.
 */
export function calendarWords(code: LanguageCode) {
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
