import type { Messages } from '../messages.ts';

export const announcements = {
  announcements: {
    all: 'Wszystkie ogłoszenia',
    none: 'Brak ogłoszeń',
    gone: 'Tego już tu nie ma',
    goneHint: 'Mogło się skończyć. Pozostałe nadal tu są.',
    unread: 'Nowe',
    trimmed: 'Ten tekst jest za długi, aby pokazać go w całości. O resztę zapytaj obsługę klienta.',
    longTerm: 'Bezterminowo',
    period: '{{from}} – {{until}}',
    since: 'Od {{from}}',
    until: 'Do {{until}}',
  },

  promotions: {
    forYou: 'Dla Ciebie',
    all: 'Wszystkie promocje',
    none: 'Nie ma teraz promocji',
    noneHint: 'Zajrzyj wkrótce: nowe startują co tydzień.',
    toRewards: 'Przejdź do nagród',
    more: '{{share}} więcej',
    back: '{{share}} z powrotem',
    bonus: 'bonus {{amount}}',
    upTo: 'do {{amount}}',
    allGames: 'wszystkie gry',
    promise: {
      depositShare: 'Wpłać {{least}} lub więcej i zyskaj dodatkowo {{share}}, maksymalnie {{amount}}.',
      depositFixed: 'Wpłać {{least}} lub więcej i zyskaj dodatkowo {{amount}}.',
      betsShare: 'Odzyskaj {{share}} swoich zakładów ({{games}}), maksymalnie {{amount}}.',
      betsFixed: 'Postaw {{least}} ({{games}}) i zyskaj {{amount}}.',
      application: 'Wyślij nam kilka słów i zdjęcia. Jeśli zatwierdzimy, dostaniesz {{amount}}.',
    },
  },

  announcementPopup: {
    welcome: 'Witaj',
  },
} satisfies Messages<'PL'>['announcements'];
