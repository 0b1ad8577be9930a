import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Saisissez un montant.',
      malformed: 'Saisissez le montant en chiffres, par exemple 1000 ou 1000.50.',
      unclear:
        'Le point sépare-t-il les milliers ou les centavos ? Saisissez le montant sans séparateur de milliers, avec deux décimales au plus.',
      tooFine: 'Saisissez un montant avec deux décimales au plus.',
      zero: 'Saisissez un montant supérieur à 0.',
    },
    copy: 'Copier : {{name}}',
    copied: 'Copié',
    notCopied: 'Copie impossible. Appuyez longuement dessus pour le copier vous-même.',
    clearAmount: 'Effacer le montant',
    nothingToSend: 'Vous n’avez rien à retirer ni à transférer pour le moment.',
    steps: 'Progression',
    digit: 'Chiffre {{place}} sur 6',
    showDigits: 'Afficher les chiffres',
    minutesLeft_one: 'Il reste {{count}} minute',
    minutesLeft_many: 'Il reste {{count}} de minutes',
    minutesLeft_other: 'Il reste {{count}} minutes',
    timeOver: 'Le temps est écoulé.',
    demands: {
      title: 'Avant de continuer',
      until: 'Jusqu’au',
      email: 'Vérifiez votre e-mail',
      mobile: 'Vérifiez votre numéro de mobile',
      payeeName: 'Ajoutez votre nom',
      ownLimit: 'Voir votre limite',
      limitsOffer: 'Décider de vos limites',
      service: 'Demander au service client',
    },
  },
  paymentConfirmation: {
    label: 'PIN de paiement',
    incomplete: 'Saisissez les six chiffres.',
    wrong_one: 'PIN de paiement incorrect. Il reste {{count}} essai.',
    wrong_many: 'PIN de paiement incorrect. Il reste {{count}} d’essais.',
    wrong_other: 'PIN de paiement incorrect. Il reste {{count}} essais.',
    unsure: 'Vérification en cours. Votre argent est en sécurité.',
    stopped:
      'Nous n’avons pas encore pu confirmer. Votre argent est en sécurité. Vérifiez à nouveau : rien ne sera fait deux fois.',
    askAgain: 'Vérifier à nouveau',
    forgotten: 'Oublié ?',
    lockedUntil: 'Bloqué jusqu’au {{time}}.',
    locked:
      'Cinq essais incorrects. D’ici là, vous ne pouvez rien confirmer sur aucun appareil, même avec un nouveau PIN de paiement. Votre argent est en sécurité.',
    timeLeft: 'Temps restant',
    recover: 'Je l’ai oublié : en choisir un nouveau',
    missing: 'Vous n’avez pas encore défini de PIN de paiement.',
    set: 'Définir un PIN de paiement',
    isSet: 'Je l’ai défini',
  },
} satisfies Messages<'FR'>['payments'];
