import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Misiones',
    periods: { day: 'Hoy', week: 'Esta semana' },
    done_one: '{{done}} de {{count}} misión cumplida.',
    done_many: '{{done}} de {{count}} de misiones cumplidas.',
    done_other: '{{done}} de {{count}} misiones cumplidas.',
    again: {
      day: 'Se reinicia a las 00:00, hora de {{zone}}.',
      week: 'Se reinicia el lunes a las 00:00, hora de {{zone}}.',
    },
    toClaim: '{{amount}} por reclamar',
    progress: '{{have}} de {{target}}',
    reached: 'Listo',
    until: 'Reclama hasta el {{moment}}.',
    calm: 'Saltarte un día no te cuesta nada. Apostar de más no te da más.',
    kept: 'Las misiones cumplidas sin reclamar pasan a Recompensas.',
    none: 'No hay misiones en este momento',
    more: 'Más',
  },
} satisfies Messages<'ES'>['missions'];
