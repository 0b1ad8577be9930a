import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Alle Ankündigungen',
    none: 'Keine Ankündigungen',
    gone: 'Das ist nicht mehr hier',
    goneHint: 'Vielleicht ist es beendet. Die anderen sind noch da.',
    unread: 'Neu',
    trimmed: 'Dieser Text ist zu lang, um ihn ganz zu zeigen. Den Rest bekommst du vom Kundenservice.',
    longTerm: 'Langfristig',
    period: '{{from}} – {{until}}',
    since: 'Seit {{from}}',
    until: 'Bis {{until}}',
  },

  promotions: {
    forYou: 'Für dich',
    all: 'Alle Aktionen',
    none: 'Gerade keine Aktionen',
    noneHint: 'Schau bald wieder vorbei: Jede Woche starten neue.',
    toRewards: 'Zu den Prämien',
    more: '{{share}} mehr',
    back: '{{share}} zurück',
    bonus: '{{amount}} Bonus',
    upTo: 'bis zu {{amount}}',
    allGames: 'alle Spiele',
    promise: {
      depositShare: 'Zahle {{least}} oder mehr ein und bekomm {{share}} extra, bis zu {{amount}}.',
      depositFixed: 'Zahle {{least}} oder mehr ein und bekomm {{amount}} extra.',
      betsShare: 'Bekomm {{share}} deiner Einsätze zurück, bis zu {{amount}}. Es zählen: {{games}}.',
      betsFixed: 'Setze {{least}} und bekomm {{amount}}. Es zählen: {{games}}.',
      application: 'Schick uns ein paar Worte und Bilder. Wenn wir zustimmen, bekommst du {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Willkommen',
  },
} satisfies Messages<'DE'>['announcements'];
