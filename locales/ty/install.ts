import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Update ng app',
    ready: 'Handa na ang bagong bersyon.',
    take: 'I-update',
    later: 'Mamaya',
  },

  install: {
    lead: 'Bumubukas nang full screen mula sa home screen at mas mabilis magsimula.',
    android: 'Android',
    ios: 'iPhone at iPad',
    forAndroid: 'I-download para sa Android',
    forIos: 'I-download para sa iPhone at iPad',
    profile: 'I-download ang profile',
    install: 'I-install ngayon',
    addToHome: 'Idagdag sa home screen',
    guides: 'Lahat ng gabay',
    useSafari:
      'Safari lang ang makakapag-install ng profile. Buksan ang menu ng app o browser na ito at piliin ang ‘Open in Safari’.',
    noLink: 'Wala pang download para rito sa ngayon. Magagamit din mula sa home screen.',
    noticeTitle: 'Paunawa',
    noticeText: 'Gamitin ang Safari para i-download ang app.',
    tooOld: 'Masyadong luma ang iOS mo para sa app. Mag-update sa iOS 12.4 o mas bago.',
    needsUpdate: 'Kailangan ng app ang iOS 12.4 o mas bago.',
    scanTitle: 'Sa telepono mo',
    scanText: 'I-scan ang code na ito gamit ang camera ng telepono mo.',
    scanCode: 'QR code ng address ng pahinang ito',
    links: 'Iba pa mula sa amin',
    affiliate: 'Maging partner',
    guide: {
      androidApp: {
        title: 'I-install ang app',
        step1: 'I-tap ang ‘I-download para sa Android’ at hintayin ang file.',
        step2: 'Buksan ito. Kung tatanungin, payagan ang browser na mag-install ng app.',
        step3: 'I-tap ang ‘I-install’, saka ang ‘Buksan’.',
      },
      androidHome: {
        title: 'Idagdag sa home screen',
        step1: 'Buksan ang menu ng browser mo.',
        step2: 'Piliin ang ‘Idagdag sa Home screen’ o ‘I-install ang app’.',
        step3: 'I-tap ang ‘Add’. Nasa home screen mo na ang icon.',
      },
      iosHome: {
        title: 'Idagdag sa home screen',
        step1: 'Buksan ang pahinang ito sa Safari at i-tap ang ‘Share’.',
        step2: 'Piliin ang ‘Add to Home Screen’.',
        step3: 'I-tap ang ‘Add’. Nasa home screen mo na ang icon.',
      },
      profile: {
        title: 'I-install ang profile',
        step1: 'I-tap ang ‘I-download ang profile’, saka ang ‘Allow’.',
        step2: 'Buksan ang Settings at i-tap ang ‘Profile Downloaded’.',
        step3: 'I-tap ang ‘Install’. Nasa home screen mo na ang icon.',
      },
      profileByHand: {
        title: 'I-install nang mano-mano ang profile (iOS 17 o mas bago)',
        step1: 'I-tap ang ‘I-download ang profile’, saka ang ‘Allow’ at ‘Close’.',
        step2: 'Buksan ang Settings › General › VPN & Device Management at piliin ang profile.',
        step3: 'I-tap ang ‘Install’ at ilagay ang passcode mo. Nasa home screen mo na ang icon.',
      },
    },
  },
} satisfies Messages<'TY'>['install'];
