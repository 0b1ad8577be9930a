import { useTranslation } from 'react-i18next';
import type { Announcement } from '#services/contract/announcements.ts';
import { formatDate } from '#services/contract/dates.ts';

type Dates = Pick<Announcement, 'startDate' | 'endDate' | 'noExpiry'>;

/** When an announcement holds, in words (ANN-04); empty where nothing is known. */
export function usePeriod() {
  const { t } = useTranslation();
  return ({ startDate, endDate, noExpiry }: Dates) => {
    if (noExpiry === 1) return t('announcements.longTerm');
    const from = startDate === null ? '' : formatDate(startDate);
    const until = endDate === null ? '' : formatDate(endDate);
    if (from === '') return until && t('announcements.until', { until });
    return until === '' ? t('announcements.since', { from }) : t('announcements.period', { from, until });
  };
}
