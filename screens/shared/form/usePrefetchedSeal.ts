import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchSeal } from '#services/seal/prefetchSeal.ts';
import { useServices } from '#src/app/services.ts';

/** For forms whose call is sealed: loads the cryptography while the player types. */
export function usePrefetchedSeal() {
  const { configuration, queries } = useServices();
  const settings = useQuery(queries.settings()).data;
  const scheme = settings && (settings.sealing ?? configuration.envelope)?.scheme;
  useEffect(() => {
    if (!scheme || scheme === 'none') return;
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 2_000));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = whenIdle(() => void prefetchSeal({ scheme }));
    return () => cancel(handle);
  }, [scheme]);
}
