import * as v from 'valibot';
import type { SealingSettings } from './system.ts';

export type SealingScheme = SealingSettings['scheme'];

/**
 * The envelope of sealed calls, for both sides (NET-03): a fresh key for each call encrypts the JSON body, and
 * the operator's public RSA key, named by `keyId`, encrypts that key. All base64 is the standard alphabet with
 * padding, in one line. The body is sent as `text/plain`.
 *
 * Scheme `DES`, for compatibility with existing platforms. DES is weak and ECB unauthenticated: TLS protects the traffic.
 * ```
 * key      16 characters of `keyAlphabet`
 * body     base64(DES-ECB-PKCS7(first 8 bytes of key, UTF-8 JSON))
 * header   Encryption: DES;<keyId>;base64(RSAES-PKCS1-v1_5(key as ASCII))
 *          Encryption: base64(…) alone, when the settings name no key id
 * ```
 *
 * Scheme `AES-GCM`: authenticated, bound to the call, and refused when replayed or out of time.
 * ```
 * key      32 random bytes; iv: 12 random bytes
 * body     base64(iv ‖ AES-256-GCM ciphertext ‖ 16-byte tag)
 * header   Encryption: AES-GCM;<keyId>;base64(RSA-OAEP-SHA-256(key));<time>;<nonce>
 *          time: milliseconds since 1970 by the operator's clock; nonce: 32 lower-case hexadecimal digits
 * bound as additional data, UTF-8, joined by line feeds:
 *          AES-GCM, method, path without query, keyId, time, nonce
 * ```
 * Test vectors: docs/envelope/.
 */
export const envelope = {
  header: 'Encryption',
  contentType: 'text/plain',
  /** Characters of the base64 body; a longer one is `tooLarge`. */
  bodyLimit: 64 * 1024,
  des: {
    mode: 'ECB',
    padding: 'Pkcs7',
    keyAlphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    keyLength: 16,
    /** The key transform: the cipher takes this many leading bytes of the key. */
    cipherKeyBytes: 8,
    rsaBits: 2048,
    /** The scheme has no timestamp, so wrapped keys are remembered this long against replays (ms). */
    replayMemory: 24 * 3_600_000,
  },
  aesGcm: {
    keyBytes: 32,
    ivBytes: 12,
    tagBytes: 16,
    nonceBytes: 16,
    rsaBits: 3072,
    rsaHash: 'SHA-256',
    /** Allowed clock difference in either direction (ms). */
    timeTolerance: 5 * 60_000,
  },
} as const;

export interface SealedCall {
  headers: Record<typeof envelope.header, string>;
  body: string;
}

const keyId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}$/));
const wrappedKey = v.pipe(v.string(), v.base64(), v.minLength(1), v.maxLength(1024));

const bareHeader = v.pipe(
  v.strictTuple([wrappedKey]),
  v.transform(([key]) => ({ scheme: 'DES' as const, keyId: '', wrappedKey: key })),
);
const desHeader = v.pipe(
  v.strictTuple([v.literal('DES'), keyId, wrappedKey]),
  v.transform(([scheme, id, key]) => ({ scheme, keyId: id, wrappedKey: key })),
);
const aesGcmHeader = v.pipe(
  v.strictTuple([
    v.literal('AES-GCM'),
    keyId,
    wrappedKey,
    v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
    v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  ]),
  v.transform(([scheme, id, key, time, nonce]) => ({ scheme, keyId: id, wrappedKey: key, time, nonce })),
);

/** Parses the header into its parts. */
export const envelopeHeader = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.transform((given) => given.split(';')),
  v.union([bareHeader, desHeader, aesGcmHeader]),
);
export type EnvelopeHeader = v.InferOutput<typeof envelopeHeader>;
export type AesGcmHeader = Extract<EnvelopeHeader, { scheme: 'AES-GCM' }>;

export function writeHeader(header: EnvelopeHeader): string {
  if (header.scheme === 'AES-GCM') {
    return [header.scheme, header.keyId, header.wrappedKey, header.time, header.nonce].join(';');
  }
  return header.keyId === '' ? header.wrappedKey : [header.scheme, header.keyId, header.wrappedKey].join(';');
}

/** The additional data that binds an AES-GCM envelope to its call; both sides encode it as UTF-8. */
export function additionalData(
  { scheme, keyId: id, time, nonce }: Omit<AesGcmHeader, 'wrappedKey'>,
  { method, path }: { method: string; path: string },
): string {
  return [scheme, method, path, id, time, nonce].join('\n');
}
