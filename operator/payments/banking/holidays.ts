/**
 * Eid'l Fitr and Eid'l Adha, regular holidays that follow the moon and are proclaimed only days ahead: on 12 March and on
 * 21 May 2026 (No. 1264).
 *
 * https://mb.com.ph/2026/03/12/palace-declares-march-20-a-regular-holiday-for-eidl-fitr
 * https://mb.com.ph/2026/05/22/pbbm-declares-may-27-a-regular-holiday-for-eidl-adha
 */
export const proclaimedHolidays: ReadonlySet<string> = new Set(['2026-03-20', '2026-05-27']);

/** Last year with both of these holidays entered. */
export const proclaimedUntil = 2026;
