import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Nổ hũ, casino trực tuyến, bắn cá, thể thao và bingo trên điện thoại của bạn.',
    loading: 'Vẫn đang tải. Xin chờ một lát.',
    late: 'Một phần của trang chưa tải được. Bạn có thể đọc, nhưng các nút chưa hoạt động.',
    noScript:
      'Không có JavaScript vẫn đọc được trang này và dùng được liên kết. Để đăng nhập và chơi, hãy cho phép JavaScript.',
    tooOld:
      'Trình duyệt này quá cũ để dùng trang web. Hãy cập nhật hoặc mở trang này bằng trình duyệt mới hơn.',
    askService: 'Hoặc liên hệ bộ phận chăm sóc khách hàng:',
  },
} satisfies Messages<'VI'>['pages'];
