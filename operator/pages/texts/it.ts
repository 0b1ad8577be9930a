import type { texts as english } from './en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english, 'one' | 'many' | 'other'> = {
  balance: 'Saldo',
  funMoney: 'Soldi finti',
  stake: 'Puntata',
  lowerStake: 'Abbassa la puntata',
  higherStake: 'Alza la puntata',
  yourPick: 'La tua scelta',
  rulesTitle: 'Regole e ritorno al giocatore',
  playSafely: 'Gioca per divertirti, e smetti quando non ti diverti più.',
  leave: 'Torna alla lobby',

  slow: 'Connessione lenta. Verifichiamo di nuovo …',
  unconfirmed: 'Non siamo riusciti a confermare questa scommessa. Vale una volta sola o non vale affatto.',
  cancelUnconfirmed:
    'Non siamo riusciti a confermare l’annullamento. Le tue scommesse qui sotto mostrano cosa vale. Puoi annullare di nuovo.',
  checkAgain: 'Verifica di nuovo',
  insufficientBalance: 'Il saldo non basta per questa puntata. Nessun movimento di denaro.',
  conflict: 'Troppo tardi. Nessun movimento di denaro.',
  refused: 'L’operatore ha rifiutato. Nessun movimento di denaro.',
  onBreak:
    'Sei in pausa, quindi nessuna scommessa è stata piazzata e nessun denaro si è mosso. Il sito mostra fino a quando.',
  realityCheck:
    'Giochi già da un po’. Rispondi alla domanda del sito, poi continua. Nessun movimento di denaro.',
  limitReached:
    'Hai raggiunto un limite che hai impostato, quindi questa scommessa non è stata piazzata. Nessun movimento di denaro.',
  termsChanged:
    'I nostri termini sono cambiati, quindi questa scommessa non è stata piazzata. Leggili e accettali sul sito. Nessun movimento di denaro.',
  otherGame:
    'Questo gioco è stato chiuso. Aprilo di nuovo dalla lobby per continuare. Nessun movimento di denaro.',
  siteClosed: 'Al momento il sito è chiuso. Nessun movimento di denaro.',
  siteClosedLater: 'Al momento il sito è chiuso. Apri di nuovo il gioco più tardi.',
  notOpened: 'Il gioco non si è aperto',
  notOpenedWhy: 'Controlla la connessione e apri di nuovo il gioco.',
  gameClosed: 'Questo gioco è chiuso',
  linkUsed: 'Questo link del gioco è già stato usato o è scaduto. Apri di nuovo il gioco dalla lobby.',
  otherOdds:
    'Le quote di questo link non corrispondono a quelle di questa lotteria. Aprila di nuovo dalla lobby.',
  oddsChanged: 'Le quote sono cambiate. Controllale e scommetti di nuovo. Nessun movimento di denaro.',
  sessionEnded: 'La tua sessione è terminata',
  sessionEndedWhy: 'Accedi di nuovo per continuare a giocare. Tutte le tue scommesse sono al sicuro.',
  sessionEndedRefused:
    'L’operazione non è andata a buon fine e nessun denaro si è mosso. Accedi di nuovo per continuare a giocare.',
  sessionEndedUnconfirmed:
    'Non siamo riusciti a confermare la tua ultima azione. Accedi e apri di nuovo questo gioco: vedrai cosa vale come ultimo round o tra le tue scommesse.',

  goodLuck: 'Buona fortuna!',
  won: 'Hai vinto {amount}',
  partBack: 'Tornano {amount} su {stake}',
  noWin: 'Questa volta nessuna vincita',
  pays: 'paga × {times}',
  pick: 'Scelta',
  paysHead: 'Paga',
  returnHead: 'Ritorno',
  symbol: 'Simbolo',
  rightPick: 'Una scelta vincente paga il suo numero per la tua puntata.',
  stakesOffered: 'Puntate: {stakes}.',
  returnToPlayer:
    'Ritorno al giocatore: {percent}% su tutti i risultati possibili. Ogni risultato è estratto da semi fissati prima della scommessa e non dipende da nessun altro.',
  fairness: 'Correttezza',
  verify: 'Verifica',
  verifyThis: 'Verifica {title}',
  seedsChanged:
    'I tuoi semi sono stati cambiati in un’altra pagina. Nessun movimento di denaro. Guarda quelli nuovi in “Correttezza” e gioca di nuovo.',
  proofDiffers: 'I numeri non corrispondono ai semi di questa scommessa.',

  jackpot: 'Jackpot',
  jackpotWon: 'Hai vinto il jackpot: {amount}',
  jackpotNumber: 'Numero del jackpot {number}. Sotto {pesos} si vince.',
  jackpotFun: 'I soldi finti non fanno crescere il jackpot e non lo vincono.',
  jackpotRules:
    'Jackpot: {share}% di ogni puntata va nel montepremi, pagato dall’operatore. Ogni round estrae anche un numero da 0 a {most}. Se è inferiore alla tua puntata in pesos, vinci tutto il montepremi. Con {stake} sono {chances} numeri su {numbers}; una puntata doppia ha il doppio delle probabilità. Poi l’operatore apre il montepremi successivo con {opening}. Tutti i giochi con il marchio JACKPOT condividono un unico montepremi.',
  jackpotReturn:
    'Ritorno su tutti i round: gioco {game}%, montepremi {share}%, importi iniziali del montepremi {openings}%. In totale {total}%.',

  'verb.slot': 'Gira',
  'verb.dice': 'Lancia',
  'verb.coin': 'Lancia',
  'verb.fish': 'Spara',
  'verb.crash': 'Decolla',
  'verb.dragonTiger': 'Distribuisci',
  'verb.bingo': 'Estrai le palline',
  'verb.digits': 'Estrai',
  'verb.sixNumbers': 'Estrai',
  'verb.roulette': 'Gira',
  'verb.baccarat': 'Distribuisci',
  'verb.sicBo': 'Lancia',
  'verb.colorGame': 'Lancia',
  'verb.scratch': 'Gratta',
  'verb.poker': 'Distribuisci',

  sun: 'Sole',
  crown: 'Corona',
  gem: 'Gemma',
  peso: 'Peso',
  bell: 'Campana',
  lime: 'Lime',
  mango: 'Mango',
  moon: 'Luna',
  slotRules_one:
    'La puntata si divide su {count} linea: le tre righe, una V e una Λ. Tre o più simboli uguali da sinistra pagano il loro numero per la puntata della linea. Il sole è jolly.',
  slotRules_many:
    'La puntata si divide su {count} linee: le tre righe, una V e una Λ. Tre o più simboli uguali da sinistra pagano il loro numero per la puntata della linea. Il sole è jolly.',
  slotRules_other:
    'La puntata si divide su {count} linee: le tre righe, una V e una Λ. Tre o più simboli uguali da sinistra pagano il loro numero per la puntata della linea. Il sole è jolly.',
  oneLineRules:
    'Tutta la puntata è sulla linea centrale. Tre o più simboli uguali da sinistra pagano il loro numero per la puntata. Il sole è jolly.',
  lineWon: 'linea {line}: {count} × {symbol}, × {times}',
  middleLine: 'Linea centrale: {symbols}',

  under: 'Meno di 7',
  seven: 'Esattamente 7',
  over: 'Più di 7',
  diceShow: '{first} e {second} fanno {sum}',

  coinShows: 'La moneta mostra: {side}',

  sardine: 'Sardina',
  crab: 'Granchio',
  turtle: 'Tartaruga',
  ray: 'Razza',
  shark: 'Squalo',
  whale: 'Balena',
  fishCaught: 'Preso: {fish}',
  fishEscaped: 'Scappato: {fish}',
  fishRules: 'Scegli un pesce e spara. Più è difficile da prendere, più paga.',

  leaveAt: 'Esci a {times}',
  flightEnded: 'Il volo è finito a × {point}',
  crashRules:
    'Scegli quando uscire. Un volo può finire in qualsiasi momento. Se arriva fin dove hai scelto, vinci.',

  dragon: 'Drago',
  tiger: 'Tigre',
  tie: 'Pareggio',
  dragonTigerShow: 'Drago {dragon}, tigre {tiger}',
  dragonTigerRules:
    'Drago e tigre ricevono una carta ciascuno dallo stesso mazzo. Vince la carta più alta. L’asso è la più bassa, il re la più alta.',

  bingoLines_one: '{count} linea completa',
  bingoLines_many: '{count} di linee complete',
  bingoLines_other: '{count} linee complete',
  bingoCorners: 'Quattro angoli',
  bingoRules_one:
    'Si estrae {count} pallina su 75. Ogni riga, colonna e diagonale completa paga × {line}, i quattro angoli × {corners}. La casella centrale è gratis.',
  bingoRules_many:
    'Si estraggono {count} palline su 75. Ogni riga, colonna e diagonale completa paga × {line}, i quattro angoli × {corners}. La casella centrale è gratis.',
  bingoRules_other:
    'Si estraggono {count} palline su 75. Ogni riga, colonna e diagonale completa paga × {line}, i quattro angoli × {corners}. La casella centrale è gratis.',

  digitsDrawn: 'Estratto: {digits}',
  yourNumbers: 'i tuoi numeri: {numbers}',
  lucky: 'Scelta casuale',
  digitsRules:
    'Un’estrazione istantanea, solo per divertimento: tre cifre da 000 a 999, tutte ugualmente probabili. Grande, piccolo, dispari e pari dipendono dalla loro somma. Una scelta casuale scommette su tre cifre a caso.',
  red: 'Rosso',
  black: 'Nero',
  green: 'Verde',
  blue: 'Blu',
  yellow: 'Giallo',
  white: 'Bianco',
  pink: 'Rosa',
  fromTo: 'Da {from} a {to}',
  oneNumber: 'Un numero, da 0 a 36',
  rouletteShows: 'La pallina si ferma su {number}, {color}',
  rouletteRules:
    'Una ruota con i numeri da 0 a 36, tutti ugualmente probabili. Lo zero vince solo sul proprio numero.',
  player: 'Giocatore',
  banker: 'Banco',
  playerHas: 'Giocatore {cards}, {total}',
  bankerHas: 'banco {cards}, {total}',
  baccaratRules:
    'Vince chi è più vicino a 9. Dieci e figure valgono 0, e di una somma conta solo l’ultima cifra. Con 8 o 9 in due carte, nessuno pesca. Altrimenti il giocatore pesca con un totale da 0 a 5. Se il giocatore sta, il banco pesca da 0 a 5. Se pesca, dipende dalla sua terza carta: il banco pesca sempre da 0 a 2, con 3 se non è un 8, con 4 se va da 2 a 7, con 5 se va da 4 a 7, con 6 se è un 6 o un 7. In caso di pareggio si rimborsano le puntate su giocatore e banco. Ogni carta viene da un mazzo completo di 52.',
  sicSmall: 'Piccolo (da 4 a 10)',
  sicBig: 'Grande (da 11 a 17)',
  anyTriple: 'Qualsiasi tripla',
  oneTriple: 'Una tripla',
  sumIs: 'Somma {sum}',
  threeDice: '{dice} fanno {sum}',
  sicBoRules: 'Si lanciano tre dadi. Piccolo e grande perdono con ogni tripla.',
  colorsShow: 'I dadi mostrano: {colors}',
  colorGameRules:
    'Lancia tre dadi con un colore su ogni faccia. Il tuo colore su uno paga × {one}, su due × {two}, su tre × {three}.',
  prize: 'Premio',
  ticketsWin_one: 'Su {count} biglietto',
  ticketsWin_many: 'Su {count} biglietti',
  ticketsWin_other: 'Su {count} biglietti',
  threeSame: 'Tre caselle mostrano {prize}',
  noThreeSame: 'Non ci sono tre caselle uguali',
  scratchRules: 'Tre caselle uguali vincono ciò che mostrano, per la tua puntata.',
  hand: 'Mano',
  royalFlush: 'Scala reale massima',
  straightFlush: 'Scala reale',
  fourAlike: 'Poker',
  fullHouse: 'Full',
  flush: 'Colore',
  straight: 'Scala',
  threeAlike: 'Tris',
  twoPairs: 'Doppia coppia',
  pair: 'Coppia',
  nothing: 'Nessuna coppia',
  pokerRules:
    'Cinque carte da un solo mazzo, senza cambi. La mano migliore paga il suo numero per la tua puntata. Una coppia rimborsa la puntata.',

  placeBet: 'Scommetti',
  yourBets: 'Le tue scommesse',
  results: 'Risultati',
  drawNumber: 'Estrazione {numero}',
  closesIn: 'Le scommesse chiudono tra {left}',
  betsClosed: 'Chiuso',
  number: 'Numero',
  threeDigits: 'Tre cifre',
  small: 'Piccolo (da 0 a 13)',
  big: 'Grande (da 14 a 27)',
  odd: 'Dispari',
  even: 'Pari',
  drawSide: 'Pareggio',
  meron: 'Meron',
  wala: 'Wala',
  'status.open': 'In corso',
  'status.won': 'Vinto {amount}',
  'status.lost': 'Perso',
  'status.cancelled': 'Annullato',
  cancelBet: 'Annulla scommessa',
  cancelThis: 'Annulla {choice}, {title}',
  betCancelled: 'Annullato. La tua puntata è tornata.',
  betStands: 'La tua scommessa è valida.',
  pickFirst: 'Prima scegli su cosa scommettere.',
  pickSix: 'Prima scegli sei numeri.',
  pickedOf: '{count} di 6 scelti',
  clearPicks: 'Cancella',
  score: '{title}: {home} a {away}',
  playType: 'Tipo di scommessa',
  Tradition: 'Numeri',
  Entertainment: 'Chance semplici',
  prizeMode: 'Modalità premi: {mode}.',
  lotteryRules:
    'Si estraggono tre cifre, da 000 a 999, tutte ugualmente probabili. Grande, piccolo, dispari e pari dipendono dalla loro somma. Puoi annullare una scommessa finché la sua estrazione non chiude.',
  lotteryReturn: 'Ritorno al giocatore: {digits}% su tre cifre, {sides}% sul resto.',
  lotteryProof:
    'I numeri sono fissati prima che tu scommetta. Lo SHA-256 del loro seme è {commitment}. Il seme viene rivelato con i numeri.',
  matchRules:
    'Le scommesse chiudono quando inizia la partita e dopo non si possono cambiare. Un esito vincente paga il suo numero per la tua puntata alla fine della partita, 90 minuti dopo.',
  fightRules:
    'Meron, wala o pareggio: le scommesse chiudono quando inizia il combattimento e dopo non si possono cambiare. Un esito vincente paga il suo numero per la tua puntata quando il combattimento è finito, 5 minuti dopo.',
  fightWon: '{title}: {winner}',
  matchReturn: 'Ritorno al giocatore: {returns}.',
  hits: 'Numeri indovinati',
  sixRules:
    'Si estraggono sei numeri diversi da 1 a {highest}, tutti ugualmente probabili. Vinci con tre o più numeri indovinati. Puoi annullare una scommessa finché la sua estrazione non chiude.',
  sixFunRules:
    'Un’estrazione istantanea, solo per divertimento: si estraggono sei numeri diversi da 1 a {highest}, e la tua scommessa è su sei numeri a caso. Vinci con tre o più numeri indovinati.',
};
