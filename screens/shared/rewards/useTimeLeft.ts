import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { languages } from '#locales/languages.ts';
import { useServices } from '#src/app/services.ts';
import { unitText } from '#services/unitText.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';

const minute = 60_000;
/** Beyond it the date alone says more than a count of days. */
const longestCount = 30 * 24 * 60 * minute;
const units = [
  ['day', 24 * 60],
  ['hour', 60],
] as const;

/** What is left in the largest whole unit, of the last hour in minutes begun; with Latin digits. */
function leftText(left: number, htmlLang: string): string {
  const minutes = Math.max(1, Math.ceil(left / minute));
  const [unit, length] = units.find(([, each]) => left >= each * minute) ?? (['minute', 1] as const);
  const amount = unit === 'minute' ? minutes : Math.floor(left / minute / length);
  return unitText(amount, unit, htmlLang);
}

/** Says how long something lasts and until when, by the operator's clock and renewed each minute. */
export function useTimeLeft(timeZone: string): (endsAt: number) => string {
  const { t } = useTranslation();
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.serverNow());
  useEffect(() => {
    const look = () =>
      setNow((before) => {
        const moment = clock.serverNow();
        return Math.floor(moment / minute) === Math.floor(before / minute) ? before : moment;
      });
    const timer = setInterval(look, 1_000);
    window.addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', look);
    };
  }, [clock]);
  return (endsAt) => {
    const moment = formatDateTimeIn(timeZone, endsAt);
    const left = endsAt - now;
    if (left > longestCount) return t('rewards.until', { moment });
    return t('rewards.left', { time: leftText(left, languages[shownLanguage()].htmlLang), moment });
  };
}
