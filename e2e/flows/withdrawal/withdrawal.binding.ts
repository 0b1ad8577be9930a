import { expect, type Page, type Request } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { AmountProblem } from '#machines/typedAmount.ts';
import type { QuoteOutcome, WithdrawalRefusal } from '#machines/withdrawal/withdrawal.machine.ts';
import type { ConfirmationEnd } from '#machines/confirmationEnd.ts';
import type { WithdrawPage } from '@araw/contract/cashier/withdrawals';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { withdrawalOrderOf } from '#tests/withdrawals.ts';
import {
  accepted,
  answerOthers,
  changeStartup,
  failing,
  notices,
  playAs,
  playersCalls,
  refusal,
  seeNotOffered,
  sessionOf,
} from '../opening.ts';

export const cashierPath = '/wps/cashier/withdrawal';
export const isWriting = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === cashierPath;
const isReading = (request: Request) => request.method() === 'GET';
const refusedType = 'as type 4';
const realAccountOnly = 'Please login an actual account to use this function';

const digits = '491736';
const form = (page: Page) => page.getByRole('form', { name: 'Withdraw' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' });
const to = (page: Page) => form(page).getByRole('region', { name: 'To', exact: true });
const change = (page: Page) => to(page).getByRole('button', { name: 'Change' });
const accounts = (page: Page) => to(page).getByRole('group', { name: 'Your accounts' });
const review = (page: Page) => page.getByRole('button', { name: 'Review' });
/** Includes hidden: the sheet hides the page from assistive technology. */
const reviewed = (page: Page) =>
  page.getByRole('region', { name: 'Check your withdrawal', includeHidden: true });
const confirm = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Withdraw ₱/ });
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirm the withdrawal' });
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: '₱500 to GCash again' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const loading = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true });

async function typeDigits(page: Page, typed: string) {
  await sheet(page).getByRole('textbox', { name: 'Payment PIN' }).first().focus();
  await page.keyboard.type(typed);
  await sheet(page)
    .getByRole('button', { name: /^Withdraw ₱/ })
    .click();
}

const pageIn = ({ view }: Pick<Moment, 'view'>) => view.context.page as WithdrawPage | null;
const isForm = ({ view }: Moment) => view.matches('editing') || view.matches('quoting');

/** Whether the button that repeats the last withdrawal shows. */
const isRepeatable = (view: Moment['view']) => {
  const shown = pageIn({ view });
  return (
    view.matches('editing') &&
    shown?.again?.account.id === 'a1' &&
    shown.accounts.some(({ id }) => id === 'a1')
  );
};

const errorTexts: Record<string, string> = {
  timeout: 'Slow Connection',
  // The operator client's own timeout has the same text.
  offline: 'Slow Connection',
  noPermission:
    'Sorry, this account does not have permission or the feature is temporarily unavailable.Request ID r1',
  tooManyRequests: 'Too many tries. Please wait a moment.Request ID r1',
  insufficientBalance: 'Your balance is too low. No money moved.Request ID r1',
  demandOpen: "There's something you need to do first.Request ID r1",
};
const problemTexts: Record<string, (pesos: number) => string> = {
  malformed: () => 'Type the amount in digits, such as 1000 or 1000.50.',
  least: (pesos) => `The smallest withdrawal is ₱${pesos}.00.`,
  withdrawable: (pesos) => `You can withdraw up to ₱${pesos === 250 ? '250.00' : '9,980.50'}.`,
};

const refused = (error: { code: string }, value: object = {}) => refusal(400, error.code, value);

