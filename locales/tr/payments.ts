import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Bir tutar yazın.',
      malformed: 'Tutarı rakamla yazın, örneğin 1000 veya 1000.50.',
      unclear:
        'Nokta binlikleri mi yoksa centavoları mı ayırıyor? Tutarı binlik ayırıcı olmadan, en fazla iki ondalıkla yazın.',
      tooFine: 'En fazla iki ondalıklı bir tutar yazın.',
      zero: '0’dan büyük bir tutar yazın.',
    },
    copy: 'Kopyala: {{name}}',
    copied: 'Kopyalandı',
    notCopied: 'Kopyalanamadı. Kendiniz kopyalamak için basılı tutun.',
    clearAmount: 'Tutarı temizle',
    nothingToSend: 'Şu anda çekecek veya transfer edecek paranız yok.',
    steps: 'Şu ana kadarki ilerleme',
    digit: 'Rakam {{place}} / 6',
    showDigits: 'Rakamları göster',
    minutesLeft_one: '{{count}} dakika kaldı',
    minutesLeft_other: '{{count}} dakika kaldı',
    timeOver: 'Süre doldu.',
    demands: {
      title: 'Devam etmeden önce',
      until: 'Bitiş',
      email: 'E-postanızı doğrulayın',
      mobile: 'Cep numaranızı doğrulayın',
      payeeName: 'Adınızı ekleyin',
      ownLimit: 'Limitinizi görün',
      limitsOffer: 'Limitlere karar verin',
      service: 'Müşteri hizmetlerine sor',
    },
  },
  paymentConfirmation: {
    label: 'Ödeme PIN’i',
    incomplete: 'Altı rakamın hepsini yazın.',
    wrong_one: 'Ödeme PIN’i yanlış. Bir deneme kaldı.',
    wrong_other: 'Ödeme PIN’i yanlış. {{count}} deneme kaldı.',
    unsure: 'Hâlâ kontrol ediyoruz. Paranız güvende.',
    stopped: 'Bunu henüz doğrulayamadık. Paranız güvende. Tekrar kontrol edin: İki kez yapılmaz.',
    askAgain: 'Tekrar kontrol et',
    forgotten: 'Unuttunuz mu?',
    lockedUntil: '{{time}} tarihine kadar kilitli.',
    locked:
      'Beş yanlış deneme. O zamana kadar, yeni bir ödeme PIN’iyle bile, hiçbir cihazda hiçbir şeyi onaylayamazsınız. Paranız güvende.',
    timeLeft: 'Kalan süre',
    recover: 'Unuttum: yenisini seç',
    missing: 'Henüz ödeme PIN’i belirlemediniz.',
    set: 'Ödeme PIN’i belirle',
    isSet: 'Belirledim',
  },
} satisfies Messages<'TR'>['payments'];
