import { useEffect, useState } from 'react';
import type { IdentitySettings } from '@araw/contract/calls/system';
import { loadIdentity } from '#services/identity/identity.ts';
import type { IdentityProvider } from '#services/identity/types.ts';
import { useServices } from '#src/app/services.ts';

/** The merchant's identity provider; null without one, until it is initialised, or if that fails (LOGIN-09). */
export function useIdentity(settings: IdentitySettings): IdentityProvider | null {
  const { clock } = useServices();
  const [identity, setIdentity] = useState<IdentityProvider | null>(null);
  useEffect(() => {
    if (!settings) return;
    let left = false;
    loadIdentity(settings, clock).then(
      (loaded) => left || setIdentity(loaded),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [settings, clock]);
  return identity;
}
