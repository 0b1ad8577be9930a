import { afterEach, describe, expect, test, vi } from 'vitest';
import { showLanguage, startI18n } from '#locales/i18n.ts';
import { calendarWords } from '#locales/calendarWords.ts';
import { unitText } from '#locales/intl.ts';
import { oneOf } from '#locales/oneOf.ts';
import { type LanguageCode, languageCodes, languages } from '@araw/contract/calls/languages';

/** As Chrome on phones, which says these in English. */
const lacked = ['km', 'lo', 'my', 'ne', 'si'];
function withoutLacked() {
  const { DateTimeFormat, ListFormat, NumberFormat } = Intl;
  const known = (tag: unknown) => (lacked.some((code) => String(tag).startsWith(code)) ? 'en' : String(tag));
  vi.stubGlobal('Intl', {
    ...Intl,
    Locale: Intl.Locale,
    PluralRules: Intl.PluralRules,
    NumberFormat: function (tag: string, options: object) {
      return new NumberFormat(known(tag), options);
    },
    ListFormat: function (tag: string, options: object) {
      return new ListFormat(known(tag), options);
    },
    DateTimeFormat: function (tag: string, options: object) {
      return new DateTimeFormat(known(tag), options);
    },
  });
}

const show = async (code: LanguageCode) => {
  startI18n();
  expect(await showLanguage(code)).toBe(code);
};
/** Tuesday. */
const day = new Date(Date.UTC(2026, 11, 1));

afterEach(() => void startI18n());

describe('[LANG-02] in a browser that lacks a language', () => {
  test.each(languageCodes.filter((code) => lacked.includes(languages[code].htmlLang)))(
    'durations, alternatives and dates of %s are in that language',
    async (code) => {
      withoutLacked();
      await show(code);
      const { month, day: full, weekday, shortWeekday } = calendarWords(code);
      const said = [
        ...(['year', 'month', 'day', 'hour', 'minute'] as const).map((unit) => unitText(24, unit)),
        oneOf(['1', '2']),
        month(day),
        full(day),
        weekday(day),
        shortWeekday(day),
      ];
      expect(said.filter((text) => /[a-z]/i.test(text))).toEqual([]);
      expect(new Set(said).size).toBe(said.length);
    },
  );

  test('all five are tried', () => {
    expect(languageCodes.filter((code) => lacked.includes(languages[code].htmlLang))).toHaveLength(5);
  });

  test.each<[LanguageCode, string[]]>([
    ['KM', ['24 ម៉ោង', 'A, B ឬ C', 'ធ្នូ 2026', 'អង្គារ 1 ធ្នូ 2026']],
    ['LO', ['24 ຊົ່ວໂມງ', 'A, B ຫຼື C', 'ທັນວາ 2026', 'ວັນອັງຄານ, 1 ທັນວາ 2026']],
    ['MY', ['24 နာရီ', 'A, B သို့မဟုတ် C', '2026 ဒီဇင်ဘာ', '2026 ဒီဇင်ဘာ 1 အင်္ဂါ']],
    ['NE', ['24 घण्टा', 'A, B वा C', '2026 डिसेम्बर', '2026 डिसेम्बर 1, मङ्गलबार']],
    ['SI', ['පැය 24', 'A, B හෝ C', '2026 දෙසැම්බර්', '2026 දෙසැම්බර් 1, අඟහරුවාදා']],
  ])('%s', async (code, [hours, list, month, full]) => {
    await show(code);
    const words = calendarWords(code);
    expect([unitText(24, 'hour'), oneOf(['A', 'B', 'C']), words.month(day), words.day(day)]).toEqual([
      hours,
      list,
      month,
      full,
    ]);
    expect([oneOf([]), oneOf(['A'])]).toEqual(['', 'A']);
  });
});

test.each<[LanguageCode, string[]]>([
  ['EN', ['1 day', '2 days', 'A, B, or C', 'December 2026']],
  ['TH', ['1 วัน', '2 วัน', 'A, B หรือ C', 'ธันวาคม 2026']],
  ['BN', ['1 দিন', '2 দিন', 'A, B, বা C', 'ডিসেম্বর 2026']],
])('[LANG-02] other languages ask the browser, in Latin digits: %s', async (code, expected) => {
  await show(code);
  const said = [
    unitText(1, 'day'),
    unitText(2, 'day'),
    oneOf(['A', 'B', 'C']),
    calendarWords(code).month(day),
  ];
  expect(said).toEqual(expected);
});
