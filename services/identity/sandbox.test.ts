import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../client/callError.ts';
import { createSandboxIdentity, type IdentityPage } from './sandbox.ts';

const origin = 'https://app.example';
const never = new AbortController().signal;

const tokenWith = (claims: object) =>
  `header.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.signature`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page, and the windows that it opens. */
function setUp({ blocked = false, hash = '', kept = '' } = {}) {
  const window = { closed: false, close: vi.fn<() => void>() };
  const opened: string[] = [];
  const texts = new Map(kept ? [['identityQuestion', kept]] : []);
  const listeners = new Set<(event: MessageEvent) => void>();
  const assign = vi.fn<(address: string) => void>();
  const replaceState = vi.fn<History['replaceState']>();
  const page = {
    open: (address: string) => {
      opened.push(address);
      return blocked ? null : window;
    },
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) => listeners.delete(listener),
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    location: { origin, pathname: '/m/login', search: '', hash, assign },
    history: { state: { idx: 1 }, replaceState },
    sessionStorage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    },
  } as unknown as IdentityPage;
  const identity = createSandboxIdentity('/sandbox/identity', page);
  const asked = (address = opened[0] ?? '') => Object.fromEntries(new URL(address, origin).searchParams);
  const answer = (data: unknown, from: object = {}) =>
    listeners.forEach((listen) => listen({ origin, source: window, data, ...from } as never));
  return { identity, window, opened, texts, listeners, assign, replaceState, asked, answer };
}

/** The window's answer to a request, with the changes of a test. */
const proofFor = ({ state = '', nonce = '' }: Record<string, string>, changes: object = {}) => ({
  type: 'identityAnswer',
  state,
  idToken: tokenWith({ nonce }),
  ...changes,
});

