import { expect, type Page } from '@playwright/test';
import type { CodeOutcome, HumanCheck } from '#machines/smsCode/smsCode.machine.ts';
import { fieldRule } from '#operator/seed/fieldRule.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { shows } from '../announced.ts';
import {
  accepted,
  answerOthers,
  changeStartup,
  formRules,
  notices,
  playAs,
  playersCalls,
  refusal,
} from '../opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Sign up' });
const mobile = (page: Page) => form(page).getByRole('textbox', { name: 'Mobile number' });
const code = (page: Page) => form(page).getByRole('textbox', { name: /code/i });
const button = (page: Page) => form(page).getByRole('button', { name: /^(Get code|Wait [\d,]+ s|Sending)/ });
/** Reasons why no code was sent, without errors about the number, which show beside its field. */
const alerts = (page: Page) =>
  form(page)
    .getByRole('alert')
    .filter({ hasText: /\S/, hasNotText: /number|mobile/i });

/** The page's clock when it opens. */
const opening = Date.UTC(2026, 0, 15, 12);
const stored: Record<string, number> = {
  'a countdown stored that still runs': opening + 30_000,
  'a countdown stored that is over': opening - 5_000,
  'a countdown stored that ends now': opening,
};
const digits = (text: string) => text.replaceAll(/\D/g, '');
/** The number whose countdown is running; '' for none. */
const awaitedNumber = (page: Page): Promise<string> =>
  page
    .evaluate(() => JSON.parse(sessionStorage.getItem('CODE_EXPIRIES') ?? '{}').register?.address ?? '')
    .then(digits);
const humanCheckPath = '/the/human/check';

/** When the player can request the next code, from session storage; undefined without a countdown. */
const storedExpiry = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('CODE_EXPIRIES') ?? '{}').register?.expiresAt);

/** A fake human-check provider. It requests its outcome with a call that a test can hold; its proof is the time. */
function standInForGeetest(path: string) {
  const listeners: Record<string, () => void> = {};
  const listen = (outcome: string) => (listener: () => void) => {
    listeners[outcome] = listener;
    return widget;
  };
  const ask = async () => {
    const { value } = await (await fetch(path)).json();
    listeners[value.result]?.();
  };
  const widget = {
    onReady(listener: () => void) {
      queueMicrotask(listener);
      return widget;
    },
    onSuccess: listen('solved'),
    onError: listen('unavailable'),
    onClose: listen('cancelled'),
    // A call still held when the walk ends reaches the operator. Its answer isn't JSON: don't let that fail the test.
    showCaptcha: () => ask().catch(() => {}),
    getValidate: () => ({
      lot_number: '1',
      captcha_output: 'output',
      pass_token: '2',
      gen_time: String(Date.now()),
    }),
    destroy: () => {},
  };
  Object.assign(window, {
    initGeetest4: (_settings: object, callback: (given: typeof widget) => void) => callback(widget),
  });
}

const refusals: Record<string, string | RegExp> = {
  tooManyRequests: /^Too many tries\. Please wait a moment\./,
  timeout: 'Slow Connection',
  humanCheckUnavailable: /human|check/i,
};

/** A device that reads messages; `deliver` is the arrival of one, which the newest reader gets. */
function standInForMessages() {
  const reading: ((credential: { code: string }) => void)[] = [];
  Object.assign(window, {
    OTPCredential: class {},
    deliver: (code: string) => reading.at(-1)?.({ code }),
  });
  Object.defineProperty(navigator, 'credentials', {
    value: { get: () => new Promise((resolve) => reading.push(resolve)) },
  });
}

const isBusy = async (page: Page) => {
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
};

