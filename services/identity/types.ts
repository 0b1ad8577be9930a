import type { SocialChannel } from '@araw/contract/accounts/identity';

/**
 * - `proven` with the token to send to the operator as `firebaseIdToken`
 * - `denied` the player closed the window or refused
 * - `mismatch` the answer belongs to another request (its state or nonce isn't ours)
 * - `wrongCode` the code isn't the one sent to the phone
 * - `unavailable` the provider can't be reached or doesn't work here
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

/** Verifies social accounts and phone numbers (LOGIN-08, LOGIN-09). One per screen. */
export interface IdentityProvider {
  /**
   * Whether a redirect has brought an answer to this page, and for which channel if known. The next `signIn` returns that
   * answer, without a window.
   */
  returned(): Promise<{ channel: SocialChannel | null } | null>;
  /**
   * Call it synchronously in the tap, or browsers block the window. If they do so anyway, the page is redirected to the
   * provider and back; then this settles only by its signal.
   */
  signIn(channel: SocialChannel, signal: AbortSignal): Promise<IdentityResult>;
  /** Rejects with `CallError` if the provider refuses. `expirationTime` is by the operator's clock. */
  sendPhoneCode(request: PhoneCodeRequest, signal: AbortSignal): Promise<{ expirationTime: number }>;
  /** Checks a code against the last one sent. Rejects with `CallError`. */
  confirmPhoneCode(code: string, signal: AbortSignal): Promise<IdentityResult>;
}
