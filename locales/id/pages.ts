import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Slot, kasino live, tembak ikan, olahraga, dan bingo di HP Anda.',
    loading: 'Masih memuat. Sebentar ya.',
    late: 'Sebagian halaman ini belum dimuat. Anda bisa membacanya, tetapi tombolnya belum berfungsi.',
    noScript:
      'Tanpa JavaScript Anda bisa membaca halaman ini dan membuka tautannya. Aktifkan JavaScript untuk masuk dan bermain.',
    tooOld:
      'Browser ini terlalu lama untuk situs ini. Perbarui, atau buka halaman ini di browser yang lebih baru.',
    askService: 'Atau tanya layanan pelanggan:',
  },
} satisfies Messages<'ID'>['pages'];
