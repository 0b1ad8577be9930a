import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: '任務',
    periods: { day: '今天', week: '本週' },
    done_other: '{{count}} 個任務已完成 {{done}} 個。',
    again: {
      day: '{{zone}} 時間 00:00 重新計算。',
      week: '{{zone}} 時間週一 00:00 重新計算。',
    },
    toClaim: '可領取 {{amount}}',
    progress: '{{have}} / {{target}}',
    reached: '完成',
    until: '{{moment}} 前領取。',
    calm: '少做一天不會有損失，多投注也不會得到更多。',
    kept: '已完成但未領取的任務會移到獎勵。',
    none: '目前沒有任務',
    more: '更多',
  },
} satisfies Messages<'TW'>['missions'];
