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
  /** Title by language. */
  titles?: Record<string, string>;
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
  },
  {
    type: 'PL',
    title: 'Withdrawals now arrive within 15 minutes',
    content:
      '<p>Withdrawals up to <strong>₱50,000</strong> are now paid automatically and usually arrive within 15 minutes.</p><ul><li>Larger amounts are checked by a person within two hours.</li><li>The first withdrawal needs a verified mobile number.</li></ul>',
    titles: {
      TY: 'Dumarating na ang withdrawal sa loob ng 15 minuto',
      CN: '提现现可在 15 分钟内到账',
      TH: 'ถอนเงินถึงภายใน 15 นาที',
      VI: 'Rút tiền đến trong vòng 15 phút',
      AR: 'تصل السحوبات الآن خلال 15 دقيقة',
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
    },
  },
  {
    type: 'PU',
    execution: 'F',
    title: 'Your first steps',
    content:
      '<ol><li>Verify your mobile number.</li><li>Cash in with ₱100 or more.</li><li>Pick a game and mark the ones you like with the heart.</li></ol>',
    images: [referral],
    titles: { TY: 'Mga unang hakbang', CN: '新手入门', TH: 'ก้าวแรกของคุณ', VI: 'Những bước đầu tiên' },
  },
  {
    type: 'PR',
    promotionType: 'FIRST_DEPOSIT',
    title: 'First cash in doubled',
    content:
      '<p>Cash in for the first time and get the same again, up to <strong>₱5,000</strong>. Turn the bonus over 15 times in slots to withdraw it.</p>',
    images: [welcome],
    titles: { TY: 'Dobleng unang cash in', CN: '首存双倍', TH: 'ฝากแรกสองเท่า', VI: 'Nạp lần đầu nhân đôi' },
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
    },
  },
  {
    type: 'PR',
    promotionType: 'MISSION',
    title: 'Missions of the week',
    content:
      '<p>Three small missions a week: play two categories, try a new game, invite a friend. Each brings <strong>₱50</strong>.</p>',
    images: [spins],
    from: -6,
    until: 60,
    titles: {
      TY: 'Mga misyon ng linggo',
      CN: '本周任务',
      TH: 'ภารกิจประจำสัปดาห์',
      VI: 'Nhiệm vụ trong tuần',
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
    titles: { TY: 'Gabi ng Fiesta Bingo', CN: '节庆宾果之夜', TH: 'คืนเฟียสต้าบิงโก', VI: 'Đêm Bingo Lễ Hội' },
  },
  {
    type: 'PR',
    promotionType: 'SABONG',
    title: 'Grand derby season',
    content: '<p>Place five bets in the derby and the sixth is on the house, up to ₱200 a day.</p>',
    images: [sabong],
    from: -2,
    until: 30,
    titles: { TY: 'Panahon ng dakilang derby', CN: '斗鸡大赛季', TH: 'ฤดูกาลแกรนด์ดาร์บี', VI: 'Mùa đại chiến' },
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
    },
  },
];
