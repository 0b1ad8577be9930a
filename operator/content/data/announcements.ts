import { bannerAddress } from '#operator/art/names.ts';
import type { announcements } from '../content.tables.ts';

type Row = typeof announcements.$inferInsert;
type SeedAnnouncement = Pick<Row, 'type' | 'title' | 'content'> & {
  execution?: Row['execution'];
  promotionType?: string;
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
    title: 'Scheduled maintenance Sunday 02:00–04:00',
    content:
      '<p>On Sunday from <strong>02:00 to 04:00</strong> (Manila time) deposits and withdrawals pause while we renew our servers.</p><p>Games that are open keep running and every settled round is booked. Your balance is safe.</p>',
    from: -1,
    until: 60,
    titles: {
      TY: 'Nakatakdang maintenance sa Linggo 02:00–04:00',
      CN: '周日 02:00–04:00 例行维护',
      TH: 'ปิดปรับปรุงตามกำหนดวันอาทิตย์ 02:00–04:00',
      VI: 'Bảo trì định kỳ Chủ nhật 02:00–04:00',
      AR: 'صيانة مجدولة يوم الأحد من 02:00 إلى 04:00',
    },
    contents: {
      TY: '<p>Sa Linggo mula <strong>02:00 hanggang 04:00</strong> (oras sa Maynila), hihinto muna ang deposito at withdrawal. Ligtas ang balanse mo.</p>',
      CN: '<p>周日 <strong>02:00 至 04:00</strong>（马尼拉时间）存款与提现将暂停。您的余额安全无虞。</p>',
      TH: '<p>วันอาทิตย์ <strong>02:00 ถึง 04:00</strong> (เวลามะนิลา) งดฝากและถอนชั่วคราว ยอดเงินของคุณปลอดภัย</p>',
      VI: '<p>Chủ nhật từ <strong>02:00 đến 04:00</strong> (giờ Manila) tạm dừng nạp và rút tiền. Số dư của bạn vẫn an toàn.</p>',
      AR: '<p>يوم الأحد من <strong>02:00 إلى 04:00</strong> (بتوقيت مانيلا) يتوقف الإيداع والسحب مؤقتًا. رصيدك آمن.</p>',
    },
  },
  {
    type: 'PL',
    title: 'Withdrawals now arrive within 15 minutes',
    content:
      '<p>Withdrawals are now paid automatically:</p><table><thead><tr><th scope="col">Up to</th><th scope="col">Arrives within</th></tr></thead><tbody><tr><td>₱50,000</td><td>15 minutes</td></tr><tr><td>₱50,000 +</td><td>2 hours</td></tr></tbody></table><p>The first one needs a verified mobile number. <a href="/m/withdraw">Withdraw now</a>, or read how <a href="https://example.com/regulator">the regulator</a> protects you.</p>',
    titles: {
      TY: 'Dumarating na ang withdrawal sa loob ng 15 minuto',
      CN: '提现现可在 15 分钟内到账',
      TH: 'ถอนเงินถึงภายใน 15 นาที',
      VI: 'Rút tiền đến trong vòng 15 phút',
      AR: 'تصل السحوبات الآن خلال 15 دقيقة',
    },
    contents: {
      TY: '<p>Awtomatiko na ang pagbabayad ng withdrawal:</p><table><thead><tr><th scope="col">Hanggang</th><th scope="col">Darating sa loob ng</th></tr></thead><tbody><tr><td>₱50,000</td><td>15 minuto</td></tr><tr><td>₱50,000 +</td><td>2 oras</td></tr></tbody></table><p>Kailangan ng verified mobile number ang una. <a href="/m/withdraw">Mag-withdraw</a></p>',
      CN: '<p>提现现已自动支付：</p><table><thead><tr><th scope="col">金额</th><th scope="col">到账时间</th></tr></thead><tbody><tr><td>₱50,000</td><td>15 分钟</td></tr><tr><td>₱50,000 +</td><td>2 小时</td></tr></tbody></table><p>首次提现需要已验证的手机号码。<a href="/m/withdraw">立即提现</a></p>',
      TH: '<p>ถอนเงินอัตโนมัติแล้ว:</p><table><thead><tr><th scope="col">จำนวน</th><th scope="col">ถึงภายใน</th></tr></thead><tbody><tr><td>₱50,000</td><td>15 นาที</td></tr><tr><td>₱50,000 +</td><td>2 ชั่วโมง</td></tr></tbody></table><p>ครั้งแรกต้องยืนยันเบอร์มือถือ <a href="/m/withdraw">ถอนเงิน</a></p>',
      VI: '<p>Tiền rút nay được trả tự động:</p><table><thead><tr><th scope="col">Số tiền</th><th scope="col">Đến trong</th></tr></thead><tbody><tr><td>₱50,000</td><td>15 phút</td></tr><tr><td>₱50,000 +</td><td>2 giờ</td></tr></tbody></table><p>Lần đầu cần số điện thoại đã xác minh. <a href="/m/withdraw">Rút tiền</a></p>',
      AR: '<p>تُدفع السحوبات الآن تلقائيًا:</p><table><thead><tr><th scope="col">حتى</th><th scope="col">تصل خلال</th></tr></thead><tbody><tr><td>₱50,000</td><td>15 دقيقة</td></tr><tr><td>₱50,000 +</td><td>ساعتين</td></tr></tbody></table><p>السحب الأول يحتاج إلى رقم هاتف موثّق. <a href="/m/withdraw">اسحب الآن</a></p>',
    },
  },
  {
    type: 'PL',
    title: 'Play within your limits',
    content:
      '<p>Playing is for fun and for those of <strong>21 and older</strong>. Set a daily limit in settings, take a break for a day or a month, and talk to us whenever it stops being fun.</p>',
    titles: {
      TY: 'Maglaro ayon sa iyong limitasyon',
      CN: '理性娱乐，量力而行',
      TH: 'เล่นอย่างมีขอบเขต',
      VI: 'Chơi trong giới hạn của bạn',
      AR: 'العب ضمن حدودك',
    },
    contents: {
      TY: '<p>Para sa kasiyahan ang laro at para sa mga <strong>21 pataas</strong>. Magtakda ng limitasyon at magpahinga kung kailangan.</p>',
      CN: '<p>娱乐为乐，仅限 <strong>21 岁及以上</strong>。请设定每日限额，需要时休息一下。</p>',
      TH: '<p>เล่นเพื่อความสนุก สำหรับผู้มีอายุ <strong>21 ปีขึ้นไป</strong> ตั้งวงเงินรายวันและพักเมื่อต้องการ</p>',
      VI: '<p>Chơi để giải trí, dành cho người từ <strong>21 tuổi</strong>. Hãy đặt giới hạn mỗi ngày và nghỉ khi cần.</p>',
      AR: '<p>اللعب للمتعة ولمن هم في سن <strong>21 وما فوق</strong>. حدد حدًا يوميًا وخذ استراحة عند الحاجة.</p>',
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
      '<p>New this week: <a href="/m/jl-slot">Jeepney Jackpot</a> and a fresh season in <a href="/m/sports">sports</a>.</p>',
    images: [spins],
    titles: {
      TY: 'Masaya kaming makita ka muli',
      CN: '欢迎回来',
      TH: 'ยินดีต้อนรับกลับมา',
      VI: 'Rất vui được gặp lại',
      AR: 'سعداء برؤيتك مجددًا',
    },
    contents: {
      TY: '<p>Bago ngayong linggo: <a href="/m/jl-slot">Jeepney Jackpot</a> at bagong season sa <a href="/m/sports">sports</a>.</p>',
      CN: '<p>本周新增：<a href="/m/jl-slot">Jeepney Jackpot</a>，以及全新的<a href="/m/sports">体育</a>赛季。</p>',
      TH: '<p>ใหม่สัปดาห์นี้: <a href="/m/jl-slot">Jeepney Jackpot</a> และฤดูกาลใหม่ใน<a href="/m/sports">กีฬา</a></p>',
      VI: '<p>Mới tuần này: <a href="/m/jl-slot">Jeepney Jackpot</a> và mùa giải mới ở mục <a href="/m/sports">thể thao</a>.</p>',
      AR: '<p>جديد هذا الأسبوع: <a href="/m/jl-slot">Jeepney Jackpot</a> وموسم جديد في <a href="/m/sports">الرياضة</a>.</p>',
    },
  },
  {
    type: 'PU',
    execution: 'A',
    title: 'Your daily spin is waiting',
    promotionType: 'DAILY_SPIN',
    content:
      '<p>One free spin a day, every day of this month. Collect it in the reward centre before midnight.</p>',
    images: [welcome, spins],
    from: -5,
    until: 90,
    titles: {
      TY: 'Naghihintay ang libreng ikot mo',
      CN: '今日免费旋转等您领取',
      TH: 'หมุนฟรีประจำวันรอคุณอยู่',
      VI: 'Lượt quay hằng ngày đang chờ',
      AR: 'لفّتك اليومية بانتظارك',
    },
    contents: {
      TY: '<p>Isang libreng ikot bawat araw, buong buwan. Kunin sa reward centre bago mag-hatinggabi.</p>',
      CN: '<p>本月每天一次免费旋转，请在午夜前到奖励中心领取。</p>',
      TH: '<p>หมุนฟรีวันละครั้งตลอดเดือนนี้ รับได้ที่ศูนย์รางวัลก่อนเที่ยงคืน</p>',
      VI: '<p>Mỗi ngày một lượt quay miễn phí, suốt tháng này. Nhận tại trung tâm phần thưởng trước nửa đêm.</p>',
      AR: '<p>لفّة مجانية كل يوم طوال هذا الشهر. احصل عليها من مركز المكافآت قبل منتصف الليل.</p>',
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
      '<ol><li>Verify your mobile number.</li><li>Cash in with ₱100 or more.</li><li>Pick a game and mark the ones you like with the heart.</li></ol>',
    images: [referral],
    titles: {
      TY: 'Mga unang hakbang',
      CN: '新手入门',
      TH: 'ก้าวแรกของคุณ',
      VI: 'Những bước đầu tiên',
      AR: 'خطواتك الأولى',
    },
    contents: {
      TY: '<ol><li>I-verify ang mobile number mo.</li><li>Mag-cash in ng ₱100 o higit pa.</li><li>Pumili ng laro at markahan ng puso ang gusto mo.</li></ol>',
      CN: '<ol><li>验证您的手机号码。</li><li>存入 ₱100 或以上。</li><li>挑选游戏，用爱心收藏喜欢的。</li></ol>',
      TH: '<ol><li>ยืนยันเบอร์มือถือของคุณ</li><li>ฝากเงิน ₱100 ขึ้นไป</li><li>เลือกเกมและกดหัวใจเกมที่ชอบ</li></ol>',
      VI: '<ol><li>Xác minh số điện thoại.</li><li>Nạp từ ₱100.</li><li>Chọn trò chơi và đánh dấu trái tim trò bạn thích.</li></ol>',
      AR: '<ol><li>تحقق من رقم هاتفك.</li><li>أودِع ₱100 أو أكثر.</li><li>اختر لعبة وضع علامة القلب على ما يعجبك.</li></ol>',
    },
  },
  {
    type: 'PR',
    promotionType: 'FIRST_DEPOSIT',
    title: 'First cash in doubled',
    content:
      '<p>Cash in for the first time and get the same again, up to <strong>₱5,000</strong>. Turn the bonus over 15 times in slots to withdraw it.</p>',
    images: [welcome],
    titles: {
      TY: 'Dobleng unang cash in',
      CN: '首存双倍',
      TH: 'ฝากแรกสองเท่า',
      VI: 'Nạp lần đầu nhân đôi',
      AR: 'مضاعفة أول إيداع',
    },
  },
  {
    type: 'PR',
    promotionType: 'CASHBACK',
    title: 'Weekend cash back 10 %',
    content:
      '<p>Ten per cent of what you lose in live games from Friday to Sunday comes back on Monday at noon.</p>',
    images: [spins],
    from: -10,
    until: 80,
    titles: {
      TY: '10 % cash back tuwing katapusan ng linggo',
      CN: '周末返现 10 %',
      TH: 'เงินคืนสุดสัปดาห์ 10 %',
      VI: 'Hoàn tiền cuối tuần 10 %',
      AR: 'استرداد 10٪ في عطلة نهاية الأسبوع',
    },
  },
  {
    type: 'PR',
    promotionType: 'REFERRAL',
    title: 'Bring a friend, get ₱300',
    content: '<p>Share your link. When a friend has cashed in ₱500 you both get <strong>₱300</strong>.</p>',
    images: [referral],
    titles: {
      TY: 'Magsama ng kaibigan, kumuha ng ₱300',
      CN: '邀请好友得 ₱300',
      TH: 'ชวนเพื่อนรับ ₱300',
      VI: 'Rủ bạn nhận ₱300',
      AR: 'ادعُ صديقًا واحصل على ₱300',
    },
  },
  {
    type: 'PR',
    promotionType: 'MISSION',
    title: 'Missions of the week',
    content: `<p>Three small missions a week: play two categories, try a new game, invite a friend. Each brings <strong>₱50</strong>.</p><p><img src="${bingo}" alt="Bingo balls around a card"></p>`,
    images: [spins],
    from: -6,
    until: 60,
    titles: {
      TY: 'Mga misyon ng linggo',
      CN: '本周任务',
      TH: 'ภารกิจประจำสัปดาห์',
      VI: 'Nhiệm vụ trong tuần',
      AR: 'مهام الأسبوع',
    },
  },
  {
    type: 'PR',
    promotionType: 'TOURNAMENT',
    title: 'Fiesta bingo night',
    content:
      '<p>Every Thursday at 20:00: ten rounds, one card free for each member, <strong>₱100,000</strong> in prizes.</p>',
    images: [bingo],
    from: -3,
    until: 40,
    titles: {
      TY: 'Gabi ng Fiesta Bingo',
      CN: '节庆宾果之夜',
      TH: 'คืนเฟียสต้าบิงโก',
      VI: 'Đêm Bingo Lễ Hội',
      AR: 'ليلة بينغو الاحتفالية',
    },
  },
  {
    type: 'PR',
    promotionType: 'SABONG',
    title: 'Grand derby season',
    content: '<p>Place five bets in the derby and the sixth is on the house, up to ₱200 a day.</p>',
    images: [sabong],
    from: -2,
    until: 30,
    titles: {
      TY: 'Panahon ng dakilang derby',
      CN: '斗鸡大赛季',
      TH: 'ฤดูกาลแกรนด์ดาร์บี',
      VI: 'Mùa đại chiến',
      AR: 'موسم الديربي الكبير',
    },
  },
  {
    type: 'H',
    title: 'Jackpot won: ₱2,418,000 in Jeepney Jackpot',
    content: '<p>A member from Iloilo took the shared jackpot with a stake of ₱20. Congratulations!</p>',
    from: -4,
    until: 45,
    titles: {
      TY: 'Napanalunan ang jackpot: ₱2,418,000',
      CN: '大奖开出：₱2,418,000',
      TH: 'แจ็กพอตแตก ₱2,418,000',
      VI: 'Nổ hũ ₱2.418.000',
      AR: 'فوز بالجائزة الكبرى: ₱2,418,000',
    },
  },
  {
    type: 'H',
    title: 'Twelve new games this week',
    content:
      '<p>Twelve games from Palaro Play, Bahaghari Studios and Mayon Works have come. Find them with the badge NEW.</p>',
    titles: {
      TY: 'Labindalawang bagong laro ngayong linggo',
      CN: '本周上线十二款新游戏',
      TH: 'เกมใหม่สิบสองเกมสัปดาห์นี้',
      VI: 'Mười hai trò mới tuần này',
      AR: 'اثنتا عشرة لعبة جديدة هذا الأسبوع',
    },
  },
  {
    type: 'A',
    title: 'Team figures now update every hour',
    content:
      '<p>Team overview, profit and loss and betting records are recalculated on the hour. Yesterday is final at 06:00.</p>',
    titles: {
      TY: 'Kada oras nang ina-update ang team',
      CN: '团队数据每小时更新',
      TH: 'ข้อมูลทีมอัปเดตทุกชั่วโมง',
      VI: 'Số liệu đội cập nhật mỗi giờ',
      AR: 'تُحدَّث أرقام الفريق كل ساعة',
    },
  },
  {
    type: 'A',
    title: 'New terms for daily salary contracts',
    content:
      '<p>Contracts offered from next month name the minimum of active members. Contracts that run keep their terms.</p>',
    from: -7,
    until: 60,
    titles: {
      TY: 'Bagong tuntunin sa kontrata ng arawang sahod',
      CN: '日薪合约新条款',
      TH: 'เงื่อนไขใหม่ของสัญญารายวัน',
      VI: 'Điều khoản mới của hợp đồng lương ngày',
      AR: 'شروط جديدة لعقود الراتب اليومي',
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
