import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'সব ঘোষণা',
    none: 'কোনো ঘোষণা নেই',
    gone: 'এটি আর এখানে নেই',
    goneHint: 'হয়তো শেষ হয়ে গেছে। অন্যগুলো এখনো আছে।',
    unread: 'নতুন',
    trimmed: 'লেখাটি এত বড় যে পুরোটা দেখানো যাচ্ছে না। বাকিটা গ্রাহক সেবার কাছে জেনে নিন।',
    longTerm: 'দীর্ঘমেয়াদি',
    period: '{{from}} – {{until}}',
    since: '{{from}} থেকে',
    until: '{{until}} পর্যন্ত',
  },

  promotions: {
    forYou: 'আপনার জন্য',
    all: 'সব প্রোমোশন',
    none: 'এখন কোনো প্রোমোশন নেই',
    noneHint: 'শিগগিরই আবার দেখুন: প্রতি সপ্তাহে নতুন প্রোমোশন শুরু হয়।',
    toRewards: 'রিওয়ার্ডে যান',
    more: '{{share}} বেশি',
    back: '{{share}} ফেরত',
    bonus: '{{amount}} বোনাস',
    upTo: 'সর্বোচ্চ {{amount}}',
    allGames: 'সব গেম',
    promise: {
      depositShare: '{{least}} বা তার বেশি ডিপোজিট করলে {{share}} বাড়তি পাবেন, সর্বোচ্চ {{amount}}।',
      depositFixed: '{{least}} বা তার বেশি ডিপোজিট করলে {{amount}} বাড়তি পাবেন।',
      betsShare: '{{games}}-এ আপনার বাজির {{share}} ফেরত পাবেন, সর্বোচ্চ {{amount}}।',
      betsFixed: '{{games}}-এ {{least}} বাজি ধরলে {{amount}} পাবেন।',
      application: 'আমাদের কয়েকটি কথা ও ছবি পাঠান। আমরা অনুমোদন করলে {{amount}} পাবেন।',
    },
  },

  announcementPopup: {
    welcome: 'স্বাগতম',
  },
} satisfies Messages<'BN'>['announcements'];
