interface Text {
  title: string;
  /** HTML. */
  content: string;
}

interface SeedMessage {
  daysAgo: number;
  read: boolean;
  texts: Record<'EN' | 'CN' | 'TH' | 'VI' | 'TY' | 'AR', Text>;
}

export const seedMessages: readonly SeedMessage[] = [
  {
    daysAgo: 9,
    read: true,
    texts: {
      EN: {
        title: 'Welcome to Araw',
        content:
          '<p>Good to have you here. Look around the <a href="/m/home">lobby</a>, keep the games you like with the heart, and decide before you play how much it may cost.</p>',
      },
      CN: {
        title: '欢迎来到 Araw',
        content:
          '<p>很高兴您的加入。先逛逛<a href="/m/home">大厅</a>，用爱心收藏喜欢的游戏，并在开始前决定花多少。</p>',
      },
      TH: {
        title: 'ยินดีต้อนรับสู่ Araw',
        content:
          '<p>ดีใจที่มีคุณ ลองดู<a href="/m/home">ล็อบบี้</a> กดหัวใจเก็บเกมที่ชอบ และตัดสินใจก่อนเล่นว่าจะใช้เงินเท่าไร</p>',
      },
      VI: {
        title: 'Chào mừng đến với Araw',
        content:
          '<p>Rất vui có bạn. Hãy dạo quanh <a href="/m/home">sảnh</a>, giữ trò chơi bạn thích bằng trái tim và quyết định trước khi chơi sẽ dành bao nhiêu tiền.</p>',
      },
      TY: {
        title: 'Maligayang pagdating sa Araw',
        content:
          '<p>Masaya kaming narito ka. Libutin ang <a href="/m/home">lobby</a>, itabi ang gusto mong laro gamit ang puso, at magpasya bago maglaro kung magkano ang ilalaan.</p>',
      },
      AR: {
        title: 'أهلًا بك في Araw',
        content:
          '<p>يسعدنا وجودك. تجوّل في <a href="/m/home">الردهة</a>، واحفظ الألعاب التي تعجبك بعلامة القلب، وقرّر قبل اللعب كم قد يكلّف.</p>',
      },
    },
  },
  {
    daysAgo: 5,
    read: true,
    texts: {
      EN: {
        title: 'New log in to your account',
        content:
          '<p>Your account was used on a device that we had not seen before. If that was not you, <a href="/m/changePsw">change your password</a> and look at the <a href="/m/securityCenter">security centre</a>.</p>',
      },
      CN: {
        title: '您的账户有新的登录',
        content:
          '<p>您的账户在一台新设备上登录。如非本人操作，请<a href="/m/changePsw">修改密码</a>并查看<a href="/m/securityCenter">安全中心</a>。</p>',
      },
      TH: {
        title: 'มีการเข้าสู่ระบบใหม่ในบัญชีของคุณ',
        content:
          '<p>มีการใช้บัญชีของคุณบนอุปกรณ์ที่เราไม่เคยเห็น หากไม่ใช่คุณ ให้<a href="/m/changePsw">เปลี่ยนรหัสผ่าน</a>และดู<a href="/m/securityCenter">ศูนย์ความปลอดภัย</a></p>',
      },
      VI: {
        title: 'Đăng nhập mới vào tài khoản của bạn',
        content:
          '<p>Tài khoản của bạn được dùng trên một thiết bị lạ. Nếu không phải bạn, hãy <a href="/m/changePsw">đổi mật khẩu</a> và xem <a href="/m/securityCenter">trung tâm bảo mật</a>.</p>',
      },
      TY: {
        title: 'Bagong log in sa account mo',
        content:
          '<p>Ginamit ang account mo sa device na ngayon lang namin nakita. Kung hindi ikaw iyon, <a href="/m/changePsw">palitan ang password</a> at tingnan ang <a href="/m/securityCenter">security center</a>.</p>',
      },
      AR: {
        title: 'دخول جديد إلى حسابك',
        content:
          '<p>استُخدم حسابك على جهاز لم نره من قبل. إن لم تكن أنت، <a href="/m/changePsw">فغيّر كلمة المرور</a> وراجع <a href="/m/securityCenter">مركز الأمان</a>.</p>',
      },
    },
  },
  {
    daysAgo: 1,
    read: false,
    texts: {
      EN: {
        title: 'The jackpot is in the games now',
        content:
          '<p>Rounds of the games marked JACKPOT feed one pot, and each may win it. The amount stands above the <a href="/m/jl-slot">JL slots</a>, the rule in each game.</p>',
      },
      CN: {
        title: '累积大奖现已融入游戏',
        content:
          '<p>带有“大奖”标记的游戏每一局都会累积同一奖池，也都可能赢得它。金额显示在 <a href="/m/jl-slot">JL 老虎机</a>上方，规则写在每款游戏中。</p>',
      },
      TH: {
        title: 'แจ็กพอตอยู่ในเกมแล้ว',
        content:
          '<p>ทุกรอบของเกมที่มีป้ายแจ็กพอตสมทบกองเดียวกันและมีโอกาสชนะ ยอดแสดงเหนือ<a href="/m/jl-slot">สล็อต JL</a> กติกาอยู่ในแต่ละเกม</p>',
      },
      VI: {
        title: 'Jackpot nay nằm trong trò chơi',
        content:
          '<p>Mỗi ván của các trò có nhãn JACKPOT góp vào một quỹ và đều có thể trúng. Số tiền hiện phía trên <a href="/m/jl-slot">slot JL</a>, luật có trong từng trò.</p>',
      },
      TY: {
        title: 'Nasa mga laro na ang jackpot',
        content:
          '<p>Dumaragdag sa iisang pondo ang bawat round ng mga larong may tatak na JACKPOT, at maaari itong manalo. Nasa itaas ng <a href="/m/jl-slot">JL slots</a> ang halaga, at nasa bawat laro ang tuntunin.</p>',
      },
      AR: {
        title: 'الجائزة الكبرى صارت في الألعاب',
        content:
          '<p>تغذي كل جولة من الألعاب التي تحمل شارة «جاكبوت» صندوقًا واحدًا وقد تربحه. يظهر المبلغ فوق <a href="/m/jl-slot">سلوتس JL</a>، والقاعدة في كل لعبة.</p>',
      },
    },
  },
  {
    daysAgo: 0,
    read: false,
    texts: {
      EN: {
        title: 'See how your account is protected',
        content:
          '<p>The <a href="/m/securityCenter">security centre</a> shows how your account is protected and what you can still do.</p>',
      },
      CN: {
        title: '查看账户的保护情况',
        content:
          '<p><a href="/m/securityCenter">安全中心</a>会显示您的账户如何受到保护，以及您还能做些什么。</p>',
      },
      TH: {
        title: 'ดูว่าบัญชีของคุณปลอดภัยแค่ไหน',
        content:
          '<p><a href="/m/securityCenter">ศูนย์ความปลอดภัย</a>แสดงว่าบัญชีของคุณได้รับการปกป้องอย่างไรและยังทำอะไรเพิ่มได้</p>',
      },
      VI: {
        title: 'Xem tài khoản được bảo vệ ra sao',
        content:
          '<p><a href="/m/securityCenter">Trung tâm bảo mật</a> cho biết tài khoản của bạn được bảo vệ thế nào và bạn còn có thể làm gì.</p>',
      },
      TY: {
        title: 'Tingnan kung gaano kaligtas ang account mo',
        content:
          '<p>Ipinapakita ng <a href="/m/securityCenter">security center</a> kung paano napoprotektahan ang account mo at ano pa ang magagawa mo.</p>',
      },
      AR: {
        title: 'اطّلع على حماية حسابك',
        content: '<p>يعرض <a href="/m/securityCenter">مركز الأمان</a> كيف يُحمى حسابك وما يمكنك فعله بعد.</p>',
      },
    },
  },
];
