import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Все объявления',
    none: 'Нет объявлений',
    gone: 'Этого здесь больше нет',
    goneHint: 'Возможно, срок закончился. Остальные на месте.',
    unread: 'Новое',
    trimmed: 'Этот текст слишком длинный, чтобы показать его целиком. Остальное спросите у службы поддержки.',
    longTerm: 'Бессрочно',
    period: '{{from}} – {{until}}',
    since: 'С {{from}}',
    until: 'До {{until}}',
  },

  promotions: {
    forYou: 'Для вас',
    all: 'Все акции',
    none: 'Сейчас акций нет',
    noneHint: 'Загляните позже: новые появляются каждую неделю.',
    toRewards: 'Перейти к наградам',
    more: '{{share}} сверху',
    back: '{{share}} обратно',
    bonus: 'бонус {{amount}}',
    upTo: 'до {{amount}}',
    allGames: 'все игры',
    promise: {
      depositShare: 'Пополните на {{least}} или больше и получите ещё {{share}}, максимум {{amount}}.',
      depositFixed: 'Пополните на {{least}} или больше и получите ещё {{amount}}.',
      betsShare: 'Верните {{share}} от своих ставок ({{games}}), максимум {{amount}}.',
      betsFixed: 'Поставьте {{least}} ({{games}}) и получите {{amount}}.',
      application: 'Пришлите нам пару слов и картинки. Если мы одобрим, вы получите {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Добро пожаловать',
  },
} satisfies Messages<'RU'>['announcements'];
