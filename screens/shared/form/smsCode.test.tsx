import type { Configuration } from '@araw/contract/calls/configuration';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#services/client/callError.ts';
import type { ConsolidatedSettings } from '@araw/contract/calls/system';
import { siteSettings } from '#tests/siteSettings.ts';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeError } from './CodeError.tsx';
import { SmsCodeButton } from './SmsCodeButton.tsx';
import type { CodePurpose } from './smsCodeActors.ts';
import { useSmsCode } from './useSmsCode.ts';

const start = Date.UTC(2026, 2, 1, 12);
/** By the device's clock, which is three hours late; what is stored is told by it. */
const deviceStart = Date.UTC(2026, 2, 1, 9);
const recipient = { address: '09171234567', countryDialingCode: '63' };

function Form({ purpose, onInvalid = () => {} }: { purpose: CodePurpose; onInvalid?: () => void }) {
  const [address, setAddress] = useState(recipient.address);
  const [digits, setDigits] = useState('');
  const code = useSmsCode({
    purpose,
    recipient: { ...recipient, address },
    onInvalidRecipient: onInvalid,
    onCode: setDigits,
  });
  return (
    <>
      <CodeField label="Code" value={digits} onCode={setDigits} />
      <input aria-label="Number" value={address} onChange={({ target }) => setAddress(target.value)} />
      <SmsCodeButton code={code} onRequest={() => code.request(onInvalid.name !== 'invalid')} />
      <CodeError code={code} />
    </>
  );
}

type Setting = Parameters<typeof renderScreen>[1];
const site = (humanCheck: ConsolidatedSettings['humanCheck']) => () => ({
  ...siteSettings,
  humanCheck,
});

function show(purpose: CodePurpose, { answers, ...more }: Partial<Setting> = {}) {
  return renderScreen(<Form purpose={purpose} />, {
    answers: { consolidatedSettings: site({ provider: 'none' }), ...answers },
    ...more,
  });
}
const button = () => screen.getByRole<HTMLButtonElement>('button');
const state = () => [button().textContent, button().disabled];
const codeField = () => screen.getByLabelText<HTMLInputElement>('Code');
const type = (value: string) => fireEvent.change(screen.getByLabelText('Number'), { target: { value } });
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** The page sleeps: time passes, but no timer fires. */
function sleep(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[SMS-05] the countdown', () => {
  const until = (expiresAt: number) => ({ expiresAt, ...recipient });
  const counting = {
    stored: { codeExpiries: { register: until(deviceStart + 30_000), login: until(deviceStart - 1) } },
  };

  test('[SMS-06] continues where it was when the screen returns, and ends at zero', () => {
    const { storage } = show('register', counting);
    expect(state()).toEqual(['Wait 30 s', true]);
    wait(500);
    expect(state()).toEqual(['Wait 30 s', true]);
    wait(500);
    expect(state()).toEqual(['Wait 29 s', true]);
    wait(28_500);
    expect(state()).toEqual(['Wait 1 s', true]);
    wait(500);
    expect(state()).toEqual(['Get code', false]);
    expect(storage.read('codeExpiries')).toEqual({ login: until(deviceStart - 1) });
  });

  test('[SMS-06] [FAULT-46] a tab that slept for an hour uses the clock, not its ticks', () => {
    show('register', counting);
    sleep(3_600_000);
    expect(state()).toEqual(['Get code', false]);
  });

  test('[SMS-06] [FAULT-46] a tab that slept for ten seconds has ten less', () => {
    show('register', counting);
    sleep(10_000);
    expect(state()).toEqual(['Wait 20 s', true]);
  });

  test('for one purpose delays no other, and one that is over delays none', () => {
    show('login', counting);
    expect(state()).toEqual(['Get code', false]);
  });

  test('delays its own number in any spelling, and no other', () => {
    show('register', counting);
    type('0918 123 4567');
    expect(state()).toEqual(['Get code', false]);
    type('0917-123 45 67');
    expect(state()).toEqual(['Wait 30 s', true]);
    type('');
    expect(state()).toEqual(['Wait 30 s', true]);
  });

  test('[FAULT-42] an impossible expiry is ignored', () => {
    show('register', { stored: { codeExpiries: { register: until(deviceStart + 1e15) } } });
    expect(state()).toEqual(['Get code', false]);
  });
});

