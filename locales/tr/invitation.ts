import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: 'Size {{own}}, arkadaşınıza {{friend}}',
    promiseOwn: 'Size {{own}}',
    when_one:
      'Bağlantınızla kayıt olan ve {{count}} gün içinde şunu yapan, {{age}} yaşında veya daha büyük her arkadaş için.',
    when_other:
      'Bağlantınızla kayıt olan ve {{count}} gün içinde şunu yapan, {{age}} yaşında veya daha büyük her arkadaş için.',
    qr: 'Bağlantınızın QR kodu',
    code: 'Kodunuz',
    copy: 'Kodu kopyala',
    link: 'Bağlantınız',
    copyLink: 'Bağlantıyı kopyala',
    copied: { code: 'Kod kopyalandı.', link: 'Bağlantı kopyalandı.' },
    notCopied: 'Kopyalanamadı. Seçip kendiniz kopyalayın.',
    share: 'Bağlantımı paylaş',
    invited: 'Davet edilen',
    rewarded: 'Ödül getiren',
    earned: 'Kazanılan',
    earns: 'Kazancınız',
    joins: 'Arkadaşınız kayıt olur',
    nothing: 'Henüz bir şey yok',
    deposit: '{{amount}} veya üzeri ilk para yatırma',
    forFriend: 've arkadaşınıza {{amount}}',
    bets: 'Toplam {{amount}} sonuçlanan bahis',
    turnover: 'Çekebilmek için önce her ödülün {{factor}} katı kadar bahis yapın.',
    free: 'Ödüller doğrudan bakiyenize geçer. Bahis şartı yok.',
    checked:
      'Bir arkadaş siz olabilirse ya da para çekme hesabınızı veya cihazınızı paylaşıyorsa, siz bir şey kazanmadan önce ekibimiz bunu kontrol eder.',
    friends: 'Arkadaşlar',
    joined: 'Katılma: {{day}}',
    none: 'Bağlantınızla henüz kimse katılmadı.',
    newest_one: 'Yalnızca en yeni arkadaş gösteriliyor.',
    newest_other: 'En yeni {{count}} arkadaş gösteriliyor.',
  },
} satisfies Messages<'TR'>['invitation'];
