import type { TFunction } from 'i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '@araw/contract/calls/languages';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { formatDateTimeIn, zoneName } from '@araw/contract/values/dates';
import type { Rail } from './withdrawalCost.ts';

/** How long a payout usually takes. */
export function durationText({ minutes, bankingDaysOnly }: Rail, t: TFunction): string {
  if (bankingDaysOnly) return t('withdrawal.arrival.bankingDays');
  return minutes < 60
    ? t('withdrawal.arrival.minutes', { count: minutes })
    : t('withdrawal.arrival.hours', { count: Math.ceil(minutes / 60) });
}

/** The latest arrival of a payout, with the weekday (CASH-08). */
export function arrivalText(timeZone: string, arrivesAt: number): string {
  const weekday = new Intl.DateTimeFormat(languages[shownLanguage()].htmlLang, {
    weekday: 'long',
    timeZone: zoneName(timeZone),
  }).format(arrivesAt);
  return `${weekday}, ${leftToRight(formatDateTimeIn(timeZone, arrivesAt))}`;
}
