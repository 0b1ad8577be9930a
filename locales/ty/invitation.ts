import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} para sa iyo, {{friend}} para sa kaibigan',
    promiseOwn: '{{own}} para sa iyo',
    when_one:
      'Para sa bawat kaibigang {{age}} taong gulang pataas na sasali gamit ang link mo, sa loob ng {{count}} araw.',
    when_other:
      'Para sa bawat kaibigang {{age}} taong gulang pataas na sasali gamit ang link mo, sa loob ng {{count}} araw.',
    qr: 'QR code ng link mo',
    code: 'Ang code mo',
    copy: 'Kopyahin ang code',
    link: 'Ang link mo',
    copyLink: 'Kopyahin ang link',
    copied: { code: 'Nakopya ang code mo.', link: 'Nakopya ang link mo.' },
    notCopied: 'Hindi makopya. Piliin at kopyahin mo mismo.',
    share: 'Ibahagi ang link ko',
    invited: 'Naimbita',
    rewarded: 'May reward na',
    earned: 'Nakuha',
    earns: 'Ano ang may reward',
    joins: 'Sumali ang kaibigan mo',
    nothing: 'Wala pa',
    deposit: 'Unang cash-in na {{amount}} o higit pa',
    forFriend: 'at {{amount}} para sa kaibigan mo',
    bets: 'Natapos na taya na {{amount}} sa kabuuan',
    turnover: 'Itaya ang bawat reward nang {{factor}} × bago i-withdraw.',
    free: 'Papasok sa balanse mo ang reward, hindi kailangang tumaya.',
    checked:
      'Sinusuri muna ng tao bago mabigyan ng reward ang kaibigang mukhang ikaw rin, o may kaparehong payout account o device.',
    friends: 'Mga kaibigan',
    joined: 'Sumali {{day}}',
    none: 'Wala pang sumali gamit ang link mo.',
    newest_one: 'Ang pinakabagong {{count}} kaibigan ang ipinapakita.',
    newest_other: 'Ang pinakabagong {{count}} kaibigan ang ipinapakita.',
  },
} satisfies Messages<'TY'>['invitation'];
