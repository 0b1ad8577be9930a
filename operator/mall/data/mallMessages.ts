import type { Message } from '#operator/payments/message.ts';

/** What the operator did with an order: `{title}` of the goods, `{parcel}` the courier's number, `{count}` of points. */
export const goodsOrderMessages: Readonly<Record<'sent' | 'delivered' | 'cancelled', Message>> = {
  sent: {
    title: {
      EN: 'Your order is on the way',
      CN: '您的订单已发出',
      TH: 'คำสั่งซื้อของคุณกำลังจัดส่ง',
      VI: 'Đơn của bạn đang được giao',
      TY: 'Papunta na ang order mo',
      AR: 'طلبك في الطريق',
    },
    text: {
      EN: '{title} was sent. Number of the parcel: {parcel}.',
      CN: '{title} 已发出，包裹单号：{parcel}。',
      TH: 'จัดส่ง {title} แล้ว เลขพัสดุ: {parcel}',
      VI: '{title} đã được gửi. Mã bưu kiện: {parcel}.',
      TY: 'Naipadala na ang {title}. Numero ng parcel: {parcel}.',
      AR: 'أُرسل {title}. رقم الطرد: {parcel}.',
    },
  },
  delivered: {
    title: {
      EN: 'Your order was delivered',
      CN: '您的订单已送达',
      TH: 'คำสั่งซื้อของคุณส่งถึงแล้ว',
      VI: 'Đơn của bạn đã được giao',
      TY: 'Naihatid na ang order mo',
      AR: 'تم تسليم طلبك',
    },
    text: {
      EN: '{title} was delivered.',
      CN: '{title} 已送达。',
      TH: 'ส่ง {title} ถึงแล้ว',
      VI: '{title} đã được giao.',
      TY: 'Naihatid na ang {title}.',
      AR: 'تم تسليم {title}.',
    },
  },
  cancelled: {
    title: {
      EN: 'Your points are back',
      CN: '您的积分已退回',
      TH: 'คืนแต้มให้คุณแล้ว',
      VI: 'Điểm của bạn đã được hoàn',
      TY: 'Naibalik na ang points mo',
      AR: 'عادت نقاطك إليك',
    },
    text: {
      EN: {
        one: '{title} could not be delivered. Your {count} point is back.',
        other: '{title} could not be delivered. All {count} points are back.',
      },
      CN: { other: '{title} 无法送达，{count} 积分已全部退回。' },
      TH: { other: 'จัดส่ง {title} ไม่ได้ คืนครบ {count} แต้มแล้ว' },
      VI: { other: 'Không thể giao {title}. Toàn bộ {count} điểm đã được hoàn.' },
      TY: {
        one: 'Hindi naihatid ang {title}. Naibalik ang lahat ng {count} points.',
        other: 'Hindi naihatid ang {title}. Naibalik ang lahat ng {count} points.',
      },
      AR: {
        zero: 'تعذّر تسليم {title}. أُعيدت {count} نقطة بالكامل.',
        one: 'تعذّر تسليم {title}. أُعيدت نقطة واحدة بالكامل.',
        two: 'تعذّر تسليم {title}. أُعيدت نقطتان بالكامل.',
        few: 'تعذّر تسليم {title}. أُعيدت {count} نقاط بالكامل.',
        many: 'تعذّر تسليم {title}. أُعيدت {count} نقطة بالكامل.',
        other: 'تعذّر تسليم {title}. أُعيدت {count} نقطة بالكامل.',
      },
    },
  },
};
