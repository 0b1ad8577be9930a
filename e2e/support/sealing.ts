import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Request } from '@playwright/test';
import * as v from 'valibot';
import { makeSealingKey, openEnvelope, type SealingKey } from '#operator/http/unseal.ts';
import { envelope, envelopeHeader, type SealingScheme } from '#services/contract/envelope.ts';
import type { SealingSettings } from '#services/contract/system.ts';

const made = new Map<SealingScheme, Promise<SealingKey>>();
const privateKeys = new Map<string, KeyObject>();

/** Settings that make a page seal with a key whose private half the test holds. */
export async function testSealing(scheme: SealingScheme): Promise<SealingSettings> {
  const making = made.get(scheme) ?? makeSealingKey(scheme);
  made.set(scheme, making);
  const { keyId, publicKey, privateKey } = await making;
  const der = Buffer.from(privateKey, 'base64');
  privateKeys.set(keyId, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  return { scheme, keyId, publicKey };
}

/** What a page sent with a key of `testSealing`. Throws for every other key and for a damaged envelope. */
export function unseal(request: Request): unknown {
  const header = v.parse(envelopeHeader, request.headers()[envelope.header.toLowerCase()]);
  const key = privateKeys.get(header.keyId);
  if (!key) throw new Error(`the page sealed with a key of its own, ${header.keyId}`);
  const call = { method: request.method(), path: new URL(request.url()).pathname };
  return openEnvelope(key, header, request.postData() ?? '', call);
}
