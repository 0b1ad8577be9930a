import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CryptoJS from 'crypto-js';
import { JSEncrypt } from 'jsencrypt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { additionalData, envelopeHeader, writeHeader } from '@araw/contract/calls/envelope';
import { encryptDes } from '#services/seal/des.ts';
import * as v from 'valibot';
import aesGcm from '#docs/envelope/aesGcm.json' with { type: 'json' };
import des from '#docs/envelope/des.json' with { type: 'json' };

/** Checks the vectors with tools that neither side uses: crypto-js AES, arithmetic, and the openssl command. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');
const wrappedKeyOf = (header: string) => v.parse(envelopeHeader, header).wrappedKey;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vectors-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function openssl(input: Buffer, ...given: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('openssl', given, { input });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

function unwrap(privateKey: string, header: string, ...padding: string[]): Buffer {
  const file = join(folder, 'key.der');
  writeFileSync(file, Buffer.from(privateKey, 'base64'));
  const key = ['-inkey', file, '-keyform', 'DER'];
  const wrapped = Buffer.from(wrappedKeyOf(header), 'base64');
  return openssl(
    wrapped,
    'pkeyutl',
    '-decrypt',
    ...key,
    ...padding.flatMap((option) => ['-pkeyopt', option]),
  );
}

describe.each(des.vectors)('[NET-03] DES: $name', ({ plaintext, key, header, body }) => {
  test('the app produces this seal', () => {
    expect(encryptDes(plaintext, key)).toBe(body);
    expect(writeHeader(v.parse(envelopeHeader, header))).toBe(header);
  });

  test('jsencrypt unwraps the key', () => {
    const rsa = new JSEncrypt();
    rsa.setPrivateKey(des.privateKey);
    expect(rsa.decrypt(wrappedKeyOf(header))).toBe(key);
  });

  test.skipIf(!hasOpenssl)('openssl opens it', { tags: ['full'] }, () => {
    expect(unwrap(des.privateKey, header, 'rsa_padding_mode:pkcs1').toString()).toBe(key);
    const single = Buffer.from(key.slice(0, 8)).toString('hex');
    const opened = openssl(Buffer.from(body, 'base64'), 'enc', '-d', '-des-ede3-ecb', '-K', single.repeat(3));
    expect(opened.toString()).toBe(plaintext);
  });
});

describe.each(aesGcm.vectors)('[NET-03] AES-GCM: $name', (vector) => {
  const { plaintext, key, iv, header, body, method, path } = vector;

  test('the header and the bound data are as described', () => {
    const read = v.parse(envelopeHeader, header);
    if (read.scheme !== 'AES-GCM') throw new Error('another scheme');
    expect(writeHeader(read)).toBe(header);
    expect(additionalData(read, { method, path })).toBe(vector.additionalData);
  });

  test('AES in counter mode and GHASH written by hand give the same body', () => {
    const cipherKey = CryptoJS.enc.Base64.parse(key);
    const counter = CryptoJS.enc.Hex.parse(`${hex(iv)}00000002`);
    const options = { mode: CryptoJS.mode.CTR, padding: CryptoJS.pad.NoPadding, iv: counter };
    const { ciphertext } = CryptoJS.AES.encrypt(CryptoJS.enc.Utf8.parse(plaintext), cipherKey, options);
    const block = (hexBlock: string) =>
      BigInt(
        `0x${CryptoJS.AES.encrypt(CryptoJS.enc.Hex.parse(hexBlock), cipherKey, { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.NoPadding }).ciphertext.toString()}`,
      );
    const sealed = Buffer.from(ciphertext.toString(), 'hex');
    const tag =
      ghash(block('0'.repeat(32)), Buffer.from(vector.additionalData), sealed) ^ block(`${hex(iv)}00000001`);
    expect(hex(body)).toBe(hex(iv) + sealed.toString('hex') + tag.toString(16).padStart(32, '0'));
  });

  test.skipIf(!hasOpenssl)('openssl unwraps the key', () => {
    const unwrapped = unwrap(aesGcm.privateKey, header, 'rsa_padding_mode:oaep', 'rsa_oaep_md:sha256');
    expect(unwrapped.toString('base64')).toBe(key);
  });
});

/** NIST SP 800-38D, section 6.4. */
function ghash(subkey: bigint, bound: Buffer, sealed: Buffer): bigint {
  const blocks = (bytes: Buffer) =>
    Array.from({ length: Math.ceil(bytes.length / 16) }, (_, index) => {
      const padded = Buffer.alloc(16);
      bytes.copy(padded, 0, index * 16);
      return BigInt(`0x${padded.toString('hex')}`);
    });
  const lengths = (BigInt(bound.length * 8) << 64n) | BigInt(sealed.length * 8);
  return [...blocks(bound), ...blocks(sealed), lengths].reduce(
    (sum, block) => multiply(sum ^ block, subkey),
    0n,
  );
}

function multiply(left: bigint, right: bigint): bigint {
  let product = 0n;
  let shifted = right;
  for (let bit = 127n; bit >= 0n; bit -= 1n) {
    if ((left >> bit) & 1n) product ^= shifted;
    shifted = shifted & 1n ? (shifted >> 1n) ^ (0xe1n << 120n) : shifted >> 1n;
  }
  return product;
}
