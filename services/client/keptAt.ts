/** The element of a page that the service worker has kept, with the moment. */
export const keptAtName = 'kept-at';

/** On an answer that the service worker has kept: when the operator gave it, in milliseconds since 1970 by this device's clock. */
export const keptAtHeader = 'Kept-At';

/** When the page was served, in milliseconds since 1970 by this device's clock, if the service worker has kept it; else null. */
export function pageKeptAt(page: Pick<Document, 'querySelector'> = document): number | null {
  const moment = Number(page.querySelector(`meta[name="${keptAtName}"]`)?.getAttribute('content') ?? 0);
  return moment > 0 ? moment : null;
}
