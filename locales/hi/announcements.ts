import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'सभी घोषणाएं',
    none: 'कोई घोषणा नहीं',
    gone: 'यह अब यहां नहीं है',
    goneHint: 'शायद यह खत्म हो गया है। बाकी अब भी यहां हैं।',
    unread: 'नया',
    trimmed: 'यह टेक्स्ट पूरा दिखाने के लिए बहुत लंबा है। बाकी के लिए कस्टमर केयर से पूछें।',
    longTerm: 'लंबे समय तक',
    period: '{{from}} – {{until}}',
    since: '{{from}} से',
    until: '{{until}} तक',
  },

  promotions: {
    forYou: 'आपके लिए',
    all: 'सभी प्रमोशन',
    none: 'अभी कोई प्रमोशन नहीं',
    noneHint: 'जल्द फिर देखें: हर हफ़्ते नए प्रमोशन शुरू होते हैं।',
    toRewards: 'रिवॉर्ड पर जाएं',
    more: '{{share}} ज़्यादा',
    back: '{{share}} वापस',
    bonus: '{{amount}} बोनस',
    upTo: '{{amount}} तक',
    allGames: 'सभी गेम',
    promise: {
      depositShare: '{{least}} या ज़्यादा जमा करें और {{share}} अतिरिक्त पाएं, {{amount}} तक।',
      depositFixed: '{{least}} या ज़्यादा जमा करें और {{amount}} अतिरिक्त पाएं।',
      betsShare: 'इन पर लगाई बेट का {{share}} वापस पाएं, {{amount}} तक: {{games}}।',
      betsFixed: '{{least}} की बेट लगाएं और {{amount}} पाएं। गेम: {{games}}।',
      application: 'हमें कुछ शब्द और तस्वीरें भेजें। मंज़ूर होने पर आपको {{amount}} मिलेंगे।',
    },
  },

  announcementPopup: {
    welcome: 'स्वागत है',
  },
} satisfies Messages<'HI'>['announcements'];
