import type { Message } from '../message.ts';

export const passwordWords = {
  set: {
    title: {
      EN: 'Payment password set',
      CN: '已设置支付密码',
      TH: 'ตั้งรหัสผ่านการชำระเงินแล้ว',
      VI: 'Đã đặt mật khẩu thanh toán',
      TY: 'Naitakda ang payment password',
      AR: 'تم تعيين كلمة مرور الدفع',
    },
    text: {
      EN: 'Your payment password was set. If that was not you, contact customer service at once.',
      CN: '您的支付密码已设置。如果不是您本人操作，请立即联系客服。',
      TH: 'ตั้งรหัสผ่านการชำระเงินของคุณแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
      VI: 'Mật khẩu thanh toán của bạn đã được đặt. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      TY: 'Naitakda ang payment password mo. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
      AR: 'تم تعيين كلمة مرور الدفع. إن لم تكن أنت من فعل ذلك، فتواصل مع خدمة العملاء فورًا.',
    },
  },
  changed: {
    title: {
      EN: 'Payment password changed',
      CN: '支付密码已更改',
      TH: 'เปลี่ยนรหัสผ่านการชำระเงินแล้ว',
      VI: 'Đã đổi mật khẩu thanh toán',
      TY: 'Napalitan ang payment password',
      AR: 'تغيّرت كلمة مرور الدفع',
    },
    text: {
      EN: 'Your payment password was changed. If that was not you, contact customer service at once.',
      CN: '您的支付密码已更改。如果不是您本人操作，请立即联系客服。',
      TH: 'เปลี่ยนรหัสผ่านการชำระเงินของคุณแล้ว หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
      VI: 'Mật khẩu thanh toán của bạn đã được đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      TY: 'Napalitan ang payment password mo. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
      AR: 'تغيّرت كلمة مرور الدفع. إن لم تكن أنت من فعل ذلك، فتواصل مع خدمة العملاء فورًا.',
    },
  },
  recovered: {
    title: {
      EN: 'Payment password set anew',
      CN: '支付密码已重设',
      TH: 'ตั้งรหัสผ่านการชำระเงินใหม่แล้ว',
      VI: 'Đã đặt lại mật khẩu thanh toán',
      TY: 'Naitakdang muli ang payment password',
      AR: 'أُعيد تعيين كلمة مرور الدفع',
    },
    text: {
      EN: 'Your payment password was set anew by a code, and you were logged out everywhere else. New payout accounts can be used after a day. If that was not you, contact customer service at once.',
      CN: '您的支付密码已通过验证码重设，其他设备均已退出登录。新的收款账户一天后才能使用。如果不是您本人操作，请立即联系客服。',
      TH: 'รหัสผ่านการชำระเงินของคุณถูกตั้งใหม่ด้วยรหัสยืนยัน และคุณถูกออกจากระบบที่อื่นทั้งหมด บัญชีรับเงินใหม่จะใช้ได้หลังหนึ่งวัน หากไม่ใช่คุณ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
      VI: 'Mật khẩu thanh toán của bạn đã được đặt lại bằng mã, và bạn đã bị đăng xuất ở mọi nơi khác. Tài khoản nhận tiền mới dùng được sau một ngày. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
      TY: 'Naitakdang muli ang payment password mo gamit ang code, at na-log out ka sa lahat ng iba pang lugar. Magagamit ang bagong account pagkalipas ng isang araw. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
      AR: 'أُعيد تعيين كلمة مرور الدفع برمز، وتم تسجيل خروجك من كل مكان آخر. يمكن استخدام حسابات السحب الجديدة بعد يوم. إن لم تكن أنت من فعل ذلك، فتواصل مع خدمة العملاء فورًا.',
    },
  },
} satisfies Record<string, Message>;