describe('[LOGIN-09] a social account, in a window', () => {
  test('is opened during the tap with a fresh state and nonce, and closed after its answer', async () => {
    const { identity, asked, answer, window, opened, listeners } = setUp();
    const signedIn = identity.signIn('google', never);
    expect(opened).toHaveLength(1);
    expect(asked()).toEqual({
      mode: 'popup',
      channel: 'google',
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(asked().state).not.toBe(asked().nonce);
    const proof = proofFor(asked());
    answer(proof);
    expect(await signedIn).toEqual({ result: 'proven', idToken: proof.idToken });
    expect([window.close.mock.calls.length, listeners.size, vi.getTimerCount()]).toEqual([1, 0, 0]);

    void identity.signIn('google', never);
    expect(asked(opened[1]).state).not.toBe(asked().state);
  });

  const another = 'A'.repeat(32);
  test.each([
    ['denied by the player', { idToken: undefined, error: 'denied' }, 'denied'],
    ['of another state', { state: another }, 'mismatch'],
    ['denied with another state', { state: another, idToken: undefined, error: 'denied' }, 'mismatch'],
    ['with a token of another nonce', { idToken: tokenWith({ nonce: another }) }, 'mismatch'],
    ['with a token without a nonce', { idToken: tokenWith({}) }, 'mismatch'],
    ['with an invalid token', { idToken: 'token' }, 'mismatch'],
  ])('[FAULT-67] an answer %s', async (_what, changes, result) => {
    const { identity, asked, answer } = setUp();
    const signedIn = identity.signIn('google', never);
    answer(proofFor(asked(), changes));
    expect(await signedIn).toEqual({ result });
  });

  test.each([
    ['of another origin', {}, { origin: 'https://evil.example' }],
    ['of another window', {}, { source: {} }],
    ['that is no answer', { type: 'somethingElse' }, {}],
  ])('a message %s is ignored', async (_what, changes, from) => {
    const { identity, asked, answer } = setUp();
    const settled = vi.fn<() => void>();
    void identity.signIn('google', never).finally(settled);
    answer(proofFor(asked(), changes), from);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(settled).not.toHaveBeenCalled();
  });

  test('[FAULT-67] a window closed by the player counts as denied', async () => {
    const { identity, window } = setUp();
    const signedIn = identity.signIn('facebook', never);
    window.closed = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await signedIn).toEqual({ result: 'denied' });
  });

  test('[LOGIN-12] leaving the screen closes the window', async () => {
    const { identity, window, listeners } = setUp();
    const controller = new AbortController();
    const signedIn = identity.signIn('facebook', controller.signal);
    controller.abort(new Error('left'));
    await expect(signedIn).rejects.toThrow('left');
    expect([window.close.mock.calls.length, listeners.size, vi.getTimerCount()]).toEqual([1, 0, 0]);
  });

  test('an address of another origin is not opened', async () => {
    const { opened } = setUp();
    const identity = createSandboxIdentity('https://evil.example/identity', {
      location: { origin, pathname: '/m/login', search: '', hash: '' },
    } as IdentityPage);
    expect(await identity.signIn('google', never)).toEqual({ result: 'unavailable' });
    expect(opened).toEqual([]);
  });
});

describe('[LOGIN-09] [FAULT-48] a blocked window', () => {
  test('the same tab goes to the provider and remembers its request', () => {
    const { identity, assign, asked, texts } = setUp({ blocked: true });
    void identity.signIn('google', never);
    const [address = ''] = assign.mock.calls[0] ?? [];
    const { mode, returnTo, ...question } = asked(address);
    expect([mode, returnTo]).toEqual(['redirect', '/m/login']);
    expect(JSON.parse(texts.get('identityQuestion') ?? '')).toEqual(question);
  });

  const question = { channel: 'google', state: 'S'.repeat(32), nonce: 'N'.repeat(32) };
  const brought = (answer: object) => `#${new URLSearchParams(answer as Record<string, string>).toString()}`;
  const proof = proofFor(question);

  test('its result is used once and removed from the address immediately', async () => {
    const set = setUp({ hash: brought(proof), kept: JSON.stringify(question) });
    expect(set.replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 1 }, '', '/m/login');
    expect(set.texts.size).toBe(0);
    expect(await set.identity.returned()).toEqual({ channel: 'google' });
    expect(await set.identity.signIn('google', never)).toEqual({ result: 'proven', idToken: proof.idToken });
    expect([await set.identity.returned(), set.opened]).toEqual([null, []]);
  });

  test.each([
    ['denied', { type: 'identityAnswer', state: question.state, error: 'denied' }, question, 'denied'],
    ['of another state', { ...proof, state: 'X'.repeat(32) }, question, 'mismatch'],
    ['of another nonce', { ...proof, idToken: tokenWith({ nonce: 'X' }) }, question, 'mismatch'],
    ['that nobody asked for', proof, null, 'mismatch'],
    ['to a question that was tampered with', proof, { ...question, channel: 'x' }, 'mismatch'],
    ['that is half there', { type: 'identityAnswer', state: question.state }, question, 'mismatch'],
  ])('[FAULT-67] an answer %s', async (_what, answer, kept, result) => {
    const { identity } = setUp({ hash: brought(answer), kept: JSON.stringify(kept) });
    expect(await identity.returned()).not.toBe(null);
    expect(await identity.signIn('google', never)).toEqual({ result });
  });

  test('any other fragment is ignored', async () => {
    const { identity, replaceState } = setUp({ hash: '#main' });
    expect([await identity.returned(), replaceState.mock.calls]).toEqual([null, []]);
  });
});

