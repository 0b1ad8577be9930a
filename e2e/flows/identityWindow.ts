import type { Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { SocialLoginOutcome } from '#machines/socialLogin/socialLogin.machine.ts';
import type { HeldCall } from '@araw/flow/browser';
import { accepted, answerOthers, changeStartup, playAs, playersCalls, refusal } from './opening.ts';

export const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
export const windowText = 'Continue in the window that just opened.';

/** The page's result for 24 random bytes, which only identity nonces use; `idToken` contains it. */
const nonce = Buffer.alloc(24, 7).toString('base64url');
export const idToken = `header.${Buffer.from(JSON.stringify({ nonce })).toString('base64url')}.signature`;
const providerWindow = '/the/provider/window';

/** Replaces the provider's window with one that requests its answer through a call that a test can hold. */
function standInForWindows({ path, token }: { path: string; token: string }) {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) =>
    array.byteLength === 24 ? ((array as never as Uint8Array).fill(7) as never) : draw(array);
  window.open = (address) => {
    const popup = { closed: false, close: () => (popup.closed = true) };
    const { searchParams } = new URL(String(address), location.origin);
    const answer = async () => {
      const { value } = await (await fetch(`${path}?${searchParams}`)).json();
      const state = searchParams.get('state');
      const data = {
        type: 'identityAnswer',
        state,
        ...(value.proven ? { idToken: token } : { error: 'denied' }),
      };
      const event = new MessageEvent('message', { data, origin: location.origin });
      Object.defineProperty(event, 'source', { value: popup });
      window.dispatchEvent(event);
    };
    // A call still held when the walk ends reaches the operator. Its answer isn't JSON: don't let that fail the test.
    answer().catch(() => {});
    return popup as never;
  };
}

export const openOwnWindows = (page: Page) =>
  page.addInitScript(standInForWindows, { path: providerWindow, token: idToken });

/** The provider window's call; `isProven` decides what it proves. */
export const windowCall = (isProven: (value: unknown) => boolean): HeldCall => ({
  paths: [providerWindow],
  sends: () => ({ method: 'GET', query: { channel: 'google', mode: 'popup', state: nonce, nonce } }),
  reply: ({ value }) => accepted({ proven: isProven(value) }),
});

/** The login call for a social account, answered with the outcome that the chart expects. */
export const socialLogInCall: HeldCall = {
  paths: ['/wps/session/login'],
  sends: () => ({
    method: 'POST',
    query: {},
    body: {
      type: 'firebase',
      username: '',
      password: '',
      firebaseIdToken: idToken,
      captcha: '',
      captchaId: '',
    },
  }),
  reply({ ok, value }) {
    const outcome = value as SocialLoginOutcome;
    if (!ok) return 'silence';
    if (outcome.ok) return accepted({ ...outcome.session, lastLogin: outcome.lastLogin });
    const { error, captcha, unlinked } = outcome;
    // The operator uses the same code for an unlinked account and a disabled one.
    const code = unlinked ? 'userDisabled' : error.code;
    return refusal(400, code, { captcha, ...(unlinked && { unlinked: true }) });
  },
};

const isSent = (value: unknown) => {
  const outcome = value as SocialLoginOutcome;
  return outcome.ok || outcome.sent;
};

/** All calls of a social login, for a chart that invokes it. */
export const socialLoginCalls: HeldCall = {
  ...windowCall(isSent),
  next: { ...socialLogInCall, isMade: ({ value }) => isSent(value) },
};

/** Prepares a visitor's page that offers Google login beside its form. */
export async function prepareSocialLogin(page: Page) {
  await playAs(page, null);
  await answerOthers(page, playersCalls);
  await openOwnWindows(page);
  const sealing = await testSealing('AES-GCM');
  const identity = { provider: 'sandbox' as const, url: '/sandbox/identity', phone: false };
  await changeStartup(page, ({ settings, status, ...rest }) => ({
    ...rest,
    ...(settings && { settings: { ...settings, sealing, identity, humanCheck: { provider: 'none' } } }),
    ...(status && {
      status: {
        ...status,
        info: {
          ...status.info,
          whitelabel: { ...status.info.whitelabel, GOOGLELOGIN3: true, FACEBOOKLOGIN3: false },
        },
      },
    }),
  }));
}
