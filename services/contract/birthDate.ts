import { isDay, yearsBefore } from './dates.ts';

/** Nobody alive is older. */
export const oldestAge = 120;

/**
 * Whether it is a day there was, of somebody who is old enough on `today`; all days YYYY-MM-DD, `today` by the
 * merchant's calendar (REG-16).
 */
export const isOldEnough = (
  birthDate: string,
  { today, minimumAge }: { today: string; minimumAge: number },
): boolean =>
  isDay(birthDate) &&
  birthDate <= yearsBefore(today, minimumAge) &&
  birthDate >= yearsBefore(today, oldestAge);
