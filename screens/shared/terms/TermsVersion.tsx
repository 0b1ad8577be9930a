import { useTranslation } from 'react-i18next';
import type { CallValue } from '#services/contract/calls.ts';
import { formatDate } from '#services/dates.ts';

/** Which version of the terms it is, and since when it is in force (REG-14). */
export function TermsVersion({ terms: { version, effectiveFrom } }: { terms: CallValue<'terms'> }) {
  const { t } = useTranslation();
  // Without a time of day it is the same date in every time zone.
  const date = formatDate(new Date(`${effectiveFrom}T00:00`).valueOf());
  return <span>{t('terms.version', { version, date })}</span>;
}
