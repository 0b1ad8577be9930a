import type { Messages } from '../messages.ts';

export const benefits = {
  benefits: {
    own: 'Dein Level',
    since: 'Dein Level seit {{day}}',
    noLevel: 'Noch kein Level',
    next: 'Als Nächstes',
    cashIn: 'Einzahlen',
    bets: 'Gültige Einsätze',
    towards: '{{what}} für {{level}}',
    progress: '{{have}} von {{target}}',
    both_one:
      'Du brauchst beides innerhalb von {{count}} Tag. Level wechseln um Mitternacht (Zeitzone {{zone}}).',
    both_other:
      'Du brauchst beides in den letzten {{count}} Tagen. Level wechseln um Mitternacht (Zeitzone {{zone}}).',
    reached: 'Du hast {{level}} erreicht. Es beginnt um Mitternacht (Zeitzone {{zone}}).',
    highest: 'Du bist auf dem höchsten Level.',
    keep: 'Um {{level}} zu behalten',
    keepUntil_one:
      'Es gehört dir bis {{day}}, egal was du setzt. Danach brauchst du innerhalb von {{count}} Tag:',
    keepUntil_other:
      'Es gehört dir bis {{day}}, egal was du setzt. Danach brauchst du in den letzten {{count}} Tagen:',
    keepNow_one: 'Du brauchst innerhalb von {{count}} Tag:',
    keepNow_other: 'Du brauchst in den letzten {{count}} Tagen:',
    keepNothing: 'Es bleibt deins, egal was du setzt.',
    falls: 'Fehlt eines von beiden, fällst du um Mitternacht um ein Level.',
    gifts: 'Deine Geschenke',
    noGifts: 'Geschenke gibt es mit den Levels.',
    monthly: 'Monatsgeschenk, {{month}}',
    upgrade: 'Aufstieg zu {{level}}',
    birthday: 'Geburtstagsgeschenk',
    once: 'einmalig',
    until: 'bis {{day}}',
    days: '{{from}} bis {{until}}',
    noBirthDate: 'uns fehlt dein Geburtsdatum; der Kundenservice kann es ergänzen',
    later: 'Später',
    all: 'Alle Level',
    allNote:
      'Einzahlungen und gültige Einsätze innerhalb der gezeigten Tage. Die kleinere Zahl hält das Level.',
    heads: {
      level: 'Level',
      cashInPesos: 'Einzahlen ₱',
      betsPesos: 'Gültige Einsätze ₱',
      upgradePesos: 'Aufstieg ₱',
      monthPesos: 'Monat ₱',
      birthdayPesos: 'Geburtstag ₱',
    },
    yours: 'Deins',
    inDays_one: 'in {{count}} Tag',
    inDays_other: 'in {{count}} Tagen',
    keepFor: 'halten {{amount}}',
    category: 'Kategorie',
    rates: 'Cashback nach Level',
    ratesNote: 'Auf gültige Einsätze, nach deinem Level an dem Tag, an dem sie abgerechnet werden.',
  },
} satisfies Messages<'DE'>['benefits'];
