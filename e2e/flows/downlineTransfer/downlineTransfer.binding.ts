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
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => main(page).getByRole('form', { name: 'Transfer to a member' });
const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' });
const note = (page: Page) => form(page).getByRole('textbox', { name: 'Note for jose' });
const check = (page: Page) => main(page).getByRole('button', { name: 'Continue' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

const noAnswer = "We couldn't read the reply. Please try again.";
const refusals: Record<string, string> = {
  insufficientBalance: 'Your balance is too low. No money moved.Request ID r1',
  noPermission:
    'Sorry, this account does not have permission or the feature is temporarily unavailable. No money moved.Request ID r1',
};
const problemText = ({ bound, pesos }: AmountProblem, isRefused: boolean) => {
  const bounds: Record<string, string> = {
    malformed: 'Type the amount in digits, such as 1000 or 1000.50.',
    'least 1': 'The smallest amount is ₱1.00.',
    'withdrawable 250': 'You can transfer up to ₱250.00.',
    'withdrawable 5000': 'You can transfer up to ₱5,000.00.',
  };
  const text = bounds[pesos === null ? bound : `${bound} ${pesos}`]!;
  return isRefused ? `${text} No money moved.` : text;
};
const pesosOf: Record<string, string> = { '1': '₱1.00', '5000': '₱5,000.00' };
const problemOf = ({ view }: Moment) => view.context.problem as AmountProblem | null;

export const downlineTransferBinding: Binding = {
  open: () => ({
    path: '/m/redRain?page=transfer&account=jose',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      await answerOthers(page, playersCalls);
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
  }),

  calls: {
    loadMeans: {
      paths: ['/wps/agent/transferDownline'],
      sends: ({ account }) => ({ method: 'GET', query: { account, language: 'EN' }, token: 'token' }),
      reply({ ok, value }) {
        if (ok) return accepted(value);
        const { code } = value as { code: string };
        return code === 'timeout' ? { status: 200, body: 'no answer' } : refusal(409, code);
      },
    },
    confirmTransfer: {
      paths: ['/wps/agent/transferDownline'],
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
    'form.changed': async (page) => {
      await amount(page).fill('');
      await amount(page).fill('7');
    },
    async 'check.requested'(page, event) {
      await amount(page).fill(event.amount);
      await note(page).fill(event.note);
      await check(page).click();
      if (await confirmationSheet(page).isVisible()) await confirmByDigits(page);
    },
  },
  controls: { 'retry.requested': retry, 'check.requested': check },
  without: {
    'page.changed': 'the browser says it',
    'form.changed': 'the fields are what is typed in',
  },

  sees: {
    'loading.first': see('that it is being looked up', (page) =>
      expect(main(page).locator('[aria-busy=true]')).not.toHaveCount(0),
    ),
    'loading.again': see('no way on', (page) => expect(check(page)).toBeDisabled()),
    unavailable: see('that there was no answer', (page) => expect(alerts(page)).toContainText([noAnswer])),
    strange: see('that nobody of the downline has the account', (page) =>
      expect(main(page)).toContainText("This account isn't in your downline"),
    ),
    closed: see('that it is not offered', (page) =>
      expect(main(page)).toContainText("This isn't available here right now."),
    ),
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
    editing: see('the member, what can go, and a field', async (page, { view }) => {
      await expect(main(page)).toContainText(view.context.means.recipient.account);
      await expect(amount(page)).toHaveAccessibleDescription(/^From ₱1\.00 to ₱/);
    }),
    confirming: see('what is sent to whom, on the sheet of the payment password', async (page, { view }) => {
      const { means, sending } = view.context;
      await expect(confirmationSheet(page)).toContainText(means.masked);
      await expect(confirmationSheet(page)).toContainText(sending.note);
      await expect(
        confirmationSheet(page).getByRole('button', { name: `Send ${pesosOf[sending.amount]}` }),
      ).toBeVisible();
    }),
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
        !view.context.noteRefused &&
        view.matches('editing'),
      sees: see('no refusal', (page) => expect(alerts(page)).toHaveCount(0)),
    },
    {
      when: (moment) => moment.view.matches('editing') && problemOf(moment) !== null,
      sees: see('which bound the amount passes', (page, moment) =>
        expect(alerts(page)).toHaveText([
          problemText(problemOf(moment)!, moment.view.context.error !== null),
        ]),
      ),
    },
    ...Object.entries(refusals).map(([refused, text]) => ({
      when: ({ view }: Moment) =>
        view.matches('editing') && view.context.problem === null && view.context.error?.code === refused,
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
    focusNote: see('the focus on the note, which says why', async (page) => {
      await expect(note(page)).toBeFocused();
      await expect(note(page)).toHaveAccessibleDescription(
        'The note has invisible characters. Type it again.',
      );
    }),
  },
  unseen: { renewBalance: 'e2e/journeys/cashier/downlineTransfer.spec.ts: the balance follows' },
  // The PIN sheet handles these itself.
  impossible: ({ step }: Edge) =>
    step.kind === 'answer' &&
    step.actor === 'confirmTransfer' &&
    (!step.ok || (step.value as { result: string }).result === 'cancelled'),
  unwalked: {
    'confirming on confirmTransfer fails': 'the chart of the confirmation is a part of the program',
  },
};
