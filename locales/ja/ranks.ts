import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'ランキングの期間',
    periods: { day: '今日', week: '今週', month: '今月' },
    deposits: {
      day: '{{from}}に反映された入金、{{zone}}時間。',
      days: '{{from}}〜{{to}}に反映された入金、{{zone}}時間。',
      follows: '取り消された入金は対象外です。',
    },
    bets: {
      day: '{{from}}に確定したベット、{{zone}}時間。未確定のベットは確定後に加算されます。',
      days: '{{from}}〜{{to}}に確定したベット、{{zone}}時間。未確定のベットは確定後に加算されます。',
      follows: '返金またはキャンセルされたベットは対象外です。',
    },
    asOf: '{{moment}}現在。',
    list: 'ランキング',
    place: '{{place}}位',
    prize: '賞金{{amount}}',
    you: 'あなた',
    none: 'まだ誰もランクインしていません',
    rules: 'ルールと賞金',
    equal: '同額の場合は、先に到達した人が上位です。',
    closed: '賞金は期間の終了時に確定します。その後の変更は影響しません。',
    turnover_other:
      '賞金は{{count}}日以内に報酬で受け取ってください。出金するには、その{{factor}}倍のベットが必要です。',
    free_other:
      '賞金は{{count}}日以内に報酬で受け取ってください。そのまま残高に入り、ベット条件はありません。',
    prizes: '賞金',
    places: '{{first}}〜{{last}}位',
    noPrizes: 'このランキングに賞金はありません。',
    behind: '{{place}}位まであと{{amount}}。',
    samePrize: '賞金は同じです。',
    prizeThere: 'その順位の賞金は{{amount}}です。',
    prizesTo_other: '{{count}}位までが賞金を獲得します。',
    first: 'あなたが首位です。',
    noPlace: 'まだランクインしていません。',
    out: 'ランキングに表示されていません。',
    excluded: '自己排除中のため、どのランキングにも入りません。',
    visitor: '自分の順位を見るには、ログインしてください。',
    stayOut: 'ランキングに表示しない',
    comeBack: 'ランキングに表示する',
    presence:
      '表示しない場合、誰からも見えず、賞金も獲得できません。これは今後すべてのランキングに適用されます。',
    limits: '自分の上限',
    other: { deposits: 'ベットランキングを見る', bets: '入金ランキングを見る' },
  },
} satisfies Messages<'JA'>['ranks'];
