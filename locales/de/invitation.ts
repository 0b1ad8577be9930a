import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} für dich, {{friend}} für einen Freund',
    promiseOwn: '{{own}} für dich',
    when_one:
      'Für jeden Freund ab {{age}} Jahren, der sich mit deinem Link registriert und innerhalb von {{count}} Tag das hier schafft.',
    when_other:
      'Für jeden Freund ab {{age}} Jahren, der sich mit deinem Link registriert und innerhalb von {{count}} Tagen das hier schafft.',
    qr: 'QR-Code deines Links',
    code: 'Dein Code',
    copy: 'Code kopieren',
    link: 'Dein Link',
    copyLink: 'Link kopieren',
    copied: { code: 'Code kopiert.', link: 'Link kopiert.' },
    notCopied: 'Kopieren ging nicht. Markiere es und kopiere es selbst.',
    share: 'Meinen Link teilen',
    invited: 'Eingeladen',
    rewarded: 'Belohnt',
    earned: 'Verdient',
    earns: 'Das verdienst du',
    joins: 'Dein Freund registriert sich',
    nothing: 'Noch nichts',
    deposit: 'Eine erste Einzahlung ab {{amount}}',
    forFriend: 'und {{amount}} für deinen Freund',
    bets: 'Insgesamt {{amount}} an abgerechneten Wetten',
    turnover: 'Setze jede Prämie {{factor}} × um, bevor du sie auszahlen kannst.',
    free: 'Prämien gehen direkt auf dein Guthaben. Kein Umsatz nötig.',
    checked:
      'Wenn ein Freund du selbst sein könnte oder dein Auszahlungskonto oder Gerät teilt, prüft unser Team das, bevor du etwas verdienst.',
    friends: 'Freunde',
    joined: 'Dabei seit {{day}}',
    none: 'Noch hat sich niemand mit deinem Link registriert.',
    newest_one: 'Nur der neueste Freund wird gezeigt.',
    newest_other: 'Die neuesten {{count}} Freunde werden gezeigt.',
  },
} satisfies Messages<'DE'>['invitation'];
