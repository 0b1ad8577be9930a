import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} per te, {{friend}} per un amico',
    promiseOwn: '{{own}} per te',
    when_one:
      'Per ogni amico di almeno {{age}} anni che si registra con il tuo link e fa questo entro {{count}} giorno.',
    when_many:
      'Per ogni amico di almeno {{age}} anni che si registra con il tuo link e fa questo entro {{count}} di giorni.',
    when_other:
      'Per ogni amico di almeno {{age}} anni che si registra con il tuo link e fa questo entro {{count}} giorni.',
    qr: 'Codice QR del tuo link',
    code: 'Il tuo codice',
    copy: 'Copia codice',
    link: 'Il tuo link',
    copyLink: 'Copia link',
    copied: { code: 'Codice copiato.', link: 'Link copiato.' },
    notCopied: 'Copia non riuscita. Seleziona il testo e copialo tu.',
    share: 'Condividi il mio link',
    invited: 'Invitati',
    rewarded: 'Con ricompensa',
    earned: 'Guadagnato',
    earns: 'Cosa guadagni',
    joins: 'Il tuo amico si registra',
    nothing: 'Ancora niente',
    deposit: 'Un primo deposito di almeno {{amount}}',
    forFriend: 'e {{amount}} per il tuo amico',
    bets: '{{amount}} di scommesse concluse in totale',
    turnover: 'Scommetti ogni ricompensa {{factor}} × prima di poterla prelevare.',
    free: 'Le ricompense vanno direttamente sul tuo saldo. Non serve scommettere.',
    checked:
      'Se un amico potrebbe essere te, o usa lo stesso conto di prelievo o lo stesso dispositivo, il nostro team controlla prima che tu guadagni qualcosa.',
    friends: 'Amici',
    joined: 'Con noi dal {{day}}',
    none: 'Nessuno si è ancora registrato con il tuo link.',
    newest_one: "Viene mostrato solo l'amico più recente.",
    newest_many: 'Vengono mostrati i {{count}} di amici più recenti.',
    newest_other: 'Vengono mostrati i {{count}} amici più recenti.',
  },
} satisfies Messages<'IT'>['invitation'];
