import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Todos os avisos',
    none: 'Nenhum aviso',
    gone: 'Isto não está mais aqui',
    goneHint: 'Pode ter terminado. Os outros continuam aqui.',
    unread: 'Novo',
    trimmed: 'Este texto é longo demais para aparecer inteiro. Peça o restante ao Atendimento.',
    longTerm: 'Sem data para acabar',
    period: '{{from}} – {{until}}',
    since: 'Desde {{from}}',
    until: 'Até {{until}}',
  },

  promotions: {
    forYou: 'Para você',
    all: 'Todas as promoções',
    none: 'Nenhuma promoção no momento',
    noneHint: 'Volte em breve: toda semana começam novas.',
    toRewards: 'Ir para Recompensas',
    more: '{{share}} a mais',
    back: '{{share}} de volta',
    bonus: 'Bônus de {{amount}}',
    upTo: 'até {{amount}}',
    allGames: 'todos os jogos',
    promise: {
      depositShare: 'Deposite {{least}} ou mais e ganhe {{share}} extra, até {{amount}}.',
      depositFixed: 'Deposite {{least}} ou mais e ganhe {{amount}} extra.',
      betsShare: 'Receba de volta {{share}} das suas apostas em {{games}}, até {{amount}}.',
      betsFixed: 'Aposte {{least}} em {{games}} e ganhe {{amount}}.',
      application: 'Envie algumas palavras e imagens. Se aprovarmos, você ganha {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Boas-vindas',
  },
} satisfies Messages<'PT'>['announcements'];
