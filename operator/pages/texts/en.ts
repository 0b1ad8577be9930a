export const texts = {
  balance: 'Balance',
  funMoney: 'Play money',
  stake: 'Stake',
  lowerStake: 'Lower stake',
  higherStake: 'Higher stake',
  yourPick: 'Your pick',
  rulesTitle: 'Rules and return to player',
  playSafely: 'Play for fun, and stop when it stops being fun.',
  leave: 'Back to the lobby',

  slow: 'Slow connection. Checking again …',
  unconfirmed: "We couldn't confirm this bet. It counts once or not at all.",
  cancelUnconfirmed:
    "We couldn't confirm the cancellation. Your bets below show what counts. You can cancel again.",
  checkAgain: 'Check again',
  insufficientBalance: 'Not enough balance for this stake. No money moved.',
  conflict: 'Too late. No money moved.',
  refused: 'This was refused. No money moved.',
  onBreak: "You're on a break, so this bet wasn't placed and no money moved. The site shows when it ends.",
  realityCheck:
    "You've been playing for a while. Answer the question on the site to continue. No money moved.",
  limitReached: "You've reached a limit you set, so this bet wasn't placed. No money moved.",
  termsChanged:
    "Our terms have changed, so this bet wasn't placed. Read and accept them on the site. No money moved.",
  otherGame: 'This game was closed. Open it again from the lobby to continue. No money moved.',
  siteClosed: 'The site is closed right now. No money moved.',
  siteClosedLater: 'The site is closed right now. Open the game again later.',
  notOpened: "The game didn't open",
  notOpenedWhy: 'Check your connection and open the game again.',
  gameClosed: 'This game is closed',
  linkUsed: 'This game link has been used or has expired. Open the game again from the lobby.',
  otherOdds: "The odds in this link don't match this lottery's. Open it again from the lobby.",
  oddsChanged: 'The odds have changed. Check them and bet again. No money moved.',
  sessionEnded: 'Your session has ended',
  sessionEndedWhy: 'Log in again to keep playing. All your bets are safe.',
  sessionEndedRefused: "This didn't go through and no money moved. Log in again to keep playing.",
  sessionEndedUnconfirmed:
    "We couldn't confirm your last action. Log in and open this game again: you'll see what counts as the last round or among your bets.",

  goodLuck: 'Good luck!',
  won: 'You won {amount}',
  partBack: '{amount} of {stake} back',
  noWin: 'No win this time',
  pays: 'pays × {times}',
  pick: 'Pick',
  paysHead: 'Pays',
  /** Column: return to player, in %. */
  returnHead: 'Return',
  symbol: 'Symbol',
  rightPick: 'A winning pick pays its number times your stake.',
  stakesOffered: 'Stakes: {stakes}.',
  returnToPlayer:
    "Return to player: {percent}% over all possible results. Each result is drawn from seeds fixed before the bet and doesn't depend on any other.",
  fairness: 'Fairness',
  verify: 'Verify',
  verifyThis: 'Verify {title}',
  seedsChanged:
    'Your seeds were changed on another page. No money moved. Check the new ones under Fairness and play again.',
  proofDiffers: "The numbers don't match the seeds of this bet.",

  jackpot: 'Jackpot',
  jackpotWon: 'You won the jackpot: {amount}',
  jackpotNumber: 'Jackpot number {number}. Below {pesos} wins.',
  jackpotFun: 'Play money neither adds to the jackpot nor wins it.',
  jackpotRules:
    "Jackpot: the operator pays {share}% of every stake into the pot. Each round also draws a number from 0 to {most}. If it's below your stake in pesos, you win the whole pot. With {stake} that's {chances} of {numbers} numbers; twice the stake has twice the chance. The operator then starts the next pot with {opening}. All games marked JACKPOT share one pot.",
  jackpotReturn:
    'Over all rounds, the game returns {game}%, the pot {share}% and its starting amounts {openings}%: {total}% in total.',

  'verb.slot': 'Spin',
  'verb.dice': 'Roll',
  'verb.coin': 'Flip',
  'verb.fish': 'Shoot',
  'verb.crash': 'Take off',
  'verb.dragonTiger': 'Deal',
  'verb.bingo': 'Call the balls',
  /** Button: draws the numbers. */
  'verb.digits': 'Draw',
  /** Button: draws the numbers. */
  'verb.sixNumbers': 'Draw',
  'verb.roulette': 'Spin',
  'verb.baccarat': 'Deal',
  'verb.sicBo': 'Roll',
  'verb.colorGame': 'Roll',
  'verb.scratch': 'Scratch',
  'verb.poker': 'Deal',

  sun: 'Sun',
  crown: 'Crown',
  gem: 'Gem',
  peso: 'Peso',
  bell: 'Bell',
  lime: 'Lime',
  mango: 'Mango',
  moon: 'Moon',
  slotRules_one:
    "The stake is spread over {count} line: the three rows, a V and a Λ. Three or more of a kind from the left pay their number times the line's stake. The sun is wild.",
  slotRules_other:
    "The stake is spread over {count} lines: the three rows, a V and a Λ. Three or more of a kind from the left pay their number times the line's stake. The sun is wild.",
  oneLineRules:
    'The whole stake is on the middle line. Three or more of a kind from the left pay their number times the stake. The sun is wild.',
  lineWon: 'line {line}: {count} × {symbol}, × {times}',
  middleLine: 'Middle line: {symbols}',

  under: 'Under 7',
  seven: 'Exactly 7',
  over: 'Over 7',
  diceShow: '{first} and {second} make {sum}',

  coinShows: 'The coin shows: {side}',

  sardine: 'Sardine',
  crab: 'Crab',
  turtle: 'Turtle',
  ray: 'Ray',
  shark: 'Shark',
  whale: 'Whale',
  fishCaught: 'Caught: {fish}',
  fishEscaped: 'Got away: {fish}',
  fishRules: 'Pick a fish and shoot. The harder it is to catch, the more it pays.',

  leaveAt: 'Leave at {times}',
  flightEnded: 'The flight ended at × {point}',
  crashRules:
    'Choose when to leave. A flight can end at any moment. If it gets as far as you chose, you win.',

  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  dragonTigerShow: 'Dragon {dragon}, tiger {tiger}',
  dragonTigerRules:
    'Dragon and tiger each get a card from one deck. The higher card wins. Aces are low, kings high.',

  bingoLines_one: '{count} full line',
  bingoLines_other: '{count} full lines',
  bingoCorners: 'Four corners',
  bingoRules_one:
    '{count} of 75 balls is called. Every full row, column and diagonal pays × {line}, the four corners × {corners}. The middle is free.',
  bingoRules_other:
    '{count} of 75 balls are called. Every full row, column and diagonal pays × {line}, the four corners × {corners}. The middle is free.',

  digitsDrawn: 'Drawn: {digits}',
  yourNumbers: 'your numbers: {numbers}',
  lucky: 'Lucky pick',
  digitsRules:
    'An instant draw, just for fun: three digits from 000 to 999, all equally likely. Big, small, odd and even go by their sum. A lucky pick bets on three random digits.',
  red: 'Red',
  black: 'Black',
  green: 'Green',
  blue: 'Blue',
  yellow: 'Yellow',
  white: 'White',
  pink: 'Pink',
  fromTo: '{from} to {to}',
  oneNumber: 'One number, 0 to 36',
  rouletteShows: 'The ball lands on {number}, {color}',
  rouletteRules: 'A wheel with the numbers 0 to 36, all equally likely. Zero only wins on its own number.',
  player: 'Player',
  banker: 'Banker',
  playerHas: 'Player {cards}, {total}',
  bankerHas: 'banker {cards}, {total}',
  baccaratRules:
    "Closest to 9 wins. Tens and picture cards count 0, and only the last digit of a sum counts. With 8 or 9 from two cards, nobody draws. Otherwise the player draws on 0 to 5. If the player stands, the banker draws on 0 to 5. If not, the player's third card matters too. The banker always draws on 0 to 2, on 3 unless that card is 8, and on 4 if it's 2 to 7. On 5 the banker draws if it's 4 to 7, and on 6 if it's 6 or 7. A tie refunds stakes on player and banker. Every card comes from a full deck of 52.",
  sicSmall: 'Small (4 to 10)',
  sicBig: 'Big (11 to 17)',
  anyTriple: 'Any triple',
  oneTriple: 'One triple',
  sumIs: 'Sum {sum}',
  threeDice: '{dice} make {sum}',
  sicBoRules: 'Three dice are rolled. Small and big lose to every triple.',
  colorsShow: 'The dice show: {colors}',
  colorGameRules:
    'Roll three dice with a colour on each side. Your colour on one of them pays × {one}, on two × {two}, on three × {three}.',
  prize: 'Prize',
  ticketsWin_one: 'Of {count} card',
  ticketsWin_other: 'Of {count} cards',
  threeSame: 'Three fields show {prize}',
  noThreeSame: 'No three fields match',
  scratchRules: 'Three matching fields win what they show, times your stake.',
  hand: 'Hand',
  royalFlush: 'Royal flush',
  straightFlush: 'Straight flush',
  fourAlike: 'Four of a kind',
  fullHouse: 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  threeAlike: 'Three of a kind',
  twoPairs: 'Two pairs',
  pair: 'Pair',
  nothing: 'No pair',
  pokerRules:
    'Five cards from one deck, no exchanges. The best hand pays its number times your stake. A pair refunds your stake.',

  placeBet: 'Place bet',
  yourBets: 'Your bets',
  results: 'Results',
  /** A lottery draw with its number. */
  drawNumber: 'Draw {numero}',
  closesIn: 'Bets close in {left}',
  /** State: no more bets. */
  betsClosed: 'Closed',
  number: 'Number',
  threeDigits: 'Three digits',
  small: 'Small (0 to 13)',
  big: 'Big (14 to 27)',
  /** Of numbers: not divisible by two. */
  odd: 'Odd',
  /** Of numbers: divisible by two. */
  even: 'Even',
  /** The side to bet on: neither wins. */
  drawSide: 'Draw',
  meron: 'Meron',
  wala: 'Wala',
  /** State of a bet: for the result. */
  'status.open': 'Waiting',
  'status.won': 'Won {amount}',
  'status.lost': 'Lost',
  'status.cancelled': 'Cancelled',
  cancelBet: 'Cancel bet',
  cancelThis: 'Cancel {choice}, {title}',
  betCancelled: 'Cancelled. You got your stake back.',
  betStands: 'Your bet is in.',
  pickFirst: 'Pick what to bet on first.',
  pickSix: 'Pick six numbers first.',
  pickedOf: '{count} of 6 picked',
  clearPicks: 'Clear',
  score: '{title}: {home} to {away}',
  playType: 'Play type',
  Tradition: 'Numbers',
  Entertainment: 'Sides',
  prizeMode: 'Prize mode: {mode}.',
  lotteryRules:
    'Three digits are drawn, 000 to 999, all equally likely. Big, small, odd and even go by their sum. You can cancel a bet until its draw closes.',
  lotteryReturn: 'Return to player: {digits}% on three digits, {sides}% on the rest.',
  lotteryProof:
    'The numbers are fixed before you bet. The SHA-256 of their seed is {commitment}. The seed is revealed with the numbers.',
  matchRules:
    "Bets close when the match starts and can't be changed after that. A winning side pays its number times your stake when the match ends, 90 minutes after it starts.",
  fightRules:
    "Meron, wala or a draw: bets close when the fight starts and can't be changed after that. A winning side pays its number times your stake when the fight ends, 5 minutes after it starts.",
  fightWon: '{title}: {winner}',
  matchReturn: 'Return to player: {returns}.',
  hits: 'Hits',
  sixRules:
    'Six different numbers from 1 to {highest} are drawn, all equally likely. Three or more hits win. You can cancel a bet until its draw closes.',
  sixFunRules:
    'An instant draw, just for fun: six different numbers from 1 to {highest} are drawn, and your bet is six random numbers. Three or more hits win.',
};
