import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Periodo del ranking',
    periods: { day: 'Hoy', week: 'Esta semana', month: 'Este mes' },
    deposits: {
      day: 'Depósitos acreditados el {{from}}, hora de {{zone}}.',
      days: 'Depósitos acreditados del {{from}} al {{to}}, hora de {{zone}}.',
      follows: 'Los depósitos revertidos no cuentan.',
    },
    bets: {
      day: 'Apuestas liquidadas el {{from}}, hora de {{zone}}. Las apuestas abiertas cuentan cuando se liquidan.',
      days: 'Apuestas liquidadas del {{from}} al {{to}}, hora de {{zone}}. Las apuestas abiertas cuentan cuando se liquidan.',
      follows: 'Las apuestas reembolsadas y canceladas no cuentan.',
    },
    asOf: 'Al {{moment}}.',
    list: 'Ranking',
    place: 'Puesto {{place}}',
    prize: 'Premio de {{amount}}',
    you: 'Tú',
    none: 'Aún no hay nadie en el ranking',
    rules: 'Reglas y premios',
    equal: 'Empates: quien llegó primero queda más arriba.',
    closed: 'Los premios se fijan cuando termina el periodo. Los cambios posteriores no los afectan.',
    turnover_one:
      'Reclama el premio en Recompensas en un plazo de {{count}} día. Apuéstalo {{factor}} × antes de poder retirarlo.',
    turnover_many:
      'Reclama el premio en Recompensas en un plazo de {{count}} de días. Apuéstalo {{factor}} × antes de poder retirarlo.',
    turnover_other:
      'Reclama el premio en Recompensas en un plazo de {{count}} días. Apuéstalo {{factor}} × antes de poder retirarlo.',
    free_one:
      'Reclama el premio en Recompensas en un plazo de {{count}} día. Va directo a tu saldo, sin necesidad de apostar.',
    free_many:
      'Reclama el premio en Recompensas en un plazo de {{count}} de días. Va directo a tu saldo, sin necesidad de apostar.',
    free_other:
      'Reclama el premio en Recompensas en un plazo de {{count}} días. Va directo a tu saldo, sin necesidad de apostar.',
    prizes: 'Premios',
    places: 'Puestos {{first}} a {{last}}',
    noPrizes: 'Este ranking no tiene premios.',
    behind: 'A {{amount}} del puesto {{place}}.',
    samePrize: 'Ahí el premio es el mismo.',
    prizeThere: 'Ahí el premio es de {{amount}}.',
    prizesTo_one: 'El primer puesto gana un premio.',
    prizesTo_many: 'Los primeros {{count}} de puestos ganan premios.',
    prizesTo_other: 'Los primeros {{count}} puestos ganan premios.',
    first: 'Vas en primer lugar.',
    noPlace: 'Aún no estás en el ranking.',
    out: 'No se te ve en los rankings.',
    excluded: 'Te autoexcluiste del juego, por eso no estás en ningún ranking.',
    visitor: 'Ingresa para ver tu puesto.',
    stayOut: 'Ocultarme de los rankings',
    comeBack: 'Mostrarme en los rankings',
    presence:
      'Si te ocultas, nadie te ve y no ganas premios. Esto se aplica a todos los rankings desde ahora.',
    limits: 'Mis límites',
    other: { deposits: 'Ver ranking de apuestas', bets: 'Ver ranking de depósitos' },
  },
} satisfies Messages<'ES'>['ranks'];
