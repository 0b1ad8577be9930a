import type { Messages } from '../messages.ts';

export const ranks = {
  ranks: {
    range: 'Okres rankingu',
    periods: { day: 'Dzisiaj', week: 'W tym tygodniu', month: 'W tym miesiącu' },
    deposits: {
      day: 'Zaksięgowane wpłaty z {{from}}, czas {{zone}}.',
      days: 'Zaksięgowane wpłaty od {{from}} do {{to}}, czas {{zone}}.',
      follows: 'Cofnięte wpłaty się nie liczą.',
    },
    bets: {
      day: 'Zakłady rozliczone {{from}}, czas {{zone}}. Otwarte zakłady liczą się po rozliczeniu.',
      days: 'Zakłady rozliczone od {{from}} do {{to}}, czas {{zone}}. Otwarte zakłady liczą się po rozliczeniu.',
      follows: 'Zwrócone i anulowane zakłady się nie liczą.',
    },
    asOf: 'Stan na {{moment}}.',
    list: 'Ranking',
    place: '{{place}}. miejsce',
    prize: 'Nagroda {{amount}}',
    you: 'Ty',
    none: 'W rankingu nikogo jeszcze nie ma',
    rules: 'Zasady i nagrody',
    equal: 'Przy remisie wyżej jest ten wynik, który osiągnięto wcześniej.',
    closed: 'Nagrody ustala się na koniec okresu. Późniejsze zmiany na nie nie wpływają.',
    turnover_one: 'Odbierz nagrodę w Nagrodach w ciągu {{count}} dnia. Przed wypłatą obróć nią {{factor}} ×.',
    turnover_few: 'Odbierz nagrodę w Nagrodach w ciągu {{count}} dni. Przed wypłatą obróć nią {{factor}} ×.',
    turnover_many: 'Odbierz nagrodę w Nagrodach w ciągu {{count}} dni. Przed wypłatą obróć nią {{factor}} ×.',
    turnover_other:
      'Odbierz nagrodę w Nagrodach w ciągu {{count}} dnia. Przed wypłatą obróć nią {{factor}} ×.',
    free_one:
      'Odbierz nagrodę w Nagrodach w ciągu {{count}} dnia. Trafi od razu na saldo, obrót nie jest wymagany.',
    free_few:
      'Odbierz nagrodę w Nagrodach w ciągu {{count}} dni. Trafi od razu na saldo, obrót nie jest wymagany.',
    free_many:
      'Odbierz nagrodę w Nagrodach w ciągu {{count}} dni. Trafi od razu na saldo, obrót nie jest wymagany.',
    free_other:
      'Odbierz nagrodę w Nagrodach w ciągu {{count}} dnia. Trafi od razu na saldo, obrót nie jest wymagany.',
    prizes: 'Nagrody za miejsca',
    places: 'Miejsca od {{first}} do {{last}}',
    noPrizes: 'W tym rankingu nie ma nagród.',
    behind: 'Do {{place}}. miejsca brakuje {{amount}}.',
    samePrize: 'Nagroda jest tam taka sama.',
    prizeThere: 'Nagroda tam to {{amount}}.',
    prizesTo_one: 'Nagrodę wygrywa pierwsze miejsce.',
    prizesTo_few: 'Nagrody wygrywają pierwsze {{count}} miejsca.',
    prizesTo_many: 'Nagrody wygrywa pierwszych {{count}} miejsc.',
    prizesTo_other: 'Nagrody wygrywa pierwsze {{count}} miejsca.',
    first: 'Prowadzisz.',
    noPlace: 'Nie ma Cię jeszcze w rankingu.',
    out: 'Nie widać Cię w rankingach.',
    excluded: 'Twoje samowykluczenie trwa, więc nie ma Cię w żadnym rankingu.',
    visitor: 'Zaloguj się, aby zobaczyć swoje miejsce.',
    stayOut: 'Ukryj mnie w rankingach',
    comeBack: 'Pokazuj mnie w rankingach',
    presence:
      'Jeśli się ukryjesz, nikt Cię nie zobaczy i nie wygrasz nagród. Od teraz dotyczy to wszystkich rankingów.',
    limits: 'Moje limity',
    other: { deposits: 'Zobacz ranking zakładów', bets: 'Zobacz ranking wpłat' },
  },
} satisfies Messages<'PL'>['ranks'];
