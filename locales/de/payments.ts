import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Gib einen Betrag ein.',
      malformed: 'Gib den Betrag in Ziffern ein, etwa 1000 oder 1000.50.',
      unclear:
        'Trennt der Punkt Tausender oder Centavos ab? Gib den Betrag ohne Tausendertrennung ein, mit höchstens zwei Nachkommastellen.',
      tooFine: 'Gib einen Betrag mit höchstens zwei Nachkommastellen ein.',
      zero: 'Gib einen Betrag über 0 ein.',
    },
    copy: '{{name}} kopieren',
    copied: 'Kopiert',
    notCopied: 'Kopieren ging nicht. Halte es gedrückt, um es selbst zu kopieren.',
    clearAmount: 'Betrag löschen',
    nothingToSend: 'Du hast gerade nichts zum Auszahlen oder Überweisen.',
    steps: 'Bisheriger Fortschritt',
    digit: 'Ziffer {{place}} von 6',
    showDigits: 'Ziffern anzeigen',
    minutesLeft_one: 'Noch {{count}} Minute',
    minutesLeft_other: 'Noch {{count}} Minuten',
    timeOver: 'Die Zeit ist um.',
    demands: {
      title: 'Bevor es weitergeht',
      until: 'Bis',
      email: 'E-Mail bestätigen',
      mobile: 'Handynummer bestätigen',
      payeeName: 'Namen ergänzen',
      ownLimit: 'Limit ansehen',
      limitsOffer: 'Über Limits entscheiden',
      service: 'Kundenservice fragen',
    },
  },
  paymentConfirmation: {
    label: 'Zahlungs-PIN',
    incomplete: 'Gib alle sechs Ziffern ein.',
    wrong_one: 'Falsche Zahlungs-PIN. Noch ein Versuch.',
    wrong_other: 'Falsche Zahlungs-PIN. Noch {{count}} Versuche.',
    unsure: 'Wir prüfen noch. Dein Geld ist sicher.',
    stopped:
      'Wir konnten das noch nicht bestätigen. Dein Geld ist sicher. Prüfe erneut: Es passiert nicht doppelt.',
    askAgain: 'Erneut prüfen',
    forgotten: 'Vergessen?',
    lockedUntil: 'Gesperrt bis {{time}}.',
    locked:
      'Fünf falsche Versuche. Bis dahin kannst du auf keinem Gerät etwas bestätigen, auch nicht mit einer neuen Zahlungs-PIN. Dein Geld ist sicher.',
    timeLeft: 'Verbleibende Zeit',
    recover: 'Vergessen: neue wählen',
    missing: 'Du hast noch keine Zahlungs-PIN festgelegt.',
    set: 'Zahlungs-PIN festlegen',
    isSet: 'Ich habe sie festgelegt',
  },
} satisfies Messages<'DE'>['payments'];
