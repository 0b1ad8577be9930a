import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Zeitraum der Rangliste',
    periods: { day: 'Heute', week: 'Diese Woche', month: 'Diesen Monat' },
    deposits: {
      day: 'Gutgeschriebene Einzahlungen am {{from}} (Zeitzone {{zone}}).',
      days: 'Gutgeschriebene Einzahlungen, {{from}} bis {{to}} (Zeitzone {{zone}}).',
      follows: 'Zurückgebuchte Einzahlungen zählen nicht.',
    },
    bets: {
      day: 'Wetten, abgerechnet am {{from}} (Zeitzone {{zone}}). Offene Wetten zählen, sobald sie abgerechnet sind.',
      days: 'Wetten, abgerechnet {{from}} bis {{to}} (Zeitzone {{zone}}). Offene Wetten zählen, sobald sie abgerechnet sind.',
      follows: 'Erstattete und stornierte Wetten zählen nicht.',
    },
    asOf: 'Stand: {{moment}}.',
    list: 'Rangliste',
    place: 'Platz {{place}}',
    prize: 'Preis {{amount}}',
    you: 'Du',
    none: 'Noch steht niemand in der Rangliste',
    rules: 'Regeln und Preise',
    equal: 'Bei Gleichstand steht oben, wer zuerst dort war.',
    closed: 'Die Preise stehen am Ende des Zeitraums fest. Spätere Änderungen betreffen sie nicht.',
    turnover_one:
      'Hol dir einen Preis innerhalb von {{count}} Tag unter Prämien ab. Setze ihn {{factor}} × um, bevor du ihn auszahlen kannst.',
    turnover_other:
      'Hol dir einen Preis innerhalb von {{count}} Tagen unter Prämien ab. Setze ihn {{factor}} × um, bevor du ihn auszahlen kannst.',
    free_one:
      'Hol dir einen Preis innerhalb von {{count}} Tag unter Prämien ab. Er geht direkt auf dein Guthaben, kein Umsatz nötig.',
    free_other:
      'Hol dir einen Preis innerhalb von {{count}} Tagen unter Prämien ab. Er geht direkt auf dein Guthaben, kein Umsatz nötig.',
    prizes: 'Preise',
    places: 'Plätze {{first}} bis {{last}}',
    noPrizes: 'Diese Rangliste hat keine Preise.',
    behind: '{{amount}} hinter Platz {{place}}.',
    samePrize: 'Dort gibt es den gleichen Preis.',
    prizeThere: 'Der Preis dort ist {{amount}}.',
    prizesTo_one: 'Der erste Platz gewinnt einen Preis.',
    prizesTo_other: 'Die ersten {{count}} Plätze gewinnen Preise.',
    first: 'Du liegst vorn.',
    noPlace: 'Du stehst noch nicht in der Rangliste.',
    out: 'Du bist in den Ranglisten verborgen.',
    excluded: 'Du hast dich vom Spielen ausgeschlossen und stehst deshalb in keiner Rangliste.',
    visitor: 'Melde dich an, um deinen Platz zu sehen.',
    stayOut: 'In Ranglisten verbergen',
    comeBack: 'In Ranglisten zeigen',
    presence:
      'Wenn du dich verbirgst, sieht dich niemand und du gewinnst keine Preise. Das gilt ab jetzt für alle Ranglisten.',
    limits: 'Meine Limits',
    other: { deposits: 'Zur Wettrangliste', bets: 'Zur Einzahlungsrangliste' },
  },
} satisfies Messages<'DE'>['ranks'];
