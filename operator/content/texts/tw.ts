import type { ContentTexts } from './texts.ts';

export const tw: ContentTexts = {
  help: {
    start: {
      title: '新手上路',
      content: '<p>如何註冊，以及如何找到想要的內容。</p>',
      children: {
        signUp: {
          title: '如何註冊？',
          content:
            '<p>點選<strong>註冊</strong>，設定使用者名稱和至少八個字元的密碼，並確認您已年滿 {age} 歲。</p>',
        },
        trial: {
          title: '可以免費試玩遊戲嗎？',
          content: '<p>可以。試玩帳號使用試玩幣，不能購買，也不能提領。僅開放正式帳號的遊戲會註明。</p>',
        },
        find: {
          title: '如何找到遊戲？',
          content:
            '<p>開啟類別、依名稱搜尋，或依遊戲廠商、類型和最低投注篩選。點愛心即可將遊戲加入收藏。</p>',
        },
      },
    },
    money: {
      title: '儲值與提領',
      content: '<p>如何把錢存入餘額，以及如何領回。</p>',
      children: {
        cashIn: {
          title: '可以儲值多少？',
          content: '<p>點選「儲值」並選擇付款方式，每種方式都會顯示最低和最高金額。</p>',
        },
        withdraw: {
          title: '提領需要多久？',
          content: '<p>點選「提領」。確認之前會顯示款項何時到達，之後可以追蹤每個步驟。</p>',
        },
        balance: {
          title: '餘額看起來不對',
          content: '<p>請關閉遊戲並更新餘額。每筆投注和贏得的金額都有紀錄，若有缺漏，請聯絡客服。</p>',
        },
      },
    },
    games: {
      title: '遊戲',
      content: '<p>規則、結果與中斷。</p>',
      children: {
        connection: {
          title: '遊戲進行中斷線了',
          content: '<p>已受理的一局，即使您離線也會結算。重新開啟遊戲即可看到結果。</p>',
        },
        closed: {
          title: '遊戲打不開',
          content: '<p>可能正在維護。請稍後再試，或玩同一家廠商的其他遊戲。</p>',
        },
      },
    },
    saferPlay: {
      title: '安全遊玩',
      content: '<p>遊玩應該保持樂趣。僅限年滿 {age} 歲者參與。</p>',
      children: {
        limits: {
          title: '設定上限',
          content:
            '<p>在<strong>在上限內遊玩</strong>頁面，您可以限制儲值、投注或虧損的金額，以及遊玩的時間。調低立即生效；調高須等待一段時間，再由您確認。</p>',
        },
        break: {
          title: '休息一下',
          content:
            '<p>在<strong>在上限內遊玩</strong>頁面，您可以休息或自我排除。立即開始，任何人都無法提前結束。您仍可提領。</p>',
        },
      },
    },
    account: {
      title: '帳號與安全',
      content: '<p>保護好您的帳號。</p>',
      children: {
        password: {
          title: '忘記密碼了',
          content:
            '<p>在登入頁點選<strong>忘記密碼？</strong>驗證碼會以簡訊或電子郵件寄出，十分鐘內有效。</p>',
        },
        locked: {
          title: '帳號被鎖定了',
          content: '<p>密碼錯誤太多次，帳號會鎖定一段時間。請稍候，或聯絡客服。</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: '註冊資格',
        paragraphs: [
          '您須年滿 {age} 歲，並達到所在地的合法遊玩年齡。註冊即表示您確認符合這兩項條件。{merchant} 可隨時要求證明，並會關閉未達年齡者的帳號。',
          '禁止在不允許線上博弈的地區遊玩，也禁止代他人註冊。',
        ],
      },
      {
        heading: '一人一帳號',
        paragraphs: [
          '每人僅可擁有一個帳號。姓名、手機號碼和收付款資料必須是您本人的真實資料。開立多個帳號者，帳號可能被合併或關閉；重複領取紅利所贏得的金額不予支付。',
        ],
      },
      {
        heading: '您的資料及其用途',
        paragraphs: [
          '{merchant} 保存您在此填寫的資料、IP 位址和註冊時間，用於管理您的帳號、付款給您、防範詐欺及遵守法律。資料不會出售。您可以要求查閱、更正或刪除；依法須由 {merchant} 保存的資料，依法定期間保存。',
        ],
      },
      {
        heading: '您的密碼',
        paragraphs: [
          '請選用未在其他地方使用的密碼，且不要告訴任何人；{merchant} 絕不會詢問您的密碼。在您通報遭盜用之前，以您的使用者名稱和密碼所做的操作，均視為您本人所為。',
        ],
      },
      {
        heading: '邀請',
        paragraphs: ['若以代理的邀請碼註冊，即加入該代理的團隊。邀請碼之後無法更改。'],
      },
      {
        heading: '理性遊玩',
        paragraphs: [
          '博弈是娛樂，不是收入。在「在上限內遊玩」頁面，您可以限制儲值、投注或虧損的金額，也可以休息或自我排除。休息或自我排除，任何人都無法提前結束。',
        ],
      },
    ],
    userAgreement: [
      {
        heading: '關於本協議',
        paragraphs: ['本協議由您與 {merchant} 訂立，您每次使用網站或 App 時均適用。若不同意，請勿使用。'],
      },
      {
        heading: '投注與結果',
        paragraphs: [
          '投注經伺服器接受後即生效，之後無法取消。投注本金、結果和贏得的金額以伺服器紀錄為準。中斷的遊戲依其規則完成，或將投注本金退款。因明顯錯誤而產生的投注和贏得的金額無效。',
        ],
      },
      {
        heading: '儲值與提領',
        paragraphs: [
          '款項只能以您本人名義存入和提領。{merchant} 可在提領前核對您的身分；來自詐欺或違法的款項，會暫時保留至釐清為止。',
        ],
      },
      {
        heading: '禁止行為',
        paragraphs: [
          '禁止使用機器人程式、作弊、串通、利用遊戲錯誤、洗錢，以及干擾或攻擊本服務。違者帳號將被關閉，並在法律要求時通報。',
        ],
      },
      {
        heading: '服務與責任',
        paragraphs: [
          '服務可能因維護或故障而暫停。{merchant} 對其故意或重大過失造成的損害，以及您的餘額負責，但不對無法使用的遊戲負責。',
        ],
      },
      {
        heading: '變更、申訴與法律',
        paragraphs: [
          '本協議的變更會在適用前於網站公布。若不同意，您可以提領餘額並關閉帳號。申訴請以文字向客服提出，客服會在 14 天內答覆。本協議適用菲律賓法律。',
        ],
      },
    ],
    login: [
      {
        heading: '登入',
        paragraphs: ['登入即表示您確認是本帳號的持有人、年滿 {age} 歲，並同意現行版本的使用者協議。'],
      },
      {
        heading: '維護帳號安全',
        paragraphs: [
          '在他人也使用的裝置上請記得登出。在「安全中心」可以查看您在哪裡登入，並結束任一工作階段。密碼或驗證碼錯誤數次後，系統會延遲登入以保護您。',
        ],
      },
      {
        heading: '驗證碼',
        paragraphs: [
          '簡訊或電子郵件驗證碼僅供您本人使用，數分鐘內有效。{merchant} 絕不會請您唸出驗證碼。在國外接收訊息，電信業者可能收費。',
        ],
      },
      {
        heading: '我們記錄什麼',
        paragraphs: ['每次登入都會記錄時間、IP 位址和裝置，讓您和 {merchant} 能察覺盜用。'],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: '維護期間會怎麼樣',
      content:
        '<p>網站因維護關閉期間，遊戲<strong>不接受新的投注</strong>。</p><p>先前的投注照常結算。您的餘額很安全。</p>',
    },
    returnToPlayer: {
      title: '玩家返還率',
      content:
        '<p>就所有可能的結果而言，遊戲依下列比例返還投注本金：</p><table><thead><tr><th scope="col">遊戲</th><th scope="col">玩家返還率</th></tr></thead><tbody><tr><td>老虎機</td><td>95.46%</td></tr><tr><td>捕魚</td><td>96.00%</td></tr><tr><td>賓果</td><td>95.63%</td></tr></tbody></table><p>各遊戲的返還率都寫在其規則中。<a href="/m/gameList">所有遊戲</a></p>',
    },
    limits: {
      title: '在上限內遊玩',
      content:
        '<p>遊玩是為了樂趣，且僅限 <strong>{age} 歲以上</strong>。開始之前先決定要花多少時間和金錢，到了就停。如果不再有趣，請和我們談談。</p>',
    },
    password: {
      title: '切勿透露您的密碼',
      content: '<p>我們絕不會透過電話或對話詢問您的密碼或驗證碼。如果有人這麼做，請告知客服。</p>',
    },
    welcomeBack: {
      title: '很高興再見到您',
      content:
        '<p>所有<a href="/m/jl-slot">彩金</a>遊戲共用一個彩金池；<a href="/m/sports">體育</a>每兩小時就有一場賽事開始。</p>',
    },
    jackpotHow: {
      title: '如何贏得彩金',
      content:
        '<p>標示「彩金」的遊戲，每筆投注本金的 1% 會進入同一個彩金池。每一局都會抽出一個號碼，有機會贏得整池彩金。機率請見遊戲規則。</p>',
    },
    welcome: {
      title: '歡迎來到 Araw',
      content:
        '<p>600 多款遊戲，全以披索計價。一分鐘就能<a href="/m/register">註冊</a>，也可以先<a href="/m/trail">免費試玩</a>。</p>',
    },
    firstSteps: {
      title: '您的第一步',
      content:
        '<ol><li>驗證您的手機號碼。</li><li>閱讀遊戲規則和玩家返還率。</li><li>挑一款遊戲，喜歡的就點愛心。</li></ol>',
    },
    onePot: {
      title: '所有彩金遊戲，共用一個彩金池',
      content:
        '<p>每筆投注本金的 1% 進入彩金池，任何一局都可能全數贏得。目前金額顯示在 <a href="/m/jl-slot">JL 老虎機</a>上方。</p>',
    },
    forFun: {
      title: '先免費玩玩看',
      content:
        '<p><a href="/m/trail">試玩帳號</a>使用試玩幣，不能購買，也不能提領。除了彩金之外，規則和機率都與真錢遊戲相同。</p>',
    },
    matches: {
      title: '全天候賽事',
      content:
        '<p>每兩小時有一場賽事開始，各聯賽輪流登場。開賽前都可以投注，結果在 90 分鐘後公布。<a href="/m/sports">查看賽事</a></p>',
    },
    bingo: {
      title: '75 球賓果',
      content:
        '<p>每一局從 75 顆球中開出 36 顆。完成的線和四個角都有派彩。</p><p><img src="{picture}" alt="圍繞賓果卡的球"></p>',
    },
    draws: {
      title: '每分鐘都有開獎',
      content:
        '<p>彩券每十分鐘、三分鐘或一分鐘開獎一次，結果由您投注前已固定的種子產生。<a href="/m/lottery">查看彩券</a></p>',
    },
    sabong: {
      title: '鬥雞：Meron、Wala 或平手',
      content: '<p>三個選項可以投注，各有各的賠率。各選項的返還率請見規則。</p>',
    },
    jackpotWon: {
      title: '彩金等您來贏',
      content:
        '<p>彩金遊戲的任何一局都可能贏得彩金，投注本金加倍，機會也加倍。<a href="/m/jl-slot">查看目前彩金</a></p>',
    },
    newGames: {
      title: '新遊戲都有標示',
      content: '<p>Palaro Play、Bahaghari Studios、Mayon Works 等廠商的新遊戲，都會標示「新」。</p>',
    },
    teamFigures: {
      title: '團隊數字即時計算',
      content: '<p>您團隊的投注、贏得和虧損金額，每次查看時都會從帳本重新加總。</p>',
    },
    contracts: {
      title: '合約條款維持不變',
      content: '<p>合約在提案時就會載明條款。進行中的合約維持原條款。</p>',
    },
    holidayHours: {
      title: '客服假期服務時間',
      content: '<p>假期期間，線上客服於 08:00 至 22:00 回覆。</p>',
    },
  },
  banners: {
    games: { title: '600 多款披索遊戲', subtitle: '每局 1 分披索起 · 僅限 {age} 歲以上' },
    jackpot: { title: '吉普尼彩金', subtitle: '局局累積，一人獨得' },
    sports: { title: '支持您的隊伍', subtitle: '每兩小時一場賽事' },
    fishing: { title: '圖巴塔哈捕魚', subtitle: '鯨魚派彩為本金的 96 倍' },
    tables: { title: '馬尼拉灣牌桌', subtitle: '六十張牌桌，日夜開放' },
    join: { title: '今天就加入 Araw', subtitle: '也可以先逛逛：600 多款遊戲' },
    exclusive: { title: 'Araw 獨家：水牛財富', subtitle: 'JL Games 獨家呈獻' },
  },
  goods: {
    'bonus-100': { title: '₱100 紅利', about: '立即進入您的紅利餘額。' },
    'bonus-500': { title: '₱500 紅利', about: '立即進入您的紅利餘額。' },
    parol: { title: '貝殼星燈 Parol，40 公分', about: '邦板牙手工製作，附燈泡和 2 公尺電線。' },
    fan: { title: 'Abaniko 手工扇', about: '以 buri 棕櫚葉編織。' },
    jeepney: { title: '手繪吉普尼模型', about: '獨一無二，長 18 公分。' },
    basketball: { title: '籃球，7 號', about: '室內外球場皆適用。' },
    headset: { title: '無線耳機', about: 'Bluetooth，充一次電可用 30 小時。' },
  },
};
