import type { IdentitySettings } from '@araw/contract/calls/system';
import type { IdentityProvider } from './types.ts';

/** The merchant's provider, initialised; its chunk is loaded on demand. Rejects if it fails to load. */
export async function loadIdentity(
  settings: NonNullable<IdentitySettings>,
  options: { serverNow: () => number },
): Promise<IdentityProvider> {
  switch (settings.provider) {
    case 'sandbox': {
      const { createSandboxIdentity } = await import('./sandbox.ts');
      return createSandboxIdentity(settings.url);
    }
    case 'firebase': {
      const { createFirebaseIdentity } = await import('./firebase.ts');
      return createFirebaseIdentity(settings.config, options);
    }
  }
}
