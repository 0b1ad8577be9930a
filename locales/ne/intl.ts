import type { IntlWords } from '../intl.ts';

export const intl: IntlWords = {
  unit: {
    year: '{{count}} वर्ष',
    month: '{{count}} महिना',
    day: '{{count}} दिन',
    hour: '{{count}} घण्टा',
    minute: '{{count}} मिनेट',
  },
  weekdays: ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहिबार', 'शुक्रबार', 'शनिबार'],
  shortWeekdays: ['आ', 'सो', 'म', 'बु', 'बि', 'शु', 'श'],
  months: [
    'जनवरी',
    'फेब्रुअरी',
    'मार्च',
    'अप्रिल',
    'मे',
    'जुन',
    'जुलाई',
    'अगस्ट',
    'सेप्टेम्बर',
    'अक्टोबर',
    'नोभेम्बर',
    'डिसेम्बर',
  ],
  monthYear: '{{year}} {{month}}',
  date: '{{year}} {{month}} {{day}}, {{weekday}}',
  orBefore: ' वा ',
};
