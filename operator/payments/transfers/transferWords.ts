import type { Message } from '../message.ts';

/** Of a transfer to the superior or to a subordinate: `{amount}` and, masked, `{account}`. */
export const transferWords = {
  sent: {
    title: {
      EN: 'Money sent to your superior',
      CN: '已转账给上级',
      TH: 'ส่งเงินให้ผู้แนะนำแล้ว',
      VI: 'Đã gửi tiền cho tuyến trên',
      TY: 'Naipadala ang pera sa upline mo',
      AR: 'أُرسل المال إلى وكيلك الأعلى',
    },
    text: {
      EN: '{amount} was sent to {account}.',
      CN: '{amount} 已转给 {account}。',
      TH: 'ส่ง {amount} ให้ {account} แล้ว',
      VI: 'Đã gửi {amount} cho {account}.',
      TY: 'Naipadala ang {amount} kay {account}.',
      AR: 'أُرسل {amount} إلى {account}.',
    },
  },
  received: {
    title: {
      EN: 'Money received',
      CN: '收到转账',
      TH: 'ได้รับเงินแล้ว',
      VI: 'Đã nhận tiền',
      TY: 'May natanggap na pera',
      AR: 'استلمت مالًا',
    },
    text: {
      EN: '{account} of your team sent you {amount}.',
      CN: '您的团队成员 {account} 转给您 {amount}。',
      TH: '{account} ในทีมของคุณส่ง {amount} ให้คุณ',
      VI: '{account} trong đội của bạn đã gửi bạn {amount}.',
      TY: 'Pinadalhan ka ni {account} ng team mo ng {amount}.',
      AR: 'أرسل إليك {account} من فريقك {amount}.',
    },
  },
  sentDown: {
    title: {
      EN: 'Money sent to a subordinate',
      CN: '已转账给下级',
      TH: 'ส่งเงินให้สมาชิกในสายแล้ว',
      VI: 'Đã gửi tiền cho tuyến dưới',
      TY: 'Naipadala ang pera sa downline mo',
      AR: 'أُرسل المال إلى عضو في فريقك',
    },
    text: {
      EN: '{amount} was sent to {account}.',
      CN: '{amount} 已转给 {account}。',
      TH: 'ส่ง {amount} ให้ {account} แล้ว',
      VI: 'Đã gửi {amount} cho {account}.',
      TY: 'Naipadala ang {amount} kay {account}.',
      AR: 'أُرسل {amount} إلى {account}.',
    },
  },
  receivedFromAgent: {
    title: {
      EN: 'Money received',
      CN: '收到转账',
      TH: 'ได้รับเงินแล้ว',
      VI: 'Đã nhận tiền',
      TY: 'May natanggap na pera',
      AR: 'استلمت مالًا',
    },
    text: {
      EN: 'Your agent {account} sent you {amount}.',
      CN: '您的代理 {account} 转给您 {amount}。',
      TH: 'ตัวแทนของคุณ {account} ส่ง {amount} ให้คุณ',
      VI: 'Đại lý {account} của bạn đã gửi bạn {amount}.',
      TY: 'Pinadalhan ka ng agent mong si {account} ng {amount}.',
      AR: 'أرسل إليك وكيلك {account} مبلغ {amount}.',
    },
  },
} satisfies Record<string, Message>;
