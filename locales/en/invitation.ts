/** Inviting friends. */
export const invitation = {
  invitation: {
    promise: '{{own}} for you, {{friend}} for a friend',
    promiseOwn: '{{own}} for you',
    when_one:
      'For each friend aged {{age}} or over who signs up with your link and does this within {{count}} day.',
    when_other:
      'For each friend aged {{age}} or over who signs up with your link and does this within {{count}} days.',
    qr: 'QR code of your link',
    code: 'Your code',
    copy: 'Copy code',
    link: 'Your link',
    copyLink: 'Copy link',
    copied: { code: 'Code copied.', link: 'Link copied.' },
    notCopied: "Couldn't copy. Select it and copy it yourself.",
    share: 'Share my link',
    invited: 'Invited',
    rewarded: 'Rewarded',
    earned: 'Earned',
    earns: 'What you earn',
    joins: 'Your friend joins',
    nothing: 'Nothing yet',
    deposit: 'A first cash-in of {{amount}} or more',
    forFriend: 'and {{amount}} for your friend',
    bets: '{{amount}} of settled bets in total',
    turnover: 'Bet each reward {{factor}} × before you can withdraw it.',
    free: 'Rewards go straight to your balance. No betting required.',
    checked:
      'If a friend might be you, or shares your payout account or device, our team checks it before you earn anything.',
    friends: 'Friends',
    joined: 'Joined {{day}}',
    none: 'Nobody has joined with your link yet.',
    newest_one: 'Only the newest friend is shown.',
    newest_other: 'The newest {{count}} friends are shown.',
  },
} as const;
