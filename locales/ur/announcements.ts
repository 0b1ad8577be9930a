import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'تمام اعلانات',
    none: 'کوئی اعلان نہیں',
    gone: 'یہ اب یہاں نہیں ہے',
    goneHint: 'شاید یہ ختم ہو گیا ہے۔ باقی اب بھی یہاں ہیں۔',
    unread: 'نیا',
    trimmed: 'یہ متن پورا دکھانے کے لیے بہت لمبا ہے۔ باقی کے لیے کسٹمر سروس سے پوچھیں۔',
    longTerm: 'طویل مدت',
    period: '{{from}} – {{until}}',
    since: '{{from}} سے',
    until: '{{until}} تک',
  },

  promotions: {
    forYou: 'آپ کے لیے',
    all: 'تمام پروموشنز',
    none: 'ابھی کوئی پروموشن نہیں',
    noneHint: 'جلد پھر دیکھیں: ہر ہفتے نئی پروموشنز شروع ہوتی ہیں۔',
    toRewards: 'انعامات پر جائیں',
    more: '{{share}} مزید',
    back: '{{share}} واپس',
    bonus: '{{amount}} بونس',
    upTo: '{{amount}} تک',
    allGames: 'تمام گیمز',
    promise: {
      depositShare: '{{least}} یا زیادہ جمع کریں اور {{share}} اضافی پائیں، {{amount}} تک۔',
      depositFixed: '{{least}} یا زیادہ جمع کریں اور {{amount}} اضافی پائیں۔',
      betsShare: 'ان پر لگائی گئی شرطوں کا {{share}} واپس پائیں، {{amount}} تک: {{games}}۔',
      betsFixed: '{{least}} کی شرط لگائیں اور {{amount}} پائیں۔ گیمز: {{games}}۔',
      application: 'ہمیں چند الفاظ اور تصویریں بھیجیں۔ منظور ہونے پر آپ کو {{amount}} ملیں گے۔',
    },
  },

  announcementPopup: {
    welcome: 'خوش آمدید',
  },
} satisfies Messages<'UR'>['announcements'];
