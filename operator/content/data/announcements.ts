import { bannerAddress } from '#operator/art/names.ts';
import type { announcements } from '#operator/database/tables/content.tables.ts';

type Row = typeof announcements.$inferInsert;
type SeedAnnouncement = Pick<Row, 'type' | 'title' | 'content'> & {
  execution?: Row['execution'];
  images?: string[];
  /** Days from the day of the seed; no end means long-term. */
  from?: number;
  until?: number;
  /** By language. */
  titles?: Record<string, string>;
  contents?: Record<string, string>;
};

const welcome = bannerAddress('banner', {
  heroes: ['coin', 'crown', 'gem'],
  palette: 5,
  background: 'rays',
  variant: 21,
});
const spins = bannerAddress('banner', {
  heroes: ['seven', 'cherry', 'bell'],
  palette: 4,
  background: 'rings',
  variant: 22,
});
const referral = bannerAddress('banner', {
  heroes: ['heart', 'coin', 'sampaguita'],
  palette: 0,
  background: 'bokeh',
  variant: 23,
});
const bingo = bannerAddress('banner', {
  heroes: ['balls', 'bingoCard', 'drum'],
  palette: 3,
  background: 'spotlights',
  variant: 24,
});
const sabong = bannerAddress('banner', {
  heroes: ['rooster', 'ring', 'feather'],
  palette: 2,
  background: 'hills',
  variant: 25,
});

