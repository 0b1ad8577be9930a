import { expect, type Page } from '@playwright/test';
import type { Claim, ClaimOutcome, ClaimReceipt, Offer } from '#machines/claim/claim.machine.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import {
  accepted,
  answerOthers,
  failing,
  notices,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
  unlessSwitchedOff,
  showAt,
} from '../opening.ts';

const refusedType = 'as type 4';

/** Later than any time the page's clock shows during the walks; `farther` is later still. */
const far = Date.UTC(2040, 0, 1);
const farther = Date.UTC(2041, 0, 1);

const missionOf = ({ id, sum, refusal: why }: Offer) => ({
  id,
  title: `Mission ${id}`,
  period: 'day',
  from: '2026-01-15',
  to: '2026-01-15',
  measure: 'logIns',
  money: false,
  have: sum > 0 ? 1 : 0,
  target: 1,
  reward: 6.23,
  turnover: 6.23,
  turnoverDays: 7,
  claimedAt: null,
  endsAt: far,
  keptUntil: farther,
  claimable: sum,
  refusal: why,
});

const giftOf = ({ id, sum, refusal: why }: Offer) => ({
  id,
  kind: 'other',
  name: `Gift ${id}`,
  amount: 6.23,
  turnover: 0,
  turnoverDays: 7,
  from: null,
  until: null,
  claimedAt: null,
  claimable: sum,
  refusal: why,
});

/** A page that runs the chart. */
interface Shown {
  path: string;
  /** The path of its read call; the claim's path starts with it. */
  call: string;
  /** The name of its rows, without their id. */
  row: string;
  read: (offers: Offer[]) => object;
  claimed: (offer: Offer) => object;
}

const missionsShown: Shown = {
  path: '/m/leaderBoard',
  call: '/wps/member/missions',
  row: 'Mission',
  read: (offers) => ({ list: offers.map(missionOf), now: 0, timeZone: 'Asia/Manila' }),
  claimed: (offer) => ({ mission: missionOf(offer) }),
};

const giftsShown: Shown = {
  path: '/m/member/benefits',
  call: '/wps/member/benefits',
  row: 'Gift',
  read: (offers) => ({
    level: 0,
    name: '',
    since: null,
    next: null,
    keep: null,
    gifts: offers.map(giftOf),
    levels: [],
    changesAt: far,
    now: 0,
    timeZone: 'Asia/Manila',
  }),
  claimed: (offer) => ({ gift: giftOf(offer) }),
};

const claims = (page: Page) => page.getByRole('button', { name: /^Claim ₱/ });
const usable = (page: Page) => page.locator('main button:enabled').filter({ hasText: /^Claim$/ });
const busy = (page: Page) => page.locator('main button[aria-busy=true]');
const isClaimable = ({ sum, refusal: why }: Offer) => sum > 0 && why === '';
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const paid = (page: Page) => page.getByRole('status').filter({ hasText: 'You claimed' });

const offersIn = ({ view }: Moment) => (view.context.offers ?? []) as readonly Offer[];
const claimIn = ({ view }: Moment) => view.context.claim as Claim | null;
/** The last tapped row shows it, while that can still be claimed. */
const showsBusy = see('which one is under way, and no other to claim meanwhile', async (page, moment) => {
  const id = claimIn(moment)?.id;
  await expect(busy(page)).toHaveCount(
    offersIn(moment).some((offer) => offer.id === id && isClaimable(offer)) ? 1 : 0,
  );
  await expect(usable(page)).toHaveCount(0);
});
const receiptIn = ({ view }: Moment) => view.context.receipt as ClaimReceipt | null;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;
const texts: Record<string, string> = {
  conflict: 'This was changed elsewhere in the meantime.',
  switchedOff: "This isn't available here right now.",
};

const isBy = ({ step }: Edge, type: string) => step.kind === 'user' && step.event.type === type;
/** Only claimable offers have a button. */
const hasNoButton = (edge: Edge) =>
  isBy(edge, 'claim.tapped') &&
  edge.step.kind === 'user' &&
  !(edge.from.view.context.offers as readonly Offer[] | null)?.some(
    (offer) => offer.id === (edge.step.kind === 'user' && edge.step.event['id']) && isClaimable(offer),
  );

/** The chart of the call answers for whatever the operator does. */
const cannotRun = ({ step }: Edge) => step.kind === 'answer' && step.actor === 'makeClaim' && !step.ok;
const partOfProgram = {
  'claiming on makeClaim fails': 'the chart of the call is a part of the program',
};

