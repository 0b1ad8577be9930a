import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Hãy nhập số tiền.',
      malformed: 'Hãy nhập số tiền bằng chữ số, ví dụ 1000 hoặc 1000.50.',
      unclear:
        'Dấu chấm này ngăn cách hàng nghìn hay phần thập phân? Hãy nhập số tiền không có dấu ngăn cách hàng nghìn, nhiều nhất hai chữ số thập phân.',
      tooFine: 'Hãy nhập số tiền có nhiều nhất hai chữ số thập phân.',
      zero: 'Hãy nhập số tiền lớn hơn 0.',
    },
    copy: 'Sao chép {{name}}',
    copied: 'Đã sao chép',
    notCopied: 'Không sao chép được. Hãy nhấn giữ và tự sao chép.',
    clearAmount: 'Xóa số tiền',
    nothingToSend: 'Hiện bạn không có tiền để rút hoặc gửi.',
    steps: 'Diễn biến đến nay',
    digit: 'Chữ số {{place}} trên 6',
    showDigits: 'Hiện chữ số',
    minutesLeft_other: 'Còn {{count}} phút',
    timeOver: 'Đã hết giờ.',
    demands: {
      title: 'Trước khi tiếp tục',
      until: 'Đến',
      email: 'Xác minh email',
      mobile: 'Xác minh số điện thoại',
      payeeName: 'Cho biết tên của bạn',
      ownLimit: 'Xem hạn mức của bạn',
      limitsOffer: 'Quyết định về hạn mức',
      service: 'Hỏi chăm sóc khách hàng',
    },
  },
  paymentConfirmation: {
    label: 'Mật khẩu thanh toán',
    incomplete: 'Hãy nhập đủ sáu chữ số.',
    wrong_other: 'Đó không phải mật khẩu thanh toán của bạn; còn {{count}} lần thử.',
    unsure: 'Vẫn đang hỏi; tiền của bạn an toàn.',
    stopped:
      'Chúng tôi chưa xác nhận được. Tiền của bạn an toàn. Hãy kiểm tra lại: việc này sẽ không lặp lại.',
    askAgain: 'Kiểm tra lại',
    forgotten: 'Quên rồi?',
    lockedUntil: 'Bị khóa đến {{time}}.',
    locked:
      'Sai năm lần. Cho đến lúc đó bạn không thể xác nhận gì trên bất kỳ thiết bị nào, kể cả với mật khẩu thanh toán mới. Tiền của bạn an toàn.',
    timeLeft: 'Thời gian còn lại',
    recover: 'Tôi quên rồi: chọn mật khẩu mới',
    missing: 'Bạn chưa đặt mật khẩu thanh toán.',
    set: 'Đặt mật khẩu thanh toán',
    isSet: 'Tôi đã đặt',
  },
} satisfies Messages<'VI'>['payments'];
