import type { Messages } from '../messages.ts';

export const records = {
  rangePicker: {
    title: 'Chọn ngày',
    previousMonth: 'Tháng trước',
    nextMonth: 'Tháng sau',
    today: 'hôm nay',
    firstDay: 'ngày đầu',
    lastDay: 'ngày cuối',
    chooseEnd: 'Chọn ngày còn lại, tối đa {{count}} ngày.',
    days: '{{count}} ngày',
    apply: 'Hiển thị các ngày này',
  },

  profitChart: {
    summary:
      'Kết quả ròng theo ngày từ {{from}} đến {{to}}: tổng {{total}}. Tốt nhất: {{best}} ngày {{bestDay}}. Kém nhất: {{worst}} ngày {{worstDay}}.',
    oneDay: 'Kết quả ròng ngày {{day}}: {{total}}.',
  },

  profitTable: {
    caption: 'Số tiền tính bằng peso',
    bets: 'Cược',
    payouts: 'Trả thưởng',
    extras: 'Cộng thêm',
    net: 'Ròng',
    all: 'Tổng',
  },
} satisfies Messages['records'];
