import { bannerAddress, partnerAddress } from '#operator/art/names.ts';
import type { bannerGroups } from '#services/contract/announcements.ts';

interface SeedBanner {
  groupName: (typeof bannerGroups)[number];
  url: string;
  linkage: string;
  title: string;
  subtitle: string;
  translations: Record<string, { title: string; subtitle: string }>;
}

/** A studio, and the page where its games are. */
const partner = (vendor: string, name: string, linkage: string): SeedBanner => ({
  groupName: 'm_partners',
  url: partnerAddress(vendor),
  linkage,
  title: name,
  subtitle: '',
  translations: {},
});

/** In the order of each group. */
export const seedBanners: readonly SeedBanner[] = [
  {
    groupName: 'm_home',
    url: bannerAddress('banner', {
      heroes: ['crown', 'coin', 'seven'],
      palette: 2,
      background: 'rays',
      variant: 1,
    }),
    linkage: '/m/gameList',
    title: 'Over 600 games in pesos',
    subtitle: 'From a centavo a round · {age}+ only',
    translations: {
      TY: { title: 'Mahigit 600 laro sa piso', subtitle: 'Mula isang sentimo bawat round · {age}+ lamang' },
      CN: { title: '600 多款比索游戏', subtitle: '每局一分起 · 仅限 {age} 岁以上' },
      TH: { title: 'กว่า 600 เกมเงินเปโซ', subtitle: 'เริ่มรอบละหนึ่งเซนตาโว · {age} ปีขึ้นไป' },
      VI: { title: 'Hơn 600 trò chơi bằng peso', subtitle: 'Từ một centavo mỗi ván · chỉ từ {age} tuổi' },
      AR: { title: 'أكثر من 600 لعبة بالبيزو', subtitle: 'من سنتافو واحد للجولة · ‏{age}+ فقط' },
    },
  },
  {
    groupName: 'm_home',
    url: bannerAddress('banner', {
      heroes: ['jeepney', 'parol', 'mango'],
      palette: 6,
      background: 'skyline',
      variant: 2,
    }),
    linkage: '/m/jl-slot',
    title: 'Jeepney Jackpot',
    subtitle: 'One pot, fed by every round, won by one',
    translations: {
      TY: { title: 'Jackpot sa Dyip', subtitle: 'Isang pondo, dagdag ng bawat round, panalo ng isa' },
      CN: { title: '吉普尼大奖', subtitle: '共用奖池，局局累积，一人独得' },
      TH: { title: 'แจ็กพอตจี๊ปนี', subtitle: 'กองเดียว ทุกรอบสมทบ หนึ่งคนชนะ' },
      VI: { title: 'Jeepney Nổ Hũ', subtitle: 'Một quỹ, mọi ván góp vào, một người trúng' },
      AR: { title: 'جائزة الجيبني', subtitle: 'صندوق واحد تغذيه كل جولة ويربحه لاعب واحد' },
    },
  },
  {
    groupName: 'm_home',
    url: bannerAddress('banner', {
      heroes: ['basketball', 'trophy', 'football'],
      palette: 3,
      background: 'spotlights',
      variant: 3,
    }),
    linkage: '/m/sports',
    title: 'Support your team',
    subtitle: 'A match begins every two hours',
    translations: {
      TY: { title: 'Suportahan ang koponan mo', subtitle: 'May nagsisimulang laban kada dalawang oras' },
      CN: { title: '支持你的球队', subtitle: '每两小时一场比赛' },
      TH: { title: 'เชียร์ทีมของคุณ', subtitle: 'มีการแข่งขันทุกสองชั่วโมง' },
      VI: { title: 'Cổ vũ đội của bạn', subtitle: 'Cứ hai giờ lại có một trận' },
      AR: { title: 'ادعم فريقك', subtitle: 'مباراة كل ساعتين' },
    },
  },
  {
    groupName: 'm_home',
    url: bannerAddress('banner', {
      heroes: ['shark', 'turtle', 'octopus'],
      palette: 7,
      background: 'waves',
      variant: 4,
    }),
    linkage: '/m/fish',
    title: 'Fishing at Tubbataha',
    subtitle: 'A whale pays 96 times the stake',
    translations: {
      TY: { title: 'Pangingisda sa Tubbataha', subtitle: '96 na beses ng taya ang bayad sa balyena' },
      CN: { title: '图巴塔哈捕鱼', subtitle: '鲸鱼赔付 96 倍投注额' },
      TH: { title: 'ยิงปลาที่ทับบาทาฮา', subtitle: 'วาฬจ่าย 96 เท่าของเดิมพัน' },
      VI: { title: 'Săn cá ở Tubbataha', subtitle: 'Cá voi trả 96 lần tiền cược' },
      AR: { title: 'الصيد في توباتاها', subtitle: 'الحوت يدفع 96 ضعف الرهان' },
    },
  },
  {
    groupName: 'm_home',
    url: bannerAddress('banner', {
      heroes: ['wheel', 'cards', 'chips'],
      palette: 0,
      background: 'lattice',
      variant: 5,
    }),
    linkage: '/m/live',
    title: 'Tables at Manila Bay',
    subtitle: 'Sixty tables, open day and night',
    translations: {
      TY: { title: 'Mga mesa sa Look ng Maynila', subtitle: 'Animnapung mesa, bukas araw at gabi' },
      CN: { title: '马尼拉湾桌台', subtitle: '六十张桌台，昼夜开放' },
      TH: { title: 'โต๊ะเกมริมอ่าวมะนิลา', subtitle: 'หกสิบโต๊ะ เปิดทั้งวันทั้งคืน' },
      VI: { title: 'Bàn chơi bên Vịnh Manila', subtitle: 'Sáu mươi bàn, mở ngày đêm' },
      AR: { title: 'طاولات خليج مانيلا', subtitle: 'ستون طاولة ليلاً ونهارًا' },
    },
  },
  {
    groupName: 'm_reg',
    url: bannerAddress('banner', {
      heroes: ['sampaguita', 'coin', 'parol'],
      palette: 9,
      background: 'rings',
      variant: 6,
    }),
    linkage: '/m/gameList',
    title: 'Join Araw today',
    subtitle: 'Or look around first: over 600 games',
    translations: {
      TY: { title: 'Sumali na sa Araw', subtitle: 'O tumingin muna: mahigit 600 laro' },
      CN: { title: '今天就加入 Araw', subtitle: '也可先逛逛：600 多款游戏' },
      TH: { title: 'ร่วมกับ Araw วันนี้', subtitle: 'หรือดูก่อน: กว่า 600 เกม' },
      VI: { title: 'Tham gia Araw hôm nay', subtitle: 'Hoặc xem trước: hơn 600 trò chơi' },
      AR: { title: 'انضم إلى Araw اليوم', subtitle: 'أو تصفّح أولًا: أكثر من 600 لعبة' },
    },
  },
  {
    groupName: 'm_exclusive',
    url: bannerAddress('banner', {
      heroes: ['carabao', 'chest', 'gem'],
      palette: 5,
      background: 'hills',
      variant: 7,
    }),
    linkage: '/m/jl-slot',
    title: 'Only at Araw: Carabao Fortune',
    subtitle: 'An exclusive from JL Games',
    translations: {
      TY: { title: 'Sa Araw lamang: Kapalaran ng Kalabaw', subtitle: 'Eksklusibo mula sa JL Games' },
      CN: { title: 'Araw 独家：水牛鸿运', subtitle: 'JL Games 独家呈献' },
      TH: { title: 'เฉพาะที่ Araw: โชคควายทอง', subtitle: 'เอกสิทธิ์จาก JL Games' },
      VI: { title: 'Chỉ có tại Araw: Trâu Phát Tài', subtitle: 'Độc quyền từ JL Games' },
      AR: { title: 'حصريًا في Araw: ثروة الجاموس', subtitle: 'حصري من JL Games' },
    },
  },
  {
    groupName: 'm_video',
    url: bannerAddress('video', {
      heroes: ['butterfly', 'sampaguita', 'mango'],
      palette: 4,
      background: 'bokeh',
      variant: 8,
    }),
    linkage: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'Big Buck Bunny',
    subtitle: '',
    translations: {},
  },
  {
    groupName: 'm_video',
    url: bannerAddress('video', {
      heroes: ['volcano', 'galleon', 'coconut'],
      palette: 8,
      background: 'hills',
      variant: 9,
    }),
    linkage: 'https://www.youtube.com/shorts/eRsGyueVLvQ',
    title: 'Sintel',
    subtitle: '',
    translations: {},
  },
  partner('JL', 'JL Games', '/m/jl-slot'),
  partner('HL', 'Harana Live', '/m/live'),
  partner('PP', 'Palaro Play', '/m/pp-slot'),
  partner('KP', 'Kampeon Book', '/m/sports'),
  partner('FC', 'Fiesta Circle', '/m/gameList?gameType=BINGO'),
  partner('TF', 'Tala Force', '/m/esports'),
  partner('MX', 'Mayon Works', '/m/rng'),
];
