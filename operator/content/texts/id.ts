import type { ContentTexts } from './texts.ts';

export const id: ContentTexts = {
  help: {
    start: {
      title: 'Mulai dari sini',
      content: '<p>Cara daftar dan menemukan yang Anda cari.</p>',
      children: {
        signUp: {
          title: 'Bagaimana cara daftar?',
          content:
            '<p>Ketuk <strong>Daftar</strong>, pilih nama pengguna dan kata sandi minimal delapan karakter, lalu konfirmasi bahwa Anda berusia {age} tahun atau lebih.</p>',
        },
        trial: {
          title: 'Bisakah mencoba game gratis?',
          content:
            '<p>Bisa. Akun coba-coba memakai uang mainan yang tidak bisa dibeli atau ditarik. Game yang hanya untuk akun asli akan memberi tahu Anda.</p>',
        },
        find: {
          title: 'Bagaimana cara mencari game?',
          content:
            '<p>Buka kategori, cari berdasarkan nama, atau filter menurut studio, jenis, dan taruhan minimum. Ketuk hati untuk menyimpan game di koleksi Anda.</p>',
        },
      },
    },
    money: {
      title: 'Deposit dan penarikan',
      content: '<p>Menambah uang ke saldo dan mendapatkannya kembali.</p>',
      children: {
        cashIn: {
          title: 'Berapa yang bisa saya deposit?',
          content:
            '<p>Ketuk Deposit dan pilih metode pembayaran. Masing-masing menampilkan jumlah terkecil dan terbesar.</p>',
        },
        withdraw: {
          title: 'Berapa lama penarikan?',
          content:
            '<p>Ketuk Tarik dana. Sebelum konfirmasi, Anda melihat kapan uangnya tiba. Setelah itu Anda bisa mengikuti tiap langkah.</p>',
        },
        balance: {
          title: 'Saldo saya tampak salah',
          content:
            '<p>Tutup game dan perbarui saldo. Semua taruhan dan kemenangan tercatat. Jika ada yang kurang, hubungi layanan pelanggan.</p>',
        },
      },
    },
    games: {
      title: 'Game',
      content: '<p>Aturan, hasil, dan gangguan.</p>',
      children: {
        connection: {
          title: 'Koneksi saya terputus di tengah ronde',
          content:
            '<p>Ronde yang sudah diterima tetap diselesaikan walau Anda offline. Buka lagi gamenya untuk melihat hasilnya.</p>',
        },
        closed: {
          title: 'Game tidak mau terbuka',
          content:
            '<p>Mungkin sedang dalam perawatan. Coba lagi nanti, atau mainkan game lain dari studio yang sama.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Bermain lebih aman',
      content: '<p>Bermain seharusnya tetap seru. Anda harus berusia {age} tahun atau lebih.</p>',
      children: {
        limits: {
          title: 'Pasang batas',
          content:
            '<p>Di halaman <strong>Bermain sesuai batas Anda</strong>, Anda bisa membatasi deposit, taruhan, atau kekalahan, dan lama bermain. Batas yang lebih rendah langsung berlaku; yang lebih tinggi menunggu dulu, lalu perlu konfirmasi Anda.</p>',
        },
        break: {
          title: 'Istirahat dulu',
          content:
            '<p>Di halaman <strong>Bermain sesuai batas Anda</strong>, Anda bisa istirahat atau mengecualikan diri. Ini langsung dimulai, dan tidak ada yang bisa mengakhirinya lebih awal. Anda tetap bisa menarik dana.</p>',
        },
      },
    },
    account: {
      title: 'Akun dan keamanan',
      content: '<p>Jaga akun Anda tetap aman.</p>',
      children: {
        password: {
          title: 'Saya lupa kata sandi',
          content:
            '<p>Ketuk <strong>Lupa kata sandi?</strong> di halaman masuk. Anda akan mendapat kode lewat SMS atau email yang berlaku sepuluh menit.</p>',
        },
        locked: {
          title: 'Akun saya terkunci',
          content:
            '<p>Terlalu banyak kata sandi salah mengunci akun untuk sementara. Tunggu, atau hubungi layanan pelanggan.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Siapa yang boleh daftar',
        paragraphs: [
          'Anda harus berusia minimal {age} tahun dan cukup umur menurut hukum untuk bermain di tempat Anda berada. Dengan mendaftar, Anda menegaskan keduanya. {merchant} dapat meminta bukti kapan saja dan menutup akun siapa pun yang belum cukup umur.',
          'Bermain dari tempat yang melarang game online dengan taruhan tidak diperbolehkan, begitu pula mendaftar untuk orang lain.',
        ],
      },
      {
        heading: 'Satu orang, satu akun',
        paragraphs: [
          'Anda boleh memiliki satu akun. Nama, nomor HP, dan data pembayaran harus milik Anda sendiri dan benar. Jika Anda membuka beberapa akun, akun-akun itu dapat digabung atau ditutup, dan kemenangan dari bonus yang diambil dua kali tidak dibayar.',
        ],
      },
      {
        heading: 'Data Anda dan penggunaannya',
        paragraphs: [
          '{merchant} menyimpan data yang Anda isi di sini, alamat IP, dan waktu Anda daftar untuk mengelola akun Anda, membayar Anda, mencegah penipuan, dan memenuhi hukum. Data ini tidak dijual. Anda boleh meminta untuk melihat, memperbaiki, atau menghapusnya; data yang wajib disimpan {merchant} menurut hukum disimpan selama waktu yang ditentukan hukum.',
        ],
      },
      {
        heading: 'Kata sandi Anda',
        paragraphs: [
          'Pilih kata sandi yang tidak Anda pakai di tempat lain dan jangan bagikan kepada siapa pun; {merchant} tidak pernah memintanya. Semua yang dilakukan dengan nama pengguna dan kata sandi Anda dianggap dilakukan oleh Anda sampai Anda melaporkan bahwa keduanya dicuri.',
        ],
      },
      {
        heading: 'Undangan',
        paragraphs: [
          'Jika Anda daftar dengan kode undangan seorang agen, Anda masuk ke tim agen itu. Kode tidak bisa diubah setelahnya.',
        ],
      },
      {
        heading: 'Bermain dengan bertanggung jawab',
        paragraphs: [
          'Bermain adalah hiburan, bukan penghasilan. Di halaman “Bermain sesuai batas Anda”, Anda bisa membatasi deposit, taruhan, atau kekalahan, istirahat, atau mengecualikan diri. Tidak ada yang bisa mengakhiri istirahat atau pengecualian diri lebih awal.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Perjanjian ini',
        paragraphs: [
          'Perjanjian ini dibuat antara Anda dan {merchant}. Perjanjian ini berlaku setiap kali Anda memakai situs atau aplikasi. Jika Anda tidak menyetujuinya, jangan memakainya.',
        ],
      },
      {
        heading: 'Taruhan dan hasil',
        paragraphs: [
          'Taruhan berlaku setelah diterima server dan setelah itu tidak bisa dibatalkan. Catatan server menentukan uang taruhan, hasil, dan kemenangan. Game yang terputus diselesaikan atau uang taruhannya dikembalikan, sesuai aturannya. Taruhan dan kemenangan akibat kesalahan yang nyata tidak berlaku.',
        ],
      },
      {
        heading: 'Deposit dan penarikan',
        paragraphs: [
          'Uang hanya masuk dan keluar atas nama Anda sendiri. {merchant} dapat memeriksa identitas Anda sebelum penarikan, dan menahan uang yang berasal dari penipuan atau melanggar hukum sampai hal itu selesai.',
        ],
      },
      {
        heading: 'Yang tidak diperbolehkan',
        paragraphs: [
          'Bot, kecurangan, persekongkolan, mengeksploitasi kesalahan dalam game, pencucian uang, serta mengganggu atau menyerang layanan tidak diperbolehkan. Akun yang melakukannya ditutup, dan dilaporkan bila hukum mewajibkannya.',
        ],
      },
      {
        heading: 'Ketersediaan dan tanggung jawab',
        paragraphs: [
          'Layanan dapat berhenti sementara untuk perawatan atau karena gangguan. {merchant} bertanggung jawab atas kerugian yang disebabkannya dengan sengaja atau karena kelalaian berat, dan atas saldo Anda, tetapi tidak atas game yang tidak tersedia.',
        ],
      },
      {
        heading: 'Perubahan, keluhan, dan hukum',
        paragraphs: [
          'Perubahan pada perjanjian ini diumumkan di situs sebelum berlaku. Jika Anda tidak setuju, Anda boleh menarik saldo dan menutup akun. Kirim keluhan ke layanan pelanggan, yang menjawab dalam 14 hari. Hukum Filipina berlaku.',
        ],
      },
    ],
    login: [
      {
        heading: 'Masuk',
        paragraphs: [
          'Dengan masuk, Anda menegaskan bahwa Anda pemilik akun ini, berusia minimal {age} tahun, dan menyetujui perjanjian pengguna versi terbaru.',
        ],
      },
      {
        heading: 'Menjaga akun tetap aman',
        paragraphs: [
          "Keluar dari akun di perangkat yang juga dipakai orang lain. Di 'Pusat keamanan' Anda melihat di mana saja Anda masuk dan bisa mengakhiri tiap sesi. Setelah beberapa kali kata sandi atau kode salah, proses masuk ditunda untuk melindungi Anda.",
        ],
      },
      {
        heading: 'Kode',
        paragraphs: [
          'Kode lewat SMS atau email hanya untuk Anda dan berlaku beberapa menit. {merchant} tidak pernah meminta Anda membacakan kode. Operator seluler Anda mungkin mengenakan biaya untuk pesan di luar negeri.',
        ],
      },
      {
        heading: 'Yang kami catat',
        paragraphs: [
          'Setiap kali masuk, waktu, alamat IP, dan perangkatnya dicatat, agar Anda dan {merchant} bisa mengenali penyalahgunaan.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Apa yang terjadi saat perawatan',
      content:
        '<p>Selama situs ditutup untuk perawatan, game <strong>tidak menerima taruhan baru</strong>.</p><p>Taruhan yang dipasang sebelumnya diselesaikan seperti biasa. Saldo Anda aman.</p>',
    },
    returnToPlayer: {
      title: 'Pengembalian ke pemain',
      content:
        '<p>Dari semua hasil yang mungkin, game mengembalikan bagian uang taruhan ini:</p><table><thead><tr><th scope="col">Game</th><th scope="col">Pengembalian ke pemain</th></tr></thead><tbody><tr><td>Slot</td><td>95.46%</td></tr><tr><td>Tembak ikan</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Tiap game menampilkan angkanya sendiri di aturannya. <a href="/m/gameList">Semua game</a></p>',
    },
    limits: {
      title: 'Bermain sesuai batas Anda',
      content:
        '<p>Bermain itu untuk kesenangan, dan hanya untuk yang berusia <strong>{age} tahun ke atas</strong>. Sebelum bermain, putuskan berapa waktu dan uang yang akan dihabiskan, lalu berhenti di situ. Hubungi kami jika sudah tidak seru lagi.</p>',
    },
    password: {
      title: 'Jangan bagikan kata sandi Anda',
      content:
        '<p>Kami tidak pernah meminta kata sandi atau kode verifikasi Anda, baik lewat telepon maupun chat. Jika ada yang memintanya, beri tahu layanan pelanggan.</p>',
    },
    welcomeBack: {
      title: 'Senang bertemu Anda lagi',
      content:
        '<p>Semua game <a href="/m/jl-slot">jackpot</a> berbagi satu pot, dan setiap dua jam ada pertandingan baru di <a href="/m/sports">olahraga</a>.</p>',
    },
    jackpotHow: {
      title: 'Cara memenangkan jackpot',
      content:
        '<p>1% dari setiap uang taruhan di game bertanda JACKPOT masuk ke satu pot. Setiap ronde mengundi satu angka yang bisa memenangkan semuanya. Lihat peluangnya di aturan game.</p>',
    },
    welcome: {
      title: 'Selamat datang di Araw',
      content:
        '<p>Lebih dari 600 game, semua dalam peso. <a href="/m/register">Daftar</a> dalam semenit atau <a href="/m/trail">coba gratis</a> dulu.</p>',
    },
    firstSteps: {
      title: 'Langkah pertama Anda',
      content:
        '<ol><li>Verifikasi nomor HP Anda.</li><li>Baca aturan game dan pengembalian ke pemainnya.</li><li>Pilih game, dan ketuk hati pada yang Anda suka.</li></ol>',
    },
    onePot: {
      title: 'Satu pot untuk semua game jackpot',
      content:
        '<p>1% dari setiap uang taruhan masuk ke pot, dan ronde mana pun bisa memenangkan semuanya. Lihat isinya di atas <a href="/m/jl-slot">slot JL</a>.</p>',
    },
    forFun: {
      title: 'Main gratis dulu',
      content:
        '<p><a href="/m/trail">Akun coba-coba</a> memakai uang mainan yang tidak bisa dibeli atau ditarik. Aturan dan peluangnya sama seperti dengan uang asli, kecuali jackpot.</p>',
    },
    matches: {
      title: 'Pertandingan sepanjang waktu',
      content:
        '<p>Pertandingan dimulai setiap dua jam, satu liga demi satu. Pasang taruhan sampai pertandingan dimulai; hasilnya keluar 90 menit kemudian. <a href="/m/sports">Lihat pertandingan</a></p>',
    },
    bingo: {
      title: 'Bingo 75 bola',
      content:
        '<p>Setiap ronde memanggil 36 dari 75 bola. Garis penuh dan keempat sudut membayar.</p><p><img src="{picture}" alt="Bola bingo mengelilingi kartu"></p>',
    },
    draws: {
      title: 'Undian setiap menit',
      content:
        '<p>Lotre diundi setiap sepuluh menit, tiga menit, atau satu menit, dari seed yang ditetapkan sebelum Anda bertaruh. <a href="/m/lottery">Lihat lotre</a></p>',
    },
    sabong: {
      title: 'Sabung ayam: meron, wala, atau seri',
      content:
        '<p>Tiga pilihan untuk dipertaruhkan, masing-masing dengan odds sendiri. Lihat pengembalian tiap pilihan di aturannya.</p>',
    },
    jackpotWon: {
      title: 'Jackpot bisa dimenangkan',
      content:
        '<p>Ronde game jackpot mana pun bisa memenangkannya, dan uang taruhan dua kali lipat menggandakan peluang Anda. <a href="/m/jl-slot">Lihat isi pot</a></p>',
    },
    newGames: {
      title: 'Game baru ada tandanya',
      content:
        '<p>Game baru dari Palaro Play, Bahaghari Studios, Mayon Works, dan lainnya diberi tanda BARU.</p>',
    },
    teamFigures: {
      title: 'Angka tim selalu yang terkini',
      content:
        '<p>Taruhan, kemenangan, dan kekalahan tim Anda dijumlahkan dari pembukuan setiap kali Anda melihatnya.</p>',
    },
    contracts: {
      title: 'Ketentuan kontrak tetap berlaku',
      content:
        '<p>Ketentuan kontrak disebutkan saat ditawarkan. Kontrak yang sedang berjalan tetap memakai ketentuannya.</p>',
    },
    holidayHours: {
      title: 'Jam layanan pelanggan saat liburan',
      content: '<p>Selama liburan, chat dijawab pukul 08:00 sampai 22:00.</p>',
    },
  },
  banners: {
    games: {
      title: 'Lebih dari 600 game dalam peso',
      subtitle: 'Mulai satu centavo per ronde · khusus {age}+',
    },
    jackpot: { title: 'Jackpot Jeepney', subtitle: 'Satu pot, diisi tiap ronde, satu pemenang' },
    sports: { title: 'Dukung tim Anda', subtitle: 'Pertandingan baru setiap dua jam' },
    fishing: { title: 'Tembak ikan di Tubbataha', subtitle: 'Paus membayar 96 kali uang taruhan' },
    tables: { title: 'Meja di Teluk Manila', subtitle: 'Enam puluh meja, buka siang dan malam' },
    join: { title: 'Gabung di Araw hari ini', subtitle: 'Atau lihat-lihat dulu: lebih dari 600 game' },
    exclusive: { title: 'Hanya di Araw: Rezeki Kerbau', subtitle: 'Eksklusif dari JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Bonus ₱100', about: 'Langsung masuk kantong bonus Anda.' },
    'bonus-500': { title: 'Bonus ₱500', about: 'Langsung masuk kantong bonus Anda.' },
    parol: {
      title: 'Lampion parol kapis, 40 cm',
      about: 'Buatan tangan dari Pampanga, dengan lampu dan kabel 2 m.',
    },
    fan: { title: 'Kipas tangan abaniko', about: 'Anyaman daun palem buri.' },
    jeepney: { title: 'Miniatur jeepney, dilukis tangan', about: 'Hanya ada satu, panjang 18 cm.' },
    basketball: { title: 'Bola basket, ukuran 7', about: 'Untuk lapangan dalam dan luar ruangan.' },
    headset: { title: 'Headset nirkabel', about: 'Bluetooth, 30 jam sekali isi daya.' },
  },
};