const bindingOf = ({ path, call, row, read, claimed }: Shown): Binding => ({
  startsOnly: [refusedType],
  open: (variant) => ({
    path,
    async prepare(page) {
      await playAs(page, sessionOf(variant === refusedType ? 4 : 0));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadOffers: {
      paths: [call],
      only: (request) => request.method() === 'GET',
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) =>
        ok ? accepted(read(value as Offer[])) : failing(value, refusal(404, 'notFound')),
    },
    makeClaim: {
      paths: [`${call}/claim`],
      sends: ({ request: { id } }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { key: (body as { key: string }).key, id, language: 'EN' },
      }),
      reply({ ok, value, sent }) {
        if (!ok) throw new Error('the chart of the call is a part of the program');
        const outcome = value as ClaimOutcome;
        if (!outcome.ok) {
          const decided = outcome.decided ? { decided: (sent.body as { key: string }).key } : undefined;
          return refusal(409, outcome.error.code, decided);
        }
        const { id } = sent.body as { id: string };
        return accepted({ ...outcome.receipt, ...claimed({ id, sum: 0, refusal: '' }) });
      },
    },
  },

  does: {
    'claim.tapped': (page, { id }) =>
      page.getByRole('button', { name: new RegExp(`^Claim ₱.*: ${row} ${id}$`) }).click(),
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    'more.requested': () => Promise.reject(new Error('the list has one page')),
    'offers.ended': (page) => showAt(page, farther),
  },
  controls: { 'claim.tapped': usable, 'retry.requested': retry },
  without: {
    'page.shown': 'the page comes back to the front',
    'net.returned': 'the net comes back',
    'offers.ended': 'the day is over',
    'more.requested': 'the list has one page here; that of the orders is walked with more',
  },

  sees: {
    refused: see('that a real account is asked for, and no way to claim', async (page) => {
      await expect(notices(page)).toHaveText('Please login an actual account to use this function');
      await expect(claims(page)).toHaveCount(0);
    }),
    'loading.first': see('nothing to claim yet', (page) => expect(claims(page)).toHaveCount(0)),
    'loading.again': showsBusy,
    unavailable: unlessSwitchedOff('why it cannot be read', (page) =>
      expect(failure(page)).toContainText("We couldn't find this."),
    ),
    ready: see('what can be claimed, each by a button of its own', (page, moment) =>
      expect(usable(page)).toHaveCount(offersIn(moment).filter(isClaimable).length),
    ),
    waiting: see('that there is nothing, or why it waits', async (page, moment) => {
      await expect(claims(page)).toHaveCount(0);
      await expect(page.getByText('You have excluded yourself.')).toHaveCount(
        offersIn(moment).filter(({ refusal: why }) => why !== '').length,
      );
    }),
    claiming: showsBusy,
  },
  facts: [
    {
      when: (moment) => moment.view.tags.has('shown') && errorIn(moment) !== undefined,
      sees: see('why it was refused', (page, moment) =>
        expect(failure(page)).toContainText(texts[errorIn(moment) ?? ''] ?? ''),
      ),
    },
    {
      when: (moment) => errorIn(moment) === undefined,
      sees: see('no failure', (page) => expect(failure(page)).toHaveCount(0)),
    },
    {
      when: (moment) => receiptIn(moment) !== null,
      sees: see('what was paid, by its number', (page, moment) =>
        expect(paid(page)).toHaveText(`You claimed ₱6.23. ${receiptIn(moment)?.number}`),
      ),
    },
    {
      when: (moment) => receiptIn(moment) === null,
      sees: see('nothing of an earlier claim', (page) => expect(paid(page)).toHaveCount(0)),
    },
  ],
  impossible: (edge) => hasNoButton(edge) || cannotRun(edge) || isBy(edge, 'more.requested'),
  unwalked: {
    ...partOfProgram,
    'ready on more.requested': 'the list has one page here; that of the orders is walked with more',
    'waiting on more.requested': 'the list has one page here; that of the orders is walked with more',
  },
  unseen: { renewBalance: 'screens/rebates/RebateScreen.test.tsx: balance and records are out of date' },
});

export const claimBinding = bindingOf(missionsShown);
/** The same chart for claiming level gifts. */
export const giftClaimBinding = bindingOf(giftsShown);

const orderOf = ({ id, sum, refusal: why }: Offer) => ({
  id,
  number: `M10000${id}`,
  kind: 'piece',
  title: `Piece ${id}`,
  picture: '',
  points: 623,
  state: 'placed',
  stateText: 'Placed',
  parcel: '',
  address: null,
  placedAt: 0,
  changedAt: 0,
  cancellable: isClaimable({ id, sum, refusal: why }),
});
const ordersOf = (offers: Offer[], next: string | null) => ({
  list: offers.map(orderOf),
  next,
  now: 0,
  timeZone: 'Asia/Manila',
});
const orders = '/wps/member/mall/orders';
const cancels = (page: Page) => page.locator('main button:enabled').filter({ hasText: /^Cancel order$/ });
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });
const showsCancelling = see('which one is under way, and no other meanwhile', async (page, moment) => {
  const id = claimIn(moment)?.id;
  await expect(busy(page)).toHaveCount(
    offersIn(moment).some((offer) => offer.id === id && isClaimable(offer)) ? 1 : 0,
  );
  await expect(cancels(page)).toHaveCount(0);
});
const given = (page: Page) => page.getByRole('status').filter({ hasText: 'points back' });

