import type { Messages } from '../messages.ts';

export const agents = {
  agentHome: {
    greeting: {
      morning: 'Chào buổi sáng',
      earlyAfternoon: 'Chào buổi trưa',
      lateAfternoon: 'Chào buổi chiều',
      evening: 'Chào buổi tối',
    },
    team: 'Đội của bạn hôm nay',
    loggedIn: 'Đã đăng nhập',
    bet: 'Đã đặt cược',
    registered: 'Thành viên mới',
    online: 'Đang trực tuyến',
    shortcuts: 'Đội và tài khoản của bạn',
    onlineService: 'Hỗ trợ trực tuyến',
    footer: 'Menu đại lý',
    dividendOffer: 'có đề nghị đang chờ bạn',
  },

  contract: {
    status: {
      requested: 'Đang chờ bạn quyết định',
      active: 'Đang có hiệu lực',
      declined: 'Đã từ chối',
      withdrawn: 'Đã rút lại',
      lapsed: 'Đã hết hạn',
      ended: 'Đã kết thúc',
    },
    current: 'Có hiệu lực cho đến khi bạn quyết định',
    terms: 'Điều khoản',
    teamBets: 'Cược của đội từ',
    teamLosses: 'Thua của đội từ',
    activeMembers: 'Thành viên hoạt động',
    rate: 'Phần của bạn',
    offeredAt: 'Đề nghị ngày {{date}}',
    decidedAt: 'Quyết định ngày {{date}}',
    accept: 'Chấp nhận',
    decline: 'Từ chối',
    acceptTitle: 'Chấp nhận hợp đồng này?',
    acceptText: 'Hợp đồng có hiệu lực ngay và thay thế hợp đồng hiện tại.',
    declineTitle: 'Từ chối hợp đồng này?',
    declineText: 'Đề nghị sẽ đóng lại. Hợp đồng đang có hiệu lực vẫn giữ nguyên.',
    accepted: 'Đã chấp nhận hợp đồng',
    declined: 'Đã từ chối hợp đồng',
    decidedElsewhere: 'Hợp đồng này đã được quyết định ở nơi khác. Đây là trạng thái hiện tại.',
    none: 'Chưa có hợp đồng',
    noneHint: 'Khi có đề nghị, bạn sẽ thấy ở đây.',
    history: 'Lịch sử',
    noHistory: 'Chưa có hợp đồng nào được quyết định',
  },

  contractPrompts: {
    text: 'Bạn được đề nghị hợp đồng này. Vui lòng đọc điều khoản rồi chấp nhận hoặc từ chối.',
    later: 'Để sau',
    go: 'Xem hợp đồng',
  },
} satisfies Messages['agents'];
