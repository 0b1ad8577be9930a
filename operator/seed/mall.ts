import { goodsAddress } from '#operator/art/names.ts';
import type { goods, pointRates } from '#operator/database/tables/mall.tables.ts';
import type { GameType } from '#services/contract/gameCodes.ts';

/** Points for each ₱10,000.00 of valid bets: slots and fishing count full, what is played against others or drawn half. */
const rates: Partial<Record<GameType, number>> = {
  RNG: 100,
  JL: 100,
  FISH: 100,
  BINGO: 100,
  LIVE: 50,
  SPORTS: 50,
  ESPORTS: 50,
  COCKFIGHT: 50,
  PVP: 50,
  ELOTTO: 50,
  LOTT: 50,
  ELOTT: 50,
};

export const seedPointRates: (typeof pointRates.$inferInsert)[] = Object.entries(rates).map(
  ([gameType, rate]) => ({ gameType, fromDay: '2025-01-01', rate }),
);

/** What a demo member has to begin with. */
export const openingPoints = { maria: 3_480, ramon: 12_000, nena: 1_800 } as const;

const bonus = { kind: 'bonus', category: 'bonus', factor: 100, turnoverDays: 7 } as const;
const piece = { kind: 'piece', arrivesFrom: 5, arrivesTo: 7 } as const;

