import type { ContentTexts } from './texts.ts';

export const ms: ContentTexts = {
  help: {
    start: {
      title: 'Bermula di sini',
      content: '<p>Cara mendaftar dan mencari apa yang anda mahu.</p>',
      children: {
        signUp: {
          title: 'Bagaimana saya mendaftar?',
          content:
            '<p>Ketik <strong>Daftar</strong>, pilih nama pengguna dan kata laluan sekurang-kurangnya lapan aksara, dan sahkan bahawa anda berumur {age} tahun atau lebih.</p>',
        },
        trial: {
          title: 'Boleh saya cuba permainan secara percuma?',
          content:
            '<p>Boleh. Akaun percubaan menggunakan wang mainan yang tidak boleh dibeli atau dikeluarkan. Permainan yang hanya untuk akaun sebenar akan memberitahu anda.</p>',
        },
        find: {
          title: 'Bagaimana saya mencari permainan?',
          content:
            '<p>Buka kategori, cari dengan nama, atau tapis mengikut studio, jenis dan pertaruhan minimum. Ketik hati untuk menyimpan permainan dalam koleksi anda.</p>',
        },
      },
    },
    money: {
      title: 'Tambah nilai dan pengeluaran',
      content: '<p>Menambah wang ke baki anda dan mendapatkannya kembali.</p>',
      children: {
        cashIn: {
          title: 'Berapa banyak boleh saya tambah nilai?',
          content:
            '<p>Ketik Tambah nilai dan pilih kaedah bayaran. Setiap satu menunjukkan jumlah terkecil dan terbesar.</p>',
        },
        withdraw: {
          title: 'Berapa lama pengeluaran mengambil masa?',
          content:
            '<p>Ketik Keluarkan wang. Sebelum mengesahkan, anda melihat bila wang itu tiba. Selepas itu anda boleh mengikuti setiap langkah.</p>',
        },
        balance: {
          title: 'Baki saya nampak salah',
          content:
            '<p>Tutup permainan dan muat semula baki anda. Setiap pertaruhan dan kemenangan direkodkan. Jika ada yang kurang, hubungi khidmat pelanggan.</p>',
        },
      },
    },
    games: {
      title: 'Permainan',
      content: '<p>Peraturan, keputusan dan gangguan.</p>',
      children: {
        connection: {
          title: 'Sambungan saya terputus semasa pusingan',
          content:
            '<p>Pusingan yang sudah diterima tetap diselesaikan walaupun anda di luar talian. Buka permainan semula untuk melihat kesudahannya.</p>',
        },
        closed: {
          title: 'Permainan tidak mahu dibuka',
          content:
            '<p>Mungkin ia sedang diselenggara. Cuba lagi nanti, atau main permainan lain daripada studio yang sama.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Bermain lebih selamat',
      content: '<p>Bermain sepatutnya kekal menyeronokkan. Anda mesti berumur {age} tahun atau lebih.</p>',
      children: {
        limits: {
          title: 'Tetapkan had',
          content:
            '<p>Di halaman <strong>Main dalam had anda</strong>, anda boleh mengehadkan tambah nilai, pertaruhan atau kerugian, dan berapa lama anda bermain. Had yang lebih rendah berkuat kuasa serta-merta; had yang lebih tinggi menunggu dahulu, kemudian memerlukan pengesahan anda.</p>',
        },
        break: {
          title: 'Berehat dahulu',
          content:
            '<p>Di halaman <strong>Main dalam had anda</strong>, anda boleh berehat atau mengecualikan diri. Ia bermula serta-merta, dan tiada sesiapa boleh menamatkannya awal. Anda masih boleh mengeluarkan wang.</p>',
        },
      },
    },
    account: {
      title: 'Akaun dan keselamatan',
      content: '<p>Pastikan akaun anda selamat.</p>',
      children: {
        password: {
          title: 'Saya lupa kata laluan',
          content:
            '<p>Ketik <strong>Lupa kata laluan?</strong> di halaman log masuk. Anda akan menerima kod melalui SMS atau e-mel yang sah sepuluh minit.</p>',
        },
        locked: {
          title: 'Akaun saya dikunci',
          content:
            '<p>Terlalu banyak kata laluan salah mengunci akaun buat sementara. Tunggu, atau hubungi khidmat pelanggan.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Siapa boleh mendaftar',
        paragraphs: [
          'Anda mesti berumur sekurang-kurangnya {age} tahun dan cukup umur di sisi undang-undang untuk bermain di tempat anda berada. Dengan mendaftar, anda mengesahkan kedua-duanya. {merchant} boleh meminta bukti pada bila-bila masa dan menutup akaun sesiapa yang terlalu muda.',
          'Bermain dari tempat yang tidak membenarkan perjudian dalam talian adalah dilarang, begitu juga mendaftar bagi pihak orang lain.',
        ],
      },
      {
        heading: 'Seorang, satu akaun',
        paragraphs: [
          'Anda boleh mempunyai satu akaun. Nama, no. telefon bimbit dan butiran bayaran mestilah milik anda sendiri dan benar. Jika anda membuka beberapa akaun, akaun itu boleh digabungkan atau ditutup, dan kemenangan daripada bonus yang diambil dua kali tidak dibayar.',
        ],
      },
      {
        heading: 'Butiran anda dan cara ia digunakan',
        paragraphs: [
          '{merchant} menyimpan butiran yang anda masukkan di sini, alamat IP dan masa anda mendaftar untuk mengurus akaun anda, membayar anda, mencegah penipuan dan mematuhi undang-undang. Ia tidak dijual. Anda boleh meminta untuk melihat, membetulkan atau memadamnya; apa yang wajib disimpan oleh {merchant} di sisi undang-undang disimpan selama tempoh yang ditetapkan undang-undang.',
        ],
      },
      {
        heading: 'Kata laluan anda',
        paragraphs: [
          'Pilih kata laluan yang tidak anda gunakan di tempat lain dan jangan kongsi dengan sesiapa; {merchant} tidak pernah memintanya. Apa-apa yang dilakukan dengan nama pengguna dan kata laluan anda dianggap dilakukan oleh anda sehingga anda melaporkan ia dicuri.',
        ],
      },
      {
        heading: 'Jemputan',
        paragraphs: [
          'Jika anda mendaftar dengan kod jemputan seorang ejen, anda menyertai pasukan ejen itu. Kod itu tidak boleh diubah selepas itu.',
        ],
      },
      {
        heading: 'Bermain secara bertanggungjawab',
        paragraphs: [
          'Bermain ialah hiburan, bukan pendapatan. Di halaman “Main dalam had anda”, anda boleh mengehadkan tambah nilai, pertaruhan atau kerugian, berehat atau mengecualikan diri. Tiada sesiapa boleh menamatkan rehat atau pengecualian kendiri lebih awal.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Perjanjian ini',
        paragraphs: [
          'Perjanjian ini dibuat antara anda dengan {merchant}. Ia terpakai setiap kali anda menggunakan laman atau aplikasi. Jika anda tidak bersetuju dengannya, jangan gunakannya.',
        ],
      },
      {
        heading: 'Pertaruhan dan keputusan',
        paragraphs: [
          'Pertaruhan dikira sebaik pelayan menerimanya dan tidak boleh dibatalkan selepas itu. Rekod pelayan menentukan taruhan, keputusan dan kemenangan. Permainan yang terganggu akan diselesaikan atau taruhannya dibayar balik, mengikut peraturannya. Pertaruhan dan kemenangan akibat kesilapan yang jelas adalah terbatal.',
        ],
      },
      {
        heading: 'Tambah nilai dan pengeluaran',
        paragraphs: [
          'Wang hanya masuk dan keluar atas nama anda sendiri. {merchant} boleh menyemak identiti anda sebelum pengeluaran, dan menahan wang yang datang daripada penipuan atau melanggar undang-undang sehingga perkara itu selesai.',
        ],
      },
      {
        heading: 'Perkara yang tidak dibenarkan',
        paragraphs: [
          'Bot, penipuan, pakatan sulit, mengeksploitasi kesilapan dalam permainan, pengubahan wang haram, serta mengganggu atau menyerang perkhidmatan adalah tidak dibenarkan. Akaun yang berbuat demikian ditutup, dan dilaporkan jika undang-undang menghendakinya.',
        ],
      },
      {
        heading: 'Ketersediaan dan tanggungan',
        paragraphs: [
          'Perkhidmatan boleh terhenti seketika untuk penyelenggaraan atau kerana kerosakan. {merchant} bertanggungjawab atas kerugian yang disebabkannya dengan sengaja atau kerana kecuaian melampau, dan atas baki anda, tetapi tidak atas permainan yang tidak tersedia.',
        ],
      },
      {
        heading: 'Perubahan, aduan dan undang-undang',
        paragraphs: [
          'Perubahan pada perjanjian ini diumumkan di laman sebelum ia berkuat kuasa. Jika anda tidak bersetuju, anda boleh mengeluarkan baki dan menutup akaun anda. Hantar aduan kepada khidmat pelanggan, yang menjawab dalam 14 hari. Undang-undang Filipina terpakai.',
        ],
      },
    ],
    login: [
      {
        heading: 'Log masuk',
        paragraphs: [
          'Dengan log masuk, anda mengesahkan bahawa anda pemegang akaun ini, berumur sekurang-kurangnya {age} tahun, dan bersetuju dengan perjanjian pengguna versi semasa.',
        ],
      },
      {
        heading: 'Memastikan akaun anda selamat',
        paragraphs: [
          "Log keluar pada peranti yang turut digunakan orang lain. Di bawah 'Pusat keselamatan', anda melihat di mana anda log masuk dan boleh menamatkan setiap sesi. Selepas beberapa kata laluan atau kod yang salah, log masuk dilambatkan untuk melindungi anda.",
        ],
      },
      {
        heading: 'Kod',
        paragraphs: [
          'Kod melalui SMS atau e-mel hanya untuk anda dan sah beberapa minit. {merchant} tidak pernah meminta anda membacakan kod. Syarikat telekomunikasi anda mungkin mengenakan caj untuk mesej di luar negara.',
        ],
      },
      {
        heading: 'Apa yang kami rekodkan',
        paragraphs: [
          'Setiap log masuk direkodkan dengan masa, alamat IP dan perantinya, supaya anda dan {merchant} dapat mengesan penyalahgunaan.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Apa yang berlaku semasa penyelenggaraan',
      content:
        '<p>Semasa laman ditutup untuk penyelenggaraan, permainan <strong>tidak menerima pertaruhan baharu</strong>.</p><p>Pertaruhan yang dibuat sebelumnya diselesaikan seperti biasa. Baki anda selamat.</p>',
    },
    returnToPlayer: {
      title: 'Pulangan kepada pemain',
      content:
        '<p>Merentas semua keputusan yang mungkin, permainan memulangkan bahagian taruhan ini:</p><table><thead><tr><th scope="col">Permainan</th><th scope="col">Pulangan kepada pemain</th></tr></thead><tbody><tr><td>Slot</td><td>95.46%</td></tr><tr><td>Tembak ikan</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Setiap permainan menunjukkan angkanya sendiri dalam peraturannya. <a href="/m/gameList">Semua permainan</a></p>',
    },
    limits: {
      title: 'Main dalam had anda',
      content:
        '<p>Bermain adalah untuk keseronokan, dan hanya untuk mereka yang berumur <strong>{age} tahun ke atas</strong>. Sebelum bermain, putuskan berapa banyak masa dan wang untuk dibelanjakan, dan berhenti di situ. Hubungi kami jika ia tidak lagi menyeronokkan.</p>',
    },
    password: {
      title: 'Jangan kongsi kata laluan anda',
      content:
        '<p>Kami tidak pernah meminta kata laluan atau kod pengesahan anda, sama ada melalui telefon atau sembang. Jika ada yang memintanya, beritahu khidmat pelanggan.</p>',
    },
    welcomeBack: {
      title: 'Gembira berjumpa anda lagi',
      content:
        '<p>Semua permainan <a href="/m/jl-slot">jackpot</a> berkongsi satu pot, dan perlawanan baharu bermula setiap dua jam dalam <a href="/m/sports">sukan</a>.</p>',
    },
    jackpotHow: {
      title: 'Cara memenangi jackpot',
      content:
        '<p>1% daripada setiap taruhan dalam permainan bertanda JACKPOT masuk ke satu pot. Setiap pusingan mencabut satu nombor yang boleh memenangi kesemuanya. Lihat peluangnya dalam peraturan permainan.</p>',
    },
    welcome: {
      title: 'Selamat datang ke Araw',
      content:
        '<p>Lebih 600 permainan, semuanya dalam peso. <a href="/m/register">Daftar</a> dalam seminit atau <a href="/m/trail">cuba percuma</a> dahulu.</p>',
    },
    firstSteps: {
      title: 'Langkah pertama anda',
      content:
        '<ol><li>Sahkan no. telefon bimbit anda.</li><li>Baca peraturan permainan dan pulangan kepada pemain.</li><li>Pilih permainan, dan ketik hati pada yang anda suka.</li></ol>',
    },
    onePot: {
      title: 'Satu pot untuk semua jackpot',
      content:
        '<p>1% daripada setiap taruhan masuk ke pot, dan mana-mana pusingan boleh memenangi kesemuanya. Lihat jumlahnya di atas <a href="/m/jl-slot">slot JL</a>.</p>',
    },
    forFun: {
      title: 'Main suka-suka dahulu',
      content:
        '<p><a href="/m/trail">Akaun percubaan</a> menggunakan wang mainan yang tidak boleh dibeli atau dikeluarkan. Peraturan dan peluangnya sama seperti dengan wang sebenar, kecuali jackpot.</p>',
    },
    matches: {
      title: 'Perlawanan sepanjang masa',
      content:
        '<p>Perlawanan bermula setiap dua jam, satu liga selepas satu liga. Bertaruh sehingga ia bermula; keputusan keluar 90 minit kemudian. <a href="/m/sports">Lihat perlawanan</a></p>',
    },
    bingo: {
      title: 'Bingo 75 bola',
      content:
        '<p>Setiap pusingan memanggil 36 daripada 75 bola. Garisan penuh dan empat penjuru membayar.</p><p><img src="{picture}" alt="Bola bingo mengelilingi kad"></p>',
    },
    draws: {
      title: 'Cabutan setiap minit',
      content:
        '<p>Loteri dicabut setiap sepuluh minit, tiga minit atau satu minit, daripada seed yang ditetapkan sebelum anda bertaruh. <a href="/m/lottery">Lihat loteri</a></p>',
    },
    sabong: {
      title: 'Laga ayam: meron, wala atau seri',
      content:
        '<p>Tiga pihak untuk dipertaruhkan, setiap satu dengan oddsnya sendiri. Lihat pulangan setiap satu dalam peraturan.</p>',
    },
    jackpotWon: {
      title: 'Jackpot boleh dimenangi',
      content:
        '<p>Mana-mana pusingan permainan jackpot boleh memenanginya, dan taruhan dua kali ganda menggandakan peluang anda. <a href="/m/jl-slot">Lihat isi pot</a></p>',
    },
    newGames: {
      title: 'Permainan baharu ada lencana',
      content:
        '<p>Permainan baharu daripada Palaro Play, Bahaghari Studios, Mayon Works dan lain-lain membawa lencana BAHARU.</p>',
    },
    teamFigures: {
      title: 'Angka pasukan sentiasa terkini',
      content:
        '<p>Pertaruhan, kemenangan dan kerugian pasukan anda dijumlahkan daripada lejar setiap kali anda melihatnya.</p>',
    },
    contracts: {
      title: 'Kontrak mengekalkan termanya',
      content:
        '<p>Kontrak menyatakan termanya semasa ditawarkan. Kontrak yang sedang berjalan mengekalkannya.</p>',
    },
    holidayHours: {
      title: 'Waktu khidmat pelanggan musim cuti',
      content: '<p>Sepanjang musim cuti, sembang dijawab dari 08:00 hingga 22:00.</p>',
    },
  },
  banners: {
    games: {
      title: 'Lebih 600 permainan dalam peso',
      subtitle: 'Dari satu centavo sepusingan · {age}+ sahaja',
    },
    jackpot: { title: 'Jackpot Jeepney', subtitle: 'Satu pot, diisi tiap pusingan, satu pemenang' },
    sports: { title: 'Sokong pasukan anda', subtitle: 'Perlawanan baharu setiap dua jam' },
    fishing: { title: 'Tembak ikan di Tubbataha', subtitle: 'Paus membayar 96 kali taruhan' },
    tables: { title: 'Meja di Teluk Manila', subtitle: 'Enam puluh meja, dibuka siang dan malam' },
    join: { title: 'Sertai Araw hari ini', subtitle: 'Atau tinjau dahulu: lebih 600 permainan' },
    exclusive: { title: 'Hanya di Araw: Tuah Kerbau', subtitle: 'Eksklusif daripada JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Bonus ₱100', about: 'Terus masuk ke poket bonus anda.' },
    'bonus-500': { title: 'Bonus ₱500', about: 'Terus masuk ke poket bonus anda.' },
    parol: {
      title: 'Tanglung parol kapis, 40 cm',
      about: 'Buatan tangan di Pampanga, dengan lampu dan kord 2 m.',
    },
    fan: { title: 'Kipas tangan abaniko', about: 'Anyaman daun palma buri.' },
    jeepney: { title: 'Model jeepney, dicat tangan', about: 'Satu-satunya, panjang 18 cm.' },
    basketball: { title: 'Bola keranjang, saiz 7', about: 'Untuk dewan dan gelanggang luar.' },
    headset: { title: 'Set kepala tanpa wayar', about: 'Bluetooth, 30 jam sekali cas.' },
  },
};
