import type { Messages } from '../messages.ts';

export const benefits = {
  benefits: {
    own: 'Tu nivel',
    since: 'Tu nivel desde el {{day}}',
    noLevel: 'Aún sin nivel',
    next: 'Siguiente',
    cashIn: 'Depositar',
    bets: 'Apuestas válidas',
    towards: '{{what}} para {{level}}',
    progress: '{{have}} de {{target}}',
    both_one: 'Necesitas ambas cosas en el último día. Los niveles cambian a medianoche, hora de {{zone}}.',
    both_many:
      'Necesitas ambas cosas en los últimos {{count}} de días. Los niveles cambian a medianoche, hora de {{zone}}.',
    both_other:
      'Necesitas ambas cosas en los últimos {{count}} días. Los niveles cambian a medianoche, hora de {{zone}}.',
    reached: 'Alcanzaste {{level}}. Empieza a medianoche, hora de {{zone}}.',
    highest: 'Estás en el nivel más alto.',
    keep: 'Para conservar {{level}}',
    keepUntil_one:
      'Es tuyo hasta el {{day}}, apuestes lo que apuestes. Después, en el último día, necesitas:',
    keepUntil_many:
      'Es tuyo hasta el {{day}}, apuestes lo que apuestes. Después, en los últimos {{count}} de días, necesitas:',
    keepUntil_other:
      'Es tuyo hasta el {{day}}, apuestes lo que apuestes. Después, en los últimos {{count}} días, necesitas:',
    keepNow_one: 'En el último día necesitas:',
    keepNow_many: 'En los últimos {{count}} de días necesitas:',
    keepNow_other: 'En los últimos {{count}} días necesitas:',
    keepNothing: 'Sigue siendo tuyo, apuestes lo que apuestes.',
    falls: 'Si te falta cualquiera de las dos, bajas un nivel a medianoche.',
    gifts: 'Tus regalos',
    noGifts: 'Los regalos llegan con los niveles.',
    monthly: 'Regalo mensual, {{month}}',
    upgrade: 'Por llegar a {{level}}',
    birthday: 'Regalo de cumpleaños',
    once: 'una vez',
    until: 'hasta el {{day}}',
    days: 'del {{from}} al {{until}}',
    noBirthDate: 'no tenemos tu fecha de nacimiento; Atención al cliente puede agregarla',
    later: 'Más tarde',
    all: 'Todos los niveles',
    allNote:
      'Depósitos y apuestas válidas en los días indicados. La cifra menor sirve para conservar el nivel.',
    heads: {
      level: 'Nivel',
      cashInPesos: 'Depósitos ₱',
      betsPesos: 'Apuestas válidas ₱',
      upgradePesos: 'Por llegar ₱',
      monthPesos: 'Mes ₱',
      birthdayPesos: 'Cumpleaños ₱',
    },
    yours: 'El tuyo',
    inDays_one: 'en {{count}} día',
    inDays_many: 'en {{count}} de días',
    inDays_other: 'en {{count}} días',
    keepFor: 'conservar {{amount}}',
    category: 'Categoría',
    rates: 'Cashback por nivel',
    ratesNote: 'Se paga por las apuestas válidas según el nivel que tengas el día en que se liquidan.',
  },
} satisfies Messages<'ES'>['benefits'];
