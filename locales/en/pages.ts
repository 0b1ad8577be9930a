/** Of pages that are drawn ahead, for as long as the app has not come. */
export const pages = {
  pages: {
    loading: 'Still loading. One moment.',
    late: 'A part of this page has not come. It can be read, but its buttons do nothing yet.',
    noScript:
      'Without JavaScript this page can be read and its links lead on. To log in and to play, allow it.',
  },
} as const;
