import type { Message } from './message.ts';

/** Of an envelope rain: `{account}` is masked, `{opened}` and `{shares}` are counts, `{amount}` is what returned. */
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
      EN: 'All {shares} shares of your envelope rain were opened.',
      CN: '您的红包雨共 {shares} 份，已全部打开。',
      TH: 'ซองทั้งหมด {shares} ส่วนของคุณถูกเปิดแล้ว',
      VI: 'Cả {shares} phần trong mưa phong bì của bạn đã được mở.',
      TY: 'Nabuksan na ang lahat ng {shares} bahagi ng iyong ulan ng sobre.',
      AR: 'فُتحت جميع حصص أمطار ظروفك وعددها {shares}.',
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
      EN: '{opened} of {shares} shares were opened. {amount} has returned to your balance.',
      CN: '{shares} 份中已打开 {opened} 份，{amount} 已退回您的余额。',
      TH: 'เปิดแล้ว {opened} จาก {shares} ส่วน {amount} กลับเข้ายอดเงินของคุณแล้ว',
      VI: '{opened} trên {shares} phần đã được mở. {amount} đã về lại số dư của bạn.',
      TY: '{opened} sa {shares} bahagi ang nabuksan. Bumalik sa balanse mo ang {amount}.',
      AR: 'فُتحت {opened} من {shares} حصة. عاد {amount} إلى رصيدك.',
    },
  },
} satisfies Record<string, Message>;
