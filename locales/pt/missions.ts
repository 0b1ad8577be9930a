import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Missões',
    periods: { day: 'Hoje', week: 'Esta semana' },
    done_one: '{{done}} de {{count}} missão concluída.',
    done_many: '{{done}} de {{count}} de missões concluídas.',
    done_other: '{{done}} de {{count}} missões concluídas.',
    again: {
      day: 'Recomeça às 00:00, horário de {{zone}}.',
      week: 'Recomeça na segunda-feira às 00:00, horário de {{zone}}.',
    },
    toClaim: '{{amount}} a resgatar',
    progress: '{{have}} de {{target}}',
    reached: 'Pronto',
    until: 'Resgate até {{moment}}.',
    calm: 'Perder um dia não custa nada. Apostas a mais não rendem mais.',
    kept: 'Missões concluídas e não resgatadas vão para Recompensas.',
    none: 'Nenhuma missão no momento',
    more: 'Mais',
  },
} satisfies Messages<'PT'>['missions'];
