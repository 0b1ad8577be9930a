import type { Translated } from '../translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english, 'one' | 'many' | 'other'> = {
  intro: 'Ricalcola un risultato dal suo seme. Tutto avviene nel tuo browser e non viene inviato nulla.',
  'field.game': 'Cosa verificare',
  'field.commitment': 'Impegno',
  'field.seed': 'Seme dell’operatore',
  'field.client': 'Il tuo seme',
  'field.nonce': 'Numero del round (nonce)',
  'field.sizes': 'Dimensioni',
  'field.numbers': 'Numeri che ti sono stati mostrati',
  'field.pick': 'La tua scelta',
  'hint.commitment': '64 caratteri, da 0 a 9 e da a a f, mostrati prima della scommessa.',
  'hint.seed': '64 caratteri, rivelati dopo. Fino ad allora lascia vuoto.',
  'hint.client': 'Il tuo: fino a 64 lettere da a a z, cifre, - e _.',
  'hint.nonce': 'I round con gli stessi semi si contano da 0.',
  'hint.sizes': 'Ogni numero è estratto sotto la sua dimensione: 6 6 per due dadi.',
  'hint.numbers': 'Separati da spazi. Puoi lasciare vuoto.',
  'hint.pick': 'Il risultato di questo gioco ne dipende.',

  'of.threeDigits': 'Estrazione della lotteria: tre cifre',
  'of.six': 'Estrazione della lotteria: sei su {highest}',
  'of.slot': 'Slot',
  'of.lineSlot': 'Slot a una linea',
  'of.dice': 'Due dadi',
  'of.coin': 'Moneta',
  'of.fish': 'Pesca',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Drago e tigre',
  'of.bingo': 'Bingo',
  'of.digits': 'Tre cifre per divertimento',
  'of.sixFun': 'Sei su {highest} per divertimento',
  'of.roulette': 'Roulette',
  'of.baccarat': 'Baccarà',
  'of.sicBo': 'Sic bo',
  'of.colorGame': 'Gioco dei colori',
  'of.scratch': 'Gratta e vinci',
  'of.poker': 'Poker',
  'of.numbers': 'Altri numeri',

  badForm: 'Alcuni campi non si possono leggere.',
  badHex: 'Devono essere 64 caratteri, da 0 a 9 e da a a f.',
  badClient: 'Solo lettere da a a z, cifre, - e _, al massimo 64.',
  badNonce: 'Deve essere un numero intero da 0 a {most}.',
  badSizes: 'Devono essere da 1 a 100 numeri interi, ognuno da 1 a 4294967296.',
  otherSizes: 'Questo gioco estrae prima sotto {sizes}.',
  badNumbers_one: 'Deve essere {count} numero intero da {lowest} a {highest}.',
  badNumbers_many: 'Devono essere {count} numeri interi da {lowest} a {highest}.',
  badNumbers_other: 'Devono essere {count} numeri interi da {lowest} a {highest}.',
  badLink: 'Questo link non si può leggere. Compila il modulo a mano.',
  noCrypto: 'Il tuo browser non può calcolare SHA-256 in questa pagina. Aprila tramite https.',

  hidden: 'Il seme non è ancora rivelato.',
  hiddenDraw:
    'Viene rivelato con i numeri quando l’estrazione è chiusa. L’impegno garantisce che non possa cambiare.',
  hiddenRound:
    'Viene rivelato quando cambi i semi in “Correttezza”, nel gioco. L’impegno garantisce che non possa cambiare.',
  matches: 'Corrisponde.',
  matchesWhy:
    'Il seme è quello su cui c’era l’impegno prima della scommessa, e dà il risultato che ti è stato mostrato.',
  seedMatches: 'Il seme corrisponde.',
  seedMatchesWhy:
    'È quello su cui c’era l’impegno prima della scommessa. Confronta i numeri qui sotto con quelli che ti sono stati mostrati.',
  uncommitted: 'Calcolato, ma non è provato nulla.',
  uncommittedWhy: 'Senza l’impegno di prima della scommessa, si potrebbe mostrare qualsiasi seme.',
  differs: 'Non corrisponde.',
  'differs.commitment': 'Il seme non è quello dell’impegno.',
  'differs.numbers': 'I semi danno numeri diversi da quelli che ti sono stati mostrati.',
  'differs.result': 'I numeri danno un risultato diverso da quello che ti è stato mostrato.',

  stepsTitle: 'Passo per passo',
  stepCommit: 'SHA-256 del seme',
  stepBlocks: 'HMAC-SHA-256 di ogni testo, con il seme come chiave',
  stepWords: 'Parole e i loro numeri',
  stepNumbers: 'Numeri',
  stepResult: 'Risultato',
  word: 'Parola',
  size: 'Sotto',
  passedOver: 'saltata',
  asShown: 'come mostrato',
  notAsShown: 'non come mostrato',
  jackpotDrawn: 'Numero estratto per il jackpot: {number}',
  noRules: 'Questa pagina mostra solo i numeri. Quanto pagano è nelle regole del gioco.',

  wayTitle: 'Dal seme al risultato',
  wayCommit:
    'Prima che tu scommetta, l’operatore mostra lo SHA-256 del suo seme: l’impegno. Nessuno può ricavarne il seme, e nessun altro seme ha lo stesso.',
  'way.threeDigits':
    'I byte dell’HMAC-SHA-256 di “draw 0”, poi di “draw 1” e così via, si leggono uno per uno, con il seme come chiave. I byte da 250 in su si saltano. L’ultima cifra decimale di ogni byte rimasto è una cifra dell’estrazione.',
  'way.six':
    'Si leggono parole di quattro byte dell’HMAC-SHA-256 di “draw 0”, “draw 1” e così via, con il seme come chiave. Ognuna sceglie un numero in base al suo posto tra quelli rimasti, all’inizio {highest}. Le parole che favorirebbero alcuni numeri si saltano.',
  wayRound:
    'Un round ha due semi, quello dell’operatore e il tuo, e un numero che conta da 0 i round giocati con essi. Il seme dell’operatore è fissato prima che veda il tuo.',
  wayNumbers:
    'Si leggono parole di quattro byte dell’HMAC-SHA-256 di “il tuo seme:nonce:0”, poi “:1” e così via, con il seme dell’operatore come chiave. Il resto di una parola divisa per la dimensione è il numero. Le ultime parole, che favorirebbero alcuni numeri, si saltano.',
  wayResult:
    'La pagina calcola anche che cosa il gioco ricava dai suoi numeri, in modo indipendente dalle regole dell’operatore.',
  wayProves:
    'Una corrispondenza prova che il risultato è stato fissato da questi semi e non è stato cambiato dopo. Quanto paga è nelle regole del gioco.',

  fairIntro:
    'Ogni round è estratto dal seme dell’operatore, che l’impegno fissa in anticipo, e dal tuo. Cambia i semi per vedere quello dell’operatore e verificare i round.',
  inUse: 'Impegno in uso',
  roundsUnder: 'Round con questi semi',
  clientFixed: 'Fissato dal primo round. Cambia i semi per sceglierne uno nuovo.',
  endSeeds: 'Cambia i semi e rivela',
  revealed: 'Semi cambiati. Il seme dell’operatore era {seed}, per l’impegno {commitment}.',
  latestRounds: 'Ultimi round',
  verifyRound: 'Verifica il round {nonce}: {result}',
  setRound: 'Numeri impostati nella sandbox, non è provato nulla: {result}',
  oldRound: 'Di prima che le prove fossero conservate: {result}',
  noRounds: 'Ancora nessun round.',
  proofsFailed: 'Non è stato possibile leggere i semi. Riprova.',
};
