// node open.mjs <private key, PKCS#8 in base64> <Encryption header> <body>
import { constants, createDecipheriv, createPrivateKey, privateDecrypt } from 'node:crypto';

const base64 = (text) => Buffer.from(text, 'base64');

export function open(privateKey, header, body) {
  const key = createPrivateKey({ key: base64(privateKey), format: 'der', type: 'pkcs8' });
  const wrapped = base64(header.split(';').at(-1));
  // Node refuses this padding. The key is the last 16 bytes; of a bad block they are another key, which opens nothing.
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, wrapped);
  const desKey = block.subarray(-16, -8);
  // Triple DES with three equal keys is single DES, which OpenSSL 3 no longer offers by default.
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([desKey, desKey, desKey]), null);
  return JSON.parse(cipher.update(base64(body), undefined, 'utf8') + cipher.final('utf8'));
}

const [privateKey, header, body] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(open(privateKey, header, body))}\n`);
