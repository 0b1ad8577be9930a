import type { BonusState } from '#operator/database/tables/bonuses.tables.ts';
import type { PromotionState } from '#operator/database/tables/promotions.tables.ts';
import type { CountedWords, Words } from '../message.ts';

/** Why one cannot take part now. */
export type TakingRefusal = 'notYet' | 'over' | 'cashedIn' | 'full' | 'spent' | 'often' | 'byDeposit';

/** What a promotion is to its member (BEN-01). */
export const promotionStateWords: Readonly<Record<PromotionState, Words>> = {
  comingSoon: {
    EN: 'Coming soon',
    CN: '即将开始',
    TH: 'เร็ว ๆ นี้',
    VI: 'Sắp diễn ra',
    TY: 'Malapit na',
    AR: 'قريبًا',
  },
  open: { EN: 'Open', CN: '进行中', TH: 'เปิดอยู่', VI: 'Đang mở', TY: 'Bukas', AR: 'مفتوح' },
  joined: {
    EN: 'Joined',
    CN: '已参加',
    TH: 'เข้าร่วมแล้ว',
    VI: 'Đã tham gia',
    TY: 'Sumali na',
    AR: 'تم الانضمام',
  },
  applying: {
    EN: 'Applying',
    CN: '申请中',
    TH: 'กำลังสมัคร',
    VI: 'Đang đăng ký',
    TY: 'Nag-aaplay',
    AR: 'قيد التقديم',
  },
  process: {
    EN: 'Being checked',
    CN: '审核中',
    TH: 'กำลังตรวจสอบ',
    VI: 'Đang kiểm tra',
    TY: 'Sinusuri',
    AR: 'قيد المراجعة',
  },
  rejected: { EN: 'Rejected', CN: '已拒绝', TH: 'ถูกปฏิเสธ', VI: 'Bị từ chối', TY: 'Tinanggihan', AR: 'مرفوض' },
  claimable: {
    EN: 'To claim',
    CN: '可领取',
    TH: 'รับได้',
    VI: 'Có thể nhận',
    TY: 'Puwedeng kunin',
    AR: 'جاهز للاستلام',
  },
  issued: { EN: 'Issued', CN: '已发放', TH: 'ให้แล้ว', VI: 'Đã cấp', TY: 'Naibigay na', AR: 'تم الإصدار' },
  claimed: { EN: 'Claimed', CN: '已领取', TH: 'รับแล้ว', VI: 'Đã nhận', TY: 'Nakuha na', AR: 'تم الاستلام' },
  closed: { EN: 'Closed', CN: '已结束', TH: 'ปิดแล้ว', VI: 'Đã đóng', TY: 'Sarado na', AR: 'مغلق' },
};

/** What a reward is to its member (BEN-03). */
export const rewardStateWords: Readonly<Record<BonusState, Words>> = {
  claimable: promotionStateWords.claimable,
  inTurnover: {
    EN: 'In play',
    CN: '流水中',
    TH: 'กำลังเล่น',
    VI: 'Đang chơi',
    TY: 'Nilalaro',
    AR: 'قيد اللعب',
  },
  done: { EN: 'Played', CN: '已完成', TH: 'เล่นครบแล้ว', VI: 'Đã chơi đủ', TY: 'Nalaro na', AR: 'اكتمل اللعب' },
  forfeited: {
    EN: 'Given up',
    CN: '已放弃',
    TH: 'สละสิทธิ์แล้ว',
    VI: 'Đã từ bỏ',
    TY: 'Isinuko',
    AR: 'تم التخلي عنه',
  },
  expired: {
    EN: 'Expired',
    CN: '已过期',
    TH: 'หมดอายุ',
    VI: 'Đã hết hạn',
    TY: 'Nag-expire',
    AR: 'انتهت صلاحيته',
  },
  revoked: {
    EN: 'Taken back',
    CN: '已收回',
    TH: 'ถูกเรียกคืน',
    VI: 'Đã thu hồi',
    TY: 'Binawi',
    AR: 'تم استرجاعه',
  },
};

