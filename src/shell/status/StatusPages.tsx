import { useSelector } from '@xstate/react';
import { CloudOff, MapPinOff, Snail, WifiOff, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ChartError } from '#machines/chartError.ts';
import { useAppChild } from '#src/app/appActor.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { BrandLogo } from '#screens/shared/header/BrandLogo.tsx';
import { AskStatusAgain } from './AskStatusAgain.tsx';
import { RestrictedText } from './RestrictedText.tsx';
import styles from './StatusPages.module.css';

/** Maintenance, restriction, slow connection, no usable answer (BOOT-04, BOOT-10). */
export function StatusPages() {
  const { t } = useTranslation();
  const systemStatus = useAppChild('systemStatus');
  const snapshot = useSelector(systemStatus, (current) => current);
  const page = (name: 'maintenance' | 'restricted' | 'slowConnection' | 'noAnswer') => snapshot.hasTag(name);
  const retry = () => systemStatus.send({ type: 'retry.requested' });

  return (
    <main className={styles.page}>
      <BrandLogo />
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
      {page('noAnswer') && <NoAnswer error={snapshot.context.error} onRetry={retry} />}
    </main>
  );
}

/** Distinguishes a lost connection from an answer that isn't a status (NET-09). */
function NoAnswer({ error, onRetry }: { error: ChartError | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  if (!error || error.code === 'offline') {
    return (
      <ErrorState
        icon={WifiOff}
        title={t('status.offlineTitle')}
        safe={t('status.offlineText')}
        action={<Retry onRetry={onRetry} />}
      />
    );
  }
  // If the operator failed without a reason, say at least that it failed.
  const code = error.code === 'unknown' ? 'unavailable' : error.code;
  return (
    <ErrorState
      icon={CloudOff}
      title={failureText({ ...error, code })}
      safe={t('status.maintenanceSafe')}
      requestId={error.requestId}
      action={<Retry onRetry={onRetry} />}
    />
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
