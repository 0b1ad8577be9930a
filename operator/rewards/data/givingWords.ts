import type { Message, Words } from '#operator/payments/data/message.ts';

/** A reward has come that has to be claimed: `{amount}`. */
export const rewardWaitsWords: Message = {
  title: {
    EN: 'A reward waits for you',
    CN: '您有一份奖励待领取',
    TH: 'มีรางวัลรอคุณอยู่',
    VI: 'Bạn có phần thưởng đang chờ',
    TY: 'May gantimpalang naghihintay sa iyo',
    AR: 'مكافأة بانتظارك',
  },
  text: {
    EN: '{amount} waits in the reward centre. Its terms and its end stand there.',
    CN: '{amount} 已在奖励中心等待领取，条款和截止时间见该页。',
    TH: '{amount} รออยู่ในศูนย์รางวัล เงื่อนไขและวันหมดเขตอยู่ที่นั่น',
    VI: '{amount} đang chờ trong trung tâm phần thưởng. Điều kiện và hạn nhận có ở đó.',
    TY: 'Naghihintay ang {amount} sa reward centre. Naroon ang mga kondisyon at ang huling araw.',
    AR: '{amount} بانتظارك في مركز المكافآت. الشروط والموعد الأخير مذكوران هناك.',
  },
};

/** What rewards without a title of their own came from. */
export const sourceWords: Readonly<Record<string, Words>> = {
  rank: {
    EN: 'Ranking prize',
    CN: '排行榜奖金',
    TH: 'รางวัลอันดับ',
    VI: 'Giải xếp hạng',
    TY: 'Premyo sa ranking',
    AR: 'جائزة الترتيب',
  },
  referral: {
    EN: 'Invited friend',
    CN: '邀请好友',
    TH: 'เพื่อนที่ชวน',
    VI: 'Bạn được mời',
    TY: 'Inimbitang kaibigan',
    AR: 'صديق مدعو',
  },
  welcome: {
    EN: 'Joined by a friend’s link',
    CN: '通过好友链接注册',
    TH: 'สมัครผ่านลิงก์เพื่อน',
    VI: 'Đăng ký qua liên kết bạn bè',
    TY: 'Sumali gamit ang link ng kaibigan',
    AR: 'انضممت عبر رابط صديق',
  },
};
