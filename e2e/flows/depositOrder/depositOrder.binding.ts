import { expect, type Page } from '@playwright/test';
import type { CancelOutcome } from '#machines/depositOrder/depositOrder.machine.ts';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  failing,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
  unlessSwitchedOff,
  showAt,
} from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const wallet = (page: Page) => main(page).getByRole('link', { name: 'Continue to GCash' });
const cancel = (page: Page) => main(page).getByRole('button', { name: 'Cancel order' });
const havePaid = (page: Page) => main(page).getByRole('button', { name: /^I have paid/ });
const again = (page: Page) => main(page).getByRole('button', { name: /^New order for/ });
const otherWay = (page: Page) => main(page).getByRole('button', { name: 'Pay another way' });
const leave = (page: Page) => main(page).getByRole('button', { name: /^All payment methods/ });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel this order?' });
const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep it' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Cancel order' });
const reference = (page: Page) => page.getByRole('textbox', { name: 'Your reference number' });
const loading = (page: Page) => page.getByRole('status', { name: 'Loading your order' });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

/** Later than any time the page's clock shows during the walks; `farther` is later still. */
const far = Date.UTC(2040, 0, 1);
const farther = Date.UTC(2041, 0, 1);

/** The model's orders date from 1970: move future end times far ahead of the page's clock. */
function dated(order: DepositOrder) {
  const isOver = order.endsAt !== null && order.endsAt <= order.now;
  return {
    ...order,
    text: `${order.state} by the operator`,
    endsAt: order.endsAt === null ? null : far,
    now: isOver ? far : Date.UTC(2026, 0, 15),
  };
}

const marks: Record<string, string> = {
  waiting: 'Unpaid',
  processing: 'Processing',
  inReview: 'In review',
  failed: 'Failed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  credited: 'In your balance',
  reversed: 'Reversed',
  refunded: 'Refunded',
};

const orderOf = ({ view }: Moment) => view.context.order as DepositOrder | null;
const isProving = ({ view }: Moment) => view.matches('open.task.proving');
const isOpen = (moment: Moment) => moment.view.matches('open') && !isProving(moment);
/** An open question hides the page from assistive technology. */
const isBehind = ({ view }: Moment) =>
  view.matches('open.task.asking') || view.matches('open.task.cancelling');
const isPayable = ({ view, ...rest }: Moment) =>
  orderOf({ view, ...rest })?.state === 'waiting' &&
  orderOf({ view, ...rest })?.instructions !== null &&
  !view.context.timeUp;

