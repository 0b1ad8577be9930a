import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { ConfirmedAnswer } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { withdrawalOrderOf, withdrawalQuoteOf, withdrawPageOf } from '#tests/withdrawals.ts';
import {
  accepted,
  answerOthers,
  changeStartup,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';
import { cashierPath, isWriting, sheet } from '../withdrawal/withdrawal.binding.ts';

const label = 'Payment PIN';
const digits = (page: Page) => sheet(page).getByRole('group', { name: label }).getByRole('textbox');
const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Withdraw ₱5,000.00' });
const close = (page: Page) => sheet(page).getByRole('button', { name: 'Close' });
const again = (page: Page) => sheet(page).getByRole('button', { name: 'Check again' });
const isSet = (page: Page) => sheet(page).getByRole('button', { name: "I've set it" });
const unsure = (page: Page) => sheet(page).getByText('Still checking. Your money is safe.');
const forgotten = (page: Page) => sheet(page).getByRole('link', { name: 'Forgot it?' });
const reviewed = (page: Page) => page.getByRole('region', { name: 'Check your withdrawal' });

const typedIn = (page: Page) =>
  digits(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(''));

async function type(page: Page, typed: string) {
  await digits(page).first().focus();
  // Clear earlier digits.
  for (let place = 0; place < 6; place += 1) await page.keyboard.press('Delete');
  await page.keyboard.type(typed);
}

const isBusy = see('the digits, which cannot be changed, and a busy button', async (page) => {
  await expect(confirm(page)).toHaveAttribute('aria-busy', 'true');
  await expect(digits(page).first()).not.toBeEditable();
});

export const paymentConfirmationBinding: Binding = {
  open: () => ({
    path: '/m/withdraw',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, {
        ...playersCalls,
        [cashierPath]: withdrawPageOf(),
        [`${cashierPath}/quote`]: withdrawalQuoteOf(),
        [`${cashierPath}/order`]: withdrawalOrderOf(),
      });
      const sealing = await testSealing('DES');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
    async begin(page) {
      await page.getByRole('textbox', { name: 'Amount' }).fill('5000');
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('button', { name: 'Withdraw ₱5,000.00' }).click();
      await expect(digits(page).first()).toBeFocused();
    },
  }),

  calls: {
    makeCall: {
      paths: [cashierPath],
      only: isWriting,
      sends: ({ request, paymentPassword }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { ...request, key: (body as { key: string }).key, paymentPassword, language: 'EN' },
      }),
      reply({ ok, value, sent }) {
        if (!ok) return { status: 200, body: 'no answer' };
        const answer = value as ConfirmedAnswer;
        if (answer.ok) return accepted(withdrawalOrderOf());
        const { decided, triesLeft, lockedUntil, value: other } = answer;
        return refusal(409, answer.error.code, {
          ...(decided && { decided: (sent.body as { key: string }).key }),
          ...(triesLeft !== null && { triesLeft }),
          ...(lockedUntil !== null && { lockedUntil }),
          ...(other !== null && { quote: withdrawalQuoteOf({ id: 'q2', fee: 20 }) }),
        });
      },
    },
  },

  does: {
    async 'password.submitted'(page, { paymentPassword }) {
      await type(page, paymentPassword);
      await confirm(page).click();
    },
    'confirmation.cancelled': (page) => close(page).click(),
    'password.set': (page) => isSet(page).click(),
    'retry.requested': (page) => again(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  },
  controls: {
    'password.submitted': confirm,
    'confirmation.cancelled': close,
    'password.set': isSet,
    'retry.requested': again,
  },
  without: {
    'net.returned': 'the net comes back',
    'page.shown': 'the page comes back to the front',
  },

  sees: {
    typing: see('the digits, to be typed', async (page) => {
      await expect(digits(page).first()).toBeEditable();
      await expect(forgotten(page)).toBeVisible();
      await expect(unsure(page)).toHaveCount(0);
    }),
    'calling.first': isBusy,
    'calling.again': isBusy,
    waiting: isBusy,
    stopped: see('that the outcome is unknown, and a button to check again', async (page) => {
      await expect(sheet(page)).toContainText("We couldn't confirm this yet.");
      await expect(confirm(page)).toHaveCount(0);
    }),
    locked: see('until when it is locked, and the way to a new one', async (page) => {
      await expect(sheet(page).getByRole('alert')).toContainText('Locked until 01/01/1970 08:01.');
      await expect(sheet(page).getByRole('link', { name: 'I forgot it: choose a new one' })).toBeVisible();
    }),
    missing: see('that none is set, and the way to set one', async (page) => {
      await expect(sheet(page)).toContainText("You haven't set a payment PIN yet.");
      await expect(sheet(page).getByRole('link', { name: 'Set a payment PIN' })).toBeVisible();
    }),
    ended: see('the review, without the sheet', async (page) => {
      await expect(sheet(page)).toHaveCount(0);
      await expect(reviewed(page)).toBeVisible();
    }),
  },
  facts: [
    {
      when: ({ view }) => view.matches('calling.again') || view.matches('waiting'),
      sees: see("'Still checking. Your money is safe.'", (page) => expect(unsure(page)).toBeVisible()),
    },
    {
      when: ({ view }) => view.matches('calling.first'),
      sees: see('nothing that is unsure', (page) => expect(unsure(page)).toHaveCount(0)),
    },
    {
      when: ({ view, steps }) => view.matches('typing') && view.context.error !== null && !isShort({ steps }),
      sees: see('how many tries are left', (page) =>
        expect(sheet(page).getByRole('alert')).toHaveText('Wrong payment PIN. 3 tries left.'),
      ),
    },
  ],
  effects: {
    focusPassword: see('the focus on the digits, and that some are missing', async (page) => {
      await expect(sheet(page).getByRole('alert')).toHaveText('Type all six digits.');
      await expect(digits(page).first()).toBeFocused();
    }),
    emptyPassword: see('no digits', async (page) => {
      if ((await digits(page).count()) > 0) expect(await typedIn(page)).toBe('');
    }),
  },
  departs: ({ step, to }) =>
    to.view.matches('ended') && step.kind === 'answer' && (step.value as ConfirmedAnswer).ok
      ? see('the order that was made', (page) => expect(page).toHaveURL('/m/withdraw?order=w1'))
      : undefined,
  // The field accepts only six digits.
  impossible: ({ step }) =>
    step.kind === 'user' &&
    step.event.type === 'password.submitted' &&
    String(step.event['paymentPassword']).length > 6,
};

/** Whether the last submission had too few digits: its message replaces the earlier error. */
function isShort({ steps }: Pick<Moment, 'steps'>) {
  const last = steps.at(-1);
  return (
    last?.kind === 'user' &&
    last.event.type === 'password.submitted' &&
    String(last.event['paymentPassword']).length < 6
  );
}
