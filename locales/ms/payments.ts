import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Taip amaun.',
      malformed: 'Taip amaun dalam digit, seperti 1000 atau 1000.50.',
      unclear:
        'Adakah titik itu menandakan ribu atau sentavo? Taip amaun tanpa pemisah ribu, dengan paling banyak dua tempat perpuluhan.',
      tooFine: 'Taip amaun dengan paling banyak dua tempat perpuluhan.',
      zero: 'Taip amaun melebihi 0.',
    },
    copy: 'Salin {{name}}',
    copied: 'Disalin',
    notCopied: 'Gagal menyalin. Tekan lama untuk menyalinnya sendiri.',
    clearAmount: 'Kosongkan amaun',
    nothingToSend: 'Tiada apa-apa untuk anda keluarkan atau pindahkan sekarang.',
    steps: 'Kemajuan setakat ini',
    digit: 'Digit {{place}} daripada 6',
    showDigits: 'Tunjukkan digit',
    minutesLeft_other: '{{count}} minit lagi',
    timeOver: 'Masa tamat.',
    demands: {
      title: 'Sebelum anda teruskan',
      until: 'Hingga',
      email: 'Sahkan e-mel anda',
      mobile: 'Sahkan no. telefon bimbit anda',
      payeeName: 'Tambah nama anda',
      ownLimit: 'Lihat had anda',
      limitsOffer: 'Buat keputusan tentang had',
      service: 'Tanya khidmat pelanggan',
    },
  },
  paymentConfirmation: {
    label: 'PIN bayaran',
    incomplete: 'Taip keenam-enam digit.',
    wrong_other: 'PIN bayaran salah. {{count}} percubaan lagi.',
    unsure: 'Masih menyemak. Wang anda selamat.',
    stopped:
      'Kami belum dapat memastikannya. Wang anda selamat. Semak semula: ia tidak akan berlaku dua kali.',
    askAgain: 'Semak semula',
    forgotten: 'Terlupa PIN?',
    lockedUntil: 'Dikunci hingga {{time}}.',
    locked:
      'Lima percubaan salah. Anda tidak boleh mengesahkan apa-apa pada mana-mana peranti sehingga masa itu, walaupun dengan PIN bayaran baharu. Wang anda selamat.',
    timeLeft: 'Masa berbaki',
    recover: 'Saya terlupa: pilih yang baharu',
    missing: 'Anda belum menetapkan PIN bayaran.',
    set: 'Tetapkan PIN bayaran',
    isSet: 'Saya sudah menetapkannya',
  },
} satisfies Messages<'MS'>['payments'];
