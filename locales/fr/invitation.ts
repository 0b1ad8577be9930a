import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} pour vous, {{friend}} pour un ami',
    promiseOwn: '{{own}} pour vous',
    when_one:
      'Pour chaque ami de {{age}} ans ou plus qui s’inscrit avec votre lien et fait ceci sous {{count}} jour.',
    when_many:
      'Pour chaque ami de {{age}} ans ou plus qui s’inscrit avec votre lien et fait ceci sous {{count}} de jours.',
    when_other:
      'Pour chaque ami de {{age}} ans ou plus qui s’inscrit avec votre lien et fait ceci sous {{count}} jours.',
    qr: 'Code QR de votre lien',
    code: 'Votre code',
    copy: 'Copier le code',
    link: 'Votre lien',
    copyLink: 'Copier le lien',
    copied: { code: 'Code copié.', link: 'Lien copié.' },
    notCopied: 'Copie impossible. Sélectionnez le texte et copiez-le vous-même.',
    share: 'Partager mon lien',
    invited: 'Invités',
    rewarded: 'Récompensés',
    earned: 'Gagné',
    earns: 'Ce que vous gagnez',
    joins: 'Votre ami s’inscrit',
    nothing: 'Encore rien',
    deposit: 'Un premier dépôt de {{amount}} ou plus',
    forFriend: 'et {{amount}} pour votre ami',
    bets: '{{amount}} de paris réglés au total',
    turnover: 'Misez {{factor}} × chaque récompense avant de pouvoir la retirer.',
    free: 'Les récompenses arrivent directement sur votre solde. Aucune mise exigée.',
    checked:
      'Si un ami pourrait être vous, ou partage votre compte de retrait ou votre appareil, notre équipe le vérifie avant que vous ne gagniez quoi que ce soit.',
    friends: 'Amis',
    joined: 'Inscrit le {{day}}',
    none: 'Personne ne s’est encore inscrit avec votre lien.',
    newest_one: 'Seul le dernier ami inscrit ({{count}}) est affiché.',
    newest_many: 'Les {{count}} de derniers amis inscrits sont affichés.',
    newest_other: 'Les {{count}} derniers amis inscrits sont affichés.',
  },
} satisfies Messages<'FR'>['invitation'];
