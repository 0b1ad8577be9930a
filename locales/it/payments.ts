import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Scrivi un importo.',
      malformed: "Scrivi l'importo in cifre, come 1000 o 1000.50.",
      unclear:
        "Il punto separa le migliaia o i centavos? Scrivi l'importo senza separatore delle migliaia e con al massimo due decimali.",
      tooFine: 'Scrivi un importo con al massimo due decimali.',
      zero: 'Scrivi un importo superiore a 0.',
    },
    copy: 'Copia {{name}}',
    copied: 'Copiato',
    notCopied: 'Copia non riuscita. Tieni premuto il testo per copiarlo tu.',
    clearAmount: "Cancella l'importo",
    nothingToSend: 'Al momento non hai nulla da prelevare o trasferire.',
    steps: 'A che punto sei',
    digit: 'Cifra {{place}} di 6',
    showDigits: 'Mostra le cifre',
    minutesLeft_one: '{{count}} minuto rimasto',
    minutesLeft_many: '{{count}} di minuti rimasti',
    minutesLeft_other: '{{count}} minuti rimasti',
    timeOver: 'Tempo scaduto.',
    demands: {
      title: 'Prima di continuare',
      until: 'Fino al',
      email: 'Verifica la tua e-mail',
      mobile: 'Verifica il tuo numero di cellulare',
      payeeName: 'Aggiungi il tuo nome',
      ownLimit: 'Vedi il tuo limite',
      limitsOffer: 'Decidi sui limiti',
      service: 'Chiedi al servizio clienti',
    },
  },
  paymentConfirmation: {
    label: 'PIN di pagamento',
    incomplete: 'Inserisci tutte e sei le cifre.',
    wrong_one: 'PIN di pagamento errato. Ti resta un tentativo.',
    wrong_many: 'PIN di pagamento errato. Ti restano {{count}} di tentativi.',
    wrong_other: 'PIN di pagamento errato. Ti restano {{count}} tentativi.',
    unsure: 'Stiamo ancora verificando. Il tuo denaro è al sicuro.',
    stopped:
      'Non siamo ancora riusciti a confermarlo. Il tuo denaro è al sicuro. Verifica di nuovo: non succederà due volte.',
    askAgain: 'Verifica di nuovo',
    forgotten: 'Dimenticato?',
    lockedUntil: 'Bloccato fino al {{time}}.',
    locked:
      'Cinque tentativi errati. Fino ad allora non puoi confermare nulla su nessun dispositivo, nemmeno con un nuovo PIN di pagamento. Il tuo denaro è al sicuro.',
    timeLeft: 'Tempo rimasto',
    recover: "L'ho dimenticato: scegline uno nuovo",
    missing: 'Non hai ancora impostato un PIN di pagamento.',
    set: 'Imposta un PIN di pagamento',
    isSet: "L'ho impostato",
  },
} satisfies Messages<'IT'>['payments'];
