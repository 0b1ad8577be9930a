import { expect, type Page } from '@playwright/test';
import type { BetDetail, ChosenBet } from '#machines/betDetail/betDetail.machine.ts';
import type { BetSource, ListedBet } from '@araw/contract/cashier/records';
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

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Swerte Tres' });
const parts = (page: Page) => sheet(page).getByRole('region', { name: 'Order details' });
const cancelOf = (page: Page, suborderId = 'p1') =>
  parts(page).getByRole('button', { name: suborderId === 'p1' ? 'Cancel 123' : 'Cancel Big' });
const anyCancel = (page: Page) => parts(page).locator('button:enabled');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel this part?' });
const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep it' });
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Cancel this part' });
const retry = (page: Page) => sheet(page).getByRole('button', { name: 'Try again' });

const idOf = { lottery: 'o1', sports: 't1', round: 'r1' };
const sourceOf = (variant: string): BetSource => {
  if (variant === 'a lottery order') return 'lottery';
  return variant === 'a ticket' ? 'sports' : 'round';
};
const typeOf = (variant: string) => Number(/type (\d+)$/.exec(variant)?.[1] ?? 0);

const listed = (source: BetSource): ListedBet => ({
  source,
  id: idOf[source],
  gameId: 'SWL-001',
  gameName: 'Swerte Tres',
  gameType: 'LOTT',
  placedAt: Date.UTC(2026, 0, 15, 4),
  settledAt: null,
  state: 'open',
  stake: 20,
  valid: 0,
  payout: 0,
  numero: '20261122-0077',
  choice: '123, big',
  game: null,
});

const queryOf = ({ source, id }: ChosenBet): Record<string, string> =>
  source === 'lottery' ? { orderId: id } : { source, id, language: 'EN' };

const day = '2026-01-15';

/** Opens the sheet as soon as its button exists: the chart runs only while the sheet is open. */
const openAtOnce = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const button = [...document.querySelectorAll<HTMLElement>('main button')].find(({ textContent }) =>
        textContent?.includes('Swerte Tres'),
      );
      if (!button) return;
      watch.disconnect();
      button.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });

const statusTexts: Record<string, string> = { open: 'Open', cancelled: 'Cancelled', lost: 'Lost' };
const detailOf = ({ view }: Moment) => view.context.detail as BetDetail | null;
const showsParts = see('the parts as they stand', async (page, moment) => {
  const rows = detailOf(moment)?.order?.suborders ?? [];
  await expect(parts(page).getByRole('listitem')).toContainText(
    rows.map(({ status }) => statusTexts[status] ?? ''),
  );
});

const refusals: Record<string, string> = {
  conflict: "The draw has closed, so this part can't be cancelled. Request ID r2",
  timeout: 'Slow Connection',
};

