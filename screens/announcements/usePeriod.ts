import { useTranslation } from 'react-i18next';
import type { Announcement } from '@araw/contract/messages/announcements';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';

type Dates = Pick<Announcement, 'startDate' | 'endDate' | 'noExpiry'>;

/** An announcement's period as text (ANN-04); empty if unknown. */
export function usePeriod() {
  const { t } = useTranslation();
  const { formatDate } = useMerchantDates();
  return ({ startDate, endDate, noExpiry }: Dates) => {
    if (noExpiry === 1) return t('announcements.longTerm');
    const from = startDate === null ? '' : formatDate(startDate);
    const until = endDate === null ? '' : formatDate(endDate);
    if (from === '') return until && t('announcements.until', { until });
    return until === '' ? t('announcements.since', { from }) : t('announcements.period', { from, until });
  };
}
