import type { Words } from '../message.ts';

/** What has become of the promotion that was chosen with a deposit (CASH-02). */
export const chosenWords: Readonly<Record<'kept' | 'given' | 'checked' | 'without', Words>> = {
  kept: {
    EN: 'Its place is kept for you while this order is open.',
    CN: '此订单有效期间，为您保留名额。',
    TH: 'เราเก็บสิทธิ์ไว้ให้คุณระหว่างที่คำสั่งนี้เปิดอยู่',
    VI: 'Suất được giữ cho bạn khi lệnh này còn mở.',
    TY: 'Nakalaan sa iyo ang puwesto habang bukas ang order na ito.',
    AR: 'مكانك محجوز ما دام هذا الطلب مفتوحًا.',
  },
  given: {
    EN: 'You have it: see the reward centre.',
    CN: '您已获得：请查看奖励中心。',
    TH: 'คุณได้รับแล้ว ดูที่ศูนย์รางวัล',
    VI: 'Bạn đã có: xem trung tâm phần thưởng.',
    TY: 'Nasa iyo na: tingnan ang reward centre.',
    AR: 'حصلت عليها: انظر مركز المكافآت.',
  },
  checked: {
    EN: 'We look at it first, and tell you in your inbox.',
    CN: '我们会先审核，并在收件箱通知您。',
    TH: 'เราจะตรวจสอบก่อน และแจ้งในกล่องข้อความ',
    VI: 'Chúng tôi xem xét trước và báo trong hộp thư của bạn.',
    TY: 'Titingnan muna namin, at sasabihin sa inbox mo.',
    AR: 'نراجعها أولًا ونخبرك في صندوق الوارد.',
  },
  without: {
    EN: 'This cash-in goes without it: its place is no longer kept.',
    CN: '此次充值不含该活动：名额已不再保留。',
    TH: 'การฝากครั้งนี้ไม่มีโปรโมชันนี้ เพราะสิทธิ์ไม่ได้เก็บไว้แล้ว',
    VI: 'Lần nạp này không kèm khuyến mãi: suất không còn được giữ.',
    TY: 'Wala nito ang cash-in na ito: hindi na nakalaan ang puwesto.',
    AR: 'هذا الإيداع بدونها: لم يعد مكانك محجوزًا.',
  },
};
