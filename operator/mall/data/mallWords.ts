import type { GoodsOrderState, pointsKinds } from '#operator/database/tables/mall.tables.ts';
import type { Words } from '#operator/payments/message.ts';

export const categoryWords: Readonly<Record<string, Words>> = {
  bonus: { EN: 'Bonus', CN: '红利', TH: 'โบนัส', VI: 'Thưởng', TY: 'Bonus', AR: 'مكافآت' },
  home: { EN: 'At home', CN: '居家', TH: 'ของใช้ในบ้าน', VI: 'Gia dụng', TY: 'Sa bahay', AR: 'للمنزل' },
  sport: { EN: 'Sport', CN: '运动', TH: 'กีฬา', VI: 'Thể thao', TY: 'Sports', AR: 'رياضة' },
  tech: { EN: 'Tech', CN: '数码', TH: 'ไอที', VI: 'Công nghệ', TY: 'Tech', AR: 'تقنية' },
};

/** What becomes of an order, as the player reads it. */
export const goodsOrderStateWords: Readonly<Record<GoodsOrderState, Words>> = {
  placed: { EN: 'Ordered', CN: '已下单', TH: 'สั่งแล้ว', VI: 'Đã đặt', TY: 'Na-order na', AR: 'تم الطلب' },
  packed: {
    EN: 'Packed',
    CN: '已打包',
    TH: 'แพ็กแล้ว',
    VI: 'Đã đóng gói',
    TY: 'Naka-pack na',
    AR: 'تم التغليف',
  },
  sent: {
    EN: 'On the way',
    CN: '运送中',
    TH: 'กำลังจัดส่ง',
    VI: 'Đang giao',
    TY: 'Papunta na',
    AR: 'في الطريق',
  },
  delivered: {
    EN: 'Delivered',
    CN: '已送达',
    TH: 'ส่งถึงแล้ว',
    VI: 'Đã giao',
    TY: 'Naihatid na',
    AR: 'تم التسليم',
  },
  cancelled: {
    EN: 'Cancelled, points back',
    CN: '已取消，积分已退回',
    TH: 'ยกเลิกแล้ว คืนแต้มแล้ว',
    VI: 'Đã hủy, điểm đã hoàn',
    TY: 'Kinansela, naibalik ang points',
    AR: 'أُلغي وأُعيدت النقاط',
  },
};

/** Why points have moved: `{title}` of what they were redeemed for. */
export const pointsWords: Readonly<Record<(typeof pointsKinds)[number], Words>> = {
  opening: {
    EN: 'Points to begin with',
    CN: '初始积分',
    TH: 'แต้มเริ่มต้น',
    VI: 'Điểm ban đầu',
    TY: 'Panimulang points',
    AR: 'نقاط البداية',
  },
  earned: {
    EN: 'From settled bets',
    CN: '来自已结算投注',
    TH: 'จากเดิมพันที่ตัดสินแล้ว',
    VI: 'Từ cược đã kết toán',
    TY: 'Mula sa na-settle na taya',
    AR: 'من رهانات تمت تسويتها',
  },
  redeemed: {
    EN: 'Redeemed: {title}',
    CN: '兑换：{title}',
    TH: 'แลก: {title}',
    VI: 'Đổi: {title}',
    TY: 'Ipinalit sa: {title}',
    AR: 'استبدال: {title}',
  },
  returned: {
    EN: 'Back: {title}',
    CN: '退回：{title}',
    TH: 'คืน: {title}',
    VI: 'Hoàn lại: {title}',
    TY: 'Ibinalik: {title}',
    AR: 'إعادة: {title}',
  },
};
