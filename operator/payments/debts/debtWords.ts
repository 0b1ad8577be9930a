import type { Message } from '../message.ts';

/** `{amount}` of the balance has settled a debt. */
export const debtWords: Message = {
  title: {
    EN: 'Settled from your balance',
    CN: '已从余额结清欠款',
    TH: 'ชำระยอดค้างจากยอดเงินแล้ว',
    VI: 'Đã trả nợ từ số dư',
    TY: 'Nabayaran mula sa balanse mo',
    AR: 'سُدّد من رصيدك',
  },
  text: {
    EN: '{amount} of your balance has settled what you owed.',
    CN: '您余额中的 {amount} 已用于结清欠款。',
    TH: 'ยอดเงินของคุณ {amount} ได้ชำระยอดที่ค้างแล้ว',
    VI: '{amount} trong số dư của bạn đã trả khoản bạn nợ.',
    TY: 'Ang {amount} ng balanse mo ay ipinambayad sa utang mo.',
    AR: 'سدّد {amount} من رصيدك ما كان مستحقًا عليك.',
  },
};
