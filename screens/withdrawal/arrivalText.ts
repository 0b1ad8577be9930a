import type { TFunction } from 'i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { calendarWords } from '#locales/calendarWords.ts';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { dayIn, formatDateTimeIn } from '@araw/contract/values/dates';
import type { WithdrawalQuote, WithdrawPage } from '@araw/contract/cashier/withdrawals';
import type { Rail } from './withdrawalCost.ts';

/** How long a payout usually takes. */
export function durationText({ minutes, bankingDaysOnly }: Rail, t: TFunction): string {
  if (bankingDaysOnly) return t('withdrawal.arrival.bankingDays');
  return minutes < 60
    ? t('withdrawal.arrival.minutes', { count: minutes })
    : t('withdrawal.arrival.hours', { count: Math.ceil(minutes / 60) });
}

/** When a quoted payout arrives: its usual duration, or the latest moment on banking days (CASH-08). */
export function arrivalOf(
  { rails, timeZone }: WithdrawPage,
  { account, rail: railName, arrivesAt }: WithdrawalQuote,
  t: TFunction,
): string {
  const rail = rails.find(({ kind, name }) => kind === account.kind && name === railName);
  if (rail && !rail.bankingDaysOnly) return durationText(rail, t);
  return t('withdrawal.arrival.until', { time: arrivalText(timeZone, arrivesAt) });
}

/** With the weekday. */
function arrivalText(timeZone: string, arrivesAt: number): string {
  const weekday = calendarWords(shownLanguage()).weekday(new Date(dayIn(timeZone, arrivesAt)));
  return `${weekday}, ${leftToRight(formatDateTimeIn(timeZone, arrivesAt))}`;
}
