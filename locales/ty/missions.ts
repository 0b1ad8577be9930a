import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Mga misyon',
    periods: { day: 'Ngayong araw', week: 'Ngayong linggo' },
    done_one: '{{done}} sa {{count}} misyon ang tapos.',
    done_other: '{{done}} sa {{count}} misyon ang tapos.',
    again: {
      day: 'Magsisimula muli nang 00:00, oras sa {{zone}}.',
      week: 'Magsisimula muli sa Lunes nang 00:00, oras sa {{zone}}.',
    },
    toClaim: '{{amount}} ang makukuha',
    progress: '{{have}} sa {{target}}',
    reached: 'Tapos na',
    until: 'Naghihintay sa iyo hanggang {{moment}}.',
    calm: 'Walang mawawala sa araw na makaligtaan mo. Walang dagdag sa taya na lampas sa misyon.',
    kept: 'Nasa reward center ang natapos na hindi nakuha sa oras.',
    none: 'Walang misyon sa ngayon',
    more: 'Iba pa',
  },
} satisfies Messages<'TY'>['missions'];
