import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Misi',
    periods: { day: 'Hari ini', week: 'Minggu ini' },
    done_other: '{{done}} dari {{count}} misi selesai.',
    again: {
      day: 'Diatur ulang pukul 00:00, waktu {{zone}}.',
      week: 'Diatur ulang hari Senin pukul 00:00, waktu {{zone}}.',
    },
    toClaim: '{{amount}} bisa diklaim',
    progress: '{{have}} dari {{target}}',
    reached: 'Selesai',
    until: 'Klaim paling lambat {{moment}}.',
    calm: 'Melewatkan satu hari tidak merugikan Anda. Taruhan tambahan tidak memberi lebih.',
    kept: 'Misi yang selesai tetapi belum diklaim pindah ke Reward.',
    none: 'Belum ada misi saat ini',
    more: 'Lainnya',
  },
} satisfies Messages<'ID'>['missions'];
