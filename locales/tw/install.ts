import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'App 更新',
    ready: '有新版本可用。',
    take: '更新',
    later: '稍後',
  },

  install: {
    lead: '從主畫面全螢幕開啟，啟動更快。',
    android: 'Android',
    ios: 'iPhone 與 iPad',
    forAndroid: '下載 Android 版',
    forIos: '下載 iPhone 與 iPad 版',
    profile: '下載描述檔',
    install: '立即安裝',
    addToHome: '加入主畫面',
    guides: '所有教學',
    useSafari: '只有 Safari 能安裝描述檔。請開啟這個 App 或瀏覽器的選單，選擇「在 Safari 中打開」。',
    noLink: '目前沒有可下載的版本。加入主畫面也一樣好用。',
    noticeTitle: '提醒',
    noticeText: '請使用 Safari 下載 App。',
    tooOld: '您的 iOS 版本太舊，無法使用 App。請更新到 iOS 12.4 或以上。',
    needsUpdate: 'App 需要 iOS 12.4 或以上。',
    scanTitle: '在手機上開啟',
    scanText: '用手機相機掃描這個 QR Code。',
    scanCode: '本頁網址的 QR Code',
    links: '更多內容',
    affiliate: '成為合作夥伴',
    guide: {
      androidApp: {
        title: '安裝 App',
        step1: '點「下載 Android 版」，等待檔案下載。',
        step2: '開啟檔案。如果出現詢問，請允許瀏覽器安裝應用程式。',
        step3: '點「安裝」，再點「開啟」。',
      },
      androidHome: {
        title: '加到主畫面',
        step1: '開啟瀏覽器的選單。',
        step2: '選擇「加到主畫面」或「安裝應用程式」。',
        step3: '點「新增」。圖示就在您的主畫面上。',
      },
      iosHome: {
        title: '加到主畫面',
        step1: '在 Safari 開啟本頁，點「分享」。',
        step2: '選擇「加入主畫面」。',
        step3: '點「新增」。圖示就在您的主畫面上。',
      },
      profile: {
        title: '安裝描述檔',
        step1: '點「下載描述檔」，再點「允許」。',
        step2: '開啟「設定」，點「已下載描述檔」。',
        step3: '點「安裝」。圖示就在您的主畫面上。',
      },
      profileByHand: {
        title: '手動安裝描述檔（iOS 17 或以上）',
        step1: '點「下載描述檔」，再點「允許」和「關閉」。',
        step2: '開啟「設定」›「一般」›「VPN 與裝置管理」，選擇描述檔。',
        step3: '點「安裝」並輸入裝置密碼。圖示就在您的主畫面上。',
      },
    },
  },
} satisfies Messages<'TW'>['install'];
