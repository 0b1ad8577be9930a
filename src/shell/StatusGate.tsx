import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useAppChild } from '#screens/parts/appActor.ts';
import { AppRoutes } from '../routes.tsx';
import { Notices } from './Notices.tsx';

const StatusPages = lazy(async () => ({ default: (await import('./StatusPages.tsx')).StatusPages }));

/** What the system status lets the player see: the app, or one of the pages that say why not (BOOT-04, BOOT-10). */
export function StatusGate() {
  const systemStatus = useAppChild('systemStatus');
  const starting = useSelector(systemStatus, (snapshot) => snapshot.hasTag('starting'));
  const open = useSelector(systemStatus, (snapshot) => snapshot.matches({ running: { page: 'open' } }));
  if (starting) return null;
  return (
    <>
      {open ? (
        <AppRoutes />
      ) : (
        <Suspense>
          <StatusPages />
        </Suspense>
      )}
      <Notices />
    </>
  );
}
