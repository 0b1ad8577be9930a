import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Kemas kini aplikasi',
    ready: 'Versi baharu sudah sedia.',
    take: 'Kemas kini',
    later: 'Nanti',
  },

  install: {
    lead: 'Dibuka skrin penuh dari skrin utama anda dan bermula lebih pantas.',
    android: 'Android',
    ios: 'iPhone dan iPad',
    forAndroid: 'Muat turun untuk Android',
    forIos: 'Muat turun untuk iPhone dan iPad',
    profile: 'Muat turun profil',
    install: 'Pasang sekarang',
    addToHome: 'Tambah ke skrin utama',
    guides: 'Semua panduan',
    useSafari:
      'Hanya Safari boleh memasang profil. Buka menu aplikasi atau pelayar ini dan pilih “Buka dalam Safari”.',
    noLink: 'Tiada muat turun tersedia sekarang. Menambahnya ke skrin utama anda sama baiknya.',
    noticeTitle: 'Makluman',
    noticeText: 'Sila guna Safari untuk memuat turun aplikasi.',
    tooOld: 'iOS anda terlalu lama untuk aplikasi ini. Sila kemas kini ke iOS 12.4 atau lebih baharu.',
    needsUpdate: 'Aplikasi ini memerlukan iOS 12.4 atau lebih baharu.',
    scanTitle: 'Pada telefon anda',
    scanText: 'Imbas kod ini dengan kamera telefon anda.',
    scanCode: 'Kod QR alamat halaman ini',
    links: 'Lagi daripada kami',
    affiliate: 'Jadi rakan kongsi',
    guide: {
      androidApp: {
        title: 'Pasang aplikasi',
        step1: 'Ketik “Muat turun untuk Android” dan tunggu failnya.',
        step2: 'Buka fail itu. Jika ditanya, benarkan pelayar anda memasang aplikasi.',
        step3: 'Ketik “Pasang”, kemudian “Buka”.',
      },
      androidHome: {
        title: 'Tambah ke skrin utama',
        step1: 'Buka menu pelayar anda.',
        step2: 'Pilih “Tambahkan pada skrin utama” atau “Pasang apl”.',
        step3: 'Ketik “Tambah”. Ikonnya ada di skrin utama anda.',
      },
      iosHome: {
        title: 'Tambah ke skrin utama',
        step1: 'Buka halaman ini dalam Safari dan ketik “Kongsi”.',
        step2: 'Pilih “Tambah ke Skrin Utama”.',
        step3: 'Ketik “Tambah”. Ikonnya ada di skrin utama anda.',
      },
      profile: {
        title: 'Pasang profil',
        step1: 'Ketik “Muat turun profil”, kemudian “Benarkan”.',
        step2: 'Buka Tetapan dan ketik “Profil Dimuat Turun”.',
        step3: 'Ketik “Pasang”. Ikonnya ada di skrin utama anda.',
      },
      profileByHand: {
        title: 'Pasang profil secara manual (iOS 17 atau lebih baharu)',
        step1: 'Ketik “Muat turun profil”, kemudian “Benarkan” dan “Tutup”.',
        step2: 'Buka Tetapan › Umum › VPN & Pengurusan Peranti dan pilih profil itu.',
        step3: 'Ketik “Pasang” dan masukkan kod laluan telefon anda. Ikonnya ada di skrin utama anda.',
      },
    },
  },
} satisfies Messages<'MS'>['install'];
