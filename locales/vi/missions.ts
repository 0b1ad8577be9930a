import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'Nhiệm vụ',
    periods: { day: 'Hôm nay', week: 'Tuần này' },
    done_other: 'Đã xong {{done}} trên {{count}} nhiệm vụ.',
    again: {
      day: 'Bắt đầu lại lúc 00:00, giờ {{zone}}.',
      week: 'Bắt đầu lại lúc 00:00 thứ Hai, giờ {{zone}}.',
    },
    toClaim: 'Có thể nhận {{amount}}',
    progress: '{{have}} trên {{target}}',
    reached: 'Xong',
    until: 'Chờ bạn đến {{moment}}.',
    calm: 'Lỡ một ngày không mất gì. Cược vượt quá nhiệm vụ không được thêm.',
    kept: 'Nhiệm vụ đã xong mà chưa nhận kịp sẽ nằm trong trung tâm phần thưởng.',
    none: 'Hiện chưa có nhiệm vụ',
    more: 'Xem thêm',
  },
} satisfies Messages<'VI'>['missions'];
