import { JSEncrypt } from 'jsencrypt';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { envelope, envelopeHeader } from '@araw/contract/calls/envelope';
import { readLiberally } from '@araw/contract/values/reading';
import { sealingSettings, type SealingSettings } from '@araw/contract/calls/system';
import { seal, SealingUnavailable } from '#services/seal/seal.ts';
import aesGcm from '#docs/envelope/aesGcm.json' with { type: 'json' };
import des from '#docs/envelope/des.json' with { type: 'json' };

const call = { method: 'POST', path: '/wps/session/login', now: 1_700_000_000_000.7 };
const desKey: SealingSettings = { scheme: 'DES', keyId: des.keyId, publicKey: des.publicKey };
const aesGcmKey: SealingSettings = { scheme: 'AES-GCM', keyId: aesGcm.keyId, publicKey: aesGcm.publicKey };
const withFallback = { ...aesGcmKey, withoutWebCrypto: { keyId: des.keyId, publicKey: des.publicKey } };

const headerOf = async (key: SealingSettings) => {
  const { headers } = await seal({}, { ...call, key });
  return v.parse(envelopeHeader, headers[envelope.header]);
};
const unwrapped = (wrappedKey: string) => {
  const rsa = new JSEncrypt();
  rsa.setPrivateKey(des.privateKey);
  return rsa.decrypt(wrappedKey);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[NET-03] each call has its own key, 16 letters and digits', async () => {
  const headers = await Promise.all(Array.from({ length: 20 }, () => headerOf(desKey)));
  const keys = headers.map(({ wrappedKey }) => unwrapped(wrappedKey));
  expect(new Set(keys).size).toBe(20);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9]{16}$/);
});

test('[NET-03] all characters of the key are equally likely', async () => {
  const drawn = [...Array<number>(8).fill(255), ...Array<number>(8).fill(248)];
  const fair = [...Array<number>(8).fill(0), ...Array<number>(8).fill(247)];
  const draws = [drawn, fair];
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => {
      bytes.set(draws.shift() ?? []);
      return bytes;
    },
  });
  const { wrappedKey } = await headerOf(desKey);
  expect(unwrapped(wrappedKey)).toBe('AAAAAAAA99999999');
});

test('[NET-03] the operator’s scheme is used, with a whole number of milliseconds', async () => {
  expect(await headerOf(desKey)).toMatchObject({ scheme: 'DES', keyId: des.keyId });
  expect(await headerOf(aesGcmKey)).toMatchObject({
    scheme: 'AES-GCM',
    keyId: aesGcm.keyId,
    time: 1_700_000_000_001,
  });
  expect(await headerOf(withFallback)).toMatchObject({ scheme: 'AES-GCM' });
});

test.each(['\n', '\r\n'])('[NET-07] a key with PEM lines seals like one without', async (end) => {
  const lines = [
    '-----BEGIN PUBLIC KEY-----',
    ...des.publicKey.match(/.{1,64}/g)!,
    '-----END PUBLIC KEY-----',
    '',
  ];
  const given = { scheme: 'DES', keyId: des.keyId, publicKey: lines.join(end) };
  expect(readLiberally(sealingSettings, given).value).toEqual(desKey);
});

test('[NET-03] a page without crypto.subtle uses DES if the operator allows it', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await headerOf(withFallback)).toMatchObject({ scheme: 'DES', keyId: des.keyId });
  await expect(seal({}, { ...call, key: aesGcmKey })).rejects.toThrow(SealingUnavailable);
});

const broken = ['', 'AAAA', 'not base64'];
test.each(
  [desKey, aesGcmKey].flatMap((key) =>
    [...broken, key.publicKey.slice(0, 100)].map((publicKey) => ({ ...key, publicKey })),
  ),
)('[NET-03] an invalid key is reported: $scheme $publicKey', async (key) => {
  const failure = await seal({}, { ...call, key }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
});
