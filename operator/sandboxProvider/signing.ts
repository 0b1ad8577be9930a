import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Secrets for signing webhooks: two while one is being replaced. */
export interface Secrets {
  current: string;
  previous: string | null;
}

const newSecret = () => randomBytes(32).toString('base64url');

export const createSecrets = (): Secrets => ({ current: newSecret(), previous: null });

/** Starts signing with another secret; the previous one stays valid, older ones don't. */
export function changeSecret(secrets: Secrets): void {
  secrets.previous = secrets.current;
  secrets.current = newSecret();
}

export const signatureHeader = 'x-sandbox-signature';

/** Milliseconds by which a signature's time may differ from the operator's clock. */
export const tolerance = 5 * 60_000;

const digestOf = (secret: string, time: number, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** Covers the time and the raw body. */
export const sign = ({ current }: Secrets, time: number, body: string): string =>
  `t=${time},v1=${digestOf(current, time, body).toString('hex')}`;

/** Whether a signature matches this body, with a valid secret and a recent time. */
export function verify(
  { current, previous }: Secrets,
  signature: string | undefined,
  body: string,
  now: number,
): boolean {
  const [, time = '', digest = ''] = /^t=(\d{1,16}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  if (digest === '' || Math.abs(now - Number(time)) > tolerance) return false;
  const given = Buffer.from(digest, 'hex');
  return [current, previous].some(
    (secret) => secret !== null && timingSafeEqual(digestOf(secret, Number(time), body), given),
  );
}
