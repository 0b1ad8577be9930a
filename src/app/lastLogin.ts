import i18next from 'i18next';
import type { LastLogin } from '@araw/contract/accounts/session';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { type Notices, noticeTimes } from './notices.ts';
import { placeName } from './placeName.ts';

/**
 * Shows the login before the one just accepted, in the merchant's zone (PROT-08). Its texts are in `accounts`. Shows nothing for null, at the
 * first login.
 */
export function showLastLogin(
  { notices }: { notices: Pick<Notices, 'show'> },
  lastLogin: LastLogin | null,
  timeZone: string,
): void {
  if (lastLogin === null) return;
  const { at, device, place } = lastLogin;
  const text = i18next.t('login.last', {
    moment: formatDateTimeIn(timeZone, at),
    device: device || i18next.t('security.unknownDevice'),
    place: placeName(place) || i18next.t('security.unknownPlace'),
  });
  notices.show('info', text, noticeTimes.long);
}
