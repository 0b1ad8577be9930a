import type { Messages } from '../messages.ts';

export const protection = {
  protection: {
    words: {
      addictive: 'Perjudian menyebabkan ketagihan. Ketahui bila perlu berhenti.',
      takeTime: 'Ambil masa untuk berfikir.',
    },
    licence: 'Lesen',
    register: 'Semak senarai pengawal selia',
  },

  limits: {
    lead: 'Tentukan berapa banyak wang dan masa yang anda belanjakan. Had yang lebih rendah berkuat kuasa serta-merta.',
    title: 'Had',
    empty: 'Anda belum ada had.',
    kindLabel: 'Apa yang dihadkan',
    kind: { deposit: 'Tambah nilai', loss: 'Kerugian', stake: 'Pertaruhan', time: 'Masa bermain' },
    periodLabel: 'Tempoh',
    period: { day: 'Harian', week: 'Mingguan', month: 'Bulanan' },
    limit: 'Had',
    used: 'Digunakan',
    left: 'Berbaki',
    resets: 'Ditetapkan semula',
    none: 'Tiada had',
    amount: 'Had baharu',
    minutes: 'Had baharu dalam minit',
    malformed: 'Taip amaun dengan paling banyak dua tempat perpuluhan.',
    malformedMinutes: 'Taip minit dalam nombor bulat.',
    set: 'Tetapkan had',
    remove: 'Buang had',
    waits: 'Diminta: {{limit}}. Anda boleh mengesahkannya mulai {{moment}}.',
    ready: 'Diminta: {{limit}}. Sahkan selewat-lewatnya {{moment}}, atau tiada apa-apa berubah.',
    keep: 'Kekalkan {{limit}}',
    raise: 'Ubah kepada {{limit}}',
    rules:
      'Menaikkan atau membuang had mengambil masa {{time}}. Selepas itu kami meminta anda mengesahkannya sekali lagi.',
    setTitle: 'Tetapkan had ini pada {{limit}}?',
    setText:
      'Ia berkuat kuasa serta-merta. Menaikkannya kemudian mengambil masa {{time}} dan pengesahan kedua.',
    raiseTitle: 'Naikkan had ini kepada {{limit}}?',
    removeTitle: 'Buang had ini?',
    laterText:
      'Anda boleh mengesahkan ini selepas {{time}}. Selagi belum disahkan, had anda kekal {{limit}}.',
    tooLate: 'Ini telah berubah. Sila semak had anda.',
    said: {
      set: 'Disimpan',
      confirm: 'Had anda telah berubah',
      keep: 'Had anda kekal seperti sedia ada',
      check: 'Disimpan',
      decline: 'Disimpan',
    },
    offer: {
      first: 'Mahu menetapkan had?',
      firstText:
        'Anda boleh mengehadkan jumlah tambah nilai, pertaruhan atau kerugian anda, dan berapa lama anda bermain.',
      review: 'Adakah had anda masih sesuai?',
      reviewText: 'Luangkan masa untuk melihatnya. Anda boleh menurunkannya serta-merta.',
      set: 'Tetapkan had',
      firstDecline: 'Tanpa had dahulu',
      change: 'Ubah had',
      reviewDecline: 'Kekal seperti ini',
    },
  },

  realityCheck: {
    title: 'Peringatan bermain',
    text: 'Sekerap inilah kami menjeda permainan anda untuk menunjukkan masa dan keputusan anda.',
    off: 'Tidak pernah',
    every: 'Setiap {{time}}',
    choices: 'Berapa kerap',
    due: 'Masa untuk semakan ringkas',
    dueText: 'Inilah keputusan anda sejak anda mula. Terus bermain atau berhenti?',
    played: 'Lama bermain',
    staked: 'Pertaruhan',
    won: 'Kemenangan',
    net: 'Keputusan',
    loggedIn: 'Log masuk sejak',
    continue: 'Terus bermain',
    stop: 'Berhenti bermain',
  },

  activity: {
    title: 'Aktiviti saya',
    span: { '7days': '7 hari', '3months': '3 bulan', '12months': '12 bulan', ever: 'Sejak mula' },
    spanLabel: 'Tempoh',
    deposits: 'Tambah nilai',
    withdrawals: 'Pengeluaran',
    net: 'Keputusan pertaruhan',
    time: 'Masa bermain',
    records: 'Lihat semua transaksi',
  },

  consent: {
    text: 'Pilih tawaran yang boleh kami hantar atau tunjukkan kepada anda, dan di mana. Semuanya dimatikan sehingga anda menghidupkannya, dan anda boleh mematikannya pada bila-bila masa.',
    casino: 'Slot dan kasino',
    betting: 'Pertaruhan sukan',
    site: 'Di laman ini',
    sms: 'Mesej SMS',
    allow: 'Benarkan semua',
    refuse: 'Matikan semua',
    away: 'Sehingga anda bermain semula, tawaran hanya boleh dimatikan, bukan dihidupkan.',
    lost: 'Kami tidak dapat mengesahkan ini telah disimpan. Sila cuba lagi.',
  },

  break: {
    text: 'Anda tidak boleh bermain, tambah nilai atau mendapat promosi dalam tempoh ini. Anda masih boleh mengeluarkan wang, melihat rekod dan menghubungi kami. Ia tidak boleh ditamatkan awal.',
    breakLabel: 'Berehat dahulu',
    exclusionLabel: 'Pengecualian kendiri',
    breakTitle: 'Berehat selama {{time}}?',
    exclusionTitle: 'Kecualikan diri selama {{time}}?',
    returnTitle: 'Minta bermain semula?',
    breakText:
      'Ia bermula sekarang dan tidak boleh ditamatkan awal. Permainan yang sedang dibuka tamat selepas pusingan semasa.',
    exclusionText:
      'Ia bermula sekarang dan tidak boleh ditamatkan awal. Apabila ia tamat, anda boleh meminta untuk bermain semula. Anda boleh bermain {{time}} selepas permintaan itu.',
    returnText:
      'Anda boleh bermain semula {{time}} selepas anda memintanya. Sehingga itu anda boleh mengubah fikiran.',
    breakConfirm: 'Mulakan rehat saya',
    exclusionConfirm: 'Kecualikan saya',
    returnConfirm: 'Minta bermain semula',
    back: 'Bukan sekarang',
    unprovable:
      'Untuk mengesahkan ini, anda perlu kata laluan atau e-mel atau no. telefon bimbit yang disahkan. Khidmat pelanggan boleh membantu.',
    said: {
      break: 'Rehat anda telah bermula',
      exclusion: 'Pengecualian kendiri anda telah bermula',
      return: 'Anda boleh bermain semula selepas {{time}}',
      stay: 'Permintaan dibatalkan. Anda masih tidak boleh bermain.',
    },
    onBreak: 'Anda sedang berehat hingga {{moment}}',
    excluded: 'Anda mengecualikan diri hingga {{moment}}',
    over: 'Pengecualian kendiri anda telah tamat',
    returning: 'Anda boleh bermain semula mulai {{moment}}',
    onBreakText:
      'Ambil seberapa banyak masa yang anda perlukan. Wang anda selamat dan boleh dikeluarkan bila-bila masa.',
    overText: 'Anda tidak boleh bermain sehingga anda memintanya.',
    askReturn: 'Minta bermain semula',
    stay: 'Batalkan permintaan',
    balance: 'Baki',
    links: 'Apa yang masih boleh anda buat',
  },

  saferPlay: { adults: 'Pemain mesti berumur {{age}} tahun atau lebih.' },

  helpers: {
    title: 'Bantuan',
    text: 'Bercakap itu membantu. Organisasi ini percuma dan sulit.',
    site: 'Laman web',
    service: 'Khidmat pelanggan',
  },
} satisfies Messages<'MS'>['protection'];