export type ConditionName =
  | 'newcomers'
  | 'everybody'
  | 'once'
  | 'times'
  | 'firstDeposit'
  | 'deposit'
  | 'bets'
  | 'betsOf'
  | 'application'
  | 'amount'
  | 'amountOfBets'
  | 'fixed'
  | 'turnover'
  | 'free'
  | 'cap'
  | 'largestBet'
  | 'stays'
  | 'forfeits'
  | 'claim'
  | 'places';

/** Categories of games, as terms name them. */
export const gameTypeWords: Readonly<Record<string, Words>> = {
  RNG: { EN: 'slots', CN: '电子', TH: 'สล็อต', VI: 'nổ hũ', TY: 'slots', AR: 'السلوت' },
  FISH: { EN: 'fishing', CN: '捕鱼', TH: 'ยิงปลา', VI: 'bắn cá', TY: 'fishing', AR: 'صيد السمك' },
  LIVE: { EN: 'live', CN: '真人', TH: 'คาสิโนสด', VI: 'trực tuyến', TY: 'live', AR: 'المباشر' },
};

/** What terms say, filled in with their own figures (BEN-11). */
export const conditionWords: Readonly<Record<ConditionName, Words | CountedWords>> = {
  newcomers: {
    EN: 'For members who take part before their first cash-in.',
    CN: '限首次充值前参加的会员。',
    TH: 'สำหรับสมาชิกที่เข้าร่วมก่อนฝากเงินครั้งแรก',
    VI: 'Dành cho thành viên tham gia trước lần nạp đầu tiên.',
    TY: 'Para sa miyembrong sumali bago ang unang cash-in.',
    AR: 'للأعضاء الذين يشاركون قبل أول إيداع.',
  },
  everybody: {
    EN: 'For all members.',
    CN: '面向所有会员。',
    TH: 'สำหรับสมาชิกทุกคน',
    VI: 'Dành cho mọi thành viên.',
    TY: 'Para sa lahat ng miyembro.',
    AR: 'لجميع الأعضاء.',
  },
  once: {
    EN: 'Once a member. Whoever shares a payee, phone or payout account with another is checked first.',
    CN: '每位会员一次。与他人共用收款人、手机或提款账户者将先审核。',
    TH: 'คนละหนึ่งครั้ง ผู้ที่ใช้ชื่อผู้รับ โทรศัพท์ หรือบัญชีรับเงินร่วมกับผู้อื่นจะถูกตรวจสอบก่อน',
    VI: 'Mỗi người một lần. Ai dùng chung tên nhận, điện thoại hoặc tài khoản rút sẽ được kiểm tra trước.',
    TY: 'Isang beses bawat miyembro. Titingnan muna ang may kaparehong payee, telepono o payout account.',
    AR: 'مرة واحدة لكل عضو. من يشارك غيره اسم المستفيد أو الهاتف أو حساب السحب يُراجع أولًا.',
  },
  times: {
    EN: { one: 'Once a member.', other: 'Up to {count} times a member, one after the other.' },
    CN: { other: '每位会员最多 {count} 次，依次进行。' },
    TH: { other: 'คนละไม่เกิน {count} ครั้ง ทีละครั้ง' },
    VI: { other: 'Tối đa {count} lần mỗi người, lần lượt từng lần.' },
    TY: {
      one: 'Hanggang {count} beses bawat miyembro, sunod-sunod.',
      other: 'Hanggang {count} beses bawat miyembro, sunod-sunod.',
    },
    AR: {
      zero: 'حتى {count} مرة لكل عضو، واحدة تلو الأخرى.',
      one: 'مرة واحدة لكل عضو.',
      two: 'حتى مرتين لكل عضو، واحدة تلو الأخرى.',
      few: 'حتى {count} مرات لكل عضو، واحدة تلو الأخرى.',
      many: 'حتى {count} مرة لكل عضو، واحدة تلو الأخرى.',
      other: 'حتى {count} مرة لكل عضو، واحدة تلو الأخرى.',
    },
  },
  firstDeposit: {
    EN: 'Your first cash-in counts, from {least}, if it arrives by {end}.',
    CN: '首次充值满 {least} 且在 {end} 前到账即可计入。',
    TH: 'นับการฝากครั้งแรกตั้งแต่ {least} ที่เข้ายอดภายใน {end}',
    VI: 'Tính lần nạp đầu tiên từ {least}, được ghi có trước {end}.',
    TY: 'Bilang ang unang cash-in mo mula {least}, kapag pumasok hanggang {end}.',
    AR: 'يُحتسب أول إيداع لك من {least} إذا وصل قبل {end}.',
  },
  deposit: {
    EN: 'One cash-in counts, from {least}, if it arrives by {end}.',
    CN: '一笔满 {least} 的充值在 {end} 前到账即可计入。',
    TH: 'นับการฝากหนึ่งครั้งตั้งแต่ {least} ที่เข้ายอดภายใน {end}',
    VI: 'Tính một lần nạp từ {least}, được ghi có trước {end}.',
    TY: 'Bilang ang isang cash-in mula {least}, kapag pumasok hanggang {end}.',
    AR: 'يُحتسب إيداع واحد من {least} إذا وصل قبل {end}.',
  },
  bets: {
    EN: 'Valid bets of {least} between joining and {end} count, on all games.',
    CN: '自参加至 {end}，全部游戏有效投注满 {least} 即可计入。',
    TH: 'นับเดิมพันที่ใช้ได้รวม {least} ตั้งแต่เข้าร่วมจนถึง {end} ทุกเกม',
    VI: 'Tính cược hợp lệ {least} từ khi tham gia đến {end}, mọi trò chơi.',
    TY: 'Bilang ang valid na tayang {least} mula sa pagsali hanggang {end}, lahat ng laro.',
    AR: 'تُحتسب رهانات صالحة بقيمة {least} من الانضمام حتى {end}، في كل الألعاب.',
  },
  betsOf: {
    EN: 'Valid bets of {least} between joining and {end} count, on {games}.',
    CN: '自参加至 {end}，{games} 有效投注满 {least} 即可计入。',
    TH: 'นับเดิมพันที่ใช้ได้รวม {least} ตั้งแต่เข้าร่วมจนถึง {end} เฉพาะ {games}',
    VI: 'Tính cược hợp lệ {least} từ khi tham gia đến {end}, ở {games}.',
    TY: 'Bilang ang valid na tayang {least} mula sa pagsali hanggang {end}, sa {games}.',
    AR: 'تُحتسب رهانات صالحة بقيمة {least} من الانضمام حتى {end}، في {games}.',
  },
  application: {
    EN: {
      one: 'Apply with a few words and up to three pictures; our team looks at them. You can apply once.',
      other:
        'Apply with a few words and up to three pictures; our team looks at them. You can apply {count} times.',
    },
    CN: { other: '用几句话和最多三张图片申请，由我们审核。最多可申请 {count} 次。' },
    TH: { other: 'สมัครด้วยข้อความสั้นและรูปไม่เกินสามรูป ทีมงานจะตรวจสอบ สมัครได้ {count} ครั้ง' },
    VI: { other: 'Đăng ký bằng vài lời và tối đa ba ảnh; đội ngũ sẽ xem xét. Có thể đăng ký {count} lần.' },
    TY: {
      one: 'Mag-apply gamit ang ilang salita at hanggang tatlong larawan; titingnan ng aming team. Puwedeng mag-apply nang {count} beses.',
      other:
        'Mag-apply gamit ang ilang salita at hanggang tatlong larawan; titingnan ng aming team. Puwedeng mag-apply nang {count} beses.',
    },
    AR: {
      zero: 'قدّم طلبًا بكلمات قليلة وثلاث صور على الأكثر، ويراجعها فريقنا. يمكنك التقديم {count} مرة.',
      one: 'قدّم طلبًا بكلمات قليلة وثلاث صور على الأكثر، ويراجعها فريقنا. يمكنك التقديم مرة واحدة.',
      two: 'قدّم طلبًا بكلمات قليلة وثلاث صور على الأكثر، ويراجعها فريقنا. يمكنك التقديم مرتين.',
      few: 'قدّم طلبًا بكلمات قليلة وثلاث صور على الأكثر، ويراجعها فريقنا. يمكنك التقديم {count} مرات.',
      many: 'قدّم طلبًا بكلمات قليلة وثلاث صور على الأكثر، ويراجعها فريقنا. يمكنك التقديم {count} مرة.',
      other: 'قدّم طلبًا بكلمات قليلة وثلاث صور على الأكثر، ويراجعها فريقنا. يمكنك التقديم {count} مرة.',
    },
  },
  amountOfBets: {
    EN: 'You get {share}% of them as a bonus, at most {most}, once it has ended.',
    CN: '结束后您将获得其 {share}% 作为奖金，最高 {most}。',
    TH: 'คุณได้รับโบนัส {share}% ของยอดนั้น สูงสุด {most} หลังสิ้นสุด',
    VI: 'Bạn nhận {share}% số đó làm tiền thưởng, tối đa {most}, sau khi kết thúc.',
    TY: 'Makukuha mo ang {share}% nito bilang bonus, hanggang {most}, pagkatapos nito.',
    AR: 'تحصل على {share}% منها كمكافأة، بحد أقصى {most}، بعد النهاية.',
  },
  fixed: {
    EN: 'You get a bonus of {most}.',
    CN: '您将获得 {most} 奖金。',
    TH: 'คุณได้รับโบนัส {most}',
    VI: 'Bạn nhận tiền thưởng {most}.',
    TY: 'Makakakuha ka ng bonus na {most}.',
    AR: 'تحصل على مكافأة {most}.',
  },
  amount: {
    EN: 'You get {share}% of it as a bonus, at most {most}.',
    CN: '您将获得其 {share}% 作为奖金，最高 {most}。',
    TH: 'คุณได้รับโบนัส {share}% ของยอดนั้น สูงสุด {most}',
    VI: 'Bạn nhận {share}% số đó làm tiền thưởng, tối đa {most}.',
    TY: 'Makukuha mo ang {share}% nito bilang bonus, hanggang {most}.',
    AR: 'تحصل على {share}% منه كمكافأة، بحد أقصى {most}.',
  },
  turnover: {
    EN: {
      one: 'Bet {factor} × the bonus within {count} day before it becomes cash. Your cash is played first.',
      other:
        'Bet {factor} × the bonus within {count} days before it becomes cash. Your cash is played first.',
    },
    CN: { other: '须在 {count} 天内完成奖金 {factor} 倍流水后转为现金。先使用您的现金。' },
    TH: { other: 'เดิมพัน {factor} เท่าของโบนัสภายใน {count} วันก่อนเป็นเงินสด เงินสดของคุณถูกใช้ก่อน' },
    VI: {
      other: 'Cược {factor} lần tiền thưởng trong {count} ngày để thành tiền mặt. Tiền mặt được chơi trước.',
    },
    TY: {
      one: 'Itaya ang {factor} × ng bonus sa loob ng {count} araw bago maging cash. Cash mo ang unang nilalaro.',
      other:
        'Itaya ang {factor} × ng bonus sa loob ng {count} araw bago maging cash. Cash mo ang unang nilalaro.',
    },
    AR: {
      zero: 'راهن بمقدار {factor} × المكافأة خلال {count} يوم لتصبح نقدًا. يُلعب بنقدك أولًا.',
      one: 'راهن بمقدار {factor} × المكافأة خلال يوم واحد لتصبح نقدًا. يُلعب بنقدك أولًا.',
      two: 'راهن بمقدار {factor} × المكافأة خلال يومين لتصبح نقدًا. يُلعب بنقدك أولًا.',
      few: 'راهن بمقدار {factor} × المكافأة خلال {count} أيام لتصبح نقدًا. يُلعب بنقدك أولًا.',
      many: 'راهن بمقدار {factor} × المكافأة خلال {count} يومًا لتصبح نقدًا. يُلعب بنقدك أولًا.',
      other: 'راهن بمقدار {factor} × المكافأة خلال {count} يوم لتصبح نقدًا. يُلعب بنقدك أولًا.',
    },
  },
  free: {
    EN: 'It is paid to your cash; there is nothing to play.',
    CN: '直接转入您的现金，无流水要求。',
    TH: 'จ่ายเข้าเงินสดของคุณ ไม่ต้องเล่นครบยอด',
    VI: 'Được trả vào tiền mặt; không cần chơi.',
    TY: 'Babayaran sa cash mo; walang kailangang laruin.',
    AR: 'تُدفع إلى نقدك دون أي شرط لعب.',
  },
  cap: {
    EN: 'At most {cap} of it becomes cash.',
    CN: '最多 {cap} 可转为现金。',
    TH: 'เป็นเงินสดได้สูงสุด {cap}',
    VI: 'Tối đa {cap} thành tiền mặt.',
    TY: 'Hanggang {cap} nito ang magiging cash.',
    AR: 'يصبح نقدًا منها {cap} على الأكثر.',
  },
  largestBet: {
    EN: 'A bet that takes bonus money is at most {bet}; a larger one is not taken.',
    CN: '使用奖金的单笔投注最高 {bet}，超过将不被接受。',
    TH: 'เดิมพันที่ใช้เงินโบนัสสูงสุด {bet} เกินนี้จะไม่รับ',
    VI: 'Cược dùng tiền thưởng tối đa {bet}; cược lớn hơn không được nhận.',
    TY: 'Ang taya na gumagamit ng bonus ay hanggang {bet}; hindi tatanggapin ang mas malaki.',
    AR: 'أقصى رهان يستخدم أموال المكافأة {bet}، ولا يُقبل ما هو أكبر.',
  },
  stays: {
    EN: 'A withdrawal leaves the bonus as it is.',
    CN: '提款不影响奖金。',
    TH: 'การถอนเงินไม่กระทบโบนัส',
    VI: 'Rút tiền không ảnh hưởng tiền thưởng.',
    TY: 'Hindi binabago ng withdrawal ang bonus.',
    AR: 'لا يغيّر السحب المكافأة.',
  },
  forfeits: {
    EN: 'A withdrawal ends the bonus; your own money stays yours.',
    CN: '提款将结束奖金，您自己的钱不受影响。',
    TH: 'การถอนเงินจะสิ้นสุดโบนัส เงินของคุณเองไม่ได้รับผลกระทบ',
    VI: 'Rút tiền sẽ kết thúc tiền thưởng; tiền của bạn vẫn là của bạn.',
    TY: 'Tatapusin ng withdrawal ang bonus; sa iyo pa rin ang sarili mong pera.',
    AR: 'ينهي السحب المكافأة، وتبقى أموالك لك.',
  },
  claim: {
    EN: {
      one: 'Claim it within {count} day after it was given.',
      other: 'Claim it within {count} days after it was given.',
    },
    CN: { other: '请在发放后 {count} 天内领取。' },
    TH: { other: 'รับภายใน {count} วันหลังได้รับสิทธิ์' },
    VI: { other: 'Nhận trong {count} ngày sau khi được cấp.' },
    TY: {
      one: 'Kunin sa loob ng {count} araw matapos itong ibigay.',
      other: 'Kunin sa loob ng {count} araw matapos itong ibigay.',
    },
    AR: {
      zero: 'استلمها خلال {count} يوم بعد منحها.',
      one: 'استلمها خلال يوم واحد بعد منحها.',
      two: 'استلمها خلال يومين بعد منحها.',
      few: 'استلمها خلال {count} أيام بعد منحها.',
      many: 'استلمها خلال {count} يومًا بعد منحها.',
      other: 'استلمها خلال {count} يوم بعد منحها.',
    },
  },
  places: {
    EN: { one: 'There is {count} place.', other: 'There are {count} places.' },
    CN: { other: '共 {count} 个名额。' },
    TH: { other: 'มีทั้งหมด {count} สิทธิ์' },
    VI: { other: 'Có {count} suất.' },
    TY: { one: 'May {count} puwesto.', other: 'May {count} puwesto.' },
    AR: {
      zero: 'المتاح {count} مكان.',
      one: 'المتاح مكان واحد.',
      two: 'المتاح مكانان.',
      few: 'المتاح {count} أماكن.',
      many: 'المتاح {count} مكانًا.',
      other: 'المتاح {count} مكان.',
    },
  },
};

