import type { texts as english } from './en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english, 'one' | 'few' | 'many' | 'other'> = {
  balance: 'Saldo',
  funMoney: 'Wirtualne pieniądze',
  stake: 'Stawka',
  lowerStake: 'Zmniejsz stawkę',
  higherStake: 'Zwiększ stawkę',
  yourPick: 'Twój wybór',
  rulesTitle: 'Zasady i zwrot dla gracza',
  playSafely: 'Graj dla przyjemności i przestań, gdy gra przestaje cieszyć.',
  leave: 'Wróć do lobby',

  slow: 'Wolne połączenie. Sprawdzamy ponownie …',
  unconfirmed: 'Nie udało się potwierdzić tego zakładu. Liczy się raz albo wcale.',
  cancelUnconfirmed:
    'Nie udało się potwierdzić anulowania. Twoje zakłady poniżej pokazują, co się liczy. Możesz anulować jeszcze raz.',
  checkAgain: 'Sprawdź ponownie',
  insufficientBalance: 'Saldo jest za niskie na tę stawkę. Pieniądze zostały na miejscu.',
  conflict: 'Za późno. Pieniądze zostały na miejscu.',
  refused: 'Operator tego nie przyjął. Pieniądze zostały na miejscu.',
  onBreak:
    'Masz przerwę, więc zakład nie został postawiony, a pieniądze zostały na miejscu. Strona pokazuje, do kiedy.',
  realityCheck:
    'Grasz już od jakiegoś czasu. Odpowiedz na pytanie strony, a potem graj dalej. Pieniądze zostały na miejscu.',
  limitReached:
    'Osiągnięto limit ustawiony przez ciebie, więc ten zakład nie został postawiony. Pieniądze zostały na miejscu.',
  termsChanged:
    'Nasze warunki się zmieniły, więc ten zakład nie został postawiony. Przeczytaj je i zaakceptuj na stronie. Pieniądze zostały na miejscu.',
  otherGame: 'Ta gra się zamknęła. Otwórz ją ponownie z lobby, aby grać dalej. Pieniądze zostały na miejscu.',
  siteClosed: 'Strona jest teraz zamknięta. Pieniądze zostały na miejscu.',
  siteClosedLater: 'Strona jest teraz zamknięta. Otwórz grę ponownie później.',
  notOpened: 'Gra się nie otworzyła',
  notOpenedWhy: 'Sprawdź połączenie i otwórz grę ponownie.',
  gameClosed: 'Ta gra jest zamknięta',
  linkUsed: 'Link do tej gry został już użyty lub wygasł. Otwórz grę ponownie z lobby.',
  otherOdds: 'Kursy w tym linku nie zgadzają się z kursami tej loterii. Otwórz ją ponownie z lobby.',
  oddsChanged: 'Kursy się zmieniły. Sprawdź je i postaw ponownie. Pieniądze zostały na miejscu.',
  sessionEnded: 'Twoja sesja się skończyła',
  sessionEndedWhy: 'Zaloguj się ponownie, aby grać dalej. Wszystkie twoje zakłady są bezpieczne.',
  sessionEndedRefused:
    'To się nie udało, a pieniądze zostały na miejscu. Zaloguj się ponownie, aby grać dalej.',
  sessionEndedUnconfirmed:
    'Nie udało się potwierdzić ostatniej czynności. Zaloguj się i otwórz tę grę ponownie: zobaczysz, co się liczy, jako ostatnią rundę lub wśród swoich zakładów.',

  goodLuck: 'Powodzenia!',
  won: 'Wygrywasz {amount}',
  partBack: 'Wraca {amount} z {stake}',
  noWin: 'Tym razem bez wygranej',
  pays: 'płaci × {times}',
  pick: 'Wybór',
  paysHead: 'Płaci',
  returnHead: 'Zwrot',
  symbol: 'Symbol',
  rightPick: 'Trafiony wybór płaci swoją liczbę razy stawka.',
  stakesOffered: 'Stawki: {stakes}.',
  returnToPlayer:
    'Zwrot dla gracza: {percent}%, licząc wszystkie możliwe wyniki. Każdy wynik jest losowany z ziaren ustalonych przed zakładem i nie zależy od żadnego innego.',
  fairness: 'Uczciwość',
  verify: 'Zweryfikuj',
  verifyThis: 'Zweryfikuj: {title}',
  seedsChanged:
    'Twoje ziarna zmieniono na innej stronie. Pieniądze zostały na miejscu. Sprawdź nowe w sekcji „Uczciwość” i zagraj ponownie.',
  proofDiffers: 'Liczby nie zgadzają się z ziarnami tego zakładu.',

  jackpot: 'Jackpot',
  jackpotWon: 'Wygrywasz jackpot: {amount}',
  jackpotNumber: 'Liczba jackpota: {number}. Wygrywa mniejsza niż {pesos}.',
  jackpotFun: 'Wirtualne pieniądze nie zasilają jackpota i go nie wygrywają.',
  jackpotRules:
    'Jackpot: {share}% każdej stawki trafia do puli na koszt operatora. W każdej rundzie losowana jest też liczba od 0 do {most}. Jeśli jest mniejsza niż twoja stawka w peso, wygrywasz całą pulę. Przy {stake} to {chances} z {numbers} liczb; dwa razy wyższa stawka daje dwa razy większą szansę. Potem operator zaczyna następną pulę od {opening}. Wszystkie gry ze znakiem JACKPOT mają wspólną pulę.',
  jackpotReturn:
    'Licząc wszystkie rundy, gra zwraca {game}%, pula {share}%, a jej kwoty początkowe {openings}%: łącznie {total}%.',

  'verb.slot': 'Zakręć',
  'verb.dice': 'Rzuć',
  'verb.coin': 'Rzuć',
  'verb.fish': 'Strzel',
  'verb.crash': 'Startuj',
  'verb.dragonTiger': 'Rozdaj',
  'verb.bingo': 'Losuj kule',
  'verb.digits': 'Losuj',
  'verb.sixNumbers': 'Losuj',
  'verb.roulette': 'Zakręć',
  'verb.baccarat': 'Rozdaj',
  'verb.sicBo': 'Rzuć',
  'verb.colorGame': 'Rzuć',
  'verb.scratch': 'Zdrap',
  'verb.poker': 'Rozdaj',

  sun: 'Słońce',
  crown: 'Korona',
  gem: 'Klejnot',
  peso: 'Moneta peso',
  bell: 'Dzwonek',
  lime: 'Limonka',
  mango: 'Owoc mango',
  moon: 'Księżyc',
  slotRules_one:
    'Stawka rozkłada się na {count} linię: trzy rzędy, V i Λ. Co najmniej trzy jednakowe symbole od lewej płacą swoją liczbę razy stawka na linii. Słońce zastępuje każdy symbol.',
  slotRules_few:
    'Stawka rozkłada się na {count} linie: trzy rzędy, V i Λ. Co najmniej trzy jednakowe symbole od lewej płacą swoją liczbę razy stawka na linii. Słońce zastępuje każdy symbol.',
  slotRules_many:
    'Stawka rozkłada się na {count} linii: trzy rzędy, V i Λ. Co najmniej trzy jednakowe symbole od lewej płacą swoją liczbę razy stawka na linii. Słońce zastępuje każdy symbol.',
  slotRules_other:
    'Stawka rozkłada się na {count} linii: trzy rzędy, V i Λ. Co najmniej trzy jednakowe symbole od lewej płacą swoją liczbę razy stawka na linii. Słońce zastępuje każdy symbol.',
  oneLineRules:
    'Cała stawka jest na środkowej linii. Co najmniej trzy jednakowe symbole od lewej płacą swoją liczbę razy stawka. Słońce zastępuje każdy symbol.',
  lineWon: 'linia {line}: {count} × {symbol}, × {times}',
  middleLine: 'Środkowa linia: {symbols}',

  under: 'Poniżej 7',
  seven: 'Dokładnie 7',
  over: 'Powyżej 7',
  diceShow: '{first} i {second} dają {sum}',

  coinShows: 'Moneta pokazuje: {side}',

  sardine: 'Sardynka',
  crab: 'Krab',
  turtle: 'Żółw',
  ray: 'Płaszczka',
  shark: 'Rekin',
  whale: 'Wieloryb',
  fishCaught: 'Złowiono: {fish}',
  fishEscaped: 'Uciekło: {fish}',
  fishRules: 'Wybierz rybę i strzel. Im trudniej ją złowić, tym więcej płaci.',

  leaveAt: 'Wyjdź przy {times}',
  flightEnded: 'Lot skończył się przy × {point}',
  crashRules:
    'Wybierz, kiedy wyjść. Lot może skończyć się w każdej chwili. Jeśli dotrze do wybranego miejsca, wygrywasz.',

  dragon: 'Smok',
  tiger: 'Tygrys',
  tie: 'Remis',
  dragonTigerShow: 'Smok {dragon}, tygrys {tiger}',
  dragonTigerRules:
    'Smok i tygrys dostają po jednej karcie z jednej talii. Wygrywa wyższa karta. As jest najniższy, król najwyższy.',

  bingoLines_one: '{count} pełna linia',
  bingoLines_few: '{count} pełne linie',
  bingoLines_many: '{count} pełnych linii',
  bingoLines_other: '{count} pełnej linii',
  bingoCorners: 'Cztery rogi',
  bingoRules_one:
    'Losowana jest {count} kula z 75. Każdy pełny rząd, kolumna i przekątna płaci × {line}, a cztery rogi × {corners}. Środek jest wolny.',
  bingoRules_few:
    'Losowane są {count} kule z 75. Każdy pełny rząd, kolumna i przekątna płaci × {line}, a cztery rogi × {corners}. Środek jest wolny.',
  bingoRules_many:
    'Losowanych jest {count} kul z 75. Każdy pełny rząd, kolumna i przekątna płaci × {line}, a cztery rogi × {corners}. Środek jest wolny.',
  bingoRules_other:
    'Losowane jest {count} kuli z 75. Każdy pełny rząd, kolumna i przekątna płaci × {line}, a cztery rogi × {corners}. Środek jest wolny.',

  digitsDrawn: 'Wylosowano: {digits}',
  yourNumbers: 'twoje liczby: {numbers}',
  lucky: 'Na chybił trafił',
  digitsRules:
    'Natychmiastowe losowanie, tylko dla zabawy: trzy cyfry od 000 do 999, wszystkie jednakowo prawdopodobne. Duże, małe, nieparzyste i parzyste zależą od ich sumy. „Na chybił trafił” obstawia trzy losowe cyfry.',
  red: 'Czerwony',
  black: 'Czarny',
  green: 'Zielony',
  blue: 'Niebieski',
  yellow: 'Żółty',
  white: 'Biały',
  pink: 'Różowy',
  fromTo: 'Od {from} do {to}',
  oneNumber: 'Jedna liczba, od 0 do 36',
  rouletteShows: 'Kulka zatrzymuje się na {number}, {color}',
  rouletteRules:
    'Koło z liczbami od 0 do 36, wszystkie jednakowo prawdopodobne. Zero wygrywa tylko na własnej liczbie.',
  player: 'Gracz',
  banker: 'Bankier',
  playerHas: 'Gracz {cards}, {total}',
  bankerHas: 'bankier {cards}, {total}',
  baccaratRules:
    'Wygrywa ten, kto jest bliżej 9. Dziesiątki i figury liczą się jako 0, a z każdej sumy tylko ostatnia cyfra. Przy 8 lub 9 z dwóch kart nikt nie dobiera. W innym razie gracz dobiera przy 0 do 5. Jeśli gracz nie dobiera, bankier dobiera przy 0 do 5. Jeśli dobiera, decyduje jego trzecia karta: bankier dobiera przy 0 do 2 zawsze, przy 3, chyba że to 8, przy 4, jeśli to 2 do 7, przy 5, jeśli to 4 do 7, przy 6, jeśli to 6 lub 7. Remis zwraca stawki na gracza i bankiera. Każda karta pochodzi z pełnej talii 52 kart.',
  sicSmall: 'Małe (4 do 10)',
  sicBig: 'Duże (11 do 17)',
  anyTriple: 'Dowolna trójka',
  oneTriple: 'Konkretna trójka',
  sumIs: 'Suma {sum}',
  threeDice: '{dice} dają {sum}',
  sicBoRules: 'Rzut trzema kośćmi. Małe i duże przegrywają z każdą trójką.',
  colorsShow: 'Kości pokazują: {colors}',
  colorGameRules:
    'Rzuć trzema kośćmi z kolorem na każdej ściance. Twój kolor na jednej z nich płaci × {one}, na dwóch × {two}, na trzech × {three}.',
  prize: 'Nagroda',
  ticketsWin_one: 'Na {count} zdrapkę',
  ticketsWin_few: 'Na {count} zdrapki',
  ticketsWin_many: 'Na {count} zdrapek',
  ticketsWin_other: 'Na {count} zdrapki',
  threeSame: 'Trzy pola pokazują {prize}',
  noThreeSame: 'Nie ma trzech jednakowych pól',
  scratchRules: 'Trzy jednakowe pola płacą to, co pokazują, razy stawka.',
  hand: 'Układ',
  royalFlush: 'Poker królewski',
  straightFlush: 'Poker',
  fourAlike: 'Kareta',
  fullHouse: 'Ful',
  flush: 'Kolor',
  straight: 'Strit',
  threeAlike: 'Trójka',
  twoPairs: 'Dwie pary',
  pair: 'Para',
  nothing: 'Bez pary',
  pokerRules:
    'Pięć kart z jednej talii, bez wymiany. Najlepszy układ płaci swoją liczbę razy stawka. Para zwraca stawkę.',

  placeBet: 'Postaw',
  yourBets: 'Twoje zakłady',
  results: 'Wyniki',
  drawNumber: 'Losowanie {numero}',
  closesIn: 'Koniec zakładów za {left}',
  betsClosed: 'Zamknięte',
  number: 'Liczba',
  threeDigits: 'Trzy cyfry',
  small: 'Małe (0 do 13)',
  big: 'Duże (14 do 27)',
  odd: 'Nieparzyste',
  even: 'Parzyste',
  drawSide: 'Remis',
  meron: 'Meron',
  wala: 'Wala',
  'status.open': 'Otwarte',
  'status.won': 'Wygrana {amount}',
  'status.lost': 'Przegrana',
  'status.cancelled': 'Anulowano',
  cancelBet: 'Anuluj zakład',
  cancelThis: 'Anuluj: {choice}, {title}',
  betCancelled: 'Anulowano. Twoja stawka wróciła.',
  betStands: 'Twój zakład jest przyjęty.',
  pickFirst: 'Najpierw wybierz, co obstawić.',
  pickSix: 'Najpierw wybierz sześć liczb.',
  pickedOf: 'Wybrano {count} z 6',
  clearPicks: 'Wyczyść',
  score: '{title}: {home} do {away}',
  playType: 'Rodzaj gry',
  Tradition: 'Liczby',
  Entertainment: 'Strony',
  prizeMode: 'Tryb nagród: {mode}.',
  lotteryRules:
    'Losowane są trzy cyfry, od 000 do 999, wszystkie jednakowo prawdopodobne. Duże, małe, nieparzyste i parzyste zależą od ich sumy. Zakład możesz anulować do zamknięcia losowania.',
  lotteryReturn: 'Zwrot dla gracza: {digits}% za trzy cyfry, {sides}% za resztę.',
  lotteryProof:
    'Liczby są ustalone przed twoim zakładem. SHA-256 ich ziarna to {commitment}. Ziarno zostanie ujawnione razem z liczbami.',
  matchRules:
    'Zakłady zamykają się, gdy zaczyna się mecz, i potem nie można ich zmienić. Zwycięska strona płaci swoją liczbę razy stawka na koniec meczu, 90 minut później.',
  fightRules:
    'Meron, wala lub remis: zakłady zamykają się, gdy zaczyna się walka, i potem nie można ich zmienić. Zwycięska strona płaci swoją liczbę razy stawka, gdy walka się skończy, 5 minut później.',
  fightWon: '{title}: {winner}',
  matchReturn: 'Zwrot dla gracza: {returns}.',
  hits: 'Trafienia',
  sixRules:
    'Losowanych jest sześć różnych liczb od 1 do {highest}, wszystkie jednakowo prawdopodobne. Trzy trafienia lub więcej wygrywają. Zakład możesz anulować do zamknięcia losowania.',
  sixFunRules:
    'Natychmiastowe losowanie, tylko dla zabawy: losowanych jest sześć różnych liczb od 1 do {highest}, a twój zakład to sześć losowych liczb. Trzy trafienia lub więcej wygrywają.',
};
