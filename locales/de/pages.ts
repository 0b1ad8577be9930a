import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Slots, Live-Casino, Fischen, Sport und Bingo auf deinem Handy.',
    loading: 'Lädt noch. Einen Moment.',
    late: 'Ein Teil dieser Seite ist nicht geladen. Du kannst sie lesen, aber die Knöpfe funktionieren noch nicht.',
    noScript:
      'Ohne JavaScript kannst du diese Seite lesen und ihren Links folgen. Schalte es ein, um dich anzumelden und zu spielen.',
    tooOld:
      'Dieser Browser ist zu alt für diese Seite. Aktualisiere ihn oder öffne die Seite in einem neueren.',
    askService: 'Oder frag den Kundenservice:',
  },
} satisfies Messages<'DE'>['pages'];
