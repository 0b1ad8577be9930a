import type { ContentTexts } from './texts.ts';

export const pl: ContentTexts = {
  help: {
    start: {
      title: 'Pierwsze kroki',
      content: '<p>Jak się zarejestrować i znaleźć to, czego szukasz.</p>',
      children: {
        signUp: {
          title: 'Jak się zarejestrować?',
          content:
            '<p>Dotknij <strong>Rejestracja</strong>, wybierz login i hasło o długości co najmniej ośmiu znaków i potwierdź, że masz ukończone {age} lat.</p>',
        },
        trial: {
          title: 'Czy mogę zagrać za darmo?',
          content:
            '<p>Tak. Konto próbne działa na wirtualne pieniądze, których nie można kupić ani wypłacić. Gry dostępne tylko dla prawdziwych kont wyraźnie o tym informują.</p>',
        },
        find: {
          title: 'Jak znaleźć grę?',
          content:
            '<p>Otwórz kategorię, wyszukaj po nazwie albo filtruj według studia, typu i minimalnej stawki. Dotknij serca, aby zachować grę w swojej kolekcji.</p>',
        },
      },
    },
    money: {
      title: 'Wpłaty i wypłaty',
      content: '<p>Jak dodać pieniądze do salda i jak je odzyskać.</p>',
      children: {
        cashIn: {
          title: 'Ile mogę wpłacić?',
          content:
            '<p>Dotknij Wpłać i wybierz metodę płatności. Przy każdej widać najmniejszą i największą kwotę.</p>',
        },
        withdraw: {
          title: 'Jak długo trwa wypłata?',
          content:
            '<p>Dotknij Wypłać. Przed potwierdzeniem widzisz, kiedy dotrą pieniądze. Potem możesz śledzić każdy krok.</p>',
        },
        balance: {
          title: 'Moje saldo się nie zgadza',
          content:
            '<p>Zamknij grę i odśwież saldo. Każdy zakład i każda wygrana są zapisane. Jeśli czegoś brakuje, skontaktuj się z obsługą klienta.</p>',
        },
      },
    },
    games: {
      title: 'Gry',
      content: '<p>Zasady, wyniki i przerwane gry.</p>',
      children: {
        connection: {
          title: 'Połączenie zerwało się w trakcie rundy',
          content:
            '<p>Przyjęte rundy są rozliczane, nawet gdy jesteś offline. Otwórz grę ponownie, aby zobaczyć, jak skończyła się twoja.</p>',
        },
        closed: {
          title: 'Gra się nie otwiera',
          content:
            '<p>Może trwać jej konserwacja. Spróbuj ponownie później albo zagraj w inną grę tego samego studia.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Bezpieczna gra',
      content: '<p>Gra ma sprawiać przyjemność. Trzeba mieć ukończone {age} lat.</p>',
      children: {
        limits: {
          title: 'Ustaw limit',
          content:
            '<p>Na stronie <strong>Graj w granicach limitów</strong> możesz ograniczyć wpłaty, zakłady lub przegrane oraz czas gry. Niższy limit działa od razu; wyższy musi zaczekać, a potem wymaga twojego potwierdzenia.</p>',
        },
        break: {
          title: 'Zrób przerwę',
          content:
            '<p>Na stronie <strong>Graj w granicach limitów</strong> możesz zrobić przerwę lub wykluczyć się z gry. Działa to od razu i nikt nie może tego zakończyć wcześniej. Nadal możesz wypłacać.</p>',
        },
      },
    },
    account: {
      title: 'Konto i bezpieczeństwo',
      content: '<p>Zadbaj o bezpieczeństwo konta.</p>',
      children: {
        password: {
          title: 'Nie pamiętam hasła',
          content:
            '<p>Dotknij <strong>Nie pamiętasz hasła?</strong> na stronie logowania. Dostaniesz SMS-em lub e-mailem kod ważny dziesięć minut.</p>',
        },
        locked: {
          title: 'Moje konto jest zablokowane',
          content:
            '<p>Zbyt wiele błędnych haseł blokuje konto na pewien czas. Zaczekaj albo skontaktuj się z obsługą klienta.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Kto może się zarejestrować',
        paragraphs: [
          'Musisz mieć ukończone co najmniej {age} lat i wiek, w którym gra jest legalna tam, gdzie jesteś. Rejestrując się, potwierdzasz jedno i drugie. {merchant} może w każdej chwili poprosić o dowód i zamyka konta osób zbyt młodych.',
          'Zabroniona jest gra z miejsca, w którym hazard online nie jest dozwolony, a także rejestracja w imieniu innej osoby.',
        ],
      },
      {
        heading: 'Jedna osoba, jedno konto',
        paragraphs: [
          'Możesz mieć jedno konto. Imię i nazwisko, numer telefonu i dane do płatności muszą być twoje i prawdziwe. Jeśli otworzysz kilka kont, mogą zostać połączone lub zamknięte, a wygrane z bonusów odebranych dwa razy nie są wypłacane.',
        ],
      },
      {
        heading: 'Twoje dane i ich wykorzystanie',
        paragraphs: [
          '{merchant} przechowuje to, co tu podajesz, twój adres IP i czas rejestracji, aby prowadzić twoje konto, wypłacać ci pieniądze, zapobiegać oszustwom i przestrzegać prawa. Dane nie są sprzedawane. Możesz poprosić o ich pokazanie, poprawienie lub usunięcie; to, co {merchant} musi przechowywać z mocy prawa, jest przechowywane tak długo, jak prawo nakazuje.',
        ],
      },
      {
        heading: 'Twoje hasło',
        paragraphs: [
          'Wybierz hasło, którego nie używasz nigdzie indziej, i nikomu go nie podawaj; {merchant} nigdy o nie nie pyta. Wszystko, co zrobiono z użyciem twojego loginu i hasła, uznaje się za zrobione przez ciebie, dopóki nie zgłosisz ich kradzieży.',
        ],
      },
      {
        heading: 'Zaproszenia',
        paragraphs: [
          'Jeśli zarejestrujesz się z kodem zaproszenia od agenta, dołączasz do jego zespołu. Kodu nie można później zmienić.',
        ],
      },
      {
        heading: 'Graj odpowiedzialnie',
        paragraphs: [
          'Gra to rozrywka, nie źródło dochodu. Na stronie „Graj w granicach limitów” możesz ograniczyć wpłaty, zakłady lub przegrane, zrobić przerwę albo wykluczyć się z gry. Nikt nie może zakończyć przerwy ani samowykluczenia przed czasem.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Ta umowa',
        paragraphs: [
          'Ta umowa obowiązuje między tobą a {merchant} zawsze, gdy korzystasz ze strony lub aplikacji. Jeśli się na nią nie zgadzasz, nie korzystaj z nich.',
        ],
      },
      {
        heading: 'Zakłady i wyniki',
        paragraphs: [
          'Zakład liczy się, gdy serwer go przyjmie, i potem nie można go anulować. O stawkach, wynikach i wygranych rozstrzygają zapisy serwera. Przerwana gra zostaje dokończona albo jej stawka zwrócona, zgodnie z jej zasadami. Zakłady i wygrane wynikające z oczywistego błędu są nieważne.',
        ],
      },
      {
        heading: 'Wpłaty i wypłaty',
        paragraphs: [
          'Wpłacać i wypłacać można tylko na własne nazwisko. {merchant} może przed wypłatą sprawdzić twoją tożsamość i zatrzymuje pieniądze, które pochodzą z oszustwa lub naruszają prawo, do czasu wyjaśnienia sprawy.',
        ],
      },
      {
        heading: 'Co jest niedozwolone',
        paragraphs: [
          'Niedozwolone są boty, oszustwa, zmowy, wykorzystywanie błędów w grze, pranie pieniędzy oraz zakłócanie lub atakowanie usługi. Konta, które to robią, są zamykane, a gdy prawo tego wymaga, zgłaszane.',
        ],
      },
      {
        heading: 'Dostępność i odpowiedzialność',
        paragraphs: [
          'Usługa może mieć przerwy z powodu konserwacji lub awarii. {merchant} odpowiada za szkody wyrządzone umyślnie lub przez rażące niedbalstwo oraz za twoje saldo, ale nie za gry, które były niedostępne.',
        ],
      },
      {
        heading: 'Zmiany, reklamacje i prawo',
        paragraphs: [
          'Zmiany tej umowy ogłaszamy na stronie, zanim zaczną obowiązywać. Jeśli się na nie nie zgadzasz, możesz wypłacić saldo i zamknąć konto. Reklamacje kieruj do obsługi klienta, która odpowiada w ciągu 14 dni. Obowiązuje prawo Filipin.',
        ],
      },
    ],
    login: [
      {
        heading: 'Logowanie',
        paragraphs: [
          'Logując się, potwierdzasz, że to konto należy do ciebie, że masz ukończone co najmniej {age} lat i że zgadzasz się na umowę użytkownika w aktualnej wersji.',
        ],
      },
      {
        heading: 'Bezpieczeństwo konta',
        paragraphs: [
          'Wylogowuj się na urządzeniach, z których korzystają inni. W sekcji „Centrum bezpieczeństwa” widzisz, gdzie masz otwarte sesje, i możesz zakończyć każdą z nich. Po kilku błędnych hasłach lub kodach logowanie jest opóźniane, aby cię chronić.',
        ],
      },
      {
        heading: 'Kody',
        paragraphs: [
          'Kody z SMS-a lub e-maila są tylko dla ciebie i działają kilka minut. {merchant} nigdy nie prosi o podanie kodu. Twój operator może pobierać opłaty za wiadomości za granicą.',
        ],
      },
      {
        heading: 'Co zapisujemy',
        paragraphs: [
          'Przy każdym logowaniu zapisujemy czas, adres IP i urządzenie, dzięki czemu ty i {merchant} możecie rozpoznać nadużycia.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Co się dzieje podczas konserwacji',
      content:
        '<p>Gdy strona jest zamknięta na czas konserwacji, gry <strong>nie przyjmują nowych zakładów</strong>.</p><p>Wcześniejsze zakłady są rozliczane jak zwykle. Twoje saldo jest bezpieczne.</p>',
    },
    returnToPlayer: {
      title: 'Zwrot dla gracza',
      content:
        '<p>Licząc wszystkie możliwe wyniki, gry zwracają taką część stawek:</p><table><thead><tr><th scope="col">Gra</th><th scope="col">Zwrot dla gracza</th></tr></thead><tbody><tr><td>Sloty</td><td>95.46%</td></tr><tr><td>Łowienie ryb</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Każda gra podaje swój zwrot w zasadach. <a href="/m/gameList">Wszystkie gry</a></p>',
    },
    limits: {
      title: 'Graj w granicach limitów',
      content:
        '<p>Gra jest dla przyjemności i tylko dla osób, które mają <strong>co najmniej {age} lat</strong>. Zanim zagrasz, zdecyduj, ile czasu i pieniędzy przeznaczyć, i na tym poprzestań. Porozmawiaj z nami, jeśli gra przestanie cieszyć.</p>',
    },
    password: {
      title: 'Nigdy nie podawaj swojego hasła',
      content:
        '<p>Nigdy nie pytamy o hasło ani kod weryfikacyjny, ani przez telefon, ani na czacie. Jeśli ktoś o nie pyta, powiadom obsługę klienta.</p>',
    },
    welcomeBack: {
      title: 'Miło cię znów widzieć',
      content:
        '<p>Wszystkie gry z <a href="/m/jl-slot">jackpotem</a> mają wspólną pulę, a w dziale <a href="/m/sports">sport</a> co dwie godziny zaczyna się mecz.</p>',
    },
    jackpotHow: {
      title: 'Jak wygrać jackpot',
      content:
        '<p>1% każdej stawki w grach ze znakiem JACKPOT trafia do wspólnej puli. W każdej rundzie losowana jest liczba, która może wygrać całość. Szanse znajdziesz w zasadach gry.</p>',
    },
    welcome: {
      title: 'Witaj w Araw',
      content:
        '<p>Ponad 600 gier, wszystkie w peso. <a href="/m/register">Zarejestruj się</a> w minutę albo najpierw <a href="/m/trail">zagraj za darmo</a>.</p>',
    },
    firstSteps: {
      title: 'Twoje pierwsze kroki',
      content:
        '<ol><li>Zweryfikuj numer telefonu.</li><li>Przeczytaj zasady gier i zwrot dla gracza.</li><li>Wybierz grę i dotknij serca przy tych, które lubisz.</li></ol>',
    },
    onePot: {
      title: 'Jedna pula dla gier z jackpotem',
      content:
        '<p>Trafia do niej 1% każdej stawki i każda runda może wygrać całość. Ile w niej jest, widać nad <a href="/m/jl-slot">slotami JL</a>.</p>',
    },
    forFun: {
      title: 'Najpierw zagraj dla zabawy',
      content:
        '<p><a href="/m/trail">Konto próbne</a> działa na wirtualne pieniądze, których nie można kupić ani wypłacić. Zasady i szanse są takie same jak w grze na prawdziwe pieniądze, z wyjątkiem jackpota.</p>',
    },
    matches: {
      title: 'Mecze przez całą dobę',
      content:
        '<p>Co dwie godziny zaczyna się mecz, w jednej lidze po drugiej. Obstawiaj aż do rozpoczęcia; wynik poznasz 90 minut później. <a href="/m/sports">Zobacz mecze</a></p>',
    },
    bingo: {
      title: 'Bingo z 75 kulami',
      content:
        '<p>W każdej rundzie losujemy 36 z 75 kul. Płacą pełne linie i cztery rogi.</p><p><img src="{picture}" alt="Kule bingo wokół karty"></p>',
    },
    draws: {
      title: 'Losowanie co minutę',
      content:
        '<p>Loterie losowane są co dziesięć minut, trzy minuty lub minutę, z ziarna ustalonego przed twoim zakładem. <a href="/m/lottery">Zobacz loterie</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala lub remis',
      content:
        '<p>Trzy strony do obstawienia, każda z własnym kursem. Zwrot dla każdej znajdziesz w zasadach.</p>',
    },
    jackpotWon: {
      title: 'Jackpot jest do wygrania',
      content:
        '<p>Każda runda gry z jackpotem może go wygrać, a dwa razy wyższa stawka podwaja szansę. <a href="/m/jl-slot">Zobacz, ile jest w puli</a></p>',
    },
    newGames: {
      title: 'Nowe gry mają oznaczenie',
      content:
        '<p>Nowe gry od Palaro Play, Bahaghari Studios, Mayon Works i innych mają oznaczenie NOWE.</p>',
    },
    teamFigures: {
      title: 'Dane zespołu są zawsze aktualne',
      content:
        '<p>Ile twój zespół postawił, wygrał i przegrał, liczymy na podstawie ksiąg za każdym razem, gdy tam zaglądasz.</p>',
    },
    contracts: {
      title: 'Kontrakty zachowują swoje warunki',
      content: '<p>Kontrakt podaje swoje warunki już w ofercie. Trwające kontrakty je zachowują.</p>',
    },
    holidayHours: {
      title: 'Obsługa klienta w święta',
      content: '<p>W święta odpowiadamy na czacie od 08:00 do 22:00.</p>',
    },
  },
  banners: {
    games: { title: 'Ponad 600 gier w peso', subtitle: 'Już od centavo za rundę · tylko {age}+' },
    jackpot: { title: 'Jackpot w jeepneyu', subtitle: 'Każda runda zasila pulę, jedna ją wygrywa' },
    sports: { title: 'Wspieraj swoją drużynę!', subtitle: 'Co dwie godziny zaczyna się mecz' },
    fishing: { title: 'Łowienie ryb na Tubbataha', subtitle: 'Wieloryb płaci 96-krotność stawki' },
    tables: { title: 'Stoły nad Zatoką Manilską', subtitle: 'Sześćdziesiąt stołów, w dzień i w nocy' },
    join: { title: 'Dołącz dziś do Araw', subtitle: 'Albo najpierw się rozejrzyj: ponad 600 gier' },
    exclusive: { title: 'Tylko w Araw: Fortuna karabao', subtitle: 'Na wyłączność od JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Bonus ₱100', about: 'Od razu na saldzie bonusowym.' },
    'bonus-500': { title: 'Bonus ₱500', about: 'Od razu na saldzie bonusowym.' },
    parol: {
      title: 'Lampion parol z muszli capiz, 40 cm',
      about: 'Ręcznie robiony w Pampandze, z lampką i kablem 2 m.',
    },
    fan: { title: 'Wachlarz abaniko', about: 'Pleciony z liści palmy buri.' },
    jeepney: { title: 'Model jeepneya, malowany ręcznie', about: 'Jedyny egzemplarz, długość 18 cm.' },
    basketball: { title: 'Piłka do koszykówki, rozmiar 7', about: 'Do hali i na boiska pod gołym niebem.' },
    headset: { title: 'Słuchawki bezprzewodowe', about: 'Bluetooth, 30 godzin na jednym ładowaniu.' },
  },
};
