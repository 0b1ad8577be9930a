import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Cập nhật ứng dụng',
    ready: 'Đã có phiên bản mới.',
    take: 'Cập nhật',
    later: 'Để sau',
  },

  install: {
    lead: 'Mở toàn màn hình từ màn hình chính và khởi động nhanh hơn.',
    android: 'Điện thoại Android',
    ios: 'iPhone và iPad',
    forAndroid: 'Tải cho Android',
    forIos: 'Tải cho iPhone và iPad',
    profile: 'Tải hồ sơ cấu hình',
    install: 'Cài đặt ngay',
    addToHome: 'Thêm vào màn hình chính',
    guides: 'Tất cả hướng dẫn',
    useSafari:
      'Chỉ Safari mới cài được cấu hình. Hãy mở menu của ứng dụng hoặc trình duyệt này và chọn ‘Mở trong Safari’.',
    noLink: 'Hiện chưa có bản tải xuống. Bạn có thể dùng từ màn hình chính.',
    noticeTitle: 'Thông báo',
    noticeText: 'Vui lòng dùng Safari để tải ứng dụng.',
    tooOld: 'iOS của bạn quá cũ cho ứng dụng. Vui lòng cập nhật lên iOS 12.4 trở lên.',
    needsUpdate: 'Ứng dụng cần iOS 12.4 trở lên.',
    scanTitle: 'Trên điện thoại',
    scanText: 'Quét mã này bằng camera điện thoại của bạn.',
    scanCode: 'Mã QR địa chỉ của trang này',
    links: 'Thêm từ chúng tôi',
    affiliate: 'Trở thành đối tác',
    guide: {
      androidApp: {
        title: 'Cài đặt ứng dụng',
        step1: 'Chạm ‘Tải cho Android’ và chờ tệp.',
        step2: 'Mở tệp. Nếu được hỏi, hãy cho phép trình duyệt cài ứng dụng.',
        step3: 'Chạm ‘Cài đặt’, rồi ‘Mở’.',
      },
      androidHome: {
        title: 'Thêm vào màn hình chính',
        step1: 'Mở menu của trình duyệt.',
        step2: 'Chọn ‘Thêm vào màn hình chính’ hoặc ‘Cài đặt ứng dụng’.',
        step3: 'Chạm ‘Thêm’. Biểu tượng nằm trên màn hình chính.',
      },
      iosHome: {
        title: 'Thêm vào màn hình chính',
        step1: 'Mở trang này trong Safari và chạm ‘Chia sẻ’.',
        step2: 'Chọn ‘Thêm vào Màn hình chính’.',
        step3: 'Chạm ‘Thêm’. Biểu tượng nằm trên màn hình chính.',
      },
      profile: {
        title: 'Cài hồ sơ cấu hình',
        step1: 'Chạm ‘Tải hồ sơ cấu hình’, rồi ‘Cho phép’.',
        step2: 'Mở Cài đặt và chạm ‘Đã tải về hồ sơ’.',
        step3: 'Chạm ‘Cài đặt’. Biểu tượng nằm trên màn hình chính.',
      },
      profileByHand: {
        title: 'Tự cài hồ sơ cấu hình (iOS 17 trở lên)',
        step1: 'Chạm ‘Tải hồ sơ cấu hình’, rồi ‘Cho phép’ và ‘Đóng’.',
        step2: 'Mở Cài đặt › Cài đặt chung › Quản lý VPN & thiết bị và chọn hồ sơ.',
        step3: 'Chạm ‘Cài đặt’ và nhập mật mã. Biểu tượng nằm trên màn hình chính.',
      },
    },
  },
} satisfies Messages<'VI'>['install'];
