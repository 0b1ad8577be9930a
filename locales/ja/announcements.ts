import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'すべてのお知らせ',
    none: 'お知らせはありません',
    gone: 'この内容はもうありません',
    goneHint: '終了した可能性があります。他のお知らせは引き続き見られます。',
    unread: '未読',
    trimmed: '長すぎるため、全文を表示できません。続きはカスタマーサポートにお問い合わせください。',
    longTerm: '長期',
    period: '{{from}} – {{until}}',
    since: '{{from}}から',
    until: '{{until}}まで',
  },

  promotions: {
    forYou: 'あなたへ',
    all: 'すべてのプロモーション',
    none: '現在、プロモーションはありません',
    noneHint: 'またご覧ください。毎週新しいものが始まります。',
    toRewards: '報酬へ',
    more: '{{share}}上乗せ',
    back: '{{share}}還元',
    bonus: '{{amount}}のボーナス',
    upTo: '最大{{amount}}',
    allGames: 'すべてのゲーム',
    promise: {
      depositShare: '{{least}}以上の入金で{{share}}上乗せ、最大{{amount}}。',
      depositFixed: '{{least}}以上の入金で{{amount}}上乗せ。',
      betsShare: '{{games}}のベットの{{share}}を還元、最大{{amount}}。',
      betsFixed: '{{games}}に{{least}}ベットすると{{amount}}がもらえます。',
      application: '短い文章と写真をお送りください。承認されると{{amount}}がもらえます。',
    },
  },

  announcementPopup: {
    welcome: 'ようこそ',
  },
} satisfies Messages<'JA'>['announcements'];
