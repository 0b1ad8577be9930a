import type { Message } from '../message.ts';

/** Of a payout account: `{account}`. */
export const accountWords = {
  added: {
    title: {
      EN: 'Payout account added',
      CN: '已添加收款账户',
      TH: 'เพิ่มบัญชีรับเงินแล้ว',
      VI: 'Đã thêm tài khoản nhận tiền',
      TY: 'Nadagdag ang account para sa withdrawal',
      AR: 'أُضيف حساب للسحب',
    },
    text: {
      EN: '{account} can receive your withdrawals from now on. If that was not you, contact customer service at once.',
      CN: '{account} 现在可以接收您的提款。如果不是您本人操作，请立即联系客服。',
      TH: '{account} รับเงินถอนของคุณได้แล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
      VI: '{account} từ nay có thể nhận tiền rút của bạn. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      TY: 'Makakatanggap na ng mga withdrawal mo ang {account}. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
      AR: 'يمكن أن يستقبل {account} سحوباتك من الآن. إن لم تكن أنت من أضافه، فتواصل مع خدمة العملاء فورًا.',
    },
  },
  addedLater: {
    title: {
      EN: 'Payout account added',
      CN: '已添加收款账户',
      TH: 'เพิ่มบัญชีรับเงินแล้ว',
      VI: 'Đã thêm tài khoản nhận tiền',
      TY: 'Nadagdag ang account para sa withdrawal',
      AR: 'أُضيف حساب للسحب',
    },
    text: {
      EN: '{account} was added and cannot be used yet. If that was not you, contact customer service at once.',
      CN: '{account} 已添加，暂时还不能使用。如果不是您本人操作，请立即联系客服。',
      TH: 'เพิ่ม {account} แล้ว แต่ยังใช้ไม่ได้ หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
      VI: 'Đã thêm {account}, nhưng chưa dùng được. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      TY: 'Nadagdag ang {account} pero hindi pa magagamit. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
      AR: 'أُضيف {account} ولا يمكن استخدامه بعد. إن لم تكن أنت من أضافه، فتواصل مع خدمة العملاء فورًا.',
    },
  },
  approved: {
    title: {
      EN: 'Payout account checked',
      CN: '收款账户已审核',
      TH: 'ตรวจสอบบัญชีรับเงินแล้ว',
      VI: 'Đã kiểm tra tài khoản nhận tiền',
      TY: 'Nasuri na ang account para sa withdrawal',
      AR: 'تمت مراجعة حساب السحب',
    },
    text: {
      EN: '{account} was checked and can be used.',
      CN: '{account} 已审核，可以使用。',
      TH: 'ตรวจสอบ {account} แล้ว ใช้งานได้',
      VI: '{account} đã được kiểm tra và dùng được.',
      TY: 'Nasuri na ang {account} at magagamit na.',
      AR: 'تمت مراجعة {account} ويمكن استخدامه.',
    },
  },
  chosen: {
    title: {
      EN: 'Payout account changed',
      CN: '收款账户已更改',
      TH: 'เปลี่ยนบัญชีรับเงินแล้ว',
      VI: 'Đã đổi tài khoản nhận tiền',
      TY: 'Napalitan ang account para sa withdrawal',
      AR: 'تغيّر حساب السحب',
    },
    text: {
      EN: '{account} stands first for your withdrawals from now on.',
      CN: '{account} 现在是您提款的首选账户。',
      TH: '{account} เป็นบัญชีแรกสำหรับการถอนของคุณแล้ว',
      VI: '{account} từ nay là tài khoản đầu tiên cho các lệnh rút của bạn.',
      TY: '{account} na ang unang account para sa mga withdrawal mo.',
      AR: 'أصبح {account} الحساب الأول لسحوباتك.',
    },
  },
  removed: {
    title: {
      EN: 'Payout account removed',
      CN: '已移除收款账户',
      TH: 'ลบบัญชีรับเงินแล้ว',
      VI: 'Đã xóa tài khoản nhận tiền',
      TY: 'Naalis ang account para sa withdrawal',
      AR: 'أُزيل حساب السحب',
    },
    text: {
      EN: '{account} was removed and receives no more withdrawals.',
      CN: '{account} 已移除，不再接收提款。',
      TH: 'ลบ {account} แล้ว จะไม่รับเงินถอนอีก',
      VI: '{account} đã bị xóa và không nhận tiền rút nữa.',
      TY: 'Naalis ang {account} at hindi na tatanggap ng withdrawal.',
      AR: 'أُزيل {account} ولن يستقبل سحوبات بعد الآن.',
    },
  },
} satisfies Record<string, Message>;
