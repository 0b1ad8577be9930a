import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'ကြေညာချက်အားလုံး',
    none: 'ကြေညာချက် မရှိပါ',
    gone: 'ဤအရာ မရှိတော့ပါ',
    goneHint: 'ပြီးဆုံးသွားခြင်း ဖြစ်နိုင်သည်။ အခြားအရာများ ရှိနေဆဲဖြစ်သည်။',
    unread: 'အသစ်',
    trimmed: 'ဤစာသားသည် အပြည့်အစုံပြရန် ရှည်လွန်းသည်။ ကျန်ရှိသည်များကို ဖောက်သည်ဝန်ဆောင်မှုသို့ မေးပါ။',
    longTerm: 'ရေရှည်',
    period: '{{from}} – {{until}}',
    since: '{{from}} မှစ၍',
    until: '{{until}} အထိ',
  },

  promotions: {
    forYou: 'သင့်အတွက်',
    all: 'ပရိုမိုးရှင်းအားလုံး',
    none: 'လောလောဆယ် ပရိုမိုးရှင်း မရှိပါ',
    noneHint: 'မကြာမီ ပြန်ကြည့်ပါ၊ အပတ်တိုင်း အသစ်များ စတင်ပါသည်။',
    toRewards: 'ဆုလာဘ်များသို့ သွားမည်',
    more: '{{share}} ပိုရ',
    back: '{{share}} ပြန်ရ',
    bonus: 'ဘောနပ်စ် {{amount}}',
    upTo: '{{amount}} အထိ',
    allGames: 'ဂိမ်းအားလုံး',
    promise: {
      depositShare: '{{least}} နှင့်အထက် ငွေသွင်းပြီး {{share}} အပိုရယူပါ၊ {{amount}} အထိ။',
      depositFixed: '{{least}} နှင့်အထက် ငွေသွင်းပြီး {{amount}} အပိုရယူပါ။',
      betsShare: '{{games}} တွင် သင့်လောင်းကြေး၏ {{share}} ပြန်ရယူပါ၊ {{amount}} အထိ။',
      betsFixed: '{{games}} တွင် {{least}} လောင်းပြီး {{amount}} ရယူပါ။',
      application: 'စာတိုနှင့် ပုံများ ပို့ပါ။ ကျွန်ုပ်တို့ ခွင့်ပြုပါက သင် {{amount}} ရပါမည်။',
    },
  },

  announcementPopup: {
    welcome: 'ကြိုဆိုပါသည်',
  },
} satisfies Messages<'MY'>['announcements'];
