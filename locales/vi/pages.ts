import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    loading: 'Vẫn đang tải. Xin chờ một lát.',
    late: 'Một phần của trang chưa tải được. Bạn có thể đọc, nhưng các nút chưa hoạt động.',
    noScript:
      'Không có JavaScript vẫn đọc được trang này và dùng được liên kết. Để đăng nhập và chơi, hãy cho phép JavaScript.',
  },
} satisfies Messages<'VI'>['pages'];