const goodsInOrder: Omit<typeof goods.$inferInsert, 'position'>[] = [
  {
    ...bonus,
    id: 'bonus-100',
    title: {
      EN: '₱100 bonus',
      CN: '₱100 红利',
      TH: 'โบนัส ₱100',
      VI: 'Thưởng ₱100',
      TY: '₱100 na bonus',
      AR: 'مكافأة \u2068₱100\u2069',
    },
    about: {
      EN: 'In your bonus pocket at once.',
      CN: '立即进入您的红利钱包。',
      TH: 'เข้ากระเป๋าโบนัสทันที',
      VI: 'Vào ví thưởng ngay.',
      TY: 'Agad sa bonus pocket mo.',
      AR: 'في محفظة المكافآت فورًا.',
    },
    picture: goodsAddress({ hero: 'coin', palette: 5, background: 'rays' }),
    price: 1_000,
    stock: 500,
    mostEach: 5,
    amount: 10_000,
  },
  {
    ...bonus,
    id: 'bonus-500',
    title: {
      EN: '₱500 bonus',
      CN: '₱500 红利',
      TH: 'โบนัส ₱500',
      VI: 'Thưởng ₱500',
      TY: '₱500 na bonus',
      AR: 'مكافأة \u2068₱500\u2069',
    },
    about: {
      EN: 'In your bonus pocket at once.',
      CN: '立即进入您的红利钱包。',
      TH: 'เข้ากระเป๋าโบนัสทันที',
      VI: 'Vào ví thưởng ngay.',
      TY: 'Agad sa bonus pocket mo.',
      AR: 'في محفظة المكافآت فورًا.',
    },
    picture: goodsAddress({ hero: 'chest', palette: 0, background: 'rays' }),
    price: 4_500,
    stock: 100,
    mostEach: 2,
    amount: 50_000,
  },
  {
    ...piece,
    id: 'parol',
    category: 'home',
    title: {
      EN: 'Capiz parol, 40 cm',
      CN: '贝壳星灯，40 厘米',
      TH: 'โคมดาวคาปิซ 40 ซม.',
      VI: 'Đèn sao vỏ sò Capiz, 40 cm',
      TY: 'Capiz na parol, 40 cm',
      AR: 'فانوس كابيز، 40 سم',
    },
    about: {
      EN: 'Handmade in Pampanga, with lamp and 2 m cord.',
      CN: '邦板牙手工制作，含灯泡和 2 米电线。',
      TH: 'งานมือจากปัมปังกา พร้อมหลอดไฟและสาย 2 ม.',
      VI: 'Làm thủ công tại Pampanga, kèm bóng đèn và dây 2 m.',
      TY: 'Gawang-kamay sa Pampanga, may ilaw at 2 m na kurdon.',
      AR: 'صناعة يدوية من بامبانغا، مع مصباح وسلك 2 م.',
    },
    picture: goodsAddress({ hero: 'parol', palette: 0, background: 'rings' }),
    price: 1_800,
    stock: 40,
    mostEach: 2,
  },
  {
    ...piece,
    id: 'fan',
    category: 'home',
    title: {
      EN: 'Abaniko hand fan',
      CN: '手工折扇',
      TH: 'พัดอาบานิโก',
      VI: 'Quạt tay Abaniko',
      TY: 'Abaniko',
      AR: 'مروحة يد أبانيكو',
    },
    about: {
      EN: 'Woven buri palm.',
      CN: '贝叶棕编织。',
      TH: 'สานจากใบลาน',
      VI: 'Đan bằng lá buông.',
      TY: 'Hinabing buri.',
      AR: 'منسوجة من سعف البوري.',
    },
    picture: goodsAddress({ hero: 'fan', palette: 4, background: 'lattice' }),
    price: 900,
    stock: 0,
  },
  {
    ...piece,
    id: 'jeepney',
    category: 'home',
    title: {
      EN: 'Jeepney model, hand-painted',
      CN: '手绘吉普尼模型',
      TH: 'โมเดลจี๊ปนีย์เพนต์มือ',
      VI: 'Mô hình jeepney vẽ tay',
      TY: 'Modelong jeepney, pinturang-kamay',
      AR: 'مجسم جيبني مرسوم باليد',
    },
    about: {
      EN: 'One of a kind, 18 cm long.',
      CN: '独一无二，长 18 厘米。',
      TH: 'มีชิ้นเดียว ยาว 18 ซม.',
      VI: 'Độc bản, dài 18 cm.',
      TY: 'Nag-iisa lang, 18 cm ang haba.',
      AR: 'قطعة فريدة بطول 18 سم.',
    },
    picture: goodsAddress({ hero: 'jeepney', palette: 2, background: 'skyline' }),
    price: 1_200,
    stock: 1,
    mostEach: 1,
  },
  {
    ...piece,
    id: 'basketball',
    category: 'sport',
    title: {
      EN: 'Basketball, size 7',
      CN: '篮球，7 号',
      TH: 'ลูกบาสเกตบอล เบอร์ 7',
      VI: 'Bóng rổ, cỡ 7',
      TY: 'Basketball, size 7',
      AR: 'كرة سلة، مقاس 7',
    },
    about: {
      EN: 'For halls and courts outdoors.',
      CN: '室内外皆宜。',
      TH: 'ใช้ได้ทั้งในร่มและกลางแจ้ง',
      VI: 'Dùng trong nhà và ngoài trời.',
      TY: 'Para sa loob at labas.',
      AR: 'للصالات والملاعب المفتوحة.',
    },
    picture: goodsAddress({ hero: 'basketball', palette: 8, background: 'skyline' }),
    price: 2_400,
    stock: 12,
    mostEach: 3,
  },
  {
    ...piece,
    id: 'headset',
    category: 'tech',
    title: {
      EN: 'Wireless headset',
      CN: '无线耳机',
      TH: 'หูฟังไร้สาย',
      VI: 'Tai nghe không dây',
      TY: 'Wireless headset',
      AR: 'سماعة لاسلكية',
    },
    about: {
      EN: 'Bluetooth, 30 hours a charge.',
      CN: '蓝牙，充电一次 30 小时。',
      TH: 'บลูทูธ ชาร์จครั้งหนึ่งใช้ได้ 30 ชม.',
      VI: 'Bluetooth, 30 giờ mỗi lần sạc.',
      TY: 'Bluetooth, 30 oras bawat charge.',
      AR: 'بلوتوث، 30 ساعة لكل شحنة.',
    },
    picture: goodsAddress({ hero: 'headset', palette: 7, background: 'lattice' }),
    price: 9_500,
    stock: 5,
    mostEach: 1,
  },
];

export const seedGoods: (typeof goods.$inferInsert)[] = goodsInOrder.map((one, position) => ({
  ...one,
  position,
}));
