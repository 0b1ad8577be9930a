import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: 'ミッション',
    periods: { day: '今日', week: '今週' },
    done_other: '{{count}}件中{{done}}件を達成。',
    again: {
      day: '{{zone}}時間0:00にリセットされます。',
      week: '{{zone}}時間の月曜0:00にリセットされます。',
    },
    toClaim: '{{amount}}を受け取れます',
    progress: '{{have}} / {{target}}',
    reached: '完了',
    until: '受け取り期限：{{moment}}。',
    calm: '休んだ日があっても損はしません。余分にベットしても報酬は増えません。',
    kept: '完了して受け取っていないミッションは、報酬に移ります。',
    none: '現在、ミッションはありません',
    more: 'もっと見る',
  },
} satisfies Messages<'JA'>['missions'];
