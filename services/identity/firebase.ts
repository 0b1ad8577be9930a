import { type FirebaseError, initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  browserSessionPersistence,
  type ConfirmationResult,
  FacebookAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
} from '@firebase/auth';
import { CallError } from '../client/callError.ts';
import type { SocialChannel } from '@araw/contract/accounts/identity';
import type { IdentityProvider, IdentityResult } from './types.ts';

/** Firebase doesn't tell when it can send another code. */
const codeWait = 60_000;

const makeProvider = {
  facebook: () => new FacebookAuthProvider(),
  google: () => new GoogleAuthProvider(),
};
const channelOf: Record<string, SocialChannel | undefined> = {
  'facebook.com': 'facebook',
  'google.com': 'google',
};

/** The hosts that Firebase loads scripts from; a page's policy must allow them and the project's `authDomain`. */
const scriptHosts = ['apis.google.com', 'www.google.com', 'www.gstatic.com', 'www.recaptcha.net'];

/** Firebase needs a unique name for each app. */
let opened = 0;

/**
 * Firebase Auth for the merchant's project, as the specification's firebase fields expect it (LOGIN-06). Signs out of
 * Firebase as soon as its token is handed over. `config` is the project's web configuration.
 */
export function createFirebaseIdentity(
  config: Record<string, string>,
  { serverNow }: { serverNow: () => number },
): IdentityProvider {
  trustScriptHosts();
  opened += 1;
  const auth = initializeAuth(initializeApp(config, `identity ${opened}`), {
    persistence: browserSessionPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  let broughtBack: IdentityResult | null = null;
  let sent: ConfirmationResult | null = null;

  async function proofOf(user: User): Promise<IdentityResult> {
    const idToken = await user.getIdToken();
    await signOut(auth);
    return { result: 'proven', idToken };
  }

  return {
    async returned() {
      try {
        const back = await getRedirectResult(auth);
        if (!back) return null;
        broughtBack = await proofOf(back.user);
        return { channel: channelOf[back.providerId ?? ''] ?? null };
      } catch (error) {
        broughtBack = refusalOf(error);
        return { channel: null };
      }
    },

    async signIn(channel, signal) {
      if (broughtBack) {
        const answer = broughtBack;
        broughtBack = null;
        return answer;
      }
      const provider = makeProvider[channel]();
      try {
        const { user } = await signInWithPopup(auth, provider);
        signal.throwIfAborted();
        return await proofOf(user);
      } catch (error) {
        signal.throwIfAborted();
        if (codeOf(error) !== 'auth/popup-blocked') return refusalOf(error);
        return signInWithRedirect(auth, provider).catch(refusalOf);
      }
    },

    async sendPhoneCode({ e164 }, signal) {
      const place = document.body.appendChild(document.createElement('div'));
      const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
      try {
        sent = await signInWithPhoneNumber(auth, e164, verifier);
        signal.throwIfAborted();
        return { expirationTime: serverNow() + codeWait };
      } catch (error) {
        signal.throwIfAborted();
        throw callErrorOf(error);
      } finally {
        verifier.clear();
        place.remove();
      }
    },

    async confirmPhoneCode(code, signal) {
      if (!sent) return { result: 'wrongCode' };
      try {
        const { user } = await sent.confirm(code);
        signal.throwIfAborted();
        return await proofOf(user);
      } catch (error) {
        signal.throwIfAborted();
        return refusalOf(error);
      }
    },
  };
}

const codeOf = (error: unknown) => (error as Partial<FirebaseError> | null)?.code ?? '';

const deniedCodes = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];
const wrongCodes = ['auth/invalid-verification-code', 'auth/missing-code', 'auth/code-expired'];

function refusalOf(error: unknown): IdentityResult {
  const code = codeOf(error);
  if (deniedCodes.includes(code)) return { result: 'denied' };
  if (wrongCodes.includes(code)) return { result: 'wrongCode' };
  return { result: 'unavailable' };
}

const callCodes: Record<string, string> = {
  'auth/invalid-phone-number': 'mobileInvalid',
  'auth/missing-phone-number': 'mobileInvalid',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/quota-exceeded': 'tooManyRequests',
  'auth/captcha-check-failed': 'humanCheckFailed',
};

function callErrorOf(cause: unknown): CallError {
  const code = callCodes[codeOf(cause)];
  return code
    ? new CallError({ call: 'sendLoginCode', kind: 'refused', code, cause })
    : new CallError({ call: 'sendLoginCode', kind: 'offline', message: codeOf(cause), cause });
}

interface TrustedTypesPage {
  trustedTypes?: {
    defaultPolicy?: unknown;
    createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
  };
}

/** Firebase sets script addresses as plain strings: where trusted types are enforced, allow only its hosts. */
function trustScriptHosts() {
  const { trustedTypes } = window as TrustedTypesPage;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', {
      createScriptURL: (address) =>
        scriptHosts.includes(new URL(address, window.location.origin).host) ? address : null,
    });
  } catch {
    // The page's policy forbids it: whatever needs a script will be `unavailable`.
  }
}
