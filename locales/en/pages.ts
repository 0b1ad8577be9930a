/** Of pages that are drawn ahead, while the app is still loading. */
export const pages = {
  pages: {
    description: 'Slots, live casino, fishing, sports and bingo on your phone.',
    loading: 'Still loading. One moment.',
    late: "Part of this page hasn't loaded. You can read it, but the buttons don't work yet.",
    noScript:
      'Without JavaScript you can read this page and follow its links. Turn it on to log in and play.',
    tooOld: 'This browser is too old for this site. Update it, or open this page in a newer one.',
    askService: 'Or ask customer service:',
  },
} as const;
