import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} para ti, {{friend}} para un amigo',
    promiseOwn: '{{own}} para ti',
    when_one:
      'Por cada amigo de {{age}} años o más que se registre con tu enlace y cumpla esto en un plazo de {{count}} día.',
    when_many:
      'Por cada amigo de {{age}} años o más que se registre con tu enlace y cumpla esto en un plazo de {{count}} de días.',
    when_other:
      'Por cada amigo de {{age}} años o más que se registre con tu enlace y cumpla esto en un plazo de {{count}} días.',
    qr: 'Código QR de tu enlace',
    code: 'Tu código',
    copy: 'Copiar código',
    link: 'Tu enlace',
    copyLink: 'Copiar enlace',
    copied: { code: 'Código copiado.', link: 'Enlace copiado.' },
    notCopied: 'No se pudo copiar. Selecciónalo y cópialo.',
    share: 'Compartir mi enlace',
    invited: 'Invitados',
    rewarded: 'Con recompensa',
    earned: 'Ganado',
    earns: 'Lo que ganas',
    joins: 'Tu amigo se une',
    nothing: 'Nada todavía',
    deposit: 'Un primer depósito de {{amount}} o más',
    forFriend: 'y {{amount}} para tu amigo',
    bets: '{{amount}} en apuestas liquidadas en total',
    turnover: 'Apuesta cada recompensa {{factor}} × antes de poder retirarla.',
    free: 'Las recompensas van directo a tu saldo. No hace falta apostar.',
    checked:
      'Si un amigo pudiera ser tú, o comparte tu cuenta de retiro o tu dispositivo, nuestro equipo lo revisa antes de que ganes algo.',
    friends: 'Amigos',
    joined: 'Se unió el {{day}}',
    none: 'Nadie se ha unido todavía con tu enlace.',
    newest_one: 'Solo se muestra el amigo más reciente.',
    newest_many: 'Se muestran los {{count}} de amigos más recientes.',
    newest_other: 'Se muestran los {{count}} amigos más recientes.',
  },
} satisfies Messages<'ES'>['invitation'];
