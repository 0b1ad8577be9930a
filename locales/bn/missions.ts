import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'মিশন',
    periods: { day: 'আজ', week: 'এই সপ্তাহ' },
    done_one: '{{count}}টি মিশনের {{done}}টি সম্পন্ন।',
    done_other: '{{count}}টি মিশনের {{done}}টি সম্পন্ন।',
    again: {
      day: '{{zone}} সময় 00:00-এ নতুন করে শুরু হয়।',
      week: 'সোমবার {{zone}} সময় 00:00-এ নতুন করে শুরু হয়।',
    },
    toClaim: '{{amount}} ক্লেইম করা বাকি',
    progress: '{{target}}-এর মধ্যে {{have}}',
    reached: 'সম্পন্ন',
    until: '{{moment}}-এর মধ্যে ক্লেইম করুন।',
    calm: 'একদিন বাদ গেলে কোনো ক্ষতি নেই। বাড়তি বাজিতে বেশি পাওয়া যায় না।',
    kept: 'শেষ করা কিন্তু ক্লেইম না করা মিশন রিওয়ার্ডে চলে যায়।',
    none: 'এখন কোনো মিশন নেই',
    more: 'আরও',
  },
} satisfies Messages<'BN'>['missions'];
