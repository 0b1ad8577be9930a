import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Slots, casino en direct, pêche, sports et bingo sur votre téléphone.',
    loading: 'Chargement en cours. Un instant.',
    late: 'Une partie de cette page n’est pas chargée. Vous pouvez la lire, mais les boutons ne fonctionnent pas encore.',
    noScript:
      'Sans JavaScript, vous pouvez lire cette page et suivre ses liens. Activez-le pour vous connecter et jouer.',
    tooOld:
      'Ce navigateur est trop ancien pour ce site. Mettez-le à jour ou ouvrez cette page dans un navigateur plus récent.',
    askService: 'Ou demandez au service client :',
  },
} satisfies Messages<'FR'>['pages'];
