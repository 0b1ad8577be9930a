import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Semua pengumuman',
    none: 'Tiada pengumuman',
    gone: 'Ini sudah tiada di sini',
    goneHint: 'Mungkin sudah tamat. Yang lain masih ada.',
    unread: 'Baharu',
    trimmed:
      'Teks ini terlalu panjang untuk dipaparkan sepenuhnya. Tanya khidmat pelanggan untuk selebihnya.',
    longTerm: 'Jangka panjang',
    period: '{{from}} – {{until}}',
    since: 'Sejak {{from}}',
    until: 'Hingga {{until}}',
  },

  promotions: {
    forYou: 'Untuk anda',
    all: 'Semua promosi',
    none: 'Tiada promosi sekarang',
    noneHint: 'Datang lagi nanti: ada promosi baharu setiap minggu.',
    toRewards: 'Ke Ganjaran',
    more: 'Tambahan {{share}}',
    back: 'Dapat balik {{share}}',
    bonus: 'Bonus {{amount}}',
    upTo: 'hingga {{amount}}',
    allGames: 'semua permainan',
    promise: {
      depositShare: 'Tambah nilai {{least}} atau lebih dan dapat tambahan {{share}}, hingga {{amount}}.',
      depositFixed: 'Tambah nilai {{least}} atau lebih dan dapat tambahan {{amount}}.',
      betsShare: 'Dapat balik {{share}} daripada pertaruhan anda di {{games}}, hingga {{amount}}.',
      betsFixed: 'Pertaruhkan {{least}} di {{games}} dan dapat {{amount}}.',
      application: 'Hantar beberapa patah kata dan gambar. Jika kami luluskan, anda dapat {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Selamat datang',
  },
} satisfies Messages<'MS'>['announcements'];
