import type { Messages } from '../messages.ts';

export const agents = {
  agentHome: {
    greeting: {
      morning: 'สวัสดีตอนเช้า',
      earlyAfternoon: 'สวัสดีตอนเที่ยง',
      lateAfternoon: 'สวัสดีตอนบ่าย',
      evening: 'สวัสดีตอนค่ำ',
    },
    team: 'ทีมของคุณวันนี้',
    loggedIn: 'เข้าสู่ระบบ',
    bet: 'วางเดิมพัน',
    registered: 'สมาชิกใหม่',
    online: 'ออนไลน์อยู่',
    shortcuts: 'ทีมและบัญชีของคุณ',
    onlineService: 'บริการออนไลน์',
    footer: 'เมนูตัวแทน',
    dividendOffer: 'มีข้อเสนอรอคุณอยู่',
  },

  contract: {
    status: {
      requested: 'รอการตัดสินใจของคุณ',
      active: 'มีผลอยู่',
      declined: 'ปฏิเสธแล้ว',
      withdrawn: 'ถอนแล้ว',
      lapsed: 'หมดเวลา',
      ended: 'สิ้นสุดแล้ว',
    },
    current: 'มีผลจนกว่าคุณจะตัดสินใจ',
    terms: 'เงื่อนไข',
    teamBets: 'ยอดเดิมพันของทีมตั้งแต่',
    teamLosses: 'ยอดเสียของทีมตั้งแต่',
    activeMembers: 'สมาชิกที่ใช้งาน',
    rate: 'ส่วนแบ่งของคุณ',
    offeredAt: 'เสนอเมื่อ {{date}}',
    decidedAt: 'ตัดสินใจเมื่อ {{date}}',
    accept: 'ยอมรับ',
    decline: 'ปฏิเสธ',
    acceptTitle: 'ยอมรับสัญญานี้หรือไม่?',
    acceptText: 'สัญญาจะมีผลทันทีและแทนที่สัญญาที่มีผลอยู่',
    declineTitle: 'ปฏิเสธสัญญานี้หรือไม่?',
    declineText: 'ข้อเสนอนี้จะปิดลง สัญญาที่มีผลอยู่จะไม่เปลี่ยนแปลง',
    accepted: 'ยอมรับสัญญาแล้ว',
    declined: 'ปฏิเสธสัญญาแล้ว',
    decidedElsewhere: 'สัญญานี้ถูกตัดสินใจจากที่อื่นแล้ว นี่คือสถานะปัจจุบัน',
    none: 'ยังไม่มีสัญญา',
    noneHint: 'เมื่อมีข้อเสนอ คุณจะพบได้ที่นี่',
    history: 'ประวัติ',
    noHistory: 'ยังไม่มีสัญญาที่ตัดสินใจแล้ว',
  },

  contractPrompts: {
    text: 'คุณได้รับข้อเสนอสัญญานี้ โปรดอ่านเงื่อนไขแล้วยอมรับหรือปฏิเสธ',
    later: 'ภายหลัง',
    go: 'ดูสัญญา',
  },
} satisfies Messages['agents'];
