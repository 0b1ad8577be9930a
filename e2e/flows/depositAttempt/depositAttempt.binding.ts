import { expect, type Page } from '@playwright/test';
import type { CreateOutcome, Attempt } from '#machines/depositAttempt/depositAttempt.machine.ts';
import type { CashIn, DepositQuote } from '@araw/contract/cashier/deposits';
import { type Binding, see } from '@araw/flow/browser';
import {
  attemptSent,
  cashInPath,
  isCall,
  keepAttempt,
  refusedInstead,
  unreadable,
} from '../deposit/deposit.binding.ts';
import { accepted, answerOthers, playAs, playersCalls, refusal, sessionOf } from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.getByRole('form', { name: 'Cash in' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const leave = (page: Page) => main(page).getByRole('button', { name: 'Stop waiting' });
const stillAsking = (page: Page) => main(page).getByText('Still checking. Your money is safe.');
const making = (page: Page) => main(page).getByText('Creating your order');
const pay = (page: Page) => form(page).getByRole('button', { name: 'Pay ₱100.00 with GCash' });

const cashIn: CashIn = {
  promotions: [],
  now: 0,
  timeZone: 'Asia/Manila',
  demands: [],
  methods: [
    {
      code: 'gcash',
      kind: 'eWallet',
      name: 'GCash',
      icon: '',
      least: 100,
      most: 50_000,
      quickAmounts: [100],
      fee: { flat: 0, share: 0, bearer: 'house' },
      minutes: 1,
      open: true,
      opensAt: null,
      tooLittleLeft: null,
    },
  ],
  open: [],
  mostOpen: 3,
  lastMethod: 'gcash',
  again: null,
};
const quote: DepositQuote = {
  promotion: null,
  promotionRefusal: '',
  id: 'q1',
  method: 'gcash',
  amount: 100,
  fee: 0,
  pays: 100,
  settles: 0,
  arrives: 100,
  withBonus: 0,
  rate: null,
  foreignAmount: null,
  turnover: 100,
  endsAt: 600_000,
};
const key = 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01';

export const depositAttemptBinding: Binding = {
  open: (variant) => ({
    path: '/m/voucherCenter',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, { ...playersCalls, [cashInPath]: cashIn, [`${cashInPath}/quote`]: quote });
      if (variant.includes('reload')) await keepAttempt(page, { key, quote: 'q1', anyway: true });
    },
    async begin(page) {
      if (variant.includes('reload')) return;
      await form(page).getByRole('button', { name: '₱100', exact: true }).click();
      await pay(page).click();
    },
  }),

  calls: {
    createDeposit: {
      paths: [cashInPath],
      only: isCall('POST', cashInPath),
      sends: (attempt: Attempt, _asked, _url, sent) =>
        attemptSent({ attempt, repeated: attempt.anyway }, sent),
      reply({ ok, value, sent }) {
        if (!ok) return unreadable;
        const outcome = value as CreateOutcome;
        // With instructions, the wallet's page would open instead of the order's page.
        if (outcome.ok) return accepted({ ...outcome.order, instructions: null });
        const { code } = outcome.error;
        if (code === 'tooManyRequests') return refusal(429, code);
        return refusedInstead({
          code,
          decided: outcome.decided ? (sent.body as { key: string }).key : null,
        });
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'attempt.left': (page) => leave(page).click(),
  },
  controls: { 'retry.requested': retry, 'attempt.left': leave },
  without: { 'net.returned': 'the browser tells it', 'page.shown': 'the browser tells it' },

  sees: {
    asking: see('that the order is being made', async (page) => {
      await expect(making(page)).toBeVisible();
      await expect(leave(page)).toHaveCount(0);
    }),
    unanswered: see('that it is still asked for, and that the money is safe', async (page) => {
      await expect(making(page)).toBeVisible();
      await expect(stillAsking(page)).toBeVisible();
    }),
    ended: see('nothing more of it', async (page) => {
      await expect(making(page)).toHaveCount(0);
      await expect(stillAsking(page)).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => view.matches('unanswered'),
      sees: see('why no answer came', (page, { view }) =>
        expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toContainText(
          view.context.error?.code === 'timeout' ? "We couldn't read the reply." : 'Request ID r1',
        ),
      ),
    },
  ],
  effects: {
    clearStoredAttempt: see('nothing kept for a reload', (page) =>
      expect.poll(() => page.evaluate(() => sessionStorage.getItem('DEPOSIT_ATTEMPT'))).toBe(null),
    ),
  },
  departs: ({ to, step }) => {
    if (!to.view.matches('ended')) return undefined;
    const made = step.kind === 'answer' && (step.value as CreateOutcome).ok;
    return made
      ? see('the order', (page) => expect(page).toHaveURL('/m/voucherCenter?order=d1'))
      : see('the form', async (page) => {
          await expect(form(page).getByRole('textbox', { name: 'Amount' })).toBeEnabled();
          await expect(stillAsking(page)).toHaveCount(0);
        });
  },
};
