import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Pembaruan aplikasi',
    ready: 'Versi baru sudah siap.',
    take: 'Perbarui',
    later: 'Nanti',
  },

  install: {
    lead: 'Terbuka layar penuh dari layar utama dan mulai lebih cepat.',
    android: 'Android',
    ios: 'iPhone dan iPad',
    forAndroid: 'Unduh untuk Android',
    forIos: 'Unduh untuk iPhone dan iPad',
    profile: 'Unduh profil',
    install: 'Pasang sekarang',
    addToHome: 'Tambahkan ke layar utama',
    guides: 'Semua panduan',
    useSafari:
      'Hanya Safari yang bisa memasang profil. Buka menu aplikasi atau browser ini dan pilih “Buka di Safari”.',
    noLink: 'Unduhan sedang tidak tersedia. Menambahkannya ke layar utama juga sama baiknya.',
    noticeTitle: 'Perhatian',
    noticeText: 'Silakan pakai Safari untuk mengunduh aplikasi.',
    tooOld: 'iOS Anda terlalu lama untuk aplikasi ini. Perbarui ke iOS 12.4 atau lebih baru.',
    needsUpdate: 'Aplikasi ini butuh iOS 12.4 atau lebih baru.',
    scanTitle: 'Di HP Anda',
    scanText: 'Pindai kode ini dengan kamera HP Anda.',
    scanCode: 'Kode QR alamat halaman ini',
    links: 'Lainnya dari kami',
    affiliate: 'Jadi mitra kami',
    guide: {
      androidApp: {
        title: 'Pasang aplikasi',
        step1: 'Ketuk “Unduh untuk Android” dan tunggu filenya.',
        step2: 'Buka filenya. Jika diminta, izinkan browser Anda memasang aplikasi.',
        step3: 'Ketuk “Instal”, lalu “Buka”.',
      },
      androidHome: {
        title: 'Tambahkan ke layar utama',
        step1: 'Buka menu browser Anda.',
        step2: 'Pilih “Tambahkan ke layar utama” atau “Instal aplikasi”.',
        step3: 'Ketuk “Tambah”. Ikonnya ada di layar utama Anda.',
      },
      iosHome: {
        title: 'Tambahkan ke layar utama',
        step1: 'Buka halaman ini di Safari dan ketuk “Bagikan”.',
        step2: 'Pilih “Tambah ke Layar Utama”.',
        step3: 'Ketuk “Tambah”. Ikonnya ada di layar utama Anda.',
      },
      profile: {
        title: 'Pasang profil',
        step1: 'Ketuk “Unduh profil”, lalu “Izinkan”.',
        step2: 'Buka Pengaturan dan ketuk “Profil Diunduh”.',
        step3: 'Ketuk “Instal”. Ikonnya ada di layar utama Anda.',
      },
      profileByHand: {
        title: 'Pasang profil secara manual (iOS 17 atau lebih baru)',
        step1: 'Ketuk “Unduh profil”, lalu “Izinkan” dan “Tutup”.',
        step2: 'Buka Pengaturan › Umum › VPN & Manajemen Perangkat dan pilih profilnya.',
        step3: 'Ketuk “Instal” dan masukkan kode sandi HP Anda. Ikonnya ada di layar utama Anda.',
      },
    },
  },
} satisfies Messages<'ID'>['install'];
