/** The records of bets and of money, and profit and loss. */
export const records = {
  rangePicker: {
    title: 'Choose days',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    today: 'today',
    firstDay: 'first day',
    lastDay: 'last day',
    chooseEnd: 'Now the other end: at most {{count}} days.',
    days: 'Days: {{count}}',
    apply: 'Show these days',
  },

  profitChart: {
    summary:
      'Net result by day from {{from}} to {{to}}: {{total}} in all. Best: {{best}} on {{bestDay}}. Worst: {{worst}} on {{worstDay}}.',
    oneDay: 'Net result on {{day}}: {{total}}.',
  },

  profitTable: {
    caption: 'Amounts in pesos',
    bets: 'Bets',
    payouts: 'Pay-outs',
    extras: 'Extras',
    net: 'Net',
    all: 'All',
  },
} as const;
