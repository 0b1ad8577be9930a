import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Tutti gli avvisi',
    none: 'Nessun avviso',
    gone: "Questo contenuto non c'è più",
    goneHint: 'Potrebbe essere terminato. Gli altri sono ancora qui.',
    unread: 'Nuovo',
    trimmed: 'Questo testo è troppo lungo per mostrarlo intero. Chiedi il resto al servizio clienti.',
    longTerm: 'Senza scadenza',
    period: '{{from}} – {{until}}',
    since: 'Dal {{from}}',
    until: 'Fino al {{until}}',
  },

  promotions: {
    forYou: 'Per te',
    all: 'Tutte le promozioni',
    none: 'Nessuna promozione al momento',
    noneHint: 'Torna presto: ogni settimana ne iniziano di nuove.',
    toRewards: 'Vai a Ricompense',
    more: '{{share}} in più',
    back: '{{share}} indietro',
    bonus: 'Bonus di {{amount}}',
    upTo: 'fino a {{amount}}',
    allGames: 'tutti i giochi',
    promise: {
      depositShare: 'Deposita almeno {{least}} e ricevi {{share}} in più, fino a {{amount}}.',
      depositFixed: 'Deposita almeno {{least}} e ricevi {{amount}} in più.',
      betsShare: 'Riprendi {{share}} delle tue scommesse su {{games}}, fino a {{amount}}.',
      betsFixed: 'Scommetti {{least}} su {{games}} e ricevi {{amount}}.',
      application: 'Inviaci qualche parola e qualche immagine. Se approviamo, ricevi {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Ti diamo il benvenuto',
  },
} satisfies Messages<'IT'>['announcements'];
