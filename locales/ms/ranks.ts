import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Tempoh kedudukan',
    periods: { day: 'Hari ini', week: 'Minggu ini', month: 'Bulan ini' },
    deposits: {
      day: 'Tambah nilai yang masuk pada {{from}}, waktu {{zone}}.',
      days: 'Tambah nilai yang masuk, {{from}} hingga {{to}}, waktu {{zone}}.',
      follows: 'Tambah nilai yang dibalikkan tidak dikira.',
    },
    bets: {
      day: 'Pertaruhan yang selesai pada {{from}}, waktu {{zone}}. Pertaruhan belum selesai dikira setelah selesai.',
      days: 'Pertaruhan yang selesai {{from}} hingga {{to}}, waktu {{zone}}. Pertaruhan belum selesai dikira setelah selesai.',
      follows: 'Pertaruhan yang dibayar balik dan dibatalkan tidak dikira.',
    },
    asOf: 'Setakat {{moment}}.',
    list: 'Kedudukan',
    place: 'Tempat {{place}}',
    prize: 'Hadiah {{amount}}',
    you: 'Anda',
    none: 'Belum ada sesiapa dalam kedudukan',
    rules: 'Peraturan dan hadiah',
    equal: 'Jika seri: yang sampai dahulu berada di atas.',
    closed: 'Hadiah ditetapkan apabila tempoh tamat. Perubahan selepas itu tidak menjejaskannya.',
    turnover_other:
      'Tuntut hadiah di Ganjaran dalam {{count}} hari. Pertaruhkannya {{factor}} × sebelum anda boleh mengeluarkannya.',
    free_other:
      'Tuntut hadiah di Ganjaran dalam {{count}} hari. Ia terus masuk ke baki anda, tanpa syarat pusing ganti.',
    prizes: 'Hadiah',
    places: 'Tempat {{first}} hingga {{last}}',
    noPrizes: 'Kedudukan ini tiada hadiah.',
    behind: '{{amount}} di belakang tempat {{place}}.',
    samePrize: 'Hadiah di situ sama.',
    prizeThere: 'Hadiah di situ {{amount}}.',
    prizesTo_other: '{{count}} tempat pertama memenangi hadiah.',
    first: 'Anda mendahului.',
    noPlace: 'Anda belum ada kedudukan.',
    out: 'Anda disembunyikan daripada kedudukan.',
    excluded: 'Anda mengecualikan diri daripada bermain, jadi anda tiada dalam mana-mana kedudukan.',
    visitor: 'Log masuk untuk melihat tempat anda sendiri.',
    stayOut: 'Sembunyikan saya',
    comeBack: 'Tunjukkan saya',
    presence:
      'Jika anda menyembunyikan diri, tiada sesiapa melihat anda dan anda tidak memenangi hadiah. Ini terpakai untuk semua kedudukan mulai sekarang.',
    limits: 'Had saya',
    other: { deposits: 'Lihat kedudukan pertaruhan', bets: 'Lihat kedudukan tambah nilai' },
  },
} satisfies Messages<'MS'>['ranks'];
