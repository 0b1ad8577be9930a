import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Миссии',
    periods: { day: 'Сегодня', week: 'На этой неделе' },
    done_one: 'Выполнено {{done}} из {{count}} миссии.',
    done_few: 'Выполнено {{done}} из {{count}} миссий.',
    done_many: 'Выполнено {{done}} из {{count}} миссий.',
    done_other: 'Выполнено {{done}} из {{count}} миссии.',
    again: {
      day: 'Обновятся в 00:00 по {{zone}}.',
      week: 'Обновятся в понедельник в 00:00 по {{zone}}.',
    },
    toClaim: 'К получению: {{amount}}',
    progress: '{{have}} из {{target}}',
    reached: 'Готово',
    until: 'Получить до {{moment}}.',
    calm: 'Пропущенный день ничего вам не стоит. Лишние ставки не дают больше.',
    kept: 'Выполненные, но не полученные миссии переходят в «Награды».',
    none: 'Сейчас миссий нет',
    more: 'Ещё',
  },
} satisfies Messages<'RU'>['missions'];
