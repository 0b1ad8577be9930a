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
          '<p>Good to have you here. Look around the <a href="/m/home">lobby</a>, keep the games you like with the heart, and set a limit before you play.</p>',
      },
      CN: {
        title: '欢迎来到 Araw',
        content:
          '<p>很高兴您的加入。先逛逛<a href="/m/home">大厅</a>，用爱心收藏喜欢的游戏，并在开始前设定限额。</p>',
      },
      TH: {
        title: 'ยินดีต้อนรับสู่ Araw',
        content: '<p>ดีใจที่มีคุณ ลองดู<a href="/m/home">ล็อบบี้</a> กดหัวใจเก็บเกมที่ชอบ และตั้งวงเงินก่อนเล่น</p>',
      },
      VI: {
        title: 'Chào mừng đến với Araw',
        content:
          '<p>Rất vui có bạn. Hãy dạo quanh <a href="/m/home">sảnh</a>, giữ trò chơi bạn thích bằng trái tim và đặt giới hạn trước khi chơi.</p>',
      },
      TY: {
        title: 'Maligayang pagdating sa Araw',
        content:
          '<p>Masaya kaming narito ka. Libutin ang <a href="/m/home">lobby</a>, itabi ang gusto mong laro gamit ang puso, at magtakda ng limit bago maglaro.</p>',
      },
      AR: {
        title: 'أهلًا بك في Araw',
        content:
          '<p>يسعدنا وجودك. تجوّل في <a href="/m/home">الردهة</a>، واحفظ الألعاب التي تعجبك بعلامة القلب، وحدّد سقفًا قبل اللعب.</p>',
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
        title: 'Your weekly bonus is here',
        content: '<p>₱150 wait for you in the <a href="/m/rewardCenter">reward centre</a> until Sunday.</p>',
      },
      CN: {
        title: '您的每周奖金已到',
        content: '<p>₱150 已放入<a href="/m/rewardCenter">奖励中心</a>，周日前有效。</p>',
      },
      TH: {
        title: 'โบนัสประจำสัปดาห์มาแล้ว',
        content: '<p>₱150 รอคุณอยู่ใน<a href="/m/rewardCenter">ศูนย์รางวัล</a>จนถึงวันอาทิตย์</p>',
      },
      VI: {
        title: 'Thưởng hằng tuần của bạn đã đến',
        content:
          '<p>₱150 đang chờ bạn trong <a href="/m/rewardCenter">trung tâm phần thưởng</a> đến Chủ nhật.</p>',
      },
      TY: {
        title: 'Narito na ang lingguhang bonus mo',
        content:
          '<p>₱150 ang naghihintay sa <a href="/m/rewardCenter">reward center</a> hanggang Linggo.</p>',
      },
      AR: {
        title: 'وصلت مكافأتك الأسبوعية',
        content: '<p>₱150 في انتظارك في <a href="/m/rewardCenter">مركز المكافآت</a> حتى الأحد.</p>',
      },
    },
  },
  {
    daysAgo: 0,
    read: false,
    texts: {
      EN: {
        title: 'You are VIP 3 now',
        content:
          '<p>Thank you for playing with us. Your new <a href="/m/member/benefits">benefits</a> hold from today.</p>',
      },
      CN: {
        title: '您已升级为 VIP 3',
        content: '<p>感谢您的支持。新的<a href="/m/member/benefits">权益</a>从今天起生效。</p>',
      },
      TH: {
        title: 'คุณเป็น VIP 3 แล้ว',
        content: '<p>ขอบคุณที่เล่นกับเรา <a href="/m/member/benefits">สิทธิประโยชน์</a>ใหม่ของคุณเริ่มวันนี้</p>',
      },
      VI: {
        title: 'Bạn đã là VIP 3',
        content:
          '<p>Cảm ơn bạn đã chơi cùng chúng tôi. <a href="/m/member/benefits">Quyền lợi</a> mới có hiệu lực từ hôm nay.</p>',
      },
      TY: {
        title: 'VIP 3 ka na',
        content:
          '<p>Salamat sa paglalaro. Simula ngayon ang bago mong <a href="/m/member/benefits">benepisyo</a>.</p>',
      },
      AR: {
        title: 'أصبحت الآن VIP 3',
        content: '<p>شكرًا للعبك معنا. تسري <a href="/m/member/benefits">مزاياك</a> الجديدة من اليوم.</p>',
      },
    },
  },
];
