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

const partner = (vendor: string, name: string): SeedBanner => ({
  groupName: 'm_partners',
  url: partnerAddress(vendor),
  linkage: `https://example.com/partners/${vendor.toLowerCase()}`,
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
    linkage: '/m/activity',
    title: 'Double your first cash in',
    subtitle: 'Up to ₱5,000 · 21+ only',
    translations: {
      TY: { title: 'Doblehin ang unang cash in', subtitle: 'Hanggang ₱5,000 · 21+ lamang' },
      CN: { title: '首存翻倍', subtitle: '最高 ₱5,000 · 仅限 21 岁以上' },
      TH: { title: 'ฝากครั้งแรกรับสองเท่า', subtitle: 'สูงสุด ₱5,000 · 21 ปีขึ้นไป' },
      VI: { title: 'Nhân đôi lần nạp đầu', subtitle: 'Đến ₱5.000 · chỉ từ 21 tuổi' },
      AR: { title: 'ضاعف إيداعك الأول', subtitle: 'حتى ₱5,000 · ‏21+ فقط' },
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
    subtitle: 'All aboard for the grand prize',
    translations: {
      TY: { title: 'Jackpot sa Dyip', subtitle: 'Sakay na sa pinakamalaking premyo' },
      CN: { title: '吉普尼大奖', subtitle: '上车赢取头奖' },
      TH: { title: 'แจ็กพอตจี๊ปนี', subtitle: 'ขึ้นรถลุ้นรางวัลใหญ่' },
      VI: { title: 'Jeepney Nổ Hũ', subtitle: 'Lên xe săn giải lớn' },
      AR: { title: 'جائزة الجيبني', subtitle: 'اركب نحو الجائزة الكبرى' },
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
    subtitle: 'Cash back on your first match',
    translations: {
      TY: { title: 'Suportahan ang koponan mo', subtitle: 'May cash back sa unang laban' },
      CN: { title: '支持你的球队', subtitle: '首场比赛返现' },
      TH: { title: 'เชียร์ทีมของคุณ', subtitle: 'เงินคืนแมตช์แรก' },
      VI: { title: 'Cổ vũ đội của bạn', subtitle: 'Hoàn tiền trận đầu tiên' },
      AR: { title: 'ادعم فريقك', subtitle: 'استرداد نقدي في أول مباراة' },
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
    title: 'Tubbataha fishing week',
    subtitle: 'Every big catch pays more',
    translations: {
      TY: { title: 'Linggo ng pangingisda sa Tubbataha', subtitle: 'Mas malaki ang bayad sa malaking huli' },
      CN: { title: '图巴塔哈捕鱼周', subtitle: '大鱼赔付更高' },
      TH: { title: 'สัปดาห์ตกปลาทับบาทาฮา', subtitle: 'ปลาใหญ่จ่ายมากกว่า' },
      VI: { title: 'Tuần săn cá Tubbataha', subtitle: 'Cá càng lớn thưởng càng cao' },
      AR: { title: 'أسبوع صيد توباتاها', subtitle: 'كل صيد كبير يدفع أكثر' },
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
    title: 'Live from Manila Bay',
    subtitle: 'Sixty tables, open day and night',
    translations: {
      TY: { title: 'Live mula sa Look ng Maynila', subtitle: 'Animnapung mesa, bukas araw at gabi' },
      CN: { title: '马尼拉湾真人直播', subtitle: '六十张桌台，昼夜开放' },
      TH: { title: 'สดจากอ่าวมะนิลา', subtitle: 'หกสิบโต๊ะ เปิดทั้งวันทั้งคืน' },
      VI: { title: 'Trực tiếp từ Vịnh Manila', subtitle: 'Sáu mươi bàn, mở ngày đêm' },
      AR: { title: 'مباشر من خليج مانيلا', subtitle: 'ستون طاولة ليلاً ونهارًا' },
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
    linkage: '/m/activity',
    title: 'Join Araw today',
    subtitle: 'A welcome gift for every new member',
    translations: {
      TY: { title: 'Sumali na sa Araw', subtitle: 'May regalo sa bawat bagong miyembro' },
      CN: { title: '今天就加入 Araw', subtitle: '新会员均享迎新礼' },
      TH: { title: 'ร่วมกับ Araw วันนี้', subtitle: 'ของขวัญสำหรับสมาชิกใหม่ทุกคน' },
      VI: { title: 'Tham gia Araw hôm nay', subtitle: 'Quà chào mừng cho mọi thành viên mới' },
      AR: { title: 'انضم إلى Araw اليوم', subtitle: 'هدية ترحيب لكل عضو جديد' },
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
    title: 'A day at Araw',
    subtitle: '',
    translations: {
      TY: { title: 'Isang araw sa Araw', subtitle: '' },
      CN: { title: 'Araw 的一天', subtitle: '' },
    },
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
    title: 'Mayon in a minute',
    subtitle: '',
    translations: {
      TY: { title: 'Mayon sa isang minuto', subtitle: '' },
      CN: { title: '一分钟看马荣', subtitle: '' },
    },
  },
  partner('JL', 'JL Games'),
  partner('HL', 'Harana Live'),
  partner('PP', 'Palaro Play'),
  partner('KP', 'Kampeon Book'),
  partner('FC', 'Fiesta Circle'),
  partner('TF', 'Tala Force'),
  partner('MX', 'Mayon Works'),
];
