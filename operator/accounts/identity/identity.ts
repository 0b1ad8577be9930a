import { createRemoteJWKSet, customFetch, errors, jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import { type SocialChannel } from '@araw/contract/accounts/identity';
import { operatorSecret } from '../operatorSecrets.ts';
import { spendProof } from '../spentProofs.ts';

/** The user according to an identity provider. */
export interface Identity {
  issuer: string;
  subject: string;
  channel: SocialChannel | 'phone';
  /** E.164; only with channel phone. */
  phone: string | null;
  /** The token itself, to be used up. */
  proof: string;
}

/** Lifetime of a token after the player's verification. */
const lifetime = 5 * 60_000;
export const sandboxIssuer = 'sandbox';

/** A token from the sandbox's provider: signed, bound to the caller's nonce, valid for five minutes and one use. */
export async function issueIdToken(
  context: OperatorContext,
  { subject, channel, phone, nonce }: Pick<Identity, 'subject' | 'channel' | 'phone'> & { nonce: string },
): Promise<string> {
  const { code } = await merchantOf(context);
  const now = Math.floor(context.clock.now() / 1000);
  return new SignJWT({ channel, nonce, ...(phone && { phone_number: phone }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(sandboxIssuer)
    .setAudience(code)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + lifetime / 1000)
    .sign(await operatorSecret(context, 'identity'));
}

/**
 * Reads a token from the merchant's provider without using it up. Refuses late, foreign or forged tokens with
 * `noPermission`, and every token with `switchedOff` if the merchant has no provider.
 */
export async function readIdToken(context: OperatorContext, token: string): Promise<Identity> {
  const merchant = await merchantOf(context);
  try {
    switch (merchant.settings.identity?.provider) {
      case 'sandbox':
        return await readSandboxToken(context, merchant, token);
      case 'firebase':
        return await readFirebaseToken(context, merchant.settings.identity.config.projectId ?? '', token);
      case undefined:
        throw new Refusal('switchedOff', { message: 'No identity provider is set up.' });
    }
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError || v.isValiError(error)))
      throw error;
    throw new Refusal('noPermission', { message: 'The token is not valid.' });
  }
}

/** Uses a token up. Refuses with `noPermission` if it has been used. */
export async function useIdToken(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  { proof }: Identity,
): Promise<void> {
  // Firebase tokens are valid for an hour; older ones are refused by their own expiry.
  const forgetAt = context.clock.now() + 2 * 3_600_000;
  if (!(await spendProof(context, `id token ${proof}`, forgetAt)))
    throw new Refusal('noPermission', { message: 'The token has been used.' });
}

const sandboxClaims = v.object({
  iss: v.string(),
  sub: v.string(),
  channel: v.picklist(['facebook', 'google', 'phone']),
  phone_number: v.optional(v.nullable(v.string()), null),
});

async function readSandboxToken(
  context: OperatorContext,
  { code }: Merchant,
  token: string,
): Promise<Identity> {
  const { payload } = await jwtVerify(token, await operatorSecret(context, 'identity'), {
    algorithms: ['HS256'],
    issuer: sandboxIssuer,
    audience: code,
    requiredClaims: ['exp', 'jti', 'nonce'],
    currentDate: new Date(context.clock.now()),
  });
  const { iss, sub, channel, phone_number } = v.parse(sandboxClaims, payload);
  return { issuer: iss, subject: sub, channel, phone: phone_number, proof: token };
}

const firebaseKeys = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);
const keySets = new WeakMap<typeof fetch, ReturnType<typeof createRemoteJWKSet>>();

/** Google's keys, fetched on demand and cached as their headers say. */
function keySetBy(fetcher: typeof fetch) {
  const known = keySets.get(fetcher) ?? createRemoteJWKSet(firebaseKeys, { [customFetch]: fetcher });
  keySets.set(fetcher, known);
  return known;
}

const firebaseChannels = { 'facebook.com': 'facebook', 'google.com': 'google', phone: 'phone' } as const;
const firebaseClaims = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.excludes('\u0000')),
  auth_time: v.number(),
  phone_number: v.optional(v.nullable(v.string()), null),
  firebase: v.object({ sign_in_provider: v.picklist(['facebook.com', 'google.com', 'phone']) }),
});

/**
 * Follows Google's guide to ID tokens: signature by Google's keys, project, times. Doesn't check revocation, which
 * would need the project's own credentials; instead it requires a recent login and allows only one use.
 */
async function readFirebaseToken(
  { clock, thirdParties }: OperatorContext,
  projectId: string,
  token: string,
): Promise<Identity> {
  if (projectId === '') throw new Refusal('switchedOff', { message: 'No Firebase project is set up.' });
  const { payload } = await jwtVerify(token, keySetBy(thirdParties?.fetch ?? fetch), {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['exp', 'iat'],
    currentDate: new Date(clock.now()),
  });
  const { iss, sub, auth_time, phone_number, firebase } = v.parse(firebaseClaims, payload);
  const age = clock.now() - auth_time * 1000;
  if (age < 0 || age > lifetime || (payload.iat ?? Infinity) * 1000 > clock.now())
    throw new Refusal('noPermission', { message: 'The token is too old.' });
  const channel = firebaseChannels[firebase.sign_in_provider];
  return { issuer: iss, subject: sub, channel, phone: phone_number, proof: token };
}