/** At least one of every type and, among the pop-ups, of every execution; ids follow this order. */
export const seedAnnouncements: readonly SeedAnnouncement[] = [
  {
    type: 'PL',
    title: 'What happens during maintenance',
    content:
      '<p>While the site is closed for maintenance, games take <strong>no new bets</strong>.</p><p>What was bet before is settled and booked. Your balance is safe.</p>',
    from: -1,
    until: 60,
    titles: {
      TY: 'Ano ang nangyayari kapag may maintenance',
      CN: '维护期间会怎样',
      TH: 'เกิดอะไรขึ้นระหว่างปิดปรับปรุง',
      VI: 'Điều gì xảy ra khi bảo trì',
      AR: 'ماذا يحدث أثناء الصيانة',
    },
    contents: {
      TY: '<p>Habang sarado ang site para sa maintenance, <strong>hindi tumatanggap ng bagong taya</strong> ang mga laro.</p><p>Tinatapos at itinatala ang mga naunang taya. Ligtas ang balanse mo.</p>',
      CN: '<p>网站因维护关闭期间，游戏<strong>不接受新的投注</strong>。</p><p>此前的投注会照常结算入账。您的余额安全无虞。</p>',
      TH: '<p>ระหว่างปิดเว็บเพื่อปรับปรุง เกมจะ<strong>ไม่รับเดิมพันใหม่</strong></p><p>เดิมพันก่อนหน้านั้นจะถูกคิดผลและบันทึก ยอดเงินของคุณปลอดภัย</p>',
      VI: '<p>Khi trang đóng để bảo trì, các trò chơi <strong>không nhận cược mới</strong>.</p><p>Các cược trước đó vẫn được kết toán và ghi sổ. Số dư của bạn vẫn an toàn.</p>',
      AR: '<p>أثناء إغلاق الموقع للصيانة <strong>لا تقبل الألعاب رهانات جديدة</strong>.</p><p>تُحتسب الرهانات السابقة وتُسجَّل. رصيدك آمن.</p>',
    },
  },
  {
    type: 'PL',
    title: 'What the games give back',
    content:
      '<p>Over all possible results games give back this share of the stakes:</p><table><thead><tr><th scope="col">Game</th><th scope="col">Return to player</th></tr></thead><tbody><tr><td>Slots</td><td>95.46%</td></tr><tr><td>Fishing</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Every game tells its own under its rules. <a href="/m/gameList">All games</a></p>',
    titles: {
      TY: 'Magkano ang ibinabalik ng mga laro',
      CN: '各游戏的返还率',
      TH: 'เกมคืนเงินเท่าไร',
      VI: 'Trò chơi hoàn trả bao nhiêu',
      AR: 'كم تعيد الألعاب',
    },
    contents: {
      TY: '<p>Sa lahat ng posibleng resulta, ganito kalaking bahagi ng taya ang ibinabalik ng mga laro:</p><table><thead><tr><th scope="col">Laro</th><th scope="col">Balik sa manlalaro</th></tr></thead><tbody><tr><td>Slots</td><td>95.46%</td></tr><tr><td>Pangingisda</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Nakasulat sa mga tuntunin ng bawat laro ang sa kanya. <a href="/m/gameList">Lahat ng laro</a></p>',
      CN: '<p>就所有可能结果而言，游戏按以下比例返还投注额：</p><table><thead><tr><th scope="col">游戏</th><th scope="col">玩家返还率</th></tr></thead><tbody><tr><td>老虎机</td><td>95.46%</td></tr><tr><td>捕鱼</td><td>96.00%</td></tr><tr><td>宾果</td><td>95.63%</td></tr></tbody></table><p>每款游戏的返还率写在其规则中。<a href="/m/gameList">所有游戏</a></p>',
      TH: '<p>เมื่อรวมทุกผลที่เป็นไปได้ เกมคืนเดิมพันตามสัดส่วนนี้:</p><table><thead><tr><th scope="col">เกม</th><th scope="col">อัตราคืนผู้เล่น</th></tr></thead><tbody><tr><td>สล็อต</td><td>95.46%</td></tr><tr><td>ยิงปลา</td><td>96.00%</td></tr><tr><td>บิงโก</td><td>95.63%</td></tr></tbody></table><p>แต่ละเกมบอกอัตราของตนไว้ในกติกา <a href="/m/gameList">ทุกเกม</a></p>',
      VI: '<p>Tính trên mọi kết quả có thể, trò chơi hoàn trả phần này của tiền cược:</p><table><thead><tr><th scope="col">Trò chơi</th><th scope="col">Tỷ lệ hoàn trả</th></tr></thead><tbody><tr><td>Slot</td><td>95.46%</td></tr><tr><td>Bắn cá</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Mỗi trò chơi ghi tỷ lệ của mình trong luật. <a href="/m/gameList">Tất cả trò chơi</a></p>',
      AR: '<p>على جميع النتائج الممكنة تعيد الألعاب هذا القدر من الرهانات:</p><table><thead><tr><th scope="col">اللعبة</th><th scope="col">العائد للاعب</th></tr></thead><tbody><tr><td>السلوتس</td><td>95.46%</td></tr><tr><td>الصيد</td><td>96.00%</td></tr><tr><td>البينغو</td><td>95.63%</td></tr></tbody></table><p>تذكر كل لعبة عائدها في قواعدها. <a href="/m/gameList">كل الألعاب</a></p>',
    },
  },
  {
    type: 'PL',
    title: 'Play within your limits',
    content:
      '<p>Playing is for fun and for those of <strong>{age} and older</strong>. Decide before you play how much time and money it may cost, stop there, and talk to us whenever it stops being fun.</p>',
    titles: {
      TY: 'Maglaro ayon sa iyong limitasyon',
      CN: '理性娱乐，量力而行',
      TH: 'เล่นอย่างมีขอบเขต',
      VI: 'Chơi trong giới hạn của bạn',
      AR: 'العب ضمن حدودك',
    },
    contents: {
      TY: '<p>Para sa kasiyahan ang laro at para sa mga <strong>{age} pataas</strong>. Bago maglaro, magpasya kung gaano karaming oras at pera ang ilalaan, huminto roon, at kausapin kami kapag hindi na ito masaya.</p>',
      CN: '<p>娱乐为乐，仅限 <strong>{age} 岁及以上</strong>。开始之前先决定花多少时间和金钱，到此为止；如不再有趣，请与我们联系。</p>',
      TH: '<p>เล่นเพื่อความสนุก สำหรับผู้มีอายุ <strong>{age} ปีขึ้นไป</strong> ก่อนเล่นให้ตัดสินใจว่าจะใช้เวลาและเงินเท่าไร หยุดเมื่อถึง และคุยกับเราเมื่อไม่สนุกอีกต่อไป</p>',
      VI: '<p>Chơi để giải trí, dành cho người từ <strong>{age} tuổi</strong>. Trước khi chơi hãy quyết định dành bao nhiêu thời gian và tiền, dừng ở đó, và nói với chúng tôi khi không còn vui.</p>',
      AR: '<p>اللعب للمتعة ولمن هم في سن <strong>{age} وما فوق</strong>. قرّر قبل اللعب كم من الوقت والمال قد يكلّف، وتوقف عند ذلك، وتحدث إلينا متى لم يعد ممتعًا.</p>',
    },
  },
  {
    type: 'PL',
    title: 'Never share your password',
    content:
      '<p>Our staff never asks for your password or a verification code, not by telephone, not by chat. Write to customer service when somebody does.</p>',
    from: -20,
    until: 120,
    titles: {
      TY: 'Huwag ibahagi ang iyong password',
      CN: '切勿透露您的密码',
      TH: 'อย่าบอกรหัสผ่านแก่ผู้ใด',
      VI: 'Đừng chia sẻ mật khẩu',
      AR: 'لا تشارك كلمة مرورك أبدًا',
    },
    contents: {
      TY: '<p>Hindi kailanman hihingin ng aming staff ang password o code mo. Sumulat sa customer service kung may humingi.</p>',
      CN: '<p>我们的员工绝不会索要您的密码或验证码。如有人索要，请联系客服。</p>',
      TH: '<p>พนักงานของเราไม่เคยขอรหัสผ่านหรือรหัสยืนยัน หากมีผู้ขอโปรดแจ้งฝ่ายบริการลูกค้า</p>',
      VI: '<p>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh. Nếu có người hỏi, hãy báo cho chăm sóc khách hàng.</p>',
      AR: '<p>لا يطلب موظفونا كلمة مرورك أو رمز التحقق أبدًا. راسل خدمة العملاء إن طلبهما أحد.</p>',
    },
  },
  {
    type: 'PU',
    execution: 'A',
    title: 'Good to see you again',
    content:
      '<p>The games of the <a href="/m/jl-slot">jackpot</a> play for one pot, and a match begins every two hours in <a href="/m/sports">sports</a>.</p>',
    images: [spins],
    titles: {
      TY: 'Masaya kaming makita ka muli',
      CN: '欢迎回来',
      TH: 'ยินดีต้อนรับกลับมา',
      VI: 'Rất vui được gặp lại',
      AR: 'سعداء برؤيتك مجددًا',
    },
    contents: {
      TY: '<p>Iisang pondo ang nilalaro ng mga laro ng <a href="/m/jl-slot">jackpot</a>, at may nagsisimulang laban kada dalawang oras sa <a href="/m/sports">sports</a>.</p>',
      CN: '<p>所有<a href="/m/jl-slot">大奖</a>游戏共用同一奖池；<a href="/m/sports">体育</a>每两小时有一场比赛开始。</p>',
      TH: '<p>เกม<a href="/m/jl-slot">แจ็กพอต</a>ทุกเกมชิงกองเดียวกัน และมีการแข่งขันเริ่มทุกสองชั่วโมงใน<a href="/m/sports">กีฬา</a></p>',
      VI: '<p>Các trò chơi <a href="/m/jl-slot">jackpot</a> cùng tranh một quỹ, và cứ hai giờ lại có một trận ở mục <a href="/m/sports">thể thao</a>.</p>',
      AR: '<p>تلعب ألعاب <a href="/m/jl-slot">الجائزة الكبرى</a> على صندوق واحد، وتبدأ مباراة كل ساعتين في <a href="/m/sports">الرياضة</a>.</p>',
    },
  },
  {
    type: 'PU',
    execution: 'A',
    title: 'How the jackpot is won',
    content:
      '<p>A hundredth of each stake in the games marked JACKPOT goes to one pot. Each of their rounds draws a number that may win all of it; the rules of the games tell the odds.</p>',
    images: [welcome, spins],
    from: -5,
    until: 90,
    titles: {
      TY: 'Paano napapanalunan ang jackpot',
      CN: '累积大奖如何赢取',
      TH: 'แจ็กพอตชนะอย่างไร',
      VI: 'Trúng jackpot như thế nào',
      AR: 'كيف تُربح الجائزة الكبرى',
    },
    contents: {
      TY: '<p>Ang ika-isandaang bahagi ng bawat taya sa mga larong may tatak na JACKPOT ay napupunta sa iisang pondo. Bawat round nila ay bumubunot ng numerong maaaring manalo ng lahat; nakasulat sa mga tuntunin ng laro ang tsansa.</p>',
      CN: '<p>带有“大奖”标记的游戏，每笔投注额的百分之一进入同一奖池。每一局都会抽出一个号码，可能赢得整个奖池；中奖机会写在游戏规则中。</p>',
      TH: '<p>หนึ่งในร้อยของทุกเดิมพันในเกมที่มีป้ายแจ็กพอตเข้ากองเดียวกัน ทุกรอบจะสุ่มหมายเลขที่อาจชนะทั้งกอง โอกาสบอกไว้ในกติกาของเกม</p>',
      VI: '<p>Một phần trăm mỗi tiền cược trong các trò có nhãn JACKPOT vào chung một quỹ. Mỗi ván rút một số có thể trúng cả quỹ; luật của trò chơi ghi rõ cơ hội.</p>',
      AR: '<p>يذهب جزء من مئة من كل رهان في الألعاب التي تحمل شارة «جاكبوت» إلى صندوق واحد. وتسحب كل جولة رقمًا قد يربحه كله؛ وتذكر قواعد الألعاب الفرصة.</p>',
    },
  },
  {
    type: 'PU',
    execution: 'B',
    title: 'Welcome to Araw',
    content:
      '<p>Over 600 games, priced in pesos. <a href="/m/register">Create an account</a> in a minute or <a href="/m/trail">try for free</a> first.</p>',
    images: [welcome],
    titles: {
      TY: 'Maligayang pagdating sa Araw',
      CN: '欢迎来到 Araw',
      TH: 'ยินดีต้อนรับสู่ Araw',
      VI: 'Chào mừng đến Araw',
      AR: 'مرحبًا بك في Araw',
    },
    contents: {
      TY: '<p>Mahigit 600 laro, presyong piso. <a href="/m/register">Gumawa ng account</a> sa isang minuto o <a href="/m/trail">subukan nang libre</a> muna.</p>',
      CN: '<p>600 多款游戏，以比索计价。一分钟<a href="/m/register">注册账户</a>，或先<a href="/m/trail">免费试玩</a>。</p>',
      TH: '<p>เกมกว่า 600 เกม คิดเป็นเงินเปโซ <a href="/m/register">สมัครบัญชี</a>ในหนึ่งนาที หรือ<a href="/m/trail">ลองเล่นฟรี</a>ก่อน</p>',
      VI: '<p>Hơn 600 trò chơi, tính bằng peso. <a href="/m/register">Tạo tài khoản</a> trong một phút hoặc <a href="/m/trail">chơi thử miễn phí</a> trước.</p>',
      AR: '<p>أكثر من 600 لعبة بالبيزو. <a href="/m/register">أنشئ حسابًا</a> في دقيقة أو <a href="/m/trail">جرّب مجانًا</a> أولًا.</p>',
    },
  },
  {
    type: 'PU',
    execution: 'F',
    title: 'Your first steps',
    content:
      '<ol><li>Verify your mobile number.</li><li>Read the rules of a game and what it gives back.</li><li>Pick a game and mark the ones you like with the heart.</li></ol>',
    images: [referral],
    titles: {
      TY: 'Mga unang hakbang',
      CN: '新手入门',
      TH: 'ก้าวแรกของคุณ',
      VI: 'Những bước đầu tiên',
      AR: 'خطواتك الأولى',
    },
    contents: {
      TY: '<ol><li>I-verify ang mobile number mo.</li><li>Basahin ang mga tuntunin ng laro at kung magkano ang ibinabalik nito.</li><li>Pumili ng laro at markahan ng puso ang gusto mo.</li></ol>',
      CN: '<ol><li>验证您的手机号码。</li><li>阅读游戏的规则和返还率。</li><li>挑选游戏，用爱心收藏喜欢的。</li></ol>',
      TH: '<ol><li>ยืนยันเบอร์มือถือของคุณ</li><li>อ่านกติกาของเกมและอัตราที่คืน</li><li>เลือกเกมและกดหัวใจเกมที่ชอบ</li></ol>',
      VI: '<ol><li>Xác minh số điện thoại.</li><li>Đọc luật của trò chơi và tỷ lệ hoàn trả.</li><li>Chọn trò chơi và đánh dấu trái tim trò bạn thích.</li></ol>',
      AR: '<ol><li>تحقق من رقم هاتفك.</li><li>اقرأ قواعد اللعبة وكم تعيد.</li><li>اختر لعبة وضع علامة القلب على ما يعجبك.</li></ol>',
    },
  },
  {
    type: 'PR',
    title: 'One pot for all jackpot games',
    content:
      '<p>A hundredth of each stake feeds it, and any round may win it whole. See how much is in it among the <a href="/m/jl-slot">JL slots</a>.</p>',
    images: [welcome],
    titles: {
      TY: 'Iisang pondo para sa lahat ng larong jackpot',
      CN: '所有大奖游戏共用一个奖池',
      TH: 'กองเดียวสำหรับทุกเกมแจ็กพอต',
      VI: 'Một quỹ cho mọi trò jackpot',
      AR: 'صندوق واحد لكل ألعاب الجائزة الكبرى',
    },
  },
  {
    type: 'PR',
    title: 'Play for fun first',
    content:
      '<p>A <a href="/m/trail">trial account</a> plays with fun money that can be neither bought nor paid out. Its games have the rules and chances of those for money, but for the jackpot.</p>',
    images: [spins],
    from: -10,
    until: 80,
    titles: {
      TY: 'Maglaro muna nang libre',
      CN: '先免费试玩',
      TH: 'ลองเล่นสนุกก่อน',
      VI: 'Hãy chơi thử trước',
      AR: 'العب للمرح أولًا',
    },
  },
  {
    type: 'PR',
    title: 'Matches around the clock',
    content:
      '<p>A match begins every two hours, in turn for each league. Bets are taken until it begins and are settled 90 minutes later. <a href="/m/sports">To the matches</a></p>',
    images: [referral],
    titles: {
      TY: 'Mga laban buong araw',
      CN: '全天候赛事',
      TH: 'การแข่งขันตลอดวัน',
      VI: 'Trận đấu suốt ngày đêm',
      AR: 'مباريات على مدار الساعة',
    },
  },
  {
    type: 'PR',
    title: 'Bingo with every ball of 75',
    content: `<p>36 of 75 balls are called in a round. Full lines pay, and so do the four corners.</p><p><img src="${bingo}" alt="Bingo balls around a card"></p>`,
    images: [bingo],
    from: -6,
    until: 60,
    titles: {
      TY: 'Bingo na may 75 bola',
      CN: '75 球宾果',
      TH: 'บิงโก 75 ลูก',
      VI: 'Bingo 75 bóng',
      AR: 'بينغو من 75 كرة',
    },
  },
  {
    type: 'PR',
    title: 'Draws by the minute',
    content:
      '<p>Lotteries are drawn every ten, every three minutes or every minute, and what they are drawn from is fixed before you bet. <a href="/m/lottery">To the lotteries</a></p>',
    images: [bingo],
    from: -3,
    until: 40,
    titles: {
      TY: 'Bunutan bawat minuto',
      CN: '分钟开奖',
      TH: 'ออกรางวัลทุกนาที',
      VI: 'Quay số từng phút',
      AR: 'سحوبات كل دقيقة',
    },
  },
  {
    type: 'PR',
    title: 'Sabong: meron, wala or draw',
    content: '<p>Three sides to bet on, each with its own price. The rules tell what each gives back.</p>',
    images: [sabong],
    from: -2,
    until: 30,
    titles: {
      TY: 'Sabong: meron, wala o tabla',
      CN: '斗鸡：meron、wala 或平局',
      TH: 'ซาบอง: เมรอน วาลา หรือเสมอ',
      VI: 'Sabong: meron, wala hoặc hòa',
      AR: 'سابونغ: ميرون أو والا أو تعادل',
    },
  },
  {
    type: 'H',
    title: 'The jackpot can be won',
    content:
      '<p>Every round of its games has a chance of it, twice the stake twice the chance. <a href="/m/jl-slot">See what is in the pot</a></p>',
    from: -4,
    until: 45,
    titles: {
      TY: 'Puwedeng mapanalunan ang jackpot',
      CN: '累积大奖等您赢取',
      TH: 'แจ็กพอตชนะได้จริง',
      VI: 'Jackpot có thể trúng',
      AR: 'الجائزة الكبرى يمكن ربحها',
    },
  },
  {
    type: 'H',
    title: 'New games carry a badge',
    content:
      '<p>What has come lately to Palaro Play, Bahaghari Studios, Mayon Works and others has the badge NEW.</p>',
    titles: {
      TY: 'May tatak ang mga bagong laro',
      CN: '新游戏带有标记',
      TH: 'เกมใหม่มีป้ายบอก',
      VI: 'Trò mới có nhãn riêng',
      AR: 'للألعاب الجديدة شارة',
    },
  },
  {
    type: 'A',
    title: 'Team figures are those of the moment',
    content: '<p>What your team bet, won and lost is added up from the ledger whenever you look.</p>',
    titles: {
      TY: 'Kasalukuyan ang mga bilang ng team',
      CN: '团队数据为即时数据',
      TH: 'ข้อมูลทีมเป็นข้อมูลขณะนั้น',
      VI: 'Số liệu đội là của lúc xem',
      AR: 'أرقام الفريق هي أرقام اللحظة',
    },
  },
  {
    type: 'A',
    title: 'Contracts keep their terms',
    content: '<p>A contract names its terms when it is offered. Those that run keep them.</p>',
    from: -7,
    until: 60,
    titles: {
      TY: 'Nananatili ang mga tuntunin ng kontrata',
      CN: '合约条款保持不变',
      TH: 'สัญญาคงเงื่อนไขเดิม',
      VI: 'Hợp đồng giữ nguyên điều khoản',
      AR: 'العقود تحتفظ بشروطها',
    },
  },
  {
    type: 'PL',
    title: 'Holiday hours of customer service',
    content: '<p>Over the holidays chat is answered from 08:00 to 22:00.</p>',
    from: -60,
    until: -10,
    titles: {
      TY: 'Oras ng customer service sa pista',
      CN: '假期客服时间',
      TH: 'เวลาทำการฝ่ายบริการช่วงวันหยุด',
      VI: 'Giờ chăm sóc khách hàng dịp lễ',
      AR: 'ساعات خدمة العملاء في العطلة',
    },
  },
];
