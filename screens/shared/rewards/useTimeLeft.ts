import { useTranslation } from 'react-i18next';
import { unitText } from '#locales/intl.ts';
import { useByTheClock } from '#src/app/hooks/useByTheClock.ts';
import { useServices } from '#src/app/services.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';

const minute = 60_000;
/** Milliseconds. Beyond that, the date alone is clearer than a count of days. */
const longestCount = 30 * 24 * 60 * minute;
const units = [
  ['day', 24 * 60],
  ['hour', 60],
] as const;

/** The time left in the largest whole unit; minutes round up in the last hour. Uses Latin digits. */
function leftText(left: number): string {
  const minutes = Math.max(1, Math.ceil(left / minute));
  const [unit, length] = units.find(([, each]) => left >= each * minute) ?? (['minute', 1] as const);
  const amount = unit === 'minute' ? minutes : Math.floor(left / minute / length);
  return unitText(amount, unit);
}

/** Formats how long something lasts and until when, by the operator's clock; updates every minute. */
export function useTimeLeft(timeZone: string): (endsAt: number) => string {
  const { t } = useTranslation();
  const { clock } = useServices();
  // Re-render every minute.
  useByTheClock(() => Math.floor(clock.serverNow() / minute), 1_000);
  return (endsAt) => {
    const moment = formatDateTimeIn(timeZone, endsAt);
    const left = endsAt - clock.serverNow();
    if (left > longestCount) return t('rewards.until', { moment });
    return t('rewards.left', { time: leftText(left), moment });
  };
}
