/** The element that the service worker adds to a stored page, with the time. */
export const keptAtName = 'kept-at';

/** Header on a stored answer: when the operator gave it, in milliseconds since 1970 by this device's clock. */
export const keptAtHeader = 'Kept-At';

/**
 * When a page from the service worker's store was served, in milliseconds since 1970 by this device's clock; otherwise
 * null.
 */
export function pageKeptAt(page: Pick<Document, 'querySelector'> = document): number | null {
  const moment = Number(page.querySelector(`meta[name="${keptAtName}"]`)?.getAttribute('content') ?? 0);
  return moment > 0 ? moment : null;
}
