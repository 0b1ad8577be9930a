import type { Translated } from './texts.ts';

export const ms: Translated<'other'> = {
  demands: {
    selfExcluded:
      'Anda telah mengecualikan diri daripada bermain. Anda masih boleh melihat rekod dan mengeluarkan wang.',
    closed: 'Tambah nilai ditutup untuk akaun anda. Anda masih boleh melihat rekod dan mengeluarkan wang.',
    review: 'Kami sedang menyemak akaun anda. Selepas itu anda boleh tambah nilai semula.',
    ownLimit:
      'Anda telah mencapai had tambah nilai {amount}. Anda boleh tambah nilai semula apabila had ini diset semula.',
    limitsOffer:
      'Putuskan dahulu sama ada anda mahu mengehadkan tambah nilai, pertaruhan atau kerugian. Anda juga boleh menolak.',
    terms:
      'Terma kami telah berubah. Baca dan terima dahulu sebelum menambah nilai. Anda masih boleh mengeluarkan wang walaupun tidak bersetuju.',
    email: 'Sahkan alamat e-mel anda dahulu.',
    mobile: 'Sahkan no. telefon bimbit anda dahulu.',
    payeeName: 'Tambah dahulu nama pada akaun bank anda.',
    identity: 'Sahkan identiti anda dahulu.',
    receivable:
      'Selepas pembetulan, anda masih berhutang {amount}. Tambah nilai seterusnya membayarnya dahulu, kemudian anda boleh mengeluarkan wang semula.',
  },
  accountDemands: {
    review: 'Kami sedang menyemak akaun ini.',
    waiting: 'Akaun ini baharu dan belum boleh digunakan.',
  },
  codes: {
    login: {
      title: 'Kod log masuk anda',
      text: '{code} ialah kod log masuk anda.',
    },
    register: {
      title: 'Kod daftar anda',
      text: '{code} ialah kod daftar anda.',
    },
    password: {
      title: 'Kod anda untuk menetapkan kata laluan baharu',
      text: '{code} ialah kod anda untuk menetapkan kata laluan baharu.',
    },
    identity: {
      title: 'Kod anda untuk mengesahkan nombor',
      text: '{code} ialah kod anda untuk mengesahkan nombor.',
    },
    owner: {
      title: 'Kod untuk mengesahkan ini anda',
      text: '{code} ialah kod untuk mengesahkan ini anda.',
    },
    contact: {
      title: 'Kod untuk mengesahkan alamat ini bagi akaun anda',
      text: '{code} ialah kod untuk mengesahkan alamat ini bagi akaun anda.',
    },
    use_other:
      'Ia sah sekali sahaja, selama {count} minit. Jangan kongsi dengan sesiapa. Jika anda tidak memintanya, abaikan mesej ini.',
  },
  letters: {
    passwordChanged: {
      title: 'Kata laluan anda telah ditukar',
      text: 'Kata laluan anda telah ditukar, dan anda telah dilog keluar di semua tempat lain. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    emailChanged: {
      title: 'Alamat e-mel anda telah ditukar',
      text: 'Alamat e-mel anda kini {address}, dan anda telah dilog keluar di semua tempat lain. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera. Mereka akan mengunci akaun dan memulangkannya kepada anda.',
    },
    mobileChanged: {
      title: 'No. telefon bimbit anda telah ditukar',
      text: 'No. telefon bimbit anda kini {address}, dan anda telah dilog keluar di semua tempat lain. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera. Mereka akan mengunci akaun dan memulangkannya kepada anda.',
    },
  },
  fieldRules: {
    username: 'Format akaun salah: {least} hingga {most} huruf, digit atau garis bawah',
    password: 'Format kata laluan salah: 8 hingga 64 aksara dengan satu huruf dan satu digit',
    mobile: 'Sila masukkan no. telefon bimbit yang sah',
    code: 'Masukkan kod pengesahan',
    loginPassword: 'Format kata laluan salah',
    range: '{least} hingga {most}',
    digits: 'Format salah: {range} digit',
    characters: 'Format salah: {range} aksara',
    recommender:
      'Format salah: {range} huruf, digit atau garis bawah, seperti dalam nama pengguna atau nombor orang yang mengesyorkan kami',
    bankName: 'Format salah: {range} huruf, seperti nama pada akaun bank anda',
    hyphens: 'Format salah: {range} huruf, digit atau tanda sempang',
    dots: 'Format salah: {range} huruf, digit atau titik',
    handle: 'Format salah: {range} huruf, digit, tanda sempang atau garis bawah',
    lineId: 'Format salah: {range} huruf kecil, digit, titik, tanda sempang atau garis bawah',
    phone: 'Format salah: {range} digit, ruang atau tanda sempang',
  },
  protection: {
    breakOver: {
      title: 'Rehat anda sudah tamat',
      text: 'Anda boleh bermain semula. Had anda tidak berubah, dan anda boleh menurunkannya bila-bila masa.',
    },
    exclusionOver: {
      title: 'Pengecualian kendiri anda sudah tamat',
      text: 'Anda tidak boleh bermain sehingga anda memintanya. Kemudian anda boleh bermain selepas tempoh menunggu.',
    },
    returned: {
      title: 'Anda boleh bermain semula',
      text: 'Anda meminta untuk bermain semula, dan kini boleh. Sila semak had anda dahulu.',
    },
    raiseReady: {
      title: 'Had anda kini boleh ditukar',
      text: 'Sahkan had lebih tinggi yang anda minta dalam tujuh hari. Jika tidak, had anda kekal sama.',
    },
    review: {
      title: 'Adakah had anda masih sesuai?',
      text: 'Sudah lama anda tidak menyemak had anda. Lihat di bawah “Main dalam had anda”.',
    },
  },
  offers: { stop: 'Untuk menghentikan tawaran ini, buka Tetapan, kemudian Tawaran dan berita.' },
  deposits: {
    title: 'Tambah nilai {number}',
    states: {
      created: 'Pesanan dibuat. Pilih cara membayar.',
      waiting: 'Menunggu bayaran anda.',
      processing: '{method} telah menerima bayaran anda. Ia sedang menuju ke baki anda.',
      inReview: 'Kami sedang menyemak bayaran anda. Tiada yang hilang.',
      credited: '{amount} ada dalam baki anda.',
      failed: 'Bayaran anda dengan {method} gagal. Tiada wang berpindah.',
      cancelled: 'Anda membatalkan pesanan ini. Tiada wang berpindah.',
      expired: 'Masa untuk membayar tamat pada {time}.',
      refunding: 'Bayaran balik anda sedang diproses.',
      refunded: 'Bayaran anda telah dibayar balik ke tempat asalnya.',
      reversed: 'Bayaran ini dibalikkan, jadi ia tiada lagi dalam baki anda.',
    },
    owed: '{owed} daripadanya sudah tiada. Anda perlu membayarnya semula sebelum boleh mengeluarkan wang.',
    bonus: '{bonus} daripadanya ialah bonus anda.',
    settled: '{settled} daripada bayaran anda menjelaskan hutang anda.',
  },
  withdrawals: {
    requested: {
      title: 'Pengeluaran dimohon',
      text: 'Kami menerima pengeluaran anda sebanyak {gross}. Wang itu ditahan untuknya.',
    },
    inReview: {
      title: 'Pengeluaran sedang disemak',
      text: 'Kami sedang menyemak pengeluaran ini. Wang itu kekal ditahan untuknya.',
    },
    approved: {
      title: 'Pengeluaran diluluskan',
      text: 'Diluluskan. Kami akan menghantarnya seterusnya.',
    },
    paying: {
      title: 'Pengeluaran sedang dihantar',
      text: '{net} sedang dihantar ke {account}.',
    },
    paid: {
      title: 'Pengeluaran dibayar',
      text: '{net} telah dibayar ke {account}.',
    },
    rejected: {
      title: 'Pengeluaran tidak diluluskan',
      text: 'Ia tidak diluluskan. {gross} kembali ke baki anda.',
    },
    cancelled: {
      title: 'Pengeluaran dibatalkan',
      text: 'Anda membatalkannya. {gross} kembali ke baki anda.',
    },
    failed: {
      title: 'Pengeluaran gagal',
      text: '{account} tidak dapat dibayar. {gross} kembali ke baki anda.',
    },
    returned: {
      title: 'Pengeluaran dipulangkan',
      text: 'Bayaran itu dipulangkan. {gross} kembali ke baki anda.',
    },
    late: {
      title: 'Pengeluaran lewat',
      text: 'Ini mengambil masa lebih lama daripada yang kami katakan. Kami terus menyemak, dan wang anda selamat.',
    },
  },
  locks: {
    deposit: 'Pusing ganti tambah nilai belum selesai',
    transfer: 'Pusing ganti pindahan diterima belum selesai',
    bonus: 'Pusing ganti bonus belum selesai',
    other: 'Pusing ganti wang belum selesai',
  },
  withdrawalEffects: {
    stays: 'Bonus aktif anda kekal seperti sedia ada.',
    forfeits:
      'Ini menamatkan bonus aktif anda, walaupun anda membatalkan pengeluaran kemudian. Wang anda sendiri tetap milik anda.',
  },
  debts: {
    paid: {
      title: 'Dibayar daripada baki anda',
      text: '{amount} daripada baki anda menjelaskan hutang anda.',
    },
  },
  paymentPassword: {
    set: {
      title: 'PIN bayaran ditetapkan',
      text: 'PIN bayaran anda telah ditetapkan. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    changed: {
      title: 'PIN bayaran ditukar',
      text: 'PIN bayaran anda telah ditukar. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    recovered: {
      title: 'PIN bayaran diset semula',
      text: 'PIN bayaran anda telah diset semula dengan kod, dan anda telah dilog keluar di semua tempat lain. Akaun pengeluaran baharu boleh digunakan selepas sehari. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Akaun pengeluaran ditambah',
      text: '{account} kini boleh menerima pengeluaran anda. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    addedLater: {
      title: 'Akaun pengeluaran ditambah',
      text: '{account} telah ditambah dan belum boleh digunakan. Jika ini bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    approved: {
      title: 'Akaun pengeluaran diluluskan',
      text: '{account} telah diluluskan dan boleh digunakan.',
    },
    chosen: {
      title: 'Akaun pengeluaran lalai ditukar',
      text: '{account} kini akaun lalai untuk pengeluaran anda.',
    },
    removed: {
      title: 'Akaun pengeluaran dibuang',
      text: '{account} telah dibuang dan tidak akan menerima pengeluaran lagi.',
    },
  },
  payoutHints: {
    eWallet: 'No. telefon bimbit, contohnya 0917 123 4567',
    bank_other: '{count} digit',
    bankOr_other: '{digits} atau {count} digit',
    crypto: 'Alamat di TRON: 34 aksara, bermula dengan T',
  },
  transfers: {
    sent: {
      title: 'Wang dihantar kepada ejen anda',
      text: '{amount} telah dihantar kepada {account}.',
    },
    received: {
      title: 'Wang diterima',
      text: '{account} daripada pasukan anda menghantar {amount} kepada anda.',
    },
    sentDown: {
      title: 'Wang dihantar kepada ahli',
      text: '{amount} telah dihantar kepada {account}.',
    },
    receivedFromAgent: {
      title: 'Wang diterima',
      text: 'Ejen anda {account} menghantar {amount} kepada anda.',
    },
  },
  envelopes: {
    received: {
      title: 'Angpau untuk anda',
      text: 'Ejen anda {account} menghantar angpau kepada anda. Anda boleh membukanya hingga {time}.',
    },
    emptied: {
      title: 'Semua angpau sudah dibuka',
      text_other: 'Semua {count} bahagian hujan angpau anda telah dibuka.',
    },
    returned: {
      title: 'Hujan angpau tamat',
      text_other: '{opened} daripada {count} bahagian dibuka. {amount} kembali ke baki anda.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Anda perlu tambah nilai {least} atau lebih.',
    underWay: 'Anda sudah menyertai.',
    spent: 'Peruntukannya sudah habis.',
    often: 'Anda sudah mendapatnya sebanyak yang dibenarkan untuk setiap ahli.',
    byDeposit: 'Pilih semasa tambah nilai.',
    noTries: 'Anda sudah memohon sebanyak yang dibenarkan.',
    notYet: 'Belum bermula.',
    over: 'Sudah tamat.',
    cashedIn: 'Hanya untuk tambah nilai pertama, dan anda sudah pernah tambah nilai.',
    full: 'Semua tempat sudah penuh.',
    otherInTurnover: 'Anda ada bonus aktif lain. Yang ini boleh dituntut apabila yang itu tamat.',
  },
  chosenPromotion: {
    kept: 'Kami menyimpan tempat anda selagi pesanan ini terbuka.',
    given: 'Bonus anda sedia. Lihat Ganjaran.',
    checked: 'Kami menyemaknya dahulu dan menghantar mesej ke peti masuk anda.',
    without: 'Tambah nilai ini tiada promosi: kami tidak dapat menyimpan tempat anda lagi.',
  },
  promotionConditions: {
    newcomers: 'Untuk ahli yang menyertai sebelum tambah nilai pertama.',
    everybody: 'Untuk semua ahli.',
    once: 'Sekali bagi setiap ahli. Jika anda berkongsi penerima, telefon atau akaun pengeluaran dengan ahli lain, kami semak dahulu.',
    times_other: 'Sehingga {count} kali bagi setiap ahli, satu demi satu.',
    firstDeposit: 'Tambah nilai pertama dikira jika {least} atau lebih dan tiba selewat-lewatnya {end}.',
    deposit: 'Satu tambah nilai dikira jika {least} atau lebih dan tiba selewat-lewatnya {end}.',
    bets: 'Buat pertaruhan sah {least} pada mana-mana permainan sejak menyertai hingga {end}.',
    betsOf: 'Buat pertaruhan sah {least} pada {games} sejak menyertai hingga {end}.',
    application_other:
      'Mohon dengan beberapa patah kata dan sehingga tiga gambar. Pasukan kami menyemaknya. Anda boleh memohon {count} kali.',
    amountOfBets: 'Anda mendapat {share}% daripadanya sebagai bonus, sehingga {most}, selepas promosi tamat.',
    fixed: 'Anda mendapat bonus {most}.',
    amount: 'Anda mendapat {share}% daripadanya sebagai bonus, sehingga {most}.',
    turnover_other:
      'Pertaruhkan {factor} × bonus dalam {count} hari untuk menjadikannya tunai. Tunai anda sendiri digunakan dahulu.',
    free: 'Dibayar sebagai tunai. Tiada pusing ganti.',
    cap: 'Sehingga {cap} daripadanya boleh menjadi tunai.',
    largestBet: 'Pertaruhan dengan wang bonus tidak boleh melebihi {bet}.',
    stays: 'Bonus kekal jika anda mengeluarkan wang.',
    forfeits: 'Bonus hilang jika anda mengeluarkan wang. Wang anda sendiri tetap milik anda.',
    claim_other: 'Tuntut dalam {count} hari selepas diberi.',
    places_other: 'Terhad kepada {count} tempat.',
  },
  gameTypes: {
    RNG: 'slot',
    FISH: 'menembak ikan',
    LIVE: 'langsung',
  },
  promotionStates: {
    comingSoon: 'Akan datang',
    open: 'Dibuka',
    joined: 'Menyertai',
    applying: 'Dimohon',
    process: 'Sedang disemak',
    rejected: 'Ditolak',
    claimable: 'Untuk dituntut',
    issued: 'Diberi',
    claimed: 'Sudah dituntut',
    closed: 'Ditutup',
  },
  promotionDecisions: {
    refused: {
      title: 'Promosi tidak diluluskan',
      text: 'Kami telah menyemak permohonan anda dan tidak dapat meluluskannya. Tiada apa-apa diambil daripada baki anda.',
    },
    issued: {
      title: 'Promosi diluluskan',
      text: 'Bonus anda ada dalam Ganjaran.',
    },
  },
  rewardStates: {
    inTurnover: 'Aktif',
    done: 'Selesai',
    forfeited: 'Dilepaskan',
    expired: 'Luput',
    revoked: 'Dibatalkan',
  },
  rewardSources: {
    points: 'Kedai mata',
    rank: 'Hadiah kedudukan',
    levelMonth: 'Hadiah tahap bulanan',
    levelUpgrade: 'Hadiah naik tahap',
    levelBirthday: 'Hadiah hari jadi',
    referral: 'Rakan dijemput',
    welcome: 'Menyertai melalui pautan rakan',
  },
  rewards: {
    waits: {
      title: 'Ganjaran anda sedia',
      text: 'Tuntut {amount} dalam Ganjaran. Terma dan tarikh akhirnya ada di sana.',
    },
    bonusEnds: {
      title: 'Bonus anda akan tamat',
      text: 'Bonus {amount} anda tamat dalam masa sehari. Apa yang tinggal akan hilang; wang anda sendiri tetap milik anda.',
    },
    levelReached: {
      title: 'Anda telah mencapai {name}',
      text: 'Lihat di Keistimewaan VIP apa yang diberi {name} dan cara mengekalkannya.',
    },
  },
  missions: {
    logInToday: 'Log masuk hari ini',
    logIns_other: 'Log masuk pada {count} hari',
    cashIns: 'Tambah nilai {target} atau lebih',
    validBets: 'Buat pertaruhan selesai {target}',
    games_other: 'Main {count} permainan berbeza',
  },
  referralStates: {
    deposit: 'Menunggu tambah nilai pertama',
    bets: 'Menunggu pertaruhan',
    done: 'Lengkap',
    ended: 'Masa tamat',
    inReview: 'Sedang disemak',
    refused: 'Tidak dikira',
  },
  referralReasons: {
    person: 'Nampaknya ini anda sendiri.',
    payoutAccount: 'Berkongsi akaun pengeluaran dengan anda.',
    device: 'Berkongsi peranti dengan anda.',
  },
  contracts: {
    offered: {
      title: 'Anda mendapat tawaran kontrak',
      text: '{account} menawarkan kontrak kepada anda. Ia berkuat kuasa sebaik anda menerimanya.',
    },
    accepted: {
      title: 'Kontrak diterima',
      text: '{account} menerima kontrak. Ia bermula dengan tempoh seterusnya.',
    },
    declined: {
      title: 'Kontrak ditolak',
      text: '{account} menolak kontrak.',
    },
    ended: {
      title: 'Kontrak tamat',
      text: 'Kontrak anda dengan {account} telah tamat. Tempoh yang sudah bermula tetap dibayar.',
    },
    owes: {
      title: 'Anda berhutang bayaran',
      text: 'Baki anda tidak cukup untuk {amount} kepada {account} bagi {day}. Kami membayarnya sebaik wang masuk. Sehingga itu anda tidak boleh membuat tawaran baharu.',
    },
    owed: {
      title: 'Ada bayaran yang belum anda terima',
      text: 'Baki {account} tidak cukup untuk {amount} bagi {day}. Anda menerimanya sebaik wang masuk.',
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'Rumah',
    sport: 'Sukan',
    tech: 'Teknologi',
  },
  goodsOrderStates: {
    placed: 'Dipesan',
    packed: 'Dibungkus',
    sent: 'Dalam perjalanan',
    delivered: 'Dihantar',
    cancelled: 'Dibatalkan, mata dikembalikan',
  },
  goodsOrders: {
    sent: {
      title: 'Pesanan anda dalam perjalanan',
      text: '{title} dalam perjalanan. Nombor bungkusan: {parcel}.',
    },
    delivered: {
      title: 'Pesanan anda telah dihantar',
      text: '{title} telah dihantar.',
    },
    cancelled: {
      title: 'Mata anda dikembalikan',
      text_other: '{title} tidak dapat dihantar. Semua {count} mata dikembalikan kepada anda.',
    },
  },
  points: {
    opening: 'Mata permulaan',
    earned: 'Daripada pertaruhan selesai',
    redeemed: 'Ditebus: {title}',
    returned: 'Mata dikembalikan: {title}',
  },
  chat: {
    greeting:
      'Hai {name}, saya Aya. Tanya saya tentang tambah nilai, pengeluaran atau kata laluan, atau minta bercakap dengan orang.',
    answers: {
      deposit:
        'Ketik Tambah nilai dan pilih kaedah bayaran. Setiap satu menunjukkan jumlah terkecil dan terbesar.',
      withdraw:
        'Ketik Keluarkan wang. Sebelum mengesahkan, anda melihat bila wang itu tiba. Selepas itu anda boleh mengikuti setiap langkah.',
      password:
        'Ketik “Lupa kata laluan?” di halaman log masuk. Anda akan menerima kod melalui SMS atau e-mel yang sah sepuluh minit. Kami tidak pernah meminta kata laluan anda.',
      human: 'Sebentar, saya panggilkan rakan sekerja.',
      unknown: 'Maaf, saya tidak faham. Pilih topik di bawah, atau minta bercakap dengan orang.',
    },
    taken: 'Helo, ini Ben. Saya sudah membaca mesej anda. Apa yang boleh saya bantu?',
    noted: 'Terima kasih, saya sudah mencatatnya dan akan menjawab di sini.',
    words: {
      deposit: 'tambah nilai',
      withdraw: 'keluarkan wang, pengeluaran',
      password: 'kata laluan, log masuk',
      human: 'orang, manusia, pegawai',
    },
    buttons: {
      deposit: 'Tambah nilai',
      withdraw: 'Keluarkan wang',
      password: 'Kata laluan',
      human: 'Bercakap dengan orang',
    },
    page: {
      back: 'Kembali',
      talk: 'Perbualan',
      you: 'Anda',
      message: 'Mesej anda',
      send: 'Hantar',
      topics: 'Topik',
      writing: '{agent} sedang menulis…',
      used: 'Sembang ini sudah tamat. Kembali dan buka semula.',
      failed: 'Kami tidak dapat mengesahkan mesej anda. Hantar semula: ia tidak dikira dua kali.',
      tooMany: 'Terlalu banyak sekali gus. Tunggu seminit, kemudian hantar semula.',
    },
  },
  inbox: {
    welcome: {
      title: 'Selamat datang ke Araw',
      content:
        '<p>Gembira anda di sini. Lihat-lihat <a href="/m/home">lobi</a> dan ketik hati pada permainan yang anda suka. Sebelum bermain, putuskan berapa banyak untuk dibelanjakan.</p>',
    },
    newLogin: {
      title: 'Log masuk baharu ke akaun anda',
      content:
        '<p>Seseorang telah log masuk ke akaun anda pada peranti baharu. Jika ini bukan anda, <a href="/m/changePsw">tukar kata laluan</a> dan semak <a href="/m/securityCenter">pusat keselamatan</a>.</p>',
    },
    jackpot: {
      title: 'Jackpot kini dalam permainan',
      content:
        '<p>Semua permainan bertanda JACKPOT berkongsi satu tabung, dan mana-mana pusingan boleh memenanginya. Lihat jumlahnya di atas <a href="/m/jl-slot">slot JL</a> dan peraturannya dalam setiap permainan.</p>',
    },
    protection: {
      title: 'Lihat cara akaun anda dilindungi',
      content:
        '<p><a href="/m/securityCenter">Pusat keselamatan</a> menunjukkan cara akaun anda dilindungi dan apa lagi yang boleh anda lakukan.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Misi',
      content:
        '<p>Lakukan apa yang diminta sehari atau seminggu dan tuntut ganjarannya. <a href="/m/leaderBoard">Ke misi</a></p>',
    },
    REFERRAL: {
      title: 'Jemput kawan',
      content:
        '<p>Hantar pautan anda kepada kawan: apabila mereka tambah nilai dan bermain, kamu berdua mendapat ganjaran. <a href="/m/inviteFriends">Ke pautan anda</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Tambah nilai pertama digandakan',
    reload: 'Bonus tambah nilai semula 20%',
    shareYourWin: 'Kongsi kemenangan anda',
    slotsAndFishing: 'Slot dan menembak ikan, jumlah 5,000',
  },
};
