import { useTranslation } from 'react-i18next';
import type { StandingWish } from '#machines/break/break.machine.ts';
import { type Unit, unitText } from '#locales/intl.ts';

/** An amount of time in the shown language. */
export function useUnits() {
  // Rerenders when the language changes.
  useTranslation();
  return (amount: number, unit: Unit) => unitText(amount, unit);
}

/** The length of a break or an exclusion; empty for a return. */
export function useLength() {
  const units = useUnits();
  return (wish: StandingWish) => {
    if (wish.do === 'return') return '';
    if (wish.do === 'break') return units(wish.days, 'day');
    return wish.months % 12 === 0 ? units(wish.months / 12, 'year') : units(wish.months, 'month');
  };
}
