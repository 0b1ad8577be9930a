import type { Messages } from '../messages.ts';

export const transfers = {
  uplineTransfer: {
    superior: 'Il tuo agente',
    since: 'Agente dal',
    amount: 'Importo',
    canSend: 'Disponibile da trasferire: {{amount}}',
    quick: 'Importi',
    review: 'Controlla',
    next: 'Poi: controlla e inserisci il PIN di pagamento',
    nextPassword: 'Poi: il tuo PIN di pagamento',
    final: 'Arriva subito e non si può annullare.',
    askFirst: 'Hai dubbi? Chiedi prima al tuo agente.',
    needsPassword:
      'Sei cifre proteggono il denaro in uscita dal tuo account. Dopo averle impostate torni qui.',
    problem: {
      least: "L'importo minimo è {{amount}}.",
      most: 'Puoi trasferire fino a {{amount}}.',
    },
    check: 'Controlla il trasferimento',
    arrives: 'Arrivo',
    atOnce: 'Subito',
    fee: 'Commissione',
    free: 'Gratis',
    change: 'Cambia importo',
    send: 'Trasferisci {{amount}}',
    to: 'Al tuo agente',
    done: 'Il denaro è arrivato',
    at: 'Ora',
    number: 'Numero del trasferimento',
    seeRecord: 'Vedi il mio storico del conto',
  },

  downlineTransfer: {
    change: 'Cambia',
    choose: 'Scegli un membro',
    range: 'Da {{least}} a {{most}}',
    tooMuch: 'Puoi trasferire fino a {{amount}}.',
    note: 'Nota per {{account}}',
    noteRefused: 'La nota contiene caratteri invisibili. Scrivila di nuovo.',
    balances: 'Il tuo saldo prima e dopo',
    before: 'Il tuo saldo ora',
    after: 'Il tuo saldo dopo',
    received:
      'Gli storici di entrambi lo mostrano con lo stesso numero. Come per un deposito, {{account}} deve scommetterlo prima di prelevare.',
    final: 'Un trasferimento non si può annullare. Lo controllerai al prossimo passaggio.',
    continue: 'Continua',
    check: 'Controlla e conferma',
    fromYou: 'Da te a',
    once: 'Arriva subito e non si può annullare. Anche se tocchi due volte, viene inviato una volta sola.',
    send: 'Invia {{amount}}',
    safe: 'Nessun movimento di denaro.',
    strange: 'Nessuno nel tuo team ha questo account',
    to: 'A',
    another: 'Trasferisci a un altro membro',
  },

  recipients: {
    ways: 'Modi di trasferire',
    many: 'Molti insieme',
    one: 'Un membro',
    search: "L'account inizia con",
    list: 'Il tuo team',
    none: 'Non hai ancora membri',
    notFound: 'Nessun account del tuo team inizia così',
    more_one:
      "Mostrati {{shown}} di {{count}} account. Scrivi più caratteri dell'account per restringere l'elenco.",
    more_many:
      "Mostrati {{shown}} di {{count}} di account. Scrivi più caratteri dell'account per restringere l'elenco.",
    more_other:
      "Mostrati {{shown}} di {{count}} account. Scrivi più caratteri dell'account per restringere l'elenco.",
    member: 'Membro',
    agent: 'Agente',
    direct: 'membro diretto',
    further: 'più in basso nella tua linea',
  },
} satisfies Messages<'IT'>['transfers'];
