import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Semua pengumuman',
    none: 'Tidak ada pengumuman',
    gone: 'Ini sudah tidak ada di sini',
    goneHint: 'Mungkin sudah berakhir. Yang lain masih ada.',
    unread: 'Baru',
    trimmed: 'Teks ini terlalu panjang untuk ditampilkan semua. Tanyakan sisanya ke layanan pelanggan.',
    longTerm: 'Jangka panjang',
    period: '{{from}} – {{until}}',
    since: 'Sejak {{from}}',
    until: 'Sampai {{until}}',
  },

  promotions: {
    forYou: 'Untuk Anda',
    all: 'Semua promo',
    none: 'Belum ada promo saat ini',
    noneHint: 'Datang lagi segera: ada promo baru setiap minggu.',
    toRewards: 'Buka Reward',
    more: 'Ekstra {{share}}',
    back: 'Kembali {{share}}',
    bonus: 'Bonus {{amount}}',
    upTo: 'sampai {{amount}}',
    allGames: 'semua game',
    promise: {
      depositShare: 'Deposit {{least}} atau lebih dan dapatkan ekstra {{share}}, sampai {{amount}}.',
      depositFixed: 'Deposit {{least}} atau lebih dan dapatkan ekstra {{amount}}.',
      betsShare: 'Dapatkan kembali {{share}} dari taruhan Anda di {{games}}, sampai {{amount}}.',
      betsFixed: 'Pasang taruhan {{least}} di {{games}} dan dapatkan {{amount}}.',
      application: 'Kirim beberapa kata dan foto. Jika kami setujui, Anda mendapat {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Selamat datang',
  },
} satisfies Messages<'ID'>['announcements'];
