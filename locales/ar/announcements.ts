import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'كل الإعلانات',
    none: 'لا توجد إعلانات',
    gone: 'لم يعد هذا موجودًا',
    goneHint: 'ربما انتهى في هذه الأثناء. البقية ما زالت متاحة.',
    unread: 'جديد',
    trimmed: 'هذا النص أطول من أن يُعرض كاملًا. اسأل خدمة العملاء عن بقيته.',
    longTerm: 'طويل الأمد',
    period: '{{from}} – {{until}}',
    since: 'منذ {{from}}',
    until: 'حتى {{until}}',
  },

  promotions: {
    forYou: 'لك',
    all: 'كل العروض',
    none: 'لا توجد عروض حاليًا',
    noneHint: 'عد قريبًا: تبدأ عروض جديدة كل أسبوع.',
    toRewards: 'إلى مركز المكافآت',
    more: '{{share}} إضافية',
    back: 'استرداد {{share}}',
    bonus: 'مكافأة {{amount}}',
    upTo: 'حتى {{amount}}',
    allGames: 'كل الألعاب',
    promise: {
      depositShare: 'أودع {{least}} أو أكثر واحصل على {{share}} منه إضافة، حتى {{amount}}.',
      depositFixed: 'أودع {{least}} أو أكثر واحصل على {{amount}} إضافة.',
      betsShare: 'استرد {{share}} من رهاناتك في {{games}}، حتى {{amount}}.',
      betsFixed: 'راهن بمبلغ {{least}} في {{games}} واحصل على {{amount}}.',
      application: 'قدّم طلبًا ببضع كلمات وصور، وإذا وافق فريقنا تحصل على {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'أهلًا بك',
  },
} satisfies Messages<'AR'>['announcements'];
