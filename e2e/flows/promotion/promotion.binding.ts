import { expect, type Page } from '@playwright/test';
import type { PromotionAct, PromotionOutcome } from '#machines/promotion/promotion.machine.ts';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
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
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const join = button('Join');
const claim = button('Claim');
const apply = (page: Page) => main(page).getByRole('button', { name: /^Apply( again)?$/ });
const again = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const comment = (page: Page) => main(page).getByRole('textbox', { name: 'Your message' });
const failure = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });
const said = (page: Page) => main(page).getByRole('status').filter({ hasText: /\S/ });
const title = (page: Page) => main(page).getByRole('heading', { name: 'Share your win' });

const far = Date.UTC(2040, 0, 1);
const farther = Date.UTC(2041, 0, 1);
/** An offer that is running at any time of the walk. */
const dated = (offer: PromotionOffer) => ({ ...offer, startsAt: 0, endsAt: far });
const offerIn = ({ view }: Moment) => view.context.offer as PromotionOffer;
const done = {
  join: "You've joined.",
  claim: 'Claimed. The bonus is yours.',
  apply: 'Application sent.',
};
const waits = see('a busy button, or none', (page) =>
  expect(
    main(page)
      .locator('button:enabled')
      .filter({ hasText: /^(Join|Claim|Apply)/ }),
  ).toHaveCount(0),
);

export const promotionBinding: Binding = {
  startsOnly: ['a trial player', 'a visitor'],
  open: (variant) => ({
    path: '/m/activity?promotion=share-your-win',
    async prepare(page) {
      if (variant !== 'a visitor') await playAs(page, sessionOf(variant === 'a member' ? 0 : 4));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadOffer: {
      paths: ['/wps/member/promotions'],
      only: (request) => request.method() === 'GET',
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply({ ok, value }) {
        if (!ok) return failing(value, { status: 200, body: 'no answer' });
        const list = value ? [dated(value as PromotionOffer)] : [];
        return accepted({ list, now: 0, timeZone: 'Asia/Manila' });
      },
    },
    takeStep: {
      paths: ['/wps/member/promotions/join', '/wps/member/rewards/claim'],
      choose: ({ request }: { request: PromotionAct }) =>
        request.step === 'join' ? '/wps/member/promotions/join' : '/wps/member/rewards/claim',
      sends: ({ request: { step, id, version, reward } }: { request: PromotionAct }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: {
          key: (sent.body as { key: string }).key,
          language: 'EN',
          ...(step === 'join' ? { id, version } : { id: reward }),
        },
      }),
      reply({ ok, value, sent, input }) {
        if (!ok) throw new Error('the chart of the call is a part of the program');
        const outcome = value as PromotionOutcome;
        if (!outcome.ok) {
          const { key } = sent.body as { key: string };
          return refusal(409, outcome.error.code, outcome.decided ? { decided: key } : undefined);
        }
        return accepted((input as { request: PromotionAct }).request.step === 'join' ? joined : claimed);
      },
    },
    application: {
      paths: ['/wps/member/promotions/apply'],
      reply: () => accepted(joined),
    },
  },

  does: {
    'join.tapped': (page) => join(page).click(),
    'claim.tapped': (page) => claim(page).click(),
    async 'apply.tapped'(page) {
      await apply(page).click();
      await comment(page).fill('In the chat of Cebu');
      await main(page).getByRole('button', { name: 'Send application' }).click();
    },
    'retry.requested': (page) => again(page).click(),
    'page.shown': (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    'offer.ended': (page) => showAt(page, farther),
  },
  controls: {
    'join.tapped': join,
    'claim.tapped': claim,
    'apply.tapped': apply,
    'retry.requested': again,
  },
  without: {
    'page.shown': 'the browser tells it',
    'net.returned': 'the browser tells it',
    'offer.ended': 'the countdown tells it',
  },

  sees: {
    visitor: see('the way to log in', (page) =>
      expect(main(page).getByRole('link', { name: 'Log in' })).toBeVisible(),
    ),
    refused: see('that a real account is asked for', (page) =>
      expect(main(page)).toContainText('Please login an actual account to use this function'),
    ),
    'loading.first': see('nothing yet', (page) => expect(title(page)).toHaveCount(0)),
    'loading.again': waits,
    unavailable: unlessSwitchedOff('that there was no answer', (page) =>
      expect(failure(page)).toContainText(["We couldn't read the reply. Please try again."]),
    ),
    gone: see('that it is not there, and the way to all', async (page) => {
      await expect(main(page)).toContainText("This promotion isn't available, or isn't open to you.");
      await expect(main(page).getByRole('link', { name: 'All promotions' })).toBeVisible();
    }),
    shown: see('what the operator says of it', async (page, moment) => {
      await expect(title(page)).toBeVisible();
      await expect(main(page)).toContainText(offerIn(moment).stateText);
    }),
    applying: see('the form of an application', (page) => expect(comment(page)).toBeVisible()),
    acting: waits,
  },
  facts: [
    {
      when: ({ view }) => view.matches('shown') && view.context.done !== null,
      sees: see('what was done', (page, { view }) =>
        expect(said(page)).toHaveText([done[view.context.done as keyof typeof done]]),
      ),
    },
    {
      when: ({ view }) => view.matches('shown') && view.context.done === null,
      sees: see('nothing of what was done', (page) => expect(said(page)).toHaveCount(0)),
    },
    {
      when: ({ view }) => view.matches('shown') && view.context.error !== null,
      sees: see('why it was not done', (page) => expect(failure(page)).not.toHaveCount(0)),
    },
    {
      when: ({ view }) => view.matches('shown') && view.context.error === null,
      sees: see('no failure', (page) => expect(failure(page)).toHaveCount(0)),
    },
    {
      when: (moment) => moment.view.matches('shown') && offerIn(moment).reason !== '',
      sees: see('why an application was rejected', (page, moment) =>
        expect(main(page).getByRole('note')).toContainText(offerIn(moment).reason),
      ),
    },
  ],
  effects: {},
  unseen: { renewRewards: 'e2e/journeys/rewards/activity.spec.ts: the balance has the bonus' },
  unwalked: {
    'applying on application answers #2':
      'e2e/flows/depositReceipts/depositReceipts.spec.ts closes the form; here it is sent',
    'applying on application fails': 'the form says itself why it failed',
    'acting on takeStep fails': 'the chart of the call is a part of the program',
  },
  // The form's own chart covers closing it; here the form is submitted, and the call succeeds. The chart of a step's call
  // answers for whatever the operator does.
  impossible: ({ step }) =>
    step.kind === 'answer' &&
    (step.actor === 'application'
      ? !(step.ok && (step.value as { order: unknown }).order !== null)
      : step.actor === 'takeStep' && !step.ok),
};

const joined: PromotionOffer = {
  id: 'share-your-win',
  version: 1,
  title: 'Share your win',
  state: 'joined',
  stateText: 'joined',
  startsAt: 0,
  endsAt: far,
  conditions: [],
  weights: [],
  picture: '',
  terms: null,
  amount: 150,
  turnover: 150,
  entry: 'apply',
  reward: null,
  refusal: '',
  reason: '',
  actions: [],
  triesLeft: 3,
  application: null,
  steps: [],
};
const claimed = {
  id: 'b1',
  number: 'R-1',
  title: 'Share your win',
  state: 'done',
  stateText: 'Done',
  amount: 150,
  turnover: 0,
  played: 0,
  left: 0,
  converted: 150,
  endsAt: null,
  changedAt: 1,
  refusal: '',
};
