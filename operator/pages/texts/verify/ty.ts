import type { texts as english } from './en.ts';

export const texts: Record<keyof typeof english, string> = {
  intro:
    'Muling kinukuwenta ng pahinang ito ang resulta mula sa seed nito. Sa browser mo lang ito ginagawa at walang ipinadadala kaninuman.',
  'field.game': 'Ano ang susuriin',
  'field.commitment': 'Commitment',
  'field.seed': 'Seed ng operator',
  'field.client': 'Client seed',
  'field.nonce': 'Bilang ng round (nonce)',
  'field.sizes': 'Mga laki',
  'field.numbers': 'Mga numerong ipinakita sa iyo',
  'field.pick': 'Ang pinili mo',
  'hint.commitment': '64 na titik, 0 hanggang 9 at a hanggang f, ipinakita bago ang taya.',
  'hint.seed': '64 na titik, sinasabi pagkatapos. Iwang blangko hanggang doon.',
  'hint.client': 'Sa iyo: hanggang 64 na letrang a hanggang z, numero, - at _.',
  'hint.nonce': 'Binibilang mula 0 ang mga round sa parehong seed.',
  'hint.sizes': 'Bawat numero ay mas mababa sa laki nito: 6 6 para sa dalawang dice.',
  'hint.numbers': 'May puwang sa pagitan. Puwedeng blangko.',
  'hint.pick': 'Nakasalalay rito ang resulta ng larong ito.',

  'of.threeDigits': 'Bola ng lotto: tatlong numero',
  'of.six': 'Bola ng lotto: anim sa {highest}',
  'of.slot': 'Slot',
  'of.lineSlot': 'Slot na may isang linya',
  'of.dice': 'Dalawang dice',
  'of.coin': 'Barya',
  'of.fish': 'Pangingisda',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Dragon at tigre',
  'of.bingo': 'Bingo',
  'of.digits': 'Tatlong numero, libangan',
  'of.sixFun': 'Anim sa {highest}, libangan',
  'of.roulette': 'Roulette',
  'of.baccarat': 'Baccarat',
  'of.sicBo': 'Sic bo',
  'of.colorGame': 'Color game',
  'of.scratch': 'Scratch card',
  'of.poker': 'Poker',
  'of.numbers': 'Ibang mga numero',

  badForm: 'May mga patlang na hindi mabasa.',
  badHex: 'Dapat itong 64 na titik, 0 hanggang 9 at a hanggang f.',
  badClient: 'Mga letrang a hanggang z, numero, - at _ lang, 64 ang pinakamarami.',
  badNonce: 'Dapat itong buong numero mula 0 hanggang {most}.',
  badSizes: 'Dapat itong 1 hanggang 100 buong numero, bawat isa mula 1 hanggang 4294967296.',
  otherSizes: 'Una munang bumubunot ang larong ito sa ibaba ng {sizes}.',
  badNumbers: 'Dapat itong {count} buong numero mula {lowest} hanggang {highest}.',
  badLink: 'Hindi mabasa ang link na ito. Punan ang form nang mano-mano.',
  noCrypto: 'Hindi makuwenta ng browser mo ang SHA-256 sa pahinang ito. Buksan ito sa https.',

  hidden: 'Hindi pa inilalabas ang seed.',
  hiddenDraw:
    'Sinasabi ito kasama ng mga numero kapag nagsara na ang bola. Nakatali rito ang operator dahil sa commitment.',
  hiddenRound:
    'Sinasabi ito kapag tinapos mo ang iyong mga seed, sa ilalim ng Pagkapatas sa laro. Nakatali rito ang operator dahil sa commitment.',
  matches: 'Tugma ito.',
  matchesWhy: 'Ito ang seed na pinagtibay bago ang taya, at dito nagmula ang ipinakita sa iyo.',
  seedMatches: 'Tugma ang seed.',
  seedMatchesWhy: 'Ito ang pinagtibay bago ang taya. Ihambing ang mga numero sa ibaba sa ipinakita sa iyo.',
  uncommitted: 'Nakuwenta, pero walang napatunayan.',
  uncommittedWhy: 'Kung wala ang commitment mula bago ang taya, kahit anong seed ay puwedeng sabihin.',
  differs: 'Hindi ito tugma.',
  'differs.commitment': 'Hindi ito ang seed na pinagtibay.',
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
    'Mga numero lang ang alam ng pahinang ito. Nasa mga tuntunin ng laro kung ano ang ginagawa sa mga ito.',

  wayTitle: 'Ang daan mula seed hanggang resulta',
  wayCommit:
    'Bago ka tumaya, ipinapakita ng operator ang SHA-256 ng seed nito: ang commitment. Walang makahahanap ng seed mula rito, at walang ibang seed na may katulad nito.',
  'way.threeDigits':
    'Isa-isang binabasa ang mga byte ng HMAC-SHA-256 ng “draw 0”, saka ng “draw 1” at iba pa, ang seed ang susi. Nilalaktawan ang mula 250 pataas; ang huling digit ng bawat natira ay isang numero ng bola.',
  'way.six':
    'Binabasa ang mga salitang tig-apat na byte ng HMAC-SHA-256 ng “draw 0”, “draw 1” at iba pa, ang seed ang susi. Bawat isa ay puwesto ng numero sa mga natitira, {highest} sa simula; nilalaktawan ang mga salitang papabor sa ilan.',
  wayRound:
    'May dalawang seed ang isang round, sa operator at sa iyo, at isang bilang ng mga round mula 0. Nakatakda na ang sa operator bago nito malaman ang sa iyo.',
  wayNumbers:
    'Binabasa ang mga salitang tig-apat na byte ng HMAC-SHA-256 ng “client seed:nonce:0”, saka “:1” at iba pa, ang seed ng operator ang susi. Ang natira sa salita kapag hinati sa laki ang numero; nilalaktawan ang mga huling salita na papabor sa ilang numero.',
  wayResult:
    'Dito rin kinukuwenta kung ano ang ginagawa ng laro sa mga numero, hiwalay sa sariling tuntunin ng operator.',
  wayProves:
    'Pinatutunayan ng tugma na itinakda ng mga seed na ito ang resulta at hindi binago pagkatapos. Nasa mga tuntunin ng laro ang bayad.',

  fairIntro:
    'Bawat round ay binubunot mula sa seed ng operator, na nakatali sa commitment, at mula sa iyo. Tapusin ang mga seed para makita ang sa operator at masuri ang mga round.',
  inUse: 'Commitment na ginagamit',
  roundsUnder: 'Mga round sa mga seed na ito',
  clientFixed: 'Itinakda ng unang round. Para palitan, tapusin ang mga seed na ito.',
  endSeeds: 'Tapusin at ilabas ang mga seed',
  revealed: 'Tapos na. Ang seed ng operator ay {seed}, ng commitment na {commitment}.',
  latestRounds: 'Mga huling round',
  verifyRound: 'Suriin ang round {nonce}: {result}',
  setRound: 'Itinakda sa sandbox ang mga numero, walang napatunayan: {result}',
  oldRound: 'Mula bago itinago ang mga patunay: {result}',
  noRounds: 'Wala pang round.',
  proofsFailed: 'Hindi mabasa ang mga seed. Subukan muli.',
};