export const betDetailBinding: Binding = {
  open: (variant) => ({
    path: '/m/gameRecord',
    async prepare(page) {
      const source = sourceOf(variant);
      const type = typeOf(variant);
      await playAs(page, sessionOf(type));
      await openAtOnce(page);
      await answerOthers(page, {
        ...playersCalls,
        '/wps/member/records/bets': {
          moment: 0,
          timeZone: 'Asia/Manila',
          from: day,
          to: day,
          today: day,
          since: '2026-01-01',
          fun: ![0, 1, 2].includes(type),
          list: [listed(source)],
          next: null,
          totals: { bets: 1, stake: 20, valid: 0, payout: 0, net: 0, open: 20 },
          days: [
            {
              day,
              bets: 1,
              stake: 20,
              valid: 0,
              payout: 0,
              types: [{ gameType: 'LOTT', bets: 1, stake: 20, valid: 0, payout: 0 }],
            },
          ],
          newer: 0,
        },
      });
    },
  }),
  startsOnly: ['a ticket', ...[0, 1, 2, 4, 40, 41, 42, 99].map((type) => `a round of type ${type}`)],

  calls: {
    loadDetail: {
      paths: ['/lgw/orders/detail', '/wps/member/records/bets/detail'],
      choose: ({ source }: ChosenBet) =>
        source === 'lottery' ? '/lgw/orders/detail' : '/wps/member/records/bets/detail',
      sends: (chosen: ChosenBet) => ({ method: 'GET', query: queryOf(chosen), token: 'token' }),
      reply({ ok, value }) {
        if (!ok) return failing(value, 'silence');
        const { order, closesIn } = value as BetDetail;
        const now = 1_700_000_000_000;
        return accepted({ ...order, now, order: { ...order?.order, closesAt: now + (closesIn ?? 0) } });
      },
    },
    cancelPart: {
      paths: ['/lgw/orders/suborders/cancel'],
      sends: ({ suborderId }) => ({ method: 'POST', query: {}, token: 'token', body: { suborderId } }),
      reply({ ok, value }) {
        if (!ok) return 'silence';
        const { ok: cancelled } = value as { ok: boolean };
        if (cancelled) return accepted({});
        const { status, body } = refusal(409, 'conflict');
        return { status, body: { ...body, requestId: 'r2' } };
      },
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'cancel.tapped': (page, { suborderId }) => cancelOf(page, suborderId).click(),
    'cancel.declined': (page) => keep(page).click(),
    'cancel.confirmed': (page) => confirm(page).click(),
    'page.shown': (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  },
  controls: {
    'retry.requested': retry,
    'cancel.tapped': anyCancel,
    'cancel.declined': keep,
    'cancel.confirmed': confirm,
  },
  without: { 'page.shown': 'the page comes back to the front whatever the chart makes of it' },

  sees: {
    'loading.first': see('the sheet, and neither parts nor a failure', async (page) => {
      await expect(sheet(page)).toBeVisible();
      await expect(parts(page)).toHaveCount(0);
      await expect(sheet(page).getByRole('alert')).toHaveCount(0);
    }),
    'loading.again': see('the parts, busy', (page) =>
      expect(parts(page)).toHaveAttribute('aria-busy', 'true'),
    ),
    notOffered: seeNotOffered,
    unavailable: see('why the bet cannot be read, and no parts', async (page) => {
      await expect(sheet(page).getByRole('alert')).toContainText('Slow Connection');
      await expect(parts(page)).toHaveCount(0);
    }),
    'open.offering': see(
      'the parts as they stand, and until when they can be cancelled',
      async (page, moment) => {
        await showsParts.check(page, moment);
        await expect(parts(page)).toContainText('Parts can be cancelled until');
      },
    ),
    'open.confirming': see('a question, with the focus in it', async (page) => {
      await expect(question(page)).toContainText('back right away.');
      await expect(question(page).locator(':focus')).toHaveCount(1);
    }),
    cancelling: see('the parts, busy', (page) => expect(parts(page)).toHaveAttribute('aria-busy', 'true')),
    closed: see('the parts as they stand, and nothing to cancel', async (page, moment) => {
      await showsParts.check(page, moment);
      await expect(parts(page).getByRole('button')).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => !view.matches('open.confirming'),
      sees: see('no question', (page) => expect(question(page)).toHaveCount(0)),
    },
    {
      when: ({ view }) => view.context.error === null,
      sees: see('no refusal', (page) => expect(sheet(page).getByRole('alert')).toHaveCount(0)),
    },
    ...Object.entries(refusals).map(([code, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === code && !view.matches('open.confirming'),
      sees: see(`the refusal '${text}'`, (page: Page) =>
        expect(sheet(page).getByRole('alert')).toContainText(text),
      ),
    })),
    {
      when: ({ view }) => view.context.fun && !view.matches('open.confirming'),
      sees: see('play money, without a peso sign', async (page) => {
        await expect(sheet(page).getByText('Play money')).toBeVisible();
        await expect(sheet(page)).not.toContainText('₱');
      }),
    },
    {
      when: ({ view }) => !view.context.fun && !view.matches('open.confirming'),
      sees: see('pesos', async (page) => {
        await expect(sheet(page).getByText('Play money')).toHaveCount(0);
        await expect(sheet(page)).toContainText('₱');
      }),
    },
  ],
  effects: {
    sayCancelled: see('that it was cancelled', (page) =>
      expect(notices(page)).toContainText('Cancelled. Your stake is back.'),
    ),
  },
  // A walk can't wait that long, and only open parts have a button.
  impossible: ({ from, step }) => {
    if (step.kind === 'answer') return step.name === 'far away';
    if (step.kind !== 'user' || step.event.type !== 'cancel.tapped') return false;
    const detail = from.view.context.detail as BetDetail | null;
    const part = detail?.order?.suborders.find(({ suborderId }) => suborderId === step.event.suborderId);
    return part?.status !== 'open';
  },
};
