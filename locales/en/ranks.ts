/** Rankings. */
export const ranks = {
  ranks: {
    range: 'Ranking period',
    periods: { day: 'Today', week: 'This week', month: 'This month' },
    deposits: {
      day: 'Credited cash-ins on {{from}}, {{zone}} time.',
      days: 'Credited cash-ins, {{from}} to {{to}}, {{zone}} time.',
      follows: "Reversed cash-ins don't count.",
    },
    bets: {
      day: 'Bets settled on {{from}}, {{zone}} time. Open bets count once they settle.',
      days: 'Bets settled {{from}} to {{to}}, {{zone}} time. Open bets count once they settle.',
      follows: "Refunded and cancelled bets don't count.",
    },
    asOf: 'As of {{moment}}.',
    list: 'Ranking',
    place: 'Place {{place}}',
    prize: 'Prize {{amount}}',
    you: 'You',
    none: 'Nobody is ranked yet',
    rules: 'Rules and prizes',
    equal: 'Ties: whoever got there first ranks higher.',
    closed: "Prizes are fixed when the period ends. Later changes don't affect them.",
    turnover_one:
      'Claim a prize in Rewards within {{count}} day. Bet it {{factor}} × before you can withdraw it.',
    turnover_other:
      'Claim a prize in Rewards within {{count}} days. Bet it {{factor}} × before you can withdraw it.',
    free_one:
      'Claim a prize in Rewards within {{count}} day. It goes straight to your balance, no betting required.',
    free_other:
      'Claim a prize in Rewards within {{count}} days. It goes straight to your balance, no betting required.',
    prizes: 'Prizes',
    places: 'Places {{first}} to {{last}}',
    noPrizes: 'This ranking has no prizes.',
    behind: '{{amount}} behind place {{place}}.',
    samePrize: 'Same prize there.',
    prizeThere: 'The prize there is {{amount}}.',
    prizesTo_one: 'First place wins a prize.',
    prizesTo_other: 'The first {{count}} places win prizes.',
    first: "You're in the lead.",
    noPlace: "You're not ranked yet.",
    out: "You're hidden from the rankings.",
    excluded: "You've excluded yourself from playing, so you're in no ranking.",
    visitor: 'Log in to see your own place.',
    stayOut: 'Hide me from rankings',
    comeBack: 'Show me in rankings',
    presence:
      'If you hide yourself, nobody sees you and you win no prizes. This applies to all rankings from now on.',
    limits: 'My limits',
    other: { deposits: 'See betting ranking', bets: 'See cash-in ranking' },
  },
} as const;
