import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Lahat ng anunsyo',
    none: 'Walang anunsyo',
    gone: 'Wala na ito rito',
    goneHint: 'Maaaring natapos na ito. Naroon pa ang iba.',
    unread: 'Bago',
    trimmed:
      'Masyadong mahaba ang tekstong ito para ipakita nang buo. Hingin ang natitira sa customer service.',
    longTerm: 'Pangmatagalan',
    period: '{{from}} – {{until}}',
    since: 'Mula {{from}}',
    until: 'Hanggang {{until}}',
  },

  promotions: {
    forYou: 'Para sa iyo',
    all: 'Lahat ng promosyon',
    none: 'Walang promosyon ngayon',
    noneHint: 'Bumalik agad: may bago bawat linggo.',
    toRewards: 'Pumunta sa reward centre',
  },

  announcementPopup: {
    welcome: 'Maligayang pagdating',
  },
} satisfies Messages['announcements'];
