import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Ketik jumlahnya.',
      malformed: 'Ketik jumlah dengan angka, misalnya 1000 atau 1000.50.',
      unclear:
        'Apakah titik itu pemisah ribuan atau sentavo? Ketik jumlah tanpa pemisah ribuan, dengan paling banyak dua angka desimal.',
      tooFine: 'Ketik jumlah dengan paling banyak dua angka desimal.',
      zero: 'Ketik jumlah di atas 0.',
    },
    copy: 'Salin {{name}}',
    copied: 'Disalin',
    notCopied: 'Gagal menyalin. Tekan lama untuk menyalin sendiri.',
    clearAmount: 'Hapus jumlah',
    nothingToSend: 'Tidak ada yang bisa Anda tarik atau transfer saat ini.',
    steps: 'Kemajuan sejauh ini',
    digit: 'Angka {{place}} dari 6',
    showDigits: 'Tampilkan angka',
    minutesLeft_other: 'Sisa {{count}} menit',
    timeOver: 'Waktu habis.',
    demands: {
      title: 'Sebelum melanjutkan',
      until: 'Sampai',
      email: 'Verifikasi email Anda',
      mobile: 'Verifikasi nomor HP Anda',
      payeeName: 'Tambahkan nama Anda',
      ownLimit: 'Lihat batas Anda',
      limitsOffer: 'Putuskan soal batas',
      service: 'Tanya layanan pelanggan',
    },
  },
  paymentConfirmation: {
    label: 'PIN pembayaran',
    incomplete: 'Ketik keenam angkanya.',
    wrong_other: 'PIN pembayaran salah. Sisa {{count}} percobaan.',
    unsure: 'Masih diperiksa. Uang Anda aman.',
    stopped: 'Kami belum bisa memastikannya. Uang Anda aman. Cek lagi: tidak akan terjadi dua kali.',
    askAgain: 'Cek lagi',
    forgotten: 'Lupa PIN?',
    lockedUntil: 'Terkunci sampai {{time}}.',
    locked:
      'Lima kali salah. Sampai saat itu Anda tidak bisa mengonfirmasi apa pun di perangkat mana pun, walaupun dengan PIN pembayaran baru. Uang Anda aman.',
    timeLeft: 'Sisa waktu',
    recover: 'Saya lupa: buat yang baru',
    missing: 'Anda belum membuat PIN pembayaran.',
    set: 'Buat PIN pembayaran',
    isSet: 'Sudah saya buat',
  },
} satisfies Messages<'ID'>['payments'];
