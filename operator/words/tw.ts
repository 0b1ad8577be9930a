import type { Translated } from './texts.ts';

export const tw: Translated<'other'> = {
  demands: {
    selfExcluded: '您已自我排除，無法遊玩。您仍可查看紀錄並提領。',
    closed: '您的帳號已停止儲值。您仍可查看紀錄並提領。',
    review: '我們正在檢查您的帳號，之後您就可以再儲值。',
    ownLimit: '您已達到自己的儲值上限 {amount}，重新計算後就可以再儲值。',
    limitsOffer: '請先決定是否限制儲值、投注或輸掉的金額。您也可以不設。',
    terms: '我們的條款已變更。儲值前請先閱讀並同意；無論是否同意，您都可以提領。',
    email: '請先驗證您的電子郵件地址。',
    mobile: '請先驗證您的手機號碼。',
    payeeName: '請先填寫您銀行帳戶的戶名。',
    identity: '請先驗證您的身分。',
    receivable: '更正後您仍欠 {amount}。下一筆儲值會先用來還清，之後就可以再提領。',
  },
  accountDemands: {
    review: '我們正在檢查這個帳戶。',
    waiting: '這個帳戶是新的，還不能使用。',
  },
  codes: {
    login: {
      title: '您的登入驗證碼',
      text: '{code} 是您的登入驗證碼。',
    },
    register: {
      title: '您的註冊驗證碼',
      text: '{code} 是您的註冊驗證碼。',
    },
    password: {
      title: '您的新密碼設定驗證碼',
      text: '{code} 是您設定新密碼的驗證碼。',
    },
    identity: {
      title: '您的號碼驗證碼',
      text: '{code} 是您驗證號碼的驗證碼。',
    },
    owner: {
      title: '確認是您本人的驗證碼',
      text: '{code} 是確認您本人操作的驗證碼。',
    },
    contact: {
      title: '確認此聯絡方式的驗證碼',
      text: '{code} 是確認此聯絡方式屬於您帳號的驗證碼。',
    },
    use_other: '只能使用一次，{count} 分鐘內有效。請勿告訴任何人。如果不是您要求的，請忽略這則訊息。',
  },
  letters: {
    passwordChanged: {
      title: '您的密碼已變更',
      text: '您的密碼已變更，其他裝置皆已登出。如果不是您本人操作，請立即聯絡客服。',
    },
    emailChanged: {
      title: '您的電子郵件地址已變更',
      text: '您的電子郵件地址現在是 {address}，其他裝置皆已登出。如果不是您本人操作，請立即聯絡客服，客服會鎖定帳號並歸還給您。',
    },
    mobileChanged: {
      title: '您的手機號碼已變更',
      text: '您的手機號碼現在是 {address}，其他裝置皆已登出。如果不是您本人操作，請立即聯絡客服，客服會鎖定帳號並歸還給您。',
    },
  },
  fieldRules: {
    username: '帳號格式不正確：{least} 到 {most} 個字母、數字或底線',
    password: '密碼格式不正確：8 到 64 個字元，須包含字母和數字',
    mobile: '請輸入有效的手機號碼',
    code: '請輸入驗證碼',
    loginPassword: '密碼格式不正確',
    range: '{least} 到 {most}',
    digits: '格式不正確：{range} 位數字',
    characters: '格式不正確：{range} 個字元',
    recommender: '格式不正確：{range} 個字母、數字或底線，即推薦人的使用者名稱或編號',
    bankName: '格式不正確：{range} 個字，須與您銀行帳戶的戶名一致',
    hyphens: '格式不正確：{range} 個字母、數字或連字號',
    dots: '格式不正確：{range} 個字母、數字或句點',
    handle: '格式不正確：{range} 個字母、數字、連字號或底線',
    lineId: '格式不正確：{range} 個小寫字母、數字、句點、連字號或底線',
    phone: '格式不正確：{range} 個數字、空格或連字號',
  },
  protection: {
    breakOver: {
      title: '您的休息結束了',
      text: '您可以再遊玩了。您的上限沒有改變，可隨時調低。',
    },
    exclusionOver: {
      title: '您的自我排除期已結束',
      text: '在您提出申請之前無法遊玩；申請後須經過等待期才能遊玩。',
    },
    returned: {
      title: '您可以再遊玩了',
      text: '您要求再次遊玩，現在可以了。請先檢查您的上限。',
    },
    raiseReady: {
      title: '現在可以變更您的上限',
      text: '請在七天內確認您要求的較高上限。若未確認，上限維持不變。',
    },
    review: {
      title: '您的上限還合適嗎？',
      text: '您已有一段時間沒有檢查上限。請到「在上限內遊玩」查看。',
    },
  },
  offers: { stop: '若不想再收到優惠，請開啟「設定」中的「優惠與消息」。' },
  deposits: {
    title: '儲值 {number}',
    states: {
      created: '訂單已建立，請選擇付款方式。',
      waiting: '等待您付款。',
      processing: '{method} 已收到您的付款，正在存入您的餘額。',
      inReview: '我們正在檢查您的付款，款項不會遺失。',
      credited: '{amount} 已在您的餘額中。',
      failed: '您用 {method} 的付款失敗，沒有任何款項移動。',
      cancelled: '您已取消此訂單，沒有任何款項移動。',
      expired: '付款時間已於 {time} 截止。',
      refunding: '您的退款正在處理。',
      refunded: '您的付款已退款至原處。',
      reversed: '此付款已被撤銷，因此不再在您的餘額中。',
    },
    owed: '其中 {owed} 已不在餘額中，須先還清才能提領。',
    bonus: '其中 {bonus} 是您的紅利。',
    settled: '您的付款中有 {settled} 用來還清欠款。',
  },
  withdrawals: {
    requested: {
      title: '已申請提領',
      text: '我們已收到您 {gross} 的提領申請，這筆錢已為此圈存。',
    },
    inReview: {
      title: '提領檢查中',
      text: '我們正在檢查這筆提領，這筆錢仍為此圈存。',
    },
    approved: {
      title: '提領已核准',
      text: '已核准，接著就會匯出。',
    },
    paying: {
      title: '提領匯款中',
      text: '{net} 正匯往 {account}。',
    },
    paid: {
      title: '提領已付款',
      text: '{net} 已付至 {account}。',
    },
    rejected: {
      title: '提領未核准',
      text: '未獲核准，{gross} 已回到您的餘額。',
    },
    cancelled: {
      title: '提領已取消',
      text: '您已取消，{gross} 已回到您的餘額。',
    },
    failed: {
      title: '提領失敗',
      text: '無法付款至 {account}，{gross} 已回到您的餘額。',
    },
    returned: {
      title: '提領被退回',
      text: '付款被退回，{gross} 已回到您的餘額。',
    },
    late: {
      title: '提領延遲',
      text: '所需時間比我們說的更久。我們會持續確認，您的錢很安全。',
    },
  },
  locks: {
    deposit: '儲值流水未完成',
    transfer: '收到的轉帳流水未完成',
    bonus: '紅利流水未完成',
    other: '資金流水未完成',
  },
  withdrawalEffects: {
    stays: '您進行中的紅利維持不變。',
    forfeits: '這會結束您進行中的紅利，即使之後取消提領也一樣。您自己的錢仍是您的。',
  },
  debts: {
    paid: {
      title: '已從餘額支付',
      text: '您餘額中的 {amount} 已用來還清欠款。',
    },
  },
  paymentPassword: {
    set: {
      title: '已設定交易密碼',
      text: '您的交易密碼已設定。如果不是您本人操作，請立即聯絡客服。',
    },
    changed: {
      title: '交易密碼已變更',
      text: '您的交易密碼已變更。如果不是您本人操作，請立即聯絡客服。',
    },
    recovered: {
      title: '交易密碼已重設',
      text: '您的交易密碼已用驗證碼重設，其他裝置皆已登出。新的提領帳戶一天後才能使用。如果不是您本人操作，請立即聯絡客服。',
    },
  },
  payoutAccounts: {
    added: {
      title: '已新增提領帳戶',
      text: '{account} 現在可以接收您的提領。如果不是您本人操作，請立即聯絡客服。',
    },
    addedLater: {
      title: '已新增提領帳戶',
      text: '{account} 已新增，還不能使用。如果不是您本人操作，請立即聯絡客服。',
    },
    approved: {
      title: '提領帳戶已核准',
      text: '{account} 已核准，可以使用。',
    },
    chosen: {
      title: '預設提領帳戶已變更',
      text: '{account} 現在是您的預設提領帳戶。',
    },
    removed: {
      title: '已移除提領帳戶',
      text: '{account} 已移除，不再接收提領。',
    },
  },
  payoutHints: {
    eWallet: '手機號碼，例如 0917 123 4567',
    bank_other: '{count} 位數字',
    bankOr_other: '{digits} 或 {count} 位數字',
    crypto: 'TRON 地址：以 T 開頭的 34 個字元',
  },
  transfers: {
    sent: {
      title: '已轉帳給您的代理',
      text: '{amount} 已轉給 {account}。',
    },
    received: {
      title: '收到轉帳',
      text: '您團隊的 {account} 轉給您 {amount}。',
    },
    sentDown: {
      title: '已轉帳給會員',
      text: '{amount} 已轉給 {account}。',
    },
    receivedFromAgent: {
      title: '收到轉帳',
      text: '您的代理 {account} 轉給您 {amount}。',
    },
  },
  envelopes: {
    received: {
      title: '您有一個紅包',
      text: '您的代理 {account} 送您一個紅包，{time} 前可以打開。',
    },
    emptied: {
      title: '紅包已全部打開',
      text_other: '您的紅包雨共 {count} 份，已全部打開。',
    },
    returned: {
      title: '紅包雨已結束',
      text_other: '{count} 份中已打開 {opened} 份，{amount} 已回到您的餘額。',
    },
  },
  promotionRefusals: {
    tooLittle: '儲值須滿 {least}。',
    underWay: '您已經在參加了。',
    spent: '活動預算已用完。',
    often: '您已達到每位會員可參加的次數。',
    byDeposit: '請在儲值時選擇。',
    noTries: '您可申請的次數已用完。',
    notYet: '尚未開始。',
    over: '已結束。',
    cashedIn: '僅限首次儲值，而您已經儲值過。',
    full: '名額已滿。',
    otherInTurnover: '您有另一筆進行中的紅利，結束後即可領取這一筆。',
  },
  chosenPromotion: {
    kept: '此訂單有效期間，我們為您保留名額。',
    given: '您的紅利已備妥，請到「獎勵」查看。',
    checked: '我們會先檢查，再透過收件匣通知您。',
    without: '這筆儲值沒有優惠：名額無法再為您保留。',
  },
  promotionConditions: {
    newcomers: '限首次儲值前參加的會員。',
    everybody: '所有會員皆可參加。',
    once: '每位會員一次。若您與其他會員共用收款人、電話或提領帳戶，我們會先檢查。',
    times_other: '每位會員最多 {count} 次，依序進行。',
    firstDeposit: '首次儲值滿 {least} 且於 {end} 前入帳即可計入。',
    deposit: '一筆滿 {least} 的儲值於 {end} 前入帳即可計入。',
    bets: '從參加到 {end}，在任何遊戲完成 {least} 的有效投注。',
    betsOf: '從參加到 {end}，在 {games} 完成 {least} 的有效投注。',
    application_other: '用幾句話和最多三張圖片申請，由我們的團隊檢查。可申請 {count} 次。',
    amountOfBets: '優惠結束後，您可獲得其 {share}% 作為紅利，最高 {most}。',
    fixed: '您可獲得 {most} 紅利。',
    amount: '您可獲得其 {share}% 作為紅利，最高 {most}。',
    turnover_other: '在 {count} 天內投注紅利的 {factor} 倍，即可轉為現金。會先使用您自己的現金。',
    free: '以現金發放，無流水要求。',
    cap: '最多 {cap} 可轉為現金。',
    largestBet: '使用紅利的單筆投注不可超過 {bet}。',
    stays: '提領不影響紅利。',
    forfeits: '提領會失去紅利。您自己的錢仍是您的。',
    claim_other: '請在發放後 {count} 天內領取。',
    places_other: '限 {count} 個名額。',
  },
  gameTypes: {
    RNG: '老虎機',
    FISH: '捕魚',
    LIVE: '真人',
  },
  promotionStates: {
    comingSoon: '即將開始',
    open: '進行中',
    joined: '已參加',
    applying: '申請中',
    process: '檢查中',
    rejected: '已拒絕',
    claimable: '可領取',
    issued: '已發放',
    claimed: '已領取',
    closed: '已結束',
  },
  promotionDecisions: {
    refused: {
      title: '優惠未核准',
      text: '我們已檢查您的申請，無法核准。您的餘額沒有任何扣款。',
    },
    issued: {
      title: '優惠已核准',
      text: '您的紅利在「獎勵」中。',
    },
  },
  rewardStates: {
    inTurnover: '進行中',
    done: '已完成',
    forfeited: '已放棄',
    expired: '已過期',
    revoked: '已取消',
  },
  rewardSources: {
    points: '點數商城',
    rank: '排行榜獎金',
    levelMonth: '每月等級禮',
    levelUpgrade: '升級禮',
    levelBirthday: '生日禮',
    referral: '邀請的好友',
    welcome: '透過好友連結加入',
  },
  rewards: {
    waits: {
      title: '您的獎勵已備妥',
      text: '請到「獎勵」領取 {amount}，條款和截止日期也在那裡。',
    },
    bonusEnds: {
      title: '您的紅利即將結束',
      text: '您的 {amount} 紅利將在一天內結束，屆時剩餘的紅利會消失；您自己的錢仍是您的。',
    },
    levelReached: {
      title: '您已達到 {name}',
      text: '{name} 的禮遇與保級方式請見「VIP 禮遇」。',
    },
  },
  missions: {
    logInToday: '今天登入',
    logIns_other: '登入 {count} 天',
    cashIns: '儲值 {target} 以上',
    validBets: '完成 {target} 的已結算投注',
    games_other: '玩 {count} 款不同遊戲',
  },
  referralStates: {
    deposit: '等待首次儲值',
    bets: '等待投注',
    done: '已完成',
    ended: '時間已到',
    inReview: '檢查中',
    refused: '不計入',
  },
  referralReasons: {
    person: '似乎是您本人。',
    payoutAccount: '與您共用提領帳戶。',
    device: '與您共用裝置。',
  },
  contracts: {
    offered: {
      title: '您收到一份合約提案',
      text: '{account} 向您提出合約，您接受後生效。',
    },
    accepted: {
      title: '合約已接受',
      text: '{account} 已接受合約，從下一期開始。',
    },
    declined: {
      title: '合約已拒絕',
      text: '{account} 已拒絕合約。',
    },
    ended: {
      title: '合約已終止',
      text: '您與 {account} 的合約已終止，已開始的期間仍會支付。',
    },
    owes: {
      title: '您有一筆未付款項',
      text: '您的餘額不足以支付 {account} 在 {day} 的 {amount}。有款項進來就會立即支付，在此之前無法提出新的提案。',
    },
    owed: {
      title: '有一筆款項待付給您',
      text: '{account} 的餘額不足以支付 {day} 的 {amount}。有款項進來您就會收到。',
    },
  },
  goodsCategories: {
    bonus: '紅利',
    home: '居家',
    sport: '運動',
    tech: '3C',
  },
  goodsOrderStates: {
    placed: '已下單',
    packed: '已包裝',
    sent: '運送中',
    delivered: '已送達',
    cancelled: '已取消，點數已退回',
  },
  goodsOrders: {
    sent: {
      title: '您的訂單已出貨',
      text: '{title} 已出貨，包裹編號：{parcel}。',
    },
    delivered: {
      title: '您的訂單已送達',
      text: '{title} 已送達。',
    },
    cancelled: {
      title: '您的點數已退回',
      text_other: '{title} 無法送達，{count} 點已全部退回。',
    },
  },
  points: {
    opening: '起始點數',
    earned: '來自已結算投注',
    redeemed: '兌換：{title}',
    returned: '退回：{title}',
  },
  chat: {
    greeting: '{name}您好，我是 Aya。您可以詢問儲值、提領或密碼，也可以轉接真人。',
    answers: {
      deposit: '點選「儲值」並選擇付款方式，每種方式都會顯示最低和最高金額。',
      withdraw: '點選「提領」。確認之前會顯示款項何時到達，之後可以追蹤每個步驟。',
      password:
        '在登入頁點選「忘記密碼？」。驗證碼會以簡訊或電子郵件寄出，十分鐘內有效。我們絕不會詢問您的密碼。',
      human: '請稍候，我請一位同事過來。',
      unknown: '抱歉，我沒有聽懂。請選擇下方主題，或轉接真人。',
    },
    taken: '您好，我是 Ben，已看過您的訊息。請問需要什麼協助？',
    noted: '謝謝，我已記下，會在這裡回覆您。',
    words: {
      deposit: '儲值',
      withdraw: '提領',
      password: '密碼, 登入',
      human: '真人, 專人',
    },
    buttons: {
      deposit: '儲值',
      withdraw: '提領',
      password: '密碼',
      human: '轉接真人',
    },
    page: {
      back: '返回',
      talk: '對話',
      you: '您',
      message: '您的訊息',
      send: '傳送',
      topics: '主題',
      writing: '{agent} 正在輸入…',
      used: '此對話已結束，請返回後重新開啟。',
      failed: '我們無法確認您的訊息。請再次傳送，不會重複計算。',
      tooMany: '一次傳送太多了。請等一分鐘再傳送。',
    },
  },
  inbox: {
    welcome: {
      title: '歡迎來到 Araw',
      content:
        '<p>很高興您的加入。逛逛<a href="/m/home">大廳</a>，點愛心收藏喜歡的遊戲。遊玩之前，先決定要花多少。</p>',
    },
    newLogin: {
      title: '您的帳號有新的登入',
      content:
        '<p>有人用新裝置登入您的帳號。如果不是您本人，請<a href="/m/changePsw">變更密碼</a>並查看<a href="/m/securityCenter">安全中心</a>。</p>',
    },
    jackpot: {
      title: '彩金現在就在遊戲裡',
      content:
        '<p>所有標示 JACKPOT 的遊戲共用一個彩金池，任何一局都可能贏得。金額顯示在 <a href="/m/jl-slot">JL 老虎機</a>上方，規則在各遊戲中。</p>',
    },
    protection: {
      title: '看看您的帳號如何受到保護',
      content:
        '<p><a href="/m/securityCenter">安全中心</a>會顯示您的帳號如何受到保護，以及您還能做什麼。</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: '任務',
      content: '<p>完成每日或每週的要求並領取獎勵。<a href="/m/leaderBoard">前往任務</a></p>',
    },
    REFERRAL: {
      title: '邀請朋友',
      content:
        '<p>把您的連結傳給朋友：他們儲值並遊玩後，雙方都有獎勵。<a href="/m/inviteFriends">前往您的連結</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: '首次儲值加倍',
    reload: '再儲值紅利 20%',
    shareYourWin: '分享您的勝利',
    slotsAndFishing: '老虎機與捕魚，合計 5,000',
  },
};
