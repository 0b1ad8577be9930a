/**
 * Regular holidays of the Philippines, on which banks are closed. Proclamation No. 1006 of 3 September 2025 names those of
 * 2026; Eid'l Fitr and Eid'l Adha were proclaimed apart, on 12 March and on 21 May 2026 (No. 1264). Special non-working days
 * are not among them. The next year comes with its proclamation.
 *
 * https://cebudailynews.inquirer.net/655667/2026-holidays-palace-releases-official-list-guidelines
 * https://mb.com.ph/2026/03/12/palace-declares-march-20-a-regular-holiday-for-eidl-fitr
 * https://mb.com.ph/2026/05/22/pbbm-declares-may-27-a-regular-holiday-for-eidl-adha
 */
export const regularHolidays: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-03-20',
  '2026-04-02',
  '2026-04-03',
  '2026-04-09',
  '2026-05-01',
  '2026-05-27',
  '2026-06-12',
  '2026-08-31',
  '2026-11-30',
  '2026-12-25',
  '2026-12-30',
]);

/** The last day that the list is of: after it every Monday to Friday counts as a banking day. */
export const holidaysKnownUntil = '2026-12-31';
