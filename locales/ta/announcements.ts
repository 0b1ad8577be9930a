import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'எல்லா அறிவிப்புகளும்',
    none: 'அறிவிப்புகள் இல்லை',
    gone: 'இது இப்போது இங்கே இல்லை',
    goneHint: 'முடிந்திருக்கலாம். மற்றவை இன்னும் உள்ளன.',
    unread: 'புதிது',
    trimmed: 'இந்த உரை முழுதும் காட்ட முடியாத அளவு நீளமானது. மீதியை வாடிக்கையாளர் சேவையிடம் கேளுங்கள்.',
    longTerm: 'நீண்ட காலம்',
    period: '{{from}} – {{until}}',
    since: '{{from}} முதல்',
    until: '{{until}} வரை',
  },

  promotions: {
    forYou: 'உங்களுக்காக',
    all: 'எல்லாச் சலுகைகளும்',
    none: 'இப்போது சலுகைகள் இல்லை',
    noneHint: 'விரைவில் மீண்டும் வாருங்கள்: வாரந்தோறும் புதியவை தொடங்கும்.',
    toRewards: 'ரிவார்டுகளுக்குச் செல்',
    more: '{{share}} கூடுதல்',
    back: '{{share}} திரும்ப',
    bonus: '{{amount}} போனஸ்',
    upTo: '{{amount}} வரை',
    allGames: 'எல்லா கேம்கள்',
    promise: {
      depositShare: '{{least}} அல்லது அதற்கு மேல் டெபாசிட் செய்து, {{share}} கூடுதலாகப் பெறுங்கள், {{amount}} வரை.',
      depositFixed: '{{least}} அல்லது அதற்கு மேல் டெபாசிட் செய்து, {{amount}} கூடுதலாகப் பெறுங்கள்.',
      betsShare: 'உங்கள் பந்தயங்களில் {{share}} திரும்பப் பெறுங்கள் ({{games}}), {{amount}} வரை.',
      betsFixed: '{{least}} பந்தயம் கட்டி ({{games}}), {{amount}} பெறுங்கள்.',
      application: 'சில வார்த்தைகளும் படங்களும் அனுப்புங்கள். ஒப்புதல் கிடைத்தால் {{amount}} பெறுவீர்கள்.',
    },
  },

  announcementPopup: {
    welcome: 'வரவேற்கிறோம்',
  },
} satisfies Messages<'TA'>['announcements'];
