import type { ContentTexts } from './texts.ts';

export const cn: ContentTexts = {
  help: {
    start: {
      title: '新手指南',
      content: '<p>如何注册，如何找到想要的内容。</p>',
      children: {
        signUp: {
          title: '如何注册？',
          content: '<p>点击<strong>注册</strong>，设置用户名和至少八位的密码，并确认您已年满 {age} 岁。</p>',
        },
        trial: {
          title: '不花钱可以试玩吗？',
          content: '<p>可以。试玩账户使用试玩币，既不能购买也不能提款。仅对正式账户开放的游戏会有提示。</p>',
        },
        find: {
          title: '如何找到游戏？',
          content:
            '<p>打开一个分类，按名称搜索，或按厂商、类型和最低投注筛选。点心形图标可将游戏加入收藏。</p>',
        },
      },
    },
    money: {
      title: '存款与提款',
      content: '<p>如何把钱存入余额，以及如何提回。</p>',
      children: {
        cashIn: {
          title: '可以存多少？',
          content: '<p>点击“存款”并选择付款方式，每种方式都会显示最低和最高金额。</p>',
        },
        withdraw: {
          title: '提款需要多久？',
          content: '<p>点击“提款”。确认之前会显示何时能收到款项，之后可以跟踪每一步。</p>',
        },
        balance: {
          title: '余额看起来不对',
          content: '<p>请关闭游戏并刷新余额。每笔投注和赢利都有记录；如有缺失，请联系客服。</p>',
        },
      },
    },
    games: {
      title: '游戏',
      content: '<p>规则、结果与中断。</p>',
      children: {
        connection: {
          title: '一局进行中断线了',
          content: '<p>已受理的一局，即使您离线也会结算。重新打开游戏即可看到结果。</p>',
        },
        closed: {
          title: '游戏打不开',
          content: '<p>游戏可能正在维护。请稍后再试，或玩同一厂商的其他游戏。</p>',
        },
      },
    },
    saferPlay: {
      title: '理性博彩',
      content: '<p>游戏应当始终有乐趣。仅限年满 {age} 岁者参与。</p>',
      children: {
        limits: {
          title: '设置限额',
          content:
            '<p>在<strong>适度游戏</strong>页面，您可以限制存款、投注、亏损和游戏时间。降低限额立即生效；提高限额需等待一段时间，再由您确认。</p>',
        },
        break: {
          title: '休息一下',
          content:
            '<p>在<strong>适度游戏</strong>页面，您可以休息一段时间或自我排除。立即生效，任何人都不能提前结束。您仍可提款。</p>',
        },
      },
    },
    account: {
      title: '账户与安全',
      content: '<p>保护好您的账户。</p>',
      children: {
        password: {
          title: '忘记密码',
          content:
            '<p>在登录页点击<strong>忘记密码？</strong>验证码会通过短信或电子邮件发送，十分钟内有效。</p>',
        },
        locked: {
          title: '账户被锁定',
          content: '<p>多次输错密码后，账户会锁定一段时间。请等待或联系客服。</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: '注册资格',
        paragraphs: [
          '您须年满 {age} 周岁，且在所在地已达到法定博彩年龄。注册即表示您确认符合上述两项条件。{merchant} 可随时要求提供证明，未达年龄者的账号将被关闭。',
          '禁止在不允许线上博彩的地区使用本服务，也禁止代他人注册。',
        ],
      },
      {
        heading: '一人一号',
        paragraphs: [
          '每人仅可持有一个账号。姓名、手机号码和收付款资料须为本人且真实。同一人开设的多个账号可能被合并或关闭，重复领取奖金所赢的款项不予支付。',
        ],
      },
      {
        heading: '资料及其用途',
        paragraphs: [
          '{merchant} 保存您在此填写的资料、IP 地址和注册时间，用于管理账号、向您付款、防范欺诈及履行法律义务，不会出售。您可以要求查阅、更正或删除；依法须保留的资料按法定期限保存。',
        ],
      },
      {
        heading: '您的密码',
        paragraphs: [
          '请使用未在别处用过的密码，且不要告诉任何人；{merchant} 绝不会向您索取密码。在您报告密码被盗之前，使用您的用户名和密码进行的操作均视为您本人所为。',
        ],
      },
      { heading: '邀请码', paragraphs: ['使用代理的邀请码注册即加入该代理的团队，注册后不能更改。'] },
      {
        heading: '理性娱乐',
        paragraphs: [
          '博彩是娱乐，不是收入来源。在“适度游戏”页面，您可以限制存款、投注或亏损的金额，也可以休息或自我排除。休息或自我排除期间，任何人都不能提前结束。',
        ],
      },
    ],
    userAgreement: [
      {
        heading: '关于本协议',
        paragraphs: ['本协议由您与 {merchant} 订立，适用于您对网站和应用的一切使用。如不同意，请勿使用。'],
      },
      {
        heading: '投注与结果',
        paragraphs: [
          '投注经服务器接受后即生效，之后不可撤回。投注额、结果和奖金以服务器记录为准。中断的游戏将按该游戏规则完成或退还投注额。因明显错误产生的投注和奖金无效。',
        ],
      },
      {
        heading: '存款与提款',
        paragraphs: [
          '款项只能以您本人名义存入和提取。提款前 {merchant} 可核实您的身份；涉及欺诈或违法的款项将暂扣至查清为止。',
        ],
      },
      {
        heading: '禁止行为',
        paragraphs: [
          '禁止使用外挂、作弊、串通、利用游戏漏洞、洗钱，以及干扰或攻击本服务。违者账号将被关闭，并在法律要求时上报。',
        ],
      },
      {
        heading: '服务与责任',
        paragraphs: [
          '服务可能因维护或故障暂停。{merchant} 对其故意或重大过失造成的损失以及您的余额负责，但不对期间无法进行的游戏负责。',
        ],
      },
      {
        heading: '变更、投诉与法律',
        paragraphs: [
          '本协议的变更会在生效前于网站公布；不同意者可提取余额并关闭账号。投诉请联系客服，客服将在 14 天内答复。本协议适用菲律宾法律。',
        ],
      },
    ],
    login: [
      {
        heading: '登录',
        paragraphs: ['登录即表示您确认是本账号的持有人，年满 {age} 周岁，并同意现行版本的用户协议。'],
      },
      {
        heading: '账号安全',
        paragraphs: [
          '在他人也使用的设备上请记得退出。在“安全中心”可以查看登录位置并结束任一会话。密码或验证码多次错误后，系统会延迟登录以保护您。',
        ],
      },
      {
        heading: '验证码',
        paragraphs: [
          '短信或邮件验证码仅供您本人使用，数分钟内有效。{merchant} 绝不会要求您读出验证码。境外短信可能由运营商收费。',
        ],
      },
      {
        heading: '记录内容',
        paragraphs: ['每次登录都会记录时间、IP 地址和设备，以便您和 {merchant} 发现异常使用。'],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: '维护期间会怎样',
      content:
        '<p>网站因维护关闭期间，游戏<strong>不接受新的投注</strong>。</p><p>此前的投注照常结算。您的余额安全无虞。</p>',
    },
    returnToPlayer: {
      title: '玩家返还率',
      content:
        '<p>就所有可能结果而言，游戏按以下比例返还投注额：</p><table><thead><tr><th scope="col">游戏</th><th scope="col">玩家返还率</th></tr></thead><tbody><tr><td>老虎机</td><td>95.46%</td></tr><tr><td>捕鱼</td><td>96.00%</td></tr><tr><td>宾果</td><td>95.63%</td></tr></tbody></table><p>每款游戏的返还率写在其规则中。<a href="/m/gameList">所有游戏</a></p>',
    },
    limits: {
      title: '理性娱乐，量力而行',
      content:
        '<p>游戏是为了乐趣，仅限 <strong>{age} 岁及以上</strong>。开始之前先决定花多少时间和金钱，到此为止；如果不再有趣，请与我们谈谈。</p>',
    },
    password: {
      title: '切勿透露您的密码',
      content: '<p>我们绝不会通过电话或聊天索要您的密码或验证码。如有人索要，请告知客服。</p>',
    },
    welcomeBack: {
      title: '欢迎回来',
      content:
        '<p>所有<a href="/m/jl-slot">大奖</a>游戏共用同一奖池；<a href="/m/sports">体育</a>每两小时有一场比赛开始。</p>',
    },
    jackpotHow: {
      title: '如何赢取大奖',
      content:
        '<p>带有“大奖”标记的游戏，每笔投注额的 1% 进入同一奖池。每一局都会抽出一个号码，可能赢得整个奖池。中奖机会请见游戏规则。</p>',
    },
    welcome: {
      title: '欢迎来到 Araw',
      content:
        '<p>600 多款游戏，全部以比索计价。一分钟即可<a href="/m/register">注册</a>，或先<a href="/m/trail">免费试玩</a>。</p>',
    },
    firstSteps: {
      title: '新手入门',
      content:
        '<ol><li>验证您的手机号码。</li><li>阅读游戏的规则和返还率。</li><li>挑选游戏，用爱心收藏喜欢的。</li></ol>',
    },
    onePot: {
      title: '所有大奖游戏共用一个奖池',
      content:
        '<p>每笔投注额的 1% 进入奖池，任何一局都可能赢得全部。当前金额显示在 <a href="/m/jl-slot">JL 老虎机</a>上方。</p>',
    },
    forFun: {
      title: '先免费试玩',
      content:
        '<p><a href="/m/trail">试玩账户</a>使用试玩币，既不能购买也不能提款。除大奖外，规则和机会都与真钱游戏相同。</p>',
    },
    matches: {
      title: '全天候赛事',
      content:
        '<p>每两小时有一场比赛开始，各联赛轮番登场。开赛前均可投注，90 分钟后出结果。<a href="/m/sports">查看比赛</a></p>',
    },
    bingo: {
      title: '75 球宾果',
      content:
        '<p>每一局从 75 个球中开出 36 个。完整的线和四角均有赔付。</p><p><img src="{picture}" alt="围绕宾果卡的球"></p>',
    },
    draws: {
      title: '每分钟都开奖',
      content:
        '<p>彩票每十分钟、三分钟或一分钟开奖，结果由您投注前已固定的种子产生。<a href="/m/lottery">查看彩票</a></p>',
    },
    sabong: {
      title: '斗鸡：Meron、Wala 或平局',
      content: '<p>三个选项可供投注，赔率各不相同。各选项的返还率请见规则。</p>',
    },
    jackpotWon: {
      title: '大奖等您赢取',
      content:
        '<p>大奖游戏的任何一局都可能赢得大奖，投注额加倍，机会也加倍。<a href="/m/jl-slot">查看当前奖池</a></p>',
    },
    newGames: {
      title: '新游戏带有标记',
      content: '<p>Palaro Play、Bahaghari Studios、Mayon Works 等厂商的新游戏都带有“新”标记。</p>',
    },
    teamFigures: {
      title: '团队数据为即时数据',
      content: '<p>您团队的投注、赢利和亏损，每次查看时都会从账本重新汇总。</p>',
    },
    contracts: {
      title: '合约条款保持不变',
      content: '<p>合约在提供时即写明条款，生效中的合约保持原条款。</p>',
    },
    holidayHours: {
      title: '假期客服时间',
      content: '<p>假期期间，在线客服于 08:00 至 22:00 回复。</p>',
    },
  },
  banners: {
    games: { title: '600 多款比索游戏', subtitle: '每局 1 分比索起 · 仅限 {age} 岁以上' },
    jackpot: { title: '吉普尼大奖', subtitle: '共用奖池，局局累积，一人独得' },
    sports: { title: '支持您的球队', subtitle: '每两小时一场比赛' },
    fishing: { title: '图巴塔哈捕鱼', subtitle: '鲸鱼赔付 96 倍投注额' },
    tables: { title: '马尼拉湾桌台', subtitle: '六十张桌台，昼夜开放' },
    join: { title: '今天就加入 Araw', subtitle: '也可先逛逛：600 多款游戏' },
    exclusive: { title: 'Araw 独家：水牛鸿运', subtitle: 'JL Games 独家呈献' },
  },
  goods: {
    'bonus-100': { title: '₱100 奖金', about: '立即进入您的奖金余额。' },
    'bonus-500': { title: '₱500 奖金', about: '立即进入您的奖金余额。' },
    parol: { title: '贝壳星灯，40 厘米', about: '邦板牙手工制作，含灯泡和 2 米电线。' },
    fan: { title: 'Abaniko 手工扇', about: '以 buri 棕榈叶编织。' },
    jeepney: { title: '手绘吉普尼模型', about: '独一无二，长 18 厘米。' },
    basketball: { title: '篮球，7 号', about: '室内外皆宜。' },
    headset: { title: '无线耳机', about: 'Bluetooth，充电一次可用 30 小时。' },
  },
};
