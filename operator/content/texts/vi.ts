import type { ContentTexts } from './texts.ts';

export const vi: ContentTexts = {
  help: {
    start: {
      title: 'Bắt đầu',
      content: '<p>Cách đăng ký và làm quen với ứng dụng.</p>',
      children: {
        signUp: {
          title: 'Tôi đăng ký thế nào?',
          content:
            '<p>Chạm <strong>Đăng ký</strong>, chọn tên đăng nhập và mật khẩu ít nhất tám ký tự, rồi xác nhận bạn từ {age} tuổi trở lên.</p>',
        },
        trial: {
          title: 'Có thể chơi thử không mất tiền không?',
          content:
            '<p>Có. Tài khoản dùng thử chơi bằng tiền chơi thử, không mua được và không rút được. Trò chơi chỉ dành cho tài khoản thật sẽ báo rõ.</p>',
        },
        find: {
          title: 'Tôi tìm trò chơi thế nào?',
          content:
            '<p>Mở một danh mục, tìm theo tên, hoặc lọc theo hãng, thể loại và mức cược tối thiểu. Hình trái tim giữ trò chơi trong bộ sưu tập của bạn.</p>',
        },
      },
    },
    money: {
      title: 'Nạp và rút tiền',
      content: '<p>Cách nạp tiền vào số dư và rút tiền về.</p>',
      children: {
        cashIn: {
          title: 'Tôi nạp được bao nhiêu?',
          content:
            '<p>Chạm Nạp tiền và chọn phương thức thanh toán. Mỗi phương thức cho biết số tiền nhỏ nhất và lớn nhất.</p>',
        },
        withdraw: {
          title: 'Rút tiền mất bao lâu?',
          content:
            '<p>Chạm Rút tiền. Trước khi xác nhận, bạn thấy khi nào tiền đến. Sau đó bạn theo dõi được từng bước.</p>',
        },
        balance: {
          title: 'Số dư của tôi có vẻ sai',
          content:
            '<p>Đóng trò chơi và làm mới số dư. Mọi khoản cược và thắng đều được ghi lại. Nếu thiếu gì, hãy liên hệ chăm sóc khách hàng.</p>',
        },
      },
    },
    games: {
      title: 'Trò chơi',
      content: '<p>Luật, kết quả và gián đoạn.</p>',
      children: {
        connection: {
          title: 'Mất kết nối giữa ván',
          content:
            '<p>Ván đã được nhận vẫn được kết toán dù bạn không có mặt. Mở lại trò chơi để xem kết quả.</p>',
        },
        closed: {
          title: 'Trò chơi không mở',
          content: '<p>Có thể trò chơi đang bảo trì. Hãy thử lại sau, hoặc chơi trò khác của cùng hãng.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Chơi an toàn',
      content: '<p>Chơi chỉ nên là giải trí. Chỉ dành cho người từ {age} tuổi.</p>',
      children: {
        limits: {
          title: 'Đặt hạn mức',
          content:
            '<p>Ở trang <strong>Chơi trong hạn mức</strong>, bạn có thể giới hạn số tiền nạp, cược, thua và thời gian chơi. Giảm hạn mức có hiệu lực ngay; tăng thì phải chờ một thời gian rồi bạn xác nhận lại.</p>',
        },
        break: {
          title: 'Tạm nghỉ',
          content:
            '<p>Ở trang <strong>Chơi trong hạn mức</strong>, bạn có thể tạm nghỉ hoặc tự loại trừ. Có hiệu lực ngay và không ai có thể kết thúc sớm. Bạn vẫn rút tiền được.</p>',
        },
      },
    },
    account: {
      title: 'Tài khoản và bảo mật',
      content: '<p>Giữ tài khoản của bạn an toàn.</p>',
      children: {
        password: {
          title: 'Tôi quên mật khẩu',
          content:
            '<p>Chạm <strong>Quên mật khẩu</strong> ở trang đăng nhập. Mã được gửi qua SMS hoặc email và dùng được trong mười phút.</p>',
        },
        locked: {
          title: 'Tài khoản của tôi bị khóa',
          content:
            '<p>Nhập sai mật khẩu quá nhiều lần sẽ khóa tài khoản một thời gian. Hãy chờ, hoặc liên hệ chăm sóc khách hàng.</p>',
        },
      },
    },
  },
  terms: {
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
          'Chơi game là giải trí, không phải thu nhập. Ở trang “Chơi trong hạn mức”, bạn có thể giới hạn số tiền nạp, cược hoặc thua, tạm nghỉ hoặc tự loại trừ. Không ai có thể kết thúc sớm kỳ tạm nghỉ hay tự loại trừ.',
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
          'Chỉ được nạp và rút tiền bằng tên của chính bạn. {merchant} có thể kiểm tra danh tính trước khi rút và giữ lại khoản tiền có được từ gian lận hoặc trái pháp luật cho đến khi làm rõ.',
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
          'Mã qua SMS hoặc email chỉ dành cho bạn và có hiệu lực vài phút. {merchant} không bao giờ yêu cầu bạn đọc mã. Nhà mạng có thể tính phí tin nhắn ở nước ngoài.',
        ],
      },
      {
        heading: 'Những gì được ghi lại',
        paragraphs: [
          'Mỗi lần đăng nhập được ghi lại thời gian, địa chỉ IP và thiết bị để bạn và {merchant} nhận ra việc sử dụng trái phép.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Điều gì xảy ra khi bảo trì',
      content:
        '<p>Khi trang đóng để bảo trì, các trò chơi <strong>không nhận cược mới</strong>.</p><p>Các cược trước đó vẫn được kết toán như thường lệ. Số dư của bạn vẫn an toàn.</p>',
    },
    returnToPlayer: {
      title: 'Tỷ lệ hoàn trả',
      content:
        '<p>Tính trên mọi kết quả có thể, trò chơi hoàn trả phần này của tiền cược:</p><table><thead><tr><th scope="col">Trò chơi</th><th scope="col">Tỷ lệ hoàn trả</th></tr></thead><tbody><tr><td>Slot</td><td>95.46%</td></tr><tr><td>Bắn cá</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Mỗi trò chơi ghi tỷ lệ của mình trong luật. <a href="/m/gameList">Tất cả trò chơi</a></p>',
    },
    limits: {
      title: 'Chơi trong giới hạn của bạn',
      content:
        '<p>Chơi để giải trí, dành cho người từ <strong>{age} tuổi</strong>. Trước khi chơi hãy quyết định dành bao nhiêu thời gian và tiền, dừng ở đó, và nói với chúng tôi khi không còn vui.</p>',
    },
    password: {
      title: 'Đừng chia sẻ mật khẩu',
      content:
        '<p>Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh của bạn, dù qua điện thoại hay trò chuyện. Nếu có người hỏi, hãy báo cho chăm sóc khách hàng.</p>',
    },
    welcomeBack: {
      title: 'Rất vui được gặp lại',
      content:
        '<p>Mọi trò chơi <a href="/m/jl-slot">jackpot</a> dùng chung một quỹ, và cứ hai giờ lại có một trận ở mục <a href="/m/sports">thể thao</a>.</p>',
    },
    jackpotHow: {
      title: 'Trúng jackpot như thế nào',
      content:
        '<p>1% mỗi khoản tiền cược trong các trò có nhãn JACKPOT vào chung một quỹ. Mỗi ván rút một số có thể trúng cả quỹ. Luật của trò chơi ghi rõ cơ hội.</p>',
    },
    welcome: {
      title: 'Chào mừng đến Araw',
      content:
        '<p>Hơn 600 trò chơi, tính bằng peso. <a href="/m/register">Đăng ký</a> trong một phút hoặc <a href="/m/trail">chơi thử miễn phí</a> trước.</p>',
    },
    firstSteps: {
      title: 'Những bước đầu tiên',
      content:
        '<ol><li>Xác minh số điện thoại.</li><li>Đọc luật của trò chơi và tỷ lệ hoàn trả.</li><li>Chọn trò chơi và đánh dấu trái tim trò bạn thích.</li></ol>',
    },
    onePot: {
      title: 'Một quỹ cho mọi trò jackpot',
      content:
        '<p>1% mỗi khoản tiền cược vào quỹ, và ván nào cũng có thể trúng cả quỹ. Số tiền trong quỹ hiện phía trên <a href="/m/jl-slot">Nổ hũ JL</a>.</p>',
    },
    forFun: {
      title: 'Hãy chơi thử trước',
      content:
        '<p><a href="/m/trail">Tài khoản dùng thử</a> chơi bằng tiền chơi thử, không mua được và không rút được. Luật chơi và cơ hội giống như khi chơi tiền thật, trừ jackpot.</p>',
    },
    matches: {
      title: 'Trận đấu suốt ngày đêm',
      content:
        '<p>Cứ hai giờ lại có một trận, lần lượt từng giải đấu. Bạn cược được đến khi trận bắt đầu; kết quả có sau 90 phút. <a href="/m/sports">Xem các trận</a></p>',
    },
    bingo: {
      title: 'Bingo 75 bóng',
      content:
        '<p>Mỗi ván gọi 36 trong 75 quả bóng. Các dòng đầy và bốn góc được trả thưởng.</p><p><img src="{picture}" alt="Các quả bóng bingo quanh một tấm vé"></p>',
    },
    draws: {
      title: 'Quay số từng phút',
      content:
        '<p>Xổ số quay mỗi mười phút, ba phút hoặc một phút, từ hạt giống đã cố định trước khi bạn cược. <a href="/m/lottery">Xem xổ số</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala hoặc hòa',
      content:
        '<p>Ba cửa để cược, mỗi cửa có tỷ lệ trả thưởng riêng. Luật chơi ghi rõ tỷ lệ hoàn trả của từng cửa.</p>',
    },
    jackpotWon: {
      title: 'Jackpot có thể trúng',
      content:
        '<p>Ván nào của trò có jackpot cũng có thể trúng, và cược gấp đôi thì cơ hội gấp đôi. <a href="/m/jl-slot">Xem quỹ đang có bao nhiêu</a></p>',
    },
    newGames: {
      title: 'Trò mới có nhãn riêng',
      content:
        '<p>Trò chơi mới của Palaro Play, Bahaghari Studios, Mayon Works và các hãng khác mang nhãn MỚI.</p>',
    },
    teamFigures: {
      title: 'Số liệu đội là của lúc xem',
      content: '<p>Mỗi khi bạn xem, số tiền đội của bạn cược, thắng và thua được cộng lại từ sổ cái.</p>',
    },
    contracts: {
      title: 'Hợp đồng giữ nguyên điều khoản',
      content:
        '<p>Điều khoản được ghi rõ ngay khi hợp đồng được đề nghị. Hợp đồng đang chạy vẫn giữ điều khoản của mình.</p>',
    },
    holidayHours: {
      title: 'Giờ chăm sóc khách hàng dịp lễ',
      content: '<p>Trong dịp lễ, chúng tôi trả lời trò chuyện từ 08:00 đến 22:00.</p>',
    },
  },
  banners: {
    games: { title: 'Hơn 600 trò chơi bằng peso', subtitle: 'Từ một centavo mỗi ván · chỉ từ {age} tuổi' },
    jackpot: { title: 'Jeepney Nổ Hũ', subtitle: 'Một quỹ, mọi ván góp vào, một người trúng' },
    sports: { title: 'Cổ vũ đội của bạn', subtitle: 'Cứ hai giờ lại có một trận' },
    fishing: { title: 'Săn cá ở Tubbataha', subtitle: 'Cá voi trả 96 lần tiền cược' },
    tables: { title: 'Bàn chơi bên Vịnh Manila', subtitle: 'Sáu mươi bàn, mở ngày đêm' },
    join: { title: 'Tham gia Araw hôm nay', subtitle: 'Hoặc xem trước: hơn 600 trò chơi' },
    exclusive: { title: 'Chỉ có tại Araw: Trâu Phát Tài', subtitle: 'Độc quyền từ JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Thưởng ₱100', about: 'Vào ví thưởng ngay.' },
    'bonus-500': { title: 'Thưởng ₱500', about: 'Vào ví thưởng ngay.' },
    parol: {
      title: 'Đèn sao vỏ sò Capiz, 40 cm',
      about: 'Làm thủ công tại Pampanga, kèm bóng đèn và dây 2 m.',
    },
    fan: { title: 'Quạt tay Abaniko', about: 'Đan bằng lá buông.' },
    jeepney: { title: 'Mô hình jeepney vẽ tay', about: 'Độc bản, dài 18 cm.' },
    basketball: { title: 'Bóng rổ, cỡ 7', about: 'Dùng trong nhà và ngoài trời.' },
    headset: { title: 'Tai nghe không dây', about: 'Bluetooth, 30 giờ mỗi lần sạc.' },
  },
};
