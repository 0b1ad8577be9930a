import { useTranslation } from 'react-i18next';
import { useFailureText } from '#src/app/failureText.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import type { Rain } from './useEnvelopeRain.ts';

/** Why the operator refused the last request, unless a field shows it. */
export function Refused({ rain: { context } }: { rain: Rain }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { error, problem } = context;
  const own: Partial<Record<string, string>> = {
    notFound: t('envelopeRain.gone'),
    requestInvalid: t('envelopeRain.nobody'),
    conflict: t('envelopeRain.overByNow'),
  };
  return <FormError error={problem ? null : error} text={error && (own[error.code] ?? failureText(error))} />;
}
