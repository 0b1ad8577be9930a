import type { texts as english } from './en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english, 'one' | 'other'> = {
  balance: 'Guthaben',
  funMoney: 'Spielgeld',
  stake: 'Einsatz',
  lowerStake: 'Einsatz senken',
  higherStake: 'Einsatz erhöhen',
  yourPick: 'Dein Tipp',
  rulesTitle: 'Regeln und Auszahlungsquote',
  playSafely: 'Spiel zum Spaß und hör auf, wenn es keinen mehr macht.',
  leave: 'Zurück zur Lobby',

  slow: 'Langsame Verbindung. Wir prüfen erneut …',
  unconfirmed: 'Wir konnten diese Wette nicht bestätigen. Sie zählt einmal oder gar nicht.',
  cancelUnconfirmed:
    'Wir konnten die Stornierung nicht bestätigen. Deine Wetten unten zeigen, was gilt. Du kannst noch einmal stornieren.',
  checkAgain: 'Erneut prüfen',
  insufficientBalance: 'Dein Guthaben reicht nicht für diesen Einsatz. Es wurde kein Geld bewegt.',
  conflict: 'Zu spät. Es wurde kein Geld bewegt.',
  refused: 'Der Betreiber hat das abgelehnt. Es wurde kein Geld bewegt.',
  onBreak:
    'Du machst gerade Pause. Deshalb wurde keine Wette abgegeben und kein Geld bewegt. Bis wann, zeigt dir die Seite.',
  realityCheck:
    'Du spielst schon eine Weile. Beantworte die Frage der Seite, dann geht es weiter. Es wurde kein Geld bewegt.',
  limitReached:
    'Du hast ein Limit erreicht, das du festgelegt hast. Deshalb wurde diese Wette nicht abgegeben. Es wurde kein Geld bewegt.',
  termsChanged:
    'Unsere Bedingungen haben sich geändert. Deshalb wurde diese Wette nicht abgegeben. Lies sie auf der Seite und stimme ihnen zu. Es wurde kein Geld bewegt.',
  otherGame:
    'Dieses Spiel wurde geschlossen. Öffne es aus der Lobby erneut, um weiterzuspielen. Es wurde kein Geld bewegt.',
  siteClosed: 'Die Seite ist gerade geschlossen. Es wurde kein Geld bewegt.',
  siteClosedLater: 'Die Seite ist gerade geschlossen. Öffne das Spiel später erneut.',
  notOpened: 'Das Spiel ließ sich nicht öffnen',
  notOpenedWhy: 'Prüfe deine Verbindung und öffne das Spiel erneut.',
  gameClosed: 'Dieses Spiel ist geschlossen',
  linkUsed: 'Dieser Spiellink wurde schon benutzt oder ist abgelaufen. Öffne das Spiel aus der Lobby erneut.',
  otherOdds:
    'Die Quoten in diesem Link passen nicht zu denen dieser Lotterie. Öffne sie aus der Lobby erneut.',
  oddsChanged: 'Die Quoten haben sich geändert. Prüfe sie und wette noch einmal. Es wurde kein Geld bewegt.',
  sessionEnded: 'Deine Sitzung ist beendet',
  sessionEndedWhy: 'Melde dich wieder an, um weiterzuspielen. Alle deine Wetten sind sicher.',
  sessionEndedRefused:
    'Das hat nicht geklappt, und es wurde kein Geld bewegt. Melde dich wieder an, um weiterzuspielen.',
  sessionEndedUnconfirmed:
    'Wir konnten deine letzte Aktion nicht bestätigen. Melde dich an und öffne dieses Spiel erneut: Was zählt, siehst du als letzte Runde oder bei deinen Wetten.',

  goodLuck: 'Viel Glück!',
  won: 'Du hast {amount} gewonnen',
  partBack: '{amount} von {stake} zurück',
  noWin: 'Diesmal kein Gewinn',
  pays: 'zahlt × {times}',
  pick: 'Tipp',
  paysHead: 'Zahlt',
  returnHead: 'Auszahlungsquote',
  symbol: 'Symbol',
  rightPick: 'Ein richtiger Tipp zahlt seine Zahl mal deinen Einsatz.',
  stakesOffered: 'Einsätze: {stakes}.',
  returnToPlayer:
    'Auszahlungsquote: {percent}% über alle möglichen Ergebnisse. Jedes Ergebnis wird aus Seeds gezogen, die vor der Wette feststehen, und hängt von keinem anderen ab.',
  fairness: 'Fairness',
  verify: 'Prüfen',
  verifyThis: '{title} prüfen',
  seedsChanged:
    'Deine Seeds wurden auf einer anderen Seite gewechselt. Es wurde kein Geld bewegt. Sieh dir die neuen unter „Fairness“ an und spiel dann weiter.',
  proofDiffers: 'Die Zahlen passen nicht zu den Seeds dieser Wette.',

  jackpot: 'Jackpot',
  jackpotWon: 'Du hast den Jackpot gewonnen: {amount}',
  jackpotNumber: 'Jackpotzahl {number}. Unter {pesos} gewinnt.',
  jackpotFun: 'Spielgeld füllt den Jackpot nicht und gewinnt ihn nicht.',
  jackpotRules:
    'Jackpot: {share}% jedes Einsatzes geht in den Topf, bezahlt vom Betreiber. Jede Runde zieht außerdem eine Zahl von 0 bis {most}. Liegt sie unter deinem Einsatz in Pesos, gewinnst du den ganzen Topf. Bei {stake} sind das {chances} von {numbers} Zahlen; der doppelte Einsatz hat die doppelte Chance. Danach eröffnet der Betreiber den nächsten Topf mit {opening}. Alle Spiele mit dem Zeichen JACKPOT teilen sich einen Topf.',
  jackpotReturn:
    'Über alle Runden gibt das Spiel {game}% zurück, der Topf {share}% und seine Startbeträge {openings}%: zusammen {total}%.',

  'verb.slot': 'Drehen',
  'verb.dice': 'Würfeln',
  'verb.coin': 'Werfen',
  'verb.fish': 'Schießen',
  'verb.crash': 'Starten',
  'verb.dragonTiger': 'Austeilen',
  'verb.bingo': 'Kugeln ziehen',
  'verb.digits': 'Ziehen',
  'verb.sixNumbers': 'Ziehen',
  'verb.roulette': 'Drehen',
  'verb.baccarat': 'Austeilen',
  'verb.sicBo': 'Würfeln',
  'verb.colorGame': 'Würfeln',
  'verb.scratch': 'Rubbeln',
  'verb.poker': 'Austeilen',

  sun: 'Sonne',
  crown: 'Krone',
  gem: 'Edelstein',
  peso: 'Peso',
  bell: 'Glocke',
  lime: 'Limette',
  mango: 'Mango',
  moon: 'Mond',
  slotRules_one:
    'Der Einsatz verteilt sich auf {count} Linie: die drei Reihen, ein V und ein Λ. Drei oder mehr gleiche Symbole von links zahlen ihre Zahl mal den Einsatz der Linie. Die Sonne ersetzt jedes Symbol.',
  slotRules_other:
    'Der Einsatz verteilt sich auf {count} Linien: die drei Reihen, ein V und ein Λ. Drei oder mehr gleiche Symbole von links zahlen ihre Zahl mal den Einsatz der Linie. Die Sonne ersetzt jedes Symbol.',
  oneLineRules:
    'Der ganze Einsatz liegt auf der mittleren Linie. Drei oder mehr gleiche Symbole von links zahlen ihre Zahl mal den Einsatz. Die Sonne ersetzt jedes Symbol.',
  lineWon: 'Linie {line}: {count} × {symbol}, × {times}',
  middleLine: 'Mittlere Linie: {symbols}',

  under: 'Unter 7',
  seven: 'Genau 7',
  over: 'Über 7',
  diceShow: '{first} und {second} ergeben {sum}',

  coinShows: 'Die Münze zeigt: {side}',

  sardine: 'Sardine',
  crab: 'Krabbe',
  turtle: 'Schildkröte',
  ray: 'Rochen',
  shark: 'Hai',
  whale: 'Wal',
  fishCaught: 'Gefangen: {fish}',
  fishEscaped: 'Entkommen: {fish}',
  fishRules: 'Wähle einen Fisch und schieß. Je schwerer er zu fangen ist, desto mehr zahlt er.',

  leaveAt: 'Aussteigen bei {times}',
  flightEnded: 'Der Flug endete bei × {point}',
  crashRules:
    'Wähle, wann du aussteigst. Ein Flug kann jeden Moment enden. Kommt er so weit, wie du gewählt hast, gewinnst du.',

  dragon: 'Drache',
  tiger: 'Tiger',
  tie: 'Gleichstand',
  dragonTigerShow: 'Drache {dragon}, Tiger {tiger}',
  dragonTigerRules:
    'Drache und Tiger bekommen je eine Karte aus einem Deck. Die höhere Karte gewinnt. Das Ass ist die niedrigste, der König die höchste.',

  bingoLines_one: '{count} volle Linie',
  bingoLines_other: '{count} volle Linien',
  bingoCorners: 'Vier Ecken',
  bingoRules_one:
    '{count} von 75 Kugeln wird gezogen. Jede volle Reihe, Spalte und Diagonale zahlt × {line}, die vier Ecken × {corners}. Die Mitte ist frei.',
  bingoRules_other:
    '{count} von 75 Kugeln werden gezogen. Jede volle Reihe, Spalte und Diagonale zahlt × {line}, die vier Ecken × {corners}. Die Mitte ist frei.',

  digitsDrawn: 'Gezogen: {digits}',
  yourNumbers: 'deine Zahlen: {numbers}',
  lucky: 'Glückstipp',
  digitsRules:
    'Eine Sofortziehung, nur zum Spaß: drei Ziffern von 000 bis 999, alle gleich wahrscheinlich. Groß, klein, ungerade und gerade richten sich nach ihrer Summe. Ein Glückstipp wettet auf drei zufällige Ziffern.',
  red: 'Rot',
  black: 'Schwarz',
  green: 'Grün',
  blue: 'Blau',
  yellow: 'Gelb',
  white: 'Weiß',
  pink: 'Rosa',
  fromTo: '{from} bis {to}',
  oneNumber: 'Eine Zahl, 0 bis 36',
  rouletteShows: 'Die Kugel fällt auf {number}, {color}',
  rouletteRules:
    'Ein Rad mit den Zahlen 0 bis 36, alle gleich wahrscheinlich. Die Null gewinnt nur auf ihrer eigenen Zahl.',
  player: 'Spieler',
  banker: 'Bank',
  playerHas: 'Spieler {cards}, {total}',
  bankerHas: 'Bank {cards}, {total}',
  baccaratRules:
    'Wer näher an 9 ist, gewinnt. Zehnen und Bildkarten zählen 0, und von einer Summe zählt nur die letzte Ziffer. Bei 8 oder 9 aus zwei Karten zieht niemand. Sonst zieht der Spieler bei 0 bis 5. Zieht er nicht, zieht die Bank bei 0 bis 5. Zieht er, kommt es auf seine dritte Karte an: Mit 0 bis 2 zieht die Bank immer, mit 3 außer bei einer 8, mit 4 bei 2 bis 7, mit 5 bei 4 bis 7, mit 6 bei 6 oder 7. Ein Gleichstand erstattet Einsätze auf Spieler und Bank. Jede Karte kommt aus einem vollen Deck mit 52 Karten.',
  sicSmall: 'Klein (4 bis 10)',
  sicBig: 'Groß (11 bis 17)',
  anyTriple: 'Beliebiger Drilling',
  oneTriple: 'Ein Drilling',
  sumIs: 'Summe {sum}',
  threeDice: '{dice} ergeben {sum}',
  sicBoRules: 'Drei Würfel werden geworfen. Klein und groß verlieren bei jedem Drilling.',
  colorsShow: 'Die Würfel zeigen: {colors}',
  colorGameRules:
    'Wirf drei Würfel mit einer Farbe auf jeder Seite. Deine Farbe auf einem zahlt × {one}, auf zweien × {two}, auf dreien × {three}.',
  prize: 'Preis',
  ticketsWin_one: 'Von {count} Los',
  ticketsWin_other: 'Von {count} Losen',
  threeSame: 'Drei Felder zeigen {prize}',
  noThreeSame: 'Keine drei gleichen Felder',
  scratchRules: 'Drei gleiche Felder gewinnen, was sie zeigen, mal deinen Einsatz.',
  hand: 'Blatt',
  royalFlush: 'Royal Flush',
  straightFlush: 'Straight Flush',
  fourAlike: 'Vierling',
  fullHouse: 'Full House',
  flush: 'Flush',
  straight: 'Straße',
  threeAlike: 'Drilling',
  twoPairs: 'Zwei Paare',
  pair: 'Paar',
  nothing: 'Kein Paar',
  pokerRules:
    'Fünf Karten aus einem Deck, kein Tausch. Das beste Blatt zahlt seine Zahl mal deinen Einsatz. Ein Paar erstattet deinen Einsatz.',

  placeBet: 'Wette abgeben',
  yourBets: 'Deine Wetten',
  results: 'Ergebnisse',
  drawNumber: 'Ziehung {numero}',
  closesIn: 'Annahmeschluss in {left}',
  betsClosed: 'Geschlossen',
  number: 'Zahl',
  threeDigits: 'Drei Ziffern',
  small: 'Klein (0 bis 13)',
  big: 'Groß (14 bis 27)',
  odd: 'Ungerade',
  even: 'Gerade',
  drawSide: 'Unentschieden',
  meron: 'Meron',
  wala: 'Wala',
  'status.open': 'Offen',
  'status.won': '{amount} gewonnen',
  'status.lost': 'Verloren',
  'status.cancelled': 'Storniert',
  cancelBet: 'Wette stornieren',
  cancelThis: 'Stornieren: {choice}, {title}',
  betCancelled: 'Storniert. Dein Einsatz ist zurück.',
  betStands: 'Deine Wette gilt.',
  pickFirst: 'Wähle zuerst, worauf du wettest.',
  pickSix: 'Wähle zuerst sechs Zahlen.',
  pickedOf: '{count} von 6 gewählt',
  clearPicks: 'Löschen',
  score: '{title}: {home} zu {away}',
  playType: 'Wettart',
  Tradition: 'Zahlen',
  Entertainment: 'Einfache Chancen',
  prizeMode: 'Gewinnmodus: {mode}.',
  lotteryRules:
    'Drei Ziffern werden gezogen, 000 bis 999, alle gleich wahrscheinlich. Groß, klein, ungerade und gerade richten sich nach ihrer Summe. Eine Wette kannst du stornieren, bis ihre Ziehung schließt.',
  lotteryReturn: 'Auszahlungsquote: {digits}% auf drei Ziffern, {sides}% auf den Rest.',
  lotteryProof:
    'Die Zahlen stehen fest, bevor du wettest. Der SHA-256 ihres Seeds ist {commitment}. Der Seed wird mit den Zahlen offengelegt.',
  matchRules:
    'Wetten schließen, wenn die Begegnung beginnt, und lassen sich danach nicht mehr ändern. Eine richtige Seite zahlt ihre Zahl mal deinen Einsatz am Ende der Begegnung, 90 Minuten später.',
  fightRules:
    'Meron, wala oder Unentschieden: Wetten schließen, wenn der Kampf beginnt, und lassen sich danach nicht mehr ändern. Eine richtige Seite zahlt ihre Zahl mal deinen Einsatz, wenn der Kampf vorbei ist, 5 Minuten später.',
  fightWon: '{title}: {winner}',
  matchReturn: 'Auszahlungsquote: {returns}.',
  hits: 'Treffer',
  sixRules:
    'Sechs verschiedene Zahlen von 1 bis {highest} werden gezogen, alle gleich wahrscheinlich. Ab drei Treffern gewinnst du. Eine Wette kannst du stornieren, bis ihre Ziehung schließt.',
  sixFunRules:
    'Eine Sofortziehung, nur zum Spaß: Sechs verschiedene Zahlen von 1 bis {highest} werden gezogen, und deine Wette sind sechs zufällige Zahlen. Ab drei Treffern gewinnst du.',
};
