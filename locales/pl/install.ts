import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Aktualizacja aplikacji',
    ready: 'Nowa wersja jest gotowa.',
    take: 'Aktualizuj',
    later: 'Później',
  },

  install: {
    lead: 'Otwiera się na pełnym ekranie z ekranu głównego i uruchamia się szybciej.',
    android: 'Android',
    ios: 'iPhone i iPad',
    forAndroid: 'Pobierz na Androida',
    forIos: 'Pobierz na iPhone’a i iPada',
    profile: 'Pobierz profil',
    install: 'Zainstaluj teraz',
    addToHome: 'Dodaj do ekranu głównego',
    guides: 'Wszystkie instrukcje',
    useSafari:
      'Profil może zainstalować tylko Safari. Otwórz menu tej aplikacji lub przeglądarki i wybierz „Otwórz w Safari”.',
    noLink: 'Pobieranie nie jest teraz dostępne. Ikona na ekranie głównym działa równie dobrze.',
    noticeTitle: 'Uwaga',
    noticeText: 'Aby pobrać aplikację, użyj Safari.',
    tooOld: 'Twoja wersja iOS jest za stara dla aplikacji. Zaktualizuj ją do iOS 12.4 lub nowszego.',
    needsUpdate: 'Aplikacja wymaga iOS 12.4 lub nowszego.',
    scanTitle: 'Na telefonie',
    scanText: 'Zeskanuj ten kod aparatem telefonu.',
    scanCode: 'Kod QR z adresem tej strony',
    links: 'Więcej od nas',
    affiliate: 'Zostań partnerem',
    guide: {
      androidApp: {
        title: 'Instalacja aplikacji',
        step1: 'Dotknij „Pobierz na Androida” i zaczekaj na plik.',
        step2: 'Otwórz go. Jeśli pojawi się pytanie, zezwól przeglądarce na instalowanie aplikacji.',
        step3: 'Dotknij „Zainstaluj”, a potem „Otwórz”.',
      },
      androidHome: {
        title: 'Ikona na ekranie głównym',
        step1: 'Otwórz menu przeglądarki.',
        step2: 'Wybierz „Dodaj do ekranu głównego” lub „Zainstaluj aplikację”.',
        step3: 'Dotknij „Dodaj”. Ikona będzie na ekranie głównym.',
      },
      iosHome: {
        title: 'Ikona na ekranie głównym',
        step1: 'Otwórz tę stronę w Safari i dotknij „Udostępnij”.',
        step2: 'Wybierz „Do ekranu początkowego”.',
        step3: 'Dotknij „Dodaj”. Ikona będzie na ekranie głównym.',
      },
      profile: {
        title: 'Instalacja profilu',
        step1: 'Dotknij „Pobierz profil”, a potem „Pozwól”.',
        step2: 'Otwórz „Ustawienia” i dotknij „Pobrano profil”.',
        step3: 'Dotknij „Zainstaluj”. Ikona będzie na ekranie głównym.',
      },
      profileByHand: {
        title: 'Ręczna instalacja profilu (iOS 17 lub nowszy)',
        step1: 'Dotknij „Pobierz profil”, a potem „Pozwól” i „Zamknij”.',
        step2: 'Otwórz „Ustawienia” › „Ogólne” › „VPN i zarządzanie urządzeniem” i wybierz profil.',
        step3: 'Dotknij „Zainstaluj” i wpisz kod urządzenia. Ikona będzie na ekranie głównym.',
      },
    },
  },
} satisfies Messages<'PL'>['install'];
