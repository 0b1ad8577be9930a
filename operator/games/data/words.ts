import type { HeroName } from '#operator/art/heroes/heroes.ts';
import type { GameClassify, GameType } from '#services/contract/gameCodes.ts';

/** English, Filipino (linked, as before a noun), Chinese. */
export type Word = readonly [english: string, filipino: string, chinese: string];
/** What a game is about and which hero shows it. */
export type Subject = readonly [...Word, HeroName];

export const openers: readonly Word[] = [
  ['Golden', 'Gintong', '黄金'],
  ['Lucky', 'Masuwerteng', '幸运'],
  ['Royal', 'Maharlikang', '皇家'],
  ['Mystic', 'Mahiwagang', '神秘'],
  ['Super', 'Bonggang', '超级'],
  ['Wild', 'Mailap na', '狂野'],
  ['Midnight', 'Hatinggabing', '午夜'],
  ['Island', 'Islang', '海岛'],
  ['Sunny', 'Maaraw na', '阳光'],
  ['Crimson', 'Pulang', '绯红'],
  ['Emerald', 'Luntiang', '翡翠'],
  ['Silver', 'Pilak na', '银色'],
  ['Grand', 'Dakilang', '至尊'],
  ['Happy', 'Masayang', '欢乐'],
  ['Hidden', 'Lihim na', '隐秘'],
  ['Turbo', 'Mabilis na', '极速'],
  ['Ancient', 'Sinaunang', '远古'],
  ['Dancing', 'Sumasayaw na', '舞动'],
  ['Electric', 'Kislap ng', '闪电'],
  ['Twin', 'Kambal na', '双生'],
  ['Blazing', 'Nag-aapoy na', '烈焰'],
  ['Velvet', 'Pelus na', '丝绒'],
];

export const closers: readonly Word[] = [
  ['Rush', 'Takbuhan', '狂潮'],
  ['Riches', 'Kayamanan', '财富'],
  ['Fortune', 'Kapalaran', '鸿运'],
  ['Fiesta', 'Pista', '嘉年华'],
  ['Quest', 'Paglalakbay', '探险'],
  ['Kingdom', 'Kaharian', '王国'],
  ['Fever', 'Init', '热浪'],
  ['Nights', 'Gabi', '之夜'],
  ['Legend', 'Alamat', '传奇'],
  ['Parade', 'Parada', '巡游'],
  ['Deluxe', 'Deluxe', '豪华版'],
  ['Link', 'Ugnayan', '连环'],
  ['Express', 'Biyahe', '快车'],
  ['Garden', 'Hardin', '花园'],
];

const slots: readonly Subject[] = [
  ['Carabao', 'Kalabaw', '水牛', 'carabao'],
  ['Diamond', 'Brilyante', '钻石', 'gem'],
  ['Peso', 'Piso', '金币', 'coin'],
  ['Crown', 'Korona', '皇冠', 'crown'],
  ['Sevens', 'Siyete', '七七七', 'seven'],
  ['Clover', 'Trebol', '四叶草', 'clover'],
  ['Bell', 'Kampana', '金钟', 'bell'],
  ['Cherry', 'Seresa', '樱桃', 'cherry'],
  ['Flame', 'Apoy', '火焰', 'flame'],
  ['Moon', 'Buwan', '明月', 'moon'],
  ['Sampaguita', 'Sampagita', '茉莉花', 'sampaguita'],
  ['Sunrise', 'Bukang-liwayway', '旭日', 'sun'],
  ['Masquerade', 'Maskara', '假面', 'mask'],
  ['Pyramid', 'Piramide', '金字塔', 'pyramid'],
  ['Rocket', 'Kwitis', '火箭', 'rocket'],
  ['Treasure', 'Yaman', '宝藏', 'chest'],
  ['Horseshoe', 'Bakal ng Kabayo', '马蹄铁', 'horseshoe'],
  ['Thunder', 'Kulog', '雷霆', 'bolt'],
  ['Triple Bar', 'Tatlong Bar', '三连金条', 'bars'],
  ['Heart', 'Puso', '红心', 'heart'],
  ['Crystal Ball', 'Bolang Kristal', '水晶球', 'orb'],
  ['Parol', 'Parol', '星灯', 'parol'],
  ['Mango', 'Mangga', '芒果', 'mango'],
  ['Volcano', 'Bulkan', '火山', 'volcano'],
  ['Galleon', 'Galyon', '大帆船', 'galleon'],
  ['Jeepney', 'Dyip', '吉普尼', 'jeepney'],
  ['Butterfly', 'Paruparo', '蝴蝶', 'butterfly'],
  ['Coconut', 'Niyog', '椰子', 'coconut'],
  ['Lantern', 'Parola', '灯笼', 'lantern'],
  ['Fan Dancer', 'Abaniko', '扇舞', 'fan'],
  ['Treasure Map', 'Mapa ng Yaman', '藏宝图', 'treasureMap'],
  ['Pearl', 'Perlas', '珍珠', 'pearl'],
  ['Bangka', 'Bangka', '螃蟹船', 'bangka'],
];

