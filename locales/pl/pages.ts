import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Sloty, kasyno na żywo, łowienie ryb, sport i bingo na Twoim telefonie.',
    loading: 'Wciąż wczytujemy. Chwileczkę.',
    late: 'Część tej strony się nie wczytała. Można ją czytać, ale przyciski jeszcze nie działają.',
    noScript:
      'Bez JavaScriptu możesz czytać tę stronę i korzystać z jej linków. Włącz go, aby się zalogować i grać.',
    tooOld: 'Ta przeglądarka jest za stara dla tej strony. Zaktualizuj ją lub otwórz stronę w nowszej.',
    askService: 'Albo zapytaj obsługę klienta:',
  },
} satisfies Messages<'PL'>['pages'];
