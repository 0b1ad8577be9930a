// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '@araw/testing/eventually';

/** A double for Google's library, which needs the network: records its calls and sets its failures. */
const sdk = vi.hoisted(() => ({
  getRedirectResult: vi.fn<() => Promise<unknown>>(),
  signInWithPopup: vi.fn<(auth: unknown, provider: unknown) => Promise<unknown>>(),
  signInWithRedirect: vi.fn<() => Promise<never>>(),
  signInWithPhoneNumber: vi.fn<(auth: unknown, number: string) => Promise<unknown>>(),
  signOut: vi.fn<() => Promise<void>>(async () => {}),
  clear: vi.fn<() => void>(),
}));
vi.mock('@firebase/app', () => ({ initializeApp: (config: unknown) => ({ config }) }));
vi.mock('@firebase/auth', () => ({
  ...sdk,
  initializeAuth: (app: unknown) => ({ app }),
  browserPopupRedirectResolver: 'resolver',
  browserSessionPersistence: 'session',
  FacebookAuthProvider: class {
    providerId = 'facebook.com';
  },
  GoogleAuthProvider: class {
    providerId = 'google.com';
  },
  RecaptchaVerifier: class {
    clear = sdk.clear;
  },
}));

const { createFirebaseIdentity } = await import('./firebase.ts');

const never = new AbortController().signal;
const user = { getIdToken: async () => 'id-token' };
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const open = () => createFirebaseIdentity({ projectId: 'araw' }, { serverNow: () => 1_000 });

beforeEach(() => {
  vi.clearAllMocks();
  sdk.getRedirectResult.mockResolvedValue(null);
});

describe('[LOGIN-09] Firebase: a social account', () => {
  test.each([
    ['google', 'google.com'],
    ['facebook', 'facebook.com'],
  ] as const)(
    '%s in a window; the token is handed on and Firebase’s own sign-in ends',
    async (channel, id) => {
      sdk.signInWithPopup.mockResolvedValue({ user });
      expect(await open().signIn(channel, never)).toEqual({ result: 'proven', idToken: 'id-token' });
      expect(sdk.signInWithPopup.mock.calls[0]?.[1]).toMatchObject({ providerId: id });
      expect(sdk.signOut).toHaveBeenCalledOnce();
    },
  );

  test.each([
    ['auth/popup-closed-by-user', 'denied'],
    ['auth/cancelled-popup-request', 'denied'],
    ['auth/user-cancelled', 'denied'],
    ['auth/network-request-failed', 'unavailable'],
    ['auth/unauthorized-domain', 'unavailable'],
    ['auth/account-exists-with-different-credential', 'unavailable'],
    ['', 'unavailable'],
  ])('[FAULT-67] %s is %s', async (code, result) => {
    sdk.signInWithPopup.mockImplementation(failing(code));
    expect(await open().signIn('google', never)).toEqual({ result });
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  });

  test('[FAULT-48] a blocked window continues in the same tab', async () => {
    sdk.signInWithPopup.mockImplementation(failing('auth/popup-blocked'));
    sdk.signInWithRedirect.mockReturnValue(new Promise<never>(() => {}));
    void open().signIn('google', never);
    await eventually(() => expect(sdk.signInWithRedirect).toHaveBeenCalledOnce());
  });

  test('a redirect’s result is returned once', async () => {
    sdk.getRedirectResult.mockResolvedValue({ user, providerId: 'facebook.com' });
    const identity = open();
    expect(await identity.returned()).toEqual({ channel: 'facebook' });
    expect(await identity.signIn('facebook', never)).toEqual({ result: 'proven', idToken: 'id-token' });
    expect(sdk.signInWithPopup).not.toHaveBeenCalled();
  });

  test('a failed redirect reports its error; no redirect reports nothing', async () => {
    expect(await open().returned()).toBe(null);
    sdk.getRedirectResult.mockImplementation(failing('auth/user-cancelled'));
    const identity = open();
    expect(await identity.returned()).toEqual({ channel: null });
    expect(await identity.signIn('google', never)).toEqual({ result: 'denied' });
  });

  test('[LOGIN-12] a player who has left in the meantime is not logged in', async () => {
    const controller = new AbortController();
    sdk.signInWithPopup.mockImplementation(async () => {
      controller.abort(new Error('left'));
      return { user };
    });
    await expect(open().signIn('google', controller.signal)).rejects.toThrow('left');
  });
});

describe('[LOGIN-08] Firebase: a phone', () => {
  const request = {
    mobileNo: '0917 123 4567',
    e164: '+639171234567',
    countryDialingCode: '63',
    humanCheck: {},
  };

  test('is sent a code by its international number, and verified by it', async () => {
    const confirm = vi.fn<(code: string) => Promise<unknown>>(async () => ({ user }));
    sdk.signInWithPhoneNumber.mockResolvedValue({ confirm });
    const identity = open();
    expect(await identity.sendPhoneCode(request, never)).toEqual({ expirationTime: 61_000 });
    expect(sdk.signInWithPhoneNumber.mock.calls[0]?.[1]).toBe('+639171234567');
    expect([sdk.clear.mock.calls.length, document.body.children.length]).toEqual([1, 0]);
    expect(await identity.confirmPhoneCode('123456', never)).toEqual({
      result: 'proven',
      idToken: 'id-token',
    });
    expect(confirm).toHaveBeenCalledExactlyOnceWith('123456');
  });

  test.each([
    ['auth/invalid-verification-code', 'wrongCode'],
    ['auth/code-expired', 'wrongCode'],
    ['auth/network-request-failed', 'unavailable'],
  ])('a code refused with %s is %s', async (code, result) => {
    sdk.signInWithPhoneNumber.mockResolvedValue({ confirm: failing(code) });
    const identity = open();
    expect(await identity.confirmPhoneCode('1', never)).toEqual({ result: 'wrongCode' });
    await identity.sendPhoneCode(request, never);
    expect(await identity.confirmPhoneCode('1', never)).toEqual({ result });
  });

  test.each([
    ['auth/invalid-phone-number', { kind: 'refused', code: 'mobileInvalid' }],
    ['auth/too-many-requests', { kind: 'refused', code: 'tooManyRequests' }],
    ['auth/captcha-check-failed', { kind: 'refused', code: 'humanCheckFailed' }],
    ['auth/network-request-failed', { kind: 'offline' }],
  ])('a code that is not sent for %s is the code request’s own error', async (code, error) => {
    sdk.signInWithPhoneNumber.mockImplementation(failing(code));
    const failure: unknown = await open()
      .sendPhoneCode(request, never)
      .catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ name: 'CallError', call: 'sendLoginCode', ...error });
    expect(sdk.clear).toHaveBeenCalledOnce();
  });
});
