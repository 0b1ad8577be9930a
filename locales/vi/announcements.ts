import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Tất cả thông báo',
    none: 'Không có thông báo',
    gone: 'Nội dung này không còn nữa',
    goneHint: 'Có thể đã kết thúc. Các nội dung khác vẫn còn.',
    unread: 'Mới',
    trimmed:
      'Nội dung này quá dài nên không thể hiển thị hết. Hãy liên hệ chăm sóc khách hàng để biết phần còn lại.',
    longTerm: 'Dài hạn',
    period: '{{from}} – {{until}}',
    since: 'Từ {{from}}',
    until: 'Đến {{until}}',
  },

  promotions: {
    forYou: 'Dành cho bạn',
    all: 'Tất cả khuyến mãi',
    none: 'Chưa có khuyến mãi nào',
    noneHint: 'Hãy quay lại sớm: mỗi tuần đều có khuyến mãi mới.',
    toRewards: 'Đến trung tâm phần thưởng',
    more: 'Thêm {{share}}',
    back: 'Hoàn {{share}}',
    bonus: 'Thưởng {{amount}}',
    upTo: 'tối đa {{amount}}',
    allGames: 'mọi trò chơi',
    promise: {
      depositShare: 'Nạp từ {{least}} và nhận thêm {{share}}, tối đa {{amount}}.',
      depositFixed: 'Nạp từ {{least}} và nhận thêm {{amount}}.',
      betsShare: 'Hoàn {{share}} tiền cược ở {{games}}, tối đa {{amount}}.',
      betsFixed: 'Cược {{least}} ở {{games}} và nhận {{amount}}.',
      application: 'Đăng ký bằng vài lời và ảnh. Khi được duyệt, bạn nhận {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Chào mừng bạn',
  },
} satisfies Messages<'VI'>['announcements'];
