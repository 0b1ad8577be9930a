/** Missions. */
export const missions = {
  missions: {
    which: 'Missions',
    periods: { day: 'Today', week: 'This week' },
    done_one: '{{done}} of {{count}} mission done.',
    done_other: '{{done}} of {{count}} missions done.',
    again: {
      day: 'Resets at 00:00, {{zone}} time.',
      week: 'Resets on Monday at 00:00, {{zone}} time.',
    },
    toClaim: '{{amount}} to claim',
    progress: '{{have}} of {{target}}',
    reached: 'Done',
    until: 'Claim by {{moment}}.',
    calm: "Missing a day costs you nothing. Extra bets don't earn more.",
    kept: 'Finished but unclaimed missions move to Rewards.',
    none: 'No missions right now',
    more: 'More',
  },
} as const;
