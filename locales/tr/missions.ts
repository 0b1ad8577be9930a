import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Görevler',
    periods: { day: 'Bugün', week: 'Bu hafta' },
    done_one: 'Tamamlanan görev: {{done}} / {{count}}.',
    done_other: 'Tamamlanan görev: {{done}} / {{count}}.',
    again: {
      day: '{{zone}} saatiyle 00:00’da sıfırlanır.',
      week: '{{zone}} saatiyle pazartesi 00:00’da sıfırlanır.',
    },
    toClaim: 'Alınacak {{amount}}',
    progress: '{{have}} / {{target}}',
    reached: 'Bitti',
    until: 'Son alma zamanı: {{moment}}.',
    calm: 'Bir günü kaçırmak size hiçbir şey kaybettirmez. Fazla bahis daha çok kazandırmaz.',
    kept: 'Biten ama alınmayan görevler Ödüller sayfasına geçer.',
    none: 'Şu anda görev yok',
    more: 'Daha fazla',
  },
} satisfies Messages<'TR'>['missions'];
