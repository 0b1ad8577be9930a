import { useTranslation } from 'react-i18next';
import { FormError } from './FormError.tsx';
import type { SmsCode } from './useSmsCode.ts';

interface CodeErrorProps {
  code: SmsCode;
  /** Replaces the failure's own text. */
  text?: string | null;
}

/** Why the last code wasn't sent. Without the human check there is no code: never offer a way around it. */
export function CodeError({ code: { error }, text = null }: CodeErrorProps) {
  const { t } = useTranslation();
  return (
    <FormError
      error={error}
      text={error?.code === 'humanCheckUnavailable' ? t('code.checkUnavailable') : text}
    />
  );
}
