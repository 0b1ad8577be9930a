import type { HeroName } from '#operator/art/heroes/heroes.ts';
import type { GameKind } from '#operator/play/rules.ts';
import type { GameClassify, GameType } from '#services/contract/gameCodes.ts';

/** English, Filipino (linked, as before a noun), Chinese. */
export type Word = readonly [english: string, filipino: string, chinese: string];
/** What a game is about and which hero shows it. */
type About = readonly [...Word, HeroName];
/** The same with the rules that the game is played by. */
export interface Subject {
  kind: GameKind;
  about: About;
}

/** A name says what its game is: what stands here is played by the rules of this kind. */
const playing = (kind: GameKind, ...abouts: readonly About[]): Subject[] =>
  abouts.map((about) => ({ kind, about }));

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

const slots = playing(
  'slot',
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
);

/** What each category's generated names are about. */
export const subjects: Readonly<Record<GameType, readonly Subject[]>> = {
  RNG: slots,
  JL: slots,
  FISH: playing(
    'fish',
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
  ),
  LIVE: [
    ...playing(
      'roulette',
      ['Roulette', 'Ruleta', '轮盘', 'wheel'],
      ['Roulette Show', 'Palabas na Ruleta', '轮盘秀', 'fortuneWheel'],
    ),
    ...playing(
      'baccarat',
      ['Baccarat', 'Baccarat', '百家乐', 'cards'],
      ['Salon Privé Baccarat', 'Baccarat sa Pribadong Salon', '贵宾厅百家乐', 'chip'],
    ),
    ...playing('sicBo', ['Sic Bo', 'Sic Bo', '骰宝', 'dice']),
    ...playing(
      'dragonTiger',
      ['Dragon Tiger', 'Dragon Tiger', '龙虎', 'hand'],
      ['Dragon Tiger Chips', 'Tsipang Dragon Tiger', '龙虎筹码', 'chips'],
      ['Dragon Tiger Show', 'Palabas na Dragon Tiger', '龙虎秀', 'tophat'],
    ),
  ],
  PVP: [
    ...playing(
      'dragonTiger',
      ['Dragon Tiger', 'Dragon Tiger', '龙虎', 'hand'],
      ['Dragon Tiger Duel', 'Sagupaang Dragon Tiger', '龙虎对决', 'knight'],
      ['Dragon Tiger Spades', 'Dragon Tiger na Espada', '黑桃龙虎', 'spade'],
    ),
    ...playing('baccarat', ['Baccarat', 'Baccarat', '百家乐', 'cards']),
    ...playing(
      'colorGame',
      ['Color Game', 'Color Game', '彩色骰', 'chips'],
      ['Fiesta Color Game', 'Color Game sa Pista', '节庆彩色骰', 'fan'],
    ),
    ...playing('dice', ['Seven Dice', 'Dais ng Siyete', '七点骰', 'dice']),
    ...playing(
      'coin',
      ['Coin Toss', 'Kara Krus', '抛硬币', 'coin'],
      ['Sun and Moon Coin Toss', 'Kara Krus ng Araw at Buwan', '日月抛硬币', 'sun'],
    ),
  ],
  BINGO: playing(
    'bingo',
    ['Bingo', 'Bingo', '宾果', 'balls'],
    ['Bingo Card', 'Kard ng Bingo', '宾果卡', 'bingoCard'],
    ['Tambiolo Bingo', 'Bingong Tambiyolo', '摇奖宾果', 'drum'],
    ['Parol Bingo', 'Bingong Parol', '星灯宾果', 'parol'],
    ['Coin Bingo', 'Bingong Barya', '金币宾果', 'coin'],
    ['Fiesta Bingo', 'Bingong Pista', '节庆宾果', 'fan'],
    ['Bell Bingo', 'Bingong Kampana', '金钟宾果', 'bell'],
  ),
  SPORTS: playing(
    'matches',
    ['Football', 'Football', '足球', 'football'],
    ['Football Cup', 'Kopa ng Football', '足球杯', 'trophy'],
    ['Football League', 'Liga ng Football', '足球联赛', 'shield'],
    ['Football Galaxy', 'Kalawakan ng Football', '足球星河', 'moon'],
    ['Football Honours', 'Parangal sa Football', '足球荣誉', 'medal'],
    ['Football Glory', 'Dangal ng Football', '足球荣耀', 'crown'],
    ['Football Thunder', 'Kulog ng Football', '足球雷霆', 'bolt'],
    ['Football Fire', 'Apoy ng Football', '足球烈火', 'flame'],
  ),
  ESPORTS: playing(
    'matches',
    ['Battle Pad', 'Labanang Pad', '手柄对战', 'pad'],
    ['Squad Voice', 'Tinig ng Koponan', '战队', 'headset'],
    ['Joystick Clash', 'Salpukang Joystick', '摇杆对决', 'joystick'],
    ['Guardian', 'Tagapagtanggol', '守护者', 'shield'],
    ['Sharp Shooter', 'Asintado', '神射手', 'mouse'],
    ['Sky Squad', 'Koponang Langit', '天际战队', 'rocket'],
    ['Blade Masters', 'Dalubhasa sa Tabak', '剑圣', 'swords'],
    ['Grand Final', 'Huling Laban', '总决赛', 'trophy'],
  ),
  COCKFIGHT: playing(
    'sabong',
    ['Sabong', 'Sabong', '斗鸡', 'rooster'],
    ['Sabong Derby', 'Derby ng Sabong', '斗鸡德比', 'ring'],
    ['Feather Sabong', 'Sabong ng Balahibo', '羽王斗鸡', 'feather'],
    ['Tari Sabong', 'Sabong ng Tari', '刃斗鸡', 'spurs'],
    ['Sabong Champion', 'Kampeon ng Sabong', '斗鸡冠军', 'trophy'],
    ['Sabong Medalist', 'Medalista ng Sabong', '斗鸡金牌', 'medal'],
  ),
  LOTT: playing(
    'digits',
    ['Lottery', 'Loterya', '彩票', 'balls'],
    ['Ticket Draw', 'Bola ng Tiket', '彩券抽奖', 'ticket'],
    ['Tambiolo Draw', 'Bola ng Tambiyolo', '摇珠', 'drum'],
    ['Number Draw', 'Bola ng Numero', '号码抽奖', 'calendar'],
    ['Clover Draw', 'Bola ng Trebol', '幸运草抽奖', 'clover'],
    ['Bell Draw', 'Bola ng Kampana', '金钟抽奖', 'bell'],
  ),
  ELOTT: playing(
    'digits',
    ['Quick Lottery', 'Mabilis na Loterya', '快乐彩', 'balls'],
    ['E-Ticket', 'E-Tiket', '电子彩票', 'ticket'],
    ['Moon Draw', 'Bola ng Buwan', '明月彩', 'moon'],
    ['Three-Minute Draw', 'Bola kada Tatlong Minuto', '三分彩', 'calendar'],
    ['Lantern Draw', 'Bola ng Parola', '灯笼彩', 'lantern'],
    ['Star Draw', 'Bola ng Bituin', '星彩', 'parol'],
  ),
  ELOTTO: playing(
    'digits',
    ['Three Digits', 'Tatlong Digit', '三位数', 'calendar'],
    ['Digits', 'Digit', '数字彩', 'ticket'],
    ['Ball Draw', 'Bola-bola', '彩球', 'balls'],
    ['Coin Draw', 'Bola ng Barya', '金币彩', 'coin'],
    ['Lucky Drum', 'Masuwerteng Tambol', '幸运摇珠', 'drum'],
    ['Horseshoe Draw', 'Bola ng Bakal', '马蹄彩', 'horseshoe'],
  ),
};

