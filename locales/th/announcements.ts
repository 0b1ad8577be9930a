import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'ประกาศทั้งหมด',
    none: 'ไม่มีประกาศ',
    gone: 'ไม่มีรายการนี้แล้ว',
    goneHint: 'อาจสิ้นสุดไปแล้ว รายการอื่นยังดูได้',
    unread: 'ใหม่',
    trimmed: 'ข้อความนี้ยาวเกินกว่าจะแสดงทั้งหมด สอบถามส่วนที่เหลือได้ที่ฝ่ายบริการลูกค้า',
    longTerm: 'ระยะยาว',
    period: '{{from}} – {{until}}',
    since: 'ตั้งแต่ {{from}}',
    until: 'ถึง {{until}}',
  },

  promotions: {
    forYou: 'สำหรับคุณ',
    all: 'โปรโมชันทั้งหมด',
    none: 'ยังไม่มีโปรโมชันในขณะนี้',
    noneHint: 'กลับมาใหม่เร็ว ๆ นี้ มีโปรโมชันใหม่ทุกสัปดาห์',
    toRewards: 'ไปที่ศูนย์รางวัล',
    more: 'เพิ่มอีก {{share}}',
    back: 'คืน {{share}}',
    bonus: 'โบนัส {{amount}}',
    upTo: 'สูงสุด {{amount}}',
    allGames: 'ทุกเกม',
    promise: {
      depositShare: 'ฝาก {{least}} ขึ้นไป รับเพิ่มอีก {{share}} สูงสุด {{amount}}',
      depositFixed: 'ฝาก {{least}} ขึ้นไป รับเพิ่มอีก {{amount}}',
      betsShare: 'รับคืน {{share}} ของเดิมพันใน {{games}} สูงสุด {{amount}}',
      betsFixed: 'เดิมพัน {{least}} ใน {{games}} รับ {{amount}}',
      application: 'สมัครด้วยข้อความสั้นและรูป เมื่อทีมงานอนุมัติ รับ {{amount}}',
    },
  },

  announcementPopup: {
    welcome: 'ยินดีต้อนรับ',
  },
} satisfies Messages<'TH'>['announcements'];
