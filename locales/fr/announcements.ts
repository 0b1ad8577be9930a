import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Toutes les annonces',
    none: 'Aucune annonce',
    gone: 'Cette annonce n’est plus ici',
    goneHint: 'Elle est peut-être terminée. Les autres sont toujours là.',
    unread: 'Nouveau',
    trimmed: 'Ce texte est trop long pour être affiché en entier. Demandez la suite au service client.',
    longTerm: 'Longue durée',
    period: '{{from}} – {{until}}',
    since: 'Depuis le {{from}}',
    until: 'Jusqu’au {{until}}',
  },

  promotions: {
    forYou: 'Pour vous',
    all: 'Toutes les promotions',
    none: 'Aucune promotion pour le moment',
    noneHint: 'Revenez bientôt : de nouvelles promotions commencent chaque semaine.',
    toRewards: 'Aller aux récompenses',
    more: '{{share}} en plus',
    back: '{{share}} reversés',
    bonus: '{{amount}} de bonus',
    upTo: 'jusqu’à {{amount}}',
    allGames: 'tous les jeux',
    promise: {
      depositShare: 'Déposez {{least}} ou plus et recevez {{share}} en plus, jusqu’à {{amount}}.',
      depositFixed: 'Déposez {{least}} ou plus et recevez {{amount}} en plus.',
      betsShare: 'Récupérez {{share}} de vos mises sur {{games}}, jusqu’à {{amount}}.',
      betsFixed: 'Misez {{least}} sur {{games}} et recevez {{amount}}.',
      application: 'Envoyez-nous quelques mots et des images. Si nous validons, vous recevez {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Bienvenue',
  },
} satisfies Messages<'FR'>['announcements'];
