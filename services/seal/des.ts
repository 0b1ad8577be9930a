import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/enc-base64.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';
import { JSEncrypt } from 'jsencrypt';
import { envelope, type SealedCall, writeHeader } from '@araw/contract/calls/envelope';
import type { SealingSettings } from '@araw/contract/calls/system';

const { keyAlphabet, keyLength, cipherKeyBytes, mode, padding } = envelope.des;

/** Scheme DES of packages/contract/src/calls/envelope.ts, with crypto-js and jsencrypt; needs no `crypto.subtle`. */
export function sealDes(
  text: string,
  { keyId, publicKey }: Pick<SealingSettings, 'keyId' | 'publicKey'>,
): SealedCall {
  const key = freshKey();
  return {
    headers: { [envelope.header]: writeHeader({ scheme: 'DES', keyId, wrappedKey: wrap(key, publicKey) }) },
    body: encryptDes(text, key),
  };
}

/** Only the body, base64. */
export function encryptDes(text: string, key: string): string {
  // crypto-js treats a string key as a passphrase and derives another key from it.
  const cipherKey = CryptoJS.enc.Latin1.parse(key.slice(0, cipherKeyBytes));
  const options = { mode: CryptoJS.mode[mode], padding: CryptoJS.pad[padding] };
  const { ciphertext } = CryptoJS.DES.encrypt(CryptoJS.enc.Utf8.parse(text), cipherKey, options);
  // Name the encoding: the default depends on the order in which the modules were loaded.
  return ciphertext.toString(CryptoJS.enc.Base64);
}

/** Uniformly random characters of the alphabet: discards bytes beyond the last whole multiple of its size. */
function freshKey(): string {
  const fair = 256 - (256 % keyAlphabet.length);
  let key = '';
  while (key.length < keyLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(keyLength))) {
      if (byte < fair && key.length < keyLength) key += keyAlphabet.charAt(byte % keyAlphabet.length);
    }
  }
  return key;
}

function wrap(key: string, publicKey: string): string {
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  // Without a key jsencrypt generates its own, which nobody could decrypt; with a damaged one it returns false.
  const wrapped = publicKey !== '' && rsa.encrypt(key);
  if (wrapped === false) throw new Error("the operator's key cannot wrap");
  return wrapped;
}
