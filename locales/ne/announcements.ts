import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'सबै घोषणा',
    none: 'कुनै घोषणा छैन',
    gone: 'यो अब यहाँ छैन',
    goneHint: 'यो सकिएको हुन सक्छ। अरू अझै छन्।',
    unread: 'नयाँ',
    trimmed: 'यो पाठ पूरै देखाउन नमिल्ने गरी लामो छ। बाँकी ग्राहक सेवालाई सोध्नुहोस्।',
    longTerm: 'दीर्घकालीन',
    period: '{{from}} – {{until}}',
    since: '{{from}} देखि',
    until: '{{until}} सम्म',
  },

  promotions: {
    forYou: 'तपाईंका लागि',
    all: 'सबै प्रमोसन',
    none: 'अहिले कुनै प्रमोसन छैन',
    noneHint: 'छिट्टै फेरि हेर्नुहोस्: हरेक हप्ता नयाँ सुरु हुन्छन्।',
    toRewards: 'पुरस्कारमा जानुहोस्',
    more: '{{share}} बढी',
    back: '{{share}} फिर्ता',
    bonus: '{{amount}} बोनस',
    upTo: 'बढीमा {{amount}}',
    allGames: 'सबै गेम',
    promise: {
      depositShare: '{{least}} वा बढी डिपोजिट गर्नुहोस् र {{share}} थप पाउनुहोस्, बढीमा {{amount}}।',
      depositFixed: '{{least}} वा बढी डिपोजिट गर्नुहोस् र {{amount}} थप पाउनुहोस्।',
      betsShare: '{{games}} मा लगाएको बाजीको {{share}} फिर्ता पाउनुहोस्, बढीमा {{amount}}।',
      betsFixed: '{{games}} मा {{least}} बाजी लगाउनुहोस् र {{amount}} पाउनुहोस्।',
      application: 'हामीलाई केही शब्द र तस्बिर पठाउनुहोस्। हामीले स्वीकृत गरे {{amount}} पाउनुहुन्छ।',
    },
  },

  announcementPopup: {
    welcome: 'स्वागत छ',
  },
} satisfies Messages<'NE'>['announcements'];
