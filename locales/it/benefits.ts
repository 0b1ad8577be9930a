import type { Messages } from '../messages.ts';

export const benefits = {
  benefits: {
    own: 'Il tuo livello',
    since: 'Il tuo livello dal {{day}}',
    noLevel: 'Ancora nessun livello',
    next: 'Prossimo',
    cashIn: 'Deposita',
    bets: 'Scommesse valide',
    towards: '{{what}} per {{level}}',
    progress: '{{have}} di {{target}}',
    both_one: "Ti servono entrambi nell'ultimo giorno. I livelli cambiano a mezzanotte, ora di {{zone}}.",
    both_many:
      'Ti servono entrambi negli ultimi {{count}} di giorni. I livelli cambiano a mezzanotte, ora di {{zone}}.',
    both_other:
      'Ti servono entrambi negli ultimi {{count}} giorni. I livelli cambiano a mezzanotte, ora di {{zone}}.',
    reached: 'Hai raggiunto {{level}}. Inizia a mezzanotte, ora di {{zone}}.',
    highest: 'Sei al livello più alto.',
    keep: 'Per mantenere {{level}}',
    keepUntil_one:
      "È tuo fino al {{day}}, qualunque cosa tu scommetta. Dopo, nell'ultimo giorno, ti servono:",
    keepUntil_many:
      'È tuo fino al {{day}}, qualunque cosa tu scommetta. Dopo, negli ultimi {{count}} di giorni, ti servono:',
    keepUntil_other:
      'È tuo fino al {{day}}, qualunque cosa tu scommetta. Dopo, negli ultimi {{count}} giorni, ti servono:',
    keepNow_one: "Nell'ultimo giorno ti servono:",
    keepNow_many: 'Negli ultimi {{count}} di giorni ti servono:',
    keepNow_other: 'Negli ultimi {{count}} giorni ti servono:',
    keepNothing: 'Resta tuo, qualunque cosa tu scommetta.',
    falls: 'Se manchi anche solo uno dei due, a mezzanotte scendi di un livello.',
    gifts: 'I tuoi regali',
    noGifts: 'I regali arrivano con i livelli.',
    monthly: 'Regalo mensile, {{month}}',
    upgrade: 'Per aver raggiunto {{level}}',
    birthday: 'Regalo di compleanno',
    once: 'una volta',
    until: 'fino al {{day}}',
    days: 'dal {{from}} al {{until}}',
    noBirthDate: 'non abbiamo la tua data di nascita; il servizio clienti può aggiungerla',
    later: 'Più tardi',
    all: 'Tutti i livelli',
    allNote:
      'Depositi e scommesse valide nei giorni indicati. La cifra più bassa serve a mantenere il livello.',
    heads: {
      level: 'Livello',
      cashInPesos: 'Depositi ₱',
      betsPesos: 'Scommesse valide ₱',
      upgradePesos: 'Al traguardo ₱',
      monthPesos: 'Mese ₱',
      birthdayPesos: 'Compleanno ₱',
    },
    yours: 'Il tuo',
    inDays_one: 'in {{count}} giorno',
    inDays_many: 'in {{count}} di giorni',
    inDays_other: 'in {{count}} giorni',
    keepFor: 'mantieni {{amount}}',
    category: 'Categoria',
    rates: 'Cashback per livello',
    ratesNote: 'Pagato sulle scommesse valide, al livello che hai il giorno in cui si concludono.',
  },
} satisfies Messages<'IT'>['benefits'];
