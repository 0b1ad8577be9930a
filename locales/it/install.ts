import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: "Aggiornamento dell'app",
    ready: 'È pronta una nuova versione.',
    take: 'Aggiorna',
    later: 'Più tardi',
  },

  install: {
    lead: 'Si apre a schermo intero dalla schermata Home e si avvia più in fretta.',
    android: 'Android',
    ios: 'iPhone e iPad',
    forAndroid: 'Scarica per Android',
    forIos: 'Scarica per iPhone e iPad',
    profile: 'Scarica il profilo',
    install: 'Installa ora',
    addToHome: 'Aggiungi alla Home',
    guides: 'Tutte le guide',
    useSafari:
      'Solo Safari può installare il profilo. Apri il menu di questa app o di questo browser e scegli “Apri in Safari”.',
    noLink:
      'Al momento nessun download è disponibile. Aggiungerla alla schermata Home funziona altrettanto bene.',
    noticeTitle: 'Nota',
    noticeText: "Usa Safari per scaricare l'app.",
    tooOld: "Il tuo iOS è troppo vecchio per l'app. Aggiorna a iOS 12.4 o successivo.",
    needsUpdate: "L'app richiede iOS 12.4 o successivo.",
    scanTitle: 'Sul tuo telefono',
    scanText: 'Inquadra questo codice con la fotocamera del telefono.',
    scanCode: "Codice QR con l'indirizzo di questa pagina",
    links: 'Altro da noi',
    affiliate: 'Diventa partner',
    guide: {
      androidApp: {
        title: "Installa l'app",
        step1: 'Tocca “Scarica per Android” e attendi il file.',
        step2: 'Aprilo. Se richiesto, consenti al browser di installare app.',
        step3: 'Tocca “Installa”, poi “Apri”.',
      },
      androidHome: {
        title: 'Aggiungi alla schermata Home',
        step1: 'Apri il menu del browser.',
        step2: 'Scegli “Aggiungi a schermata Home” o “Installa app”.',
        step3: "Tocca “Aggiungi”. L'icona è sulla schermata Home.",
      },
      iosHome: {
        title: 'Aggiungi alla schermata Home',
        step1: 'Apri questa pagina in Safari e tocca “Condividi”.',
        step2: 'Scegli “Aggiungi alla schermata Home”.',
        step3: "Tocca “Aggiungi”. L'icona è sulla schermata Home.",
      },
      profile: {
        title: 'Installa il profilo',
        step1: 'Tocca “Scarica il profilo”, poi “Consenti”.',
        step2: 'Apri Impostazioni e tocca “Profilo scaricato”.',
        step3: "Tocca “Installa”. L'icona è sulla schermata Home.",
      },
      profileByHand: {
        title: 'Installa il profilo a mano (iOS 17 o successivo)',
        step1: 'Tocca “Scarica il profilo”, poi “Consenti” e “Chiudi”.',
        step2: 'Apri Impostazioni › Generali › VPN e gestione dispositivi e scegli il profilo.',
        step3: "Tocca “Installa” e inserisci il tuo codice. L'icona è sulla schermata Home.",
      },
    },
  },
} satisfies Messages<'IT'>['install'];
