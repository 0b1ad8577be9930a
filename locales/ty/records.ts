import type { Messages } from '../messages.ts';

export const records = {
  rangePicker: {
    title: 'Pumili ng mga araw',
    previousMonth: 'Nakaraang buwan',
    nextMonth: 'Susunod na buwan',
    today: 'ngayong araw',
    firstDay: 'unang araw',
    lastDay: 'huling araw',
    chooseEnd: 'Piliin ang kabilang dulo: hanggang {{count}} araw.',
    days: '{{count}} araw',
    apply: 'Ipakita ang mga araw na ito',
  },

  profitChart: {
    summary:
      'Netong resulta bawat araw mula {{from}} hanggang {{to}}: {{total}} sa kabuuan. Pinakamataas: {{best}} noong {{bestDay}}. Pinakamababa: {{worst}} noong {{worstDay}}.',
    oneDay: 'Netong resulta noong {{day}}: {{total}}.',
  },

  profitTable: {
    caption: 'Mga halaga sa piso',
    bets: 'Taya',
    payouts: 'Panalo',
    extras: 'Dagdag',
    net: 'Neto',
    all: 'Lahat',
  },
} satisfies Messages['records'];
