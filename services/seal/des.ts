import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/enc-base64.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';
import { JSEncrypt } from 'jsencrypt';
import { envelope, type SealedCall, writeHeader } from '../contract/envelope.ts';
import type { SealingSettings } from '../contract/system.ts';

const { keyAlphabet, keyLength, cipherKeyBytes, mode, padding } = envelope.des;

/** Scheme DES of services/contract/envelope.ts, by crypto-js and jsencrypt; needs no `crypto.subtle`. */
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

/** The body alone, base64. */
export function encryptDes(text: string, key: string): string {
  // A key given as a string would be taken for a passphrase and salted.
  const cipherKey = CryptoJS.enc.Latin1.parse(key.slice(0, cipherKeyBytes));
  const options = { mode: CryptoJS.mode[mode], padding: CryptoJS.pad[padding] };
  const { ciphertext } = CryptoJS.DES.encrypt(CryptoJS.enc.Utf8.parse(text), cipherKey, options);
  // Its own toString writes hexadecimal or base64, as the modules happened to load.
  return ciphertext.toString(CryptoJS.enc.Base64);
}

/** Characters of the alphabet, each as likely as the next: bytes past its last whole multiple are thrown away. */
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
  // Without a key jsencrypt makes one up, which nobody else has; with a damaged one it answers false.
  const wrapped = publicKey !== '' && rsa.encrypt(key);
  if (wrapped === false) throw new Error("the operator's key cannot wrap");
  return wrapped;
}