/** The code button in the registration form; login and forgotten password share it. */
export const smsCodeBinding: Binding = {
  open: (variant) => ({
    path: '/m/register',
    async prepare(page) {
      await playAs(page, null);
      await answerOthers(page, {
        ...playersCalls,
        '/wps/system/setting/register': {
          ...formRules,
          usernameRegistration: false,
          mobileRegistration: true,
          fields: { ...formRules.fields, mobileNum: fieldRule({ required: true }) },
        },
        '/wps/system/terms': {
          kind: 'register',
          version: '2024-1',
          effectiveFrom: '2024-01-01',
          sections: [{ heading: 'Terms', paragraphs: ['Play responsibly.'] }],
        },
      });
      const humanCheck = { provider: 'geetest' as const, captchaId: 'c'.repeat(32) };
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, humanCheck, identity: null, now: opening } }),
      }));
      // The operator's clock follows the page's, which the walk changes.
      await page.route('**/wps/system/settings/consolidated', async (route) => {
        const response = await route.fetch();
        const { value, ...rest } = await response.json();
        const now = await page.evaluate(() => Date.now());
        await route.fulfill({
          response,
          json: { ...rest, value: { ...value, humanCheck, identity: null, now } },
        });
      });
      await page.addInitScript(standInForGeetest, humanCheckPath);
      await page.addInitScript(standInForMessages);
      const expiry = stored[variant];
      if (expiry !== undefined) {
        await page.addInitScript(
          (text) => sessionStorage.setItem('CODE_EXPIRIES', text),
          JSON.stringify({
            register: { expiresAt: expiry, address: '09171234567', countryDialingCode: '63' },
          }),
        );
      }
    },
  }),
  keepsCalendar: true,
  // These variants differ only in how they start.
  startsOnly: Object.keys(stored),
  notYet: {
    'a countdown stored for its last millisecond': 'the page takes longer than that to open',
  },

  calls: {
    verifyHuman: {
      paths: [humanCheckPath],
      sends: () => ({ method: 'GET', query: {} }),
      reply: ({ value }) => accepted({ result: (value as HumanCheck).result }),
    },
    sendCode: {
      paths: ['/wps/verification/sms/register'],
      sends: ({ recipient }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        body: {
          mobileNum: recipient.address,
          countryDialingCode: recipient.countryDialingCode,
          humanCheck: {
            lot_number: '1',
            captcha_output: 'output',
            pass_token: '2',
            gen_time: provenAt(sent.body),
          },
        },
      }),
      reply({ ok, value, sent }) {
        if (!ok) return 'silence';
        const outcome = value as CodeOutcome;
        const remaining = outcome.countdown?.remainingMs;
        if (outcome.ok) return accepted({ expirationTime: Number(provenAt(sent.body)) + remaining! });
        const answer = refusal(429, 'tooManyRequests');
        if (remaining === undefined) return { ...answer, status: 400 };
        return { ...answer, headers: { 'Retry-After': String(Math.max(0, remaining) / 1_000) } };
      },
    },
  },

  does: {
    async 'code.requested'(page, { recipient }) {
      await mobile(page).fill(recipient.address);
      // Tap a disabled button too: it must do nothing.
      await button(page).click({ force: await button(page).isDisabled() });
    },
    'code.read': (page, { code: read }) =>
      page.evaluate((sent) => (window as unknown as { deliver: (code: string) => void }).deliver(sent), read),
    async 'clock.checked'(page, { remainingMs }) {
      await page.clock.setSystemTime(((await storedExpiry(page)) ?? 0) - remainingMs);
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
    },
  },
  controls: { 'code.requested': button },
  without: {
    watchClock: 'what it sees is clock.checked',
    'clock.checked': 'the page is seen again, which is no control',
    readCode: 'what it reads is code.read',
    'code.read': 'the device reads it',
  },

  sees: {
    idle: see('a button that says Get code', async (page) => {
      await expect(button(page)).toHaveText('Get code');
      await expect(button(page)).not.toHaveAttribute('aria-busy');
    }),
    verifyingHuman: see('a busy button', isBusy),
    sending: see('a busy button, and that a code is being sent', async (page) => {
      await isBusy(page);
      await expect(notices(page)).toContainText('Sending');
    }),
    counting: see(
      'the seconds until the same number can have another code, which others can at once',
      async (page) => {
        // If a countdown runs from the start, the page is drawn while its clock is stopped.
        await shows(page, button(page), 10);
        const typed = digits(await mobile(page).inputValue());
        if (typed === '' || typed === (await awaitedNumber(page))) {
          await expect(button(page)).toHaveText(/^Wait [\d,]+ s$/);
          await expect(button(page)).toBeDisabled();
          await mobile(page).fill('0919 765 4321');
        }
        await expect(button(page)).toHaveText('Get code');
      },
    ),
  },
  facts: [
    {
      when: ({ view }) => view.context.error === null,
      sees: see('no refusal', (page) => expect(alerts(page)).toHaveCount(0)),
    },
    ...Object.entries(refusals).map(([refused, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === refused,
      sees: see(`why there is no code: ${refused}`, (page: Page) => expect(alerts(page)).toHaveText([text])),
    })),
  ],
  effects: {
    focusRecipient: see('the focus on the mobile number, which is wrong', async (page) => {
      await expect(mobile(page)).toBeFocused();
      await expect(mobile(page)).toHaveAttribute('aria-invalid', 'true');
    }),
    sayCodeSent: see('that the code is sent', (page) => expect(notices(page)).toContainText('Sent')),
    fillCode: see('the code in its field', (page) => expect(code(page)).toHaveValue('481022')),
    storeCountdown: see('the end of the countdown in the storage', (page) =>
      expect.poll(async () => typeof (await storedExpiry(page))).toBe('number'),
    ),
    clearStoredCountdown: see('nothing of the countdown in the storage', (page) =>
      expect.poll(() => storedExpiry(page)).toBe(undefined),
    ),
  },
  impossible: ({ step }) =>
    (step.kind === 'answer' &&
      // The chart's 10 s limit ends before the operator client gives up.
      (!step.ok ||
        // The page itself solves the longer check: smsCode.test.tsx.
        Boolean((step.value as { challenge?: object | null } | undefined)?.challenge) ||
        // A countdown that has already ended never shows.
        ((step.value as Partial<CodeOutcome> | undefined)?.countdown?.remainingMs ?? 1) <= 0)) ||
    // The last millisecond passes before a test can look.
    (step.kind === 'user' && step.event.type === 'clock.checked' && step.event['remainingMs'] === 1) ||
    // The clock and the reader are part of the program and can't fail.
    (step.kind === 'answer' && (step.actor === 'watchClock' || step.actor === 'readCode')) ||
    // These digits are a valid number here, but not in Vietnam (84).
    (step.kind === 'user' && step.event['recipient']?.countryDialingCode === '84'),
  unwalked: {
    'counting.running on watchClock fails': 'the clock is a part of the program',
    'counting on readCode fails': 'the reader is a part of the program',
    'idle.awaiting on readCode fails': 'the reader is a part of the program',
    'verifyingHuman on verifyHuman fails': 'the provider says how its check ended',
    'sending on sendCode fails': 'the chart’s own limit of 10 s is over before',
  },
};

const provenAt = (body: unknown) => (body as { humanCheck: { gen_time: string } }).humanCheck.gen_time;