describe('[LOGIN-08] a phone', () => {
  const request = { mobileNo: '0917', e164: '+63917', countryDialingCode: '63', humanCheck: { altcha: 'x' } };

  /** A provider that gives these answers in order. */
  function provider(...answers: { status?: number; body: unknown; headers?: Record<string, string> }[]) {
    const sent: { path: string; body: Record<string, unknown> }[] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
      const { status = 200, body: text, headers } = answers.shift() ?? { body: 'no more answers' };
      return new Response(typeof text === 'string' ? text : JSON.stringify(text), { status, headers });
    });
    return sent;
  }
  const codeSent = {
    body: { success: true, value: { verificationId: 'v1', expirationTime: 1_763_776_800_000 } },
  };

  test('is sent a code and verified by it if its token has our nonce', async () => {
    const { identity } = setUp();
    const sent = provider(codeSent);
    expect(await identity.sendPhoneCode(request, never)).toEqual({ expirationTime: 1_763_776_800_000 });
    const { nonce, ...rest } = sent[0]?.body ?? {};
    expect([sent[0]?.path, rest]).toEqual([
      '/sandbox/identity/phone',
      { mobileNo: '0917', countryDialingCode: '63', humanCheck: { altcha: 'x' } },
    ]);
    const idToken = tokenWith({ nonce });
    const confirmed = provider({ body: { success: true, value: { idToken } } });
    expect(await identity.confirmPhoneCode('123456', never)).toEqual({ result: 'proven', idToken });
    expect(confirmed).toEqual([
      { path: '/sandbox/identity/phone/confirm', body: { verificationId: 'v1', code: '123456' } },
    ]);
  });

  test('a token for another request proves nothing', async () => {
    const { identity } = setUp();
    provider(codeSent, { body: { success: true, value: { idToken: tokenWith({ nonce: 'theirs' }) } } });
    await identity.sendPhoneCode(request, never);
    expect(await identity.confirmPhoneCode('123456', never)).toEqual({ result: 'mismatch' });
  });

  test('a code before any was sent is wrong, and so is a different one', async () => {
    const { identity } = setUp();
    const sent = provider(codeSent, {
      status: 400,
      body: { success: false, code: 'codeWrong', message: '' },
    });
    expect(await identity.confirmPhoneCode('1', never)).toEqual({ result: 'wrongCode' });
    expect(sent).toEqual([]);
    await identity.sendPhoneCode(request, never);
    expect(await identity.confirmPhoneCode('1', never)).toEqual({ result: 'wrongCode' });
  });

  test.each([
    [
      'a refusal',
      {
        status: 429,
        body: { success: false, code: 'tooManyRequests', message: '' },
        headers: { 'Retry-After': '7' },
      },
      { kind: 'refused', code: 'tooManyRequests', retryAfter: 7_000 },
    ],
    ['a web page', { body: '<html>' }, { kind: 'notJson' }],
    ['half an answer', { body: '{"success": tr' }, { kind: 'shape' }],
    ['another shape', { body: { success: true, value: { verificationId: 7 } } }, { kind: 'shape' }],
    ['a failure', { status: 500, body: 'oops' }, { kind: 'server' }],
  ])('%s is the code request’s own error', async (_what, answer, error) => {
    const { identity } = setUp();
    provider(answer);
    const failure: unknown = await identity.sendPhoneCode(request, never).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(CallError);
    expect(failure).toMatchObject({ call: 'sendLoginCode', ...error });
  });

  test('no answer is reported as offline', async () => {
    const { identity } = setUp();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(identity.sendPhoneCode(request, never)).rejects.toMatchObject({ kind: 'offline' });
  });

  test.each([
    [
      'who leaves gets no more messages',
      (controller: AbortController) => controller.abort(new Error('left')),
      { message: 'left' },
    ],
    ['silence ends after 15 s', () => vi.advanceTimersByTime(15_000), { kind: 'timeout', code: 'timeout' }],
  ])('[LOGIN-12] [NET-04] %s', async (_what, end, failure) => {
    const { identity } = setUp();
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const controller = new AbortController();
    const asked = identity.sendPhoneCode(request, controller.signal);
    end(controller);
    await expect(asked).rejects.toMatchObject(failure);
    expect(vi.getTimerCount()).toBe(0);
  });
});
