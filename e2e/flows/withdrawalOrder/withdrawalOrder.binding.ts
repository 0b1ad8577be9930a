import { expect, type Page } from '@playwright/test';
import type { CancelOutcome } from '#machines/withdrawalOrder/withdrawalOrder.machine.ts';
import type { WithdrawalOrder } from '@araw/contract/cashier/withdrawals';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  failing,
  notices,
  playAs,
  playersCalls,
  refusal,
  seeNotOffered,
  sessionOf,
} from '../opening.ts';

const refusedType = 'as type 4';
const realAccountOnly = 'Please login an actual account to use this function';

const loading = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true });
/** Overlays hide the page from assistive technology. */
const also = { includeHidden: true };
const amount = (page: Page) => page.getByRole('heading', { name: '₱1,500.00', ...also });
const cancel = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Cancel this withdrawal' });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Cancel this withdrawal?', exact: true });
const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep it' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Cancel this withdrawal' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

const states: Record<string, string> = {
  requested: 'Requested',
  inReview: 'In review',
  approved: 'Approved',
  paying: 'On its way',
  paid: 'Paid',
  rejected: 'Not approved',
  cancelled: 'Cancelled',
  failed: 'Failed',
  returned: 'Returned',
  onHold: 'Our partner looks at it',
};

const orderIn = ({ view }: Moment) => view.context.order as WithdrawalOrder | null;
const isShown = ({ view }: Moment) => view.tags.has('shown');
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;

export const withdrawalOrderBinding: Binding = {
  startsOnly: [refusedType],
  open: (variant) => ({
    path: '/m/withdraw?order=w1',
    async prepare(page) {
      await playAs(page, sessionOf(variant === refusedType ? 4 : 0));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadOrder: {
      paths: ['/wps/cashier/withdrawal/order'],
      sends: ({ id }) => ({ method: 'GET', query: { id, language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : failing(value, 'silence')),
    },
    cancelOrder: {
      paths: ['/wps/cashier/withdrawal/cancel'],
      sends: ({ id }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { id, key: (body as { key: string }).key, language: 'EN' },
      }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        const outcome = value as CancelOutcome;
        return outcome.ok ? accepted(outcome.order) : refusal(409, outcome.error.code);
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'cancel.tapped': (page) => cancel(page).click(),
    'cancel.declined': (page) => keep(page).click(),
    'cancel.confirmed': (page) => confirm(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'cancel.tapped': cancel,
    'cancel.declined': keep,
    'cancel.confirmed': confirm,
  },
  without: {
    'page.shown': 'the page comes back to the front',
    'net.returned': 'the net comes back',
  },

  sees: {
    refused: see('home, and that a real account is asked for', async (page) => {
      await expect(page).toHaveURL('/m/home');
      await expect(notices(page)).toHaveText(realAccountOnly);
    }),
    'loading.first': see('placeholders', (page) => expect(loading(page)).toBeVisible()),
    'loading.again': see('the withdrawal, busy', (page) =>
      expect(cancel(page)).toHaveAttribute('aria-busy', 'true'),
    ),
    notOffered: seeNotOffered,
    unavailable: see('that it could not be read, and that no money moved', async (page) => {
      await expect(failure(page)).toContainText('Slow Connection');
      await expect(failure(page)).toContainText('No money moved.');
    }),
    shown: see('the withdrawal, not busy', async (page) => {
      await expect(amount(page)).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    }),
    confirming: see('the question whether to cancel it', (page) =>
      expect(question(page)).toContainText('₱1,500.00 goes back to your balance right away.'),
    ),
    cancelling: see('the withdrawal, busy', (page) =>
      expect(cancel(page)).toHaveAttribute('aria-busy', 'true'),
    ),
  },
  facts: [
    {
      when: isShown,
      sees: see('what it is now', async (page, moment) => {
        const order = orderIn(moment);
        const state = page.getByRole('status', also).filter({ hasText: states[order?.state ?? ''] });
        await expect(state).toHaveCount(1);
        await expect(page.getByText('Reason: Name differs')).toHaveCount(order?.reason ? 1 : 0);
      }),
    },
    {
      when: (moment) => isShown(moment) && errorIn(moment) === undefined,
      sees: see('no refusal', (page) => expect(failure(page)).toHaveCount(0)),
    },
    {
      when: (moment) => moment.view.matches('shown') && errorIn(moment) === 'conflict',
      sees: see('that it could no longer be cancelled, and what it is now', async (page, moment) =>
        expect(failure(page)).toContainText(
          `It can't be cancelled any more. Status: ${states[orderIn(moment)?.state ?? '']}.`,
        ),
      ),
    },
    {
      when: (moment) => moment.view.matches('shown') && errorIn(moment) === 'offline',
      sees: see('that no answer came', (page) => expect(failure(page)).toContainText('Slow Connection')),
    },
  ],
  effects: {
    sayCancelled: see("'Withdrawal cancelled'", (page) =>
      expect(notices(page)).toContainText('Withdrawal cancelled'),
    ),
  },
  unseen: {
    renewBalance: 'e2e/journeys/cashier/withdrawal.spec.ts: home shows the new balance',
  },
};
