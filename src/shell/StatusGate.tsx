import { useSelector } from '@xstate/react';
import { useAppChild } from '#screens/parts/appActor.ts';
import { AppRoutes } from '../routes.tsx';
import { Notices } from './Notices.tsx';
import { Starting } from './Starting.tsx';
import { StatusPages } from './StatusPages.tsx';

/**
 * What the system status lets the player see: the app, or one of the pages that say why not (BOOT-04, BOOT-10).
 * They come with the first load: a page that says the net is gone cannot be fetched over it.
 */
export function StatusGate() {
  const systemStatus = useAppChild('systemStatus');
  const starting = useSelector(systemStatus, (snapshot) => snapshot.hasTag('starting'));
  const open = useSelector(systemStatus, (snapshot) => snapshot.matches({ running: { page: 'open' } }));
  if (starting) return <Starting />;
  return (
    <>
      {open ? <AppRoutes /> : <StatusPages />}
      <Notices />
    </>
  );
}
