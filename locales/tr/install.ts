import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Uygulama güncellemesi',
    ready: 'Yeni bir sürüm hazır.',
    take: 'Güncelle',
    later: 'Daha sonra',
  },

  install: {
    lead: 'Ana ekranınızdan tam ekran açılır ve daha hızlı başlar.',
    android: 'Android',
    ios: 'iPhone ve iPad',
    forAndroid: 'Android için indir',
    forIos: 'iPhone ve iPad için indir',
    profile: 'Profili indir',
    install: 'Hemen yükle',
    addToHome: 'Ana ekrana ekle',
    guides: 'Tüm kılavuzlar',
    useSafari:
      'Profili yalnızca Safari yükleyebilir. Bu uygulamanın veya tarayıcının menüsünü açın ve “Safari’de Aç”ı seçin.',
    noLink: 'Şu anda indirme yok. Ana ekrana eklemek de aynı işi görür.',
    noticeTitle: 'Not',
    noticeText: 'Lütfen uygulamayı indirmek için Safari’yi kullanın.',
    tooOld: 'iOS sürümünüz uygulama için çok eski. Lütfen iOS 12.4 veya sonrasına güncelleyin.',
    needsUpdate: 'Uygulama iOS 12.4 veya sonrasını gerektirir.',
    scanTitle: 'Telefonunuzda',
    scanText: 'Bu kodu telefonunuzun kamerasıyla tarayın.',
    scanCode: 'Bu sayfanın adresini içeren QR kodu',
    links: 'Bizden daha fazlası',
    affiliate: 'İş ortağı olun',
    guide: {
      androidApp: {
        title: 'Uygulamayı yükleyin',
        step1: '“Android için indir”e dokunun ve dosyayı bekleyin.',
        step2: 'Dosyayı açın. Sorulursa tarayıcınızın uygulama yüklemesine izin verin.',
        step3: '“Yükle”ye, sonra “Aç”a dokunun.',
      },
      androidHome: {
        title: 'Ana ekrana ekleme',
        step1: 'Tarayıcınızın menüsünü açın.',
        step2: '“Ana ekrana ekle” veya “Uygulamayı yükle” seçeneğini seçin.',
        step3: '“Ekle”ye dokunun. Simge ana ekranınızda.',
      },
      iosHome: {
        title: 'Ana ekrana ekleme',
        step1: 'Bu sayfayı Safari’de açın ve “Paylaş”a dokunun.',
        step2: '“Ana Ekrana Ekle” seçeneğini seçin.',
        step3: '“Ekle”ye dokunun. Simge ana ekranınızda.',
      },
      profile: {
        title: 'Profili yükleyin',
        step1: '“Profili indir”e, sonra “İzin Ver”e dokunun.',
        step2: 'Ayarlar’ı açın ve “Profil İndirildi”ye dokunun.',
        step3: '“Yükle”ye dokunun. Simge ana ekranınızda.',
      },
      profileByHand: {
        title: 'Profili elle yükleyin (iOS 17 veya sonrası)',
        step1: '“Profili indir”e, sonra “İzin Ver”e ve “Kapat”a dokunun.',
        step2: 'Ayarlar › Genel › VPN ve Aygıt Yönetimi bölümünü açın ve profili seçin.',
        step3: '“Yükle”ye dokunun ve cihazınızın kilit kodunu girin. Simge ana ekranınızda.',
      },
    },
  },
} satisfies Messages<'TR'>['install'];
