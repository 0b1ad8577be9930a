import type { Translated } from './texts.ts';

export const pl: Translated<'one' | 'few' | 'many' | 'other'> = {
  demands: {
    selfExcluded: 'Wykluczyłeś się z gry. Nadal możesz przeglądać swoją historię i wypłacać pieniądze.',
    closed:
      'Wpłaty na twoje konto są zamknięte. Nadal możesz przeglądać swoją historię i wypłacać pieniądze.',
    review: 'Sprawdzamy twoje konto. Potem znów możesz wpłacać.',
    ownLimit: 'Osiągnąłeś swój limit wpłat {amount}. Znów możesz wpłacać, gdy limit się odnowi.',
    limitsOffer: 'Najpierw zdecyduj, czy chcesz ograniczyć wpłaty, zakłady lub straty. Możesz też odmówić.',
    terms:
      'Nasze warunki się zmieniły. Przeczytaj je i zaakceptuj, zanim dokonasz wpłaty. Wypłacić możesz w każdym przypadku.',
    email: 'Najpierw potwierdź swój adres e-mail.',
    mobile: 'Najpierw potwierdź swój numer telefonu.',
    payeeName: 'Najpierw podaj nazwisko widniejące na twoim koncie bankowym.',
    identity: 'Najpierw potwierdź swoją tożsamość.',
    receivable:
      'Po korekcie nadal jesteś winien {amount}. Następna wpłata najpierw to spłaci, a potem znów możesz wypłacać.',
  },
  accountDemands: {
    review: 'Sprawdzamy to konto.',
    waiting: 'To konto jest nowe i nie można go jeszcze używać.',
  },
  codes: {
    login: {
      title: 'Twój kod do logowania',
      text: '{code} to twój kod do logowania.',
    },
    register: {
      title: 'Twój kod do rejestracji',
      text: '{code} to twój kod do rejestracji.',
    },
    password: {
      title: 'Twój kod do ustawienia nowego hasła',
      text: '{code} to twój kod do ustawienia nowego hasła.',
    },
    identity: {
      title: 'Twój kod do potwierdzenia numeru',
      text: '{code} to twój kod do potwierdzenia numeru.',
    },
    owner: {
      title: 'Twój kod do potwierdzenia, że to ty',
      text: '{code} to twój kod do potwierdzenia, że to ty.',
    },
    contact: {
      title: 'Twój kod do potwierdzenia tego adresu dla twojego konta',
      text: '{code} to twój kod do potwierdzenia tego adresu dla twojego konta.',
    },
    use_one:
      'Działa raz, przez {count} minutę. Nikomu go nie podawaj. Jeśli o niego nie prosiłeś, zignoruj tę wiadomość.',
    use_few:
      'Działa raz, przez {count} minuty. Nikomu go nie podawaj. Jeśli o niego nie prosiłeś, zignoruj tę wiadomość.',
    use_many:
      'Działa raz, przez {count} minut. Nikomu go nie podawaj. Jeśli o niego nie prosiłeś, zignoruj tę wiadomość.',
    use_other:
      'Działa raz, przez {count} minuty. Nikomu go nie podawaj. Jeśli o niego nie prosiłeś, zignoruj tę wiadomość.',
  },
  letters: {
    passwordChanged: {
      title: 'Twoje hasło zostało zmienione',
      text: 'Twoje hasło zostało zmienione i wszędzie indziej nastąpiło wylogowanie. Jeśli to nie ty, od razu skontaktuj się z obsługą klienta.',
    },
    emailChanged: {
      title: 'Twój adres e-mail został zmieniony',
      text: 'Twój adres e-mail to teraz {address}, a wszędzie indziej nastąpiło wylogowanie. Jeśli to nie ty, od razu skontaktuj się z obsługą klienta. Zablokuje konto i ci je zwróci.',
    },
    mobileChanged: {
      title: 'Twój numer telefonu został zmieniony',
      text: 'Twój numer telefonu to teraz {address}, a wszędzie indziej nastąpiło wylogowanie. Jeśli to nie ty, od razu skontaktuj się z obsługą klienta. Zablokuje konto i ci je zwróci.',
    },
  },
  fieldRules: {
    username: 'Nieprawidłowy format konta: od {least} do {most} liter, cyfr lub podkreśleń',
    password: 'Nieprawidłowy format hasła: od 8 do 64 znaków z literą i cyfrą',
    mobile: 'Podaj prawidłowy numer telefonu',
    code: 'Podaj kod weryfikacyjny',
    loginPassword: 'Nieprawidłowy format hasła',
    range: 'od {least} do {most}',
    digits: 'Nieprawidłowy format: {range} cyfr',
    characters: 'Nieprawidłowy format: {range} znaków',
    recommender:
      'Nieprawidłowy format: {range} liter, cyfr lub podkreśleń, jak w loginie lub numerze osoby, która nas poleciła',
    bankName: 'Nieprawidłowy format: {range} liter, jak w nazwisku na twoim koncie bankowym',
    hyphens: 'Nieprawidłowy format: {range} liter, cyfr lub łączników',
    dots: 'Nieprawidłowy format: {range} liter, cyfr lub kropek',
    handle: 'Nieprawidłowy format: {range} liter, cyfr, łączników lub podkreśleń',
    lineId: 'Nieprawidłowy format: {range} małych liter, cyfr, kropek, łączników lub podkreśleń',
    phone: 'Nieprawidłowy format: {range} cyfr, spacji lub łączników',
  },
  protection: {
    breakOver: {
      title: 'Twoja przerwa się skończyła',
      text: 'Znów możesz grać. Twoje limity się nie zmieniły i w każdej chwili możesz je obniżyć.',
    },
    exclusionOver: {
      title: 'Twoje samowykluczenie się skończyło',
      text: 'Nie możesz grać, dopóki o to nie poprosisz. Potem możesz grać po okresie oczekiwania.',
    },
    returned: {
      title: 'Znów możesz grać',
      text: 'Prosiłeś o powrót do gry i teraz możesz grać. Najpierw sprawdź swoje limity.',
    },
    raiseReady: {
      title: 'Twój limit można teraz zmienić',
      text: 'Potwierdź wyższy limit, o który prosiłeś, w ciągu siedmiu dni. Jeśli tego nie zrobisz, limit pozostanie bez zmian.',
    },
    review: {
      title: 'Czy twoje limity nadal ci odpowiadają?',
      text: 'Minęło trochę czasu, odkąd sprawdzałeś swoje limity. Zobacz je w „Graj w granicach limitów”.',
    },
  },
  offers: { stop: 'Aby nie otrzymywać tych ofert, otwórz Ustawienia, a potem Oferty i nowości.' },
  deposits: {
    title: 'Wpłata {number}',
    states: {
      created: 'Zlecenie utworzone. Wybierz, jak zapłacić.',
      waiting: 'Czekamy na twoją płatność.',
      processing: '{method}: otrzymano twoją płatność. Jest w drodze na twoje saldo.',
      inReview: 'Sprawdzamy twoją płatność. Nic nie przepadnie.',
      credited: '{amount} jest na twoim saldzie.',
      failed: 'Twoja płatność przez {method} się nie udała. Pieniądze nie zostały przesunięte.',
      cancelled: 'Anulowałeś to zlecenie. Pieniądze nie zostały przesunięte.',
      expired: 'Czas na zapłatę minął o {time}.',
      refunding: 'Twój zwrot jest w drodze.',
      refunded: 'Twoja płatność została zwrócona tam, skąd przyszła.',
      reversed: 'Ta płatność została cofnięta, więc nie ma jej już na twoim saldzie.',
    },
    owed: 'Z tej kwoty {owed} już nie było. Musisz to spłacić, zanim będziesz mógł wypłacać.',
    bonus: 'Z tej kwoty {bonus} to twój bonus.',
    settled: '{settled} z twojej płatności spłaciło to, co byłeś winien.',
  },
  withdrawals: {
    requested: {
      title: 'Zlecono wypłatę',
      text: 'Otrzymaliśmy zlecenie wypłaty {gross}. Pieniądze są na nią zarezerwowane.',
    },
    inReview: {
      title: 'Sprawdzamy wypłatę',
      text: 'Sprawdzamy tę wypłatę. Pieniądze pozostają na nią zarezerwowane.',
    },
    approved: {
      title: 'Wypłata zatwierdzona',
      text: 'Zatwierdzono. Teraz ją wyślemy.',
    },
    paying: {
      title: 'Wypłata w drodze',
      text: '{net} jest w drodze na {account}.',
    },
    paid: {
      title: 'Wypłata zrealizowana',
      text: '{net} wypłacono na {account}.',
    },
    rejected: {
      title: 'Wypłata niezatwierdzona',
      text: 'Nie została zatwierdzona. {gross} jest znów na twoim saldzie.',
    },
    cancelled: {
      title: 'Wypłata anulowana',
      text: 'Anulowałeś ją. {gross} jest znów na twoim saldzie.',
    },
    failed: {
      title: 'Wypłata nieudana',
      text: 'Nie udało się wypłacić na {account}. {gross} jest znów na twoim saldzie.',
    },
    returned: {
      title: 'Wypłata wróciła',
      text: 'Płatność wróciła. {gross} jest znów na twoim saldzie.',
    },
    late: {
      title: 'Wypłata opóźniona',
      text: 'To trwa dłużej, niż mówiliśmy. Wciąż sprawdzamy, a twoje pieniądze są bezpieczne.',
    },
  },
  locks: {
    deposit: 'Wpłata do obrotu',
    transfer: 'Otrzymany przelew do obrotu',
    bonus: 'Bonus do obrotu',
    other: 'Pieniądze do obrotu',
  },
  withdrawalEffects: {
    stays: 'Twój aktywny bonus pozostaje bez zmian.',
    forfeits:
      'To kończy twój aktywny bonus, nawet jeśli później anulujesz wypłatę. Twoje własne pieniądze pozostają twoje.',
  },
  debts: {
    paid: {
      title: 'Zapłacono z twojego salda',
      text: '{amount} z twojego salda spłaciło to, co byłeś winien.',
    },
  },
  paymentPassword: {
    set: {
      title: 'PIN do płatności ustawiony',
      text: 'Twój PIN do płatności został ustawiony. Jeśli to nie ty, od razu skontaktuj się z obsługą klienta.',
    },
    changed: {
      title: 'PIN do płatności zmieniony',
      text: 'Twój PIN do płatności został zmieniony. Jeśli to nie ty, od razu skontaktuj się z obsługą klienta.',
    },
    recovered: {
      title: 'PIN do płatności zresetowany',
      text: 'Twój PIN do płatności został zresetowany kodem i wszędzie indziej nastąpiło wylogowanie. Nowych kont do wypłat można używać po jednym dniu. Jeśli to nie ty, od razu skontaktuj się z obsługą klienta.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Dodano konto do wypłat',
      text: '{account} może teraz przyjmować twoje wypłaty. Jeśli to nie ty, od razu skontaktuj się z obsługą klienta.',
    },
    addedLater: {
      title: 'Dodano konto do wypłat',
      text: '{account} zostało dodane i nie można go jeszcze używać. Jeśli to nie ty, od razu skontaktuj się z obsługą klienta.',
    },
    approved: {
      title: 'Konto do wypłat zatwierdzone',
      text: '{account} zostało zatwierdzone i można go używać.',
    },
    chosen: {
      title: 'Zmieniono domyślne konto do wypłat',
      text: '{account} jest teraz domyślnym kontem dla twoich wypłat.',
    },
    removed: {
      title: 'Usunięto konto do wypłat',
      text: '{account} zostało usunięte i nie będzie już przyjmować wypłat.',
    },
  },
  payoutHints: {
    eWallet: 'Numer telefonu, np. 0917 123 4567',
    bank_one: '{count} cyfra',
    bank_few: '{count} cyfry',
    bank_many: '{count} cyfr',
    bank_other: '{count} cyfry',
    bankOr_one: '{digits} lub {count} cyfra',
    bankOr_few: '{digits} lub {count} cyfry',
    bankOr_many: '{digits} lub {count} cyfr',
    bankOr_other: '{digits} lub {count} cyfry',
    crypto: 'Adres w sieci TRON: 34 znaki, zaczyna się od T',
  },
  transfers: {
    sent: {
      title: 'Wysłano pieniądze do twojego agenta',
      text: 'Wysłano {amount} do {account}.',
    },
    received: {
      title: 'Otrzymano pieniądze',
      text: '{account} z twojego zespołu przesłał ci {amount}.',
    },
    sentDown: {
      title: 'Wysłano pieniądze do uczestnika',
      text: 'Wysłano {amount} do {account}.',
    },
    receivedFromAgent: {
      title: 'Otrzymano pieniądze',
      text: 'Twój agent {account} przesłał ci {amount}.',
    },
  },
  envelopes: {
    received: {
      title: 'Czerwona koperta dla ciebie',
      text: 'Twój agent {account} wysłał ci czerwoną kopertę. Możesz ją otworzyć do {time}.',
    },
    emptied: {
      title: 'Otwarto wszystkie czerwone koperty',
      text_one: 'Otwarto jedyną część twojego deszczu czerwonych kopert.',
      text_few: 'Otwarto wszystkie {count} części twojego deszczu czerwonych kopert.',
      text_many: 'Otwarto wszystkie {count} części twojego deszczu czerwonych kopert.',
      text_other: 'Otwarto wszystkie {count} części twojego deszczu czerwonych kopert.',
    },
    returned: {
      title: 'Deszcz czerwonych kopert zakończony',
      text_one: 'Otwarto {opened} z {count} części. {amount} jest znów na twoim saldzie.',
      text_few: 'Otwarto {opened} z {count} części. {amount} jest znów na twoim saldzie.',
      text_many: 'Otwarto {opened} z {count} części. {amount} jest znów na twoim saldzie.',
      text_other: 'Otwarto {opened} z {count} części. {amount} jest znów na twoim saldzie.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Potrzebujesz wpłaty co najmniej {least}.',
    underWay: 'Już bierzesz udział.',
    spent: 'Jej budżet się wyczerpał.',
    often: 'Skorzystałeś z niej tyle razy, ile może każdy uczestnik.',
    byDeposit: 'Wybierz ją przy wpłacie.',
    noTries: 'Zgłosiłeś się tyle razy, ile można.',
    notYet: 'Jeszcze się nie zaczęła.',
    over: 'Już się skończyła.',
    cashedIn: 'Jest tylko na pierwszą wpłatę, a ty już wpłaciłeś.',
    full: 'Wszystkie miejsca są zajęte.',
    otherInTurnover: 'Masz inny aktywny bonus. Ten możesz odebrać, gdy tamten się skończy.',
  },
  chosenPromotion: {
    kept: 'Trzymamy twoje miejsce, dopóki to zlecenie jest otwarte.',
    given: 'Twój bonus jest gotowy. Zobacz Nagrody.',
    checked: 'Najpierw to sprawdzimy i napiszemy do twojej skrzynki.',
    without: 'Ta wpłata jest bez promocji: nie mogliśmy dłużej trzymać twojego miejsca.',
  },
  promotionConditions: {
    newcomers: 'Dla uczestników, którzy dołączą przed pierwszą wpłatą.',
    everybody: 'Dla wszystkich uczestników.',
    once: 'Raz na uczestnika. Jeśli masz wspólnego odbiorcę, telefon lub konto do wypłat z innym uczestnikiem, najpierw to sprawdzimy.',
    times_one: 'Do {count} razu na uczestnika.',
    times_few: 'Do {count} razy na uczestnika, jeden po drugim.',
    times_many: 'Do {count} razy na uczestnika, jeden po drugim.',
    times_other: 'Do {count} razy na uczestnika, jeden po drugim.',
    firstDeposit: 'Twoja pierwsza wpłata liczy się, jeśli wynosi co najmniej {least} i dotrze do {end}.',
    deposit: 'Jedna wpłata liczy się, jeśli wynosi co najmniej {least} i dotrze do {end}.',
    bets: 'Postaw {least} zaliczonych zakładów w dowolnej grze od dołączenia do {end}.',
    betsOf: 'Postaw {least} zaliczonych zakładów w: {games}, od dołączenia do {end}.',
    application_one:
      'Zgłoś się, pisząc kilka słów i dodając do trzech zdjęć. Nasz zespół je sprawdzi. Możesz zgłosić się {count} raz.',
    application_few:
      'Zgłoś się, pisząc kilka słów i dodając do trzech zdjęć. Nasz zespół je sprawdzi. Możesz zgłosić się {count} razy.',
    application_many:
      'Zgłoś się, pisząc kilka słów i dodając do trzech zdjęć. Nasz zespół je sprawdzi. Możesz zgłosić się {count} razy.',
    application_other:
      'Zgłoś się, pisząc kilka słów i dodając do trzech zdjęć. Nasz zespół je sprawdzi. Możesz zgłosić się {count} razy.',
    amountOfBets: 'Dostajesz {share}% z nich jako bonus, do {most}, po zakończeniu promocji.',
    fixed: 'Dostajesz bonus {most}.',
    amount: 'Dostajesz {share}% z niej jako bonus, do {most}.',
    turnover_one:
      'Obróć bonusem {factor} razy w ciągu {count} dnia, aby zamienić go w gotówkę. Najpierw używana jest twoja gotówka.',
    turnover_few:
      'Obróć bonusem {factor} razy w ciągu {count} dni, aby zamienić go w gotówkę. Najpierw używana jest twoja gotówka.',
    turnover_many:
      'Obróć bonusem {factor} razy w ciągu {count} dni, aby zamienić go w gotówkę. Najpierw używana jest twoja gotówka.',
    turnover_other:
      'Obróć bonusem {factor} razy w ciągu {count} dnia, aby zamienić go w gotówkę. Najpierw używana jest twoja gotówka.',
    free: 'Wypłacany jako gotówka. Bez obrotu.',
    cap: 'Do {cap} z niego może stać się gotówką.',
    largestBet: 'Zakłady z pieniędzy bonusowych nie mogą przekraczać {bet}.',
    stays: 'Jeśli wypłacisz, zachowasz bonus.',
    forfeits: 'Jeśli wypłacisz, stracisz bonus. Twoje własne pieniądze pozostają twoje.',
    claim_one: 'Odbierz go w ciągu {count} dnia od przyznania.',
    claim_few: 'Odbierz go w ciągu {count} dni od przyznania.',
    claim_many: 'Odbierz go w ciągu {count} dni od przyznania.',
    claim_other: 'Odbierz go w ciągu {count} dnia od przyznania.',
    places_one: 'Tylko {count} miejsce.',
    places_few: 'Tylko {count} miejsca.',
    places_many: 'Tylko {count} miejsc.',
    places_other: 'Tylko {count} miejsca.',
  },
  gameTypes: {
    RNG: 'sloty',
    FISH: 'łowienie ryb',
    LIVE: 'na żywo',
  },
  promotionStates: {
    comingSoon: 'Wkrótce',
    open: 'Otwarta',
    joined: 'Bierzesz udział',
    applying: 'Zgłoszono',
    process: 'Sprawdzamy',
    rejected: 'Odrzucono',
    claimable: 'Do odbioru',
    issued: 'Przyznano',
    claimed: 'Odebrano',
    closed: 'Zamknięta',
  },
  promotionDecisions: {
    refused: {
      title: 'Promocja niezatwierdzona',
      text: 'Sprawdziliśmy twoje zgłoszenie i nie mogliśmy go zatwierdzić. Nic nie pobrano z twojego salda.',
    },
    issued: {
      title: 'Promocja zatwierdzona',
      text: 'Twój bonus jest w Nagrodach.',
    },
  },
  rewardStates: {
    inTurnover: 'Aktywny',
    done: 'Ukończony',
    forfeited: 'Oddany',
    expired: 'Wygasł',
    revoked: 'Cofnięty',
  },
  rewardSources: {
    points: 'Sklep z punktami',
    rank: 'Nagroda rankingu',
    levelMonth: 'Comiesięczny prezent za poziom',
    levelUpgrade: 'Prezent za awans na poziom',
    levelBirthday: 'Prezent urodzinowy',
    referral: 'Zaproszony znajomy',
    welcome: 'Dołączenie z linku znajomego',
  },
  rewards: {
    waits: {
      title: 'Twoja nagroda jest gotowa',
      text: 'Odbierz {amount} w Nagrodach. Tam znajdziesz warunki i termin.',
    },
    bonusEnds: {
      title: 'Twój bonus niedługo się skończy',
      text: 'Twój bonus {amount} skończy się w ciągu dnia. Stracisz wtedy to, co z niego zostanie; twoje własne pieniądze pozostają twoje.',
    },
    levelReached: {
      title: 'Osiągnąłeś {name}',
      text: 'W Przywilejach VIP zobaczysz, co daje {name} i jak to utrzymać.',
    },
  },
  missions: {
    logInToday: 'Zaloguj się dziś',
    logIns_one: 'Zaloguj się w {count} dniu',
    logIns_few: 'Zaloguj się w {count} dniach',
    logIns_many: 'Zaloguj się w {count} dniach',
    logIns_other: 'Zaloguj się w {count} dnia',
    cashIns: 'Wpłać co najmniej {target}',
    validBets: 'Postaw {target} rozliczonych zakładów',
    games_one: 'Zagraj w {count} grę',
    games_few: 'Zagraj w {count} różne gry',
    games_many: 'Zagraj w {count} różnych gier',
    games_other: 'Zagraj w {count} gry',
  },
  referralStates: {
    deposit: 'Czeka na pierwszą wpłatę',
    bets: 'Czeka na zakłady',
    done: 'Ukończone',
    ended: 'Czas minął',
    inReview: 'Sprawdzamy',
    refused: 'Nie liczy się',
  },
  referralReasons: {
    person: 'Wygląda na to, że to ty.',
    payoutAccount: 'Ma wspólne z tobą konto do wypłat.',
    device: 'Ma wspólne z tobą urządzenie.',
  },
  contracts: {
    offered: {
      title: 'Masz ofertę kontraktu',
      text: '{account} oferuje ci kontrakt. Zacznie obowiązywać, gdy go przyjmiesz.',
    },
    accepted: {
      title: 'Kontrakt przyjęty',
      text: '{account} przyjął kontrakt. Zacznie się od następnego okresu.',
    },
    declined: {
      title: 'Kontrakt odrzucony',
      text: '{account} odrzucił kontrakt.',
    },
    ended: {
      title: 'Kontrakt zakończony',
      text: 'Twój kontrakt z {account} się zakończył. Rozpoczęte okresy zostaną jeszcze opłacone.',
    },
    owes: {
      title: 'Jesteś winien wypłatę',
      text: 'Twoje saldo nie wystarczyło na {amount} dla {account} za {day}. Zapłacimy, gdy tylko wpłyną pieniądze. Do tego czasu nie możesz składać nowych ofert.',
    },
    owed: {
      title: 'Należy ci się wypłata',
      text: 'Saldo {account} nie wystarczyło na {amount} za {day}. Dostaniesz ją, gdy tylko wpłyną pieniądze.',
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'Do domu',
    sport: 'Sport',
    tech: 'Technika',
  },
  goodsOrderStates: {
    placed: 'Zlecono',
    packed: 'Spakowano',
    sent: 'W drodze',
    delivered: 'Dostarczono',
    cancelled: 'Anulowano, punkty zwrócone',
  },
  goodsOrders: {
    sent: {
      title: 'Twoje zlecenie jest w drodze',
      text: '{title} jest w drodze. Numer paczki: {parcel}.',
    },
    delivered: {
      title: 'Twoje zlecenie dostarczono',
      text: '{title}: dostarczono.',
    },
    cancelled: {
      title: 'Twoje punkty wróciły',
      text_one: 'Nie udało się dostarczyć: {title}. Odzyskujesz {count} punkt.',
      text_few: 'Nie udało się dostarczyć: {title}. Odzyskujesz {count} punkty.',
      text_many: 'Nie udało się dostarczyć: {title}. Odzyskujesz {count} punktów.',
      text_other: 'Nie udało się dostarczyć: {title}. Odzyskujesz {count} punktu.',
    },
  },
  points: {
    opening: 'Punkty startowe',
    earned: 'Z rozliczonych zakładów',
    redeemed: 'Wymieniono: {title}',
    returned: 'Zwrócone punkty: {title}',
  },
  chat: {
    greeting:
      'Cześć {name}, jestem Aya. Zapytaj o wpłaty, wypłaty lub hasło albo poproś o rozmowę z człowiekiem.',
    answers: {
      deposit: 'Dotknij Wpłać i wybierz metodę płatności. Przy każdej widać najmniejszą i największą kwotę.',
      withdraw:
        'Dotknij Wypłać. Przed potwierdzeniem widzisz, kiedy dotrą pieniądze. Potem możesz śledzić każdy krok.',
      password:
        'Dotknij „Nie pamiętasz hasła?” na stronie logowania. Dostaniesz SMS-em lub e-mailem kod ważny dziesięć minut. Nigdy nie pytamy o hasło.',
      human: 'Chwileczkę, wołam kogoś z zespołu.',
      unknown: 'Przepraszam, nie rozumiem. Wybierz temat poniżej albo poproś o człowieka.',
    },
    taken: 'Cześć, tu Ben. Przeczytałem twoje wiadomości. Jak mogę pomóc?',
    noted: 'Dziękuję, zanotowałem to i odpowiem tutaj.',
    words: {
      deposit: 'wpłat, wpłać, wpłac',
      withdraw: 'wypłat, wypłać, wypłac',
      password: 'hasł, zalog, logow',
      human: 'człowiek, osob, konsultant, ktoś',
    },
    buttons: {
      deposit: 'Wpłać',
      withdraw: 'Wypłać',
      password: 'Hasło',
      human: 'Rozmowa z człowiekiem',
    },
    page: {
      back: 'Wstecz',
      talk: 'Rozmowa',
      you: 'Ty',
      message: 'Twoja wiadomość',
      send: 'Wyślij',
      topics: 'Tematy',
      writing: '{agent} pisze…',
      used: 'Ten czat się skończył. Wróć i otwórz go ponownie.',
      failed: 'Nie mogliśmy potwierdzić twojej wiadomości. Wyślij ją jeszcze raz: nie policzy się dwa razy.',
      tooMany: 'To było dużo naraz. Poczekaj minutę i wyślij ponownie.',
    },
  },
  inbox: {
    welcome: {
      title: 'Witaj w Araw',
      content:
        '<p>Dobrze, że jesteś. Rozejrzyj się po <a href="/m/home">lobby</a> i dotknij serca przy grach, które lubisz. Zanim zagrasz, zdecyduj, ile wydać.</p>',
    },
    newLogin: {
      title: 'Nowe logowanie na twoje konto',
      content:
        '<p>Ktoś zalogował się na twoje konto na nowym urządzeniu. Jeśli to nie ty, <a href="/m/changePsw">zmień hasło</a> i sprawdź <a href="/m/securityCenter">centrum bezpieczeństwa</a>.</p>',
    },
    jackpot: {
      title: 'Jackpot jest teraz w grach',
      content:
        '<p>Wszystkie gry ze znakiem JACKPOT mają wspólną pulę i każda runda może ją wygrać. Kwotę widać nad <a href="/m/jl-slot">slotami JL</a>, a zasady w każdej grze.</p>',
    },
    protection: {
      title: 'Zobacz, jak chronione jest twoje konto',
      content:
        '<p><a href="/m/securityCenter">Centrum bezpieczeństwa</a> pokazuje, jak chronione jest twoje konto i co jeszcze możesz zrobić.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Misje',
      content:
        '<p>Wykonaj to, czego wymaga dzień lub tydzień, i odbierz nagrodę. <a href="/m/leaderBoard">Do misji</a></p>',
    },
    REFERRAL: {
      title: 'Zaproś znajomych',
      content:
        '<p>Wyślij znajomym swój link: gdy wpłacą i zagrają, oboje dostaniecie nagrodę. <a href="/m/inviteFriends">Do twojego linku</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Pierwsza wpłata podwojona',
    reload: 'Bonus 20% od kolejnej wpłaty',
    shareYourWin: 'Podziel się wygraną',
    slotsAndFishing: 'Sloty i łowienie ryb, razem 5,000',
  },
};
