import type { Message } from '../message.ts';

/** Of an envelope rain: `{account}` is masked, `{opened}` of `{count}` shares, `{amount}` is what returned. */
export const envelopeWords = {
  received: {
    title: {
      EN: 'An envelope for you',
      CN: '您有一个红包',
      TH: 'มีซองสำหรับคุณ',
      VI: 'Bạn có một phong bì',
      TY: 'May sobre para sa iyo',
      AR: 'لديك ظرف',
    },
    text: {
      EN: 'Your agent {account} has sent an envelope. You can open it until {time}.',
      CN: '您的代理 {account} 发来一个红包，可在 {time} 前打开。',
      TH: 'ตัวแทนของคุณ {account} ส่งซองมาให้ เปิดได้ถึง {time}',
      VI: 'Đại lý {account} của bạn đã gửi một phong bì. Bạn có thể mở đến {time}.',
      TY: 'Nagpadala ng sobre ang agent mong si {account}. Mabubuksan mo ito hanggang {time}.',
      AR: 'أرسل وكيلك {account} ظرفًا. يمكنك فتحه حتى {time}.',
    },
  },
  emptied: {
    title: {
      EN: 'All envelopes are open',
      CN: '红包已全部打开',
      TH: 'ซองถูกเปิดครบแล้ว',
      VI: 'Tất cả phong bì đã được mở',
      TY: 'Nabuksan na ang lahat ng sobre',
      AR: 'فُتحت جميع الظروف',
    },
    text: {
      EN: {
        one: 'The one share of your envelope rain was opened.',
        other: 'All {count} shares of your envelope rain were opened.',
      },
      CN: { other: '您的红包雨共 {count} 份，已全部打开。' },
      TH: { other: 'ซองทั้งหมด {count} ส่วนของคุณถูกเปิดแล้ว' },
      VI: { other: 'Cả {count} phần trong mưa phong bì của bạn đã được mở.' },
      TY: {
        one: 'Nabuksan na ang lahat ng {count} bahagi ng iyong ulan ng sobre.',
        other: 'Nabuksan na ang lahat ng {count} bahagi ng iyong ulan ng sobre.',
      },
      AR: {
        zero: 'فُتحت أمطار ظروفك كاملةً: {count} حصة.',
        one: 'فُتحت أمطار ظروفك كاملةً: حصة واحدة.',
        two: 'فُتحت أمطار ظروفك كاملةً: حصتان.',
        few: 'فُتحت أمطار ظروفك كاملةً: {count} حصص.',
        many: 'فُتحت أمطار ظروفك كاملةً: {count} حصة.',
        other: 'فُتحت أمطار ظروفك كاملةً: {count} حصة.',
      },
    },
  },
  returned: {
    title: {
      EN: 'Envelope rain is over',
      CN: '红包雨已结束',
      TH: 'ฝนซองสิ้นสุดแล้ว',
      VI: 'Mưa phong bì đã kết thúc',
      TY: 'Tapos na ang ulan ng sobre',
      AR: 'انتهت أمطار الظروف',
    },
    text: {
      EN: {
        one: '{opened} of {count} share was opened. {amount} has returned to your balance.',
        other: '{opened} of {count} shares were opened. {amount} has returned to your balance.',
      },
      CN: { other: '{count} 份中已打开 {opened} 份，{amount} 已退回您的余额。' },
      TH: { other: 'เปิดแล้ว {opened} จาก {count} ส่วน {amount} กลับเข้ายอดเงินของคุณแล้ว' },
      VI: { other: '{opened} trên {count} phần đã được mở. {amount} đã về lại số dư của bạn.' },
      TY: {
        one: '{opened} sa {count} bahagi ang nabuksan. Bumalik sa balanse mo ang {amount}.',
        other: '{opened} sa {count} bahagi ang nabuksan. Bumalik sa balanse mo ang {amount}.',
      },
      AR: {
        zero: 'فُتح {opened} من {count} حصة. عاد {amount} إلى رصيدك.',
        one: 'فُتح {opened} من حصة واحدة. عاد {amount} إلى رصيدك.',
        two: 'فُتح {opened} من حصتين. عاد {amount} إلى رصيدك.',
        few: 'فُتح {opened} من {count} حصص. عاد {amount} إلى رصيدك.',
        many: 'فُتح {opened} من {count} حصة. عاد {amount} إلى رصيدك.',
        other: 'فُتح {opened} من {count} حصة. عاد {amount} إلى رصيدك.',
      },
    },
  },
} satisfies Record<string, Message>;
