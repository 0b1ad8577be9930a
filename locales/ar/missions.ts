import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'المهام',
    periods: { day: 'اليوم', week: 'هذا الأسبوع' },
    done_zero: 'اكتمل {{done}} من {{count}} مهمة.',
    done_one: 'اكتمل {{done}} من مهمة واحدة.',
    done_two: 'اكتمل {{done}} من مهمتين.',
    done_few: 'اكتمل {{done}} من {{count}} مهام.',
    done_many: 'اكتمل {{done}} من {{count}} مهمة.',
    done_other: 'اكتمل {{done}} من {{count}} مهمة.',
    again: {
      day: 'تبدأ من جديد عند 00:00 بتوقيت {{zone}}.',
      week: 'تبدأ من جديد يوم الاثنين عند 00:00 بتوقيت {{zone}}.',
    },
    toClaim: '{{amount}} جاهز للاستلام',
    progress: '{{have}} من {{target}}',
    reached: 'تم',
    until: 'بانتظارك حتى {{moment}}.',
    calm: 'اليوم الذي يفوتك لا يكلفك شيئًا. الرهانات فوق المهمة لا تكسب أكثر.',
    kept: 'ما اكتمل ولم يُستلم في وقته يبقى في مركز المكافآت.',
    none: 'لا توجد مهام حاليًا',
    more: 'المزيد',
  },
} satisfies Messages<'AR'>['missions'];