describe('requesting', () => {
  const sent = () => ({ expirationTime: start + 60_000 });

  test.each([
    ['login', 'sendLoginCode', { mobileNo: '09171234567', countryDialingCode: '63', humanCheck: {} }],
    ['register', 'sendRegisterCode', { mobileNum: '09171234567', countryDialingCode: '63', humanCheck: {} }],
    ['passwordBySms', 'forgotBySms', { mobileNum: '09171234567', countryDialingCode: '63', humanCheck: {} }],
    ['passwordByMail', 'forgotByEmail', { account: '09171234567', humanCheck: {} }],
  ] as const)('[SMS-03] [SMS-04] %s is sent by %s, once', async (purpose, call, request) => {
    const { requestsOf, storage } = show(purpose, { answers: { [call]: sent } });
    fireEvent.click(button());
    fireEvent.click(button());
    await waitFor(() => expect(state()).toEqual(['Wait 60 s', true]));
    expect([requestsOf(call), storage.read('codeExpiries')]).toEqual([
      [request],
      { [purpose]: { expiresAt: deviceStart + 60_000, ...recipient } },
    ]);
  });

  test('[SMS-05] another number can be sent a code immediately, and then has its own countdown', async () => {
    let until = start + 60_000;
    const { requestsOf, storage } = show('login', {
      answers: { sendLoginCode: () => ({ expirationTime: until }) },
    });
    fireEvent.click(button());
    await waitFor(() => expect(state()).toEqual(['Wait 60 s', true]));
    wait(20_000);
    until += 20_000;
    type('09181234567');
    fireEvent.click(button());
    await waitFor(() => expect(state()).toEqual(['Wait 60 s', true]));
    expect(requestsOf('sendLoginCode')).toMatchObject([
      { mobileNo: '09171234567' },
      { mobileNo: '09181234567' },
    ]);
    const countdown = { expiresAt: deviceStart + 80_000, address: '09181234567', countryDialingCode: '63' };
    expect(storage.read('codeExpiries')).toEqual({ login: countdown });
  });

  test('[SMS-05] if another number is refused a code, the countdown of the first continues', async () => {
    let times = 0;
    show('login', {
      answers: {
        sendLoginCode: () => {
          times += 1;
          if (times === 1) return sent();
          throw new CallError({ call: 'sendLoginCode', kind: 'refused', code: 'mobileInvalid' });
        },
      },
    });
    fireEvent.click(button());
    await waitFor(() => expect(state()).toEqual(['Wait 60 s', true]));
    wait(10_000);
    type('09181234567');
    fireEvent.click(button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(state()).toEqual(['Get code', false]);
    type('09171234567');
    expect(state()).toEqual(['Wait 50 s', true]);
    wait(50_000);
    expect([state(), screen.getByRole('alert').textContent]).toEqual([['Get code', false], '']);
  });

  test('[SMS-01] an invalid number sends nothing and says so', () => {
    const invalid = vi.fn<() => void>();
    Object.defineProperty(invalid, 'name', { value: 'invalid' });
    const { asked } = renderScreen(<Form purpose="login" onInvalid={invalid} />, { answers: {} });
    fireEvent.click(button());
    expect([invalid.mock.calls.length, asked, state()]).toEqual([1, [], ['Get code', false]]);
  });

  const refused = (more: object) => () =>
    Promise.reject(
      new CallError({
        call: 'sendLoginCode',
        kind: 'refused',
        code: 'tooManyRequests',
        status: 429,
        ...more,
      }),
    );

  test('[FAULT-11] too many tries wait as long as the operator says', async () => {
    show('login', { answers: { sendLoginCode: refused({ retryAfter: 120_000 }) } });
    fireEvent.click(button());
    await waitFor(() => expect(state()).toEqual(['Wait 120 s', true]));
    expect(screen.getByRole('alert').textContent).toBe('Too many tries. Please wait a moment.');
    sleep(120_000);
    expect([state(), screen.getByRole('alert').textContent]).toEqual([['Get code', false], '']);
  });

  test('[NET-05] a missing answer leaves the button usable, with the reason', async () => {
    const late = () => Promise.reject(new CallError({ call: 'sendLoginCode', kind: 'timeout' }));
    show('login', { answers: { sendLoginCode: late } });
    fireEvent.click(button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Slow Connection'));
    expect(state()).toEqual(['Get code', false]);
  });

  test('[SMS-02] [FAULT-66] if the human check is unavailable, no code is sent and the reason is shown', async () => {
    vi.stubGlobal('crypto', {});
    const { requestsOf } = show('login', {
      answers: { consolidatedSettings: site({ provider: 'proofOfWork' }) },
    });
    fireEvent.click(button());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/^We couldn't load the human check/),
    );
    expect([requestsOf('sendLoginCode'), state()]).toEqual([[], ['Get code', false]]);
  });

  test('[SMS-02] a longer check demanded by the operator comes with the next request', async () => {
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 7,
      deriveKey,
      hmacSignatureSecret: 'a secret of the operator',
    });
    const longer = { ...made };
    let asks = true;
    const { requestsOf } = show('login', {
      answers: {
        consolidatedSettings: site({ provider: 'none' }),
        sendLoginCode() {
          if (!asks) return sent();
          asks = false;
          const value = { challenge: longer };
          throw new CallError({ call: 'sendLoginCode', kind: 'refused', code: 'humanCheckFailed', value });
        },
      },
    });
    fireEvent.click(button());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe("Please confirm again that you're human."),
    );
    fireEvent.click(button());
    await waitFor(() => expect(state()).toEqual(['Wait 60 s', true]));
    const [first, second] = requestsOf('sendLoginCode') as { humanCheck: { altcha?: string } }[];
    expect([first?.humanCheck, JSON.parse(atob(second?.humanCheck.altcha ?? ''))]).toEqual([
      {},
      { challenge: longer, solution: expect.objectContaining({ counter: 7 }) },
    ]);
  });

  test.each<[ConsolidatedSettings['humanCheck'], Configuration['humanCheck'], number]>([
    [null, { provider: 'proofOfWork' }, 0],
    [{ provider: 'none' }, { provider: 'proofOfWork' }, 1],
    [null, { provider: 'none' }, 1],
    [null, undefined, 1],
  ])(
    '[KIT-01] the settings say %j and the configuration %j: the first one given applies',
    async (said, humanCheck, sent) => {
      // Without `crypto` the check fails, which shows whether it was requested.
      vi.stubGlobal('crypto', {});
      const expirationTime = start + 60_000;
      const { requestsOf } = show('login', {
        answers: { consolidatedSettings: site(said), sendLoginCode: () => ({ expirationTime }) },
        configuration: { humanCheck },
      });
      fireEvent.click(button());
      await waitFor(() => expect(state()).not.toEqual(['Get code', true]));
      await waitFor(() =>
        expect([requestsOf('sendLoginCode').length, screen.getByRole('alert').textContent === '']).toEqual([
          sent,
          sent === 1,
        ]),
      );
    },
  );
});

