import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Slot, kasino langsung, tembak ikan, sukan dan bingo pada telefon anda.',
    loading: 'Masih memuatkan. Sebentar.',
    late: 'Sebahagian halaman ini belum dimuatkan. Anda boleh membacanya, tetapi butangnya belum berfungsi.',
    noScript:
      'Tanpa JavaScript anda boleh membaca halaman ini dan mengikuti pautannya. Hidupkannya untuk log masuk dan bermain.',
    tooOld:
      'Pelayar ini terlalu lama untuk laman ini. Kemas kini, atau buka halaman ini dalam pelayar yang lebih baharu.',
    askService: 'Atau tanya khidmat pelanggan:',
  },
} satisfies Messages<'MS'>['pages'];
