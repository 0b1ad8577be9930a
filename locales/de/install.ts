import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'App-Update',
    ready: 'Eine neue Version ist da.',
    take: 'Aktualisieren',
    later: 'Später',
  },

  install: {
    lead: 'Öffnet sich vom Startbildschirm im Vollbild und startet schneller.',
    android: 'Android',
    ios: 'iPhone und iPad',
    forAndroid: 'Für Android laden',
    forIos: 'Für iPhone und iPad laden',
    profile: 'Profil laden',
    install: 'Jetzt installieren',
    addToHome: 'Zum Startbildschirm hinzufügen',
    guides: 'Alle Anleitungen',
    useSafari:
      'Nur Safari kann das Profil installieren. Öffne das Menü dieser App oder dieses Browsers und wähle „In Safari öffnen“.',
    noLink: 'Gerade gibt es keinen Download. Über den Startbildschirm klappt es genauso gut.',
    noticeTitle: 'Hinweis',
    noticeText: 'Bitte nutze Safari, um die App zu laden.',
    tooOld: 'Dein iOS ist zu alt für die App. Bitte aktualisiere auf iOS 12.4 oder neuer.',
    needsUpdate: 'Die App braucht iOS 12.4 oder neuer.',
    scanTitle: 'Auf deinem Handy',
    scanText: 'Scanne diesen Code mit der Kamera deines Handys.',
    scanCode: 'QR-Code mit der Adresse dieser Seite',
    links: 'Mehr von uns',
    affiliate: 'Partner werden',
    guide: {
      androidApp: {
        title: 'App installieren',
        step1: 'Tippe auf „Für Android laden“ und warte auf die Datei.',
        step2: 'Öffne sie. Erlaube deinem Browser, falls gefragt, Apps zu installieren.',
        step3: 'Tippe auf „Installieren“, dann auf „Öffnen“.',
      },
      androidHome: {
        title: 'Zum Startbildschirm hinzufügen',
        step1: 'Öffne das Menü deines Browsers.',
        step2: 'Wähle „Zum Startbildschirm hinzufügen“ oder „App installieren“.',
        step3: 'Tippe auf „Hinzufügen“. Das Symbol ist auf deinem Startbildschirm.',
      },
      iosHome: {
        title: 'Zum Startbildschirm hinzufügen',
        step1: 'Öffne diese Seite in Safari und tippe auf „Teilen“.',
        step2: 'Wähle „Zum Home-Bildschirm“.',
        step3: 'Tippe auf „Hinzufügen“. Das Symbol ist auf deinem Startbildschirm.',
      },
      profile: {
        title: 'Profil installieren',
        step1: 'Tippe auf „Profil laden“, dann auf „Zulassen“.',
        step2: 'Öffne die Einstellungen und tippe auf „Profil geladen“.',
        step3: 'Tippe auf „Installieren“. Das Symbol ist auf deinem Startbildschirm.',
      },
      profileByHand: {
        title: 'Profil von Hand installieren (iOS 17 oder neuer)',
        step1: 'Tippe auf „Profil laden“, dann auf „Zulassen“ und „Schließen“.',
        step2: 'Öffne Einstellungen › Allgemein › VPN und Geräteverwaltung und wähle das Profil.',
        step3:
          'Tippe auf „Installieren“ und gib deinen Gerätecode ein. Das Symbol ist auf deinem Startbildschirm.',
      },
    },
  },
} satisfies Messages<'DE'>['install'];
