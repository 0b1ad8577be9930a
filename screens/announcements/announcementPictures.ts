import type { Announcement } from '@araw/contract/messages/announcements';

/** The addresses of an announcement's pictures, in order (ANN-04). */
export const picturesOf = ({ announcementImages }: Pick<Announcement, 'announcementImages'>): string[] =>
  announcementImages
    .toSorted((one, other) => one.sequence - other.sequence)
    .flatMap(({ url }) => (url === '' ? [] : [url]));
