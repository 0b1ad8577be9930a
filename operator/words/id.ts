import type { Translated } from './texts.ts';

export const id: Translated<'other'> = {
  demands: {
    selfExcluded:
      'Anda telah mengecualikan diri dari permainan. Anda tetap bisa melihat riwayat dan menarik dana.',
    closed: 'Deposit ditutup untuk akun Anda. Anda tetap bisa melihat riwayat dan menarik dana.',
    review: 'Kami sedang memeriksa akun Anda. Setelah itu Anda bisa deposit lagi.',
    ownLimit: 'Anda sudah mencapai batas deposit {amount}. Anda bisa deposit lagi saat batasnya diperbarui.',
    limitsOffer:
      'Putuskan dulu apakah Anda ingin membatasi deposit, taruhan, atau kerugian. Anda juga bisa menolak.',
    terms:
      'Ketentuan kami telah berubah. Baca dan setujui dulu sebelum deposit. Anda tetap bisa menarik dana, setuju atau tidak.',
    email: 'Konfirmasi alamat email Anda dulu.',
    mobile: 'Konfirmasi nomor HP Anda dulu.',
    payeeName: 'Tambahkan dulu nama di rekening bank Anda.',
    identity: 'Verifikasi identitas Anda dulu.',
    receivable:
      'Setelah koreksi, Anda masih berutang {amount}. Deposit berikutnya melunasinya dulu, lalu Anda bisa menarik dana lagi.',
  },
  accountDemands: {
    review: 'Kami sedang memeriksa rekening ini.',
    waiting: 'Rekening ini baru dan belum bisa dipakai.',
  },
  codes: {
    login: {
      title: 'Kode masuk Anda',
      text: '{code} adalah kode masuk Anda.',
    },
    register: {
      title: 'Kode daftar Anda',
      text: '{code} adalah kode daftar Anda.',
    },
    password: {
      title: 'Kode Anda untuk membuat kata sandi baru',
      text: '{code} adalah kode Anda untuk membuat kata sandi baru.',
    },
    identity: {
      title: 'Kode Anda untuk memverifikasi nomor',
      text: '{code} adalah kode Anda untuk memverifikasi nomor.',
    },
    owner: {
      title: 'Kode untuk memastikan ini Anda',
      text: '{code} adalah kode untuk memastikan ini Anda.',
    },
    contact: {
      title: 'Kode untuk mengonfirmasi alamat ini di akun Anda',
      text: '{code} adalah kode untuk mengonfirmasi alamat ini di akun Anda.',
    },
    use_other:
      'Berlaku sekali, selama {count} menit. Jangan bagikan kepada siapa pun. Jika Anda tidak memintanya, abaikan pesan ini.',
  },
  letters: {
    passwordChanged: {
      title: 'Kata sandi Anda diubah',
      text: 'Kata sandi Anda diubah, dan Anda dikeluarkan di semua tempat lain. Jika ini bukan Anda, segera hubungi layanan pelanggan.',
    },
    emailChanged: {
      title: 'Alamat email Anda diubah',
      text: 'Alamat email Anda sekarang {address}, dan Anda dikeluarkan di semua tempat lain. Jika ini bukan Anda, segera hubungi layanan pelanggan. Mereka akan mengunci akun dan mengembalikannya kepada Anda.',
    },
    mobileChanged: {
      title: 'Nomor HP Anda diubah',
      text: 'Nomor HP Anda sekarang {address}, dan Anda dikeluarkan di semua tempat lain. Jika ini bukan Anda, segera hubungi layanan pelanggan. Mereka akan mengunci akun dan mengembalikannya kepada Anda.',
    },
  },
  fieldRules: {
    username: 'Format akun salah: {least} sampai {most} huruf, angka, atau garis bawah',
    password: 'Format kata sandi salah: 8 sampai 64 karakter dengan satu huruf dan satu angka',
    mobile: 'Masukkan nomor HP yang valid',
    code: 'Masukkan kode verifikasi',
    loginPassword: 'Format kata sandi salah',
    range: '{least} sampai {most}',
    digits: 'Format salah: {range} angka',
    characters: 'Format salah: {range} karakter',
    recommender:
      'Format salah: {range} huruf, angka, atau garis bawah, seperti pada nama pengguna atau nomor orang yang merekomendasikan kami',
    bankName: 'Format salah: {range} huruf, seperti nama di rekening bank Anda',
    hyphens: 'Format salah: {range} huruf, angka, atau tanda hubung',
    dots: 'Format salah: {range} huruf, angka, atau titik',
    handle: 'Format salah: {range} huruf, angka, tanda hubung, atau garis bawah',
    lineId: 'Format salah: {range} huruf kecil, angka, titik, tanda hubung, atau garis bawah',
    phone: 'Format salah: {range} angka, spasi, atau tanda hubung',
  },
  protection: {
    breakOver: {
      title: 'Istirahat Anda selesai',
      text: 'Anda bisa bermain lagi. Batas Anda tidak berubah, dan bisa Anda turunkan kapan saja.',
    },
    exclusionOver: {
      title: 'Pengecualian diri Anda selesai',
      text: 'Anda belum bisa bermain sampai memintanya. Setelah itu Anda bisa bermain sesudah masa tunggu.',
    },
    returned: {
      title: 'Anda bisa bermain lagi',
      text: 'Anda meminta bermain lagi, dan sekarang bisa. Periksa batas Anda dulu.',
    },
    raiseReady: {
      title: 'Batas Anda sekarang bisa diubah',
      text: 'Konfirmasi batas lebih tinggi yang Anda minta dalam tujuh hari. Jika tidak, batas Anda tetap sama.',
    },
    review: {
      title: 'Apakah batas Anda masih cocok?',
      text: 'Sudah lama Anda tidak memeriksa batas. Lihat di “Bermain sesuai batas Anda”.',
    },
  },
  offers: { stop: 'Untuk menghentikan tawaran ini, buka Pengaturan, lalu Tawaran dan kabar.' },
  deposits: {
    title: 'Deposit {number}',
    states: {
      created: 'Pesanan dibuat. Pilih cara membayar.',
      waiting: 'Menunggu pembayaran Anda.',
      processing: '{method} menerima pembayaran Anda. Sedang menuju saldo Anda.',
      inReview: 'Kami sedang memeriksa pembayaran Anda. Tidak ada yang hilang.',
      credited: '{amount} ada di saldo Anda.',
      failed: 'Pembayaran Anda dengan {method} gagal. Tidak ada uang yang berpindah.',
      cancelled: 'Anda membatalkan pesanan ini. Tidak ada uang yang berpindah.',
      expired: 'Waktu membayar habis pada {time}.',
      refunding: 'Pengembalian dana sedang diproses.',
      refunded: 'Dana dikembalikan ke asalnya.',
      reversed: 'Pembayaran ini dianulir, jadi tidak lagi ada di saldo Anda.',
    },
    owed: '{owed} darinya sudah tidak ada. Anda harus melunasinya sebelum bisa menarik dana.',
    bonus: '{bonus} darinya adalah bonus Anda.',
    settled: '{settled} dari pembayaran Anda melunasi utang Anda.',
  },
  withdrawals: {
    requested: {
      title: 'Penarikan diajukan',
      text: 'Kami menerima penarikan Anda sebesar {gross}. Uangnya ditahan untuk itu.',
    },
    inReview: {
      title: 'Penarikan sedang diperiksa',
      text: 'Kami sedang memeriksa penarikan ini. Uangnya tetap ditahan untuk itu.',
    },
    approved: {
      title: 'Penarikan disetujui',
      text: 'Disetujui. Berikutnya kami kirim.',
    },
    paying: {
      title: 'Penarikan sedang dikirim',
      text: '{net} sedang dikirim ke {account}.',
    },
    paid: {
      title: 'Penarikan dibayar',
      text: '{net} dibayarkan ke {account}.',
    },
    rejected: {
      title: 'Penarikan tidak disetujui',
      text: 'Tidak disetujui. {gross} kembali ke saldo Anda.',
    },
    cancelled: {
      title: 'Penarikan dibatalkan',
      text: 'Anda membatalkannya. {gross} kembali ke saldo Anda.',
    },
    failed: {
      title: 'Penarikan gagal',
      text: 'Pembayaran ke {account} tidak bisa dilakukan. {gross} kembali ke saldo Anda.',
    },
    returned: {
      title: 'Penarikan kembali',
      text: 'Pembayaran dikembalikan. {gross} kembali ke saldo Anda.',
    },
    late: {
      title: 'Penarikan tertunda',
      text: 'Ini lebih lama dari yang kami katakan. Kami terus memeriksa, dan uang Anda aman.',
    },
  },
  locks: {
    deposit: 'Deposit yang turnover-nya belum selesai',
    transfer: 'Transfer masuk yang turnover-nya belum selesai',
    bonus: 'Bonus yang turnover-nya belum selesai',
    other: 'Uang yang turnover-nya belum selesai',
  },
  withdrawalEffects: {
    stays: 'Bonus aktif Anda tetap seperti sekarang.',
    forfeits:
      'Ini mengakhiri bonus aktif Anda, meskipun nanti penarikan dibatalkan. Uang Anda sendiri tetap milik Anda.',
  },
  debts: {
    paid: {
      title: 'Dibayar dari saldo Anda',
      text: '{amount} dari saldo Anda melunasi utang Anda.',
    },
  },
  paymentPassword: {
    set: {
      title: 'PIN pembayaran dibuat',
      text: 'PIN pembayaran Anda dibuat. Jika ini bukan Anda, segera hubungi layanan pelanggan.',
    },
    changed: {
      title: 'PIN pembayaran diubah',
      text: 'PIN pembayaran Anda diubah. Jika ini bukan Anda, segera hubungi layanan pelanggan.',
    },
    recovered: {
      title: 'PIN pembayaran diatur ulang',
      text: 'PIN pembayaran Anda diatur ulang dengan kode, dan Anda dikeluarkan di semua tempat lain. Rekening penarikan baru bisa dipakai setelah satu hari. Jika ini bukan Anda, segera hubungi layanan pelanggan.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Rekening penarikan ditambahkan',
      text: '{account} sekarang bisa menerima penarikan Anda. Jika ini bukan Anda, segera hubungi layanan pelanggan.',
    },
    addedLater: {
      title: 'Rekening penarikan ditambahkan',
      text: '{account} ditambahkan dan belum bisa dipakai. Jika ini bukan Anda, segera hubungi layanan pelanggan.',
    },
    approved: {
      title: 'Rekening penarikan disetujui',
      text: '{account} disetujui dan bisa dipakai.',
    },
    chosen: {
      title: 'Rekening penarikan utama diubah',
      text: '{account} sekarang rekening utama untuk penarikan Anda.',
    },
    removed: {
      title: 'Rekening penarikan dihapus',
      text: '{account} dihapus dan tidak akan menerima penarikan lagi.',
    },
  },
  payoutHints: {
    eWallet: 'Nomor HP, misalnya 0917 123 4567',
    bank_other: '{count} angka',
    bankOr_other: '{digits} atau {count} angka',
    crypto: 'Alamat di TRON: 34 karakter, diawali T',
  },
  transfers: {
    sent: {
      title: 'Uang dikirim ke agen Anda',
      text: '{amount} dikirim ke {account}.',
    },
    received: {
      title: 'Uang diterima',
      text: '{account} dari tim Anda mengirim {amount} kepada Anda.',
    },
    sentDown: {
      title: 'Uang dikirim ke anggota',
      text: '{amount} dikirim ke {account}.',
    },
    receivedFromAgent: {
      title: 'Uang diterima',
      text: 'Agen Anda {account} mengirim {amount} kepada Anda.',
    },
  },
  envelopes: {
    received: {
      title: 'Angpao untuk Anda',
      text: 'Agen Anda {account} mengirim angpao. Anda bisa membukanya sampai {time}.',
    },
    emptied: {
      title: 'Semua angpao sudah dibuka',
      text_other: 'Semua {count} bagian hujan angpao Anda sudah dibuka.',
    },
    returned: {
      title: 'Hujan angpao selesai',
      text_other: '{opened} dari {count} bagian dibuka. {amount} kembali ke saldo Anda.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Anda perlu deposit {least} atau lebih.',
    underWay: 'Anda sudah ikut.',
    spent: 'Anggarannya habis.',
    often: 'Anda sudah mendapatkannya sebanyak yang diizinkan untuk tiap anggota.',
    byDeposit: 'Pilih saat deposit.',
    noTries: 'Anda sudah mengajukan sebanyak yang diizinkan.',
    notYet: 'Belum dimulai.',
    over: 'Sudah berakhir.',
    cashedIn: 'Hanya untuk deposit pertama, dan Anda sudah pernah deposit.',
    full: 'Semua tempat terisi.',
    otherInTurnover: 'Anda punya bonus aktif lain. Bonus ini bisa diklaim saat bonus itu berakhir.',
  },
  chosenPromotion: {
    kept: 'Kami menyimpan tempat Anda selama pesanan ini terbuka.',
    given: 'Bonus Anda siap. Lihat di Reward.',
    checked: 'Kami periksa dulu dan mengabari di kotak masuk Anda.',
    without: 'Deposit ini tanpa promo: kami tidak bisa lagi menyimpan tempat Anda.',
  },
  promotionConditions: {
    newcomers: 'Untuk anggota yang ikut sebelum deposit pertamanya.',
    everybody: 'Untuk semua anggota.',
    once: 'Sekali per anggota. Jika Anda berbagi penerima, telepon, atau rekening penarikan dengan anggota lain, kami periksa dulu.',
    times_other: 'Sampai {count} kali per anggota, satu per satu.',
    firstDeposit: 'Deposit pertama dihitung jika {least} atau lebih dan tiba paling lambat {end}.',
    deposit: 'Satu deposit dihitung jika {least} atau lebih dan tiba paling lambat {end}.',
    bets: 'Pasang taruhan valid {least} di game apa pun sejak ikut sampai {end}.',
    betsOf: 'Pasang taruhan valid {least} di {games} sejak ikut sampai {end}.',
    application_other:
      'Ajukan dengan beberapa kata dan maksimal tiga gambar. Tim kami memeriksanya. Anda bisa mengajukan {count} kali.',
    amountOfBets: 'Anda mendapat {share}% darinya sebagai bonus, maksimal {most}, setelah promo berakhir.',
    fixed: 'Anda mendapat bonus {most}.',
    amount: 'Anda mendapat {share}% darinya sebagai bonus, maksimal {most}.',
    turnover_other:
      'Pertaruhkan {factor} × bonus dalam {count} hari agar menjadi tunai. Tunai Anda sendiri dipakai lebih dulu.',
    free: 'Dibayar tunai. Tanpa turnover.',
    cap: 'Maksimal {cap} darinya bisa menjadi tunai.',
    largestBet: 'Taruhan dengan uang bonus tidak boleh lebih dari {bet}.',
    stays: 'Bonus tetap ada jika Anda menarik dana.',
    forfeits: 'Bonus hilang jika Anda menarik dana. Uang Anda sendiri tetap milik Anda.',
    claim_other: 'Klaim dalam {count} hari setelah diberikan.',
    places_other: 'Terbatas {count} tempat.',
  },
  gameTypes: {
    RNG: 'slot',
    FISH: 'tembak ikan',
    LIVE: 'live',
  },
  promotionStates: {
    comingSoon: 'Segera',
    open: 'Terbuka',
    joined: 'Ikut',
    applying: 'Diajukan',
    process: 'Sedang diperiksa',
    rejected: 'Ditolak',
    claimable: 'Bisa diklaim',
    issued: 'Diberikan',
    claimed: 'Sudah diklaim',
    closed: 'Ditutup',
  },
  promotionDecisions: {
    refused: {
      title: 'Promo tidak disetujui',
      text: 'Kami sudah memeriksa pengajuan Anda dan tidak bisa menyetujuinya. Tidak ada yang diambil dari saldo Anda.',
    },
    issued: {
      title: 'Promo disetujui',
      text: 'Bonus Anda ada di Reward.',
    },
  },
  rewardStates: {
    inTurnover: 'Aktif',
    done: 'Selesai',
    forfeited: 'Dilepas',
    expired: 'Kedaluwarsa',
    revoked: 'Dibatalkan',
  },
  rewardSources: {
    points: 'Toko poin',
    rank: 'Hadiah peringkat',
    levelMonth: 'Hadiah level bulanan',
    levelUpgrade: 'Hadiah naik level',
    levelBirthday: 'Hadiah ulang tahun',
    referral: 'Teman diundang',
    welcome: 'Bergabung lewat tautan teman',
  },
  rewards: {
    waits: {
      title: 'Reward Anda siap',
      text: 'Klaim {amount} di Reward. Ketentuan dan tanggal akhirnya ada di sana.',
    },
    bonusEnds: {
      title: 'Bonus Anda segera berakhir',
      text: 'Bonus {amount} Anda berakhir dalam sehari. Sisanya akan hilang; uang Anda sendiri tetap milik Anda.',
    },
    levelReached: {
      title: 'Anda mencapai {name}',
      text: 'Lihat di Keuntungan VIP apa yang diberikan {name} dan cara mempertahankannya.',
    },
  },
  missions: {
    logInToday: 'Masuk hari ini',
    logIns_other: 'Masuk selama {count} hari',
    cashIns: 'Deposit {target} atau lebih',
    validBets: 'Pasang taruhan selesai {target}',
    games_other: 'Mainkan {count} game berbeda',
  },
  referralStates: {
    deposit: 'Menunggu deposit pertama',
    bets: 'Menunggu taruhan',
    done: 'Selesai',
    ended: 'Waktu habis',
    inReview: 'Sedang diperiksa',
    refused: 'Tidak dihitung',
  },
  referralReasons: {
    person: 'Tampaknya ini Anda sendiri.',
    payoutAccount: 'Memakai rekening penarikan yang sama dengan Anda.',
    device: 'Memakai perangkat yang sama dengan Anda.',
  },
  contracts: {
    offered: {
      title: 'Anda mendapat tawaran kontrak',
      text: '{account} menawarkan kontrak kepada Anda. Berlaku setelah Anda menerimanya.',
    },
    accepted: {
      title: 'Kontrak diterima',
      text: '{account} menerima kontrak. Berlaku mulai periode berikutnya.',
    },
    declined: {
      title: 'Kontrak ditolak',
      text: '{account} menolak kontrak.',
    },
    ended: {
      title: 'Kontrak berakhir',
      text: 'Kontrak Anda dengan {account} berakhir. Periode yang sudah dimulai tetap dibayar.',
    },
    owes: {
      title: 'Anda berutang pembayaran',
      text: 'Saldo Anda tidak cukup untuk {amount} kepada {account} untuk {day}. Kami membayarnya begitu ada uang masuk. Sampai saat itu Anda tidak bisa membuat tawaran baru.',
    },
    owed: {
      title: 'Ada pembayaran yang belum Anda terima',
      text: 'Saldo {account} tidak cukup untuk {amount} untuk {day}. Anda menerimanya begitu ada uang masuk.',
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'Rumah',
    sport: 'Olahraga',
    tech: 'Teknologi',
  },
  goodsOrderStates: {
    placed: 'Dipesan',
    packed: 'Dikemas',
    sent: 'Dalam perjalanan',
    delivered: 'Diantar',
    cancelled: 'Dibatalkan, poin kembali',
  },
  goodsOrders: {
    sent: {
      title: 'Pesanan Anda dalam perjalanan',
      text: '{title} dalam perjalanan. Nomor paket: {parcel}.',
    },
    delivered: {
      title: 'Pesanan Anda sudah diantar',
      text: '{title} sudah diantar.',
    },
    cancelled: {
      title: 'Poin Anda kembali',
      text_other: '{title} tidak bisa diantar. Semua {count} poin kembali kepada Anda.',
    },
  },
  points: {
    opening: 'Poin awal',
    earned: 'Dari taruhan selesai',
    redeemed: 'Ditukar: {title}',
    returned: 'Poin kembali: {title}',
  },
  chat: {
    greeting:
      'Hai {name}, saya Aya. Tanyakan soal deposit, penarikan, atau kata sandi, atau minta bicara dengan orang.',
    answers: {
      deposit:
        'Ketuk Deposit dan pilih metode pembayaran. Masing-masing menampilkan jumlah terkecil dan terbesar.',
      withdraw:
        'Ketuk Tarik dana. Sebelum konfirmasi, Anda melihat kapan uangnya tiba. Setelah itu Anda bisa mengikuti tiap langkah.',
      password:
        'Ketuk “Lupa kata sandi?” di halaman masuk. Anda akan mendapat kode lewat SMS atau email yang berlaku sepuluh menit. Kami tidak pernah meminta kata sandi Anda.',
      human: 'Tunggu sebentar, saya panggilkan rekan.',
      unknown: 'Maaf, saya tidak paham. Pilih topik di bawah, atau minta bicara dengan orang.',
    },
    taken: 'Halo, ini Ben. Saya sudah membaca pesan Anda. Ada yang bisa dibantu?',
    noted: 'Terima kasih, sudah saya catat dan akan saya jawab di sini.',
    words: {
      deposit: 'deposit',
      withdraw: 'tarik dana, penarikan, menarik',
      password: 'kata sandi, masuk',
      human: 'orang, manusia, petugas',
    },
    buttons: {
      deposit: 'Deposit',
      withdraw: 'Tarik dana',
      password: 'Kata sandi',
      human: 'Bicara dengan orang',
    },
    page: {
      back: 'Kembali',
      talk: 'Percakapan',
      you: 'Anda',
      message: 'Pesan Anda',
      send: 'Kirim',
      topics: 'Topik',
      writing: '{agent} sedang menulis…',
      used: 'Chat ini sudah berakhir. Kembali dan buka lagi.',
      failed: 'Kami tidak bisa mengonfirmasi pesan Anda. Kirim lagi: tidak akan dihitung dua kali.',
      tooMany: 'Terlalu banyak sekaligus. Tunggu satu menit, lalu kirim lagi.',
    },
  },
  inbox: {
    welcome: {
      title: 'Selamat datang di Araw',
      content:
        '<p>Senang Anda di sini. Lihat-lihat <a href="/m/home">lobi</a> dan ketuk hati pada game yang Anda suka. Sebelum bermain, putuskan berapa yang akan dihabiskan.</p>',
    },
    newLogin: {
      title: 'Masuk baru ke akun Anda',
      content:
        '<p>Seseorang masuk ke akun Anda dari perangkat baru. Jika ini bukan Anda, <a href="/m/changePsw">ubah kata sandi</a> dan periksa <a href="/m/securityCenter">pusat keamanan</a>.</p>',
    },
    jackpot: {
      title: 'Jackpot kini ada di dalam game',
      content:
        '<p>Semua game bertanda JACKPOT berbagi satu hadiah, dan ronde mana pun bisa memenangkannya. Lihat jumlahnya di atas <a href="/m/jl-slot">slot JL</a> dan aturannya di tiap game.</p>',
    },
    protection: {
      title: 'Lihat bagaimana akun Anda dilindungi',
      content:
        '<p><a href="/m/securityCenter">Pusat keamanan</a> menunjukkan bagaimana akun Anda dilindungi dan apa lagi yang bisa Anda lakukan.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Misi',
      content:
        '<p>Lakukan yang diminta sehari atau seminggu dan klaim reward-nya. <a href="/m/leaderBoard">Ke misi</a></p>',
    },
    REFERRAL: {
      title: 'Undang teman',
      content:
        '<p>Kirim tautan Anda ke teman: saat mereka deposit dan bermain, kalian berdua mendapat reward. <a href="/m/inviteFriends">Ke tautan Anda</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Deposit pertama digandakan',
    reload: 'Bonus deposit ulang 20%',
    shareYourWin: 'Bagikan kemenangan Anda',
    slotsAndFishing: 'Slot dan tembak ikan, total 5,000',
  },
};
