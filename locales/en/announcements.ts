/** Announcements and what the operator tells its players. */
export const announcements = {
  announcements: {
    all: 'All announcements',
    none: 'No announcements',
    gone: "This announcement isn't available any more",
    goneHint: 'It may have ended. The others are still there.',
    /** Not read yet. */
    unread: 'New',
    trimmed: 'This text is too long to show in full. Ask customer service for the rest.',
    longTerm: 'Long-term',
    period: '{{from}} – {{until}}',
    since: 'Since {{from}}',
    until: 'Until {{until}}',
  },

  promotions: {
    forYou: 'For you',
    all: 'All promotions',
    none: 'No promotions right now',
    noneHint: 'Check back soon: new ones start every week.',
    toRewards: 'Go to Rewards',
    more: '{{share}} more',
    back: '{{share}} back',
    bonus: '{{amount}} bonus',
    upTo: 'up to {{amount}}',
    allGames: 'all games',
    promise: {
      depositShare: 'Cash in {{least}} or more and get {{share}} extra, up to {{amount}}.',
      depositFixed: 'Cash in {{least}} or more and get {{amount}} extra.',
      betsShare: 'Get {{share}} of your bets on {{games}} back, up to {{amount}}.',
      betsFixed: 'Bet {{least}} on {{games}} and get {{amount}}.',
      application: 'Send us a few words and pictures. If we approve, you get {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Welcome',
  },
} as const;
