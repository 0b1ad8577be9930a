import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: '모든 공지사항',
    none: '공지사항이 없어요',
    gone: '더 이상 여기에 없어요',
    goneHint: '종료되었을 수 있어요. 다른 공지는 그대로 있어요.',
    unread: '새 글',
    trimmed: '글이 너무 길어 전부 보여 드릴 수 없어요. 나머지는 고객센터에 문의하세요.',
    longTerm: '상시',
    period: '{{from}} – {{until}}',
    since: '{{from}}부터',
    until: '{{until}}까지',
  },

  promotions: {
    forYou: '추천',
    all: '모든 프로모션',
    none: '지금은 프로모션이 없어요',
    noneHint: '곧 다시 확인하세요. 매주 새로운 프로모션이 시작돼요.',
    toRewards: '보상으로 가기',
    more: '{{share}} 추가',
    back: '{{share}} 환급',
    bonus: '{{amount}} 보너스',
    upTo: '최대 {{amount}}',
    allGames: '모든 게임',
    promise: {
      depositShare: '{{least}} 이상 입금하면 {{share}} 추가, 최대 {{amount}}.',
      depositFixed: '{{least}} 이상 입금하면 {{amount}} 추가.',
      betsShare: '{{games}} 베팅의 {{share}} 환급, 최대 {{amount}}.',
      betsFixed: '{{games}}에 {{least}} 베팅하면 {{amount}} 지급.',
      application: '짧은 글과 사진을 보내 주세요. 승인되면 {{amount}} 드려요.',
    },
  },

  announcementPopup: {
    welcome: '환영해요',
  },
} satisfies Messages<'KO'>['announcements'];
