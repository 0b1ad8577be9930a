import type { Translated } from '../translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english, 'one' | 'other'> = {
  intro:
    'Kuwentahin ulit ang resulta mula sa seed nito. Sa browser mo lang ito tumatakbo at walang ipinadadala.',
  'field.game': 'Ano ang susuriin',
  'field.commitment': 'Commitment',
  'field.seed': 'Seed ng operator',
  'field.client': 'Client seed',
  'field.nonce': 'Numero ng round (nonce)',
  'field.sizes': 'Mga laki',
  'field.numbers': 'Mga numerong ipinakita sa iyo',
  'field.pick': 'Ang pinili mo',
  'hint.commitment': '64 na karakter, 0 hanggang 9 at a hanggang f, ipinakita bago ang taya.',
  'hint.seed': '64 na karakter, inilalabas pagkatapos. Iwang blangko hanggang doon.',
  'hint.client': 'Sa iyo: hanggang 64 na letrang a hanggang z, numero, - at _.',
  'hint.nonce': 'Binibilang mula 0 ang mga round sa parehong seed.',
  'hint.sizes': 'Bawat numero ay mas mababa sa laki nito: 6 6 para sa dalawang dice.',
  'hint.numbers': 'May puwang sa pagitan. Puwedeng blangko.',
  'hint.pick': 'Nakasalalay rito ang resulta ng larong ito.',

  'of.threeDigits': 'Bola ng loterya: tatlong digit',
  'of.six': 'Bola ng loterya: anim sa {highest}',
  'of.slot': 'Slot',
  'of.lineSlot': 'Slot na may isang linya',
  'of.dice': 'Dalawang dice',
  'of.coin': 'Barya',
  'of.fish': 'Fishing',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Dragon at tigre',
  'of.bingo': 'Bingo',
  'of.digits': 'Tatlong digit, pansaya',
  'of.sixFun': 'Anim sa {highest}, pansaya',
  'of.roulette': 'Roulette',
  'of.baccarat': 'Baccarat',
  'of.sicBo': 'Sic bo',
  'of.colorGame': 'Color game',
  'of.scratch': 'Scratch card',
  'of.poker': 'Poker',
  'of.numbers': 'Ibang mga numero',

  badForm: 'May mga patlang na hindi mabasa.',
  badHex: 'Dapat itong 64 na karakter, 0 hanggang 9 at a hanggang f.',
  badClient: 'Mga letrang a hanggang z, numero, - at _ lang, 64 ang pinakamarami.',
  badNonce: 'Dapat itong buong numero mula 0 hanggang {most}.',
  badSizes: 'Dapat itong 1 hanggang 100 buong numero, bawat isa mula 1 hanggang 4294967296.',
  otherSizes: 'Una munang bumubunot ang larong ito sa ibaba ng {sizes}.',
  badNumbers_one: 'Dapat itong {count} buong numero mula {lowest} hanggang {highest}.',
  badNumbers_other: 'Dapat itong {count} buong numero mula {lowest} hanggang {highest}.',
  badLink: 'Hindi mabasa ang link na ito. Punan ang form nang mano-mano.',
  noCrypto: 'Hindi makuwenta ng browser mo ang SHA-256 sa pahinang ito. Buksan ito sa https.',

  hidden: 'Hindi pa inilalabas ang seed.',
  hiddenDraw:
    'Inilalabas ito kasama ng mga numero kapag nagsara na ang bola. Tinitiyak ng commitment na hindi ito mababago.',
  hiddenRound:
    'Inilalabas ito kapag tinapos mo ang mga seed mo, sa Pagkapatas ng laro. Tinitiyak ng commitment na hindi ito mababago.',
  matches: 'Tugma ito.',
  matchesWhy: 'Ito ang seed na itinakda bago ang taya, at ibinibigay nito ang resultang ipinakita sa iyo.',
  seedMatches: 'Tugma ang seed.',
  seedMatchesWhy: 'Ito ang itinakda bago ang taya. Ihambing ang mga numero sa ibaba sa ipinakita sa iyo.',
  uncommitted: 'Nakuwenta, pero walang napatunayan.',
  uncommittedWhy: 'Kung wala ang commitment mula bago ang taya, kahit anong seed ay puwedeng ipakita.',
  differs: 'Hindi ito tugma.',
  'differs.commitment': 'Hindi ito ang seed na itinakda.',
  'differs.numbers': 'Ibang numero ang nabubuo ng mga seed kaysa ipinakita sa iyo.',
  'differs.result': 'Ibang resulta ang nabubuo ng mga numero kaysa ipinakita sa iyo.',

  stepsTitle: 'Hakbang-hakbang',
  stepCommit: 'SHA-256 ng seed',
  stepBlocks: 'HMAC-SHA-256 ng bawat teksto, ang seed ang susi',
  stepWords: 'Mga salita at ang kanilang numero',
  stepNumbers: 'Mga numero',
  stepResult: 'Resulta',
  word: 'Salita',
  size: 'Mas mababa sa',
  passedOver: 'nilaktawan',
  asShown: 'gaya ng ipinakita',
  notAsShown: 'iba sa ipinakita',
  jackpotDrawn: 'Numerong binunot para sa jackpot: {number}',
  noRules:
    'Mga numero lang ang ipinapakita ng pahinang ito. Tingnan sa mga tuntunin ng laro ang bayad sa mga ito.',

  wayTitle: 'Mula seed hanggang resulta',
  wayCommit:
    'Bago ka tumaya, ipinapakita ng operator ang SHA-256 ng seed nito: ang commitment. Walang makahahanap ng seed mula rito, at walang ibang seed na may katulad nito.',
  'way.threeDigits':
    'Isa-isang binabasa ang mga byte ng HMAC-SHA-256 ng “draw 0”, saka ng “draw 1” at iba pa, ang seed ang susi. Nilalaktawan ang mga byte mula 250 pataas. Ang huling decimal digit ng bawat natitirang byte ay isang digit ng bola.',
  'way.six':
    'Binabasa ang mga salitang tig-apat na byte ng HMAC-SHA-256 ng “draw 0”, “draw 1” at iba pa, ang seed ang susi. Bawat isa ay pumipili ng numero ayon sa puwesto nito sa mga natitira, {highest} sa simula. Nilalaktawan ang mga salitang papabor sa ilang numero.',
  wayRound:
    'May dalawang seed ang isang round, sa operator at sa iyo, at isang numerong nagbibilang mula 0 ng mga round sa mga ito. Nakatakda na ang seed ng operator bago nito makita ang sa iyo.',
  wayNumbers:
    'Binabasa ang mga salitang tig-apat na byte ng HMAC-SHA-256 ng “client seed:nonce:0”, saka ng “:1” at iba pa, ang seed ng operator ang susi. Ang numero ay ang natira kapag hinati ang salita sa laki. Nilalaktawan ang mga pinakamataas na salita, na papabor sa ilang numero.',
  wayResult:
    'Kinukuwenta rin ng pahina kung ano ang ginagawa ng laro sa mga numero nito, hiwalay sa sariling tuntunin ng operator.',
  wayProves:
    'Pinatutunayan ng pagtutugma na itinakda ng mga seed na ito ang resulta at hindi ito binago pagkatapos. Tingnan sa mga tuntunin ng laro ang bayad dito.',

  fairIntro:
    'Bawat round ay binubunot mula sa seed ng operator, na itinakda na ng commitment, at mula sa iyo. Tapusin ang mga seed para makita ang sa operator at masuri ang mga round.',
  inUse: 'Commitment na ginagamit',
  roundsUnder: 'Mga round sa mga seed na ito',
  clientFixed: 'Itinakda ng unang round. Tapusin ang mga seed para makapili ng bago.',
  endSeeds: 'Tapusin at ilabas ang mga seed',
  revealed: 'Tapos na ang mga seed. Ang seed ng operator ay {seed}, para sa commitment na {commitment}.',
  latestRounds: 'Mga huling round',
  verifyRound: 'Suriin ang round {nonce}: {result}',
  setRound: 'Itinakda sa sandbox ang mga numero, walang napatunayan: {result}',
  oldRound: 'Mula pa bago itago ang mga patunay: {result}',
  noRounds: 'Wala pang round.',
  proofsFailed: 'Hindi mabasa ang mga seed. Subukan ulit.',
};
