/** The way to the app, and its guides. */
export const install = {
  appUpdate: {
    label: 'App update',
    ready: 'A new version is ready.',
    take: 'Update',
    later: 'Later',
  },

  install: {
    lead: 'Opens full screen from your home screen and starts faster.',
    android: 'Android',
    ios: 'iPhone and iPad',
    forAndroid: 'Download for Android',
    forIos: 'Download for iPhone and iPad',
    profile: 'Download the profile',
    install: 'Install now',
    addToHome: 'Add to home screen',
    guides: 'All guides',
    useSafari:
      'Only Safari can install the profile. Open the menu of this app or browser and choose ‘Open in Safari’.',
    noLink: 'No download is available right now. Adding it to your home screen works just as well.',
    noticeTitle: 'Notice',
    noticeText: 'Please use Safari for download App.',
    tooOld: 'Your iOS is too old for the app. Please update to iOS 12.4 or later.',
    needsUpdate: 'The app needs iOS 12.4 or later.',
    scanTitle: 'On your phone',
    scanText: "Scan this code with your phone's camera.",
    scanCode: 'QR code with the address of this page',
    links: 'More from us',
    affiliate: 'Become a partner',
    guide: {
      androidApp: {
        title: 'Install the app',
        step1: 'Tap ‘Download for Android’ and wait for the file.',
        step2: 'Open it. If asked, allow your browser to install apps.',
        step3: 'Tap ‘Install’, then ‘Open’.',
      },
      androidHome: {
        title: 'Add to the home screen',
        step1: 'Open the menu of your browser.',
        step2: 'Choose ‘Add to Home screen’ or ‘Install app’.',
        step3: 'Tap ‘Add’. The icon is on your home screen.',
      },
      iosHome: {
        title: 'Add to the home screen',
        step1: 'Open this page in Safari and tap ‘Share’.',
        step2: 'Choose ‘Add to Home Screen’.',
        step3: 'Tap ‘Add’. The icon is on your home screen.',
      },
      profile: {
        title: 'Install the profile',
        step1: 'Tap ‘Download the profile’, then ‘Allow’.',
        step2: 'Open Settings and tap ‘Profile Downloaded’.',
        step3: 'Tap ‘Install’. The icon is on your home screen.',
      },
      profileByHand: {
        title: 'Install the profile by hand (iOS 17 or later)',
        step1: 'Tap ‘Download the profile’, then ‘Allow’ and ‘Close’.',
        step2: 'Open Settings › General › VPN & Device Management and choose the profile.',
        step3: 'Tap ‘Install’ and enter your passcode. The icon is on your home screen.',
      },
    },
  },
} as const;
