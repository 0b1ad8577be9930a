import type { Messages } from '../messages.ts';

export const benefits = {
  benefits: {
    own: 'Votre niveau',
    since: 'Votre niveau depuis le {{day}}',
    noLevel: 'Pas encore de niveau',
    next: 'Prochain',
    cashIn: 'Déposer',
    bets: 'Mises valides',
    towards: '{{what}} : vers {{level}}',
    progress: '{{have}} sur {{target}}',
    both_one:
      'Il vous faut les deux en {{count}} jour. Les niveaux changent à minuit (fuseau horaire {{zone}}).',
    both_many:
      'Il vous faut les deux sur les {{count}} de derniers jours. Les niveaux changent à minuit (fuseau horaire {{zone}}).',
    both_other:
      'Il vous faut les deux sur les {{count}} derniers jours. Les niveaux changent à minuit (fuseau horaire {{zone}}).',
    reached: 'Vous avez atteint {{level}}. Ce niveau commence à minuit (fuseau horaire {{zone}}).',
    highest: 'Vous êtes au niveau le plus élevé.',
    keep: 'Pour garder {{level}}',
    keepUntil_one:
      'Il est à vous jusqu’au {{day}}, quelles que soient vos mises. Ensuite, il vous faut en {{count}} jour :',
    keepUntil_many:
      'Il est à vous jusqu’au {{day}}, quelles que soient vos mises. Ensuite, il vous faut sur les {{count}} de derniers jours :',
    keepUntil_other:
      'Il est à vous jusqu’au {{day}}, quelles que soient vos mises. Ensuite, il vous faut sur les {{count}} derniers jours :',
    keepNow_one: 'Il vous faut en {{count}} jour :',
    keepNow_many: 'Il vous faut sur les {{count}} de derniers jours :',
    keepNow_other: 'Il vous faut sur les {{count}} derniers jours :',
    keepNothing: 'Il reste à vous, quelles que soient vos mises.',
    falls: 'S’il manque l’un des deux, vous perdez un niveau à minuit.',
    gifts: 'Vos cadeaux',
    noGifts: 'Les cadeaux viennent avec les niveaux.',
    monthly: 'Cadeau du mois, {{month}}',
    upgrade: 'Passage à {{level}}',
    birthday: 'Cadeau d’anniversaire',
    once: 'une fois',
    until: 'jusqu’au {{day}}',
    days: 'du {{from}} au {{until}}',
    noBirthDate: 'nous n’avons pas votre date de naissance ; le service client peut l’ajouter',
    later: 'Plus tard',
    all: 'Tous les niveaux',
    allNote:
      'Dépôts et mises valides sur la durée indiquée. Le chiffre le plus petit permet de garder le niveau.',
    heads: {
      level: 'Niveau',
      cashInPesos: 'Dépôts ₱',
      betsPesos: 'Mises valides ₱',
      upgradePesos: 'Passage ₱',
      monthPesos: 'Mois ₱',
      birthdayPesos: 'Anniversaire ₱',
    },
    yours: 'Le vôtre',
    inDays_one: 'en {{count}} jour',
    inDays_many: 'en {{count}} de jours',
    inDays_other: 'en {{count}} jours',
    keepFor: 'garder {{amount}}',
    category: 'Catégorie',
    rates: 'Cashback par niveau',
    ratesNote: 'Payé sur les mises valides, selon votre niveau le jour où elles sont réglées.',
  },
} satisfies Messages<'FR'>['benefits'];
