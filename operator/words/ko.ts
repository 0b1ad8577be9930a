import type { Translated } from './texts.ts';

export const ko: Translated<'other'> = {
  demands: {
    selfExcluded: '자기 배제 중이라 플레이할 수 없습니다. 기록 확인과 출금은 할 수 있습니다.',
    closed: '이 계정은 입금이 닫혀 있습니다. 기록 확인과 출금은 할 수 있습니다.',
    review: '계정을 확인하고 있습니다. 확인이 끝나면 다시 입금할 수 있습니다.',
    ownLimit: '입금 한도 {amount}에 도달했습니다. 한도가 초기화되면 다시 입금할 수 있습니다.',
    limitsOffer: '먼저 입금, 베팅, 손실에 한도를 둘지 정하세요. 두지 않아도 됩니다.',
    terms: '약관이 변경되었습니다. 입금하기 전에 읽고 동의해 주세요. 동의하지 않아도 출금은 할 수 있습니다.',
    email: '먼저 이메일 주소를 확인하세요.',
    mobile: '먼저 휴대폰 번호를 확인하세요.',
    payeeName: '먼저 은행 계좌의 예금주 이름을 추가하세요.',
    identity: '먼저 본인 인증을 하세요.',
    receivable:
      '정정으로 아직 {amount}의 미납금이 있습니다. 다음 입금에서 먼저 갚고 나면 다시 출금할 수 있습니다.',
  },
  accountDemands: {
    review: '이 계좌를 확인하고 있습니다.',
    waiting: '새로 추가한 계좌라 아직 사용할 수 없습니다.',
  },
  codes: {
    login: {
      title: '로그인 인증번호',
      text: '로그인 인증번호는 {code}입니다.',
    },
    register: {
      title: '회원가입 인증번호',
      text: '회원가입 인증번호는 {code}입니다.',
    },
    password: {
      title: '새 비밀번호 설정 인증번호',
      text: '새 비밀번호 설정 인증번호는 {code}입니다.',
    },
    identity: {
      title: '번호 확인 인증번호',
      text: '번호 확인 인증번호는 {code}입니다.',
    },
    owner: {
      title: '본인 확인 인증번호',
      text: '본인 확인 인증번호는 {code}입니다.',
    },
    contact: {
      title: '계정의 주소 확인 인증번호',
      text: '이 주소를 계정에 등록하기 위한 인증번호는 {code}입니다.',
    },
    use_other:
      '한 번만, {count}분 동안 쓸 수 있습니다. 누구에게도 알려 주지 마세요. 요청하지 않았다면 이 메시지를 무시하세요.',
  },
  letters: {
    passwordChanged: {
      title: '비밀번호가 변경되었습니다',
      text: '비밀번호가 변경되었고 다른 모든 곳에서 로그아웃되었습니다. 본인이 아니라면 바로 고객센터에 문의하세요.',
    },
    emailChanged: {
      title: '이메일 주소가 변경되었습니다',
      text: '이메일 주소가 {address}(으)로 변경되었고 다른 모든 곳에서 로그아웃되었습니다. 본인이 아니라면 바로 고객센터에 문의하세요. 계정을 잠그고 돌려 드립니다.',
    },
    mobileChanged: {
      title: '휴대폰 번호가 변경되었습니다',
      text: '휴대폰 번호가 {address}(으)로 변경되었고 다른 모든 곳에서 로그아웃되었습니다. 본인이 아니라면 바로 고객센터에 문의하세요. 계정을 잠그고 돌려 드립니다.',
    },
  },
  fieldRules: {
    username: '계정 형식이 올바르지 않습니다: 영문자, 숫자, 밑줄 {least}~{most}자',
    password: '비밀번호 형식이 올바르지 않습니다: 영문자와 숫자를 포함한 8~64자',
    mobile: '올바른 휴대폰 번호를 입력하세요',
    code: '인증번호를 입력하세요',
    loginPassword: '비밀번호 형식이 올바르지 않습니다',
    range: '{least}~{most}',
    digits: '형식이 올바르지 않습니다: 숫자 {range}자리',
    characters: '형식이 올바르지 않습니다: {range}자',
    recommender: '형식이 올바르지 않습니다: 영문자, 숫자, 밑줄 {range}자(추천인의 아이디 또는 번호)',
    bankName: '형식이 올바르지 않습니다: 글자 {range}자(은행 계좌의 예금주 이름과 같게)',
    hyphens: '형식이 올바르지 않습니다: 영문자, 숫자, 하이픈 {range}자',
    dots: '형식이 올바르지 않습니다: 영문자, 숫자, 마침표 {range}자',
    handle: '형식이 올바르지 않습니다: 영문자, 숫자, 하이픈, 밑줄 {range}자',
    lineId: '형식이 올바르지 않습니다: 영문 소문자, 숫자, 마침표, 하이픈, 밑줄 {range}자',
    phone: '형식이 올바르지 않습니다: 숫자, 공백, 하이픈 {range}자',
  },
  protection: {
    breakOver: {
      title: '휴식이 끝났습니다',
      text: '다시 플레이할 수 있습니다. 한도는 그대로이며 언제든 낮출 수 있습니다.',
    },
    exclusionOver: {
      title: '자기 배제 기간이 끝났습니다',
      text: '요청하기 전에는 플레이할 수 없습니다. 요청하면 대기 기간 후에 플레이할 수 있습니다.',
    },
    returned: {
      title: '다시 플레이할 수 있습니다',
      text: '요청하신 대로 이제 다시 플레이할 수 있습니다. 먼저 한도를 확인하세요.',
    },
    raiseReady: {
      title: '이제 한도를 변경할 수 있습니다',
      text: '요청하신 더 높은 한도를 7일 안에 확정하세요. 확정하지 않으면 한도는 그대로입니다.',
    },
    review: {
      title: '지금 한도가 여전히 맞나요?',
      text: '한도를 확인한 지 오래되었습니다. ‘한도 안에서 플레이’에서 확인해 보세요.',
    },
  },
  offers: { stop: '혜택 알림을 그만 받으려면 ‘설정’에서 ‘혜택 및 소식’을 여세요.' },
  deposits: {
    title: '입금 {number}',
    states: {
      created: '주문이 생성되었습니다. 결제 수단을 선택하세요.',
      waiting: '결제를 기다리고 있습니다.',
      processing: '{method}에서 결제를 받았습니다. 곧 잔액에 반영됩니다.',
      inReview: '결제를 확인하고 있습니다. 사라지는 돈은 없습니다.',
      credited: '{amount}이(가) 잔액에 들어왔습니다.',
      failed: '{method} 결제가 실패했습니다. 돈은 움직이지 않았습니다.',
      cancelled: '이 주문을 취소했습니다. 돈은 움직이지 않았습니다.',
      expired: '결제 시간이 {time}에 끝났습니다.',
      refunding: '환불이 진행 중입니다.',
      refunded: '결제 금액이 원래 결제한 곳으로 환불되었습니다.',
      reversed: '이 결제는 회수되어 더 이상 잔액에 없습니다.',
    },
    owed: '그중 {owed}은(는) 이미 남아 있지 않았습니다. 갚아야 출금할 수 있습니다.',
    bonus: '그중 {bonus}은(는) 보너스입니다.',
    settled: '결제 금액 중 {settled}은(는) 미납금을 갚는 데 쓰였습니다.',
  },
  withdrawals: {
    requested: {
      title: '출금을 신청했습니다',
      text: '{gross} 출금 신청을 받았습니다. 이 금액은 보류됩니다.',
    },
    inReview: {
      title: '출금 확인 중',
      text: '이 출금을 확인하고 있습니다. 금액은 계속 보류됩니다.',
    },
    approved: {
      title: '출금이 승인되었습니다',
      text: '승인되었습니다. 이제 보내 드립니다.',
    },
    paying: {
      title: '출금 송금 중',
      text: '{net}을(를) {account}(으)로 보내고 있습니다.',
    },
    paid: {
      title: '출금이 완료되었습니다',
      text: '{net}이(가) {account}(으)로 지급되었습니다.',
    },
    rejected: {
      title: '출금이 승인되지 않았습니다',
      text: '승인되지 않았습니다. {gross}이(가) 잔액으로 돌아왔습니다.',
    },
    cancelled: {
      title: '출금이 취소되었습니다',
      text: '회원님이 취소했습니다. {gross}이(가) 잔액으로 돌아왔습니다.',
    },
    failed: {
      title: '출금에 실패했습니다',
      text: '{account}(으)로 지급할 수 없었습니다. {gross}이(가) 잔액으로 돌아왔습니다.',
    },
    returned: {
      title: '출금이 반송되었습니다',
      text: '지급이 반송되었습니다. {gross}이(가) 잔액으로 돌아왔습니다.',
    },
    late: {
      title: '출금이 늦어지고 있습니다',
      text: '안내해 드린 것보다 오래 걸리고 있습니다. 계속 확인하고 있으며 돈은 안전합니다.',
    },
  },
  locks: {
    deposit: '베팅 조건이 남은 입금',
    transfer: '베팅 조건이 남은 받은 송금',
    bonus: '베팅 조건이 남은 보너스',
    other: '베팅 조건이 남은 돈',
  },
  withdrawalEffects: {
    stays: '진행 중인 보너스는 그대로 유지됩니다.',
    forfeits: '나중에 출금을 취소해도 진행 중인 보너스는 끝납니다. 회원님 본인의 돈은 그대로입니다.',
  },
  debts: {
    paid: {
      title: '잔액에서 납부되었습니다',
      text: '잔액 중 {amount}(으)로 미납금을 갚았습니다.',
    },
  },
  paymentPassword: {
    set: {
      title: '결제 비밀번호를 설정했습니다',
      text: '결제 비밀번호가 설정되었습니다. 본인이 아니라면 바로 고객센터에 문의하세요.',
    },
    changed: {
      title: '결제 비밀번호를 변경했습니다',
      text: '결제 비밀번호가 변경되었습니다. 본인이 아니라면 바로 고객센터에 문의하세요.',
    },
    recovered: {
      title: '결제 비밀번호를 재설정했습니다',
      text: '결제 비밀번호가 인증번호로 재설정되었고 다른 모든 곳에서 로그아웃되었습니다. 새 출금 계좌는 하루 뒤부터 쓸 수 있습니다. 본인이 아니라면 바로 고객센터에 문의하세요.',
    },
  },
  payoutAccounts: {
    added: {
      title: '출금 계좌가 추가되었습니다',
      text: '이제 {account}(으)로 출금을 받을 수 있습니다. 본인이 아니라면 바로 고객센터에 문의하세요.',
    },
    addedLater: {
      title: '출금 계좌가 추가되었습니다',
      text: '{account}이(가) 추가되었으며 아직 쓸 수 없습니다. 본인이 아니라면 바로 고객센터에 문의하세요.',
    },
    approved: {
      title: '출금 계좌가 승인되었습니다',
      text: '{account}이(가) 승인되어 쓸 수 있습니다.',
    },
    chosen: {
      title: '기본 출금 계좌가 변경되었습니다',
      text: '이제 {account}이(가) 기본 출금 계좌입니다.',
    },
    removed: {
      title: '출금 계좌가 삭제되었습니다',
      text: '{account}이(가) 삭제되어 더 이상 출금을 받지 않습니다.',
    },
  },
  payoutHints: {
    eWallet: '휴대폰 번호, 예: 0917 123 4567',
    bank_other: '숫자 {count}자리',
    bankOr_other: '숫자 {digits}자리 또는 {count}자리',
    crypto: 'TRON 주소: T로 시작하는 34자',
  },
  transfers: {
    sent: {
      title: '에이전트에게 송금했습니다',
      text: '{account}에게 {amount}을(를) 보냈습니다.',
    },
    received: {
      title: '송금을 받았습니다',
      text: '팀의 {account}님이 {amount}을(를) 보냈습니다.',
    },
    sentDown: {
      title: '회원에게 송금했습니다',
      text: '{account}에게 {amount}을(를) 보냈습니다.',
    },
    receivedFromAgent: {
      title: '송금을 받았습니다',
      text: '에이전트 {account}님이 {amount}을(를) 보냈습니다.',
    },
  },
  envelopes: {
    received: {
      title: '복주머니가 도착했습니다',
      text: '에이전트 {account}님이 복주머니를 보냈습니다. {time}까지 열 수 있습니다.',
    },
    emptied: {
      title: '복주머니를 모두 열었습니다',
      text_other: '뿌린 복주머니 {count}개가 모두 열렸습니다.',
    },
    returned: {
      title: '복주머니 뿌리기가 끝났습니다',
      text_other: '{count}개 중 {opened}개가 열렸습니다. {amount}이(가) 잔액으로 돌아왔습니다.',
    },
  },
  promotionRefusals: {
    tooLittle: '{least} 이상 입금해야 합니다.',
    underWay: '이미 참여 중입니다.',
    spent: '예산이 모두 소진되었습니다.',
    often: '회원당 받을 수 있는 횟수를 모두 썼습니다.',
    byDeposit: '입금할 때 선택하세요.',
    noTries: '신청할 수 있는 횟수를 모두 썼습니다.',
    notYet: '아직 시작하지 않았습니다.',
    over: '종료되었습니다.',
    cashedIn: '첫 입금 전용이며, 이미 입금하셨습니다.',
    full: '자리가 모두 찼습니다.',
    otherInTurnover: '진행 중인 다른 보너스가 있습니다. 그 보너스가 끝나면 받을 수 있습니다.',
  },
  chosenPromotion: {
    kept: '이 주문이 열려 있는 동안 자리를 맡아 둡니다.',
    given: '보너스가 준비되었습니다. 보상에서 확인하세요.',
    checked: '먼저 확인한 뒤 메시지함으로 알려 드립니다.',
    without: '이 입금에는 프로모션이 없습니다. 자리를 더 맡아 둘 수 없었습니다.',
  },
  promotionConditions: {
    newcomers: '첫 입금 전에 참여하는 회원 대상입니다.',
    everybody: '모든 회원 대상입니다.',
    once: '회원당 한 번. 수취인, 전화, 출금 계좌가 다른 회원과 같으면 먼저 확인합니다.',
    times_other: '회원당 최대 {count}번, 차례로 참여할 수 있습니다.',
    firstDeposit: '첫 입금이 {least} 이상이고 {end}까지 도착하면 인정됩니다.',
    deposit: '입금 한 건이 {least} 이상이고 {end}까지 도착하면 인정됩니다.',
    bets: '참여한 때부터 {end}까지 아무 게임에서나 유효 베팅 {least}을(를) 하세요.',
    betsOf: '참여한 때부터 {end}까지 {games}에서 유효 베팅 {least}을(를) 하세요.',
    application_other:
      '짧은 글과 사진 최대 세 장으로 신청하세요. 저희 팀이 확인합니다. {count}번 신청할 수 있습니다.',
    amountOfBets: '프로모션이 끝난 뒤 그 {share}%를 최대 {most}까지 보너스로 받습니다.',
    fixed: '{most} 보너스를 받습니다.',
    amount: '그 {share}%를 최대 {most}까지 보너스로 받습니다.',
    turnover_other: '{count}일 안에 보너스의 {factor}배를 베팅하면 현금이 됩니다. 본인 현금이 먼저 쓰입니다.',
    free: '현금으로 지급됩니다. 베팅 조건이 없습니다.',
    cap: '그중 최대 {cap}까지 현금이 될 수 있습니다.',
    largestBet: '보너스 금액을 쓰는 베팅은 {bet}을(를) 넘을 수 없습니다.',
    stays: '출금해도 보너스는 유지됩니다.',
    forfeits: '출금하면 보너스를 잃습니다. 회원님 본인의 돈은 그대로입니다.',
    claim_other: '지급된 날부터 {count}일 안에 받으세요.',
    places_other: '선착순 {count}명.',
  },
  gameTypes: {
    RNG: '슬롯',
    FISH: '낚시',
    LIVE: '라이브',
  },
  promotionStates: {
    comingSoon: '곧 시작',
    open: '진행 중',
    joined: '참여함',
    applying: '신청 중',
    process: '확인 중',
    rejected: '거절됨',
    claimable: '받기 가능',
    issued: '지급됨',
    claimed: '받음',
    closed: '종료됨',
  },
  promotionDecisions: {
    refused: {
      title: '프로모션이 승인되지 않았습니다',
      text: '신청을 확인했지만 승인할 수 없었습니다. 잔액에서 빠져나간 돈은 없습니다.',
    },
    issued: {
      title: '프로모션이 승인되었습니다',
      text: '보너스는 보상에 있습니다.',
    },
  },
  rewardStates: {
    inTurnover: '진행 중',
    done: '완료',
    forfeited: '포기함',
    expired: '만료됨',
    revoked: '취소됨',
  },
  rewardSources: {
    points: '포인트몰',
    rank: '랭킹 상금',
    levelMonth: '월간 레벨 선물',
    levelUpgrade: '레벨 업 선물',
    levelBirthday: '생일 선물',
    referral: '초대한 친구',
    welcome: '친구 링크로 가입',
  },
  rewards: {
    waits: {
      title: '보상이 준비되었습니다',
      text: '보상에서 {amount}을(를) 받으세요. 약관과 종료일도 거기에 있습니다.',
    },
    bonusEnds: {
      title: '보너스가 곧 끝납니다',
      text: '{amount} 보너스가 하루 안에 끝납니다. 남은 보너스는 사라지지만 회원님 본인의 돈은 그대로입니다.',
    },
    levelReached: {
      title: '{name}에 도달했습니다',
      text: '{name}의 혜택과 유지 방법은 VIP 혜택에서 확인하세요.',
    },
  },
  missions: {
    logInToday: '오늘 로그인하기',
    logIns_other: '{count}일 로그인하기',
    cashIns: '{target} 이상 입금하기',
    validBets: '정산된 베팅 {target} 하기',
    games_other: '서로 다른 게임 {count}개 플레이하기',
  },
  referralStates: {
    deposit: '첫 입금 대기 중',
    bets: '베팅 대기 중',
    done: '완료됨',
    ended: '기간 만료',
    inReview: '확인 중',
    refused: '인정 안 됨',
  },
  referralReasons: {
    person: '본인으로 보입니다.',
    payoutAccount: '같은 출금 계좌를 씁니다.',
    device: '같은 기기를 씁니다.',
  },
  contracts: {
    offered: {
      title: '계약 제안이 왔습니다',
      text: '{account}님이 계약을 제안합니다. 수락하면 효력이 생깁니다.',
    },
    accepted: {
      title: '계약이 수락되었습니다',
      text: '{account}님이 계약을 수락했습니다. 다음 기간부터 시작됩니다.',
    },
    declined: {
      title: '계약이 거절되었습니다',
      text: '{account}님이 계약을 거절했습니다.',
    },
    ended: {
      title: '계약이 종료되었습니다',
      text: '{account}님과의 계약이 종료되었습니다. 이미 시작된 기간은 지급됩니다.',
    },
    owes: {
      title: '지급할 돈이 남아 있습니다',
      text: '잔액이 부족해 {day}분 {amount}을(를) {account}님에게 지급하지 못했습니다. 돈이 들어오는 대로 지급합니다. 그때까지 새 제안을 할 수 없습니다.',
    },
    owed: {
      title: '받을 돈이 남아 있습니다',
      text: '{account}님의 잔액이 부족해 {day}분 {amount}이(가) 지급되지 않았습니다. 돈이 들어오는 대로 받습니다.',
    },
  },
  goodsCategories: {
    bonus: '보너스',
    home: '생활',
    sport: '스포츠',
    tech: '디지털',
  },
  goodsOrderStates: {
    placed: '주문됨',
    packed: '포장됨',
    sent: '배송 중',
    delivered: '배송됨',
    cancelled: '취소됨, 포인트 반환',
  },
  goodsOrders: {
    sent: {
      title: '주문이 배송 중입니다',
      text: '{title}이(가) 배송 중입니다. 운송장 번호: {parcel}',
    },
    delivered: {
      title: '주문이 배송되었습니다',
      text: '{title}이(가) 배송되었습니다.',
    },
    cancelled: {
      title: '포인트가 돌아왔습니다',
      text_other: '{title}을(를) 배송할 수 없었습니다. {count}포인트를 모두 돌려받았습니다.',
    },
  },
  points: {
    opening: '시작 포인트',
    earned: '정산된 베팅',
    redeemed: '교환: {title}',
    returned: '반환: {title}',
  },
  chat: {
    greeting:
      '{name}님, 안녕하세요. Aya입니다. 입금, 출금, 비밀번호에 대해 물어보시거나 상담원을 요청하세요.',
    answers: {
      deposit: '입금을 누르고 결제 수단을 선택하세요. 각각 최소 금액과 최대 금액이 표시됩니다.',
      withdraw:
        '출금을 누르세요. 확정하기 전에 돈이 도착하는 때를 볼 수 있고, 그 뒤에는 모든 단계를 확인할 수 있습니다.',
      password:
        '로그인 페이지에서 ‘비밀번호를 잊으셨나요?’를 누르세요. SMS나 이메일로 10분 동안 쓸 수 있는 인증번호가 옵니다. 비밀번호는 절대 묻지 않습니다.',
      human: '잠시만요, 동료를 불러 드릴게요.',
      unknown: '죄송합니다, 이해하지 못했습니다. 아래에서 주제를 고르거나 상담원을 요청하세요.',
    },
    taken: '안녕하세요, Ben입니다. 메시지를 읽었습니다. 무엇을 도와드릴까요?',
    noted: '감사합니다. 적어 두었으며 여기에서 답변드리겠습니다.',
    words: {
      deposit: '입금',
      withdraw: '출금',
      password: '비밀번호, 로그인',
      human: '상담원, 사람, 직원',
    },
    buttons: {
      deposit: '입금',
      withdraw: '출금',
      password: '비밀번호',
      human: '상담원과 대화',
    },
    page: {
      back: '뒤로',
      talk: '대화',
      you: '나',
      message: '메시지',
      send: '보내기',
      topics: '주제',
      writing: '{agent}님이 입력 중…',
      used: '이 채팅은 종료되었습니다. 돌아가서 다시 여세요.',
      failed: '메시지를 확인하지 못했습니다. 다시 보내세요. 두 번 처리되지 않습니다.',
      tooMany: '한꺼번에 너무 많이 보냈습니다. 1분 뒤에 다시 보내세요.',
    },
  },
  inbox: {
    welcome: {
      title: 'Araw에 오신 것을 환영합니다',
      content:
        '<p>반갑습니다. <a href="/m/home">로비</a>를 둘러보고 마음에 드는 게임의 하트를 누르세요. 플레이하기 전에 얼마를 쓸지 정하세요.</p>',
    },
    newLogin: {
      title: '계정에 새 로그인이 있습니다',
      content:
        '<p>새 기기에서 계정에 로그인했습니다. 본인이 아니라면 <a href="/m/changePsw">비밀번호를 변경</a>하고 <a href="/m/securityCenter">보안 센터</a>를 확인하세요.</p>',
    },
    jackpot: {
      title: '이제 게임에서 잭팟을 만나세요',
      content:
        '<p>JACKPOT 표시가 있는 모든 게임이 하나의 상금을 공유하며, 어느 라운드에서든 당첨될 수 있습니다. 금액은 <a href="/m/jl-slot">JL 슬롯</a> 위에, 규칙은 각 게임에 있습니다.</p>',
    },
    protection: {
      title: '계정이 어떻게 보호되는지 보세요',
      content:
        '<p><a href="/m/securityCenter">보안 센터</a>에서 계정이 어떻게 보호되는지, 더 할 수 있는 일이 무엇인지 볼 수 있습니다.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: '미션',
      content:
        '<p>하루 또는 한 주의 목표를 달성하고 보상을 받으세요. <a href="/m/leaderBoard">미션으로</a></p>',
    },
    REFERRAL: {
      title: '친구 초대',
      content:
        '<p>친구에게 링크를 보내세요. 친구가 입금하고 플레이하면 두 분 모두 보상을 받습니다. <a href="/m/inviteFriends">내 링크로</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: '첫 입금 두 배',
    reload: '재입금 보너스 20%',
    shareYourWin: '승리를 공유하세요',
    slotsAndFishing: '슬롯과 낚시, 합계 5,000',
  },
};
