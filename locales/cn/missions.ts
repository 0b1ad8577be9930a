import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: '任务',
    periods: { day: '今天', week: '本周' },
    done_other: '已完成 {{done}}/{{count}} 个任务。',
    again: { day: '{{zone}} 时间 00:00 重新开始。', week: '{{zone}} 时间周一 00:00 重新开始。' },
    toClaim: '可领取 {{amount}}',
    progress: '{{have}}，共 {{target}}',
    reached: '完成',
    until: '为您保留至 {{moment}}。',
    calm: '错过一天不会有任何损失。超出任务的投注不会获得更多。',
    kept: '已完成但未及时领取的奖励会放入奖励中心。',
    none: '目前没有任务',
    more: '更多',
  },
} satisfies Messages<'CN'>['missions'];
