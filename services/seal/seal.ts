import type { SealedCall } from '@araw/contract/calls/envelope';
import type { SealingSettings } from '@araw/contract/calls/system';

export interface SealingTarget {
  method: string;
  /** Without query. */
  path: string;
  key: SealingSettings;
  /** The operator's time, milliseconds since 1970. */
  now: number;
}

/** This browser can't seal in a way that the operator accepts. */
export class SealingUnavailable extends Error {
  override readonly name = 'SealingUnavailable';
}

/**
 * Seals a call's body with a fresh key, by the operator's settings (packages/contract/src/calls/envelope.ts). Without
 * `crypto.subtle` it falls back to DES if the operator allows it.
 */
export async function seal(value: unknown, { key, ...target }: SealingTarget): Promise<SealedCall> {
  const text = JSON.stringify(value);
  if (key.scheme === 'AES-GCM' && globalThis.crypto.subtle) {
    const { sealAesGcm } = await import('./aesGcm.ts');
    return sealAesGcm(text, { ...target, ...key });
  }
  const desKey = key.scheme === 'DES' ? key : key.withoutWebCrypto;
  if (!desKey) throw new SealingUnavailable('this page has no crypto.subtle and the operator refuses DES');
  const { sealDes } = await import('./des.ts');
  return sealDes(text, desKey);
}
