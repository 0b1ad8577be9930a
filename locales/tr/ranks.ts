import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Sıralama dönemi',
    periods: { day: 'Bugün', week: 'Bu hafta', month: 'Bu ay' },
    deposits: {
      day: '{{from}} tarihinde bakiyeye eklenen para yatırmalar, {{zone}} saatiyle.',
      days: '{{from}} – {{to}} arasında bakiyeye eklenen para yatırmalar, {{zone}} saatiyle.',
      follows: 'Geri alınan para yatırmalar sayılmaz.',
    },
    bets: {
      day: '{{from}} tarihinde sonuçlanan bahisler, {{zone}} saatiyle. Açık bahisler sonuçlanınca sayılır.',
      days: '{{from}} – {{to}} arasında sonuçlanan bahisler, {{zone}} saatiyle. Açık bahisler sonuçlanınca sayılır.',
      follows: 'İade ve iptal edilen bahisler sayılmaz.',
    },
    asOf: '{{moment}} itibarıyla.',
    list: 'Sıralama',
    place: '{{place}}. sıra',
    prize: 'Ödül {{amount}}',
    you: 'Siz',
    none: 'Henüz kimse sıralamada değil',
    rules: 'Kurallar ve ödüller',
    equal: 'Eşitlikte oraya önce ulaşan üstte yer alır.',
    closed: 'Ödüller dönem bitince kesinleşir. Sonraki değişiklikler onları etkilemez.',
    turnover_one:
      'Ödülü {{count}} gün içinde Ödüller sayfasından alın. Çekebilmek için önce {{factor}} katı kadar bahis yapın.',
    turnover_other:
      'Ödülü {{count}} gün içinde Ödüller sayfasından alın. Çekebilmek için önce {{factor}} katı kadar bahis yapın.',
    free_one:
      'Ödülü {{count}} gün içinde Ödüller sayfasından alın. Doğrudan bakiyenize geçer, bahis şartı yok.',
    free_other:
      'Ödülü {{count}} gün içinde Ödüller sayfasından alın. Doğrudan bakiyenize geçer, bahis şartı yok.',
    prizes: 'Ödüller',
    places: '{{first}} – {{last}}. sıralar',
    noPrizes: 'Bu sıralamada ödül yok.',
    behind: '{{place}}. sıranın {{amount}} gerisinde.',
    samePrize: 'Orada ödül aynı.',
    prizeThere: 'Oradaki ödül {{amount}}.',
    prizesTo_one: 'İlk sıra ödül kazanır.',
    prizesTo_other: 'İlk {{count}} sıra ödül kazanır.',
    first: 'Liderlik sizde.',
    noPlace: 'Henüz sıralamada değilsiniz.',
    out: 'Sıralamalarda gizlisiniz.',
    excluded: 'Kendinizi oyundan men ettiniz, bu yüzden hiçbir sıralamada değilsiniz.',
    visitor: 'Kendi sıranızı görmek için giriş yapın.',
    stayOut: 'Beni sıralamalarda gizle',
    comeBack: 'Beni sıralamalarda göster',
    presence:
      'Kendinizi gizlerseniz kimse sizi görmez ve ödül kazanmazsınız. Bu, şu andan itibaren tüm sıralamalar için geçerlidir.',
    limits: 'Limitlerim',
    other: { deposits: 'Bahis sıralamasını gör', bets: 'Para yatırma sıralamasını gör' },
  },
} satisfies Messages<'TR'>['ranks'];
