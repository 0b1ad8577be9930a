/** Nobody alive is older. */
export const oldestAge = 120;

/** The same day of an earlier year, YYYY-MM-DD, or 28 February: who was born on it has come of that age on `day`. */
export function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years;
  const hasLeapDay = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const monthAndDay = day.endsWith('-02-29') && !hasLeapDay ? '-02-28' : day.slice(4);
  return `${String(year).padStart(4, '0')}${monthAndDay}`;
}

/**
 * Whether it is a day there was, of somebody who is old enough on `today`; all days YYYY-MM-DD, `today` by the
 * merchant's calendar (REG-16).
 */
export function isOldEnough(birthDate: string, { today, minimumAge }: { today: string; minimumAge: number }) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) return false;
  const day = new Date(`${birthDate}T00:00:00Z`);
  const exists = !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(birthDate);
  return exists && birthDate <= yearsBefore(today, minimumAge) && birthDate >= yearsBefore(today, oldestAge);
}
