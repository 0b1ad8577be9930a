import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'මෙහෙයුම්',
    periods: { day: 'අද', week: 'මේ සතිය' },
    done_one: 'මෙහෙයුම් {{count}}න් {{done}}ක් නිමයි.',
    done_other: 'මෙහෙයුම් {{count}}න් {{done}}ක් නිමයි.',
    again: {
      day: '{{zone}} වේලාවෙන් 00:00ට අලුත් වේ.',
      week: 'සඳුදා {{zone}} වේලාවෙන් 00:00ට අලුත් වේ.',
    },
    toClaim: '{{amount}} ලබාගැනීමට ඇත',
    progress: '{{target}}න් {{have}}',
    reached: 'නිමයි',
    until: '{{moment}} වන විට ලබාගන්න.',
    calm: 'දිනක් මඟ හැරුණාට ඔබට කිසිවක් අහිමි නොවේ. අමතර ඔට්ටුවලින් වැඩිපුර නොලැබේ.',
    kept: 'නිම කළ නමුත් ලබා නොගත් මෙහෙයුම් ‘ත්‍යාග’ වෙත යයි.',
    none: 'දැනට මෙහෙයුම් නැත',
    more: 'තවත්',
  },
} satisfies Messages<'SI'>['missions'];
