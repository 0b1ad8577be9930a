import { useTranslation } from 'react-i18next';
import { FormRefusal } from './FormRefusal.tsx';
import type { SmsCode } from './useSmsCode.ts';

interface CodeRefusalProps {
  code: SmsCode;
  /** In place of the failure's own text. */
  text?: string | null;
}

/** Why the last code was not sent. Without the human check there is no code, and no way round it. */
export function CodeRefusal({ code: { error }, text = null }: CodeRefusalProps) {
  const { t } = useTranslation();
  return (
    <FormRefusal
      error={error}
      text={error?.code === 'humanCheckUnavailable' ? t('code.checkUnavailable') : text}
    />
  );
}
