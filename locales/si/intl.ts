import type { IntlWords } from '../intl.ts';

export const intl: IntlWords = {
  unit: {
    year: 'වසර {{count}}',
    month: 'මාස {{count}}',
    day: 'දින {{count}}',
    hour: 'පැය {{count}}',
    minute: 'මිනිත්තු {{count}}',
  },
  weekdays: ['ඉරිදා', 'සඳුදා', 'අඟහරුවාදා', 'බදාදා', 'බ්‍රහස්පතින්දා', 'සිකුරාදා', 'සෙනසුරාදා'],
  shortWeekdays: ['ඉ', 'ස', 'අ', 'බ', 'බ්‍ර', 'සි', 'සෙ'],
  months: [
    'ජනවාරි',
    'පෙබරවාරි',
    'මාර්තු',
    'අප්‍රේල්',
    'මැයි',
    'ජූනි',
    'ජූලි',
    'අගෝස්තු',
    'සැප්තැම්බර්',
    'ඔක්තෝබර්',
    'නොවැම්බර්',
    'දෙසැම්බර්',
  ],
  monthYear: '{{year}} {{month}}',
  date: '{{year}} {{month}} {{day}}, {{weekday}}',
  orBefore: ' හෝ ',
};
