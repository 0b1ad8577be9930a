import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Periodo della classifica',
    periods: { day: 'Oggi', week: 'Questa settimana', month: 'Questo mese' },
    deposits: {
      day: 'Depositi accreditati il {{from}}, ora di {{zone}}.',
      days: 'Depositi accreditati dal {{from}} al {{to}}, ora di {{zone}}.',
      follows: 'I depositi stornati non contano.',
    },
    bets: {
      day: 'Scommesse concluse il {{from}}, ora di {{zone}}. Le scommesse aperte contano quando si concludono.',
      days: 'Scommesse concluse dal {{from}} al {{to}}, ora di {{zone}}. Le scommesse aperte contano quando si concludono.',
      follows: 'Le scommesse rimborsate e annullate non contano.',
    },
    asOf: 'Aggiornato al {{moment}}.',
    list: 'Classifica',
    place: '{{place}}º posto',
    prize: 'Premio di {{amount}}',
    you: 'Tu',
    none: 'Ancora nessuno in classifica',
    rules: 'Regole e premi',
    equal: 'Parità: chi è arrivato prima sta più in alto.',
    closed: 'I premi sono fissati alla fine del periodo. Le modifiche successive non li cambiano.',
    turnover_one:
      'Riscuoti il premio in Ricompense entro {{count}} giorno. Scommettilo {{factor}} × prima di poterlo prelevare.',
    turnover_many:
      'Riscuoti il premio in Ricompense entro {{count}} di giorni. Scommettilo {{factor}} × prima di poterlo prelevare.',
    turnover_other:
      'Riscuoti il premio in Ricompense entro {{count}} giorni. Scommettilo {{factor}} × prima di poterlo prelevare.',
    free_one:
      'Riscuoti il premio in Ricompense entro {{count}} giorno. Va direttamente sul tuo saldo, senza dover scommettere.',
    free_many:
      'Riscuoti il premio in Ricompense entro {{count}} di giorni. Va direttamente sul tuo saldo, senza dover scommettere.',
    free_other:
      'Riscuoti il premio in Ricompense entro {{count}} giorni. Va direttamente sul tuo saldo, senza dover scommettere.',
    prizes: 'Premi',
    places: 'Posti da {{first}} a {{last}}',
    noPrizes: 'Questa classifica non ha premi.',
    behind: 'A {{amount}} dal {{place}}º posto.',
    samePrize: 'Lì il premio è lo stesso.',
    prizeThere: 'Lì il premio è {{amount}}.',
    prizesTo_one: 'Il primo posto vince un premio.',
    prizesTo_many: 'I primi {{count}} di posti vincono premi.',
    prizesTo_other: 'I primi {{count}} posti vincono premi.',
    first: 'Sei in testa.',
    noPlace: 'Non sei ancora in classifica.',
    out: 'Non compari nelle classifiche.',
    excluded: "Hai scelto l'autoesclusione dal gioco, quindi non sei in nessuna classifica.",
    visitor: 'Accedi per vedere il tuo posto.',
    stayOut: 'Nascondimi dalle classifiche',
    comeBack: 'Mostrami nelle classifiche',
    presence: 'Se ti nascondi, nessuno ti vede e non vinci premi. Da ora vale per tutte le classifiche.',
    limits: 'I miei limiti',
    other: { deposits: 'Vedi classifica scommesse', bets: 'Vedi classifica depositi' },
  },
} satisfies Messages<'IT'>['ranks'];