/** What each category's generated names are about. */
export const subjects: Readonly<Record<GameType, readonly Subject[]>> = {
  RNG: slots,
  JL: slots,
  FISH: [
    ['Fish', 'Isda', '鱼', 'fish'],
    ['Shark', 'Pating', '鲨鱼', 'shark'],
    ['Octopus', 'Pugita', '章鱼', 'octopus'],
    ['Turtle', 'Pawikan', '海龟', 'turtle'],
    ['Crab', 'Alimango', '螃蟹', 'crab'],
    ['Pufferfish', 'Butete', '河豚', 'puffer'],
    ['Jellyfish', 'Dikya', '水母', 'jellyfish'],
    ['Seahorse', 'Kabayo-kabayohan', '海马', 'seahorse'],
    ['Sea King', 'Hari ng Dagat', '海王', 'trident'],
    ['Pearl Diver', 'Maninisid ng Perlas', '采珠人', 'pearl'],
  ],
  LIVE: [
    ['Roulette', 'Ruleta', '轮盘', 'wheel'],
    ['Baccarat', 'Baccarat', '百家乐', 'cards'],
    ['Blackjack', 'Blackjack', '二十一点', 'hand'],
    ['Sic Bo', 'Sic Bo', '骰宝', 'dice'],
    ['Dragon Chips', 'Tsipang Dragon', '龙筹', 'chips'],
    ['Money Wheel', 'Gulong ng Pera', '财富转轮', 'fortuneWheel'],
    ['Casino Show', 'Palabas', '娱乐秀', 'tophat'],
    ['Salon Privé', 'Pribadong Salon', '贵宾厅', 'chip'],
  ],
  PVP: [
    ['Tongits', 'Tongits', '通吉士', 'hand'],
    ['Pusoy', 'Pusoy', '十三张', 'cards'],
    ['Mahjong', 'Mahjong', '麻将', 'tiles'],
    ['Domino', 'Domino', '骨牌', 'domino'],
    ['Lucky Nine', 'Lucky Nine', '九点', 'spade'],
    ['Dice Duel', 'Sagupaan ng Dais', '骰子对决', 'dice'],
    ['Knights', 'Kabalyero', '骑士', 'knight'],
    ['Color Game', 'Color Game', '彩色骰', 'chips'],
    ['Eight Ball', 'Bilyar', '黑八', 'eightBall'],
  ],
  BINGO: [
    ['Bingo', 'Bingo', '宾果', 'balls'],
    ['Bingo Card', 'Kard ng Bingo', '宾果卡', 'bingoCard'],
    ['Tambiolo', 'Tambiyolo', '摇奖机', 'drum'],
    ['Parol Bingo', 'Bingong Parol', '星灯宾果', 'parol'],
    ['Coin Bingo', 'Bingong Barya', '金币宾果', 'coin'],
    ['Fiesta Bingo', 'Bingong Pista', '节庆宾果', 'fan'],
    ['Bell Bingo', 'Bingong Kampana', '金钟宾果', 'bell'],
  ],
  SPORTS: [
    ['Football', 'Football', '足球', 'football'],
    ['Basketball', 'Basketbol', '篮球', 'basketball'],
    ['Tennis', 'Tennis', '网球', 'tennis'],
    ['Volleyball', 'Balibol', '排球', 'volleyball'],
    ['Boxing', 'Boksing', '拳击', 'glove'],
    ['Baseball', 'Beysbol', '棒球', 'baseball'],
    ['Billiards', 'Bilyar', '台球', 'eightBall'],
    ['Champions', 'Kampeon', '冠军', 'trophy'],
  ],
  ESPORTS: [
    ['Battle Pad', 'Labanang Pad', '手柄对战', 'pad'],
    ['Squad Voice', 'Tinig ng Koponan', '战队', 'headset'],
    ['Arcade Stick', 'Arcade Stick', '街机', 'joystick'],
    ['Guardian', 'Tagapagtanggol', '守护者', 'shield'],
    ['Sharp Shooter', 'Asintado', '神射手', 'mouse'],
    ['Sky Racer', 'Karerang Langit', '天际竞速', 'rocket'],
    ['Blade Masters', 'Dalubhasa sa Tabak', '剑圣', 'swords'],
    ['Grand Final', 'Huling Laban', '总决赛', 'trophy'],
  ],
  COCKFIGHT: [
    ['Sabong', 'Sabong', '斗鸡', 'rooster'],
    ['Derby', 'Derby', '德比', 'ring'],
    ['Feather', 'Balahibo', '羽王', 'feather'],
    ['Tari', 'Tari', '刃', 'spurs'],
    ['Pit Champion', 'Kampeon ng Ruweda', '斗场冠军', 'trophy'],
    ['Medalist', 'Medalista', '金牌', 'medal'],
  ],
  LOTT: [
    ['Lotto', 'Lotto', '乐透', 'balls'],
    ['Sweepstakes', 'Sweepstakes', '大抽奖', 'ticket'],
    ['Tambiolo Draw', 'Bola ng Tambiyolo', '摇珠', 'drum'],
    ['Daily Number', 'Numero sa Araw-araw', '每日号码', 'calendar'],
    ['Clover Draw', 'Bola ng Trebol', '幸运草抽奖', 'clover'],
    ['Seven Draw', 'Bola ng Siyete', '七星彩', 'seven'],
  ],
  ELOTT: [
    ['Quick Lotto', 'Mabilis na Lotto', '快乐彩', 'balls'],
    ['E-Ticket', 'E-Tiket', '电子彩票', 'ticket'],
    ['Spin Draw', 'Ikot na Bola', '转盘彩', 'fortuneWheel'],
    ['Minute Draw', 'Bola bawat Minuto', '分分彩', 'calendar'],
    ['Dice Lotto', 'Lottong Dais', '骰子彩', 'dice'],
    ['Star Lotto', 'Lottong Bituin', '星彩', 'parol'],
  ],
  ELOTTO: [
    ['Three Digits', 'Tatlong Digit', '三位数', 'calendar'],
    ['Four Digits', 'Apat na Digit', '四位数', 'ticket'],
    ['Keno', 'Keno', '基诺', 'balls'],
    ['Coin Draw', 'Bola ng Barya', '金币彩', 'coin'],
    ['Lucky Drum', 'Masuwerteng Tambol', '幸运摇珠', 'drum'],
    ['Horseshoe Draw', 'Bola ng Bakal', '马蹄彩', 'horseshoe'],
  ],
};

