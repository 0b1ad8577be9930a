import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'مشن',
    periods: { day: 'آج', week: 'اس ہفتے' },
    done_one: '{{count}} میں سے {{done}} مشن مکمل۔',
    done_other: '{{count}} میں سے {{done}} مشن مکمل۔',
    again: {
      day: '00:00 بجے نئے سرے سے شروع ہوتا ہے ({{zone}} کا وقت)۔',
      week: 'پیر کو 00:00 بجے نئے سرے سے شروع ہوتا ہے ({{zone}} کا وقت)۔',
    },
    toClaim: 'قابلِ وصول {{amount}}',
    progress: '{{target}} میں سے {{have}}',
    reached: 'ہو گیا',
    until: '{{moment}} تک وصول کریں۔',
    calm: 'کوئی دن رہ جائے تو آپ کا کچھ نہیں جاتا۔ زیادہ شرطیں لگانے سے زیادہ نہیں ملتا۔',
    kept: 'مکمل ہو کر وصول نہ کیے گئے مشن انعامات میں چلے جاتے ہیں۔',
    none: 'ابھی کوئی مشن نہیں',
    more: 'مزید',
  },
} satisfies Messages<'UR'>['missions'];
