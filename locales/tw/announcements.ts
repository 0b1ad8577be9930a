import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: '所有公告',
    none: '沒有公告',
    gone: '這裡已沒有這則內容',
    goneHint: '可能已經結束。其他內容仍可查看。',
    unread: '新',
    trimmed: '內容太長，無法完整顯示。其餘部分請詢問客服。',
    longTerm: '長期',
    period: '{{from}} – {{until}}',
    since: '{{from}} 起',
    until: '至 {{until}}',
  },

  promotions: {
    forYou: '為您推薦',
    all: '所有優惠',
    none: '目前沒有優惠',
    noneHint: '請再回來看看，每週都有新優惠。',
    toRewards: '前往獎勵',
    more: '加贈 {{share}}',
    back: '返還 {{share}}',
    bonus: '{{amount}} 紅利',
    upTo: '最高 {{amount}}',
    allGames: '所有遊戲',
    promise: {
      depositShare: '儲值 {{least}} 以上，加贈 {{share}}，最高 {{amount}}。',
      depositFixed: '儲值 {{least}} 以上，加贈 {{amount}}。',
      betsShare: '{{games}}投注返還 {{share}}，最高 {{amount}}。',
      betsFixed: '在{{games}}投注 {{least}}，獲得 {{amount}}。',
      application: '傳給我們幾句話和幾張圖片。核准後可獲得 {{amount}}。',
    },
  },

  announcementPopup: {
    welcome: '歡迎',
  },
} satisfies Messages<'TW'>['announcements'];
