import { useTranslation } from 'react-i18next';
import { FormError } from './FormError.tsx';
import type { SmsCode } from './useSmsCode.ts';

interface CodeErrorProps {
  code: SmsCode;
  /** In place of the failure's own text. */
  text?: string | null;
}

/** Why the last code was not sent. Without the human check there is no code, and no way round it. */
export function CodeError({ code: { error }, text = null }: CodeErrorProps) {
  const { t } = useTranslation();
  return (
    <FormError
      error={error}
      text={error?.code === 'humanCheckUnavailable' ? t('code.checkUnavailable') : text}
    />
  );
}