export const withdrawalBinding: Binding = {
  startsOnly: [refusedType],
  open: (variant) => ({
    path: '/m/withdraw',
    async prepare(page) {
      await playAs(page, sessionOf(variant === refusedType ? 4 : 0));
      await answerOthers(page, { ...playersCalls, [`${cashierPath}/order`]: withdrawalOrderOf() });
      const sealing = await testSealing('DES');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
  }),

  calls: {
    loadPage: {
      paths: [cashierPath],
      only: (request) => isReading(request) && new URL(request.url()).pathname === cashierPath,
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : failing(value, 'silence')),
    },
    quoteWithdrawal: {
      paths: [`${cashierPath}/quote`],
      sends: (input) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { ...input, language: 'EN' },
      }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        const outcome = value as QuoteOutcome;
        if (outcome.ok) return accepted(outcome.quote);
        const { problem, error } = outcome;
        return refused(error, problem ? { bound: problem.bound, amount: problem.pesos } : {});
      },
    },
    confirmWithdrawal: {
      paths: [cashierPath],
      only: isWriting,
      sends: ({ request }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { ...request, key: (body as { key: string }).key, paymentPassword: digits, language: 'EN' },
      }),
      reply({ value, sent }) {
        const end = value as ConfirmationEnd<{ id: string }, WithdrawalRefusal>;
        if (end.result === 'accepted') return accepted(withdrawalOrderOf(end.value));
        if (end.result === 'cancelled') throw new Error('The player cancels, not the operator');
        const { quote, problem } = end.value;
        return refused(end.error, {
          decided: (sent.body as { key: string }).key,
          ...(quote && { quote }),
          ...(problem && { bound: problem.bound, amount: problem.pesos }),
        });
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.changed': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    async 'account.chosen'(page, { id }, moment) {
      const shown = pageIn(moment)?.accounts ?? [];
      if (!(await accounts(page).isVisible())) await change(page).click();
      const place = shown.findIndex((account) => account.id === id);
      const radios = accounts(page).getByRole('radio');
      await expect(radios).toHaveCount(shown.length);
      if (place < 0) return;
      const radio = radios.nth(place);
      if (id === 'a1') await radio.check();
      else await expect(radio).toBeDisabled();
    },
    'amount.changed': (page) => amount(page).pressSequentially('1'),
    async 'review.requested'(page, { amount: typed }) {
      await amount(page).fill(typed);
      await review(page).click();
    },
    'review.left': (page) => reviewed(page).getByRole('button', { name: 'Change' }).click(),
    async 'withdrawal.confirmed'(page) {
      await confirm(page).click();
      await typeDigits(page, digits);
    },
    async 'again.confirmed'(page) {
      await again(page).click();
      await typeDigits(page, digits);
    },
  },
  controls: {
    'retry.requested': retry,
    'account.chosen': change,
    'review.requested': review,
    'review.left': (page) =>
      page.getByRole('region', { name: 'Check your withdrawal' }).getByRole('button', { name: 'Change' }),
    'withdrawal.confirmed': confirm,
    'again.confirmed': again,
  },
  without: {
    'page.changed': 'the page comes back to the front, or its language changes',
    'amount.changed': 'it is typed',
  },

  sees: {
    refused: see('home, and that a real account is asked for', async (page) => {
      await expect(page).toHaveURL('/m/home');
      await expect(notices(page)).toHaveText(realAccountOnly);
    }),
    'loading.first': see('placeholders', (page) => expect(loading(page)).toBeVisible()),
    'loading.again': see('the form, busy', async (page) => {
      await expect(review(page)).toHaveAttribute('aria-busy', 'true');
      await expect(amount(page)).toBeVisible();
    }),
    notOffered: seeNotOffered,
    unavailable: see('that it could not be read, and that no money moved', async (page) => {
      await expect(page.getByRole('alert')).toContainText('Slow Connection');
      await expect(page.getByRole('alert')).toContainText('No money moved.');
    }),
    'blocked.demanded': see('what is demanded first, and no form', async (page) => {
      await expect(page.getByRole('region', { name: 'Before you continue' })).toContainText(
        'Verify your mobile number first',
      );
      await expect(form(page)).toHaveCount(0);
    }),
    'blocked.passwordMissing': see('that a payment password comes first, and no form', async (page) => {
      await expect(page.getByRole('link', { name: 'Set a payment PIN' })).toBeVisible();
      await expect(form(page)).toHaveCount(0);
    }),
    'blocked.accountMissing': see('that no account can be used yet, and no form', async (page) => {
      await expect(page.getByText('None of your accounts can be used yet')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Your accounts' })).toBeVisible();
      await expect(form(page)).toHaveCount(0);
    }),
    editing: see('the form', async (page) => {
      await expect(review(page)).not.toHaveAttribute('aria-busy');
      await expect(amount(page)).toBeEditable();
    }),
    quoting: see('the form, busy', async (page) => {
      await expect(review(page)).toHaveAttribute('aria-busy', 'true');
      await expect(amount(page)).not.toBeEditable();
    }),
    reviewing: see('what will be ordered, and no sheet', async (page) => {
      await expect(reviewed(page)).toBeVisible();
      await expect(sheet(page)).toHaveCount(0);
    }),
    confirming: see('the sheet, busy with the call', async (page) => {
      await expect(sheet(page)).toContainText('GCash •••• 4821');
      await expect(sheet(page).getByRole('button', { name: /^Withdraw ₱/ })).toBeDisabled();
    }),
  },
  facts: [
    {
      when: isForm,
      sees: see('what can go, of the balance', async (page, moment) => {
        const most = pageIn(moment)?.withdrawable === 250 ? '₱250.00' : '₱9,980.50';
        await expect(page.getByRole('region', { name: 'Available to withdraw' })).toContainText(
          `You can withdraw${most}of your balance₱12,480.50`,
        );
      }),
    },
    {
      when: isForm,
      sees: see('the account that is chosen', async (page, { view }) => {
        const isDefault = view.context.account === 'a2';
        await expect(to(page)).toContainText(
          isDefault ? /^To.*4821\s*Maria Santos · default/ : /^To.*4821\s*Maria Santos(?! ·)/,
        );
      }),
    },
    {
      when: (moment) => isForm(moment) && moment.view.context.problem !== null,
      sees: see('which bound the amount passes', async (page, { view }) => {
        const { bound, pesos } = view.context.problem as AmountProblem;
        await expect(amount(page)).toHaveAccessibleDescription(
          new RegExp(problemTexts[bound]?.(pesos ?? 0) ?? ''),
        );
      }),
    },
    {
      when: (moment) => isForm(moment) && moment.view.context.problem === null,
      sees: see('an amount without a fault', (page) =>
        expect(amount(page)).not.toHaveAttribute('aria-invalid'),
      ),
    },
    ...Object.entries(errorTexts).map(([code, text]) => ({
      when: ({ view }: Moment) =>
        view.context.error?.code === code && (view.matches('editing') || view.matches('reviewing')),
      sees: see(`'${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible(),
      ),
    })),
    {
      when: ({ view }) => view.matches('reviewing') && view.context.quote?.id === 'q1',
      sees: see('the quote that was asked for', async (page) => {
        await expect(reviewed(page)).toContainText('You receive₱4,985.00');
        await expect(reviewed(page)).toContainText('Fee-₱15.00');
        await expect(reviewed(page)).toContainText('Balance after₱7,480.50');
      }),
    },
    {
      when: ({ view }) => view.matches('reviewing') && view.context.quote?.id === 'q2',
      sees: see('the quote that holds instead', (page) => expect(reviewed(page)).toContainText('Fee-₱20.00')),
    },
    {
      when: ({ view }) => view.matches('reviewing'),
      sees: see('whether it holds in place of another', (page, { view }) =>
        expect(page.getByText('Something has changed.')).toHaveCount(view.context.replaced ? 1 : 0),
      ),
    },
  ],
  effects: {
    focusAmount: see('the focus on the amount', (page) => expect(amount(page)).toBeFocused()),
  },
  unseen: { ordered: 'the order has come in its place', showOrder: 'the order has come in its place' },
  departs: ({ to: next }) =>
    next.view.matches('ordered')
      ? see('the order that was made', async (page) => {
          await expect(page).toHaveURL('/m/withdraw?order=w1');
          await expect(page.getByText('W100001')).toBeVisible();
        })
      : undefined,
  impossible({ from, step }) {
    if (step.kind === 'answer' && step.actor === 'confirmWithdrawal') {
      return !step.ok || (step.value as ConfirmationEnd).result === 'cancelled';
    }
    if (step.kind === 'user' && step.event.type === 'again.confirmed') return !isRepeatable(from.view);
    // Choosing the chosen account again does nothing.
    return step.kind === 'user' && step.event.type === 'account.chosen'
      ? step.event['id'] === from.view.context.account
      : false;
  },
  unwalked: {
    'confirming on confirmWithdrawal fails': 'the chart of the confirmation is a part of the program',
  },
};
