import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: '全部公告',
    none: '暂无公告',
    gone: '此内容已不存在',
    goneHint: '可能已经结束，其他内容仍可查看。',
    unread: '新',
    trimmed: '全文过长，此处仅显示前面部分。其余内容请咨询客服。',
    longTerm: '长期有效',
    period: '{{from}} – {{until}}',
    since: '自 {{from}} 起',
    until: '至 {{until}}',
  },

  promotions: {
    forYou: '为您',
    all: '全部优惠',
    none: '暂无进行中的优惠',
    noneHint: '请稍后再来，每周都有新优惠。',
    toRewards: '前往奖励中心',
    more: '多送 {{share}}',
    back: '返还 {{share}}',
    bonus: '{{amount}} 奖金',
    upTo: '最高 {{amount}}',
    allGames: '全部游戏',
    promise: {
      depositShare: '存款满 {{least}}，额外获得其 {{share}}，最高 {{amount}}。',
      depositFixed: '存款满 {{least}}，额外获得 {{amount}}。',
      betsShare: '{{games}}投注返还 {{share}}，最高 {{amount}}。',
      betsFixed: '在{{games}}投注满 {{least}}，获得 {{amount}}。',
      application: '用几句话和图片申请，审核通过即得 {{amount}}。',
    },
  },

  announcementPopup: {
    welcome: '欢迎',
  },
} satisfies Messages<'CN'>['announcements'];
