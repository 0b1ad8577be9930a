import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'همه اطلاعیه‌ها',
    none: 'اطلاعیه‌ای نیست',
    gone: 'این دیگر اینجا نیست',
    goneHint: 'شاید تمام شده باشد. بقیه هنوز هستند.',
    unread: 'جدید',
    trimmed: 'این متن برای نمایش کامل زیادی طولانی است. بقیه آن را از پشتیبانی بپرسید.',
    longTerm: 'بلندمدت',
    period: '{{from}} – {{until}}',
    since: 'از {{from}}',
    until: 'تا {{until}}',
  },

  promotions: {
    forYou: 'برای شما',
    all: 'همه پروموشن‌ها',
    none: 'فعلاً پروموشنی نیست',
    noneHint: 'به‌زودی دوباره سر بزنید: هر هفته موارد جدید شروع می‌شود.',
    toRewards: 'رفتن به پاداش‌ها',
    more: '{{share}} بیشتر',
    back: '{{share}} برگشت',
    bonus: '{{amount}} بونوس',
    upTo: 'تا {{amount}}',
    allGames: 'همه بازی‌ها',
    promise: {
      depositShare: '{{least}} یا بیشتر واریز کنید و {{share}} اضافه بگیرید، تا {{amount}}.',
      depositFixed: '{{least}} یا بیشتر واریز کنید و {{amount}} اضافه بگیرید.',
      betsShare: '{{share}} از شرط‌هایتان روی {{games}} را پس بگیرید، تا {{amount}}.',
      betsFixed: '{{least}} روی {{games}} شرط ببندید و {{amount}} بگیرید.',
      application: 'چند کلمه و تصویر برایمان بفرستید. اگر تأیید کنیم، {{amount}} می‌گیرید.',
    },
  },

  announcementPopup: {
    welcome: 'خوش آمدید',
  },
} satisfies Messages<'FA'>['announcements'];
