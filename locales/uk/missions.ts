import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Місії',
    periods: { day: 'Сьогодні', week: 'Цього тижня' },
    done_one: 'Виконано {{done}} з {{count}} місії.',
    done_few: 'Виконано {{done}} з {{count}} місій.',
    done_many: 'Виконано {{done}} з {{count}} місій.',
    done_other: 'Виконано {{done}} з {{count}} місії.',
    again: {
      day: 'Оновлення о 00:00 за {{zone}}.',
      week: 'Оновлення в понеділок о 00:00 за {{zone}}.',
    },
    toClaim: 'До отримання: {{amount}}',
    progress: '{{have}} з {{target}}',
    reached: 'Готово',
    until: 'Отримати до {{moment}}.',
    calm: 'Пропущений день нічого вам не коштує. Зайві ставки не дають більше.',
    kept: 'Виконані, але не отримані місії переходять до «Нагород».',
    none: 'Зараз місій немає',
    more: 'Більше',
  },
} satisfies Messages<'UK'>['missions'];
