import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: 'あなたに{{own}}、友だちに{{friend}}',
    promiseOwn: 'あなたに{{own}}',
    when_other:
      '{{age}}歳以上の友だちがあなたのリンクから登録し、{{count}}日以内に次を達成するたびにもらえます。',
    qr: 'あなたのリンクのQRコード',
    code: 'あなたのコード',
    copy: 'コードをコピー',
    link: 'あなたのリンク',
    copyLink: 'リンクをコピー',
    copied: { code: 'コードをコピーしました。', link: 'リンクをコピーしました。' },
    notCopied: 'コピーできませんでした。選択して手動でコピーしてください。',
    share: 'リンクを共有',
    invited: '招待した人',
    rewarded: '報酬あり',
    earned: '獲得額',
    earns: 'あなたがもらえる金額',
    joins: '友だちが登録',
    nothing: 'まだなし',
    deposit: '{{amount}}以上の初回入金',
    forFriend: '友だちには{{amount}}',
    bets: '確定したベットが合計{{amount}}',
    turnover: '出金するには、各報酬の{{factor}}倍のベットが必要です。',
    free: '報酬はそのまま残高に入ります。ベット条件はありません。',
    checked:
      '友だちがあなた本人の可能性がある場合や、あなたと同じ出金先口座または端末を使っている場合は、報酬の前に担当チームが確認します。',
    friends: '友だち',
    joined: '{{day}}に登録',
    none: 'あなたのリンクからの登録はまだありません。',
    newest_other: '最新の{{count}}人を表示しています。',
  },
} satisfies Messages<'JA'>['invitation'];
