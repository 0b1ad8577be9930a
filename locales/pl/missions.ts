import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Misje',
    periods: { day: 'Dzisiaj', week: 'W tym tygodniu' },
    done_one: 'Wykonano {{done}} z {{count}} misji.',
    done_few: 'Wykonano {{done}} z {{count}} misji.',
    done_many: 'Wykonano {{done}} z {{count}} misji.',
    done_other: 'Wykonano {{done}} z {{count}} misji.',
    again: {
      day: 'Odnowienie o 00:00 czasu {{zone}}.',
      week: 'Odnowienie w poniedziałek o 00:00 czasu {{zone}}.',
    },
    toClaim: 'Do odbioru: {{amount}}',
    progress: '{{have}} z {{target}}',
    reached: 'Gotowe',
    until: 'Odbierz do {{moment}}.',
    calm: 'Opuszczony dzień nic Cię nie kosztuje. Dodatkowe zakłady nie dają więcej.',
    kept: 'Ukończone, ale nieodebrane misje przechodzą do Nagród.',
    none: 'Nie ma teraz misji',
    more: 'Więcej',
  },
} satisfies Messages<'PL'>['missions'];
