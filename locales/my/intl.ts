import type { IntlWords } from '../intl.ts';

export const intl: IntlWords = {
  unit: {
    year: '{{count}} နှစ်',
    month: '{{count}} လ',
    day: '{{count}} ရက်',
    hour: '{{count}} နာရီ',
    minute: '{{count}} မိနစ်',
  },
  weekdays: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
  shortWeekdays: ['တ', 'တ', 'အ', 'ဗ', 'က', 'သ', 'စ'],
  months: [
    'ဇန်နဝါရီ',
    'ဖေဖော်ဝါရီ',
    'မတ်',
    'ဧပြီ',
    'မေ',
    'ဇွန်',
    'ဇူလိုင်',
    'ဩဂုတ်',
    'စက်တင်ဘာ',
    'အောက်တိုဘာ',
    'နိုဝင်ဘာ',
    'ဒီဇင်ဘာ',
  ],
  monthYear: '{{year}} {{month}}',
  date: '{{year}} {{month}} {{day}} {{weekday}}',
  orBefore: ' သို့မဟုတ် ',
};
