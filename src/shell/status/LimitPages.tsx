import { MapPinOff, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { AskStatusThenHome } from './AskStatusAgain.tsx';
import { RestrictedText } from './RestrictedText.tsx';

/** /m/ipLimit (BOOT-12). */
export function IpLimitPage() {
  const { t } = useTranslation();
  return (
    <ErrorState
      icon={MapPinOff}
      title={t('status.restrictedTitle')}
      action={
        <>
          <RestrictedText />
          <AskStatusThenHome />
        </>
      }
    />
  );
}

/** /m/serviceLimit (BOOT-12). */
export function ServiceLimitPage() {
  const { t } = useTranslation();
  return (
    <ErrorState
      icon={ShieldX}
      title={t('status.serviceLimitTitle')}
      safe={t('status.serviceLimitText')}
      action={
        <>
          <ButtonLink look="primary" to="/m/home">
            {t('app.backHome')}
          </ButtonLink>
          <AskStatusThenHome />
        </>
      }
    />
  );
}