describe('[DEV-07] a code that the device reads', () => {
  const sent = () => ({ expirationTime: start + 60_000 });
  /** A device that reads messages: each request waits for the next one. */
  function readingDevice() {
    vi.stubGlobal('OTPCredential', class {});
    const signals: AbortSignal[] = [];
    let deliver: (code: string) => void = () => {};
    let refuse = () => {};
    const get = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((resolve, reject) => {
        deliver = (code) => resolve({ code });
        refuse = () => reject(new DOMException('', 'AbortError'));
      });
    };
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    return {
      /** Whether each request so far was given up. */
      givenUp: () => signals.map(({ aborted }) => aborted),
      deliver: (code: string) => act(async () => deliver(code)),
      refuse: () => act(async () => refuse()),
    };
  }
  const request = async () => {
    fireEvent.click(button());
    await waitFor(() => expect(state()).toEqual(['Wait 60 s', true]));
  };

  test('is awaited once one was sent, through every look at the clock, and fills the field', async () => {
    const device = readingDevice();
    const { unmount } = show('login', { answers: { sendLoginCode: sent } });
    expect(device.givenUp()).toEqual([]);
    await request();
    sleep(10_000);
    expect([state(), device.givenUp()]).toEqual([['Wait 50 s', true], [false]]);
    await device.deliver('48 10-22');
    expect([codeField().value, state()]).toEqual(['481022', ['Wait 50 s', true]]);
    unmount();
    expect(device.givenUp()).toEqual([true]);
  });

  test('may come after the countdown, and a new request begins anew', async () => {
    const device = readingDevice();
    show('login', { answers: { sendLoginCode: sent } });
    await request();
    sleep(60_000);
    expect([state(), device.givenUp()]).toEqual([
      ['Get code', false],
      [true, false],
    ]);
    await device.deliver('481022');
    expect(codeField().value).toBe('481022');
    fireEvent.click(button());
    expect(device.givenUp()).toEqual([true, true]);
  });

  test('replaces a pasted text without one, with what was said about it', async () => {
    const device = readingDevice();
    show('login', { answers: { sendLoginCode: sent } });
    await request();
    fireEvent.change(codeField(), { target: { value: 'no code in here' } });
    const told = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told().join('')).toContain('Type the code from the message.');
    await device.deliver('481022');
    expect([codeField().value, told().join('')]).toEqual(['481022', '']);
  });

  test.each(['', 'no code'])('without digits (%j) leaves the field as it is', async (message) => {
    const device = readingDevice();
    show('login', { answers: { sendLoginCode: sent } });
    await request();
    fireEvent.change(codeField(), { target: { value: '48' } });
    await device.deliver(message);
    expect(codeField().value).toBe('48');
  });

  test('is not awaited if it comes by mail', async () => {
    const device = readingDevice();
    show('passwordByMail', { answers: { forgotByEmail: sent } });
    await request();
    expect(device.givenUp()).toEqual([]);
  });

  test('that the player refuses, or a device that reads none, changes nothing', async () => {
    const device = readingDevice();
    const { unmount } = show('login', { answers: { sendLoginCode: sent } });
    await request();
    await device.refuse();
    expect([state(), codeField().value]).toEqual([['Wait 60 s', true], '']);
    unmount();
    vi.unstubAllGlobals();
    show('register', { answers: { sendRegisterCode: sent } });
    await request();
    expect([state(), codeField().value, device.givenUp().length]).toEqual([['Wait 60 s', true], '', 1]);
  });
});

describe('the code field', () => {
  const onCode = vi.fn<(digits: string) => void>();
  const showField = () => renderScreen(<CodeField label="Code" value="" onCode={onCode} />, { answers: {} });
  beforeEach(() => onCode.mockClear());

  test.each([
    ['48 10-22', '481022'],
    ['４８１０', '4810'],
    ['٤٨١٠', '4810'],
    ['code', ''],
  ])('accepts only digits: %s', (pasted, digits) => {
    showField();
    const input = screen.getByLabelText('Code');
    fireEvent.change(input, { target: { value: pasted } });
    expect(onCode).toHaveBeenCalledWith(digits);
    expect(['inputmode', 'autocomplete', 'maxlength'].map((name) => input.getAttribute(name))).toEqual([
      'numeric',
      'one-time-code',
      '10',
    ]);
  });
});
