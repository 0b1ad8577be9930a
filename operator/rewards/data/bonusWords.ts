import type { Message } from '#operator/payments/message.ts';

/** A day before a deadline: `{amount}`. */
export const bonusEndsWords: Message = {
  title: {
    EN: 'A bonus ends soon',
    CN: '奖金即将结束',
    TH: 'โบนัสใกล้สิ้นสุด',
    VI: 'Tiền thưởng sắp hết hạn',
    TY: 'Malapit nang matapos ang bonus',
    AR: 'مكافأة تنتهي قريبًا',
  },
  text: {
    EN: 'Your bonus of {amount} ends within a day. What is left of it goes back then; your own money stays yours.',
    CN: '您的 {amount} 奖金将在一天内结束。届时剩余奖金会被收回，您自己的钱不受影响。',
    TH: 'โบนัส {amount} ของคุณจะสิ้นสุดภายในหนึ่งวัน ส่วนที่เหลือจะถูกคืน เงินของคุณเองไม่ได้รับผลกระทบ',
    VI: 'Tiền thưởng {amount} của bạn sẽ kết thúc trong vòng một ngày. Phần còn lại sẽ được thu lại; tiền của bạn vẫn là của bạn.',
    TY: 'Matatapos sa loob ng isang araw ang bonus mong {amount}. Babawiin ang matitira rito; sa iyo pa rin ang sarili mong pera.',
    AR: 'تنتهي مكافأتك البالغة {amount} خلال يوم. يعود ما تبقى منها عندئذ، وتبقى أموالك لك.',
  },
};
