import type { Translated } from './texts.ts';

export const vi: Translated<'other'> = {
  demands: {
    selfExcluded: 'Bạn đã tự loại trừ khỏi trò chơi. Bạn vẫn xem được lịch sử và rút tiền.',
    closed: 'Tài khoản của bạn đã đóng nạp tiền. Bạn vẫn xem được lịch sử và rút tiền.',
    review: 'Chúng tôi đang kiểm tra tài khoản của bạn; sau đó bạn có thể nạp lại.',
    ownLimit:
      'Bạn đã đạt hạn mức nạp {amount} do chính bạn đặt; bạn có thể nạp lại khi hạn mức được đặt lại.',
    limitsOffer:
      'Trước tiên hãy quyết định có giới hạn số tiền nạp, cược hoặc thua hay không. Bạn cũng có thể từ chối.',
    terms:
      'Điều khoản của chúng tôi đã thay đổi. Hãy đọc và đồng ý trước khi nạp tiền. Dù đồng ý hay không, bạn vẫn rút tiền được.',
    email: 'Hãy xác nhận địa chỉ email của bạn trước.',
    mobile: 'Hãy xác nhận số điện thoại của bạn trước.',
    payeeName: 'Hãy cho biết tên trên tài khoản ngân hàng của bạn trước.',
    identity: 'Hãy xác minh danh tính trước.',
    receivable:
      'Còn nợ {amount} do điều chỉnh; lần nạp tiếp theo sẽ trả khoản này trước, sau đó bạn rút tiền được lại.',
  },
  accountDemands: {
    review: 'Tài khoản này đang được kiểm tra.',
    waiting: 'Tài khoản này mới thêm và chưa dùng được.',
  },
  codes: {
    login: {
      title: 'Mã đăng nhập của bạn',
      text: '{code} là mã đăng nhập của bạn.',
    },
    register: {
      title: 'Mã đăng ký của bạn',
      text: '{code} là mã đăng ký của bạn.',
    },
    password: {
      title: 'Mã đặt mật khẩu mới của bạn',
      text: '{code} là mã để bạn đặt mật khẩu mới.',
    },
    identity: {
      title: 'Mã xác minh số của bạn',
      text: '{code} là mã xác minh số của bạn.',
    },
    owner: {
      title: 'Mã xác minh đó là bạn',
      text: '{code} là mã xác minh đó chính là bạn.',
    },
    contact: {
      title: 'Mã xác minh địa chỉ này cho tài khoản của bạn',
      text: '{code} là mã xác minh địa chỉ này cho tài khoản của bạn.',
    },
    use_other:
      'Mã dùng được một lần, trong {count} phút. Đừng chia sẻ với ai. Nếu bạn không yêu cầu, hãy bỏ qua tin nhắn này.',
  },
  letters: {
    passwordChanged: {
      title: 'Mật khẩu của bạn đã được đổi',
      text: 'Mật khẩu của bạn đã được đổi, và bạn đã bị đăng xuất ở mọi nơi khác. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    emailChanged: {
      title: 'Địa chỉ email của bạn đã được đổi',
      text: 'Địa chỉ email của bạn nay là {address}, và bạn đã bị đăng xuất ở mọi nơi khác. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay. Họ sẽ khóa tài khoản và trả lại cho bạn.',
    },
    mobileChanged: {
      title: 'Số điện thoại của bạn đã được đổi',
      text: 'Số điện thoại của bạn nay là {address}, và bạn đã bị đăng xuất ở mọi nơi khác. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay. Họ sẽ khóa tài khoản và trả lại cho bạn.',
    },
  },
  fieldRules: {
    username: 'Tài khoản không đúng định dạng: {least} đến {most} chữ cái, chữ số hoặc dấu gạch dưới',
    password: 'Mật khẩu không đúng định dạng: 8 đến 64 ký tự, có chữ cái và chữ số',
    mobile: 'Vui lòng nhập số điện thoại hợp lệ',
    code: 'Nhập mã xác minh',
    loginPassword: 'Mật khẩu không đúng định dạng',
    range: '{least} đến {most}',
    digits: 'Không đúng định dạng: {range} chữ số',
    characters: 'Không đúng định dạng: {range} ký tự',
    recommender:
      'Không đúng định dạng: {range} chữ cái, chữ số hoặc dấu gạch dưới, như trong tên đăng nhập hoặc số của người giới thiệu',
    bankName: 'Không đúng định dạng: {range} chữ cái, đúng như tên trên tài khoản ngân hàng của bạn',
    hyphens: 'Không đúng định dạng: {range} chữ cái, chữ số hoặc dấu gạch nối',
    dots: 'Không đúng định dạng: {range} chữ cái, chữ số hoặc dấu chấm',
    handle: 'Không đúng định dạng: {range} chữ cái, chữ số, dấu gạch nối hoặc dấu gạch dưới',
    lineId: 'Không đúng định dạng: {range} chữ thường, chữ số, dấu chấm, dấu gạch nối hoặc dấu gạch dưới',
    phone: 'Không đúng định dạng: {range} chữ số, dấu cách hoặc dấu gạch nối',
  },
  protection: {
    breakOver: {
      title: 'Kỳ tạm nghỉ của bạn đã kết thúc',
      text: 'Bạn có thể chơi lại. Các giới hạn vẫn như bạn đã đặt; bạn có thể hạ xuống bất cứ lúc nào.',
    },
    exclusionOver: {
      title: 'Thời hạn tự loại trừ của bạn đã hết',
      text: 'Việc chơi vẫn đóng. Nếu muốn chơi lại, bạn có thể yêu cầu; sẽ mở sau thời gian chờ.',
    },
    returned: {
      title: 'Bạn có thể chơi lại',
      text: 'Theo yêu cầu của bạn, việc chơi đã mở lại. Trước hết hãy xem các giới hạn.',
    },
    raiseReady: {
      title: 'Giờ có thể thay đổi giới hạn của bạn',
      text: 'Giới hạn cao hơn mà bạn yêu cầu có hiệu lực khi bạn xác nhận trong vòng bảy ngày. Nếu không, giới hạn giữ nguyên.',
    },
    review: {
      title: 'Các giới hạn của bạn còn phù hợp không?',
      text: 'Đã một thời gian kể từ khi bạn xem các giới hạn. Hãy xem ở mục “Chơi trong giới hạn của bạn” chúng còn phù hợp không.',
    },
  },
  offers: { stop: 'Để ngừng nhận ưu đãi này, hãy mở Cài đặt, rồi Ưu đãi và tin tức.' },
  deposits: {
    title: 'Nạp tiền {number}',
    states: {
      created: 'Đã tạo đơn; hãy chọn phương thức thanh toán.',
      waiting: 'Đang chờ bạn thanh toán.',
      processing: '{method} đã nhận khoản thanh toán; tiền đang được chuyển vào số dư của bạn.',
      inReview: 'Chúng tôi đang kiểm tra khoản thanh toán; không mất gì cả.',
      credited: '{amount} đã vào số dư của bạn.',
      failed: '{method} không thực hiện thanh toán; không có tiền nào được chuyển.',
      cancelled: 'Bạn đã hủy đơn này; không có tiền nào được chuyển.',
      expired: 'Thời gian thanh toán đã hết lúc {time}.',
      refunding: 'Đang hoàn tiền cho bạn.',
      refunded: 'Khoản thanh toán đã được hoàn tiền về nơi gửi.',
      reversed: 'Khoản thanh toán này đã bị thu hồi nên không còn trong số dư của bạn.',
    },
    owed: '{owed} trong đó không còn: phải thanh toán xong mới rút tiền được.',
    bonus: 'Trong đó {bonus} là tiền thưởng của bạn.',
    settled: '{settled} trong khoản thanh toán đã trả phần bạn còn nợ.',
  },
  withdrawals: {
    requested: {
      title: 'Đã yêu cầu rút tiền',
      text: 'Chúng tôi đã nhận yêu cầu rút {gross}. Số tiền này đang được tạm giữ.',
    },
    inReview: {
      title: 'Đơn rút đang được kiểm tra',
      text: 'Chúng tôi đang kiểm tra đơn rút này. Số tiền vẫn được tạm giữ.',
    },
    approved: {
      title: 'Đơn rút đã được duyệt',
      text: 'Đã duyệt. Tiền sẽ được gửi ngay sau đây.',
    },
    paying: {
      title: 'Tiền rút đang được chuyển',
      text: '{net} đang được chuyển đến {account}.',
    },
    paid: {
      title: 'Đã trả tiền rút',
      text: '{net} đã được trả vào {account}.',
    },
    rejected: {
      title: 'Đơn rút không được duyệt',
      text: 'Không được duyệt. {gross} đã về lại số dư của bạn.',
    },
    cancelled: {
      title: 'Đã hủy đơn rút',
      text: 'Bạn đã hủy. {gross} đã về lại số dư của bạn.',
    },
    failed: {
      title: 'Rút tiền không thành công',
      text: 'Không thể trả vào {account}. {gross} đã về lại số dư của bạn.',
    },
    returned: {
      title: 'Tiền rút bị trả về',
      text: 'Khoản chuyển bị trả về. {gross} đã về lại số dư của bạn.',
    },
    late: {
      title: 'Rút tiền lâu hơn dự kiến',
      text: 'Mất nhiều thời gian hơn chúng tôi đã nói. Chúng tôi vẫn theo dõi và tiền của bạn an toàn.',
    },
  },
  locks: {
    deposit: 'Tiền nạp còn phải chơi',
    transfer: 'Tiền được chuyển còn phải chơi',
    bonus: 'Tiền thưởng còn phải chơi',
    other: 'Tiền còn phải chơi',
  },
  withdrawalEffects: {
    stays: 'Tiền thưởng đang mở của bạn giữ nguyên.',
    forfeits:
      'Đơn rút này kết thúc tiền thưởng đang mở: tiền thưởng được thu lại, kể cả khi bạn hủy đơn rút sau đó. Tiền của bạn vẫn là của bạn.',
  },
  debts: {
    paid: {
      title: 'Đã trả nợ từ số dư',
      text: '{amount} trong số dư của bạn đã trả khoản bạn nợ.',
    },
  },
  paymentPassword: {
    set: {
      title: 'Đã đặt mật khẩu thanh toán',
      text: 'Mật khẩu thanh toán của bạn đã được đặt. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    changed: {
      title: 'Đã đổi mật khẩu thanh toán',
      text: 'Mật khẩu thanh toán của bạn đã được đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    recovered: {
      title: 'Đã đặt lại mật khẩu thanh toán',
      text: 'Mật khẩu thanh toán của bạn đã được đặt lại bằng mã, và bạn đã bị đăng xuất ở mọi nơi khác. Tài khoản nhận tiền mới dùng được sau một ngày. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Đã thêm tài khoản nhận tiền',
      text: '{account} từ nay có thể nhận tiền rút của bạn. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    addedLater: {
      title: 'Đã thêm tài khoản nhận tiền',
      text: 'Đã thêm {account}, nhưng chưa dùng được. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    approved: {
      title: 'Đã kiểm tra tài khoản nhận tiền',
      text: '{account} đã được kiểm tra và dùng được.',
    },
    chosen: {
      title: 'Đã đổi tài khoản nhận tiền',
      text: '{account} từ nay là tài khoản đầu tiên cho các đơn rút của bạn.',
    },
    removed: {
      title: 'Đã xóa tài khoản nhận tiền',
      text: '{account} đã bị xóa và không nhận tiền rút nữa.',
    },
  },
  payoutHints: {
    eWallet: 'Số điện thoại, ví dụ 0917 123 4567',
    bank_other: '{count} chữ số',
    bankOr_other: '{digits} hoặc {count} chữ số',
    crypto: 'Địa chỉ TRON: 34 ký tự, bắt đầu bằng T',
  },
  transfers: {
    sent: {
      title: 'Đã gửi tiền cho đại lý của bạn',
      text: 'Đã gửi {amount} cho {account}.',
    },
    received: {
      title: 'Đã nhận tiền',
      text: '{account} trong đội của bạn đã gửi bạn {amount}.',
    },
    sentDown: {
      title: 'Đã gửi tiền cho thành viên',
      text: 'Đã gửi {amount} cho {account}.',
    },
    receivedFromAgent: {
      title: 'Đã nhận tiền',
      text: 'Đại lý {account} của bạn đã gửi bạn {amount}.',
    },
  },
  envelopes: {
    received: {
      title: 'Bạn có một bao lì xì',
      text: 'Đại lý {account} của bạn đã gửi một bao lì xì. Bạn có thể mở đến {time}.',
    },
    emptied: {
      title: 'Tất cả bao lì xì đã được mở',
      text_other: 'Cả {count} phần trong mưa lì xì của bạn đã được mở.',
    },
    returned: {
      title: 'Mưa lì xì đã kết thúc',
      text_other: '{opened} trên {count} phần đã được mở. {amount} đã về lại số dư của bạn.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Dành cho lần nạp từ {least}.',
    underWay: 'Bạn đang tham gia rồi.',
    spent: 'Ngân sách khuyến mãi đã hết.',
    often: 'Bạn đã dùng hết số lần cho mỗi thành viên.',
    byDeposit: 'Chọn khi bạn nạp tiền.',
    noTries: 'Bạn đã hết số lần đăng ký.',
    notYet: 'Chưa bắt đầu.',
    over: 'Đã kết thúc.',
    cashedIn: 'Bạn đã nạp tiền; chương trình dành cho lần nạp đầu tiên.',
    full: 'Đã hết suất.',
    otherInTurnover: 'Một tiền thưởng khác đang chơi. Có thể nhận khi nó kết thúc.',
  },
  chosenPromotion: {
    kept: 'Suất được giữ cho bạn khi đơn này còn mở.',
    given: 'Bạn đã có: xem trung tâm phần thưởng.',
    checked: 'Chúng tôi xem xét trước và báo trong hộp thư của bạn.',
    without: 'Lần nạp này không kèm khuyến mãi: suất không còn được giữ.',
  },
  promotionConditions: {
    newcomers: 'Dành cho thành viên tham gia trước lần nạp đầu tiên.',
    everybody: 'Dành cho mọi thành viên.',
    once: 'Mỗi người một lần. Ai dùng chung tên nhận, điện thoại hoặc tài khoản rút sẽ được kiểm tra trước.',
    times_other: 'Tối đa {count} lần mỗi người, lần lượt từng lần.',
    firstDeposit: 'Tính lần nạp đầu tiên từ {least}, được ghi có trước {end}.',
    deposit: 'Tính một lần nạp từ {least}, được ghi có trước {end}.',
    bets: 'Tính cược hợp lệ {least} từ khi tham gia đến {end}, mọi trò chơi.',
    betsOf: 'Tính cược hợp lệ {least} từ khi tham gia đến {end}, ở {games}.',
    application_other:
      'Đăng ký bằng vài lời và tối đa ba ảnh; đội ngũ sẽ xem xét. Có thể đăng ký {count} lần.',
    amountOfBets: 'Bạn nhận {share}% số đó làm tiền thưởng, tối đa {most}, sau khi kết thúc.',
    fixed: 'Bạn nhận tiền thưởng {most}.',
    amount: 'Bạn nhận {share}% số đó làm tiền thưởng, tối đa {most}.',
    turnover_other:
      'Cược {factor} lần tiền thưởng trong {count} ngày để thành tiền mặt. Tiền mặt được chơi trước.',
    free: 'Được trả vào tiền mặt; không cần cược.',
    cap: 'Tối đa {cap} thành tiền mặt.',
    largestBet: 'Cược dùng tiền thưởng tối đa {bet}; cược lớn hơn không được nhận.',
    stays: 'Rút tiền không ảnh hưởng tiền thưởng.',
    forfeits: 'Rút tiền sẽ kết thúc tiền thưởng; tiền của bạn vẫn là của bạn.',
    claim_other: 'Nhận trong {count} ngày sau khi được cấp.',
    places_other: 'Có {count} suất.',
  },
  gameTypes: {
    RNG: 'nổ hũ',
    FISH: 'bắn cá',
    LIVE: 'trực tuyến',
  },
  promotionStates: {
    comingSoon: 'Sắp diễn ra',
    open: 'Đang mở',
    joined: 'Đã tham gia',
    applying: 'Đang đăng ký',
    process: 'Đang kiểm tra',
    rejected: 'Bị từ chối',
    claimable: 'Có thể nhận',
    issued: 'Đã cấp',
    claimed: 'Đã nhận',
    closed: 'Đã đóng',
  },
  promotionDecisions: {
    refused: {
      title: 'Khuyến mãi không được duyệt',
      text: 'Chúng tôi đã xem xét và không thể duyệt. Số dư của bạn không bị trừ.',
    },
    issued: {
      title: 'Khuyến mãi đã được duyệt',
      text: 'Tiền thưởng của bạn ở trung tâm phần thưởng.',
    },
  },
  rewardStates: {
    inTurnover: 'Đang chơi',
    done: 'Đã chơi đủ',
    forfeited: 'Đã từ bỏ',
    expired: 'Đã hết hạn',
    revoked: 'Đã thu hồi',
  },
  rewardSources: {
    points: 'Cửa hàng điểm',
    rank: 'Giải xếp hạng',
    levelMonth: 'Quà hằng tháng của cấp độ',
    levelUpgrade: 'Quà lên cấp độ',
    levelBirthday: 'Quà sinh nhật',
    referral: 'Bạn được mời',
    welcome: 'Đăng ký qua liên kết bạn bè',
  },
  rewards: {
    waits: {
      title: 'Bạn có phần thưởng đang chờ',
      text: '{amount} đang chờ trong trung tâm phần thưởng. Điều kiện và hạn nhận có ở đó.',
    },
    bonusEnds: {
      title: 'Tiền thưởng sắp hết hạn',
      text: 'Tiền thưởng {amount} của bạn sẽ kết thúc trong vòng một ngày. Phần còn lại sẽ được thu lại; tiền của bạn vẫn là của bạn.',
    },
    levelReached: {
      title: 'Bạn đã đạt {name}',
      text: 'Quyền lợi của {name} và điều kiện để giữ cấp độ có ở trang Quyền lợi VIP.',
    },
  },
  missions: {
    logInToday: 'Đăng nhập hôm nay',
    logIns_other: 'Đăng nhập {count} ngày',
    cashIns: 'Nạp từ {target} trở lên',
    validBets: 'Cược đã kết toán {target}',
    games_other: 'Chơi {count} trò khác nhau',
  },
  referralStates: {
    deposit: 'Chờ lần nạp đầu tiên',
    bets: 'Chờ đủ cược',
    done: 'Hoàn tất',
    ended: 'Đã hết hạn',
    inReview: 'Đang kiểm tra',
    refused: 'Không tính',
  },
  referralReasons: {
    person: 'Có vẻ là chính bạn.',
    payoutAccount: 'Dùng chung tài khoản nhận tiền.',
    device: 'Dùng chung thiết bị.',
  },
  contracts: {
    offered: {
      title: 'Bạn được đề nghị một hợp đồng',
      text: '{account} đề nghị bạn một hợp đồng. Hợp đồng có hiệu lực khi bạn chấp nhận.',
    },
    accepted: {
      title: 'Hợp đồng đã được chấp nhận',
      text: '{account} đã chấp nhận hợp đồng. Hợp đồng có hiệu lực từ kỳ tiếp theo.',
    },
    declined: {
      title: 'Hợp đồng bị từ chối',
      text: '{account} đã từ chối hợp đồng.',
    },
    ended: {
      title: 'Hợp đồng đã kết thúc',
      text: 'Hợp đồng giữa bạn và {account} đã kết thúc. Các kỳ đã bắt đầu vẫn được trả.',
    },
    owes: {
      title: 'Bạn còn nợ một khoản chi trả',
      text: 'Số dư của bạn không đủ trả {amount} cho {account} của ngày {day}. Khoản này được trả ngay khi có tiền; cho đến lúc đó chưa thể đề nghị hợp đồng mới.',
    },
    owed: {
      title: 'Bạn được nợ một khoản chi trả',
      text: 'Số dư của {account} không đủ trả {amount} của ngày {day}. Khoản này được trả ngay khi có tiền.',
    },
  },
  goodsCategories: {
    bonus: 'Thưởng',
    home: 'Gia dụng',
    sport: 'Thể thao',
    tech: 'Công nghệ',
  },
  goodsOrderStates: {
    placed: 'Đã đặt',
    packed: 'Đã đóng gói',
    sent: 'Đang giao',
    delivered: 'Đã giao',
    cancelled: 'Đã hủy, điểm đã hoàn',
  },
  goodsOrders: {
    sent: {
      title: 'Đơn của bạn đang được giao',
      text: '{title} đã được gửi. Mã bưu kiện: {parcel}.',
    },
    delivered: {
      title: 'Đơn của bạn đã được giao',
      text: '{title} đã được giao.',
    },
    cancelled: {
      title: 'Điểm của bạn đã được hoàn',
      text_other: 'Không thể giao {title}. Toàn bộ {count} điểm đã được hoàn.',
    },
  },
  points: {
    opening: 'Điểm ban đầu',
    earned: 'Từ cược đã kết toán',
    redeemed: 'Đổi: {title}',
    returned: 'Hoàn lại: {title}',
  },
  chat: {
    greeting: 'Chào {name}, tôi là Aya. Bạn có thể hỏi về nạp tiền, rút tiền, mật khẩu, hoặc gặp nhân viên.',
    answers: {
      deposit:
        'Chạm Nạp tiền và chọn phương thức thanh toán: mỗi cách cho biết số tiền nhỏ nhất và lớn nhất.',
      withdraw: 'Chạm Rút tiền: trước khi xác nhận bạn thấy khi nào tiền đến, sau đó thấy từng bước.',
      password:
        'Chạm Quên mật khẩu ở trang đăng nhập: mã gửi qua SMS hoặc email và có hiệu lực mười phút. Chúng tôi không bao giờ hỏi mật khẩu của bạn.',
      human: 'Xin chờ một chút, tôi đang gọi đồng nghiệp.',
      unknown: 'Tôi chưa hiểu. Hãy chọn một chủ đề bên dưới hoặc yêu cầu gặp nhân viên.',
    },
    taken: 'Xin chào, tôi là Ben. Tôi đã đọc những gì bạn viết. Tôi giúp gì được cho bạn?',
    noted: 'Cảm ơn bạn, tôi đã ghi lại và sẽ trả lời tại đây.',
    words: {
      deposit: 'nạp',
      withdraw: 'rút',
      password: 'mật khẩu, đăng nhập',
      human: 'nhân viên, người thật, gặp người',
    },
    buttons: {
      deposit: 'Nạp tiền',
      withdraw: 'Rút tiền',
      password: 'Mật khẩu',
      human: 'Gặp nhân viên',
    },
    page: {
      back: 'Quay lại',
      talk: 'Cuộc trò chuyện',
      you: 'Bạn',
      message: 'Tin nhắn của bạn',
      send: 'Gửi',
      topics: 'Chủ đề',
      writing: '{agent} đang soạn…',
      used: 'Cuộc trò chuyện đã kết thúc. Hãy quay lại và mở lại.',
      failed: 'Chúng tôi chưa xác nhận được tin nhắn của bạn. Hãy gửi lại: tin chỉ tính một lần.',
      tooMany: 'Bạn gửi quá nhiều. Hãy chờ một phút rồi gửi lại.',
    },
  },
  inbox: {
    welcome: {
      title: 'Chào mừng đến với Araw',
      content:
        '<p>Rất vui có bạn. Hãy dạo quanh <a href="/m/home">sảnh</a>, giữ trò chơi bạn thích bằng trái tim và quyết định trước khi chơi sẽ dành bao nhiêu tiền.</p>',
    },
    newLogin: {
      title: 'Đăng nhập mới vào tài khoản của bạn',
      content:
        '<p>Tài khoản của bạn được dùng trên một thiết bị lạ. Nếu không phải bạn, hãy <a href="/m/changePsw">đổi mật khẩu</a> và xem <a href="/m/securityCenter">trung tâm bảo mật</a>.</p>',
    },
    jackpot: {
      title: 'Jackpot nay nằm trong trò chơi',
      content:
        '<p>Mỗi ván của các trò có nhãn JACKPOT góp vào một quỹ và đều có thể trúng. Số tiền hiện phía trên <a href="/m/jl-slot">slot JL</a>, luật có trong từng trò.</p>',
    },
    protection: {
      title: 'Xem tài khoản được bảo vệ ra sao',
      content:
        '<p><a href="/m/securityCenter">Trung tâm bảo mật</a> cho biết tài khoản của bạn được bảo vệ thế nào và bạn còn có thể làm gì.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Nhiệm vụ',
      content:
        '<p>Hoàn thành nhiệm vụ ngày hoặc tuần và nhận thưởng. <a href="/m/leaderBoard">Xem nhiệm vụ</a></p>',
    },
    REFERRAL: {
      title: 'Mời bạn bè',
      content:
        '<p>Gửi liên kết cho bạn bè: khi họ nạp tiền và chơi, cả hai cùng được thưởng. <a href="/m/inviteFriends">Xem liên kết của bạn</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Nhân đôi lần nạp đầu tiên',
    reload: 'Thưởng nạp lại 20%',
    shareYourWin: 'Chia sẻ chiến thắng',
    slotsAndFishing: 'Nổ hũ và bắn cá, tổng 5.000',
  },
};
