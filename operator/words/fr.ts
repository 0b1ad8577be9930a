import type { Translated } from './texts.ts';

export const fr: Translated<'one' | 'many' | 'other'> = {
  demands: {
    selfExcluded:
      'Vous vous êtes exclu du jeu. Vous pouvez toujours voir vos historiques et faire un retrait.',
    closed:
      'Les dépôts sont fermés pour votre compte. Vous pouvez toujours voir vos historiques et faire un retrait.',
    review: 'Nous vérifions votre compte. Vous pourrez de nouveau déposer ensuite.',
    ownLimit:
      'Vous avez atteint votre limite de dépôt de {amount}. Vous pourrez de nouveau déposer quand elle repartira de zéro.',
    limitsOffer:
      'Décidez d’abord si vous voulez limiter vos dépôts, vos mises ou vos pertes. Vous pouvez aussi refuser.',
    terms:
      'Nos conditions ont changé. Lisez-les et acceptez-les avant de faire un dépôt. Vous pouvez faire un retrait dans tous les cas.',
    email: 'Confirmez d’abord votre adresse e-mail.',
    mobile: 'Confirmez d’abord votre numéro de mobile.',
    payeeName: 'Indiquez d’abord le nom inscrit sur votre compte bancaire.',
    identity: 'Vérifiez d’abord votre identité.',
    receivable:
      'Vous devez encore {amount} après une correction. Votre prochain dépôt règle d’abord cette somme, puis vous pourrez de nouveau faire un retrait.',
  },
  accountDemands: {
    review: 'Nous vérifions ce compte.',
    waiting: 'Ce compte est nouveau et ne peut pas encore être utilisé.',
  },
  codes: {
    login: {
      title: 'Votre code de connexion',
      text: '{code} est votre code de connexion.',
    },
    register: {
      title: 'Votre code d’inscription',
      text: '{code} est votre code d’inscription.',
    },
    password: {
      title: 'Votre code pour choisir un nouveau mot de passe',
      text: '{code} est votre code pour choisir un nouveau mot de passe.',
    },
    identity: {
      title: 'Votre code pour vérifier votre numéro',
      text: '{code} est votre code pour vérifier votre numéro.',
    },
    owner: {
      title: 'Votre code pour confirmer que c’est bien vous',
      text: '{code} est votre code pour confirmer que c’est bien vous.',
    },
    contact: {
      title: 'Votre code pour confirmer cette adresse pour votre compte',
      text: '{code} est votre code pour confirmer cette adresse pour votre compte.',
    },
    use_one:
      'Il sert une seule fois, pendant {count} minute. Ne le partagez avec personne. Si vous ne l’avez pas demandé, ignorez ce message.',
    use_many:
      'Il sert une seule fois, pendant {count} minutes. Ne le partagez avec personne. Si vous ne l’avez pas demandé, ignorez ce message.',
    use_other:
      'Il sert une seule fois, pendant {count} minutes. Ne le partagez avec personne. Si vous ne l’avez pas demandé, ignorez ce message.',
  },
  letters: {
    passwordChanged: {
      title: 'Votre mot de passe a été changé',
      text: 'Votre mot de passe a été changé et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, contactez tout de suite le service client.',
    },
    emailChanged: {
      title: 'Votre adresse e-mail a été changée',
      text: 'Votre adresse e-mail est maintenant {address} et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, contactez tout de suite le service client. Il bloquera le compte et vous le rendra.',
    },
    mobileChanged: {
      title: 'Votre numéro de mobile a été changé',
      text: 'Votre numéro de mobile est maintenant {address} et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, contactez tout de suite le service client. Il bloquera le compte et vous le rendra.',
    },
  },
  fieldRules: {
    username: 'Format de compte incorrect : de {least} à {most} lettres, chiffres ou tirets bas',
    password: 'Format de mot de passe incorrect : de 8 à 64 caractères avec une lettre et un chiffre',
    mobile: 'Saisissez un numéro de mobile valide',
    code: 'Saisissez le code de vérification',
    loginPassword: 'Format de mot de passe incorrect',
    range: 'de {least} à {most}',
    digits: 'Format incorrect : {range} chiffres',
    characters: 'Format incorrect : {range} caractères',
    recommender:
      'Format incorrect : {range} lettres, chiffres ou tirets bas, comme le nom d’utilisateur ou le numéro de la personne qui nous a recommandés',
    bankName: 'Format incorrect : {range} lettres, comme le nom sur votre compte bancaire',
    hyphens: 'Format incorrect : {range} lettres, chiffres ou traits d’union',
    dots: 'Format incorrect : {range} lettres, chiffres ou points',
    handle: 'Format incorrect : {range} lettres, chiffres, traits d’union ou tirets bas',
    lineId: 'Format incorrect : {range} lettres minuscules, chiffres, points, traits d’union ou tirets bas',
    phone: 'Format incorrect : {range} chiffres, espaces ou traits d’union',
  },
  protection: {
    breakOver: {
      title: 'Votre pause est terminée',
      text: 'Vous pouvez de nouveau jouer. Vos limites n’ont pas changé et vous pouvez les baisser à tout moment.',
    },
    exclusionOver: {
      title: 'Votre auto-exclusion est terminée',
      text: 'Vous ne pouvez pas jouer tant que vous ne le demandez pas. Vous pourrez alors jouer après un délai d’attente.',
    },
    returned: {
      title: 'Vous pouvez de nouveau jouer',
      text: 'Vous avez demandé à rejouer, et c’est maintenant possible. Vérifiez d’abord vos limites.',
    },
    raiseReady: {
      title: 'Votre limite peut maintenant être changée',
      text: 'Confirmez dans les sept jours la limite plus haute que vous avez demandée. Sinon, votre limite reste la même.',
    },
    review: {
      title: 'Vos limites vous conviennent-elles toujours ?',
      text: 'Vous n’avez pas vérifié vos limites depuis un moment. Regardez-les sous « Jouez dans vos limites ».',
    },
  },
  offers: { stop: 'Pour ne plus recevoir ces offres, ouvrez Paramètres, puis Offres et actualités.' },
  deposits: {
    title: 'Dépôt {number}',
    states: {
      created: 'Commande créée. Choisissez comment payer.',
      waiting: 'En attente de votre paiement.',
      processing: '{method} a reçu votre paiement. Il est en route vers votre solde.',
      inReview: 'Nous vérifions votre paiement. Rien n’est perdu.',
      credited: '{amount} est sur votre solde.',
      failed: 'Votre paiement avec {method} a échoué. Aucune somme n’a été déplacée.',
      cancelled: 'Vous avez annulé cette commande. Aucune somme n’a été déplacée.',
      expired: 'Le délai de paiement a expiré à {time}.',
      refunding: 'Votre remboursement est en route.',
      refunded: 'Votre paiement a été remboursé là d’où il venait.',
      reversed: 'Ce paiement a été contrepassé, il n’est donc plus sur votre solde.',
    },
    owed: '{owed} de cette somme n’y était plus. Vous devez le rembourser avant de pouvoir faire un retrait.',
    bonus: '{bonus} de cette somme est votre bonus.',
    settled: '{settled} de votre paiement a réglé ce que vous deviez.',
  },
  withdrawals: {
    requested: {
      title: 'Retrait demandé',
      text: 'Nous avons reçu votre retrait de {gross}. L’argent est réservé pour lui.',
    },
    inReview: {
      title: 'Retrait en cours de vérification',
      text: 'Nous vérifions ce retrait. L’argent reste réservé pour lui.',
    },
    approved: {
      title: 'Retrait approuvé',
      text: 'Approuvé. Nous l’envoyons ensuite.',
    },
    paying: {
      title: 'Retrait en route',
      text: '{net} est en route vers {account}.',
    },
    paid: {
      title: 'Retrait payé',
      text: '{net} a été versé sur {account}.',
    },
    rejected: {
      title: 'Retrait non approuvé',
      text: 'Il n’a pas été approuvé. {gross} est de nouveau sur votre solde.',
    },
    cancelled: {
      title: 'Retrait annulé',
      text: 'Vous l’avez annulé. {gross} est de nouveau sur votre solde.',
    },
    failed: {
      title: 'Retrait échoué',
      text: '{account} n’a pas pu être payé. {gross} est de nouveau sur votre solde.',
    },
    returned: {
      title: 'Retrait retourné',
      text: 'Le paiement a été retourné. {gross} est de nouveau sur votre solde.',
    },
    late: {
      title: 'Retrait retardé',
      text: 'C’est plus long que prévu. Nous continuons à vérifier et votre argent est en sécurité.',
    },
  },
  locks: {
    deposit: 'Dépôt encore à miser',
    transfer: 'Transfert entrant encore à miser',
    bonus: 'Bonus encore à miser',
    other: 'Argent encore à miser',
  },
  withdrawalEffects: {
    stays: 'Votre bonus actif reste tel quel.',
    forfeits:
      'Cela met fin à votre bonus actif, même si vous annulez le retrait plus tard. Votre propre argent reste à vous.',
  },
  debts: {
    paid: {
      title: 'Payé avec votre solde',
      text: '{amount} de votre solde a réglé ce que vous deviez.',
    },
  },
  paymentPassword: {
    set: {
      title: 'PIN de paiement défini',
      text: 'Votre PIN de paiement a été défini. Si ce n’était pas vous, contactez tout de suite le service client.',
    },
    changed: {
      title: 'PIN de paiement changé',
      text: 'Votre PIN de paiement a été changé. Si ce n’était pas vous, contactez tout de suite le service client.',
    },
    recovered: {
      title: 'PIN de paiement réinitialisé',
      text: 'Votre PIN de paiement a été réinitialisé avec un code et vous avez été déconnecté partout ailleurs. Les nouveaux comptes de retrait sont utilisables après un jour. Si ce n’était pas vous, contactez tout de suite le service client.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Compte de retrait ajouté',
      text: '{account} peut maintenant recevoir vos retraits. Si ce n’était pas vous, contactez tout de suite le service client.',
    },
    addedLater: {
      title: 'Compte de retrait ajouté',
      text: '{account} a été ajouté et ne peut pas encore être utilisé. Si ce n’était pas vous, contactez tout de suite le service client.',
    },
    approved: {
      title: 'Compte de retrait approuvé',
      text: '{account} a été approuvé et peut être utilisé.',
    },
    chosen: {
      title: 'Compte de retrait par défaut changé',
      text: '{account} est maintenant le compte par défaut pour vos retraits.',
    },
    removed: {
      title: 'Compte de retrait supprimé',
      text: '{account} a été supprimé et ne recevra plus de retraits.',
    },
  },
  payoutHints: {
    eWallet: 'Numéro de mobile, par exemple 0917 123 4567',
    bank_one: '{count} chiffre',
    bank_many: '{count} chiffres',
    bank_other: '{count} chiffres',
    bankOr_one: '{digits} ou {count} chiffre',
    bankOr_many: '{digits} ou {count} chiffres',
    bankOr_other: '{digits} ou {count} chiffres',
    crypto: 'Adresse sur TRON : 34 caractères, commençant par T',
  },
  transfers: {
    sent: {
      title: 'Argent envoyé à votre agent',
      text: '{amount} a été envoyé à {account}.',
    },
    received: {
      title: 'Argent arrivé',
      text: '{account}, de votre équipe, vous a envoyé {amount}.',
    },
    sentDown: {
      title: 'Argent envoyé à un membre',
      text: '{amount} a été envoyé à {account}.',
    },
    receivedFromAgent: {
      title: 'Argent arrivé',
      text: 'Votre agent {account} vous a envoyé {amount}.',
    },
  },
  envelopes: {
    received: {
      title: 'Une enveloppe rouge pour vous',
      text: 'Votre agent {account} vous a envoyé une enveloppe rouge. Vous pouvez l’ouvrir jusqu’à {time}.',
    },
    emptied: {
      title: 'Toutes les enveloppes rouges sont ouvertes',
      text_one: '{count} part de votre pluie d’enveloppes rouges a été ouverte : il n’en reste plus.',
      text_many: 'Les {count} parts de votre pluie d’enveloppes rouges ont été ouvertes.',
      text_other: 'Les {count} parts de votre pluie d’enveloppes rouges ont été ouvertes.',
    },
    returned: {
      title: 'Pluie d’enveloppes rouges terminée',
      text_one: '{opened} part sur {count} a été ouverte. {amount} est de nouveau sur votre solde.',
      text_many: '{opened} parts sur {count} ont été ouvertes. {amount} est de nouveau sur votre solde.',
      text_other: '{opened} parts sur {count} ont été ouvertes. {amount} est de nouveau sur votre solde.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Il faut un dépôt de {least} ou plus.',
    underWay: 'Vous participez déjà.',
    spent: 'Son budget est épuisé.',
    often: 'Vous l’avez eue autant de fois que chaque membre le peut.',
    byDeposit: 'Choisissez-la en déposant.',
    noTries: 'Vous avez postulé autant de fois que possible.',
    notYet: 'Elle n’a pas encore commencé.',
    over: 'Elle est terminée.',
    cashedIn: 'Elle n’est valable que pour votre premier dépôt, et vous avez déjà déposé.',
    full: 'Toutes les places sont prises.',
    otherInTurnover:
      'Vous avez un autre bonus actif. Vous pourrez récupérer celui-ci quand l’autre se terminera.',
  },
  chosenPromotion: {
    kept: 'Nous gardons votre place tant que cette commande est ouverte.',
    given: 'Votre bonus est prêt. Voir Récompenses.',
    checked: 'Nous vérifions d’abord et vous écrivons dans votre boîte de réception.',
    without: 'Ce dépôt est sans promotion : nous ne pouvions plus garder votre place.',
  },
  promotionConditions: {
    newcomers: 'Ouvert aux membres qui y participent avant leur premier dépôt.',
    everybody: 'Ouvert à tous les membres.',
    once: 'Une fois par membre. Si vous partagez un bénéficiaire, un téléphone ou un compte de retrait avec un autre membre, nous vérifions d’abord.',
    times_one: 'Jusqu’à {count} fois par membre.',
    times_many: 'Jusqu’à {count} fois par membre, l’une après l’autre.',
    times_other: 'Jusqu’à {count} fois par membre, l’une après l’autre.',
    firstDeposit: 'Votre premier dépôt compte s’il est de {least} ou plus et arrive au plus tard le {end}.',
    deposit: 'Un dépôt compte s’il est de {least} ou plus et arrive au plus tard le {end}.',
    bets: 'Misez {least} en mises valides sur n’importe quel jeu entre votre participation et le {end}.',
    betsOf: 'Misez {least} en mises valides sur {games} entre votre participation et le {end}.',
    application_one:
      'Postulez avec quelques mots et jusqu’à trois images. Notre équipe les vérifie. Vous pouvez postuler {count} fois.',
    application_many:
      'Postulez avec quelques mots et jusqu’à trois images. Notre équipe les vérifie. Vous pouvez postuler {count} fois.',
    application_other:
      'Postulez avec quelques mots et jusqu’à trois images. Notre équipe les vérifie. Vous pouvez postuler {count} fois.',
    amountOfBets: 'Vous en recevez {share}% en bonus, jusqu’à {most}, après la fin de la promotion.',
    fixed: 'Vous recevez un bonus de {most}.',
    amount: 'Vous en recevez {share}% en bonus, jusqu’à {most}.',
    turnover_one:
      'Misez {factor} × le bonus en {count} jour pour le transformer en argent réel. Votre propre argent réel est utilisé d’abord.',
    turnover_many:
      'Misez {factor} × le bonus en {count} jours pour le transformer en argent réel. Votre propre argent réel est utilisé d’abord.',
    turnover_other:
      'Misez {factor} × le bonus en {count} jours pour le transformer en argent réel. Votre propre argent réel est utilisé d’abord.',
    free: 'Il est versé en argent réel. Aucune mise exigée.',
    cap: 'Jusqu’à {cap} peut devenir de l’argent réel.',
    largestBet: 'Les mises avec l’argent du bonus ne peuvent pas dépasser {bet}.',
    stays: 'Vous gardez le bonus en cas de retrait.',
    forfeits: 'Vous perdez le bonus en cas de retrait. Votre propre argent reste à vous.',
    claim_one: 'Récupérez-le dans un délai de {count} jour après l’avoir obtenu.',
    claim_many: 'Récupérez-le dans un délai de {count} jours après l’avoir obtenu.',
    claim_other: 'Récupérez-le dans un délai de {count} jours après l’avoir obtenu.',
    places_one: 'Limité à {count} place.',
    places_many: 'Limité à {count} places.',
    places_other: 'Limité à {count} places.',
  },
  gameTypes: {
    RNG: 'machines à sous',
    FISH: 'pêche',
    LIVE: 'live',
  },
  promotionStates: {
    comingSoon: 'Bientôt',
    open: 'Ouverte',
    joined: 'Participation en cours',
    applying: 'Candidature envoyée',
    process: 'En cours de vérification',
    rejected: 'Refusée',
    claimable: 'À récupérer',
    issued: 'Accordée',
    claimed: 'Récupérée',
    closed: 'Fermée',
  },
  promotionDecisions: {
    refused: {
      title: 'Promotion non approuvée',
      text: 'Nous avons vérifié votre candidature et n’avons pas pu l’approuver. Rien n’a été prélevé sur votre solde.',
    },
    issued: {
      title: 'Promotion approuvée',
      text: 'Votre bonus est dans Récompenses.',
    },
  },
  rewardStates: {
    inTurnover: 'Actif',
    done: 'Terminé',
    forfeited: 'Abandonné',
    expired: 'Expiré',
    revoked: 'Annulé',
  },
  rewardSources: {
    points: 'Boutique à points',
    rank: 'Prix du classement',
    levelMonth: 'Cadeau mensuel de niveau',
    levelUpgrade: 'Cadeau de passage de niveau',
    levelBirthday: 'Cadeau d’anniversaire',
    referral: 'Ami invité',
    welcome: 'Inscrit par le lien d’un ami',
  },
  rewards: {
    waits: {
      title: 'Votre récompense est prête',
      text: 'Récupérez {amount} dans Récompenses. Vous y trouverez ses conditions et sa date limite.',
    },
    bonusEnds: {
      title: 'Votre bonus se termine bientôt',
      text: 'Votre bonus de {amount} se termine dans moins d’un jour. Vous perdrez alors ce qu’il en reste ; votre propre argent reste à vous.',
    },
    levelReached: {
      title: 'Vous avez atteint {name}',
      text: 'Voyez dans Avantages VIP ce que {name} vous apporte et comment le garder.',
    },
  },
  missions: {
    logInToday: 'Connectez-vous aujourd’hui',
    logIns_one: 'Connectez-vous pendant {count} jour',
    logIns_many: 'Connectez-vous pendant {count} jours',
    logIns_other: 'Connectez-vous pendant {count} jours',
    cashIns: 'Déposez {target} ou plus',
    validBets: 'Faites {target} de paris réglés',
    games_one: 'Jouez à {count} jeu',
    games_many: 'Jouez à {count} jeux différents',
    games_other: 'Jouez à {count} jeux différents',
  },
  referralStates: {
    deposit: 'Premier dépôt en attente',
    bets: 'Mises en attente',
    done: 'Complet',
    ended: 'Délai écoulé',
    inReview: 'En cours de vérification',
    refused: 'Ne compte pas',
  },
  referralReasons: {
    person: 'Il semble que ce soit vous.',
    payoutAccount: 'Partage votre compte de retrait.',
    device: 'Partage votre appareil.',
  },
  contracts: {
    offered: {
      title: 'Vous avez une offre de contrat',
      text: '{account} vous propose un contrat. Il prend effet dès que vous l’acceptez.',
    },
    accepted: {
      title: 'Contrat accepté',
      text: '{account} a accepté le contrat. Il commence avec la prochaine période.',
    },
    declined: {
      title: 'Contrat refusé',
      text: '{account} a refusé le contrat.',
    },
    ended: {
      title: 'Contrat terminé',
      text: 'Votre contrat avec {account} est terminé. Les périodes déjà commencées sont encore payées.',
    },
    owes: {
      title: 'Vous devez un versement',
      text: 'Votre solde ne couvrait pas {amount} pour {account} au titre du {day}. Nous le paierons dès que de l’argent arrive. D’ici là, vous ne pouvez pas faire de nouvelles offres.',
    },
    owed: {
      title: 'Un versement vous est dû',
      text: 'Le solde de {account} ne couvrait pas {amount} au titre du {day}. Vous le recevrez dès que de l’argent arrive.',
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'Maison',
    sport: 'Sport',
    tech: 'High-tech',
  },
  goodsOrderStates: {
    placed: 'Commandé',
    packed: 'Emballé',
    sent: 'En route',
    delivered: 'Livré',
    cancelled: 'Annulé, points rendus',
  },
  goodsOrders: {
    sent: {
      title: 'Votre commande est en route',
      text: '{title} est en route. Numéro de colis : {parcel}.',
    },
    delivered: {
      title: 'Votre commande a été livrée',
      text: '{title} a été livré.',
    },
    cancelled: {
      title: 'Vos points sont de retour',
      text_one: '{title} n’a pas pu être livré. Vous avez récupéré votre {count} point.',
      text_many: '{title} n’a pas pu être livré. Vous avez récupéré vos {count} points.',
      text_other: '{title} n’a pas pu être livré. Vous avez récupéré vos {count} points.',
    },
  },
  points: {
    opening: 'Points de départ',
    earned: 'De paris réglés',
    redeemed: 'Échangé : {title}',
    returned: 'Points rendus : {title}',
  },
  chat: {
    greeting:
      'Bonjour {name}, je suis Aya. Posez-moi une question sur les dépôts, les retraits ou votre mot de passe, ou demandez une personne.',
    answers: {
      deposit:
        'Touchez Déposer et choisissez un moyen de paiement. Chacun indique son montant minimum et maximum.',
      withdraw:
        'Touchez Retirer. Avant de confirmer, vous voyez quand l’argent arrive. Ensuite, vous pouvez suivre chaque étape.',
      password:
        'Touchez « Mot de passe oublié ? » sur la page de connexion. Vous aurez par SMS ou e-mail un code valable dix minutes. Nous ne demandons jamais votre mot de passe.',
      human: 'Un instant, je vais chercher un collègue.',
      unknown: 'Désolé, je n’ai pas compris. Choisissez un sujet ci-dessous ou demandez une personne.',
    },
    taken: 'Bonjour, ici Ben. J’ai lu vos messages. Comment puis-je vous aider ?',
    noted: 'Merci, c’est noté. Je vous répondrai ici.',
    words: {
      deposit: 'dépos, dépôt, depos, depot',
      withdraw: 'retrait, retirer',
      password: 'mot de passe, connexion, connecter',
      human: 'personne, humain, quelqu’un',
    },
    buttons: {
      deposit: 'Déposer',
      withdraw: 'Retirer',
      password: 'Mot de passe',
      human: 'Parler à une personne',
    },
    page: {
      back: 'Retour',
      talk: 'Conversation',
      you: 'Vous',
      message: 'Votre message',
      send: 'Envoyer',
      topics: 'Sujets',
      writing: '{agent} écrit…',
      used: 'Ce chat est terminé. Revenez en arrière et ouvrez-le à nouveau.',
      failed:
        'Nous n’avons pas pu confirmer votre message. Envoyez-le à nouveau : il ne comptera pas deux fois.',
      tooMany: 'Cela faisait beaucoup d’un coup. Attendez une minute, puis renvoyez-le.',
    },
  },
  inbox: {
    welcome: {
      title: 'Bienvenue sur Araw',
      content:
        '<p>Ravis de vous voir. Visitez le <a href="/m/home">lobby</a> et touchez le cœur des jeux que vous aimez. Avant de jouer, décidez combien dépenser.</p>',
    },
    newLogin: {
      title: 'Nouvelle connexion à votre compte',
      content:
        '<p>Quelqu’un s’est connecté à votre compte sur un nouvel appareil. Si ce n’était pas vous, <a href="/m/changePsw">changez votre mot de passe</a> et consultez le <a href="/m/securityCenter">centre de sécurité</a>.</p>',
    },
    jackpot: {
      title: 'Le jackpot est maintenant dans les jeux',
      content:
        '<p>Tous les jeux marqués JACKPOT partagent une même cagnotte, et chaque partie peut la gagner. Voyez le montant au-dessus des <a href="/m/jl-slot">slots JL</a> et les règles dans chaque jeu.</p>',
    },
    protection: {
      title: 'Voyez comment votre compte est protégé',
      content:
        '<p>Le <a href="/m/securityCenter">centre de sécurité</a> montre comment votre compte est protégé et ce que vous pouvez encore faire.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Missions',
      content:
        '<p>Faites ce qu’un jour ou une semaine demande et récupérez la récompense. <a href="/m/leaderBoard">Vers les missions</a></p>',
    },
    REFERRAL: {
      title: 'Inviter des amis',
      content:
        '<p>Envoyez votre lien à des amis : quand ils déposent et jouent, vous êtes tous deux récompensés. <a href="/m/inviteFriends">Vers votre lien</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Premier dépôt doublé',
    reload: 'Bonus de 20% sur un nouveau dépôt',
    shareYourWin: 'Partagez votre gain',
    slotsAndFishing: 'Machines à sous et pêche, 5,000 en tout',
  },
};
