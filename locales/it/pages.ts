import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Slot, casinò live, pesca, sport e bingo sul tuo telefono.',
    loading: 'Caricamento ancora in corso. Un momento.',
    late: 'Una parte di questa pagina non si è caricata. Puoi leggerla, ma i pulsanti non funzionano ancora.',
    noScript:
      'Senza JavaScript puoi leggere questa pagina e seguirne i link. Attivalo per accedere e giocare.',
    tooOld:
      'Questo browser è troppo vecchio per questo sito. Aggiornalo o apri questa pagina in uno più recente.',
    askService: 'Oppure chiedi al servizio clienti:',
  },
} satisfies Messages<'IT'>['pages'];
