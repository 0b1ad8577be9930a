// @vitest-environment node
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '@araw/testing/eventually';
import type { OperatorClient } from '../client/operator.ts';
import { askGeetest, type GeetestWindow } from './geetest.ts';
import { checkHuman } from './humanCheck.ts';

const optionsOf = (operator: Partial<OperatorClient>, signal = new AbortController().signal) => ({
  operator: operator as OperatorClient,
  language: 'EN',
  signal,
});

describe('[SMS-02] proof of work', () => {
  afterEach(() => vi.unstubAllGlobals());
  const secret = 'a secret of the operator';
  const challenge = () =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 100,
      counter: 40,
      deriveKey,
      data: { goodUntil: 1_800_000_000_000 },
      hmacSignatureSecret: secret,
    });

  test('solves the operator’s challenge', async () => {
    const check = await checkHuman(
      { provider: 'proofOfWork' },
      optionsOf({ humanChallenge: async () => ({ challenge: { ...(await challenge()) } }) }),
    );
    if (check.result !== 'solved') throw new Error(check.result);
    const given = JSON.parse(atob(check.proof.altcha ?? ''));
    const verdict = await verifySolution({ ...given, deriveKey, hmacSignatureSecret: secret });
    expect([Object.keys(check.proof), given.solution.counter, verdict.verified]).toEqual([
      ['altcha'],
      40,
      true,
    ]);
  });

  test('stops when its screen is left', async () => {
    const controller = new AbortController();
    const check = checkHuman(
      { provider: 'proofOfWork' },
      optionsOf(
        {
          humanChallenge: async () => {
            controller.abort();
            return { challenge: { ...(await challenge()) } };
          },
        },
        controller.signal,
      ),
    );
    expect(await check).toEqual({ result: 'cancelled' });
  });

  test('[FAULT-44] without crypto.subtle there is no check', async () => {
    vi.stubGlobal('crypto', {});
    expect(await checkHuman({ provider: 'proofOfWork' }, optionsOf({}))).toEqual({ result: 'unavailable' });
  });

  test('fails with the operator’s error', async () => {
    const failing = { humanChallenge: () => Promise.reject(new Error('offline')) };
    await expect(checkHuman({ provider: 'proofOfWork' }, optionsOf(failing))).rejects.toThrow('offline');
  });
});

test('[SMS-02] requests nothing when the check is off', async () => {
  expect(await checkHuman({ provider: 'none' }, optionsOf({}))).toEqual({ result: 'solved', proof: {} });
});

describe('[SMS-02] GeeTest', () => {
  const proof = { lot_number: '1', captcha_output: 'o', pass_token: 'p', gen_time: '2' };
  type Heard = 'Ready' | 'Success' | 'Error' | 'Close';

  /** A page whose script loads or doesn't, and the widget that it creates. */
  function setUp(validate: unknown = { ...proof, captcha_id: 'id' }) {
    const listeners: Record<string, () => void> = {};
    const script = {
      src: '',
      async: false,
      remove: vi.fn<() => void>(),
      addEventListener: (event: string, listener: () => void) => (listeners[event] = listener),
    };
    const callbacks: Partial<Record<Heard, () => void>> = {};
    const on = (event: Heard) => (callback: () => void) => {
      callbacks[event] = callback;
      return widget;
    };
    const widget = {
      onReady: on('Ready'),
      onSuccess: on('Success'),
      onError: on('Error'),
      onClose: on('Close'),
      showCaptcha: vi.fn<() => void>(),
      getValidate: () => validate,
      destroy: vi.fn<() => void>(),
    };
    const init = vi.fn<NonNullable<GeetestWindow['initGeetest4']>>((_config, callback) => callback(widget));
    const page = {
      document: { createElement: () => script, head: { append: vi.fn<() => void>() } },
      setTimeout: globalThis.setTimeout,
      clearTimeout: globalThis.clearTimeout,
    } as unknown as GeetestWindow;
    const controller = new AbortController();
    return {
      page,
      script,
      widget,
      init,
      leave: () => controller.abort(),
      ask: () => askGeetest('captcha-id', { ...optionsOf({}, controller.signal), language: 'TH' }, page),
      async load() {
        page.initGeetest4 = init;
        listeners['load']?.();
        await eventually(() => expect(init).toHaveBeenCalled());
      },
      fail: () => listeners['error']?.(),
      hear: (event: Heard) => callbacks[event]?.(),
    };
  }

  test('is loaded on demand, shown when ready, and returns its fields', async () => {
    const { ask, load, hear, script, init, widget } = setUp();
    const check = ask();
    expect(script.src).toBe('https://static.geetest.com/v4/gt4.js');
    await load();
    expect(init.mock.calls[0]?.[0]).toEqual({ captchaId: 'captcha-id', product: 'bind', language: 'tha' });
    hear('Ready');
    expect(widget.showCaptcha).toHaveBeenCalledOnce();
    hear('Success');
    expect(await check).toEqual({ result: 'solved', proof });
    expect(widget.destroy).toHaveBeenCalledOnce();
  });

  test.each<[Heard, string]>([
    ['Close', 'cancelled'],
    ['Error', 'unavailable'],
  ])('its %s is %s', async (event, result) => {
    const { ask, load, hear } = setUp();
    const check = ask();
    await load();
    hear(event);
    expect(await check).toEqual({ result });
  });

  test.each([false, { ...proof, pass_token: 7 }, null])(
    'an invalid answer does not pass: %j',
    async (given) => {
      const { ask, load, hear } = setUp(given);
      const check = ask();
      await load();
      hear('Success');
      expect(await check).toEqual({ result: 'unavailable' });
    },
  );

  test('[FAULT-66] a blocked script does not pass, and is requested again', async () => {
    const { ask, fail, script, page } = setUp();
    const check = ask();
    fail();
    expect(await check).toEqual({ result: 'unavailable' });
    expect(script.remove).toHaveBeenCalledOnce();
    void ask();
    expect(page.document.head.append).toHaveBeenCalledTimes(2);
  });

  test('[FAULT-66] a script that never arrives times out', async () => {
    vi.useFakeTimers();
    const { ask, page } = setUp();
    page.setTimeout = globalThis.setTimeout as never;
    const check = ask();
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    expect(await check).toEqual({ result: 'unavailable' });
  });

  test('leaving the screen closes the window', async () => {
    const { ask, load, leave, widget } = setUp();
    const check = ask();
    await load();
    leave();
    expect(await check).toEqual({ result: 'cancelled' });
    expect(widget.destroy).toHaveBeenCalledOnce();
  });
});
