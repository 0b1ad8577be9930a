import * as v from 'valibot';
import { text, timestamp } from '../values/fields.ts';
import { smsRequest } from './member.ts';

/**
 * The sandbox's identity provider, a page of the embedded operator at `identity.url` (LOGIN-08, LOGIN-09).
 *
 * Social login: open `<url>?channel=…&state=…&nonce=…&mode=popup`, or `mode=redirect&returnTo=/m/login`.
 * The player picks an account or denies. A popup posts `identityAnswer` to its opener with `postMessage`, restricted to
 * its own origin, and closes. A redirect returns to `<returnTo>#<identityAnswer, form-encoded>`. The caller compares
 * `state`, and compares `nonce` with the token's claim of that name, before it sends the token as `firebaseIdToken`.
 *
 * Phone: POST `identityPhoneRequest` to `<url>/phone`; the code arrives in the outbox. POST `identityPhoneCode` to
 * `<url>/phone/confirm`. Both answer in the shape of every call (`answer`).
 *
 * A token is valid for five minutes and for one successful login or registration.
 */
const random = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,128}$/));

export const socialChannels = ['facebook', 'google'] as const;
export type SocialChannel = (typeof socialChannels)[number];

export const identityRequest = v.variant('mode', [
  v.object({ mode: v.literal('popup'), channel: v.picklist(socialChannels), state: random, nonce: random }),
  v.object({
    mode: v.literal('redirect'),
    channel: v.picklist(socialChannels),
    state: random,
    nonce: random,
    /** A path of the app on the operator's own host. */
    returnTo: v.pipe(v.string(), v.maxLength(255), v.regex(/^\/(?![/\\])[\w./-]*$/)),
  }),
]);
export type IdentityRequest = v.InferOutput<typeof identityRequest>;

export const identityAnswer = v.union([
  v.object({ type: v.literal('identityAnswer'), state: random, idToken: text(4096) }),
  v.object({ type: v.literal('identityAnswer'), state: random, error: v.literal('denied') }),
]);
export type IdentityAnswer = v.InferOutput<typeof identityAnswer>;

export const identityPhoneRequest = v.object({ ...smsRequest.entries, nonce: random });
export const identityPhoneSent = v.object({ verificationId: text(64), expirationTime: timestamp });
export const identityPhoneCode = v.object({
  verificationId: text(64),
  code: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
});
export const identityPhoneProof = v.object({ idToken: text(4096) });
