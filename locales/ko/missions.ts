import type { Messages } from '../messages.ts';

export const missions = {
  missions: {
    which: '미션',
    periods: { day: '오늘', week: '이번 주' },
    done_other: '미션 {{count}}개 중 {{done}}개 완료.',
    again: {
      day: '{{zone}} 시간 00:00에 초기화돼요.',
      week: '{{zone}} 시간 월요일 00:00에 초기화돼요.',
    },
    toClaim: '{{amount}} 받을 수 있어요',
    progress: '{{have}} / {{target}}',
    reached: '완료',
    until: '{{moment}}까지 받으세요.',
    calm: '하루를 쉬어도 손해가 없어요. 더 베팅해도 더 받지 않아요.',
    kept: '완료하고 받지 않은 미션은 보상으로 옮겨져요.',
    none: '지금은 미션이 없어요',
    more: '더 보기',
  },
} satisfies Messages<'KO'>['missions'];
