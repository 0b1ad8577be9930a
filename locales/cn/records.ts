import type { Messages } from '../messages.ts';

export const records = {
  rangePicker: {
    title: '选择日期',
    previousMonth: '上个月',
    nextMonth: '下个月',
    today: '今天',
    firstDay: '第一天',
    lastDay: '最后一天',
    chooseEnd: '请选择另一端，最多 {{count}} 天。',
    days: '共 {{count}} 天',
    apply: '显示这些日期',
  },

  profitChart: {
    summary:
      '{{from}} 至 {{to}} 每日净额：合计 {{total}}。最好：{{bestDay}}，{{best}}。最差：{{worstDay}}，{{worst}}。',
    oneDay: '{{day}} 净额：{{total}}。',
  },

  profitTable: {
    caption: '金额单位：比索',
    bets: '投注',
    payouts: '派彩',
    extras: '额外',
    net: '净额',
    all: '合计',
  },
} satisfies Messages['records'];
