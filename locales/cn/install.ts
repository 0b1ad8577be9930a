import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: '应用更新',
    ready: '新版本已准备好。',
    take: '更新',
    later: '稍后',
  },

  install: {
    lead: '从主屏幕全屏打开，启动更快。',
    android: 'Android 手机',
    ios: 'iPhone 和 iPad',
    forAndroid: '下载 Android 版',
    forIos: '下载 iPhone 和 iPad 版',
    profile: '下载描述文件',
    install: '立即安装',
    addToHome: '添加到主屏幕',
    guides: '全部教程',
    useSafari: '只有 Safari 可以安装描述文件。请打开此应用或浏览器的菜单，选择“在 Safari 中打开”。',
    noLink: '目前没有适用的下载，也可以添加到主屏幕。',
    noticeTitle: '提示',
    noticeText: '请使用 Safari 下载 App。',
    tooOld: '您的 iOS 版本过低，请更新到 iOS 12.4 或更高版本。',
    needsUpdate: 'App 需要 iOS 12.4 或更高版本。',
    scanTitle: '在手机上打开',
    scanText: '用手机相机扫描此二维码。',
    scanCode: '本页地址的二维码',
    links: '更多',
    affiliate: '成为合作伙伴',
    guide: {
      androidApp: {
        title: '安装 App',
        step1: '点按“下载 Android 版”，等待文件下载完成。',
        step2: '打开文件。如有提示，请允许浏览器安装应用。',
        step3: '点按“安装”，然后点按“打开”。',
      },
      androidHome: {
        title: '添加到主屏幕',
        step1: '打开浏览器菜单。',
        step2: '选择“添加到主屏幕”或“安装应用”。',
        step3: '点按“添加”，图标就会出现在主屏幕上。',
      },
      iosHome: {
        title: '添加到主屏幕',
        step1: '在 Safari 中打开本页，点按“共享”。',
        step2: '选择“添加到主屏幕”。',
        step3: '点按“添加”，图标就会出现在主屏幕上。',
      },
      profile: {
        title: '安装描述文件',
        step1: '点按“下载描述文件”，然后点按“允许”。',
        step2: '打开“设置”，点按“已下载描述文件”。',
        step3: '点按“安装”，图标就会出现在主屏幕上。',
      },
      profileByHand: {
        title: '手动安装描述文件（iOS 17 或更高版本）',
        step1: '点按“下载描述文件”，然后点按“允许”和“关闭”。',
        step2: '打开“设置”›“通用”›“VPN 与设备管理”，选择该描述文件。',
        step3: '点按“安装”并输入锁屏密码，图标就会出现在主屏幕上。',
      },
    },
  },
} satisfies Messages<'CN'>['install'];