/** The same chart for cancelling orders of goods, a paged list (BEN-14). */
export const orderClaimBinding: Binding = {
  ...claimBinding,
  open: (variant) => ({
    path: '/m/mall/mallHome?page=orders',
    async prepare(page) {
      await playAs(page, sessionOf(variant === refusedType ? 4 : 0));
      // The first page has everything that the walk checks; the second is empty and ends the list.
      await answerOthers(page, { ...playersCalls, [orders]: ordersOf([], null) });
    },
  }),
  calls: {
    loadOffers: {
      paths: [orders],
      only: (request) => request.method() === 'GET' && !request.url().includes('cursor=c1'),
      sends: () => ({ method: 'GET', query: { cursor: '', language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(ordersOf(value as Offer[], 'c1')) : refusal(404, 'notFound')),
    },
    makeClaim: {
      ...claimBinding.calls['makeClaim']!,
      paths: [`${orders}/cancel`],
      reply(answered) {
        const { ok, value, sent } = answered;
        if (!ok || !(value as ClaimOutcome).ok) return claimBinding.calls['makeClaim']!.reply(answered);
        return accepted({ id: (sent.body as { id: string }).id, state: 'cancelled', left: 0 });
      },
    },
  },
  does: {
    ...claimBinding.does,
    async 'claim.tapped'(page, { id }) {
      await page.getByRole('button', { name: `Cancel order M10000${id}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    },
    'more.requested': (page) => showMore(page).click(),
    'offers.ended': () => Promise.reject(new Error('nothing of an order ends by the clock')),
  },
  controls: { ...claimBinding.controls, 'claim.tapped': cancels, 'more.requested': showMore },
  reachable: (event, { context }) => event !== 'more.requested' || context.pages === 1,
  without: {
    'page.shown': 'the page comes back to the front',
    'net.returned': 'the net comes back',
    'offers.ended': 'nothing of an order ends by the clock',
  },
  sees: {
    ...claimBinding.sees,
    refused: see('that a real account is asked for, and no order', async (page) => {
      await expect(notices(page)).toHaveText('Please login an actual account to use this function');
      await expect(cancels(page)).toHaveCount(0);
    }),
    'loading.first': see('no order yet', (page) => expect(cancels(page)).toHaveCount(0)),
    'loading.again': showsCancelling,
    ready: see('what can be taken back, each by a button of its own', (page, moment) =>
      expect(cancels(page)).toHaveCount(offersIn(moment).filter(isClaimable).length),
    ),
    waiting: see('that nothing can be taken back', (page) => expect(cancels(page)).toHaveCount(0)),
    claiming: showsCancelling,
  },
  facts: [
    {
      when: (moment) => moment.view.tags.has('shown') && errorIn(moment) !== undefined,
      sees: see('why it was refused', (page, moment) =>
        expect(failure(page)).toContainText(
          errorIn(moment) === 'conflict'
            ? "It's already packed and can't be cancelled any more."
            : (texts[errorIn(moment) ?? ''] ?? ''),
        ),
      ),
    },
    {
      when: (moment) => errorIn(moment) === undefined,
      sees: see('no failure', (page) => expect(failure(page)).toHaveCount(0)),
    },
    {
      when: (moment) => receiptIn(moment) !== null,
      sees: see('which order was taken back, and its points', (page, moment) =>
        expect(given(page)).toHaveText(`You got 623 points back. M10000${claimIn(moment)?.id}`),
      ),
    },
    {
      when: (moment) => receiptIn(moment) === null,
      sees: see('nothing of an earlier one', (page) => expect(given(page)).toHaveCount(0)),
    },
  ],
  impossible: (edge) =>
    hasNoButton(edge) ||
    cannotRun(edge) ||
    isBy(edge, 'offers.ended') ||
    (isBy(edge, 'more.requested') && edge.from.view.context.pages > 1),
  unwalked: {
    ...partOfProgram,
    'loading on offers.ended': 'nothing of an order ends by the clock',
    'ready on offers.ended': 'nothing of an order ends by the clock',
    'waiting on offers.ended': 'nothing of an order ends by the clock',
  },
  unseen: { renewBalance: 'screens/mall/MallScreen.test.tsx: the mall is out of date' },
};
