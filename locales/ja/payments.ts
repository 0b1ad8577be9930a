import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: '金額を入力してください。',
      malformed: '1000や1000.50のように、金額を数字で入力してください。',
      unclear:
        'この点は千の区切りですか、センタボの区切りですか？千の区切りを入れず、小数点以下2桁までで金額を入力してください。',
      tooFine: '小数点以下2桁までの金額を入力してください。',
      zero: '0より大きい金額を入力してください。',
    },
    copy: '{{name}}をコピー',
    copied: 'コピーしました',
    notCopied: 'コピーできませんでした。長押しして手動でコピーしてください。',
    clearAmount: '金額を消去',
    nothingToSend: '現在、出金や送金ができる金額はありません。',
    steps: 'これまでの進み具合',
    digit: '6桁中{{place}}桁目',
    showDigits: '数字を表示',
    minutesLeft_other: '残り{{count}}分',
    timeOver: '時間切れです。',
    demands: {
      title: '続ける前に',
      until: '期限',
      email: 'メールアドレスを確認する',
      mobile: '携帯電話番号を確認する',
      payeeName: '名前を登録する',
      ownLimit: '自分の上限を見る',
      limitsOffer: '上限を設定するか決める',
      service: 'サポートに問い合わせる',
    },
  },
  paymentConfirmation: {
    label: '決済PIN',
    incomplete: '6桁すべてを入力してください。',
    wrong_other: '決済PINが違います。残り{{count}}回です。',
    unsure: '確認を続けています。お金は安全です。',
    stopped:
      'まだ確認できていません。お金は安全です。もう一度確認してください。二重に処理されることはありません。',
    askAgain: 'もう一度確認',
    forgotten: 'お忘れですか？',
    lockedUntil: '{{time}}までロックされています。',
    locked:
      '5回間違えました。それまでは、新しい決済PINにしても、どの端末でも確認の操作はできません。お金は安全です。',
    timeLeft: '残り時間',
    recover: '忘れたので新しく決める',
    missing: '決済PINがまだ設定されていません。',
    set: '決済PINを設定する',
    isSet: '設定しました',
  },
} satisfies Messages<'JA'>['payments'];
