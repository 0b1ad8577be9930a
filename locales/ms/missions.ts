import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Misi',
    periods: { day: 'Hari ini', week: 'Minggu ini' },
    done_other: '{{done}} daripada {{count}} misi selesai.',
    again: {
      day: 'Ditetapkan semula pada 00:00, waktu {{zone}}.',
      week: 'Ditetapkan semula pada hari Isnin, 00:00, waktu {{zone}}.',
    },
    toClaim: '{{amount}} boleh dituntut',
    progress: '{{have}} daripada {{target}}',
    reached: 'Selesai',
    until: 'Tuntut selewat-lewatnya {{moment}}.',
    calm: 'Terlepas sehari tidak merugikan anda. Pertaruhan tambahan tidak memberi lebih.',
    kept: 'Misi yang selesai tetapi belum dituntut berpindah ke Ganjaran.',
    none: 'Tiada misi sekarang',
    more: 'Lagi',
  },
} satisfies Messages<'MS'>['missions'];
