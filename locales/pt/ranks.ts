import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Período do ranking',
    periods: { day: 'Hoje', week: 'Esta semana', month: 'Este mês' },
    deposits: {
      day: 'Depósitos creditados em {{from}}, horário de {{zone}}.',
      days: 'Depósitos creditados de {{from}} a {{to}}, horário de {{zone}}.',
      follows: 'Depósitos estornados não contam.',
    },
    bets: {
      day: 'Apostas liquidadas em {{from}}, horário de {{zone}}. Apostas em aberto contam quando forem liquidadas.',
      days: 'Apostas liquidadas de {{from}} a {{to}}, horário de {{zone}}. Apostas em aberto contam quando forem liquidadas.',
      follows: 'Apostas reembolsadas e canceladas não contam.',
    },
    asOf: 'Em {{moment}}.',
    list: 'Ranking',
    place: '{{place}}º lugar',
    prize: 'Prêmio de {{amount}}',
    you: 'Você',
    none: 'Ninguém no ranking ainda',
    rules: 'Regras e prêmios',
    equal: 'Empates: quem chegou primeiro fica acima.',
    closed: 'Os prêmios são fixados quando o período termina. Mudanças posteriores não os afetam.',
    turnover_one:
      'Resgate o prêmio em Recompensas em até {{count}} dia. Aposte-o {{factor}} × antes de poder sacar.',
    turnover_many:
      'Resgate o prêmio em Recompensas em até {{count}} de dias. Aposte-o {{factor}} × antes de poder sacar.',
    turnover_other:
      'Resgate o prêmio em Recompensas em até {{count}} dias. Aposte-o {{factor}} × antes de poder sacar.',
    free_one:
      'Resgate o prêmio em Recompensas em até {{count}} dia. Vai direto para o seu saldo, sem precisar apostar.',
    free_many:
      'Resgate o prêmio em Recompensas em até {{count}} de dias. Vai direto para o seu saldo, sem precisar apostar.',
    free_other:
      'Resgate o prêmio em Recompensas em até {{count}} dias. Vai direto para o seu saldo, sem precisar apostar.',
    prizes: 'Prêmios',
    places: '{{first}}º a {{last}}º lugar',
    noPrizes: 'Este ranking não tem prêmios.',
    behind: 'A {{amount}} do {{place}}º lugar.',
    samePrize: 'Lá o prêmio é o mesmo.',
    prizeThere: 'Lá o prêmio é de {{amount}}.',
    prizesTo_one: 'O {{count}}º lugar ganha um prêmio.',
    prizesTo_many: 'Os primeiros {{count}} de lugares ganham prêmios.',
    prizesTo_other: 'Os {{count}} primeiros lugares ganham prêmios.',
    first: 'Você está na liderança.',
    noPlace: 'Você ainda não está no ranking.',
    out: 'Você não aparece nos rankings.',
    excluded: 'Você se autoexcluiu do jogo, por isso não está em nenhum ranking.',
    visitor: 'Entre para ver seu lugar.',
    stayOut: 'Me ocultar dos rankings',
    comeBack: 'Me mostrar nos rankings',
    presence:
      'Se você se ocultar, ninguém vê você e você não ganha prêmios. Isso vale para todos os rankings a partir de agora.',
    limits: 'Meus limites',
    other: { deposits: 'Ver ranking de apostas', bets: 'Ver ranking de depósitos' },
  },
} satisfies Messages<'PT'>['ranks'];
