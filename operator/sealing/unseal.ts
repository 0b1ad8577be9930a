import {
  constants,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  privateDecrypt,
  randomUUID,
} from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { openedEnvelopes, sealingKeys } from '#operator/database/tables/sealing.tables.ts';
import {
  additionalData,
  type AesGcmHeader,
  envelope,
  type EnvelopeHeader,
  envelopeHeader,
  type SealingScheme,
} from '@araw/contract/calls/envelope';
import type { SealingSettings } from '@araw/contract/calls/system';

export interface SealingKey {
  scheme: SealingScheme;
  keyId: string;
  /** SPKI, base64. */
  publicKey: string;
  /** PKCS#8, base64. */
  privateKey: string;
}

export interface SealedRequest {
  /** The value of the `Encryption` header. */
  header: string | undefined;
  /** The raw body. */
  body: unknown;
  method: string;
  /** Without query. */
  path: string;
}

/** Opens a sealed body and returns its parsed JSON; rejects with a `Refusal` for any fault. */
export type Unseal = (request: SealedRequest) => Promise<unknown>;

const makeKeyPair = promisify(generateKeyPair);

/** A new RSA key of the scheme's size. */
export async function makeSealingKey(scheme: SealingScheme): Promise<SealingKey> {
  const modulusLength = scheme === 'DES' ? envelope.des.rsaBits : envelope.aesGcm.rsaBits;
  const { publicKey, privateKey } = await makeKeyPair('rsa', { modulusLength });
  return {
    scheme,
    keyId: randomUUID(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** A scheme's current key, created and stored on first use. */
export async function currentSealingKey(
  context: OperatorContext,
  scheme: SealingScheme,
): Promise<SealingKey> {
  const { database, clock } = context;
  const isCurrent = and(eq(sealingKeys.scheme, scheme), isNull(sealingKeys.retiredAt));
  const [stored] = await database.select().from(sealingKeys).where(isCurrent);
  if (stored) return stored;
  const fresh = await makeSealingKey(scheme);
  // Another process may have stored its own meanwhile: the first one wins.
  await database
    .insert(sealingKeys)
    .values({ ...fresh, createdAt: clock.now() })
    .onConflictDoNothing();
  return currentSealingKey(context, scheme);
}

/** Replaces a scheme's key; calls sealed with the old one are told to fetch the new one. */
export async function rotateSealingKey(context: OperatorContext, scheme: SealingScheme): Promise<SealingKey> {
  await context.database
    .update(sealingKeys)
    .set({ retiredAt: context.clock.now() })
    .where(and(eq(sealingKeys.scheme, scheme), isNull(sealingKeys.retiredAt)));
  return currentSealingKey(context, scheme);
}

/** The app's settings: the first accepted scheme, with DES as an alternative if it is accepted too. */
export async function sealingSettings(
  context: OperatorContext,
  accepted: SealingScheme[],
): Promise<SealingSettings> {
  const [preferred = 'DES'] = accepted;
  const { scheme, keyId, publicKey } = await currentSealingKey(context, preferred);
  if (scheme === 'DES' || !accepted.includes('DES')) return { scheme, keyId, publicKey };
  const des = await currentSealingKey(context, 'DES');
  return { scheme, keyId, publicKey, withoutWebCrypto: { keyId: des.keyId, publicKey: des.publicKey } };
}

/**
 * `unseal` for the schemes accepted at that moment (packages/contract/src/calls/envelope.ts). Refuses with `tooLarge`,
 * `envelopeInvalid`, `envelopeKeyUnknown` (a rotated or foreign key, or a scheme that isn't accepted: the app then
 * fetches the current settings) and `envelopeReplayed`.
 */
export function createUnseal(context: OperatorContext, accepted: () => Promise<SealingScheme[]>): Unseal {
  return async ({ header: given, body, method, path }) => {
    if (typeof body === 'string' && body.length > envelope.bodyLimit) throw new Refusal('tooLarge');
    const header = v.safeParse(envelopeHeader, given);
    const sealed = v.safeParse(sealedBody, body);
    if (!header.success || !sealed.success) throw invalid();
    if (!(await accepted()).includes(header.output.scheme)) throw new Refusal('envelopeKeyUnknown');

    const key = await keyOf(context, header.output);
    refuseWrongTime(header.output, context.clock.now());
    const value = openEnvelope(key, header.output, sealed.output, { method, path });
    await refuseReplay(context, header.output);
    return value;
  };
}

/** An envelope's JSON, whatever its time. Refuses with `envelopeInvalid`. */
export function openEnvelope(
  key: KeyObject,
  header: EnvelopeHeader,
  body: string,
  call: { method: string; path: string },
): unknown {
  const wrapped = Buffer.from(header.wrappedKey, 'base64');
  const bytes = Buffer.from(body, 'base64');
  const text =
    header.scheme === 'DES' ? openDes(key, wrapped, bytes) : openAesGcm(key, wrapped, bytes, header, call);
  return parseJson(text);
}

function refuseWrongTime(header: EnvelopeHeader, now: number) {
  if (header.scheme !== 'AES-GCM' || Math.abs(now - header.time) <= envelope.aesGcm.timeTolerance) return;
  throw new Refusal('envelopeReplayed', { message: 'time is off' });
}

const sealedBody = v.pipe(v.string(), v.minLength(1), v.base64());
const invalid = () => new Refusal('envelopeInvalid');

/** Refuses every failure in the same way, so that answers reveal nothing about the padding. */
function orInvalid<Value>(open: () => Value): Value {
  try {
    return open();
  } catch {
    throw invalid();
  }
}

const parseJson = (text: string): unknown => orInvalid(() => JSON.parse(text));

/** Parsed private keys by text: parsing one costs as much as using it. */
const parsedKeys = new Map<string, KeyObject>();

function parsedKey({ privateKey }: { privateKey: string }): KeyObject {
  let parsed = parsedKeys.get(privateKey);
  if (!parsed) {
    parsed = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
    if (parsedKeys.size >= 8) parsedKeys.clear();
    parsedKeys.set(privateKey, parsed);
  }
  return parsed;
}

async function keyOf(context: OperatorContext, { scheme, keyId }: EnvelopeHeader): Promise<KeyObject> {
  const named = keyId === '' ? undefined : eq(sealingKeys.keyId, keyId);
  const [stored] = await context.database
    .select({ privateKey: sealingKeys.privateKey })
    .from(sealingKeys)
    .where(and(eq(sealingKeys.scheme, scheme), isNull(sealingKeys.retiredAt), named));
  if (!stored) throw new Refusal('envelopeKeyUnknown');
  return parsedKey(stored);
}

function openDes(key: KeyObject, wrapped: Buffer, body: Buffer): string {
  return orInvalid(() => {
    const unwrapped = unwrapPkcs1(key, wrapped, envelope.des.keyLength);
    const des = unwrapped.subarray(0, envelope.des.cipherKeyBytes);
    // Node has no single DES; triple DES with three equal keys is equivalent.
    const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([des, des, des]), null);
    return utf8(Buffer.concat([cipher.update(body), cipher.final()]));
  });
}

/**
 * RSAES-PKCS1-v1_5 with implicit rejection, because Node refuses that padding: a bad block yields key bytes that depend
 * only on it and the private key, in the same time, so that nothing can be learnt from it.
 */
function unwrapPkcs1(key: KeyObject, wrapped: Buffer, length: number): Buffer {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, wrapped);
  const start = block.length - length;
  let bad = (block[0] ?? 1) | ((block[1] ?? 0) ^ 2) | (block[start - 1] ?? 1);
  for (let index = 2; index < start - 1; index += 1) bad |= Number(block[index] === 0);
  // All ones for a valid block, otherwise 0, without a branch.
  const mask = (bad - 1) >> 31;
  const instead = createHmac('sha256', rejectionSecret(key)).update(wrapped).digest();
  return Buffer.from(
    block.subarray(start).map((byte, index) => (byte & mask) | ((instead[index] ?? 0) & ~mask & 0xff)),
  );
}

const rejectionSecrets = new WeakMap<KeyObject, Buffer>();

function rejectionSecret(key: KeyObject): Buffer {
  let secret = rejectionSecrets.get(key);
  if (!secret) {
    secret = createHash('sha256')
      .update('implicit rejection')
      .update(key.export({ type: 'pkcs8', format: 'der' }))
      .digest();
    rejectionSecrets.set(key, secret);
  }
  return secret;
}

function openAesGcm(
  key: KeyObject,
  wrapped: Buffer,
  body: Buffer,
  header: AesGcmHeader,
  call: { method: string; path: string },
): string {
  const { ivBytes, tagBytes, keyBytes } = envelope.aesGcm;
  return orInvalid(() => {
    const unwrapped = privateDecrypt({ key, oaepHash: 'sha256' }, wrapped);
    if (unwrapped.length !== keyBytes || body.length < ivBytes + tagBytes) throw invalid();
    const cipher = createDecipheriv('aes-256-gcm', unwrapped, body.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    cipher.setAAD(Buffer.from(additionalData(header, call)));
    cipher.setAuthTag(body.subarray(-tagBytes));
    return utf8(Buffer.concat([cipher.update(body.subarray(ivBytes, -tagBytes)), cipher.final()]));
  });
}

const utf8 = (bytes: Buffer) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Records an opened envelope; a replay finds the record. */
async function refuseReplay({ database, clock }: OperatorContext, header: EnvelopeHeader) {
  const now = clock.now();
  const isTimed = header.scheme === 'AES-GCM';
  const forgetAt = isTimed ? header.time + envelope.aesGcm.timeTolerance : now + envelope.des.replayMemory;
  // A DES envelope's only unique part is the wrapped key, which is new and randomly padded for each call.
  const unique = isTimed ? header.nonce : Buffer.from(header.wrappedKey, 'base64').toString('hex');
  const digest = createHash('sha256').update(`${header.scheme};${unique}`).digest('hex');
  const [recorded] = await database
    .insert(openedEnvelopes)
    .values({ digest, forgetAt })
    .onConflictDoNothing()
    .returning();
  if (!recorded) throw new Refusal('envelopeReplayed');
  await database.delete(openedEnvelopes).where(lt(openedEnvelopes.forgetAt, now));
}