interface Curated {
  kind: GameKind;
  name: string;
  hero: HeroName;
  classify?: GameClassify;
  names?: Readonly<Record<string, string>>;
}

const named = (
  kind: GameKind,
  name: string,
  hero: HeroName,
  TY?: string,
  CN?: string,
  TH?: string,
  VI?: string,
): Curated => ({
  kind,
  name,
  hero,
  names: Object.fromEntries(
    Object.entries({ TY, CN, TH, VI }).filter((entry): entry is [string, string] => !!entry[1]),
  ),
});

/** The first games of each category. */
export const curated: Readonly<Partial<Record<GameType, readonly Curated[]>>> = {
  JL: [
    named(
      'slot',
      'Manila Gold Rush',
      'coin',
      'Ginto ng Maynila',
      '马尼拉淘金',
      'ตื่นทองมะนิลา',
      'Cơn Sốt Vàng Manila',
    ),
    named(
      'slot',
      'Lucky Sampaguita',
      'sampaguita',
      'Masuwerteng Sampagita',
      '幸运茉莉',
      'มะลินำโชค',
      'Hoa Nhài May Mắn',
    ),
    {
      ...named(
        'slot',
        'Jeepney Jackpot',
        'jeepney',
        'Jackpot sa Dyip',
        '吉普尼大奖',
        'แจ็กพอตจี๊ปนี',
        'Jeepney Nổ Hũ',
      ),
      classify: 'JP',
    },
    named('slot', 'Crown of Luzon', 'crown', 'Korona ng Luzon', '吕宋王冠', 'มงกุฎลูซอน', 'Vương Miện Luzon'),
    named('slot', 'Mayon Eruption', 'volcano', 'Pagsabog ng Mayon', '马荣火山', 'มายอนปะทุ', 'Núi Lửa Mayon'),
    named('slot', 'Parol Nights', 'parol', 'Mga Gabi ng Parol', '星灯之夜', 'ค่ำคืนโคมดาว', 'Đêm Đèn Sao'),
    named(
      'slot',
      'Carabao Fortune',
      'carabao',
      'Kapalaran ng Kalabaw',
      '水牛鸿运',
      'โชคควายทอง',
      'Trâu Phát Tài',
    ),
    named(
      'slot',
      'Galleon Treasure',
      'galleon',
      'Yaman ng Galyon',
      '大帆船宝藏',
      'สมบัติเรือใบ',
      'Kho Báu Thuyền Buồm',
    ),
  ],
  RNG: [
    named(
      'slot',
      'Boracay Sunset',
      'sun',
      'Takipsilim sa Boracay',
      '长滩落日',
      'ตะวันลับโบราไกย์',
      'Hoàng Hôn Boracay',
    ),
    named('slot', 'Mango Mania', 'mango', 'Manggang Mania', '芒果狂欢', 'มะม่วงคลั่ง', 'Xoài Cuồng Nhiệt'),
    named(
      'slot',
      'Perlas ng Silangan',
      'pearl',
      'Perlas ng Silangan',
      '东方明珠',
      'ไข่มุกตะวันออก',
      'Ngọc Trai Phương Đông',
    ),
    named(
      'slot',
      'Fiesta Cherries',
      'cherry',
      'Seresa sa Pista',
      '节庆樱桃',
      'เชอร์รี่เฟียสต้า',
      'Lễ Hội Anh Đào',
    ),
    named(
      'slot',
      'Diwata Diamonds',
      'gem',
      'Brilyante ng Diwata',
      '仙女宝钻',
      'เพชรนางฟ้า',
      'Kim Cương Tiên Nữ',
    ),
    named(
      'slot',
      'Chocolate Hills Cash',
      'chest',
      'Yaman ng Chocolate Hills',
      '巧克力山宝藏',
      'เขาช็อกโกแลต',
      'Kho Báu Đồi Sôcôla',
    ),
    named(
      'slot',
      'Masskara Magic',
      'mask',
      'Mahika ng Masskara',
      '面具魔法',
      'มนตร์หน้ากาก',
      'Mặt Nạ Ma Thuật',
    ),
    named(
      'slot',
      'Palawan Butterflies',
      'butterfly',
      'Paruparo ng Palawan',
      '巴拉望之蝶',
      'ผีเสื้อปาลาวัน',
      'Bướm Palawan',
    ),
    named('slot', 'Triple Siyete', 'seven', 'Tatlong Siyete', '三个七', 'สามเจ็ด', 'Ba Số Bảy'),
    named(
      'slot',
      'Bahay Kubo Bells',
      'bell',
      'Kampana ng Bahay Kubo',
      '竹屋金钟',
      'ระฆังบ้านไม้ไผ่',
      'Chuông Nhà Tre',
    ),
    named(
      'slot',
      'Kwitis Countdown',
      'rocket',
      'Bilang ng Kwitis',
      '烟花倒计时',
      'นับถอยหลังพลุ',
      'Đếm Ngược Pháo Hoa',
    ),
    named('slot', 'Buwan at Bituin', 'moon', 'Buwan at Bituin', '星月', 'จันทร์กับดาว', 'Trăng và Sao'),
  ],
  FISH: [
    named('fish', 'Tubbataha Hunters', 'shark', 'Mangangaso ng Tubbataha', '图巴塔哈猎手'),
    named('fish', 'Golden Lapu-Lapu', 'fish', 'Gintong Lapu-Lapu', '黄金石斑'),
    named('fish', 'Pugita Frenzy', 'octopus', 'Gulo ng Pugita', '章鱼狂潮'),
    named('fish', 'Pawikan Bay', 'turtle', 'Look ng Pawikan', '海龟湾'),
    named('fish', 'Haring Alimango', 'crab', 'Haring Alimango', '蟹王'),
    named('fish', 'Trident of Bathala', 'trident', 'Salapang ni Bathala', '神之三叉戟'),
  ],
  LIVE: [
    named('roulette', 'Manila Bay Roulette', 'wheel', 'Ruleta sa Look ng Maynila', '马尼拉湾轮盘'),
    named('baccarat', 'Intramuros Baccarat', 'cards', 'Baccarat sa Intramuros', '王城百家乐'),
    named('sicBo', 'Sic Bo Sampaloc', 'dice', 'Sic Bo sa Sampaloc', '三宝骰宝'),
    named('dragonTiger', 'Harana Dragon Tiger', 'hand', 'Haranang Dragon Tiger', '小夜曲龙虎'),
    named('roulette', 'Perya Roulette', 'fortuneWheel', 'Ruleta sa Perya', '集市轮盘'),
    named('baccarat', 'VIP Baccarat Makati', 'chip', 'VIP Baccarat Makati', '马卡蒂贵宾百家乐'),
  ],
  PVP: [
    named('dragonTiger', 'Barkada Dragon Tiger', 'hand', 'Dragon Tiger ng Barkada', '好友龙虎'),
    named('coin', 'Kalye Coin Toss', 'coin', 'Kara Krus sa Kalye', '街头抛硬币'),
    named('dice', 'Seven Dice Royale', 'dice', 'Maharlikang Dais ng Siyete', '皇家七点骰'),
    named('dragonTiger', 'Dragon Tiger Tambayan', 'spade', 'Dragon Tiger sa Tambayan', '龙虎聚会'),
    named('colorGame', 'Color Game Perya', 'chips', 'Color Game sa Perya', '集市彩色骰'),
    named('dragonTiger', 'Dragon Tiger Knights', 'knight', 'Kabalyerong Dragon Tiger', '骑士龙虎'),
  ],
  BINGO: [
    named('bingo', 'Bingo sa Plaza', 'balls', 'Bingo sa Plaza', '广场宾果'),
    named('bingo', 'Barangay Bingo', 'bingoCard', 'Bingo ng Barangay', '社区宾果'),
    named('bingo', 'Tambiolo Bingo Gold', 'drum', 'Gintong Bingong Tambiyolo', '黄金摇奖宾果'),
    named('bingo', 'Simbang Gabi Bingo', 'parol', 'Bingo sa Simbang Gabi', '晨弥撒宾果'),
  ],
  SPORTS: [
    named('matches', 'Laro Sportsbook', 'trophy', 'Laro Sportsbook', '拉罗体育'),
    named('matches', 'Liga Football', 'shield', 'Ligang Football', '足球大联赛'),
    named('matches', 'Football Saturday', 'football', 'Sabado ng Football', '足球周六'),
    named('matches', 'Football Main Event', 'medal', 'Pangunahing Laro ng Football', '足球焦点战'),
    named('matches', 'Football by the Bay', 'sun', 'Football sa Look', '海湾足球'),
  ],
  ESPORTS: [
    named('matches', 'Avante Championship', 'trophy', 'Kampeonatong Avante', '先锋锦标赛'),
    named('matches', 'Agila Open', 'shield', 'Agila Open', '雄鹰公开赛'),
    named('matches', 'Iron Mesa League', 'swords', 'Liga ng Iron Mesa', '铁台联赛'),
    named('matches', 'Tala Force Cup', 'headset', 'Kopa ng Tala Force', '星辰杯'),
    named('matches', 'Isla Arena Series', 'pad', 'Serye ng Isla Arena', '海岛竞技系列赛'),
  ],
  COCKFIGHT: [
    named('sabong', 'Derby Sabong Live', 'rooster', 'Derby Sabong Live', '斗鸡直播'),
    named('sabong', 'Grand Sabong Ring', 'ring', 'Dakilang Sabong', '斗鸡大赛'),
  ],
  LOTT: [
    named('digits', 'Swerte Tres 3D', 'calendar', 'Swerte Tres 3D', '幸运 3D'),
    named('six42', 'Swerte 6/42', 'balls', 'Swerte 6/42', '幸运 6/42'),
    named('six49', 'Swerte 6/49', 'ticket', 'Swerte 6/49', '幸运 6/49'),
    named('six55', 'Swerte 6/55', 'drum', 'Swerte 6/55', '幸运 6/55'),
  ],
  ELOTT: [
    named('digits', 'Kalye Lotto 18', 'ticket', 'Kalye Lotto 18', '街头彩 18'),
    named('digits', 'Three-Minute Lottery', 'calendar', 'Loterya sa Tatlong Minuto', '三分彩票'),
  ],
  ELOTTO: [
    named('digits', 'Isang Numero 3D', 'calendar', 'Isang Numero 3D', '一号 3D'),
    named('digits', 'Isang Numero Gabi 3D', 'ticket', 'Isang Numero 3D sa Gabi', '一号夜场 3D'),
  ],
};

