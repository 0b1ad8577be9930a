import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** A bearer token: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Store this instead of the token. */
export const tokenDigest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Argon2id with OWASP's recommended parameters (19 MiB, 2 passes). */
export const hashPassword = (password: string) => hash(password);

let decoy: Promise<string> | undefined;

/** Takes equally long for accounts that don't exist. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newToken());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
