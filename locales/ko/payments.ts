import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: '금액을 입력하세요.',
      malformed: '1000이나 1000.50처럼 금액을 숫자로 입력하세요.',
      unclear:
        '이 점은 천 단위를 나누나요, 센타보를 나누나요? 천 단위 구분 없이, 소수점 둘째 자리까지의 금액을 입력하세요.',
      tooFine: '소수점 둘째 자리까지의 금액을 입력하세요.',
      zero: '0보다 큰 금액을 입력하세요.',
    },
    copy: '{{name}} 복사',
    copied: '복사했어요',
    notCopied: '복사하지 못했어요. 길게 눌러 직접 복사하세요.',
    clearAmount: '금액 지우기',
    nothingToSend: '지금은 출금하거나 송금할 돈이 없어요.',
    steps: '지금까지의 진행',
    digit: '여섯 자리 중 {{place}}번째',
    showDigits: '숫자 보기',
    minutesLeft_other: '{{count}}분 남음',
    timeOver: '시간이 다 됐어요.',
    demands: {
      title: '계속하기 전에',
      until: '기한',
      email: '이메일 확인하기',
      mobile: '휴대폰 번호 확인하기',
      payeeName: '이름 등록하기',
      ownLimit: '내 한도 보기',
      limitsOffer: '한도 설정 여부 정하기',
      service: '고객센터에 문의',
    },
  },
  paymentConfirmation: {
    label: '결제 비밀번호',
    incomplete: '여섯 자리를 모두 입력하세요.',
    wrong_other: '결제 비밀번호가 틀렸어요. {{count}}번 남았어요.',
    unsure: '아직 확인 중이에요. 돈은 안전해요.',
    stopped: '아직 확인하지 못했어요. 돈은 안전해요. 다시 확인해 주세요. 두 번 처리되지 않아요.',
    askAgain: '다시 확인',
    forgotten: '잊어버렸나요?',
    lockedUntil: '{{time}}까지 잠겼어요.',
    locked:
      '다섯 번 틀렸어요. 그때까지는 새 결제 비밀번호로도, 어떤 기기에서도 아무것도 확인할 수 없어요. 돈은 안전해요.',
    timeLeft: '남은 시간',
    recover: '잊어버렸어요: 새로 정하기',
    missing: '결제 비밀번호를 아직 설정하지 않았어요.',
    set: '결제 비밀번호 설정하기',
    isSet: '설정했어요',
  },
} satisfies Messages<'KO'>['payments'];
