import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: '全部公告',
    none: '暂无公告',
    gone: '此内容已不存在',
    goneHint: '可能已经结束，其他内容仍可查看。',
    unread: '新',
    trimmed: '全文过长，此处仅显示前面部分。其余内容请咨询客户服务。',
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
  },

  announcementPopup: {
    welcome: '欢迎',
  },
} satisfies Messages['announcements'];
