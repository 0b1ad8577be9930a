import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'مأموریت‌ها',
    periods: { day: 'امروز', week: 'این هفته' },
    done_one: '{{done}} از {{count}} مأموریت انجام شد.',
    done_other: '{{done}} از {{count}} مأموریت انجام شد.',
    again: {
      day: 'ساعت 00:00 به وقت {{zone}} از نو شروع می‌شود.',
      week: 'دوشنبه ساعت 00:00 به وقت {{zone}} از نو شروع می‌شود.',
    },
    toClaim: '{{amount}} برای دریافت',
    progress: '{{have}} از {{target}}',
    reached: 'انجام شد',
    until: 'تا {{moment}} دریافت کنید.',
    calm: 'اگر روزی را از دست بدهید چیزی از شما کم نمی‌شود. شرط بیشتر درآمد بیشتری ندارد.',
    kept: 'مأموریت‌های انجام‌شده ولی دریافت‌نشده به پاداش‌ها می‌رود.',
    none: 'فعلاً مأموریتی نیست',
    more: 'بیشتر',
  },
} satisfies Messages<'FA'>['missions'];
