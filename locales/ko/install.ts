import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: '앱 업데이트',
    ready: '새 버전이 준비됐어요.',
    take: '업데이트',
    later: '나중에',
  },

  install: {
    lead: '홈 화면에서 전체 화면으로 열리고 더 빨리 시작돼요.',
    android: '안드로이드',
    ios: 'iPhone 및 iPad',
    forAndroid: '안드로이드용 다운로드',
    forIos: 'iPhone 및 iPad용 다운로드',
    profile: '프로파일 다운로드',
    install: '지금 설치',
    addToHome: '홈 화면에 추가',
    guides: '모든 안내',
    useSafari:
      '프로파일은 Safari에서만 설치할 수 있어요. 이 앱이나 브라우저의 메뉴를 열고 ‘Safari에서 열기’를 선택하세요.',
    noLink: '지금은 다운로드가 없어요. 홈 화면에 추가해도 똑같이 쓸 수 있어요.',
    noticeTitle: '안내',
    noticeText: '앱을 다운로드하려면 Safari를 사용하세요.',
    tooOld: '이 앱을 쓰기에는 iOS 버전이 너무 낮아요. iOS 12.4 이상으로 업데이트하세요.',
    needsUpdate: '이 앱은 iOS 12.4 이상이 필요해요.',
    scanTitle: '휴대폰에서 열기',
    scanText: '휴대폰 카메라로 이 코드를 스캔하세요.',
    scanCode: '이 페이지 주소의 QR 코드',
    links: '더 알아보기',
    affiliate: '파트너 되기',
    guide: {
      androidApp: {
        title: '앱 설치',
        step1: '‘안드로이드용 다운로드’를 탭하고 파일을 기다리세요.',
        step2: '파일을 여세요. 물어보면 브라우저에서 앱을 설치하도록 허용하세요.',
        step3: '‘설치’를 탭한 다음 ‘열기’를 탭하세요.',
      },
      androidHome: {
        title: '홈 화면에 추가하기',
        step1: '브라우저 메뉴를 여세요.',
        step2: '‘홈 화면에 추가’ 또는 ‘앱 설치’를 선택하세요.',
        step3: '‘추가’를 탭하세요. 홈 화면에 아이콘이 생겨요.',
      },
      iosHome: {
        title: '홈 화면에 추가하기',
        step1: '이 페이지를 Safari에서 열고 ‘공유’를 탭하세요.',
        step2: '‘홈 화면에 추가’를 선택하세요.',
        step3: '‘추가’를 탭하세요. 홈 화면에 아이콘이 생겨요.',
      },
      profile: {
        title: '프로파일 설치',
        step1: '‘프로파일 다운로드’를 탭한 다음 ‘허용’을 탭하세요.',
        step2: '설정을 열고 ‘프로파일이 다운로드됨’을 탭하세요.',
        step3: '‘설치’를 탭하세요. 홈 화면에 아이콘이 생겨요.',
      },
      profileByHand: {
        title: '프로파일 직접 설치(iOS 17 이상)',
        step1: '‘프로파일 다운로드’를 탭한 다음 ‘허용’과 ‘닫기’를 탭하세요.',
        step2: '설정 › 일반 › VPN 및 기기 관리를 열고 프로파일을 선택하세요.',
        step3: '‘설치’를 탭하고 암호를 입력하세요. 홈 화면에 아이콘이 생겨요.',
      },
    },
  },
} satisfies Messages<'KO'>['install'];
