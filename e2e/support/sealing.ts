import {
  constants,
  createCipheriv,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  publicEncrypt,
  randomInt,
} from 'node:crypto';
import type { Request } from '@playwright/test';
import * as v from 'valibot';
import { makeSealingKey, openEnvelope, type SealingKey } from '#operator/sealing/unseal.ts';
import {
  envelope,
  envelopeHeader,
  type SealedCall,
  type SealingScheme,
  writeHeader,
} from '@araw/contract/calls/envelope';
import type { SealingSettings } from '@araw/contract/calls/system';

const made = new Map<SealingScheme, Promise<SealingKey>>();
const privateKeys = new Map<string, KeyObject>();

/** Settings that make a page seal with a key whose private half the test has. */
export async function testSealing(scheme: SealingScheme): Promise<SealingSettings> {
  const making = made.get(scheme) ?? makeSealingKey(scheme);
  made.set(scheme, making);
  const { keyId, publicKey, privateKey } = await making;
  const der = Buffer.from(privateKey, 'base64');
  privateKeys.set(keyId, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  return { scheme, keyId, publicKey };
}

/** Opens a request that a page sealed with a `testSealing` key. Throws for other keys and for damaged envelopes. */
export function unseal(request: Request): unknown {
  const header = v.parse(envelopeHeader, request.headers()[envelope.header.toLowerCase()]);
  const key = privateKeys.get(header.keyId);
  if (!key) throw new Error(`the page sealed with a key of its own, ${header.keyId}`);
  const call = { method: request.method(), path: new URL(request.url()).pathname };
  return openEnvelope(key, header, request.postData() ?? '', call);
}

/** Seals a body like a page does, with scheme DES: the app's own code runs only in browsers. */
export function sealByDes(value: unknown, { scheme, keyId, publicKey }: SealingSettings): SealedCall {
  if (scheme !== 'DES') throw new Error(`the operator asks for ${scheme}`);
  const { keyAlphabet, keyLength, cipherKeyBytes } = envelope.des;
  const letter = () => keyAlphabet.charAt(randomInt(keyAlphabet.length));
  const key = Buffer.from(Array.from({ length: keyLength }, letter).join(''));
  const cipherKey = key.subarray(0, cipherKeyBytes);
  // Node no longer supports single DES; triple DES with the same key three times is equivalent.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([cipherKey, cipherKey, cipherKey]), null);
  const body = cipher.update(JSON.stringify(value), 'utf8', 'base64') + cipher.final('base64');
  const rsa = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const wrappedKey = publicEncrypt({ key: rsa, padding: constants.RSA_PKCS1_PADDING }, key).toString(
    'base64',
  );
  return { headers: { [envelope.header]: writeHeader({ scheme, keyId, wrappedKey }) }, body };
}
