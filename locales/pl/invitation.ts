import type { Messages } from '../messages.ts';

export const invitation = {
  invitation: {
    promise: '{{own}} dla Ciebie, {{friend}} dla znajomego',
    promiseOwn: '{{own}} dla Ciebie',
    when_one:
      'Za każdego znajomego, który ma ukończony {{age}}. rok życia, zarejestruje się przez Twój link i zrobi to w ciągu {{count}} dnia.',
    when_few:
      'Za każdego znajomego, który ma ukończony {{age}}. rok życia, zarejestruje się przez Twój link i zrobi to w ciągu {{count}} dni.',
    when_many:
      'Za każdego znajomego, który ma ukończony {{age}}. rok życia, zarejestruje się przez Twój link i zrobi to w ciągu {{count}} dni.',
    when_other:
      'Za każdego znajomego, który ma ukończony {{age}}. rok życia, zarejestruje się przez Twój link i zrobi to w ciągu {{count}} dnia.',
    qr: 'Kod QR Twojego linku',
    code: 'Twój kod',
    copy: 'Kopiuj kod',
    link: 'Twój link',
    copyLink: 'Kopiuj link',
    copied: { code: 'Skopiowano kod.', link: 'Skopiowano link.' },
    notCopied: 'Nie udało się skopiować. Zaznacz i skopiuj samodzielnie.',
    share: 'Udostępnij mój link',
    invited: 'Zaproszeni',
    rewarded: 'Z nagrodą',
    earned: 'Zarobiono',
    earns: 'Ile zarabiasz',
    joins: 'Twój znajomy dołącza',
    nothing: 'Jeszcze nic',
    deposit: 'Pierwsza wpłata: {{amount}} lub więcej',
    forFriend: 'i {{amount}} dla Twojego znajomego',
    bets: 'Rozliczone zakłady na łącznie {{amount}}',
    turnover: 'Przed wypłatą obróć każdą nagrodą {{factor}} ×.',
    free: 'Nagrody trafiają od razu na Twoje saldo. Obrót nie jest wymagany.',
    checked:
      'Jeśli znajomy może być Tobą albo korzysta z Twojego konta do wypłat lub urządzenia, nasz zespół sprawdza to, zanim cokolwiek zarobisz.',
    friends: 'Znajomi',
    joined: 'Rejestracja {{day}}',
    none: 'Przez Twój link nikt jeszcze nie dołączył.',
    newest_one: 'Widać tylko najnowszego znajomego.',
    newest_few: 'Widać {{count}} najnowszych znajomych.',
    newest_many: 'Widać {{count}} najnowszych znajomych.',
    newest_other: 'Widać {{count}} najnowszego znajomego.',
  },
} satisfies Messages<'PL'>['invitation'];
