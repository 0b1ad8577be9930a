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
    all: 'Lahat ng promo',
    none: 'Walang promo ngayon',
    noneHint: 'Bumalik agad: may bago bawat linggo.',
    toRewards: 'Pumunta sa reward center',
    more: '{{share}} na dagdag',
    back: '{{share}} na balik',
    bonus: '{{amount}} na bonus',
    upTo: 'hanggang {{amount}}',
    allGames: 'lahat ng laro',
    promise: {
      depositShare:
        'Mag-cash in ng {{least}} o higit pa at makakuha ng dagdag na {{share}} nito, hanggang {{amount}}.',
      depositFixed: 'Mag-cash in ng {{least}} o higit pa at makakuha ng dagdag na {{amount}}.',
      betsShare: 'Ibabalik ang {{share}} ng taya mo sa {{games}}, hanggang {{amount}}.',
      betsFixed: 'Tumaya ng {{least}} sa {{games}} at makakuha ng {{amount}}.',
      application:
        'Mag-apply gamit ang ilang salita at larawan. Kapag inaprubahan ng team, makukuha mo ang {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Maligayang pagdating',
  },
} satisfies Messages<'TY'>['announcements'];