export const depositOrderBinding: Binding = {
  notYet: { 'just made': 'screens/deposit: an order that was just made comes from the page of deposits' },
  open: () => ({
    path: '/m/voucherCenter?order=d1',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/cashier/deposit': {
          now: 0,
          timeZone: 'Asia/Manila',
          demands: [],
          methods: [],
          open: [],
          mostOpen: 3,
        },
      });
      // Don't open the provider's page: the walk continues here.
      await page.addInitScript(() =>
        document.addEventListener('click', (event) => {
          const link = (event.target as Element | null)?.closest('a[href="/pay/d1"]');
          if (link) event.preventDefault();
        }),
      );
    },
  }),

  calls: {
    readOrder: {
      paths: ['/wps/cashier/deposit/order'],
      sends: ({ id }) => ({ method: 'GET', query: { id, language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) =>
        ok ? accepted(dated(value as DepositOrder)) : failing(value, refusal(400, 'requestInvalid')),
    },
    cancelOrder: {
      paths: ['/wps/cashier/deposit/cancel'],
      sends: ({ id }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { key: (sent.body as { key: string }).key, id, language: 'EN' },
      }),
      reply({ ok, value }) {
        if (!ok) return { status: 500, body: refusal(500, 'unknown').body };
        const outcome = value as CancelOutcome;
        return outcome.ok ? accepted(dated(outcome.order)) : refusal(409, 'conflict');
      },
    },
    depositReceipts: {
      paths: ['/wps/cashier/deposit/receipt'],
      reply: ({ value }) => accepted(dated((value as { order: DepositOrder }).order)),
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'payment.begun': (page) => wallet(page).click(),
    'time.ended': (page) => showAt(page, farther),
    'page.shown': (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'cancel.tapped': (page) => cancel(page).click(),
    'cancel.declined': (page) => keep(page).click(),
    'cancel.confirmed': (page) => confirm(page).click(),
    async 'receipt.tapped'(page) {
      await havePaid(page).click();
      await reference(page).fill('8024 511');
      await page.getByRole('button', { name: 'Send receipt' }).click();
    },
    'again.chosen': (page) => again(page).click(),
    'otherWay.chosen': (page) => otherWay(page).click(),
    'order.left': (page) => leave(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'payment.begun': wallet,
    'cancel.tapped': cancel,
    'cancel.declined': keep,
    'cancel.confirmed': confirm,
    'receipt.tapped': havePaid,
    'again.chosen': again,
    'otherWay.chosen': otherWay,
  },
  without: {
    'time.ended': 'the countdown tells it',
    'page.shown': 'the browser tells it',
    'net.returned': 'the browser tells it',
    'order.left': 'it stands on the page of the order; elsewhere the way back of the header is the way out',
  },

  sees: {
    loading: see('placeholders', (page) => expect(loading(page)).toBeVisible()),
    unavailable: unlessSwitchedOff('why the order cannot be read', async (page) => {
      await expect(alerts(page)).toContainText('The requested url is empty.');
      await expect(loading(page)).toHaveCount(0);
    }),
    'open.task.idle': see('the order, and nothing on top of it', async (page) => {
      await expect(question(page)).toHaveCount(0);
      await expect(leave(page)).toBeVisible();
    }),
    'open.task.asking': see('a question, with the focus in it', async (page) => {
      await expect(question(page)).toContainText("If you've already paid");
      await expect(question(page).locator(':focus')).toHaveCount(1);
    }),
    'open.task.cancelling': see('the question, busy', (page) =>
      expect(confirm(page)).toHaveAttribute('aria-busy', 'true'),
    ),
    'open.task.proving': see('the form of receipts', (page) => expect(reference(page)).toBeVisible()),
    'open.money.credited': see('what the operator says of it', (page) =>
      expect(page.getByText('credited by the operator').first()).toBeAttached(),
    ),
    'open.money.reversed': see('what the operator says of it', (page) =>
      expect(page.getByText('reversed by the operator').first()).toBeAttached(),
    ),
  },
  facts: [
    {
      when: (moment) => isOpen(moment) && !isBehind(moment) && isPayable(moment),
      sees: see('how it is paid, and how long it can be', async (page) => {
        await expect(main(page).getByRole('heading', { name: 'Pay with GCash' })).toBeVisible();
        await expect(main(page).getByRole('timer', { name: 'Time left' })).toBeVisible();
      }),
    },
    {
      when: (moment) => isOpen(moment) && !isBehind(moment) && !isPayable(moment),
      sees: see('what became of it', async (page, moment) => {
        const { state = '' } = orderOf(moment) ?? {};
        const mark = main(page).locator('span[data-look]', { hasText: marks[state] ?? '' });
        await expect(mark.filter({ hasText: /\S/ })).toHaveCount(marks[state] ? 1 : 0);
        const isAsked = moment.view.context.timeUp && state === 'waiting';
        const text = isAsked ? "Time's up." : `${state} by the operator`;
        await expect(main(page).getByText(text).last()).toBeVisible();
      }),
    },
    {
      when: isProving,
      sees: see('no way to pay', (page) => expect(wallet(page)).toHaveCount(0)),
    },
    {
      when: (moment) => isOpen(moment) && !isBehind(moment),
      sees: see('whether it may be out of date', (page, { view }) =>
        expect(main(page).getByText(/^Couldn't refresh/)).toHaveCount(view.context.outdated ? 1 : 0),
      ),
    },
    {
      when: (moment) => isOpen(moment) && !isBehind(moment),
      sees: see('why an attempt came to nothing', async (page, { view }) => {
        const { error } = view.context;
        if (error === null) return expect(alerts(page)).toHaveCount(0);
        const text =
          error.code === 'conflict' ? 'This was changed elsewhere in the meantime.' : 'Unknown error';
        return expect(alerts(page)).toContainText(text);
      }),
    },
  ],
  unseen: {
    'open.sync': 'when the order is asked for is seen by its calls',
    'open.money.awaited': 'nothing is said of money that is not there',
    refreshBalance: 'DepositOrderPage.test.tsx: the balance is read again',
    ended: 'the page of deposits stands in its place',
  },

  unwalked: {
    'open.task.proving on depositReceipts fails': 'the form says itself why it failed',
  },

  departs({ to }) {
    if (!to.view.matches('ended')) return undefined;
    return see('the page of deposits', (page) => expect(page).toHaveURL(/\/m\/voucherCenter$/));
  },

  impossible({ from, step }) {
    const { view } = from;
    // The form's own chart covers closing it; here the form is submitted, and the call succeeds.
    if (step.kind === 'answer') {
      return (
        step.actor === 'depositReceipts' && !(step.ok && (step.value as { order: unknown }).order !== null)
      );
    }
    return step.kind === 'user' && step.event.type === 'order.left' && !view.matches('open.task.idle');
  },
};
