import type { Translated } from '../translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english, 'one' | 'many' | 'other'> = {
  intro:
    'Recalculez un résultat à partir de sa graine. Tout se passe dans votre navigateur et rien n’est envoyé.',
  'field.game': 'Que vérifier',
  'field.commitment': 'Engagement',
  'field.seed': 'Graine de l’opérateur',
  'field.client': 'Votre graine',
  'field.nonce': 'Numéro de partie (nonce)',
  'field.sizes': 'Tailles',
  'field.numbers': 'Nombres qui vous ont été montrés',
  'field.pick': 'Votre choix',
  'hint.commitment': '64 caractères, 0 à 9 et a à f, affichés avant le pari.',
  'hint.seed': '64 caractères, révélés ensuite. D’ici là, laissez vide.',
  'hint.client': 'La vôtre : jusqu’à 64 lettres de a à z, chiffres, - et _.',
  'hint.nonce': 'Les parties avec les mêmes graines se comptent à partir de 0.',
  'hint.sizes': 'Chaque nombre est tiré au-dessous de sa taille : 6 6 pour deux dés.',
  'hint.numbers': 'Séparés par des espaces. Vous pouvez laisser vide.',
  'hint.pick': 'Le résultat de ce jeu en dépend.',

  'of.threeDigits': 'Tirage de loterie : trois chiffres',
  'of.six': 'Tirage de loterie : six sur {highest}',
  'of.slot': 'Slot',
  'of.lineSlot': 'Slot à une ligne',
  'of.dice': 'Deux dés',
  'of.coin': 'Pièce',
  'of.fish': 'Pêche',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Dragon et tigre',
  'of.bingo': 'Bingo',
  'of.digits': 'Trois chiffres pour le plaisir',
  'of.sixFun': 'Six sur {highest} pour le plaisir',
  'of.roulette': 'Roulette',
  'of.baccarat': 'Baccara',
  'of.sicBo': 'Sic bo',
  'of.colorGame': 'Jeu des couleurs',
  'of.scratch': 'Carte à gratter',
  'of.poker': 'Poker',
  'of.numbers': 'Autres nombres',

  badForm: 'Certains champs sont illisibles.',
  badHex: 'Il faut 64 caractères, 0 à 9 et a à f.',
  badClient: 'Seulement des lettres de a à z, des chiffres, - et _, 64 au plus.',
  badNonce: 'Il faut un nombre entier de 0 à {most}.',
  badSizes: 'Il faut de 1 à 100 nombres entiers, chacun de 1 à 4294967296.',
  otherSizes: 'Ce jeu tire d’abord au-dessous de {sizes}.',
  badNumbers_one: 'Il faut {count} nombre entier de {lowest} à {highest}.',
  badNumbers_many: 'Il faut {count} nombres entiers de {lowest} à {highest}.',
  badNumbers_other: 'Il faut {count} nombres entiers de {lowest} à {highest}.',
  badLink: 'Ce lien est illisible. Remplissez le formulaire à la main.',
  noCrypto: 'Votre navigateur ne peut pas calculer SHA-256 sur cette page. Ouvrez-la en https.',

  hidden: 'La graine n’est pas encore révélée.',
  hiddenDraw:
    'Elle est révélée avec les numéros une fois le tirage clos. L’engagement garantit qu’elle ne peut pas changer.',
  hiddenRound:
    'Elle est révélée quand vous changez de graines, sous « Équité » dans le jeu. L’engagement garantit qu’elle ne peut pas changer.',
  matches: 'Tout correspond.',
  matchesWhy:
    'La graine est celle sur laquelle portait l’engagement avant le pari, et elle donne le résultat qui vous a été montré.',
  seedMatches: 'La graine correspond.',
  seedMatchesWhy:
    'C’est celle sur laquelle portait l’engagement avant le pari. Comparez les nombres ci-dessous avec ceux qui vous ont été montrés.',
  uncommitted: 'Calculé, mais rien n’est prouvé.',
  uncommittedWhy: 'Sans l’engagement d’avant le pari, n’importe quelle graine pourrait être montrée.',
  differs: 'Cela ne correspond pas.',
  'differs.commitment': 'La graine n’est pas celle de l’engagement.',
  'differs.numbers': 'Les graines donnent d’autres nombres que ceux qui vous ont été montrés.',
  'differs.result': 'Les nombres donnent un autre résultat que celui qui vous a été montré.',

  stepsTitle: 'Étape par étape',
  stepCommit: 'SHA-256 de la graine',
  stepBlocks: 'HMAC-SHA-256 de chaque texte, avec la graine comme clé',
  stepWords: 'Mots et leurs nombres',
  stepNumbers: 'Nombres',
  stepResult: 'Résultat',
  word: 'Mot',
  size: 'Au-dessous de',
  passedOver: 'ignoré',
  asShown: 'comme montré',
  notAsShown: 'pas comme montré',
  jackpotDrawn: 'Numéro tiré pour le jackpot : {number}',
  noRules: 'Cette page montre seulement les nombres. Ce qu’ils paient figure dans les règles du jeu.',

  wayTitle: 'De la graine au résultat',
  wayCommit:
    'Avant votre pari, l’opérateur affiche le SHA-256 de sa graine : l’engagement. Personne ne peut en déduire la graine, et aucune autre graine n’a le même.',
  'way.threeDigits':
    'Les octets du HMAC-SHA-256 de « draw 0 », puis de « draw 1 » et ainsi de suite, sont lus un par un, avec la graine comme clé. Les octets à partir de 250 sont ignorés. Le dernier chiffre décimal de chaque octet restant est un chiffre du tirage.',
  'way.six':
    'Des mots de quatre octets du HMAC-SHA-256 de « draw 0 », « draw 1 » et ainsi de suite sont lus, avec la graine comme clé. Chacun choisit un numéro par son rang parmi ceux qui restent, {highest} au départ. Les mots qui favoriseraient certains numéros sont ignorés.',
  wayRound:
    'Une partie a deux graines, celle de l’opérateur et la vôtre, et un numéro qui compte à partir de 0 les parties jouées avec elles. La graine de l’opérateur est fixée avant qu’il ne voie la vôtre.',
  wayNumbers:
    'Des mots de quatre octets du HMAC-SHA-256 de « votre graine:nonce:0 », puis « :1 » et ainsi de suite sont lus, avec la graine de l’opérateur comme clé. Le reste de la division d’un mot par la taille est le nombre. Les derniers mots, qui favoriseraient certains nombres, sont ignorés.',
  wayResult:
    'La page calcule aussi ce que le jeu fait de ses nombres, indépendamment des règles de l’opérateur.',
  wayProves:
    'Une correspondance prouve que le résultat a été fixé par ces graines et n’a pas été changé ensuite. Ce qu’il paie figure dans les règles du jeu.',

  fairIntro:
    'Chaque partie est tirée de la graine de l’opérateur, que l’engagement fixe à l’avance, et de la vôtre. Changez de graines pour voir celle de l’opérateur et vérifier les parties.',
  inUse: 'Engagement en cours',
  roundsUnder: 'Parties avec ces graines',
  clientFixed: 'Fixée par la première partie. Changez de graines pour en choisir une nouvelle.',
  endSeeds: 'Changer de graines et révéler',
  revealed: 'Graines changées. La graine de l’opérateur était {seed}, pour l’engagement {commitment}.',
  latestRounds: 'Dernières parties',
  verifyRound: 'Vérifier la partie {nonce} : {result}',
  setRound: 'Nombres fixés dans le bac à sable, rien n’est prouvé : {result}',
  oldRound: 'D’avant la conservation des preuves : {result}',
  noRounds: 'Aucune partie pour l’instant.',
  proofsFailed: 'Impossible de lire les graines. Veuillez réessayer.',
};
