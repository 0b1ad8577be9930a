import type { Messages } from '../messages.ts';

export const records = {
  rangePicker: {
    title: 'اختر الأيام',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    today: 'اليوم',
    firstDay: 'أول يوم',
    lastDay: 'آخر يوم',
    chooseEnd: 'اختر الطرف الآخر: {{count}} يوماً على الأكثر.',
    days: 'عدد الأيام: {{count}}',
    apply: 'عرض هذه الأيام',
  },

  profitChart: {
    summary:
      'صافي النتيجة يومياً من ⁨{{from}}⁩ إلى ⁨{{to}}⁩: المجموع ⁨{{total}}⁩. الأفضل: ⁨{{best}}⁩ في ⁨{{bestDay}}⁩. الأسوأ: ⁨{{worst}}⁩ في ⁨{{worstDay}}⁩.',
    oneDay: 'صافي النتيجة في ⁨{{day}}⁩: ⁨{{total}}⁩.',
  },

  profitTable: {
    caption: 'المبالغ بالبيزو',
    bets: 'الرهانات',
    payouts: 'الأرباح',
    extras: 'إضافات',
    net: 'الصافي',
    all: 'المجموع',
  },
} satisfies Messages['records'];
