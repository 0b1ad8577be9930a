import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Tüm duyurular',
    none: 'Duyuru yok',
    gone: 'Bu artık burada değil',
    goneHint: 'Sona ermiş olabilir. Diğerleri hâlâ burada.',
    unread: 'Yeni',
    trimmed: 'Bu metin tamamı gösterilemeyecek kadar uzun. Kalanını müşteri hizmetlerine sorun.',
    longTerm: 'Uzun süreli',
    period: '{{from}} – {{until}}',
    since: '{{from}} tarihinden beri',
    until: '{{until}} tarihine kadar',
  },

  promotions: {
    forYou: 'Size özel',
    all: 'Tüm promosyonlar',
    none: 'Şu anda promosyon yok',
    noneHint: 'Yakında tekrar bakın: Her hafta yenileri başlar.',
    toRewards: 'Ödüllere git',
    more: '{{share}} fazlası',
    back: '{{share}} geri',
    bonus: '{{amount}} bonus',
    upTo: 'en fazla {{amount}}',
    allGames: 'tüm oyunlar',
    promise: {
      depositShare: '{{least}} veya üzeri yatırın, {{share}} fazlasını alın (en fazla {{amount}}).',
      depositFixed: '{{least}} veya üzeri yatırın, fazladan {{amount}} alın.',
      betsShare: 'Bahislerinizin {{share}} kadarını geri alın (en fazla {{amount}}). Geçerli: {{games}}.',
      betsFixed: '{{least}} bahis yapın, {{amount}} alın. Geçerli: {{games}}.',
      application: 'Bize birkaç söz ve resim gönderin. Onaylarsak {{amount}} alırsınız.',
    },
  },

  announcementPopup: {
    welcome: 'Hoş geldiniz',
  },
} satisfies Messages<'TR'>['announcements'];