/** Why one cannot join, claim or choose it with a deposit now. */
export const refusalWords: Readonly<
  Record<TakingRefusal | 'noTries' | 'otherInTurnover' | 'tooLittle' | 'underWay', Words>
> = {
  tooLittle: {
    EN: 'It is for a cash-in from {least}.',
    CN: '充值满 {least} 才可选择。',
    TH: 'สำหรับการฝากตั้งแต่ {least} ขึ้นไป',
    VI: 'Dành cho lần nạp từ {least}.',
    TY: 'Para ito sa cash-in mula {least}.',
    AR: 'هذه للإيداع من {least}.',
  },
  underWay: {
    EN: 'You are taking part in it already.',
    CN: '您已在参加此活动。',
    TH: 'คุณกำลังเข้าร่วมโปรโมชันนี้อยู่แล้ว',
    VI: 'Bạn đang tham gia rồi.',
    TY: 'Kasali ka na rito.',
    AR: 'أنت مشارك فيها بالفعل.',
  },
  spent: {
    EN: 'All of its budget is given away.',
    CN: '活动预算已用完。',
    TH: 'งบของโปรโมชันนี้หมดแล้ว',
    VI: 'Ngân sách khuyến mãi đã hết.',
    TY: 'Ubos na ang budget nito.',
    AR: 'نفدت ميزانيتها.',
  },
  often: {
    EN: 'You have had it as often as a member can.',
    CN: '您已达到每位会员的次数上限。',
    TH: 'คุณใช้ครบจำนวนครั้งต่อสมาชิกแล้ว',
    VI: 'Bạn đã dùng hết số lần cho mỗi thành viên.',
    TY: 'Nagamit mo na ang lahat ng beses para sa isang miyembro.',
    AR: 'استخدمتها بعدد المرات المسموح لكل عضو.',
  },
  byDeposit: {
    EN: 'Choose it when you cash in.',
    CN: '请在充值时选择。',
    TH: 'เลือกโปรโมชันนี้ตอนฝากเงิน',
    VI: 'Chọn khi bạn nạp tiền.',
    TY: 'Piliin ito kapag nag-cash in.',
    AR: 'اخترها عند الإيداع.',
  },
  noTries: {
    EN: 'You have applied as often as you can.',
    CN: '您的申请次数已用完。',
    TH: 'คุณสมัครครบจำนวนครั้งแล้ว',
    VI: 'Bạn đã hết số lần đăng ký.',
    TY: 'Ubos na ang mga beses na puwede kang mag-apply.',
    AR: 'استنفدت مرات التقديم.',
  },
  notYet: {
    EN: 'It has not begun yet.',
    CN: '尚未开始。',
    TH: 'ยังไม่เริ่ม',
    VI: 'Chưa bắt đầu.',
    TY: 'Hindi pa nagsisimula.',
    AR: 'لم يبدأ بعد.',
  },
  over: {
    EN: 'It is over.',
    CN: '已结束。',
    TH: 'สิ้นสุดแล้ว',
    VI: 'Đã kết thúc.',
    TY: 'Tapos na.',
    AR: 'انتهى.',
  },
  cashedIn: {
    EN: 'You have cashed in already; it is for the first cash-in.',
    CN: '您已充值过；此活动仅限首次充值。',
    TH: 'คุณเคยฝากเงินแล้ว โปรโมชันนี้สำหรับการฝากครั้งแรก',
    VI: 'Bạn đã nạp tiền; chương trình dành cho lần nạp đầu tiên.',
    TY: 'Nakapag-cash in ka na; para ito sa unang cash-in.',
    AR: 'لقد أودعت من قبل؛ هذا لأول إيداع.',
  },
  full: {
    EN: 'All places are taken.',
    CN: '名额已满。',
    TH: 'สิทธิ์เต็มแล้ว',
    VI: 'Đã hết suất.',
    TY: 'Puno na ang mga puwesto.',
    AR: 'اكتملت الأماكن.',
  },
  otherInTurnover: {
    EN: 'Another bonus is in play. It can be claimed when that one has ended.',
    CN: '另一奖金正在流水中，结束后即可领取。',
    TH: 'มีโบนัสอื่นกำลังเล่นอยู่ รับได้เมื่อโบนัสนั้นสิ้นสุด',
    VI: 'Một tiền thưởng khác đang chơi. Có thể nhận khi nó kết thúc.',
    TY: 'May ibang bonus na nilalaro. Makukuha ito kapag natapos iyon.',
    AR: 'مكافأة أخرى قيد اللعب. يمكن استلامها عند انتهائها.',
  },
};
