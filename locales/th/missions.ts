import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'ภารกิจ',
    periods: { day: 'วันนี้', week: 'สัปดาห์นี้' },
    done_other: 'สำเร็จ {{done}} จาก {{count}} ภารกิจ',
    again: { day: 'เริ่มใหม่เวลา 00:00 ตามเวลา {{zone}}', week: 'เริ่มใหม่วันจันทร์เวลา 00:00 ตามเวลา {{zone}}' },
    toClaim: 'รับได้ {{amount}}',
    progress: '{{have}} จาก {{target}}',
    reached: 'เสร็จแล้ว',
    until: 'รอคุณถึง {{moment}}',
    calm: 'วันที่คุณพลาดไม่ทำให้เสียอะไร เดิมพันที่เกินภารกิจไม่ได้เพิ่ม',
    kept: 'สิ่งที่ทำสำเร็จแต่ไม่ได้รับทันเวลาจะอยู่ในศูนย์รางวัล',
    none: 'ขณะนี้ไม่มีภารกิจ',
    more: 'เพิ่มเติม',
  },
} satisfies Messages<'TH'>['missions'];
