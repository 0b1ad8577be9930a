import type { Translated } from '../translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english, 'other'> = {
  intro: 'Hitung ulang hasil dari seed-nya. Semua berjalan di browser Anda dan tidak ada yang dikirim.',
  'field.game': 'Yang diverifikasi',
  'field.commitment': 'Komitmen',
  'field.seed': 'Seed operator',
  'field.client': 'Seed Anda',
  'field.nonce': 'Nomor ronde (nonce)',
  'field.sizes': 'Ukuran',
  'field.numbers': 'Angka yang ditampilkan kepada Anda',
  'field.pick': 'Pilihan Anda',
  'hint.commitment': '64 karakter, 0 sampai 9 dan a sampai f, ditampilkan sebelum taruhan.',
  'hint.seed': '64 karakter, dibuka belakangan. Kosongkan sampai saat itu.',
  'hint.client': 'Milik Anda: maksimal 64 huruf a sampai z, angka, - dan _.',
  'hint.nonce': 'Ronde dengan seed yang sama dihitung dari 0.',
  'hint.sizes': 'Setiap angka diundi di bawah ukurannya: 6 6 untuk dua dadu.',
  'hint.numbers': 'Dipisahkan spasi. Bisa dikosongkan.',
  'hint.pick': 'Hasil game ini bergantung padanya.',

  'of.threeDigits': 'Undian lotre: tiga angka',
  'of.six': 'Undian lotre: enam dari {highest}',
  'of.slot': 'Slot',
  'of.lineSlot': 'Slot satu garis',
  'of.dice': 'Dua dadu',
  'of.coin': 'Koin',
  'of.fish': 'Tembak ikan',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Naga dan macan',
  'of.bingo': 'Bingo',
  'of.digits': 'Tiga angka, sekadar hiburan',
  'of.sixFun': 'Enam dari {highest}, sekadar hiburan',
  'of.roulette': 'Roulette',
  'of.baccarat': 'Baccarat',
  'of.sicBo': 'Sic bo',
  'of.colorGame': 'Game warna',
  'of.scratch': 'Kartu gosok',
  'of.poker': 'Poker',
  'of.numbers': 'Angka lain',

  badForm: 'Ada isian yang tidak bisa dibaca.',
  badHex: 'Ini harus 64 karakter, 0 sampai 9 dan a sampai f.',
  badClient: 'Hanya huruf a sampai z, angka, - dan _, maksimal 64.',
  badNonce: 'Ini harus bilangan bulat dari 0 sampai {most}.',
  badSizes: 'Ini harus 1 sampai 100 bilangan bulat, masing-masing dari 1 sampai 4294967296.',
  otherSizes: 'Game ini mengundi di bawah {sizes} lebih dulu.',
  badNumbers_other: 'Ini harus {count} bilangan bulat dari {lowest} sampai {highest}.',
  badLink: 'Tautan ini tidak bisa dibaca. Isi formulirnya sendiri.',
  noCrypto: 'Browser Anda tidak bisa menghitung SHA-256 di halaman ini. Buka lewat https.',

  hidden: 'Seed belum dibuka.',
  hiddenDraw:
    'Seed dibuka bersama angkanya setelah undian ditutup. Komitmen memastikan seed tidak bisa diubah.',
  hiddenRound:
    'Seed dibuka saat Anda mengganti seed, di menu Keadilan dalam game. Komitmen memastikan seed tidak bisa diubah.',
  matches: 'Cocok.',
  matchesWhy: 'Seed ini sesuai komitmen sebelum taruhan, dan memberi hasil yang ditampilkan kepada Anda.',
  seedMatches: 'Seed cocok.',
  seedMatchesWhy:
    'Seed ini sesuai komitmen sebelum taruhan. Bandingkan angka di bawah dengan yang ditampilkan kepada Anda.',
  uncommitted: 'Sudah dihitung, tetapi tidak ada yang terbukti.',
  uncommittedWhy: 'Tanpa komitmen dari sebelum taruhan, seed apa pun bisa ditampilkan.',
  differs: 'Tidak cocok.',
  'differs.commitment': 'Seed ini tidak sesuai komitmen.',
  'differs.numbers': 'Seed memberi angka yang berbeda dari yang ditampilkan kepada Anda.',
  'differs.result': 'Angkanya memberi hasil yang berbeda dari yang ditampilkan kepada Anda.',

  stepsTitle: 'Langkah demi langkah',
  stepCommit: 'SHA-256 dari seed',
  stepBlocks: 'HMAC-SHA-256 dari tiap teks, dengan seed sebagai kunci',
  stepWords: 'Word dan angkanya',
  stepNumbers: 'Angka',
  stepResult: 'Hasil',
  word: 'Word',
  size: 'Di bawah',
  passedOver: 'dilewati',
  asShown: 'sesuai tampilan',
  notAsShown: 'tidak sesuai tampilan',
  jackpotDrawn: 'Angka yang diundi untuk jackpot: {number}',
  noRules: 'Halaman ini hanya menampilkan angkanya. Lihat bayarannya di aturan game.',

  wayTitle: 'Dari seed ke hasil',
  wayCommit:
    'Sebelum Anda bertaruh, operator menampilkan SHA-256 dari seed-nya: komitmen. Tidak ada yang bisa menemukan seed dari situ, dan tidak ada seed lain dengan komitmen yang sama.',
  'way.threeDigits':
    'Byte HMAC-SHA-256 dari “draw 0”, lalu “draw 1” dan seterusnya, dibaca satu per satu, dengan seed sebagai kunci. Byte mulai 250 ke atas dilewati. Angka desimal terakhir dari tiap byte yang tersisa menjadi satu angka undian.',
  'way.six':
    'Word empat byte HMAC-SHA-256 dari “draw 0”, “draw 1” dan seterusnya dibaca, dengan seed sebagai kunci. Masing-masing memilih satu angka menurut urutannya di antara yang tersisa, mula-mula {highest}. Word yang akan menguntungkan angka tertentu dilewati.',
  wayRound:
    'Satu ronde punya dua seed, milik operator dan milik Anda, dan satu nomor yang menghitung ronde dengan seed itu dari 0. Seed operator ditetapkan sebelum operator melihat seed Anda.',
  wayNumbers:
    'Word empat byte HMAC-SHA-256 dari “seed Anda:nonce:0”, lalu “:1” dan seterusnya dibaca, dengan seed operator sebagai kunci. Sisa pembagian word dengan ukurannya adalah angkanya. Word bernilai tertinggi, yang akan menguntungkan angka tertentu, dilewati.',
  wayResult:
    'Halaman ini juga menghitung apa yang dibuat game dari angkanya, terpisah dari aturan operator sendiri.',
  wayProves:
    'Jika cocok, terbukti bahwa hasilnya ditetapkan oleh seed ini dan tidak diubah kemudian. Lihat bayarannya di aturan game.',

  fairIntro:
    'Setiap ronde diundi dari seed operator, yang sudah dikunci komitmen sebelumnya, dan dari seed Anda. Ganti seed untuk melihat seed operator dan memverifikasi rondenya.',
  inUse: 'Komitmen yang dipakai',
  roundsUnder: 'Ronde dengan seed ini',
  clientFixed: 'Ditetapkan oleh ronde pertama. Ganti seed untuk memilih yang baru.',
  endSeeds: 'Ganti dan buka seed',
  revealed: 'Seed diganti. Seed operator tadi {seed}, untuk komitmen {commitment}.',
  latestRounds: 'Ronde terakhir',
  verifyRound: 'Verifikasi ronde {nonce}: {result}',
  setRound: 'Angka diatur di sandbox, tidak ada yang terbukti: {result}',
  oldRound: 'Dari sebelum bukti disimpan: {result}',
  noRounds: 'Belum ada ronde.',
  proofsFailed: 'Seed tidak bisa dibaca. Coba lagi.',
};
