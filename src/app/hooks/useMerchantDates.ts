import { useMemo } from 'react';
import { useSystemStatus } from '#src/app/appActor.ts';
import { merchantZone } from '#src/app/merchantZone.ts';
import { dayIn, formatDateIn, formatDateTimeIn, formatTimeIn } from '@araw/contract/values/dates';

/** Days, dates and times in the merchant's zone, whatever the device's (REC-07, PAGE-07). */
export function useMerchantDates() {
  const timeZone = merchantZone(useSystemStatus());
  return useMemo(
    () => ({
      timeZone,
      dayOf: (moment: number) => dayIn(timeZone, moment),
      formatDate: (moment: number) => formatDateIn(timeZone, moment),
      formatTime: (moment: number) => formatTimeIn(timeZone, moment),
      formatDateTime: (moment: number) => formatDateTimeIn(timeZone, moment),
    }),
    [timeZone],
  );
}
