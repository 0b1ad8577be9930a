import { useTranslation } from 'react-i18next';
import type { CallValue } from '#services/contract/calls.ts';
import { formatDay } from '#services/contract/dates.ts';

/** Which version of the terms it is, and since when it is in force (REG-14). */
export function TermsVersion({ terms: { version, effectiveFrom } }: { terms: CallValue<'terms'> }) {
  const { t } = useTranslation();
  return <span>{t('terms.version', { version, date: formatDay(effectiveFrom) })}</span>;
}
