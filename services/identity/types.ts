import type { SocialChannel } from '../contract/identity.ts';

/**
 * - `proven` with the token that the operator takes as `firebaseIdToken`
 * - `denied` the player closed the window or said no
 * - `mismatch` the answer belongs to another question (its state or nonce is not ours)
 * - `wrongCode` the code is not the one that was sent to the phone
 * - `unavailable` the provider cannot be reached or does not work here
 */
export type IdentityResult =
  | { result: 'proven'; idToken: string }
  | { result: 'denied' | 'mismatch' | 'wrongCode' | 'unavailable' };

export interface PhoneCodeRequest {
  /** As typed, and in E.164. */
  mobileNo: string;
  e164: string;
  countryDialingCode: string;
  humanCheck: Record<string, string>;
}

/** Who proves social accounts and phone numbers (LOGIN-08, LOGIN-09). One for the life of a screen. */
export interface IdentityProvider {
  /**
   * Whether a redirect has brought an answer to this page, and for which channel where that is known. `signIn` gives
   * that answer the next time, without a window.
   */
  returned(): Promise<{ channel: SocialChannel | null } | null>;
  /**
   * Call it in the tap itself, or browsers block the window. Where they do so nevertheless, the page leaves for the
   * provider and comes back: then this never settles but by its signal.
   */
  signIn(channel: SocialChannel, signal: AbortSignal): Promise<IdentityResult>;
  /** Rejects with `CallError` where the provider refuses. `expirationTime` by the operator's clock. */
  sendPhoneCode(request: PhoneCodeRequest, signal: AbortSignal): Promise<{ expirationTime: number }>;
  /** Checks a code against the last one that was sent. Rejects with `CallError`. */
  confirmPhoneCode(code: string, signal: AbortSignal): Promise<IdentityResult>;
}
