import type { texts as english } from './en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english, 'one' | 'many' | 'other'> = {
  balance: 'Solde',
  funMoney: 'Argent fictif',
  stake: 'Mise',
  lowerStake: 'Baisser la mise',
  higherStake: 'Augmenter la mise',
  yourPick: 'Votre choix',
  rulesTitle: 'Règles et retour au joueur',
  playSafely: 'Jouez pour le plaisir, et arrêtez quand ce n’en est plus un.',
  leave: 'Retour au lobby',

  slow: 'Connexion lente. Nous vérifions à nouveau …',
  unconfirmed: 'Nous n’avons pas pu confirmer ce pari. Il compte une seule fois ou pas du tout.',
  cancelUnconfirmed:
    'Nous n’avons pas pu confirmer l’annulation. Vos paris ci-dessous montrent ce qui compte. Vous pouvez annuler à nouveau.',
  checkAgain: 'Vérifier à nouveau',
  insufficientBalance: 'Solde insuffisant pour cette mise. Aucun mouvement d’argent.',
  conflict: 'Trop tard. Aucun mouvement d’argent.',
  refused: 'L’opérateur a refusé. Aucun mouvement d’argent.',
  onBreak:
    'Vous êtes en pause : aucun pari n’a été placé, aucun mouvement d’argent. Le site indique jusqu’à quand.',
  realityCheck:
    'Vous jouez depuis un moment. Répondez à la question du site, puis continuez. Aucun mouvement d’argent.',
  limitReached:
    'Vous avez atteint une limite que vous avez fixée, ce pari n’a donc pas été placé. Aucun mouvement d’argent.',
  termsChanged:
    'Nos conditions ont changé, ce pari n’a donc pas été placé. Lisez-les et acceptez-les sur le site. Aucun mouvement d’argent.',
  otherGame: 'Ce jeu a été fermé. Rouvrez-le depuis le lobby pour continuer. Aucun mouvement d’argent.',
  siteClosed: 'Le site est fermé pour le moment. Aucun mouvement d’argent.',
  siteClosedLater: 'Le site est fermé pour le moment. Rouvrez le jeu plus tard.',
  notOpened: 'Le jeu ne s’est pas ouvert',
  notOpenedWhy: 'Vérifiez votre connexion et rouvrez le jeu.',
  gameClosed: 'Ce jeu est fermé',
  linkUsed: 'Ce lien de jeu a déjà servi ou a expiré. Rouvrez le jeu depuis le lobby.',
  otherOdds:
    'Les cotes de ce lien ne correspondent pas à celles de cette loterie. Rouvrez-la depuis le lobby.',
  oddsChanged: 'Les cotes ont changé. Vérifiez-les et pariez à nouveau. Aucun mouvement d’argent.',
  sessionEnded: 'Votre session est terminée',
  sessionEndedWhy: 'Reconnectez-vous pour continuer à jouer. Tous vos paris sont en sécurité.',
  sessionEndedRefused:
    'Cela n’a pas abouti et aucun argent n’a bougé. Reconnectez-vous pour continuer à jouer.',
  sessionEndedUnconfirmed:
    'Nous n’avons pas pu confirmer votre dernière action. Connectez-vous et rouvrez ce jeu : vous verrez ce qui compte comme dernière partie ou parmi vos paris.',

  goodLuck: 'Bonne chance !',
  won: 'Vous avez gagné {amount}',
  partBack: '{amount} sur {stake} rendus',
  noWin: 'Pas de gain cette fois',
  pays: 'paie × {times}',
  pick: 'Choix',
  paysHead: 'Paie',
  returnHead: 'Retour',
  symbol: 'Symbole',
  rightPick: 'Un choix gagnant paie son nombre fois votre mise.',
  stakesOffered: 'Mises : {stakes}.',
  returnToPlayer:
    'Retour au joueur : {percent}% sur l’ensemble des résultats possibles. Chaque résultat est tiré de graines fixées avant le pari et ne dépend d’aucun autre.',
  fairness: 'Équité',
  verify: 'Vérifier',
  verifyThis: 'Vérifier {title}',
  seedsChanged:
    'Vos graines ont été changées sur une autre page. Aucun mouvement d’argent. Consultez les nouvelles sous « Équité » et rejouez.',
  proofDiffers: 'Les nombres ne correspondent pas aux graines de ce pari.',

  jackpot: 'Jackpot',
  jackpotWon: 'Vous avez gagné le jackpot : {amount}',
  jackpotNumber: 'Numéro du jackpot : {number}. Au-dessous de {pesos}, c’est gagné.',
  jackpotFun: 'L’argent fictif n’augmente pas le jackpot et ne le gagne pas.',
  jackpotRules:
    'Jackpot : {share}% de chaque mise va dans la cagnotte, payé par l’opérateur. Chaque partie tire aussi un numéro de 0 à {most}. S’il est inférieur à votre mise en pesos, vous gagnez toute la cagnotte. Avec {stake}, cela fait {chances} numéros sur {numbers} ; une mise doublée a deux fois plus de chances. L’opérateur ouvre ensuite la cagnotte suivante avec {opening}. Tous les jeux marqués JACKPOT partagent une même cagnotte.',
  jackpotReturn:
    'Sur l’ensemble des parties, le jeu rend {game}%, la cagnotte {share}% et ses montants de départ {openings}% : {total}% au total.',

  'verb.slot': 'Lancer',
  'verb.dice': 'Lancer',
  'verb.coin': 'Lancer',
  'verb.fish': 'Tirer',
  'verb.crash': 'Décoller',
  'verb.dragonTiger': 'Distribuer',
  'verb.bingo': 'Tirer les boules',
  'verb.digits': 'Tirer',
  'verb.sixNumbers': 'Tirer',
  'verb.roulette': 'Lancer',
  'verb.baccarat': 'Distribuer',
  'verb.sicBo': 'Lancer',
  'verb.colorGame': 'Lancer',
  'verb.scratch': 'Gratter',
  'verb.poker': 'Distribuer',

  sun: 'Soleil',
  crown: 'Couronne',
  gem: 'Gemme',
  peso: 'Peso',
  bell: 'Cloche',
  lime: 'Citron vert',
  mango: 'Mangue',
  moon: 'Lune',
  slotRules_one:
    'La mise est répartie sur {count} ligne : les trois rangées, un V et un Λ. Trois symboles identiques ou plus à partir de la gauche paient leur nombre fois la mise de la ligne. Le soleil remplace tout symbole.',
  slotRules_many:
    'La mise est répartie sur {count} lignes : les trois rangées, un V et un Λ. Trois symboles identiques ou plus à partir de la gauche paient leur nombre fois la mise de la ligne. Le soleil remplace tout symbole.',
  slotRules_other:
    'La mise est répartie sur {count} lignes : les trois rangées, un V et un Λ. Trois symboles identiques ou plus à partir de la gauche paient leur nombre fois la mise de la ligne. Le soleil remplace tout symbole.',
  oneLineRules:
    'Toute la mise est sur la ligne du milieu. Trois symboles identiques ou plus à partir de la gauche paient leur nombre fois la mise. Le soleil remplace tout symbole.',
  lineWon: 'ligne {line} : {count} × {symbol}, × {times}',
  middleLine: 'Ligne du milieu : {symbols}',

  under: 'Moins de 7',
  seven: 'Exactement 7',
  over: 'Plus de 7',
  diceShow: '{first} et {second} font {sum}',

  coinShows: 'La pièce montre : {side}',

  sardine: 'Sardine',
  crab: 'Crabe',
  turtle: 'Tortue',
  ray: 'Raie',
  shark: 'Requin',
  whale: 'Baleine',
  fishCaught: 'Attrapé : {fish}',
  fishEscaped: 'Échappé : {fish}',
  fishRules: 'Choisissez un poisson et tirez. Plus il est difficile à attraper, plus il paie.',

  leaveAt: 'Sortir à {times}',
  flightEnded: 'Le vol s’est terminé à × {point}',
  crashRules:
    'Choisissez quand sortir. Un vol peut se terminer à tout moment. S’il va jusqu’où vous avez choisi, vous gagnez.',

  dragon: 'Dragon',
  tiger: 'Tigre',
  tie: 'Égalité',
  dragonTigerShow: 'Dragon {dragon}, tigre {tiger}',
  dragonTigerRules:
    'Le dragon et le tigre reçoivent chacun une carte d’un même paquet. La plus haute gagne. L’as est la plus basse, le roi la plus haute.',

  bingoLines_one: '{count} ligne complète',
  bingoLines_many: '{count} de lignes complètes',
  bingoLines_other: '{count} lignes complètes',
  bingoCorners: 'Quatre coins',
  bingoRules_one:
    '{count} boule sur 75 est tirée. Chaque rangée, colonne et diagonale complète paie × {line}, les quatre coins × {corners}. La case du milieu est offerte.',
  bingoRules_many:
    '{count} boules sur 75 sont tirées. Chaque rangée, colonne et diagonale complète paie × {line}, les quatre coins × {corners}. La case du milieu est offerte.',
  bingoRules_other:
    '{count} boules sur 75 sont tirées. Chaque rangée, colonne et diagonale complète paie × {line}, les quatre coins × {corners}. La case du milieu est offerte.',

  digitsDrawn: 'Tirage : {digits}',
  yourNumbers: 'vos numéros : {numbers}',
  lucky: 'Choix au hasard',
  digitsRules:
    'Un tirage instantané, juste pour le plaisir : trois chiffres de 000 à 999, tous aussi probables. Grand, petit, impair et pair dépendent de leur somme. Un choix au hasard parie sur trois chiffres aléatoires.',
  red: 'Rouge',
  black: 'Noir',
  green: 'Vert',
  blue: 'Bleu',
  yellow: 'Jaune',
  white: 'Blanc',
  pink: 'Rose',
  fromTo: '{from} à {to}',
  oneNumber: 'Un numéro, 0 à 36',
  rouletteShows: 'La bille s’arrête sur {number}, {color}',
  rouletteRules:
    'Une roue avec les numéros de 0 à 36, tous aussi probables. Le zéro ne gagne que sur son propre numéro.',
  player: 'Joueur',
  banker: 'Banque',
  playerHas: 'Joueur {cards}, {total}',
  bankerHas: 'banque {cards}, {total}',
  baccaratRules:
    'Le plus proche de 9 gagne. Les dix et les figures comptent 0, et seul le dernier chiffre d’une somme compte. Avec 8 ou 9 en deux cartes, personne ne tire. Sinon, le joueur tire de 0 à 5. S’il reste, la banque tire de 0 à 5. S’il tire, tout dépend de sa troisième carte : la banque tire toujours de 0 à 2, à 3 sauf si c’est un 8, à 4 si elle va de 2 à 7, à 5 si elle va de 4 à 7, à 6 si c’est un 6 ou un 7. En cas d’égalité, les mises sur le joueur et la banque sont remboursées. Chaque carte vient d’un paquet complet de 52 cartes.',
  sicSmall: 'Petit (4 à 10)',
  sicBig: 'Grand (11 à 17)',
  anyTriple: 'Triple quelconque',
  oneTriple: 'Un triple précis',
  sumIs: 'Somme {sum}',
  threeDice: '{dice} font {sum}',
  sicBoRules: 'Trois dés sont lancés. Petit et grand perdent sur tout triple.',
  colorsShow: 'Les dés montrent : {colors}',
  colorGameRules:
    'Lancez trois dés avec une couleur sur chaque face. Votre couleur sur un dé paie × {one}, sur deux × {two}, sur trois × {three}.',
  prize: 'Lot',
  ticketsWin_one: 'Sur {count} carte',
  ticketsWin_many: 'Sur {count} cartes',
  ticketsWin_other: 'Sur {count} cartes',
  threeSame: 'Trois cases affichent {prize}',
  noThreeSame: 'Pas trois cases identiques',
  scratchRules: 'Trois cases identiques gagnent ce qu’elles affichent, fois votre mise.',
  hand: 'Main',
  royalFlush: 'Quinte royale',
  straightFlush: 'Quinte flush',
  fourAlike: 'Carré',
  fullHouse: 'Full',
  flush: 'Couleur',
  straight: 'Suite',
  threeAlike: 'Brelan',
  twoPairs: 'Double paire',
  pair: 'Paire',
  nothing: 'Pas de paire',
  pokerRules:
    'Cinq cartes d’un même paquet, sans échange. La meilleure main paie son nombre fois votre mise. Une paire rembourse votre mise.',

  placeBet: 'Parier',
  yourBets: 'Vos paris',
  results: 'Résultats',
  drawNumber: 'Tirage {numero}',
  closesIn: 'Fin des paris dans {left}',
  betsClosed: 'Fermé',
  number: 'Numéro',
  threeDigits: 'Trois chiffres',
  small: 'Petit (0 à 13)',
  big: 'Grand (14 à 27)',
  odd: 'Impair',
  even: 'Pair',
  drawSide: 'Match nul',
  meron: 'Meron',
  wala: 'Wala',
  'status.open': 'En cours',
  'status.won': 'Gagné {amount}',
  'status.lost': 'Perdu',
  'status.cancelled': 'Annulé',
  cancelBet: 'Annuler le pari',
  cancelThis: 'Annuler {choice}, {title}',
  betCancelled: 'Annulé. Votre mise vous a été rendue.',
  betStands: 'Votre pari est placé.',
  pickFirst: 'Choisissez d’abord sur quoi parier.',
  pickSix: 'Choisissez d’abord six numéros.',
  pickedOf: '{count} sur 6 choisis',
  clearPicks: 'Effacer',
  score: '{title} : {home} à {away}',
  playType: 'Type de pari',
  Tradition: 'Numéros',
  Entertainment: 'Chances simples',
  prizeMode: 'Mode de gains : {mode}.',
  lotteryRules:
    'Trois chiffres sont tirés, de 000 à 999, tous aussi probables. Grand, petit, impair et pair dépendent de leur somme. Vous pouvez annuler un pari jusqu’à la clôture de son tirage.',
  lotteryReturn: 'Retour au joueur : {digits}% sur trois chiffres, {sides}% sur le reste.',
  lotteryProof:
    'Les numéros sont fixés avant votre pari. Le SHA-256 de leur graine est {commitment}. La graine est révélée avec les numéros.',
  matchRules:
    'Les paris ferment au début du match et ne peuvent plus être modifiés ensuite. Un camp gagnant paie son nombre fois votre mise à la fin du match, 90 minutes plus tard.',
  fightRules:
    'Meron, wala ou match nul : les paris ferment au début du combat et ne peuvent plus être modifiés ensuite. Un camp gagnant paie son nombre fois votre mise à la fin du combat, 5 minutes plus tard.',
  fightWon: '{title} : {winner}',
  matchReturn: 'Retour au joueur : {returns}.',
  hits: 'Bons numéros',
  sixRules:
    'Six numéros différents de 1 à {highest} sont tirés, tous aussi probables. Trois bons numéros ou plus gagnent. Vous pouvez annuler un pari jusqu’à la clôture de son tirage.',
  sixFunRules:
    'Un tirage instantané, juste pour le plaisir : six numéros différents de 1 à {highest} sont tirés, et votre pari porte sur six numéros au hasard. Trois bons numéros ou plus gagnent.',
};
