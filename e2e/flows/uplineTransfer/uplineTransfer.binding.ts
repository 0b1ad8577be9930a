import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { AmountProblem } from '#machines/typedAmount.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import { confirmationSheet, confirmByDigits, typedDigits } from '../confirming.ts';
import {
  accepted,
  answerOthers,
  changeStartup,
  failing,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => main(page).getByRole('form', { name: 'Transfer to your agent' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' });
const review = (page: Page) => main(page).getByRole('button', { name: 'Review' });
const confirm = (page: Page) => main(page).getByRole('button', { name: /^Transfer ₱/ });
const change = (page: Page) => main(page).getByRole('button', { name: 'Change amount' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

const noAnswer = "We couldn't read the reply. Please try again.";
const refusals: Record<string, string> = {
  insufficientBalance: 'Your balance is too low. No money moved.Request ID r1',
  demandOpen: "There's something you need to do first.Request ID r1",
  switchedOff: "This isn't available here right now.Request ID r1",
  noPermission:
    'Sorry, this account does not have permission or the feature is temporarily unavailable.Request ID r1',
};
const problemText = ({ bound, pesos }: AmountProblem) => {
  const bounds: Record<string, string> = {
    malformed: 'Type the amount in digits, such as 1000 or 1000.50.',
    'least 200': 'The smallest amount is ₱200.00.',
    'least 500': 'The smallest amount is ₱500.00.',
    'withdrawable 250': 'You can transfer up to ₱250.00.',
    'most 5000': 'You can transfer up to ₱5,000.00.',
  };
  return bounds[pesos === null ? bound : `${bound} ${pesos}`]!;
};
const pesosOf: Record<string, string> = { '200': '₱200.00', '5000': '₱5,000.00' };
const problemOf = ({ view }: Moment) => view.context.problem as AmountProblem | null;

const types: Record<string, number> = { 'as type 2': 2 };
const canSend = (variant: string) => ({
  flag: variant !== 'switched off by the merchant',
  toUpline: variant !== 'not for this member',
});

export const uplineTransferBinding: Binding = {
  notYet: {
    'as type 4': 'the router lets real accounts in alone: e2e/journeys/cashier/uplineTransfer.spec.ts',
  },
  open: (variant) => ({
    path: '/m/upLine/transfer',
    async prepare(page) {
      const { flag, toUpline } = canSend(variant);
      await playAs(page, sessionOf(types[variant] ?? 0));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/member/info': { id: '1', account: 'maria', type: types[variant] ?? 0, regDate: 0, toUpline },
      });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ status, settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
        ...(status && {
          status: {
            ...status,
            info: { ...status.info, whitelabel: { ...status.info.whitelabel, UPLINETRANS3: flag } },
          },
        }),
      }));
    },
  }),

  calls: {
    loadUpline: {
      paths: ['/wps/cashier/upline'],
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : failing(value, { status: 200, body: 'no answer' })),
    },
    confirmTransfer: {
      paths: ['/wps/cashier/upline'],
      sends: ({ request }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: {
          ...request,
          language: 'EN',
          key: (sent.body as { key: string }).key,
          paymentPassword: typedDigits,
        },
      }),
      reply({ value }) {
        const end = value as {
          result: string;
          value?: { problem: AmountProblem | null };
          error?: { code: string };
        };
        if (end.result === 'accepted') return accepted(end.value);
        const problem = end.value?.problem;
        return refusal(
          409,
          end.error?.code ?? '',
          problem && { bound: problem.bound, amount: problem.pesos },
        );
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.changed': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'amount.changed': async (page) => {
      await amount(page).fill('');
      await amount(page).fill('7');
    },
    async 'review.requested'(page, event) {
      await amount(page).fill('');
      await amount(page).fill(event.amount);
      await review(page).click();
    },
    'review.left': (page) => change(page).click(),
    async 'transfer.confirmed'(page) {
      await confirm(page).click();
      await confirmByDigits(page);
    },
  },
  controls: {
    'retry.requested': retry,
    'review.requested': review,
    'review.left': change,
    'transfer.confirmed': confirm,
  },
  without: {
    'page.changed': 'the browser says it',
    'amount.changed': 'the field is what is typed in',
  },

  sees: {
    closed: see('that it is not offered', (page) =>
      expect(main(page)).toContainText("This isn't available here right now."),
    ),
    'loading.first': see('that it is being looked up', (page) =>
      expect(main(page).locator('[aria-busy=true]')).not.toHaveCount(0),
    ),
    'loading.again': see('no way on', (page) => expect(confirm(page)).toBeDisabled()),
    unavailable: see('that there was no answer', (page) => expect(alerts(page)).toContainText([noAnswer])),
    'blocked.demanded': see('what comes first', (page) =>
      expect(main(page).getByRole('region', { name: 'Before you continue' })).toContainText(
        'Your account is being checked',
      ),
    ),
    'blocked.passwordMissing': see('the way to a payment password', (page) =>
      expect(main(page).getByRole('link', { name: 'Set a payment PIN' })).toHaveAttribute(
        'href',
        '/m/securityCenter?page=paymentPassword',
      ),
    ),
    editing: see('the superior, what can go, and a field', async (page, { view }) => {
      await expect(main(page)).toContainText(view.context.upline.account);
      await expect(amount(page)).toHaveAccessibleDescription(/^Available to transfer: ₱/);
    }),
    reviewing: see('what will be sent', async (page, { view }) => {
      await expect(main(page).getByRole('heading', { name: 'Check your transfer' })).toBeVisible();
      await expect(confirm(page)).toHaveText(`Transfer ${pesosOf[view.context.amount]}`);
    }),
    confirming: see('the sheet of the payment password', (page, { view }) =>
      expect(confirmationSheet(page)).toContainText(view.context.upline.account),
    ),
    sent: see('the number of the transfer', async (page) => {
      await expect(main(page).getByRole('heading', { name: 'The money has arrived' })).toBeVisible();
      await expect(main(page)).toContainText('T 2611 2213');
    }),
  },
  facts: [
    {
      when: ({ view }) =>
        view.context.error === null &&
        view.context.problem === null &&
        (view.matches('editing') || view.matches('reviewing')),
      sees: see('no refusal', (page) => expect(alerts(page)).toHaveCount(0)),
    },
    {
      when: (moment) => moment.view.matches('editing') && problemOf(moment) !== null,
      sees: see('which bound the amount passes', (page, moment) =>
        expect(alerts(page)).toHaveText([problemText(problemOf(moment)!)]),
      ),
    },
    ...Object.entries(refusals).map(([refused, text]) => ({
      when: ({ view }: Moment) =>
        (view.matches('editing') || view.matches('reviewing')) &&
        view.context.problem === null &&
        view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alerts(page)).toHaveText([text]),
      ),
    })),
  ],
  effects: {
    focusAmount: see('the focus on the amount, which says why', async (page) => {
      await expect(amount(page)).toBeFocused();
      await expect(amount(page)).toHaveAttribute('aria-invalid', 'true');
    }),
  },
  unseen: { renewBalance: 'e2e/journeys/cashier/uplineTransfer.spec.ts: the balance above follows' },
  // The PIN sheet handles these itself.
  impossible: ({ step }: Edge) =>
    step.kind === 'answer' &&
    step.actor === 'confirmTransfer' &&
    (!step.ok || (step.value as { result: string }).result === 'cancelled'),
  unwalked: {
    'confirming on confirmTransfer fails': 'the chart of the confirmation is a part of the program',
  },
};
