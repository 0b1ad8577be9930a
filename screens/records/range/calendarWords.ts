import { type LanguageCode, languages } from '#locales/languages.ts';

/**
 * Names of days and months in a language, always of the Gregorian calendar and with Latin digits: Thai and Arabic have
 * others by default. The dates are those of `dateOf`, in UTC.
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
