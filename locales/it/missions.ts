import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Missioni',
    periods: { day: 'Oggi', week: 'Questa settimana' },
    done_one: '{{done}} di {{count}} missione completata.',
    done_many: '{{done}} di {{count}} di missioni completate.',
    done_other: '{{done}} di {{count}} missioni completate.',
    again: {
      day: 'Si azzera alle 00:00, ora di {{zone}}.',
      week: 'Si azzera il lunedì alle 00:00, ora di {{zone}}.',
    },
    toClaim: '{{amount}} da riscuotere',
    progress: '{{have}} di {{target}}',
    reached: 'Fatto',
    until: 'Riscuoti entro il {{moment}}.',
    calm: 'Saltare un giorno non ti costa nulla. Scommettere di più non ti fa guadagnare di più.',
    kept: 'Le missioni completate e non riscosse passano a Ricompense.',
    none: 'Nessuna missione al momento',
    more: 'Altro',
  },
} satisfies Messages<'IT'>['missions'];
