import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'မစ်ရှင်များ',
    periods: { day: 'ယနေ့', week: 'ဤအပတ်' },
    done_other: 'မစ်ရှင် {{count}} ခုအနက် {{done}} ခု ပြီးပါပြီ။',
    again: {
      day: '{{zone}} စံတော်ချိန် 00:00 တွင် အသစ်ပြန်စသည်။',
      week: 'တနင်္လာနေ့ {{zone}} စံတော်ချိန် 00:00 တွင် အသစ်ပြန်စသည်။',
    },
    toClaim: 'ရယူရန် {{amount}}',
    progress: '{{target}} အနက် {{have}}',
    reached: 'ပြီးပါပြီ',
    until: '{{moment}} မတိုင်မီ ရယူပါ။',
    calm: 'တစ်ရက်လွတ်သွားလည်း ဘာမျှ မဆုံးရှုံးပါ။ အပိုလောင်းလည်း ပိုမရပါ။',
    kept: 'ပြီးမြောက်သော်လည်း မရယူရသေးသော မစ်ရှင်များ ဆုလာဘ်များထဲ ရောက်သွားပါမည်။',
    none: 'လောလောဆယ် မစ်ရှင် မရှိပါ',
    more: 'နောက်ထပ်',
  },
} satisfies Messages<'MY'>['missions'];
