import type { Announcement } from '#services/contract/announcements.ts';

/** The addresses of an announcement's pictures, in their sequence (ANN-04). */
export const picturesOf = ({ announcementImages }: Pick<Announcement, 'announcementImages'>): string[] =>
  announcementImages
    .toSorted((one, other) => one.sequence - other.sequence)
    .flatMap(({ url }) => (url === '' ? [] : [url]));
