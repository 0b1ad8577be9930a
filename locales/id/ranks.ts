import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Periode peringkat',
    periods: { day: 'Hari ini', week: 'Minggu ini', month: 'Bulan ini' },
    deposits: {
      day: 'Deposit yang masuk pada {{from}}, waktu {{zone}}.',
      days: 'Deposit yang masuk, {{from}} sampai {{to}}, waktu {{zone}}.',
      follows: 'Deposit yang dianulir tidak dihitung.',
    },
    bets: {
      day: 'Taruhan yang selesai pada {{from}}, waktu {{zone}}. Taruhan berjalan dihitung setelah selesai.',
      days: 'Taruhan yang selesai {{from}} sampai {{to}}, waktu {{zone}}. Taruhan berjalan dihitung setelah selesai.',
      follows: 'Taruhan yang dananya dikembalikan atau dibatalkan tidak dihitung.',
    },
    asOf: 'Per {{moment}}.',
    list: 'Peringkat',
    place: 'Peringkat {{place}}',
    prize: 'Hadiah {{amount}}',
    you: 'Anda',
    none: 'Belum ada yang masuk peringkat',
    rules: 'Aturan dan hadiah',
    equal: 'Jika seri: yang lebih dulu mencapainya berada di atas.',
    closed: 'Hadiah ditetapkan saat periode berakhir. Perubahan setelahnya tidak memengaruhinya.',
    turnover_other:
      'Klaim hadiah di Reward dalam {{count}} hari. Taruhkan {{factor}} × sebelum Anda bisa menariknya.',
    free_other:
      'Klaim hadiah di Reward dalam {{count}} hari. Langsung masuk saldo Anda, tanpa syarat turnover.',
    prizes: 'Hadiah',
    places: 'Peringkat {{first}} sampai {{last}}',
    noPrizes: 'Peringkat ini tidak berhadiah.',
    behind: 'Terpaut {{amount}} dari peringkat {{place}}.',
    samePrize: 'Hadiahnya di sana sama.',
    prizeThere: 'Hadiahnya di sana {{amount}}.',
    prizesTo_other: '{{count}} peringkat pertama mendapat hadiah.',
    first: 'Anda memimpin.',
    noPlace: 'Anda belum masuk peringkat.',
    out: 'Anda disembunyikan dari peringkat.',
    excluded: 'Anda mengecualikan diri dari bermain, jadi Anda tidak ada di peringkat mana pun.',
    visitor: 'Masuk untuk melihat peringkat Anda sendiri.',
    stayOut: 'Sembunyikan saya',
    comeBack: 'Tampilkan saya',
    presence:
      'Jika Anda menyembunyikan diri, tidak ada yang melihat Anda dan Anda tidak mendapat hadiah. Ini berlaku untuk semua peringkat mulai sekarang.',
    limits: 'Batas saya',
    other: { deposits: 'Lihat peringkat taruhan', bets: 'Lihat peringkat deposit' },
  },
} satisfies Messages<'ID'>['ranks'];
