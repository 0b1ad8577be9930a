import type { Message } from '#operator/payments/message.ts';

/** What a reviewer has decided about a promotion; the reason follows in a paragraph of its own. */
export const promotionMessages: Readonly<Record<'refused' | 'issued', Message>> = {
  refused: {
    title: {
      EN: 'A promotion was not granted',
      CN: '活动申请未通过',
      TH: 'โปรโมชันไม่ได้รับการอนุมัติ',
      VI: 'Khuyến mãi không được duyệt',
      TY: 'Hindi naaprubahan ang promo',
      AR: 'لم تتم الموافقة على عرض',
    },
    text: {
      EN: 'We looked at it and could not grant it. Nothing was taken from your balance.',
      CN: '我们已审核，未能批准。您的余额没有变化。',
      TH: 'เราตรวจสอบแล้วและไม่สามารถอนุมัติได้ ยอดเงินของคุณไม่ถูกหัก',
      VI: 'Chúng tôi đã xem xét và không thể duyệt. Số dư của bạn không bị trừ.',
      TY: 'Tiningnan namin at hindi namin ito naaprubahan. Walang kinuha sa balanse mo.',
      AR: 'راجعناه ولم نتمكن من الموافقة عليه. لم يُخصم شيء من رصيدك.',
    },
  },
  issued: {
    title: {
      EN: 'A promotion was granted',
      CN: '活动申请已通过',
      TH: 'โปรโมชันได้รับการอนุมัติ',
      VI: 'Khuyến mãi đã được duyệt',
      TY: 'Naaprubahan ang promo',
      AR: 'تمت الموافقة على عرض',
    },
    text: {
      EN: 'Your bonus is in the reward centre.',
      CN: '您的奖金在奖励中心。',
      TH: 'โบนัสของคุณอยู่ในศูนย์รางวัล',
      VI: 'Tiền thưởng của bạn ở trung tâm phần thưởng.',
      TY: 'Nasa reward centre ang bonus mo.',
      AR: 'مكافأتك في مركز المكافآت.',
    },
  },
};
