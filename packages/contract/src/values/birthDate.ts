import { isDay, yearsBefore } from './dates.ts';

/** No living person is older. */
export const oldestAge = 120;

/**
 * Whether this is a real day, and a person born on it is old enough on `today`. Days are YYYY-MM-DD, `today` in the
 * merchant's calendar (REG-16).
 */
export const isOldEnough = (
  birthDate: string,
  { today, minimumAge }: { today: string; minimumAge: number },
): boolean =>
  isDay(birthDate) &&
  birthDate <= yearsBefore(today, minimumAge) &&
  birthDate >= yearsBefore(today, oldestAge);
