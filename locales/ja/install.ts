import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'アプリの更新',
    ready: '新しいバージョンがあります。',
    take: '更新',
    later: 'あとで',
  },

  install: {
    lead: 'ホーム画面から全画面で開き、すばやく起動します。',
    android: 'Android',
    ios: 'iPhoneとiPad',
    forAndroid: 'Android版をダウンロード',
    forIos: 'iPhone・iPad版をダウンロード',
    profile: 'プロファイルをダウンロード',
    install: '今すぐインストール',
    addToHome: 'ホーム画面に追加',
    guides: 'すべての手順',
    useSafari:
      'プロファイルをインストールできるのはSafariだけです。このアプリまたはブラウザーのメニューを開き、「Safariで開く」を選んでください。',
    noLink: '現在、ダウンロードはありません。ホーム画面に追加しても同じように使えます。',
    noticeTitle: 'お知らせ',
    noticeText: 'アプリのダウンロードにはSafariをご利用ください。',
    tooOld: 'お使いのiOSはこのアプリには古すぎます。iOS 12.4以降に更新してください。',
    needsUpdate: 'このアプリにはiOS 12.4以降が必要です。',
    scanTitle: 'スマートフォンで開く',
    scanText: 'このコードをスマートフォンのカメラで読み取ってください。',
    scanCode: 'このページのアドレスのQRコード',
    links: 'その他のご案内',
    affiliate: 'パートナーになる',
    guide: {
      androidApp: {
        title: 'アプリをインストール',
        step1: '「Android版をダウンロード」をタップし、ファイルを待ちます。',
        step2: 'ファイルを開きます。確認が出たら、ブラウザーによるアプリのインストールを許可します。',
        step3: '「インストール」、続いて「開く」をタップします。',
      },
      androidHome: {
        title: 'ホーム画面に追加する',
        step1: 'ブラウザーのメニューを開きます。',
        step2: '「ホーム画面に追加」または「アプリをインストール」を選びます。',
        step3: '「追加」をタップします。アイコンがホーム画面に表示されます。',
      },
      iosHome: {
        title: 'ホーム画面に追加する',
        step1: 'このページをSafariで開き、「共有」をタップします。',
        step2: '「ホーム画面に追加」を選びます。',
        step3: '「追加」をタップします。アイコンがホーム画面に表示されます。',
      },
      profile: {
        title: 'プロファイルをインストール',
        step1: '「プロファイルをダウンロード」、続いて「許可」をタップします。',
        step2: '「設定」を開き、「プロファイルがダウンロード済み」をタップします。',
        step3: '「インストール」をタップします。アイコンがホーム画面に表示されます。',
      },
      profileByHand: {
        title: 'プロファイルを手動でインストール（iOS 17以降）',
        step1: '「プロファイルをダウンロード」、続いて「許可」と「閉じる」をタップします。',
        step2: '「設定」›「一般」›「VPNとデバイス管理」を開き、プロファイルを選びます。',
        step3: '「インストール」をタップし、パスコードを入力します。アイコンがホーム画面に表示されます。',
      },
    },
  },
} satisfies Messages<'JA'>['install'];
