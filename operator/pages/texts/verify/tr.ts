import type { Translated } from '../translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english, 'one' | 'other'> = {
  intro: 'Bir sonucu tohumundan yeniden hesaplayın. Her şey tarayıcınızda çalışır, hiçbir şey gönderilmez.',
  'field.game': 'Ne doğrulanacak',
  'field.commitment': 'Taahhüt',
  'field.seed': 'İşletmecinin tohumu',
  'field.client': 'Oyuncu tohumu',
  'field.nonce': 'Tur numarası (nonce)',
  'field.sizes': 'Boyutlar',
  'field.numbers': 'Size gösterilen sayılar',
  'field.pick': 'Seçiminiz',
  'hint.commitment': '64 karakter, 0 ile 9 ve a ile f arası, bahis öncesinde gösterilir.',
  'hint.seed': '64 karakter, sonradan açıklanır. O zamana kadar boş bırakın.',
  'hint.client': 'Sizinki: en çok 64 karakter, a ile z arası harfler, rakamlar, - ve _.',
  'hint.nonce': 'Aynı tohumlarla turlar 0’dan sayılır.',
  'hint.sizes': 'Her sayı kendi boyutundan küçüktür: iki zar için 6 6.',
  'hint.numbers': 'Aralarında boşlukla. Boş bırakabilirsiniz.',
  'hint.pick': 'Bu oyunun sonucu buna bağlıdır.',

  'of.threeDigits': 'Piyango çekilişi: üç rakam',
  'of.six': 'Piyango çekilişi: {highest} sayıdan altısı',
  'of.slot': 'Slot',
  'of.lineSlot': 'Tek sıralı slot',
  'of.dice': 'İki zar',
  'of.coin': 'Yazı tura',
  'of.fish': 'Balık avı',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Ejderha ve kaplan',
  'of.bingo': 'Bingo',
  'of.digits': 'Eğlencesine üç rakam',
  'of.sixFun': 'Eğlencesine {highest} sayıdan altısı',
  'of.roulette': 'Rulet',
  'of.baccarat': 'Bakara',
  'of.sicBo': 'Sic bo',
  'of.colorGame': 'Renk oyunu',
  'of.scratch': 'Kazı kazan',
  'of.poker': 'Poker',
  'of.numbers': 'Başka sayılar',

  badForm: 'Bazı alanlar okunamıyor.',
  badHex: 'Bu alan 64 karakter olmalı, 0 ile 9 ve a ile f arası.',
  badClient: 'Yalnızca a ile z arası harfler, rakamlar, - ve _, en çok 64 karakter.',
  badNonce: 'Bu, 0 ile {most} arasında bir tam sayı olmalı.',
  badSizes: 'Burada, her biri 1 ile 4294967296 arasında, 1 ile 100 arası sayıda tam sayı olmalı.',
  otherSizes: 'Bu oyunun ilk çektiği sayılar şunlardan küçüktür: {sizes}.',
  badNumbers_one: 'Burada {lowest} ile {highest} arasında {count} tam sayı olmalı.',
  badNumbers_other: 'Burada {lowest} ile {highest} arasında {count} tam sayı olmalı.',
  badLink: 'Bu bağlantı okunamıyor. Formu elle doldurun.',
  noCrypto: 'Tarayıcınız bu sayfada SHA-256 hesaplayamıyor. Sayfayı https ile açın.',

  hidden: 'Tohum henüz açıklanmadı.',
  hiddenDraw:
    'Çekiliş kapanınca sayılarla birlikte açıklanır. Taahhüt, değiştirilemeyeceğini güvence altına alır.',
  hiddenRound:
    'Oyundaki “Adillik” bölümünde tohumları değiştirdiğinizde açıklanır. Taahhüt, değiştirilemeyeceğini güvence altına alır.',
  matches: 'Eşleşiyor.',
  matchesWhy: 'Tohum, bahis öncesinde taahhüt edilen tohumdur ve size gösterilen sonucu verir.',
  seedMatches: 'Tohum eşleşiyor.',
  seedMatchesWhy:
    'Bahis öncesinde taahhüt edilen tohum budur. Aşağıdaki sayıları size gösterilenlerle karşılaştırın.',
  uncommitted: 'Hesaplandı, ama hiçbir şey kanıtlanmadı.',
  uncommittedWhy: 'Bahis öncesinden bir taahhüt yoksa herhangi bir tohum gösterilebilirdi.',
  differs: 'Eşleşmiyor.',
  'differs.commitment': 'Tohum, taahhüt edilen tohum değil.',
  'differs.numbers': 'Tohumlar size gösterilenden farklı sayılar veriyor.',
  'differs.result': 'Sayılar size gösterilenden farklı bir sonuç veriyor.',

  stepsTitle: 'Adım adım',
  stepCommit: 'Tohumun SHA-256 değeri',
  stepBlocks: 'Her metnin HMAC-SHA-256 değeri, anahtar tohum',
  stepWords: 'Kelimeler ve sayıları',
  stepNumbers: 'Sayılar',
  stepResult: 'Sonuç',
  word: 'Kelime',
  size: 'Şundan küçük',
  passedOver: 'atlandı',
  asShown: 'gösterildiği gibi',
  notAsShown: 'gösterildiği gibi değil',
  jackpotDrawn: 'Jackpot için çekilen sayı: {number}',
  noRules: 'Bu sayfa yalnızca sayıları gösterir. Ne ödediklerini oyunun kurallarında görün.',

  wayTitle: 'Tohumdan sonuca',
  wayCommit:
    'Siz bahis yapmadan önce işletmeci, tohumunun SHA-256 değerini gösterir: taahhüt budur. Kimse bundan tohumu bulamaz ve başka hiçbir tohumun taahhüdü aynı değildir.',
  'way.threeDigits':
    '“draw 0”, sonra “draw 1” ve devamının HMAC-SHA-256 baytları, anahtar tohum olmak üzere, tek tek okunur. 250 ve üstü baytlar atlanır. Kalan her baytın son ondalık rakamı, çekilişin bir rakamıdır.',
  'way.six':
    '“draw 0”, “draw 1” ve devamının HMAC-SHA-256 değerinden, anahtar tohum olmak üzere, dört baytlık kelimeler okunur. Her biri, başta {highest} olan kalan sayılar arasındaki yeriyle bir sayı seçer. Bazı sayıları kayıracak kelimeler atlanır.',
  wayRound:
    'Bir turun iki tohumu, yani işletmecinin ve sizin tohumunuz ile bu tohumlarla oynanan turları 0’dan sayan bir numarası vardır. İşletmecinin tohumu, sizinkini görmeden önce sabitlenir.',
  wayNumbers:
    '“oyuncu tohumu:nonce:0”, sonra “:1” ve devamının HMAC-SHA-256 değerinden, anahtar işletmecinin tohumu olmak üzere, dört baytlık kelimeler okunur. Kelimenin boyuta bölümünden kalan, sayıdır. Bazı sayıları kayıracak en büyük kelimeler atlanır.',
  wayResult:
    'Sayfa, oyunun sayılarıyla ne yaptığını da işletmecinin kendi kurallarından bağımsız olarak hesaplar.',
  wayProves:
    'Eşleşme, sonucun bu tohumlarla belirlendiğini ve sonradan değiştirilmediğini kanıtlar. Ne ödediğini oyunun kurallarında görün.',

  fairIntro:
    'Her tur, taahhüdün önceden sabitlediği işletmeci tohumundan ve sizin tohumunuzdan çekilir. İşletmecinin tohumunu görmek ve turları doğrulamak için tohumları değiştirin.',
  inUse: 'Geçerli taahhüt',
  roundsUnder: 'Bu tohumlarla turlar',
  clientFixed: 'İlk turla sabitlendi. Yenisini seçmek için tohumları değiştirin.',
  endSeeds: 'Tohumları değiştir ve açıkla',
  revealed: 'Tohumlar değişti. {commitment} taahhüdünün işletmeci tohumu {seed} idi.',
  latestRounds: 'Son turlar',
  verifyRound: 'Turu doğrula, {nonce}: {result}',
  setRound: 'Sayılar deneme ortamında belirlendi, hiçbir şey kanıtlanmadı: {result}',
  oldRound: 'Kanıtların saklanmasından önceki döneme ait: {result}',
  noRounds: 'Henüz tur yok.',
  proofsFailed: 'Tohumlar okunamadı. Tekrar deneyin.',
};
