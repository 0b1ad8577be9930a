import type { Translated } from './texts.ts';

export const cn: Translated<'other'> = {
  demands: {
    selfExcluded: '您已自我限制游戏。您仍可查看记录和提款。',
    closed: '您的账户已关闭存款。您仍可查看记录和提款。',
    review: '我们正在核查您的账户，之后即可再次存款。',
    ownLimit: '您已达到自己设定的存款限额 {amount}，限额重置后即可再次存款。',
    limitsOffer: '请先决定是否限制您的存款、投注或输额，您也可以选择不设限额。',
    terms: '我们的条款已更改。请先阅读并同意新条款再存款；无论是否同意，您都可以提款。',
    email: '请先验证您的电子邮箱。',
    mobile: '请先验证您的手机号码。',
    payeeName: '请先填写您的收款人姓名。',
    identity: '请先验证您的身份。',
    receivable: '因更正尚欠 {amount}；您的下一笔存款会先用于结清，之后即可再次提款。',
  },
  accountDemands: {
    review: '该账户正在审核。',
    waiting: '该账户是新添加的，暂时还不能使用。',
  },
  codes: {
    login: {
      title: '您的登录验证码',
      text: '{code} 是您的登录验证码。',
    },
    register: {
      title: '您的注册验证码',
      text: '{code} 是您的注册验证码。',
    },
    password: {
      title: '您的重设密码验证码',
      text: '{code} 是您的重设密码验证码。',
    },
    identity: {
      title: '您的号码验证码',
      text: '{code} 是您的号码验证码。',
    },
    owner: {
      title: '您的身份确认验证码',
      text: '{code} 是确认您本人操作的验证码。',
    },
    contact: {
      title: '您的账户联系方式验证码',
      text: '{code} 是确认此联系方式属于您账户的验证码。',
    },
    use_other: '仅可使用一次，{count} 分钟内有效。请勿告诉任何人。如果不是您本人请求，请忽略此信息。',
  },
  letters: {
    passwordChanged: {
      title: '您的密码已更改',
      text: '您的密码已更改，其他设备均已退出登录。如果不是您本人操作，请立即联系客服。',
    },
    emailChanged: {
      title: '您的电子邮箱已更改',
      text: '您的电子邮箱现为 {address}，其他设备均已退出登录。如果不是您本人操作，请立即联系客服，客服会锁定账户并归还给您。',
    },
    mobileChanged: {
      title: '您的手机号码已更改',
      text: '您的手机号码现为 {address}，其他设备均已退出登录。如果不是您本人操作，请立即联系客服，客服会锁定账户并归还给您。',
    },
  },
  fieldRules: {
    username: '账号格式不正确：{least} 至 {most} 个字母、数字或下划线',
    password: '密码格式不正确：8 至 64 个字符，须含字母和数字',
    mobile: '请输入有效的手机号码',
    code: '请输入验证码',
    loginPassword: '密码格式不正确',
    range: '{least} 至 {most}',
    digits: '格式不正确：{range} 位数字',
    characters: '格式不正确：{range} 个字符',
    recommender: '格式不正确：{range} 个字母、数字或下划线，即推荐人的用户名或编号',
    bankName: '格式不正确：{range} 个字，须与您银行账户上的姓名一致',
    hyphens: '格式不正确：{range} 个字母、数字或连字符',
    dots: '格式不正确：{range} 个字母、数字或点',
    handle: '格式不正确：{range} 个字母、数字、连字符或下划线',
    lineId: '格式不正确：{range} 个小写字母、数字、点、连字符或下划线',
    phone: '格式不正确：{range} 个数字、空格或连字符',
  },
  protection: {
    breakOver: {
      title: '您的休息已结束',
      text: '您可以再次游戏。您的限额保持不变，并可随时调低。',
    },
    exclusionOver: {
      title: '您的自我排除期限已满',
      text: '游戏仍处于关闭状态。如果您想再次游戏，可以提出申请；等待期过后开放。',
    },
    returned: {
      title: '您可以再次游戏',
      text: '应您的请求，游戏已重新开放。请先查看您的限额。',
    },
    raiseReady: {
      title: '现在可以更改您的限额',
      text: '您要求的更高限额须在七天内由您确认后才生效。否则限额保持不变。',
    },
    review: {
      title: '您的限额仍合适吗？',
      text: '距您上次查看限额已有一段时间。请在“适度游戏”页面查看它们是否仍合适。',
    },
  },
  offers: { stop: '如不想再收到优惠，请打开“设置”中的“优惠与资讯”。' },
  deposits: {
    title: '存款 {number}',
    states: {
      created: '订单已建立，请选择付款方式。',
      waiting: '等待您付款。',
      processing: '{method} 已收到您的付款，正在存入您的余额。',
      inReview: '我们正在核对您的付款，款项不会丢失。',
      credited: '{amount} 已存入您的余额。',
      failed: '{method} 未完成付款，没有款项转移。',
      cancelled: '您已取消此订单，没有款项转移。',
      expired: '付款时间已于 {time} 结束。',
      refunding: '正在退款给您。',
      refunded: '您的付款已退款至原处。',
      reversed: '此付款已被撤回，不再在您的余额中。',
    },
    owed: '其中 {owed} 已不在余额中：须先结清才能提款。',
    bonus: '其中 {bonus} 是您的奖金。',
    settled: '您的付款中有 {settled} 用于结清欠款。',
  },
  withdrawals: {
    requested: {
      title: '已申请提款',
      text: '我们已收到您 {gross} 的提款申请，这笔钱已为此冻结。',
    },
    inReview: {
      title: '提款审核中',
      text: '我们正在审核这笔提款，这笔钱仍为此冻结。',
    },
    approved: {
      title: '提款已批准',
      text: '已批准，即将付款。',
    },
    paying: {
      title: '提款付款中',
      text: '{net} 正在付往 {account}。',
    },
    paid: {
      title: '提款已付款',
      text: '{net} 已付至 {account}。',
    },
    rejected: {
      title: '提款未获批准',
      text: '未获批准，{gross} 已退回您的余额。',
    },
    cancelled: {
      title: '提款已取消',
      text: '您已取消，{gross} 已退回您的余额。',
    },
    failed: {
      title: '提款失败',
      text: '无法付款至 {account}，{gross} 已退回您的余额。',
    },
    returned: {
      title: '提款被退回',
      text: '付款被退回，{gross} 已回到您的余额。',
    },
    late: {
      title: '提款延迟',
      text: '所需时间比我们所说的更长。我们会继续跟进，您的钱是安全的。',
    },
  },
  locks: {
    deposit: '存款流水未完成',
    transfer: '收到的转账流水未完成',
    bonus: '奖金流水未完成',
    other: '资金流水未完成',
  },
  withdrawalEffects: {
    stays: '您进行中的奖金不受影响。',
    forfeits: '提款将结束您进行中的奖金：奖金余额会被收回，之后取消提款也不会恢复。您自己的钱不受影响。',
  },
  debts: {
    paid: {
      title: '已从余额结清欠款',
      text: '您余额中的 {amount} 已用于结清欠款。',
    },
  },
  paymentPassword: {
    set: {
      title: '已设置支付密码',
      text: '您的支付密码已设置。如果不是您本人操作，请立即联系客服。',
    },
    changed: {
      title: '支付密码已更改',
      text: '您的支付密码已更改。如果不是您本人操作，请立即联系客服。',
    },
    recovered: {
      title: '支付密码已重设',
      text: '您的支付密码已通过验证码重设，其他设备均已退出登录。新的收款账户一天后才能使用。如果不是您本人操作，请立即联系客服。',
    },
  },
  payoutAccounts: {
    added: {
      title: '已添加收款账户',
      text: '{account} 现在可以接收您的提款。如果不是您本人操作，请立即联系客服。',
    },
    addedLater: {
      title: '已添加收款账户',
      text: '{account} 已添加，暂时还不能使用。如果不是您本人操作，请立即联系客服。',
    },
    approved: {
      title: '收款账户已审核',
      text: '{account} 已审核，可以使用。',
    },
    chosen: {
      title: '收款账户已更改',
      text: '{account} 现在是您提款的首选账户。',
    },
    removed: {
      title: '已移除收款账户',
      text: '{account} 已移除，不再接收提款。',
    },
  },
  payoutHints: {
    eWallet: '手机号码，例如 0917 123 4567',
    bank_other: '{count} 位数字',
    bankOr_other: '{digits} 或 {count} 位数字',
    crypto: 'TRON 地址：以 T 开头的 34 个字符',
  },
  transfers: {
    sent: {
      title: '已转账给代理',
      text: '{amount} 已转给 {account}。',
    },
    received: {
      title: '收到转账',
      text: '您的团队会员 {account} 转给您 {amount}。',
    },
    sentDown: {
      title: '已转账给下级',
      text: '{amount} 已转给 {account}。',
    },
    receivedFromAgent: {
      title: '收到转账',
      text: '您的代理 {account} 转给您 {amount}。',
    },
  },
  envelopes: {
    received: {
      title: '您有一个红包',
      text: '您的代理 {account} 发来一个红包，可在 {time} 前打开。',
    },
    emptied: {
      title: '红包已全部打开',
      text_other: '您的红包雨共 {count} 份，已全部打开。',
    },
    returned: {
      title: '红包雨已结束',
      text_other: '{count} 份中已打开 {opened} 份，{amount} 已退回您的余额。',
    },
  },
  promotionRefusals: {
    tooLittle: '存款满 {least} 才可选择。',
    underWay: '您已在参加此优惠。',
    spent: '优惠预算已用完。',
    often: '您已达到每位会员的次数上限。',
    byDeposit: '请在存款时选择。',
    noTries: '您的申请次数已用完。',
    notYet: '尚未开始。',
    over: '已结束。',
    cashedIn: '您已存款过；此优惠仅限首次存款。',
    full: '名额已满。',
    otherInTurnover: '另一奖金正在流水中，结束后即可领取。',
  },
  chosenPromotion: {
    kept: '此订单有效期间，为您保留名额。',
    given: '您的奖金已就绪：请查看奖励中心。',
    checked: '我们会先审核，并在收件箱通知您。',
    without: '此次存款不含该优惠：名额已不再保留。',
  },
  promotionConditions: {
    newcomers: '限首次存款前参加的会员。',
    everybody: '面向所有会员。',
    once: '每位会员一次。与他人共用收款人、手机或提款账户者将先审核。',
    times_other: '每位会员最多 {count} 次，依次进行。',
    firstDeposit: '首次存款满 {least} 且在 {end} 前到账即可计入。',
    deposit: '一笔满 {least} 的存款在 {end} 前到账即可计入。',
    bets: '自参加至 {end}，全部游戏有效投注满 {least} 即可计入。',
    betsOf: '自参加至 {end}，{games} 有效投注满 {least} 即可计入。',
    application_other: '用几句话和最多三张图片申请，由我们审核。最多可申请 {count} 次。',
    amountOfBets: '结束后您将获得其 {share}% 作为奖金，最高 {most}。',
    fixed: '您将获得 {most} 奖金。',
    amount: '您将获得其 {share}% 作为奖金，最高 {most}。',
    turnover_other: '须在 {count} 天内完成奖金 {factor} 倍流水后转为现金。先使用您的现金。',
    free: '直接转入您的现金，无流水要求。',
    cap: '最多 {cap} 可转为现金。',
    largestBet: '使用奖金的单笔投注最高 {bet}，超过将不被接受。',
    stays: '提款不影响奖金。',
    forfeits: '提款将结束奖金，您自己的钱不受影响。',
    claim_other: '请在发放后 {count} 天内领取。',
    places_other: '共 {count} 个名额。',
  },
  gameTypes: {
    RNG: '电子',
    FISH: '捕鱼',
    LIVE: '真人',
  },
  promotionStates: {
    comingSoon: '即将开始',
    open: '进行中',
    joined: '已参加',
    applying: '申请中',
    process: '审核中',
    rejected: '已拒绝',
    claimable: '可领取',
    issued: '已发放',
    claimed: '已领取',
    closed: '已结束',
  },
  promotionDecisions: {
    refused: {
      title: '优惠申请未通过',
      text: '我们已审核，未能批准。您的余额没有变化。',
    },
    issued: {
      title: '优惠申请已通过',
      text: '您的奖金在奖励中心。',
    },
  },
  rewardStates: {
    inTurnover: '流水中',
    done: '已完成',
    forfeited: '已放弃',
    expired: '已过期',
    revoked: '已收回',
  },
  rewardSources: {
    points: '积分商城',
    rank: '排行榜奖金',
    levelMonth: '等级每月礼金',
    levelUpgrade: '升级礼金',
    levelBirthday: '生日礼金',
    referral: '邀请好友',
    welcome: '通过好友链接注册',
  },
  rewards: {
    waits: {
      title: '您有一份奖励待领取',
      text: '{amount} 已在奖励中心等待领取，条款和截止时间见该页。',
    },
    bonusEnds: {
      title: '奖金即将结束',
      text: '您的 {amount} 奖金将在一天内结束。届时剩余奖金会被收回，您自己的钱不受影响。',
    },
    levelReached: {
      title: '您已达到 {name}',
      text: '{name} 的权益及保级条件请见“VIP 权益”页面。',
    },
  },
  missions: {
    logInToday: '今日登录',
    logIns_other: '登录 {count} 天',
    cashIns: '存款满 {target}',
    validBets: '有效投注满 {target}',
    games_other: '玩 {count} 款不同游戏',
  },
  referralStates: {
    deposit: '待首次存款',
    bets: '待完成投注',
    done: '已完成',
    ended: '已过期',
    inReview: '审核中',
    refused: '不计入',
  },
  referralReasons: {
    person: '似乎是您本人。',
    payoutAccount: '使用相同的收款账户。',
    device: '使用相同的设备。',
  },
  contracts: {
    offered: {
      title: '您收到一份合约提议',
      text: '{account} 向您提供一份合约，您接受后生效。',
    },
    accepted: {
      title: '合约已被接受',
      text: '{account} 已接受合约，从下一期起生效。',
    },
    declined: {
      title: '合约被拒绝',
      text: '{account} 拒绝了合约。',
    },
    ended: {
      title: '合约已终止',
      text: '您与 {account} 的合约已终止，已开始的期次仍会支付。',
    },
    owes: {
      title: '您有一笔未付款项',
      text: '您的余额不足以支付 {account} 在 {day} 的 {amount}。有余额后将立即支付，在此之前不能提出新提议。',
    },
    owed: {
      title: '有一笔款项待付给您',
      text: '{account} 的余额不足以支付 {day} 的 {amount}。有余额后将立即支付。',
    },
  },
  goodsCategories: {
    bonus: '奖金',
    home: '居家',
    sport: '运动',
    tech: '数码',
  },
  goodsOrderStates: {
    placed: '已下单',
    packed: '已打包',
    sent: '运送中',
    delivered: '已送达',
    cancelled: '已取消，积分已退回',
  },
  goodsOrders: {
    sent: {
      title: '您的订单已发出',
      text: '{title} 已发出，包裹单号：{parcel}。',
    },
    delivered: {
      title: '您的订单已送达',
      text: '{title} 已送达。',
    },
    cancelled: {
      title: '您的积分已退回',
      text_other: '{title} 无法送达，{count} 积分已全部退回。',
    },
  },
  points: {
    opening: '初始积分',
    earned: '来自已结算投注',
    redeemed: '兑换：{title}',
    returned: '退回：{title}',
  },
  chat: {
    greeting: '{name}您好，我是 Aya。您可以咨询存款、提款或密码，也可以转人工客服。',
    answers: {
      deposit: '点按存款并选择付款方式：每种方式都会显示最低和最高金额。',
      withdraw: '点按提款：确认之前会显示资金何时到达，之后会显示每一步。',
      password: '在登录页点“忘记密码”：验证码会以短信或邮件发送，十分钟内有效。我们绝不会向您索要密码。',
      human: '请稍候，我请一位同事来。',
      unknown: '我没有听懂。请选择下面的主题，或转人工客服。',
    },
    taken: '您好，我是 Ben，已看过您写的内容。请问有什么可以帮您？',
    noted: '谢谢，我已记下，会在这里回复您。',
    words: {
      deposit: '存款, 充值',
      withdraw: '提现, 提款, 取款',
      password: '密码, 登录',
      human: '人工, 真人, 客服',
    },
    buttons: {
      deposit: '存款',
      withdraw: '提款',
      password: '密码',
      human: '人工客服',
    },
    page: {
      back: '返回',
      talk: '对话',
      you: '您',
      message: '您的消息',
      send: '发送',
      topics: '主题',
      writing: '{agent} 正在输入…',
      used: '此聊天已结束，请返回后重新打开。',
      failed: '我们无法确认您的消息。请再次发送：只会计算一次。',
      tooMany: '发送太频繁，请一分钟后再试。',
    },
  },
  inbox: {
    welcome: {
      title: '欢迎来到 Araw',
      content:
        '<p>很高兴您的加入。先逛逛<a href="/m/home">大厅</a>，用爱心收藏喜欢的游戏，并在开始前决定花多少。</p>',
    },
    newLogin: {
      title: '您的账户有新的登录',
      content:
        '<p>您的账户在一台新设备上登录。如非本人操作，请<a href="/m/changePsw">修改密码</a>并查看<a href="/m/securityCenter">安全中心</a>。</p>',
    },
    jackpot: {
      title: '累积大奖现已融入游戏',
      content:
        '<p>带有“大奖”标记的游戏每一局都会累积同一奖池，也都可能赢得它。金额显示在 <a href="/m/jl-slot">JL 老虎机</a>上方，规则写在每款游戏中。</p>',
    },
    protection: {
      title: '查看账户的保护情况',
      content:
        '<p><a href="/m/securityCenter">安全中心</a>会显示您的账户如何受到保护，以及您还能做些什么。</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: '任务',
      content: '<p>完成每日或每周任务即可领取奖励。<a href="/m/leaderBoard">查看任务</a></p>',
    },
    REFERRAL: {
      title: '邀请好友',
      content:
        '<p>把您的链接发给好友：好友存款并投注后，双方均有奖励。<a href="/m/inviteFriends">查看您的链接</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: '首次存款翻倍',
    reload: '再存奖金 20%',
    shareYourWin: '分享您的胜利',
    slotsAndFishing: '电子与捕鱼，合计 5,000',
  },
};
