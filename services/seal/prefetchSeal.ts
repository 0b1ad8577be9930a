import type { SealingSettings } from '../contract/system.ts';

/** Loads what the next sealed call needs. What fails to load is asked for again by that call. */
export async function prefetchSeal({ scheme }: Pick<SealingSettings, 'scheme'>): Promise<void> {
  const hasWebCrypto = Boolean(globalThis.crypto?.subtle);
  await Promise.allSettled([
    import('./seal.ts'),
    scheme === 'AES-GCM' && hasWebCrypto ? import('./aesGcm.ts') : import('./des.ts'),
  ]);
}
