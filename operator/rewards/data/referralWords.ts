import type { ReferralSignal } from '#operator/database/tables/referrals.tables.ts';
import type { Words } from '#operator/payments/message.ts';

type Shown = 'deposit' | 'bets' | 'done' | 'ended' | 'inReview' | 'refused';

/** What a friend is to whoever has invited (BEN-06). */
export const referralStateWords: Readonly<Record<Shown, Words>> = {
  deposit: {
    EN: 'First cash in open',
    CN: '待首次充值',
    TH: 'รอฝากเงินครั้งแรก',
    VI: 'Chờ lần nạp đầu tiên',
    TY: 'Hinihintay ang unang cash-in',
    AR: 'بانتظار أول إيداع',
  },
  bets: {
    EN: 'Bets open',
    CN: '待完成投注',
    TH: 'รอเดิมพันครบ',
    VI: 'Chờ đủ cược',
    TY: 'Hinihintay ang mga taya',
    AR: 'بانتظار الرهانات',
  },
  done: { EN: 'Complete', CN: '已完成', TH: 'ครบแล้ว', VI: 'Hoàn tất', TY: 'Kumpleto', AR: 'مكتمل' },
  ended: {
    EN: 'Time is over',
    CN: '已过期',
    TH: 'หมดเวลา',
    VI: 'Đã hết hạn',
    TY: 'Tapos na ang panahon',
    AR: 'انتهت المدة',
  },
  inReview: {
    EN: 'Being checked',
    CN: '审核中',
    TH: 'กำลังตรวจสอบ',
    VI: 'Đang kiểm tra',
    TY: 'Sinusuri',
    AR: 'قيد المراجعة',
  },
  refused: {
    EN: 'Does not count',
    CN: '不计入',
    TH: 'ไม่นับ',
    VI: 'Không tính',
    TY: 'Hindi bilang',
    AR: 'لا يُحتسب',
  },
};

/** Why one does not count, or is checked first. */
export const referralReasonWords: Readonly<Record<ReferralSignal, Words>> = {
  person: {
    EN: 'Seems to be yourself.',
    CN: '似乎是您本人。',
    TH: 'ดูเหมือนเป็นตัวคุณเอง',
    VI: 'Có vẻ là chính bạn.',
    TY: 'Mukhang ikaw rin ito.',
    AR: 'يبدو أنه أنت نفسك.',
  },
  payoutAccount: {
    EN: 'Shares a payout account.',
    CN: '使用相同的收款账户。',
    TH: 'ใช้บัญชีรับเงินร่วมกัน',
    VI: 'Dùng chung tài khoản nhận tiền.',
    TY: 'May kaparehong payout account.',
    AR: 'يستخدم حساب السحب نفسه.',
  },
  device: {
    EN: 'Shares a device.',
    CN: '使用相同的设备。',
    TH: 'ใช้อุปกรณ์ร่วมกัน',
    VI: 'Dùng chung thiết bị.',
    TY: 'May kaparehong device.',
    AR: 'يستخدم الجهاز نفسه.',
  },
};
