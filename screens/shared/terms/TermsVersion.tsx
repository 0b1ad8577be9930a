import { useTranslation } from 'react-i18next';
import type { CallValue } from '@araw/contract/calls/calls';
import { formatDay } from '@araw/contract/values/dates';

/** The version of the terms and its effective date (REG-14). */
export function TermsVersion({ terms: { version, effectiveFrom } }: { terms: CallValue<'terms'> }) {
  const { t } = useTranslation();
  return <span>{t('terms.version', { version, date: formatDay(effectiveFrom) })}</span>;
}
