import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Усі оголошення',
    none: 'Немає оголошень',
    gone: 'Цього тут більше немає',
    goneHint: 'Можливо, термін закінчився. Решта на місці.',
    unread: 'Нове',
    trimmed: 'Цей текст задовгий, щоб показати його повністю. Решту запитайте у служби підтримки.',
    longTerm: 'Безстроково',
    period: '{{from}} – {{until}}',
    since: 'З {{from}}',
    until: 'До {{until}}',
  },

  promotions: {
    forYou: 'Для вас',
    all: 'Усі акції',
    none: 'Зараз акцій немає',
    noneHint: 'Зазирніть згодом: нові починаються щотижня.',
    toRewards: 'До нагород',
    more: '{{share}} додатково',
    back: '{{share}} назад',
    bonus: 'бонус {{amount}}',
    upTo: 'до {{amount}}',
    allGames: 'усі ігри',
    promise: {
      depositShare: 'Поповніть на {{least}} або більше й отримайте ще {{share}}, щонайбільше {{amount}}.',
      depositFixed: 'Поповніть на {{least}} або більше й отримайте ще {{amount}}.',
      betsShare: 'Поверніть собі {{share}} ставок ({{games}}), щонайбільше {{amount}}.',
      betsFixed: 'Поставте {{least}} ({{games}}) й отримайте {{amount}}.',
      application: 'Надішліть нам кілька слів і зображення. Якщо ми схвалимо, ви отримаєте {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Ласкаво просимо',
  },
} satisfies Messages<'UK'>['announcements'];
