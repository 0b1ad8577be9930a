import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} cho bạn, {{friend}} cho bạn bè',
    promiseOwn: '{{own}} cho bạn',
    when_other: 'Cho mỗi người bạn từ {{age}} tuổi đăng ký qua liên kết của bạn, trong {{count}} ngày.',
    qr: 'Mã QR của liên kết',
    code: 'Mã của bạn',
    copy: 'Sao chép mã',
    link: 'Liên kết của bạn',
    copyLink: 'Sao chép liên kết',
    copied: { code: 'Đã sao chép mã.', link: 'Đã sao chép liên kết.' },
    notCopied: 'Không sao chép được. Hãy chọn và tự sao chép.',
    share: 'Chia sẻ liên kết',
    invited: 'Đã mời',
    rewarded: 'Đã thưởng',
    earned: 'Đã nhận',
    earns: 'Được thưởng vì điều gì',
    joins: 'Bạn bè đăng ký',
    nothing: 'Chưa có gì',
    deposit: 'Lần nạp đầu tiên từ {{amount}}',
    forFriend: 'và {{amount}} cho bạn bè',
    bets: 'Tổng cược đã kết toán {{amount}}',
    turnover: 'Cược gấp {{factor}} × mỗi phần thưởng trước khi rút.',
    free: 'Phần thưởng vào số dư của bạn, không cần cược.',
    checked:
      'Người bạn có vẻ là chính bạn, hoặc dùng chung tài khoản nhận tiền hay thiết bị với bạn, sẽ được người kiểm tra trước khi được thưởng.',
    friends: 'Bạn bè',
    joined: 'Đăng ký {{day}}',
    none: 'Chưa có ai đăng ký qua liên kết của bạn.',
    newest_other: 'Hiển thị {{count}} người mới nhất.',
  },
} satisfies Messages<'VI'>['invitation'];
