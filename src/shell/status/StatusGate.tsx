import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppChild } from '#src/app/appActor.ts';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { AppRoutes } from '#src/shell/frame/AppRoutes.tsx';
import { Notices } from '#src/shell/frame/Notices.tsx';
import { Starting } from './Starting.tsx';

const StatusPages = lazy(async () => ({ default: (await import('./StatusPages.tsx')).StatusPages }));

/** Shows the app if the system status allows it, else a page with the reason (BOOT-04, BOOT-10). */
export function StatusGate() {
  const systemStatus = useAppChild('systemStatus');
  const starting = useSelector(systemStatus, (snapshot) => snapshot.hasTag('starting'));
  const open = useSelector(systemStatus, (snapshot) => snapshot.hasTag('open'));
  if (starting) return <Starting />;
  return (
    <>
      {open ? (
        <AppRoutes />
      ) : (
        <LazyPart waiting={<Starting />} instead={<Unreachable />}>
          <StatusPages />
        </LazyPart>
      )}
      <Notices />
    </>
  );
}

/** Part of the first load: without a connection, this page couldn't be fetched. */
function Unreachable() {
  const { t } = useTranslation();
  return (
    <main>
      <ErrorState
        title={t('status.offlineTitle')}
        safe={t('status.offlineText')}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
