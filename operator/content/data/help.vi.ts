import type { HelpTopic } from './types.ts';

export const vietnameseHelp: readonly HelpTopic[] = [
  {
    title: 'Bắt đầu',
    content: '<p>Cách mở tài khoản và tìm đường.</p>',
    children: [
      {
        title: 'Tôi đăng ký thế nào?',
        content:
          '<p>Chạm <strong>Tạo tài khoản</strong>, chọn tên đăng nhập và mật khẩu ít nhất tám ký tự, rồi xác nhận bạn từ {age} tuổi trở lên.</p>',
      },
      {
        title: 'Có thể chơi thử không mất tiền không?',
        content:
          '<p>Có. Tài khoản dùng thử chơi bằng tiền ảo, không mua được và không rút được. Trò chơi chỉ dành cho tài khoản thật sẽ báo rõ.</p>',
      },
      {
        title: 'Tôi tìm trò chơi thế nào?',
        content:
          '<p>Mở một danh mục, tìm theo tên, hoặc lọc theo hãng, thể loại và mức cược tối thiểu. Hình trái tim giữ trò chơi trong bộ sưu tập của bạn.</p>',
      },
    ],
  },
  {
    title: 'Nạp và rút tiền',
    content: '<p>Tiền vào số dư của bạn và trở lại với bạn như thế nào.</p>',
    children: [
      {
        title: 'Tôi nạp được bao nhiêu?',
        content:
          '<p>Chạm Nạp tiền và chọn cách thanh toán: mỗi cách cho biết số tiền nhỏ nhất và lớn nhất.</p>',
      },
      {
        title: 'Rút tiền mất bao lâu?',
        content: '<p>Chạm Rút tiền: trước khi xác nhận bạn thấy khi nào tiền đến, sau đó thấy từng bước.</p>',
      },
      {
        title: 'Số dư của tôi có vẻ sai',
        content:
          '<p>Đóng trò chơi và làm mới số dư. Nhà điều hành lưu mãi mọi khoản cược và thắng; nếu thiếu, hãy viết cho chăm sóc khách hàng.</p>',
      },
    ],
  },
  {
    title: 'Trò chơi',
    content: '<p>Luật, kết quả và gián đoạn.</p>',
    children: [
      {
        title: 'Mất kết nối giữa ván',
        content:
          '<p>Ván đã được nhận vẫn được kết toán dù bạn không có mặt. Mở lại trò chơi để xem kết quả.</p>',
      },
      {
        title: 'Trò chơi không mở',
        content:
          '<p>Có thể trò chơi đang bảo trì. Các trò khác của cùng hãng thường vẫn chạy; hãy thử lại sau.</p>',
      },
    ],
  },
  {
    title: 'Chơi an toàn',
    content: '<p>Chơi chỉ nên là giải trí. Chỉ dành cho người từ {age} tuổi.</p>',
    children: [
      {
        title: 'Đặt giới hạn',
        content:
          '<p>Chưa thể đặt giới hạn trong ứng dụng. Trước khi chơi hãy quyết định dành bao nhiêu thời gian và tiền, rồi dừng ở đó.</p>',
      },
      {
        title: 'Tạm nghỉ',
        content:
          '<p>Chưa thể đóng tài khoản trong ứng dụng. Hãy đăng xuất, và viết cho chăm sóc khách hàng khi chơi không còn vui.</p>',
      },
    ],
  },
  {
    title: 'Tài khoản và bảo mật',
    content: '<p>Giữ tài khoản là của riêng bạn.</p>',
    children: [
      {
        title: 'Tôi quên mật khẩu',
        content:
          '<p>Chạm <strong>Quên mật khẩu</strong> ở trang đăng nhập. Mã được gửi qua SMS hoặc email và dùng được trong mười phút.</p>',
      },
      {
        title: 'Tài khoản của tôi bị khóa',
        content:
          '<p>Sau nhiều lần sai mật khẩu, tài khoản tạm nghỉ một lúc. Hãy chờ hoặc viết cho chăm sóc khách hàng.</p>',
      },
    ],
  },
];