interface Curated {
  name: string;
  hero: HeroName;
  names?: Readonly<Record<string, string>>;
}

const named = (
  name: string,
  hero: HeroName,
  TY?: string,
  CN?: string,
  TH?: string,
  VI?: string,
): Curated => ({
  name,
  hero,
  names: Object.fromEntries(
    Object.entries({ TY, CN, TH, VI }).filter((entry): entry is [string, string] => !!entry[1]),
  ),
});

/** The first games of each category. */
export const curated: Readonly<Partial<Record<GameType, readonly Curated[]>>> = {
  JL: [
    named('Manila Gold Rush', 'coin', 'Ginto ng Maynila', '马尼拉淘金', 'ตื่นทองมะนิลา', 'Cơn Sốt Vàng Manila'),
    named(
      'Lucky Sampaguita',
      'sampaguita',
      'Masuwerteng Sampagita',
      '幸运茉莉',
      'มะลินำโชค',
      'Hoa Nhài May Mắn',
    ),
    named('Jeepney Jackpot', 'jeepney', 'Jackpot sa Dyip', '吉普尼大奖', 'แจ็กพอตจี๊ปนี', 'Jeepney Nổ Hũ'),
    named('Crown of Luzon', 'crown', 'Korona ng Luzon', '吕宋王冠', 'มงกุฎลูซอน', 'Vương Miện Luzon'),
    named('Mayon Eruption', 'volcano', 'Pagsabog ng Mayon', '马荣火山', 'มายอนปะทุ', 'Núi Lửa Mayon'),
    named('Parol Nights', 'parol', 'Mga Gabi ng Parol', '星灯之夜', 'ค่ำคืนโคมดาว', 'Đêm Đèn Sao'),
    named('Carabao Fortune', 'carabao', 'Kapalaran ng Kalabaw', '水牛鸿运', 'โชคควายทอง', 'Trâu Phát Tài'),
    named('Galleon Treasure', 'galleon', 'Yaman ng Galyon', '大帆船宝藏', 'สมบัติเรือใบ', 'Kho Báu Thuyền Buồm'),
  ],
  RNG: [
    named('Boracay Sunset', 'sun', 'Takipsilim sa Boracay', '长滩落日', 'ตะวันลับโบราไกย์', 'Hoàng Hôn Boracay'),
    named('Mango Mania', 'mango', 'Manggang Mania', '芒果狂欢', 'มะม่วงคลั่ง', 'Xoài Cuồng Nhiệt'),
    named(
      'Perlas ng Silangan',
      'pearl',
      'Perlas ng Silangan',
      '东方明珠',
      'ไข่มุกตะวันออก',
      'Ngọc Trai Phương Đông',
    ),
    named('Fiesta Cherries', 'cherry', 'Seresa sa Pista', '节庆樱桃', 'เชอร์รี่เฟียสต้า', 'Lễ Hội Anh Đào'),
    named('Diwata Diamonds', 'gem', 'Brilyante ng Diwata', '仙女宝钻', 'เพชรนางฟ้า', 'Kim Cương Tiên Nữ'),
    named(
      'Chocolate Hills Cash',
      'chest',
      'Yaman ng Chocolate Hills',
      '巧克力山宝藏',
      'เขาช็อกโกแลต',
      'Kho Báu Đồi Sôcôla',
    ),
    named('Masskara Magic', 'mask', 'Mahika ng Masskara', '面具魔法', 'มนตร์หน้ากาก', 'Mặt Nạ Ma Thuật'),
    named(
      'Palawan Butterflies',
      'butterfly',
      'Paruparo ng Palawan',
      '巴拉望之蝶',
      'ผีเสื้อปาลาวัน',
      'Bướm Palawan',
    ),
    named('Triple Siyete', 'seven', 'Tatlong Siyete', '三个七', 'สามเจ็ด', 'Ba Số Bảy'),
    named('Bahay Kubo Bells', 'bell', 'Kampana ng Bahay Kubo', '竹屋金钟', 'ระฆังบ้านไม้ไผ่', 'Chuông Nhà Tre'),
    named('Kwitis Countdown', 'rocket', 'Bilang ng Kwitis', '烟花倒计时', 'นับถอยหลังพลุ', 'Đếm Ngược Pháo Hoa'),
    named('Buwan at Bituin', 'moon', 'Buwan at Bituin', '星月', 'จันทร์กับดาว', 'Trăng và Sao'),
  ],
  FISH: [
    named('Tubbataha Hunters', 'shark', 'Mangangaso ng Tubbataha', '图巴塔哈猎手'),
    named('Golden Lapu-Lapu', 'fish', 'Gintong Lapu-Lapu', '黄金石斑'),
    named('Pugita Frenzy', 'octopus', 'Gulo ng Pugita', '章鱼狂潮'),
    named('Pawikan Bay', 'turtle', 'Look ng Pawikan', '海龟湾'),
    named('Haring Alimango', 'crab', 'Haring Alimango', '蟹王'),
    named('Trident of Bathala', 'trident', 'Salapang ni Bathala', '神之三叉戟'),
  ],
  LIVE: [
    named('Manila Bay Roulette', 'wheel', 'Ruleta sa Look ng Maynila', '马尼拉湾轮盘'),
    named('Intramuros Baccarat', 'cards', 'Baccarat sa Intramuros', '王城百家乐'),
    named('Sic Bo Sampaloc', 'dice', 'Sic Bo sa Sampaloc', '三宝骰宝'),
    named('Harana Blackjack', 'hand', 'Haranang Blackjack', '小夜曲二十一点'),
    named('Perya Money Wheel', 'fortuneWheel', 'Gulong sa Perya', '集市转轮'),
    named('VIP Salon Makati', 'chip', 'VIP Salon Makati', '马卡蒂贵宾厅'),
  ],
  PVP: [
    named('Tongits Barkada', 'hand', 'Tongits ng Barkada', '好友通吉士'),
    named('Pusoy Royale', 'cards', 'Pusoy Royale', '皇家十三张'),
    named('Mahjong Kalye', 'tiles', 'Mahjong sa Kalye', '街头麻将'),
    named('Lucky Nine Tambayan', 'spade', 'Lucky Nine sa Tambayan', '九点聚会'),
    named('Color Game Perya', 'chips', 'Color Game sa Perya', '集市彩色骰'),
    named('Bilyar Duel', 'eightBall', 'Sagupaan sa Bilyar', '台球对决'),
  ],
  BINGO: [
    named('Bingo sa Plaza', 'balls', 'Bingo sa Plaza', '广场宾果'),
    named('Barangay Bingo', 'bingoCard', 'Bingo ng Barangay', '社区宾果'),
    named('Tambiolo Gold', 'drum', 'Gintong Tambiyolo', '黄金摇奖'),
    named('Simbang Gabi Bingo', 'parol', 'Bingo sa Simbang Gabi', '晨弥撒宾果'),
  ],
  SPORTS: [
    named('Laro Sportsbook', 'trophy', 'Laro Sportsbook', '拉罗体育'),
    named('Liga Basketball', 'basketball', 'Ligang Basketbol', '篮球联赛'),
    named('Football Saturday', 'football', 'Sabado ng Football', '足球周六'),
    named('Boxing Main Event', 'glove', 'Pangunahing Laban', '拳王争霸'),
    named('Beach Volley Live', 'volleyball', 'Balibol sa Dalampasigan', '沙滩排球'),
  ],
  ESPORTS: [
    named('Avante Championship', 'trophy', 'Kampeonatong Avante', '先锋锦标赛'),
    named('Agila Open', 'shield', 'Agila Open', '雄鹰公开赛'),
    named('Iron Mesa League', 'swords', 'Liga ng Iron Mesa', '铁台联赛'),
    named('Tala Force Cup', 'headset', 'Kopa ng Tala Force', '星辰杯'),
    named('Isla Arena Series', 'pad', 'Serye ng Isla Arena', '海岛竞技系列赛'),
  ],
  COCKFIGHT: [
    named('Derby Sabong Live', 'rooster', 'Derby Sabong Live', '斗鸡直播'),
    named('Grand Derby Ring', 'ring', 'Dakilang Derby', '斗鸡大赛'),
  ],
  LOTT: [
    named('Swerte 6/42', 'balls', 'Swerte 6/42', '幸运 6/42'),
    named('Swerte 6/49', 'ticket', 'Swerte 6/49', '幸运 6/49'),
    named('Swerte 6/55', 'drum', 'Swerte 6/55', '幸运 6/55'),
  ],
  ELOTT: [
    named('Kalye Lotto 18', 'ticket', 'Kalye Lotto 18', '街头彩 18'),
    named('One-Minute Lotto', 'calendar', 'Lotto sa Isang Minuto', '一分彩'),
  ],
  ELOTTO: [
    named('Isang Numero 3D', 'calendar', 'Isang Numero 3D', '一号 3D'),
    named('Isang Numero 4D', 'ticket', 'Isang Numero 4D', '一号 4D'),
  ],
};

export interface Kind {
  classify: GameClassify;
  word: Word;
  /** Kinds with a look of their own. */
  heroes?: readonly HeroName[];
}

/** Kinds of slots-hall games besides plain slots (G§3), by the word that names them. */
export const kinds: readonly Kind[] = [
  { classify: 'JP', word: ['Jackpot', 'Jackpot', '累积大奖'] },
  { classify: 'SC', word: ['Scratch', 'Kaskas', '刮刮乐'] },
  { classify: 'VP', word: ['Poker', 'Poker', '扑克'], heroes: ['cards', 'hand', 'spade', 'chip'] },
  { classify: 'TG', word: ['Duel', 'Sagupaan', '对决'], heroes: ['swords', 'knight', 'dice', 'shield'] },
  {
    classify: 'AC',
    word: ['Arcade', 'Arcade', '街机'],
    heroes: ['joystick', 'pad', 'eightBall', 'fortuneWheel'],
  },
  {
    classify: 'BG',
    word: ['Bingo Reels', 'Bingong Rolyo', '宾果转轮'],
    heroes: ['balls', 'bingoCard', 'drum'],
  },
];
