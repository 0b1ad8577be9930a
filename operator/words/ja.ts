import type { Translated } from './texts.ts';

export const ja: Translated<'other'> = {
  demands: {
    selfExcluded: '自己排除によりプレイできません。履歴の確認と出金はできます。',
    closed: 'このアカウントの入金は停止されています。履歴の確認と出金はできます。',
    review: 'アカウントを確認しています。終わり次第、また入金できます。',
    ownLimit: '入金上限の{amount}に達しました。上限がリセットされると、また入金できます。',
    limitsOffer: 'まず、入金、ベット、損失に上限を設けるか決めてください。設けないことも選べます。',
    terms:
      '利用規約が変更されました。入金する前に内容を確認し、同意してください。同意しなくても出金はできます。',
    email: 'まずメールアドレスを確認してください。',
    mobile: 'まず携帯電話番号を確認してください。',
    payeeName: 'まず銀行口座の名義を追加してください。',
    identity: 'まず本人確認をしてください。',
    receivable:
      '訂正により、まだ{amount}の未払いがあります。次の入金がまずその支払いに充てられ、その後また出金できます。',
  },
  accountDemands: {
    review: 'この口座を確認しています。',
    waiting: 'この口座は新しいため、まだ使えません。',
  },
  codes: {
    login: {
      title: 'ログイン用コード',
      text: '{code} はログイン用コードです。',
    },
    register: {
      title: '登録用コード',
      text: '{code} は登録用コードです。',
    },
    password: {
      title: '新しいパスワード設定用コード',
      text: '{code} は新しいパスワードの設定用コードです。',
    },
    identity: {
      title: '番号確認用コード',
      text: '{code} は番号の確認用コードです。',
    },
    owner: {
      title: 'ご本人確認用コード',
      text: '{code} はご本人であることの確認用コードです。',
    },
    contact: {
      title: 'このアドレスをアカウントに登録するためのコード',
      text: '{code} はこのアドレスをアカウントに登録するためのコードです。',
    },
    use_other:
      '1回限り、{count}分間有効です。誰にも教えないでください。心当たりがない場合は、このメッセージを無視してください。',
  },
  letters: {
    passwordChanged: {
      title: 'パスワードが変更されました',
      text: 'パスワードが変更され、他のすべての端末からログアウトしました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    emailChanged: {
      title: 'メールアドレスが変更されました',
      text: 'メールアドレスが{address}になり、他のすべての端末からログアウトしました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。アカウントをロックし、お客様にお戻しします。',
    },
    mobileChanged: {
      title: '携帯電話番号が変更されました',
      text: '携帯電話番号が{address}になり、他のすべての端末からログアウトしました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。アカウントをロックし、お客様にお戻しします。',
    },
  },
  fieldRules: {
    username: 'アカウントの形式が正しくありません：英字、数字、アンダースコアで{least}～{most}文字',
    password: 'パスワードの形式が正しくありません：英字と数字を含む8～64文字',
    mobile: '有効な携帯電話番号を入力してください',
    code: '認証コードを入力してください',
    loginPassword: 'パスワードの形式が正しくありません',
    range: '{least}～{most}',
    digits: '形式が正しくありません：数字{range}桁',
    characters: '形式が正しくありません：{range}文字',
    recommender:
      '形式が正しくありません：英字、数字、アンダースコアで{range}文字（紹介者のユーザー名または番号）',
    bankName: '形式が正しくありません：{range}文字（銀行口座の名義どおり）',
    hyphens: '形式が正しくありません：英字、数字、ハイフンで{range}文字',
    dots: '形式が正しくありません：英字、数字、ドットで{range}文字',
    handle: '形式が正しくありません：英字、数字、ハイフン、アンダースコアで{range}文字',
    lineId: '形式が正しくありません：英小文字、数字、ドット、ハイフン、アンダースコアで{range}文字',
    phone: '形式が正しくありません：数字、スペース、ハイフンで{range}文字',
  },
  protection: {
    breakOver: {
      title: '休止期間が終わりました',
      text: 'またプレイできます。上限は変わっていません。いつでも下げられます。',
    },
    exclusionOver: {
      title: '自己排除の期間が終わりました',
      text: '申請するまでプレイできません。申請後、待機期間を過ぎるとプレイできます。',
    },
    returned: {
      title: 'またプレイできます',
      text: 'ご希望どおり、またプレイできるようになりました。まず上限を確認してください。',
    },
    raiseReady: {
      title: '上限を変更できるようになりました',
      text: 'ご希望の高い上限を7日以内に確定してください。確定しない場合、上限は変わりません。',
    },
    review: {
      title: '今の上限は合っていますか？',
      text: '上限をしばらく確認していません。「上限を守ってプレイ」でご確認ください。',
    },
  },
  offers: { stop: 'この情報を停止するには、「設定」から「お得な情報とお知らせ」を開いてください。' },
  deposits: {
    title: '入金 {number}',
    states: {
      created: '注文を作成しました。支払い方を選んでください。',
      waiting: 'お支払いをお待ちしています。',
      processing: '{method}がお支払いを受け取りました。まもなく残高に反映されます。',
      inReview: 'お支払いを確認しています。お金が失われることはありません。',
      credited: '{amount}が残高に入りました。',
      failed: '{method}でのお支払いに失敗しました。お金は動いていません。',
      cancelled: 'この注文を取り消しました。お金は動いていません。',
      expired: 'お支払いの期限は{time}に切れました。',
      refunding: '返金の手続き中です。',
      refunded: 'お支払いは元の支払い元へ返金されました。',
      reversed: 'この支払いは取り消されたため、残高には含まれていません。',
    },
    owed: 'そのうち{owed}はすでに残っていませんでした。出金する前にお支払いください。',
    bonus: 'そのうち{bonus}はボーナスです。',
    settled: 'お支払いのうち{settled}は未払い分に充てられました。',
  },
  withdrawals: {
    requested: {
      title: '出金を申請しました',
      text: '{gross}の出金申請を受け付けました。その金額は保留されています。',
    },
    inReview: {
      title: '出金を確認中',
      text: 'この出金を確認しています。金額は引き続き保留されます。',
    },
    approved: {
      title: '出金が承認されました',
      text: '承認されました。次に送金します。',
    },
    paying: {
      title: '出金を送金中',
      text: '{net}を{account}へ送金しています。',
    },
    paid: {
      title: '出金が完了しました',
      text: '{net}を{account}へ支払いました。',
    },
    rejected: {
      title: '出金は承認されませんでした',
      text: '承認されませんでした。{gross}は残高に戻りました。',
    },
    cancelled: {
      title: '出金を取り消しました',
      text: 'お客様が取り消しました。{gross}は残高に戻りました。',
    },
    failed: {
      title: '出金に失敗しました',
      text: '{account}へ支払えませんでした。{gross}は残高に戻りました。',
    },
    returned: {
      title: '出金が返送されました',
      text: '支払いが返送されました。{gross}は残高に戻りました。',
    },
    late: {
      title: '出金が遅れています',
      text: 'お伝えしたより時間がかかっています。引き続き確認しています。お金は安全です。',
    },
  },
  locks: {
    deposit: '入金分のベット未達成',
    transfer: '受け取った送金のベット未達成',
    bonus: 'ボーナスのベット未達成',
    other: '残りのベット未達成',
  },
  withdrawalEffects: {
    stays: '有効なボーナスはそのまま残ります。',
    forfeits: '後で出金を取り消しても、有効なボーナスは終了します。ご自身のお金はそのまま残ります。',
  },
  debts: {
    paid: {
      title: '残高から支払いました',
      text: '残高のうち{amount}を未払い分に充てました。',
    },
  },
  paymentPassword: {
    set: {
      title: '決済PINを設定しました',
      text: '決済PINが設定されました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    changed: {
      title: '決済PINを変更しました',
      text: '決済PINが変更されました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    recovered: {
      title: '決済PINを再設定しました',
      text: '決済PINがコードで再設定され、他のすべての端末からログアウトしました。新しい出金先口座は1日後に使えます。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
  },
  payoutAccounts: {
    added: {
      title: '出金先口座を追加しました',
      text: '{account}で出金を受け取れるようになりました。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    addedLater: {
      title: '出金先口座を追加しました',
      text: '{account}を追加しました。まだ使えません。心当たりがない場合は、すぐにカスタマーサポートへご連絡ください。',
    },
    approved: {
      title: '出金先口座が承認されました',
      text: '{account}が承認され、使えるようになりました。',
    },
    chosen: {
      title: '既定の出金先口座を変更しました',
      text: '{account}が既定の出金先になりました。',
    },
    removed: {
      title: '出金先口座を削除しました',
      text: '{account}を削除しました。今後、出金は受け取れません。',
    },
  },
  payoutHints: {
    eWallet: '携帯電話番号（例：0917 123 4567）',
    bank_other: '{count}桁の数字',
    bankOr_other: '{digits}桁または{count}桁の数字',
    crypto: 'TRONのアドレス：Tで始まる34文字',
  },
  transfers: {
    sent: {
      title: 'エージェントに送金しました',
      text: '{account}へ{amount}を送金しました。',
    },
    received: {
      title: '送金を受け取りました',
      text: 'チームの{account}から{amount}が届きました。',
    },
    sentDown: {
      title: '会員に送金しました',
      text: '{account}へ{amount}を送金しました。',
    },
    receivedFromAgent: {
      title: '送金を受け取りました',
      text: 'エージェントの{account}から{amount}が届きました。',
    },
  },
  envelopes: {
    received: {
      title: 'ご祝儀が届きました',
      text: 'エージェントの{account}からご祝儀が届きました。{time}まで開けられます。',
    },
    emptied: {
      title: 'ご祝儀がすべて開かれました',
      text_other: '配ったご祝儀{count}口がすべて開かれました。',
    },
    returned: {
      title: 'ご祝儀の配布が終わりました',
      text_other: '{count}口のうち{opened}口が開かれました。{amount}は残高に戻りました。',
    },
  },
  promotionRefusals: {
    tooLittle: '{least}以上の入金が必要です。',
    underWay: 'すでに参加しています。',
    spent: '予算がなくなりました。',
    often: '会員一人あたりの上限回数に達しています。',
    byDeposit: '入金時に選んでください。',
    noTries: '申し込める回数に達しています。',
    notYet: 'まだ始まっていません。',
    over: '終了しました。',
    cashedIn: '初回入金限定です。すでに入金済みです。',
    full: '定員に達しました。',
    otherInTurnover: '別の有効なボーナスがあります。それが終わるとこちらを受け取れます。',
  },
  chosenPromotion: {
    kept: 'この注文が有効な間、枠を確保しています。',
    given: 'ボーナスの準備ができました。「報酬」をご覧ください。',
    checked: 'まず確認し、受信箱にお知らせします。',
    without: 'この入金にプロモーションは付きません。枠を確保し続けられませんでした。',
  },
  promotionConditions: {
    newcomers: '初回入金の前に参加する会員が対象です。',
    everybody: 'すべての会員が対象です。',
    once: '会員一人につき1回。受取人、電話、出金先口座を他の会員と共有している場合は、先に確認します。',
    times_other: '会員一人につき最大{count}回、順番に参加できます。',
    firstDeposit: '{least}以上の初回入金が{end}までに届くと対象になります。',
    deposit: '{least}以上の入金1回が{end}までに届くと対象になります。',
    bets: '参加してから{end}までに、どのゲームでも有効ベットを{least}してください。',
    betsOf: '参加してから{end}までに、{games}で有効ベットを{least}してください。',
    application_other: '短い文と最大3枚の画像で申し込めます。担当が確認します。{count}回まで申し込めます。',
    amountOfBets: 'プロモーション終了後、その{share}%をボーナスとして受け取れます（最大{most}）。',
    fixed: '{most}のボーナスを受け取れます。',
    amount: 'その{share}%をボーナスとして受け取れます（最大{most}）。',
    turnover_other:
      '{count}日以内にボーナスの{factor}倍をベットすると現金になります。ご自身の現金が先に使われます。',
    free: '現金で支払われます。ベットは不要です。',
    cap: 'そのうち最大{cap}が現金になります。',
    largestBet: 'ボーナスを使うベットは{bet}までです。',
    stays: '出金してもボーナスは残ります。',
    forfeits: '出金するとボーナスを失います。ご自身のお金はそのまま残ります。',
    claim_other: '付与から{count}日以内に受け取ってください。',
    places_other: '定員{count}名。',
  },
  gameTypes: {
    RNG: 'スロット',
    FISH: 'フィッシング',
    LIVE: 'ライブ',
  },
  promotionStates: {
    comingSoon: '近日開始',
    open: '受付中',
    joined: '参加中',
    applying: '申込中',
    process: '確認中',
    rejected: '却下',
    claimable: '受け取り可能',
    issued: '付与済み',
    claimed: '受け取り済み',
    closed: '終了',
  },
  promotionDecisions: {
    refused: {
      title: 'プロモーションは承認されませんでした',
      text: 'お申し込みを確認しましたが、承認できませんでした。残高からは何も引かれていません。',
    },
    issued: {
      title: 'プロモーションが承認されました',
      text: 'ボーナスは「報酬」にあります。',
    },
  },
  rewardStates: {
    inTurnover: '有効',
    done: '達成',
    forfeited: '辞退',
    expired: '期限切れ',
    revoked: '取り消し',
  },
  rewardSources: {
    points: 'ポイントモール',
    rank: 'ランキング賞',
    levelMonth: '毎月のレベルギフト',
    levelUpgrade: 'レベルアップギフト',
    levelBirthday: '誕生日ギフト',
    referral: '招待した友だち',
    welcome: '友だちのリンクから参加',
  },
  rewards: {
    waits: {
      title: '報酬の準備ができました',
      text: '「報酬」で{amount}を受け取ってください。規約と期限もそこで確認できます。',
    },
    bonusEnds: {
      title: 'ボーナスがまもなく終わります',
      text: '{amount}のボーナスは1日以内に終わります。残りは失われますが、ご自身のお金はそのまま残ります。',
    },
    levelReached: {
      title: '{name}に到達しました',
      text: '{name}の特典と維持の条件は「VIP特典」をご覧ください。',
    },
  },
  missions: {
    logInToday: '今日ログインする',
    logIns_other: '{count}日ログインする',
    cashIns: '{target}以上入金する',
    validBets: '確定したベットを{target}する',
    games_other: '異なるゲームを{count}種類プレイする',
  },
  referralStates: {
    deposit: '初回入金待ち',
    bets: 'ベット待ち',
    done: '完了',
    ended: '期限切れ',
    inReview: '確認中',
    refused: '対象外',
  },
  referralReasons: {
    person: 'ご本人のようです。',
    payoutAccount: '同じ出金先口座を使っています。',
    device: '同じ端末を使っています。',
  },
  contracts: {
    offered: {
      title: '契約のオファーが届きました',
      text: '{account}が契約をオファーしています。承諾すると有効になります。',
    },
    accepted: {
      title: '契約が承諾されました',
      text: '{account}が契約を承諾しました。次の期間から始まります。',
    },
    declined: {
      title: '契約が辞退されました',
      text: '{account}が契約を辞退しました。',
    },
    ended: {
      title: '契約が終了しました',
      text: '{account}との契約が終了しました。すでに始まった期間の分は支払われます。',
    },
    owes: {
      title: '未払いがあります',
      text: '残高が足りず、{day}分の{amount}を{account}へ支払えませんでした。お金が入り次第お支払いします。それまで新しいオファーはできません。',
    },
    owed: {
      title: '未受領の支払いがあります',
      text: '{account}の残高が足りず、{day}分の{amount}が支払われていません。お金が入り次第届きます。',
    },
  },
  goodsCategories: {
    bonus: 'ボーナス',
    home: 'ホーム',
    sport: 'スポーツ',
    tech: 'デジタル',
  },
  goodsOrderStates: {
    placed: '注文済み',
    packed: '梱包済み',
    sent: '配送中',
    delivered: '配達済み',
    cancelled: '取り消し、ポイント返還済み',
  },
  goodsOrders: {
    sent: {
      title: 'ご注文を発送しました',
      text: '{title}を発送しました。荷物番号：{parcel}',
    },
    delivered: {
      title: 'ご注文が配達されました',
      text: '{title}が配達されました。',
    },
    cancelled: {
      title: 'ポイントが戻りました',
      text_other: '{title}を配達できませんでした。{count}ポイントをすべてお戻ししました。',
    },
  },
  points: {
    opening: '初期ポイント',
    earned: '確定したベットから',
    redeemed: '交換：{title}',
    returned: '返還：{title}',
  },
  chat: {
    greeting:
      '{name}さん、こんにちは。Ayaです。入金、出金、パスワードについてお尋ねください。担当者をお呼びすることもできます。',
    answers: {
      deposit: '「入金」をタップし、決済方法を選んでください。それぞれに最低額と最高額が表示されます。',
      withdraw:
        '「出金」をタップしてください。確定する前にお金の到着時期が表示され、その後は各段階を確認できます。',
      password:
        'ログインページの「パスワードを忘れた方」をタップしてください。SMSかメールで10分間有効なコードが届きます。パスワードをお尋ねすることはありません。',
      human: '少々お待ちください。担当者を呼びます。',
      unknown: '申し訳ありません、わかりませんでした。下から話題を選ぶか、担当者をお呼びください。',
    },
    taken: 'こんにちは、Benです。メッセージを拝見しました。どうなさいましたか？',
    noted: 'ありがとうございます。承りました。こちらでお返事します。',
    words: {
      deposit: '入金',
      withdraw: '出金',
      password: 'パスワード, ログイン',
      human: '担当者, 人と話, オペレーター',
    },
    buttons: {
      deposit: '入金',
      withdraw: '出金',
      password: 'パスワード',
      human: '担当者と話す',
    },
    page: {
      back: '戻る',
      talk: '会話',
      you: 'あなた',
      message: 'メッセージ',
      send: '送信',
      topics: '話題',
      writing: '{agent}が入力中…',
      used: 'このチャットは終了しました。戻ってもう一度開いてください。',
      failed: 'メッセージを確認できませんでした。もう一度送信してください。二重には扱われません。',
      tooMany: '一度に送る量が多すぎます。1分待ってからもう一度送信してください。',
    },
  },
  inbox: {
    welcome: {
      title: 'Arawへようこそ',
      content:
        '<p>ようこそ。<a href="/m/home">ロビー</a>をご覧になり、気に入ったゲームのハートをタップしてください。プレイする前に、使う金額を決めましょう。</p>',
    },
    newLogin: {
      title: 'アカウントに新しいログインがありました',
      content:
        '<p>新しい端末からアカウントにログインがありました。心当たりがない場合は、<a href="/m/changePsw">パスワードを変更</a>し、<a href="/m/securityCenter">セキュリティセンター</a>を確認してください。</p>',
    },
    jackpot: {
      title: 'ジャックポットがゲームに登場',
      content:
        '<p>JACKPOTの印があるすべてのゲームが一つの賞金を共有し、どのラウンドでも当たる可能性があります。金額は<a href="/m/jl-slot">JLスロット</a>の上に、ルールは各ゲームにあります。</p>',
    },
    protection: {
      title: 'アカウントの保護状況をご覧ください',
      content:
        '<p><a href="/m/securityCenter">セキュリティセンター</a>で、アカウントの保護状況とほかにできることを確認できます。</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'ミッション',
      content:
        '<p>1日または1週間の課題を達成して報酬を受け取りましょう。<a href="/m/leaderBoard">ミッションへ</a></p>',
    },
    REFERRAL: {
      title: '友だちを招待',
      content:
        '<p>リンクを友だちに送りましょう。友だちが入金してプレイすると、お二人とも報酬がもらえます。<a href="/m/inviteFriends">リンクへ</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: '初回入金が2倍',
    reload: '再入金ボーナス20%',
    shareYourWin: '勝利をシェア',
    slotsAndFishing: 'スロットとフィッシング、合計5,000',
  },
};
