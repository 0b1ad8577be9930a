import type { Messages } from '../messages.ts';

export const payments = {
  payments: {
    amountFault: {
      missing: 'Wpisz kwotę.',
      malformed: 'Wpisz kwotę cyframi, na przykład 1000 lub 1000.50.',
      unclear:
        'Czy kropka oddziela tysiące, czy centavos? Wpisz kwotę bez separatora tysięcy, najwyżej dwa miejsca po kropce.',
      tooFine: 'Wpisz kwotę, najwyżej dwa miejsca po kropce.',
      zero: 'Wpisz kwotę większą niż 0.',
    },
    copy: 'Kopiuj: {{name}}',
    copied: 'Skopiowano',
    notCopied: 'Nie udało się skopiować. Naciśnij i przytrzymaj, aby skopiować samodzielnie.',
    clearAmount: 'Wyczyść kwotę',
    nothingToSend: 'Nie masz teraz nic do wypłaty ani przelewu.',
    steps: 'Dotychczasowy przebieg',
    digit: 'Cyfra {{place}} z 6',
    showDigits: 'Pokaż cyfry',
    minutesLeft_one: 'Została {{count}} minuta',
    minutesLeft_few: 'Zostały {{count}} minuty',
    minutesLeft_many: 'Zostało {{count}} minut',
    minutesLeft_other: 'Zostało {{count}} minuty',
    timeOver: 'Czas minął.',
    demands: {
      title: 'Zanim przejdziesz dalej',
      until: 'Do',
      email: 'Zweryfikuj adres e-mail',
      mobile: 'Zweryfikuj numer telefonu',
      payeeName: 'Dodaj swoje imię i nazwisko',
      ownLimit: 'Zobacz swój limit',
      limitsOffer: 'Zdecyduj o limitach',
      service: 'Zapytaj obsługę klienta',
    },
  },
  paymentConfirmation: {
    label: 'PIN do płatności',
    incomplete: 'Wpisz wszystkie sześć cyfr.',
    wrong_one: 'Błędny PIN do płatności. Została jedna próba.',
    wrong_few: 'Błędny PIN do płatności. Zostały {{count}} próby.',
    wrong_many: 'Błędny PIN do płatności. Zostało {{count}} prób.',
    wrong_other: 'Błędny PIN do płatności. Zostało {{count}} próby.',
    unsure: 'Wciąż sprawdzamy. Twoje pieniądze są bezpieczne.',
    stopped:
      'Nie udało się tego jeszcze potwierdzić. Twoje pieniądze są bezpieczne. Sprawdź ponownie: nie wykona się to dwa razy.',
    askAgain: 'Sprawdź ponownie',
    forgotten: 'Nie pamiętasz go?',
    lockedUntil: 'Zablokowano do {{time}}.',
    locked:
      'Pięć błędnych prób. Do tego czasu niczego nie potwierdzisz na żadnym urządzeniu, nawet nowym PIN-em do płatności. Twoje pieniądze są bezpieczne.',
    timeLeft: 'Pozostały czas',
    recover: 'Nie pamiętam: wybierz nowy',
    missing: 'Nie masz jeszcze ustawionego PIN-u do płatności.',
    set: 'Ustaw PIN do płatności',
    isSet: 'PIN jest już ustawiony',
  },
} satisfies Messages<'PL'>['payments'];
