import type { Messages } from '../messages.ts';

export const records = {
  rangePicker: {
    title: 'เลือกวัน',
    previousMonth: 'เดือนก่อน',
    nextMonth: 'เดือนถัดไป',
    today: 'วันนี้',
    firstDay: 'วันแรก',
    lastDay: 'วันสุดท้าย',
    chooseEnd: 'เลือกวันอีกด้าน ไม่เกิน {{count}} วัน',
    days: '{{count}} วัน',
    apply: 'แสดงวันเหล่านี้',
  },

  profitChart: {
    summary:
      'ผลสุทธิรายวันตั้งแต่ {{from}} ถึง {{to}}: รวม {{total}} ดีที่สุด {{best}} เมื่อ {{bestDay}} แย่ที่สุด {{worst}} เมื่อ {{worstDay}}',
    oneDay: 'ผลสุทธิวันที่ {{day}}: {{total}}',
  },

  profitTable: {
    caption: 'จำนวนเงินเป็นเปโซ',
    bets: 'เดิมพัน',
    payouts: 'เงินรางวัล',
    extras: 'ส่วนเพิ่ม',
    net: 'สุทธิ',
    all: 'รวม',
  },
} satisfies Messages['records'];
