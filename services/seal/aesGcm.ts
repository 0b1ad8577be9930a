import { additionalData, envelope, type SealedCall, writeHeader } from '@araw/contract/calls/envelope';
import type { SealingSettings } from '@araw/contract/calls/system';
import { fromBase64, toBase64 } from './base64.ts';

interface Target extends Pick<SealingSettings, 'keyId' | 'publicKey'> {
  method: string;
  path: string;
  now: number;
}

const { keyBytes, ivBytes, nonceBytes, rsaHash } = envelope.aesGcm;
const utf8 = new TextEncoder();
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Scheme AES-GCM of packages/contract/src/calls/envelope.ts, with WebCrypto. */
export async function sealAesGcm(
  text: string,
  { method, path, keyId, publicKey, now }: Target,
): Promise<SealedCall> {
  const rawKey = randomBytes(keyBytes);
  const [key, wrappedKey] = await Promise.all([
    crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['encrypt']),
    wrap(rawKey, publicKey),
  ]);
  const nonce = Array.from(randomBytes(nonceBytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const header = { scheme: 'AES-GCM' as const, keyId, wrappedKey, time: Math.round(now), nonce };
  const iv = randomBytes(ivBytes);
  const bound = utf8.encode(additionalData(header, { method, path }));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: bound },
    key,
    utf8.encode(text),
  );
  return {
    headers: { [envelope.header]: writeHeader(header) },
    body: toBase64(Uint8Array.of(...iv, ...new Uint8Array(sealed))),
  };
}

async function wrap(rawKey: Uint8Array<ArrayBuffer>, publicKey: string): Promise<string> {
  const algorithm = { name: 'RSA-OAEP', hash: rsaHash };
  const operatorKey = await crypto.subtle.importKey('spki', fromBase64(publicKey), algorithm, false, [
    'encrypt',
  ]);
  return toBase64(new Uint8Array(await crypto.subtle.encrypt(algorithm, operatorKey, rawKey)));
}
