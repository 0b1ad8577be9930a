import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Mise à jour de l’application',
    ready: 'Une nouvelle version est prête.',
    take: 'Mettre à jour',
    later: 'Plus tard',
  },

  install: {
    lead: 'S’ouvre en plein écran depuis votre écran d’accueil et démarre plus vite.',
    android: 'Android',
    ios: 'iPhone et iPad',
    forAndroid: 'Télécharger pour Android',
    forIos: 'Télécharger pour iPhone et iPad',
    profile: 'Télécharger le profil',
    install: 'Installer',
    addToHome: 'Ajouter à l’écran d’accueil',
    guides: 'Tous les guides',
    useSafari:
      'Seul Safari peut installer le profil. Ouvrez le menu de cette application ou de ce navigateur et choisissez « Ouvrir dans Safari ».',
    noLink:
      'Aucun téléchargement n’est disponible pour le moment. L’ajout à l’écran d’accueil fonctionne tout aussi bien.',
    noticeTitle: 'À noter',
    noticeText: 'Veuillez utiliser Safari pour télécharger l’application.',
    tooOld:
      'Votre version d’iOS est trop ancienne pour l’application. Veuillez passer à iOS 12.4 ou plus récent.',
    needsUpdate: 'L’application nécessite iOS 12.4 ou plus récent.',
    scanTitle: 'Sur votre téléphone',
    scanText: 'Scannez ce code avec l’appareil photo de votre téléphone.',
    scanCode: 'Code QR avec l’adresse de cette page',
    links: 'Plus de chez nous',
    affiliate: 'Devenir partenaire',
    guide: {
      androidApp: {
        title: 'Installer l’application',
        step1: 'Touchez « Télécharger pour Android » et attendez le fichier.',
        step2: 'Ouvrez-le. Si on vous le demande, autorisez votre navigateur à installer des applications.',
        step3: 'Touchez « Installer », puis « Ouvrir ».',
      },
      androidHome: {
        title: 'Ajouter à l’écran d’accueil',
        step1: 'Ouvrez le menu de votre navigateur.',
        step2: 'Choisissez « Ajouter à l’écran d’accueil » ou « Installer l’application ».',
        step3: 'Touchez « Ajouter ». L’icône est sur votre écran d’accueil.',
      },
      iosHome: {
        title: 'Ajouter à l’écran d’accueil',
        step1: 'Ouvrez cette page dans Safari et touchez « Partager ».',
        step2: 'Choisissez « Sur l’écran d’accueil ».',
        step3: 'Touchez « Ajouter ». L’icône est sur votre écran d’accueil.',
      },
      profile: {
        title: 'Installer le profil',
        step1: 'Touchez « Télécharger le profil », puis « Autoriser ».',
        step2: 'Ouvrez Réglages et touchez « Profil téléchargé ».',
        step3: 'Touchez « Installer ». L’icône est sur votre écran d’accueil.',
      },
      profileByHand: {
        title: 'Installer le profil à la main (iOS 17 ou plus récent)',
        step1: 'Touchez « Télécharger le profil », puis « Autoriser » et « Fermer ».',
        step2: 'Ouvrez Réglages › Général › VPN et gestion de l’appareil et choisissez le profil.',
        step3:
          'Touchez « Installer » et saisissez le code de votre appareil. L’icône est sur votre écran d’accueil.',
      },
    },
  },
} satisfies Messages<'FR'>['install'];