export interface Hall {
  classify: GameClassify;
  kind: GameKind;
  word: Word;
  /** Those with a look of their own. */
  heroes?: readonly HeroName[];
}

/** Slots-hall games besides plain slots (G§3), by the word that names them. */
export const halls: readonly Hall[] = [
  { classify: 'JP', kind: 'slot', word: ['Jackpot', 'Jackpot', '累积大奖'] },
  { classify: 'SC', kind: 'scratch', word: ['Scratch', 'Kaskas', '刮刮乐'] },
  {
    classify: 'VP',
    kind: 'poker',
    word: ['Poker', 'Poker', '扑克'],
    heroes: ['cards', 'hand', 'spade', 'chip'],
  },
  {
    classify: 'TG',
    kind: 'dragonTiger',
    word: ['Dragon Tiger', 'Dragon Tiger', '龙虎'],
    heroes: ['swords', 'knight', 'hand', 'shield'],
  },
  {
    classify: 'AC',
    kind: 'crash',
    word: ['Flight', 'Lipad', '飞行'],
    heroes: ['rocket', 'moon', 'bolt', 'butterfly'],
  },
  {
    classify: 'BG',
    kind: 'bingo',
    word: ['Bingo', 'Bingo', '宾果'],
    heroes: ['balls', 'bingoCard', 'drum'],
  },
];
