/** Nobody alive is older. */
const oldest = 120;
/** The merchant's days begin in Manila. */
const merchantOffset = 8 * 3_600_000;

/** The merchant's calendar day of a moment, YYYY-MM-DD. */
export const merchantDay = (time: number) => new Date(time + merchantOffset).toISOString().slice(0, 10);

/** The same day of an earlier year; who was born on it comes of that age on `day`. */
export const yearsBefore = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

/** Whether it is a day there was, of somebody who is old enough on `today`; all days YYYY-MM-DD (REG-16). */
export function isOldEnough(birthDate: string, { today, minimumAge }: { today: string; minimumAge: number }) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) return false;
  const day = new Date(`${birthDate}T00:00:00Z`);
  const exists = !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(birthDate);
  return exists && birthDate <= yearsBefore(today, minimumAge) && birthDate >= yearsBefore(today, oldest);
}
