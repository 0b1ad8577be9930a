import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Telefonunuzda slotlar, canlı casino, balık avı, spor ve bingo.',
    loading: 'Hâlâ yükleniyor. Bir saniye.',
    late: 'Bu sayfanın bir kısmı yüklenmedi. Okuyabilirsiniz, ama düğmeler henüz çalışmıyor.',
    noScript:
      'JavaScript olmadan bu sayfayı okuyabilir ve bağlantılarını izleyebilirsiniz. Giriş yapmak ve oynamak için JavaScript’i açın.',
    tooOld: 'Bu tarayıcı bu site için çok eski. Güncelleyin veya bu sayfayı daha yeni bir tarayıcıda açın.',
    askService: 'Veya müşteri hizmetlerine sorun:',
  },
} satisfies Messages<'TR'>['pages'];
