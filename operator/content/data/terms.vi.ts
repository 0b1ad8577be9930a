import type { TermsText } from './termsText.ts';

export const vietnameseTerms: TermsText = {
  register: [
    {
      heading: 'Ai được đăng ký',
      paragraphs: [
        'Bạn phải đủ {age} tuổi và đủ tuổi chơi theo luật tại nơi bạn ở. Khi đăng ký, bạn xác nhận cả hai điều này. {merchant} có thể yêu cầu giấy tờ chứng minh bất cứ lúc nào và sẽ đóng tài khoản của người chưa đủ tuổi.',
        'Không được chơi từ nơi cấm trò chơi trực tuyến có thưởng và không được đăng ký thay người khác.',
      ],
    },
    {
      heading: 'Mỗi người một tài khoản',
      paragraphs: [
        'Bạn chỉ được có một tài khoản. Họ tên, số điện thoại và thông tin thanh toán phải là của chính bạn và đúng sự thật. Nhiều tài khoản của cùng một người có thể bị gộp hoặc đóng; tiền thắng từ khuyến mãi nhận hai lần sẽ không được trả.',
      ],
    },
    {
      heading: 'Thông tin của bạn và cách sử dụng',
      paragraphs: [
        '{merchant} lưu thông tin bạn nhập, địa chỉ IP và thời điểm đăng ký để quản lý tài khoản, trả tiền cho bạn, chống gian lận và tuân thủ pháp luật, và không bán chúng. Bạn có thể yêu cầu xem, sửa hoặc xóa; phần pháp luật buộc lưu giữ sẽ được giữ đúng thời hạn.',
      ],
    },
    {
      heading: 'Mật khẩu của bạn',
      paragraphs: [
        'Hãy chọn mật khẩu không dùng ở nơi khác và không cho ai biết; {merchant} không bao giờ hỏi mật khẩu. Mọi việc làm bằng tên đăng nhập và mật khẩu của bạn được coi là do bạn làm cho đến khi bạn báo bị đánh cắp.',
      ],
    },
    {
      heading: 'Lời mời',
      paragraphs: [
        'Nếu đăng ký bằng mã mời của đại lý, bạn thuộc đội của đại lý đó và không thể đổi mã về sau.',
      ],
    },
    {
      heading: 'Chơi có trách nhiệm',
      paragraphs: [
        'Chơi game là giải trí, không phải thu nhập. Bạn có thể nhờ chăm sóc khách hàng đặt hạn mức hoặc tạm ngừng, ngừng hẳn việc chơi; việc ngừng sẽ không được gỡ sớm.',
      ],
    },
  ],
  userAgreement: [
    {
      heading: 'Về thỏa thuận này',
      paragraphs: [
        'Thỏa thuận này giữa bạn và {merchant}, áp dụng mỗi khi bạn dùng trang web hoặc ứng dụng. Nếu không đồng ý, vui lòng không sử dụng.',
      ],
    },
    {
      heading: 'Cược và kết quả',
      paragraphs: [
        'Cược có hiệu lực khi máy chủ đã nhận và sau đó không thể rút lại. Dữ liệu của máy chủ quyết định tiền cược, kết quả và tiền thắng. Ván bị gián đoạn sẽ được hoàn tất hoặc hoàn tiền cược theo luật của trò chơi. Cược và tiền thắng do lỗi hiển nhiên không có giá trị.',
      ],
    },
    {
      heading: 'Nạp và rút tiền',
      paragraphs: [
        'Chỉ được nạp và rút tiền bằng tên của chính bạn. {merchant} có thể kiểm tra danh tính trước khi rút và giữ lại khoản tiền có dấu hiệu gian lận hoặc trái pháp luật cho đến khi làm rõ.',
      ],
    },
    {
      heading: 'Điều không được phép',
      paragraphs: [
        'Không được dùng bot, gian lận, thông đồng chống người khác, lợi dụng lỗi trò chơi, rửa tiền, gây rối hoặc tấn công dịch vụ. Tài khoản vi phạm sẽ bị đóng và được báo cáo khi pháp luật yêu cầu.',
      ],
    },
    {
      heading: 'Hoạt động và trách nhiệm',
      paragraphs: [
        'Dịch vụ có thể tạm dừng để bảo trì hoặc do sự cố. {merchant} chịu trách nhiệm về thiệt hại do cố ý hoặc sơ suất nghiêm trọng và về số dư của bạn, nhưng không chịu trách nhiệm về những ván không thể chơi trong thời gian đó.',
      ],
    },
    {
      heading: 'Thay đổi, khiếu nại và luật áp dụng',
      paragraphs: [
        'Thay đổi được thông báo trên trang trước khi có hiệu lực; ai không đồng ý có thể rút số dư và đóng tài khoản. Khiếu nại gửi đến chăm sóc khách hàng và được trả lời trong 14 ngày. Áp dụng pháp luật Philippines.',
      ],
    },
  ],
  login: [
    {
      heading: 'Đăng nhập',
      paragraphs: [
        'Khi đăng nhập, bạn xác nhận mình là chủ tài khoản, đủ {age} tuổi và đồng ý với bản hiện hành của thỏa thuận người dùng.',
      ],
    },
    {
      heading: 'Giữ an toàn tài khoản',
      paragraphs: [
        "Hãy đăng xuất trên thiết bị có người khác dùng. Trong 'Trung tâm bảo mật' bạn xem được mình đang đăng nhập ở đâu và kết thúc từng phiên. Sau nhiều lần sai mật khẩu hoặc mã, việc đăng nhập bị trì hoãn để bảo vệ bạn.",
      ],
    },
    {
      heading: 'Mã xác minh',
      paragraphs: [
        'Mã qua SMS hoặc e-mail chỉ dành cho bạn và có hiệu lực vài phút. {merchant} không bao giờ yêu cầu bạn đọc mã. Nhà mạng có thể tính phí tin nhắn ở nước ngoài.',
      ],
    },
    {
      heading: 'Những gì được ghi lại',
      paragraphs: [
        'Mỗi lần đăng nhập được ghi lại thời gian, địa chỉ IP và thiết bị để bạn và {merchant} nhận ra việc sử dụng trái phép.',
      ],
    },
  ],
};
