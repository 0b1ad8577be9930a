import type { SealingSettings } from '@araw/contract/calls/system';

/** Preloads what the next sealed call needs; that call retries anything that fails to load. */
export async function prefetchSeal({ scheme }: Pick<SealingSettings, 'scheme'>): Promise<void> {
  const hasWebCrypto = Boolean(globalThis.crypto?.subtle);
  await Promise.allSettled([
    import('./seal.ts'),
    scheme === 'AES-GCM' && hasWebCrypto ? import('./aesGcm.ts') : import('./des.ts'),
  ]);
}
