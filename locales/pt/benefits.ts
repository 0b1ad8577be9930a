import type { Messages } from '../messages.ts';

export const benefits = {
  benefits: {
    own: 'Seu nível',
    since: 'Seu nível desde {{day}}',
    noLevel: 'Ainda sem nível',
    next: 'Próximo',
    cashIn: 'Depositar',
    bets: 'Apostas válidas',
    towards: '{{what}} para {{level}}',
    progress: '{{have}} de {{target}}',
    both_one:
      'Você precisa dos dois no último período de {{count}} dia. Os níveis mudam à meia-noite, horário de {{zone}}.',
    both_many:
      'Você precisa dos dois nos últimos {{count}} de dias. Os níveis mudam à meia-noite, horário de {{zone}}.',
    both_other:
      'Você precisa dos dois nos últimos {{count}} dias. Os níveis mudam à meia-noite, horário de {{zone}}.',
    reached: 'Você alcançou {{level}}. Começa à meia-noite, horário de {{zone}}.',
    highest: 'Você está no nível mais alto.',
    keep: 'Para manter {{level}}',
    keepUntil_one:
      'É seu até {{day}}, não importa quanto você aposte. Depois disso, no último período de {{count}} dia, você precisa de:',
    keepUntil_many:
      'É seu até {{day}}, não importa quanto você aposte. Depois disso, nos últimos {{count}} de dias, você precisa de:',
    keepUntil_other:
      'É seu até {{day}}, não importa quanto você aposte. Depois disso, nos últimos {{count}} dias, você precisa de:',
    keepNow_one: 'No último período de {{count}} dia, você precisa de:',
    keepNow_many: 'Nos últimos {{count}} de dias, você precisa de:',
    keepNow_other: 'Nos últimos {{count}} dias, você precisa de:',
    keepNothing: 'Continua seu, não importa quanto você aposte.',
    falls: 'Se faltar qualquer um dos dois, você cai um nível à meia-noite.',
    gifts: 'Seus presentes',
    noGifts: 'Os presentes vêm com os níveis.',
    monthly: 'Presente mensal, {{month}}',
    upgrade: 'Por alcançar {{level}}',
    birthday: 'Presente de aniversário',
    once: 'uma vez',
    until: 'até {{day}}',
    days: 'de {{from}} a {{until}}',
    noBirthDate: 'não temos sua data de nascimento; o Atendimento pode adicioná-la',
    later: 'Mais tarde',
    all: 'Todos os níveis',
    allNote: 'Depósitos e apostas válidas dentro dos dias mostrados. O número menor é para manter o nível.',
    heads: {
      level: 'Nível',
      cashInPesos: 'Depósitos ₱',
      betsPesos: 'Apostas válidas ₱',
      upgradePesos: 'Por alcançar ₱',
      monthPesos: 'Mês ₱',
      birthdayPesos: 'Aniversário ₱',
    },
    yours: 'O seu',
    inDays_one: 'em {{count}} dia',
    inDays_many: 'em {{count}} de dias',
    inDays_other: 'em {{count}} dias',
    keepFor: 'manter {{amount}}',
    category: 'Categoria',
    rates: 'Cashback por nível',
    ratesNote: 'Pago sobre apostas válidas, no nível que você tiver no dia em que forem liquidadas.',
  },
} satisfies Messages<'PT'>['benefits'];
