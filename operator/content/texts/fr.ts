import type { ContentTexts } from './texts.ts';

export const fr: ContentTexts = {
  help: {
    start: {
      title: 'Premiers pas',
      content: '<p>Comment s’inscrire et trouver son chemin.</p>',
      children: {
        signUp: {
          title: 'Comment m’inscrire ?',
          content:
            '<p>Touchez <strong>S’inscrire</strong>, choisissez un nom d’utilisateur et un mot de passe d’au moins huit caractères, puis confirmez que vous avez {age} ans ou plus.</p>',
        },
        trial: {
          title: 'Puis-je essayer les jeux gratuitement ?',
          content:
            '<p>Oui. Un compte d’essai utilise de l’argent fictif, qui ne s’achète pas et ne se retire pas. Les jeux réservés aux comptes réels le précisent.</p>',
        },
        find: {
          title: 'Comment trouver un jeu ?',
          content:
            '<p>Ouvrez une catégorie, cherchez par nom ou filtrez par fournisseur, type et mise minimale. Touchez le cœur pour garder un jeu dans vos favoris.</p>',
        },
      },
    },
    money: {
      title: 'Déposer et retirer',
      content: '<p>Comment l’argent arrive sur votre solde et vous revient.</p>',
      children: {
        cashIn: {
          title: 'Combien puis-je déposer ?',
          content:
            '<p>Touchez Déposer et choisissez un moyen de paiement. Chacun indique son montant minimum et maximum.</p>',
        },
        withdraw: {
          title: 'Combien de temps prend un retrait ?',
          content:
            '<p>Touchez Retirer. Avant de confirmer, vous voyez quand l’argent arrive. Ensuite, vous pouvez suivre chaque étape.</p>',
        },
        balance: {
          title: 'Mon solde semble faux',
          content:
            '<p>Fermez le jeu et actualisez votre solde. Chaque pari et chaque gain est enregistré. S’il manque quelque chose, contactez le service client.</p>',
        },
      },
    },
    games: {
      title: 'Jeux',
      content: '<p>Règles, résultats et interruptions.</p>',
      children: {
        connection: {
          title: 'J’ai perdu la connexion pendant une partie',
          content:
            '<p>Les parties acceptées sont réglées même si vous êtes hors ligne. Rouvrez le jeu pour voir comment la vôtre s’est terminée.</p>',
        },
        closed: {
          title: 'Un jeu ne s’ouvre pas',
          content:
            '<p>Il est peut-être en maintenance. Réessayez plus tard ou jouez à un autre jeu du même fournisseur.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Jeu plus sûr',
      content: '<p>Le jeu doit rester un plaisir. Il faut avoir {age} ans ou plus.</p>',
      children: {
        limits: {
          title: 'Fixer une limite',
          content:
            '<p>Sur la page <strong>Jouez dans vos limites</strong>, vous pouvez limiter ce que vous déposez, misez ou perdez, et votre temps de jeu. Une limite abaissée s’applique aussitôt ; une limite augmentée attend, puis demande votre confirmation.</p>',
        },
        break: {
          title: 'Faire une pause',
          content:
            '<p>Sur la page <strong>Jouez dans vos limites</strong>, vous pouvez faire une pause ou vous exclure. Cela commence aussitôt, et personne ne peut y mettre fin plus tôt. Vous pouvez toujours retirer.</p>',
        },
      },
    },
    account: {
      title: 'Compte et sécurité',
      content: '<p>Gardez votre compte en sécurité.</p>',
      children: {
        password: {
          title: 'J’ai oublié mon mot de passe',
          content:
            '<p>Touchez <strong>Mot de passe oublié</strong> sur la page de connexion. Vous aurez par SMS ou e-mail un code valable dix minutes.</p>',
        },
        locked: {
          title: 'Mon compte est bloqué',
          content:
            '<p>Trop de mots de passe erronés bloquent un compte pendant un moment. Patientez ou contactez le service client.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Qui peut s’inscrire',
        paragraphs: [
          'Vous devez avoir au moins {age} ans et l’âge légal pour jouer là où vous êtes. En vous inscrivant, vous confirmez les deux. {merchant} peut demander un justificatif à tout moment et ferme les comptes de toute personne trop jeune.',
          'Il est interdit de jouer depuis un lieu où le jeu en ligne n’est pas autorisé, ainsi que de s’inscrire pour quelqu’un d’autre.',
        ],
      },
      {
        heading: 'Une personne, un compte',
        paragraphs: [
          'Vous avez droit à un seul compte. Le nom, le numéro de mobile et les coordonnées de paiement doivent être les vôtres et exacts. Si vous ouvrez plusieurs comptes, ils peuvent être fusionnés ou fermés, et les gains issus de bonus pris deux fois ne sont pas payés.',
        ],
      },
      {
        heading: 'Vos données et leur utilisation',
        paragraphs: [
          '{merchant} conserve ce que vous saisissez ici, votre adresse IP et l’heure de votre inscription pour gérer votre compte, vous payer, prévenir la fraude et respecter la loi. Rien n’est vendu. Vous pouvez demander à consulter, corriger ou supprimer ces données ; ce que la loi oblige {merchant} à conserver l’est aussi longtemps qu’elle le prévoit.',
        ],
      },
      {
        heading: 'Votre mot de passe',
        paragraphs: [
          'Choisissez un mot de passe que vous n’utilisez nulle part ailleurs et ne le partagez avec personne ; {merchant} ne le demande jamais. Tout ce qui est fait avec votre nom d’utilisateur et votre mot de passe est considéré comme fait par vous, jusqu’à ce que vous en signaliez le vol.',
        ],
      },
      {
        heading: 'Invitations',
        paragraphs: [
          'Si vous vous inscrivez avec le code d’invitation d’un agent, vous rejoignez son équipe. Le code ne peut plus être changé ensuite.',
        ],
      },
      {
        heading: 'Jouez de façon responsable',
        paragraphs: [
          'Le jeu est un divertissement, pas un revenu. Sur la page « Jouez dans vos limites », vous pouvez limiter ce que vous déposez, misez ou perdez, faire une pause ou vous exclure. Personne ne peut mettre fin plus tôt à une pause ou à une auto-exclusion.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Ce contrat',
        paragraphs: [
          'Ce contrat est conclu entre vous et {merchant}. Il s’applique chaque fois que vous utilisez le site ou l’application. Si vous ne l’acceptez pas, ne les utilisez pas.',
        ],
      },
      {
        heading: 'Paris et résultats',
        paragraphs: [
          'Un pari compte dès que le serveur l’a accepté et ne peut plus être annulé ensuite. Les enregistrements du serveur font foi pour les mises, les résultats et les gains. Un jeu interrompu est mené à terme ou sa mise remboursée, selon ses règles. Les paris et les gains dus à une erreur évidente sont nuls.',
        ],
      },
      {
        heading: 'Dépôts et retraits',
        paragraphs: [
          'L’argent entre et sort uniquement à votre propre nom. {merchant} peut vérifier votre identité avant un retrait et retient l’argent issu d’une fraude ou contraire à la loi jusqu’à ce que la question soit réglée.',
        ],
      },
      {
        heading: 'Ce qui n’est pas autorisé',
        paragraphs: [
          'Les robots, la triche, la collusion, l’exploitation d’erreurs dans un jeu, le blanchiment d’argent et le fait de perturber ou d’attaquer le service ne sont pas autorisés. Les comptes concernés sont fermés, et signalés lorsque la loi l’exige.',
        ],
      },
      {
        heading: 'Disponibilité et responsabilité',
        paragraphs: [
          'Le service peut s’interrompre pour maintenance ou en raison de pannes. {merchant} répond des dommages causés intentionnellement ou par négligence grave, ainsi que de votre solde, mais pas des jeux qui étaient indisponibles.',
        ],
      },
      {
        heading: 'Modifications, plaintes et droit applicable',
        paragraphs: [
          'Les modifications de ce contrat sont annoncées sur le site avant de s’appliquer. Si vous ne les acceptez pas, vous pouvez retirer votre solde et fermer votre compte. Adressez vos plaintes par écrit au service client, qui répond sous 14 jours. Le droit des Philippines s’applique.',
        ],
      },
    ],
    login: [
      {
        heading: 'Connexion',
        paragraphs: [
          'En vous connectant, vous confirmez que vous êtes titulaire de ce compte, que vous avez au moins {age} ans et que vous acceptez le contrat d’utilisation dans sa version actuelle.',
        ],
      },
      {
        heading: 'Garder votre compte en sécurité',
        paragraphs: [
          'Déconnectez-vous des appareils que d’autres utilisent. Dans « Centre de sécurité », vous voyez où vous êtes connecté et pouvez mettre fin à chaque session. Après plusieurs mots de passe ou codes erronés, la connexion est retardée pour vous protéger.',
        ],
      },
      {
        heading: 'Codes',
        paragraphs: [
          'Les codes envoyés par SMS ou e-mail sont pour vous seul et valables quelques minutes. {merchant} ne vous demande jamais de lire un code à voix haute. Votre opérateur peut facturer les messages à l’étranger.',
        ],
      },
      {
        heading: 'Ce que nous enregistrons',
        paragraphs: [
          'Chaque connexion est enregistrée avec son heure, son adresse IP et son appareil, afin que vous et {merchant} puissiez repérer un usage abusif.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Ce qui se passe pendant la maintenance',
      content:
        '<p>Tant que le site est fermé pour maintenance, les jeux ne prennent <strong>aucun nouveau pari</strong>.</p><p>Les paris faits avant sont réglés normalement. Votre solde est en sécurité.</p>',
    },
    returnToPlayer: {
      title: 'Taux de retour au joueur',
      content:
        '<p>Sur l’ensemble des résultats possibles, les jeux rendent cette part des mises :</p><table><thead><tr><th scope="col">Jeu</th><th scope="col">Retour au joueur</th></tr></thead><tbody><tr><td>Slots</td><td>95.46%</td></tr><tr><td>Pêche</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Chaque jeu indique le sien dans ses règles. <a href="/m/gameList">Tous les jeux</a></p>',
    },
    limits: {
      title: 'Jouez dans vos limites',
      content:
        '<p>On joue pour le plaisir, et seulement à <strong>{age} ans ou plus</strong>. Avant de jouer, décidez combien de temps et d’argent dépenser, et tenez-vous-y. Parlez-nous si ce n’est plus un plaisir.</p>',
    },
    password: {
      title: 'Ne partagez jamais votre mot de passe',
      content:
        '<p>Nous ne demandons jamais votre mot de passe ni un code de vérification, par téléphone ou par chat. Si quelqu’un le fait, prévenez le service client.</p>',
    },
    welcomeBack: {
      title: 'Ravis de vous revoir',
      content:
        '<p>Tous les jeux à <a href="/m/jl-slot">jackpot</a> partagent une même cagnotte, et un match commence toutes les deux heures dans les <a href="/m/sports">sports</a>.</p>',
    },
    jackpotHow: {
      title: 'Comment gagner le jackpot',
      content:
        '<p>1% de chaque mise dans les jeux marqués JACKPOT va dans une même cagnotte. Chaque partie tire un numéro qui peut la gagner tout entière. Les chances figurent dans les règles du jeu.</p>',
    },
    welcome: {
      title: 'Bienvenue sur Araw',
      content:
        '<p>Plus de 600 jeux, tous en pesos. <a href="/m/register">Inscrivez-vous</a> en une minute ou <a href="/m/trail">essayez d’abord gratuitement</a>.</p>',
    },
    firstSteps: {
      title: 'Vos premiers pas',
      content:
        '<ol><li>Vérifiez votre numéro de mobile.</li><li>Lisez les règles du jeu et le taux de retour au joueur.</li><li>Choisissez un jeu et touchez le cœur de ceux que vous aimez.</li></ol>',
    },
    onePot: {
      title: 'Une cagnotte pour tous les jeux à jackpot',
      content:
        '<p>1% de chaque mise y entre, et chaque partie peut tout gagner. Voyez combien elle contient au-dessus des <a href="/m/jl-slot">slots JL</a>.</p>',
    },
    forFun: {
      title: 'Jouez d’abord pour le plaisir',
      content:
        '<p>Un <a href="/m/trail">compte d’essai</a> utilise de l’argent fictif, qui ne s’achète pas et ne se retire pas. Les règles et les cotes sont les mêmes qu’en argent réel, sauf pour le jackpot.</p>',
    },
    matches: {
      title: 'Des matchs jour et nuit',
      content:
        '<p>Un match commence toutes les deux heures, une ligue après l’autre. Pariez jusqu’au coup d’envoi ; le résultat arrive 90 minutes plus tard. <a href="/m/sports">Voir les matchs</a></p>',
    },
    bingo: {
      title: 'Bingo à 75 boules',
      content:
        '<p>Chaque partie tire 36 boules sur 75. Les lignes complètes et les quatre coins paient.</p><p><img src="{picture}" alt="Boules de bingo autour d’une grille"></p>',
    },
    draws: {
      title: 'Un tirage chaque minute',
      content:
        '<p>Les loteries sont tirées toutes les dix minutes, toutes les trois minutes ou chaque minute, à partir d’une graine fixée avant votre pari. <a href="/m/lottery">Voir les loteries</a></p>',
    },
    sabong: {
      title: 'Sabong : meron, wala ou match nul',
      content:
        '<p>Trois camps sur lesquels parier, chacun avec sa cote. Le taux de retour de chacun figure dans les règles.</p>',
    },
    jackpotWon: {
      title: 'Le jackpot peut être gagné',
      content:
        '<p>Chaque partie d’un jeu à jackpot peut le gagner, et une mise doublée double vos chances. <a href="/m/jl-slot">Voir ce que contient la cagnotte</a></p>',
    },
    newGames: {
      title: 'Les nouveaux jeux portent un badge',
      content:
        '<p>Les nouveaux jeux de Palaro Play, Bahaghari Studios, Mayon Works et d’autres portent le badge NOUVEAU.</p>',
    },
    teamFigures: {
      title: 'Les chiffres d’équipe sont ceux du moment',
      content:
        '<p>Ce que votre équipe a misé, gagné et perdu est calculé à partir du registre chaque fois que vous regardez.</p>',
    },
    contracts: {
      title: 'Les contrats gardent leurs conditions',
      content:
        '<p>Un contrat indique ses conditions quand il est offert. Ceux qui sont en cours les gardent.</p>',
    },
    holidayHours: {
      title: 'Horaires de fêtes du service client',
      content: '<p>Pendant les fêtes, nous répondons au chat de 08:00 à 22:00.</p>',
    },
  },
  banners: {
    games: { title: 'Plus de 600 jeux en pesos', subtitle: 'Dès un centavo la partie · {age} ans et plus' },
    jackpot: { title: 'Jackpot du Jeepney', subtitle: 'Chaque partie remplit la cagnotte, une gagne' },
    sports: { title: 'Soutenez votre équipe', subtitle: 'Un match commence toutes les deux heures' },
    fishing: { title: 'Pêche à Tubbataha', subtitle: 'Une baleine paie 96 fois la mise' },
    tables: { title: 'Les tables de la baie de Manille', subtitle: 'Soixante tables, ouvertes jour et nuit' },
    join: { title: 'Rejoignez Araw aujourd’hui', subtitle: 'Ou regardez d’abord : plus de 600 jeux' },
    exclusive: { title: 'Exclusif Araw : Fortune du Carabao', subtitle: 'Une exclusivité de JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Bonus de ₱100', about: 'Immédiatement sur votre solde bonus.' },
    'bonus-500': { title: 'Bonus de ₱500', about: 'Immédiatement sur votre solde bonus.' },
    parol: {
      title: 'Parol en nacre de capiz, 40 cm',
      about: 'Fait main à Pampanga, avec lampe et cordon de 2 m.',
    },
    fan: { title: 'Éventail abaniko', about: 'En palme de buri tressée.' },
    jeepney: { title: 'Maquette de jeepney peinte à la main', about: 'Pièce unique, 18 cm de long.' },
    basketball: {
      title: 'Ballon de basket, taille 7',
      about: 'Pour les salles et les terrains en plein air.',
    },
    headset: { title: 'Casque sans fil', about: 'Bluetooth, 30 heures par charge.' },
  },
};
