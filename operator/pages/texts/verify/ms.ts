import type { Translated } from '../translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english, 'other'> = {
  intro:
    'Kira semula keputusan daripada seednya. Semuanya berjalan dalam pelayar anda dan tiada apa-apa dihantar.',
  'field.game': 'Apa yang disahkan',
  'field.commitment': 'Komitmen',
  'field.seed': 'Seed pengendali',
  'field.client': 'Seed anda',
  'field.nonce': 'Nombor pusingan (nonce)',
  'field.sizes': 'Saiz',
  'field.numbers': 'Nombor yang ditunjukkan kepada anda',
  'field.pick': 'Pilihan anda',
  'hint.commitment': '64 aksara, 0 hingga 9 dan a hingga f, ditunjukkan sebelum pertaruhan.',
  'hint.seed': '64 aksara, didedahkan kemudian. Biarkan kosong sehingga itu.',
  'hint.client': 'Milik anda: sehingga 64 huruf a hingga z, digit, - dan _.',
  'hint.nonce': 'Pusingan dengan seed yang sama dikira dari 0.',
  'hint.sizes': 'Setiap nombor dicabut di bawah saiznya: 6 6 untuk dua dadu.',
  'hint.numbers': 'Dipisahkan dengan ruang. Boleh dibiarkan kosong.',
  'hint.pick': 'Keputusan permainan ini bergantung padanya.',

  'of.threeDigits': 'Cabutan loteri: tiga digit',
  'of.six': 'Cabutan loteri: enam daripada {highest}',
  'of.slot': 'Slot',
  'of.lineSlot': 'Slot satu garisan',
  'of.dice': 'Dua dadu',
  'of.coin': 'Syiling',
  'of.fish': 'Tembak ikan',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Naga dan harimau',
  'of.bingo': 'Bingo',
  'of.digits': 'Tiga digit suka-suka',
  'of.sixFun': 'Enam daripada {highest} suka-suka',
  'of.roulette': 'Rolet',
  'of.baccarat': 'Baccarat',
  'of.sicBo': 'Sic bo',
  'of.colorGame': 'Permainan warna',
  'of.scratch': 'Kad gores',
  'of.poker': 'Poker',
  'of.numbers': 'Nombor lain',

  badForm: 'Sesetengah ruangan tidak dapat dibaca.',
  badHex: 'Ini mesti 64 aksara, 0 hingga 9 dan a hingga f.',
  badClient: 'Hanya huruf a hingga z, digit, - dan _, paling banyak 64.',
  badNonce: 'Ini mesti nombor bulat dari 0 hingga {most}.',
  badSizes: 'Ini mesti 1 hingga 100 nombor bulat, setiap satu dari 1 hingga 4294967296.',
  otherSizes: 'Permainan ini mencabut di bawah {sizes} dahulu.',
  badNumbers_other: 'Ini mesti {count} nombor bulat dari {lowest} hingga {highest}.',
  badLink: 'Pautan ini tidak dapat dibaca. Isi borang sendiri.',
  noCrypto: 'Pelayar anda tidak dapat mengira SHA-256 di halaman ini. Buka melalui https.',

  hidden: 'Seed belum didedahkan.',
  hiddenDraw:
    'Ia didedahkan bersama nombor setelah cabutan ditutup. Komitmen memastikan ia tidak boleh diubah.',
  hiddenRound:
    'Ia didedahkan apabila anda menukar seed, di bawah Keadilan dalam permainan. Komitmen memastikan ia tidak boleh diubah.',
  matches: 'Sepadan.',
  matchesWhy:
    'Seed ini menepati komitmen sebelum pertaruhan, dan memberi keputusan yang ditunjukkan kepada anda.',
  seedMatches: 'Seed sepadan.',
  seedMatchesWhy:
    'Seed ini menepati komitmen sebelum pertaruhan. Bandingkan nombor di bawah dengan yang ditunjukkan kepada anda.',
  uncommitted: 'Sudah dikira, tetapi tiada apa-apa terbukti.',
  uncommittedWhy: 'Tanpa komitmen dari sebelum pertaruhan, apa-apa seed pun boleh ditunjukkan.',
  differs: 'Tidak sepadan.',
  'differs.commitment': 'Seed ini tidak menepati komitmen.',
  'differs.numbers': 'Seed memberi nombor yang berbeza daripada yang ditunjukkan kepada anda.',
  'differs.result': 'Nombor memberi keputusan yang berbeza daripada yang ditunjukkan kepada anda.',

  stepsTitle: 'Langkah demi langkah',
  stepCommit: 'SHA-256 bagi seed',
  stepBlocks: 'HMAC-SHA-256 bagi setiap teks, dengan seed sebagai kunci',
  stepWords: 'Word dan nombornya',
  stepNumbers: 'Nombor',
  stepResult: 'Keputusan',
  word: 'Word',
  size: 'Bawah',
  passedOver: 'dilangkau',
  asShown: 'seperti ditunjukkan',
  notAsShown: 'tidak seperti ditunjukkan',
  jackpotDrawn: 'Nombor yang dicabut untuk jackpot: {number}',
  noRules: 'Halaman ini hanya menunjukkan nombor. Lihat bayarannya dalam peraturan permainan.',

  wayTitle: 'Daripada seed kepada keputusan',
  wayCommit:
    'Sebelum anda bertaruh, pengendali menunjukkan SHA-256 bagi seednya: komitmen. Tiada sesiapa boleh mencari seed daripadanya, dan tiada seed lain mempunyai komitmen yang sama.',
  'way.threeDigits':
    'Bait HMAC-SHA-256 bagi “draw 0”, kemudian “draw 1” dan seterusnya, dibaca satu demi satu, dengan seed sebagai kunci. Bait dari 250 ke atas dilangkau. Digit perpuluhan terakhir setiap bait yang tinggal menjadi satu digit cabutan.',
  'way.six':
    'Word empat bait HMAC-SHA-256 bagi “draw 0”, “draw 1” dan seterusnya dibaca, dengan seed sebagai kunci. Setiap satu memilih nombor mengikut kedudukannya antara yang tinggal, {highest} pada mulanya. Word yang akan memihak kepada nombor tertentu dilangkau.',
  wayRound:
    'Satu pusingan mempunyai dua seed, milik pengendali dan milik anda, dan satu nombor yang mengira pusingan dengannya dari 0. Seed pengendali ditetapkan sebelum pengendali melihat seed anda.',
  wayNumbers:
    'Word empat bait HMAC-SHA-256 bagi “seed anda:nonce:0”, kemudian “:1” dan seterusnya dibaca, dengan seed pengendali sebagai kunci. Baki pembahagian word dengan saiz ialah nombornya. Word bernilai tertinggi, yang akan memihak kepada nombor tertentu, dilangkau.',
  wayResult:
    'Halaman ini juga mengira apa yang dibuat oleh permainan daripada nombornya, secara berasingan daripada peraturan pengendali sendiri.',
  wayProves:
    'Jika sepadan, terbukti bahawa keputusan ditetapkan oleh seed ini dan tidak diubah kemudian. Lihat bayarannya dalam peraturan permainan.',

  fairIntro:
    'Setiap pusingan dicabut daripada seed pengendali, yang ditetapkan lebih awal oleh komitmen, dan daripada seed anda. Tukar seed untuk melihat seed pengendali dan mengesahkan pusingan.',
  inUse: 'Komitmen yang digunakan',
  roundsUnder: 'Pusingan dengan seed ini',
  clientFixed: 'Ditetapkan oleh pusingan pertama. Tukar seed untuk memilih yang baharu.',
  endSeeds: 'Tukar dan dedahkan seed',
  revealed: 'Seed ditukar. Seed pengendali ialah {seed}, bagi komitmen {commitment}.',
  latestRounds: 'Pusingan terkini',
  verifyRound: 'Sahkan pusingan {nonce}: {result}',
  setRound: 'Nombor ditetapkan dalam sandbox, tiada apa-apa terbukti: {result}',
  oldRound: 'Dari sebelum bukti disimpan: {result}',
  noRounds: 'Belum ada pusingan.',
  proofsFailed: 'Seed tidak dapat dibaca. Cuba lagi.',
};
