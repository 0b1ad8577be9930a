import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    loading: 'กำลังโหลดอยู่ โปรดรอสักครู่',
    late: 'บางส่วนของหน้านี้ยังไม่มา อ่านได้ แต่ปุ่มยังใช้ไม่ได้',
    noScript: 'หากไม่มี JavaScript จะอ่านหน้านี้และใช้ลิงก์ได้ หากต้องการเข้าสู่ระบบและเล่น โปรดอนุญาต',
  },
} satisfies Messages<'TH'>['pages'];
