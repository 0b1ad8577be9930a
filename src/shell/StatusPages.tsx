import { useSelector } from '@xstate/react';
import { MapPinOff, Snail, WifiOff, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppChild } from '#screens/app/appActor.ts';
import { Button } from '#screens/ui/Button.tsx';
import { ErrorState } from '#screens/ui/ErrorState.tsx';
import { Logo } from '#screens/ui/Logo.tsx';
import { AskStatusAgain } from './AskStatusAgain.tsx';
import { RestrictedText } from './RestrictedText.tsx';
import styles from './StatusPages.module.css';

/** Maintenance, restriction, slow connection, no connection (BOOT-04, BOOT-10). */
export function StatusPages() {
  const { t } = useTranslation();
  const systemStatus = useAppChild('systemStatus');
  const snapshot = useSelector(systemStatus, (current) => current);
  const page = (name: 'maintenance' | 'restricted' | 'slowConnection' | 'noInternet') =>
    snapshot.hasTag(name);
  const retry = () => systemStatus.send({ type: 'retry.requested' });

  return (
    <main className={styles.page}>
      <Logo />
      {page('maintenance') && (
        <ErrorState
          icon={Wrench}
          title={t('status.maintenanceTitle')}
          safe={`${t('status.maintenanceText')} ${t('status.maintenanceSafe')}`}
          action={<AskStatusAgain />}
        />
      )}
      {page('restricted') && (
        <ErrorState
          icon={MapPinOff}
          title={t('status.restrictedTitle')}
          action={
            <>
              <RestrictedText />
              <AskStatusAgain />
            </>
          }
        />
      )}
      {page('slowConnection') && (
        <ErrorState
          icon={Snail}
          title={t('status.slowTitle')}
          safe={t('status.slowText')}
          action={<Retry onRetry={retry} />}
        />
      )}
      {page('noInternet') && (
        <ErrorState
          icon={WifiOff}
          title={t('status.offlineTitle')}
          safe={t('status.offlineText')}
          action={<Retry onRetry={retry} />}
        />
      )}
    </main>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Button look="primary" onClick={onRetry}>
      {t('app.retry')}
    </Button>
  );
}
