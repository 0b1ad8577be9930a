import { useTranslation } from 'react-i18next';
import { languages } from '@araw/contract/calls/languages';
import { shownLanguage } from '#locales/i18n.ts';
import type { StandingWish } from '#machines/break/break.machine.ts';
import { unitText } from '#services/unitText.ts';

type Unit = Parameters<typeof unitText>[1];

/** An amount of time in the shown language. */
export function useUnits() {
  // Rerenders when the language changes.
  useTranslation();
  return (amount: number, unit: Unit) => unitText(amount, unit, languages[shownLanguage()].htmlLang);
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
