import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import { deliveryAddress } from '@araw/testing/deliveryAddress';
import type { Keyed, KeyedAnswer } from '#machines/keyedCall/keyedCall.machine.ts';
import { type Binding, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  formRules,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
} from '../opening.ts';

/** Later than any time the page's clock shows during the walks. */
const far = Date.UTC(2040, 0, 1);
const kept = 'b6a1f0de-6b2c-4b6e-8b26-2f8a3f1f0c01';

const mission = {
  id: '7',
  title: 'Mission 7',
  period: 'day',
  from: '2026-01-15',
  to: '2026-01-15',
  measure: 'logIns',
  money: false,
  have: 1,
  target: 1,
  reward: 6.23,
  turnover: 6.23,
  turnoverDays: 7,
  claimedAt: null,
  endsAt: far,
  keptUntil: far,
  claimable: 6.23,
  refusal: '',
};

const promotion = {
  id: 'share-your-win',
  version: 1,
  title: 'Share your win',
  state: 'open',
  stateText: 'open',
  startsAt: 0,
  endsAt: far,
  conditions: [],
  weights: [],
  picture: '',
  terms: null,
  amount: 150,
  turnover: 150,
  entry: 'join',
  actions: ['join'],
  reward: null,
  refusal: '',
  reason: '',
  triesLeft: 3,
  application: null,
  steps: [],
};
const link = {
  id: '4',
  url: '/m/register?affiliateCode=MADE',
  code: 'MADE',
  registrations: 0,
  label: 'Facebook group',
  type: 0,
  rebates: {},
  createdAt: 0,
  latestAt: null,
  deletedAt: null,
};
const tier = { amount: 20_000, activeMembers: 3, rate: 5 };
const ownRates = { rebates: { RNG: 0.8 }, next: { RNG: 0.8 }, subordinates: [] };

/** A page whose chart makes such a call. */
interface Shown {
  path: string;
  /** The key of its variant in the model. */
  key: string;
  isAgent?: boolean;
  /** Answers to what the page reads. */
  reads: Record<string, unknown>;
  call: string;
  /** What the call sends besides its key. */
  sends: object;
  accepted: object;
  button: (page: Page) => ReturnType<Page['getByRole']>;
  /** What is done before its button is tapped. */
  fill?: (page: Page) => Promise<void>;
  /** What the page says once it is done. */
  done: string;
}

const pages: Record<string, Shown> = {
  'a mission': {
    path: '/m/leaderBoard',
    key: 'k1',
    reads: {
      '/wps/member/missions': {
        list: [mission],
        now: 0,
        timeZone: 'Asia/Manila',
      },
    },
    call: '/wps/member/missions/claim',
    sends: { id: '7', language: 'EN' },
    accepted: { number: 'R100001', sum: 6.23, mission: { ...mission, claimable: 0 } },
    button: (page) => page.getByRole('button', { name: 'Claim ₱6.23: Mission 7' }),
    done: 'You claimed ₱6.23.',
  },
  'an envelope': {
    path: '/m/webEmail?page=envelopes',
    key: 'k2',
    reads: {
      '/wps/member/envelopes': {
        list: [
          {
            id: 'e1',
            state: 'open',
            from: 'ra•••n',
            greeting: 'Good luck',
            kept: false,
            createdAt: 0,
            endsAt: 60_000,
            share: null,
            openedAt: null,
            number: 'E100001',
          },
        ],
        now: 0,
        timeZone: 'Asia/Manila',
      },
    },
    call: '/wps/member/envelopes/open',
    sends: { id: 'e1', language: 'EN' },
    accepted: { id: 'e1', number: 'E100001', at: 0, amount: 6.23, turnover: 0 },
    button: (page) => page.getByRole('button', { name: 'Open E100001' }),
    done: '₱6.23 is in your balance.',
  },
  'an account': {
    path: '/m/agentRegister',
    key: 'k4',
    isAgent: true,
    reads: {
      AGEFE_rebateSettings: ownRates,
      '/wps/system/setting/register': formRules,
      '/wps/check/username': { available: true },
    },
    call: '/wps/agent/account',
    sends: { account: 'lorna', password: 'First1234', type: 0, rebates: { RNG: 0.5 } },
    accepted: { account: 'lorna', type: 0 },
    button: (page) => page.getByRole('main').getByRole('button', { name: 'Open an account' }),
    async fill(page) {
      await page.getByRole('textbox', { name: 'Username' }).fill('lorna');
      await page.getByRole('textbox', { name: 'First password' }).fill('First1234');
      await page.getByRole('textbox', { name: 'Slots' }).fill('0.5');
    },
    done: 'Account opened',
  },
  'an invitation link': {
    path: '/m/agentRegister?page=addresses',
    key: 'k5',
    isAgent: true,
    reads: { AGEFE_rebateSettings: ownRates, '/wps/agent/affiliateUrl': { list: [link] } },
    call: '/wps/agent/affiliateUrl',
    sends: { label: 'Facebook group', type: 0, rebates: { RNG: 0.5 }, code: '' },
    accepted: link,
    button: (page) => page.getByRole('main').getByRole('button', { name: 'Create a link' }),
    async fill(page) {
      await page.getByRole('main').getByRole('button', { name: 'Create a link' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Facebook group');
      await page.getByRole('textbox', { name: 'Slots' }).fill('0.5');
    },
    // It is in the list, which the form covers.
    done: 'Facebook group',
  },
  'a contract': {
    path: '/m/member/agent/agentDivident?account=jose',
    key: 'k6',
    isAgent: true,
    reads: {
      '/wps/agent/contracts/offerable': {
        account: 'jose',
        kinds: [{ kind: 'dividend', own: [tier], current: null, waits: false }],
        owed: 0,
      },
    },
    call: '/wps/agent/contracts',
    sends: { account: 'jose', kind: 'dividend', terms: [tier], carries: false },
    accepted: {
      contractId: '7',
      account: 'jose',
      kind: 'dividend',
      terms: [tier],
      carries: false,
      status: 'requested',
      offeredAt: 1,
      decidedAt: null,
      lapsesAt: null,
      endedAt: null,
    },
    button: (page) => page.getByRole('main').getByRole('button', { name: 'Send offer' }),
    async fill(page) {
      await page.getByRole('textbox', { name: 'Minimum team losses' }).fill('20000');
      await page.getByRole('textbox', { name: 'Active members' }).fill('3');
      await page.getByRole('textbox', { name: 'Share (%)' }).fill('5');
    },
    done: 'Offer sent to jose',
  },
  'a promotion': {
    path: '/m/activity?promotion=share-your-win',
    key: 'k7',
    reads: { '/wps/member/promotions': { list: [promotion], now: 0, timeZone: 'Asia/Manila' } },
    call: '/wps/member/promotions/join',
    sends: { id: 'share-your-win', version: 1, language: 'EN' },
    accepted: promotion,
    button: (page) => page.getByRole('main').getByRole('button', { name: 'Join', exact: true }),
    done: "You've joined.",
  },
  'goods, after a reload': {
    path: '/m/mall/mallHome?goods=parol',
    key: 'k3',
    reads: {
      '/wps/member/mall': {
        points: 1_800,
        rates: [],
        nextAt: 0,
        categories: [{ id: 'home', title: 'At home' }],
        goods: [
          {
            version: 1,
            kind: 'piece',
            price: 1_800,
            stock: 1,
            limit: 2,
            taken: 1,
            id: 'parol',
            category: 'home',
            title: 'Capiz parol',
            about: '',
            picture: '',
            arrives: { from: 5, to: 7 },
            bonus: null,
          },
        ],
        refusal: '',
        addressDays: 30,
        now: 0,
        timeZone: 'Asia/Manila',
      },
    },
    call: '/wps/member/mall/redeem',
    sends: { id: 'parol', version: 1, address: deliveryAddress, language: 'EN' },
    accepted: { number: 'M100001', kind: 'piece', points: 1_800, left: 0, id: 'o1', title: 'Capiz parol' },
    button: (page) => page.getByRole('button', { name: 'Redeem 1,800 points' }),
    done: 'Your order is placed',
  },
};

const all = Object.values(pages);
const shownAt = (url: string) => all.find(({ path }) => url.endsWith(path))!;
const shownFor = (call: string) => all.find((one) => call.endsWith(one.call))!;
const askAgain = (page: Page) => page.getByRole('button', { name: 'Check again' });
const failure = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });

export const keyedCallBinding: Binding = {
  open: (variant) => ({
    path: pages[variant]!.path,
    async prepare(page) {
      await playAs(page, sessionOf(pages[variant]!.isAgent ? 1 : 0));
      await page.addInitScript((stored) => sessionStorage.setItem('GOODS_WISH', JSON.stringify(stored)), {
        account: 'maria',
        goods: 'parol',
        wish: { version: 1, address: deliveryAddress, key: kept },
      });
      await answerOthers(page, { ...playersCalls, ...pages[variant]!.reads });
      // An address of goods and a first password are sealed.
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
    async begin(page) {
      // A redemption that a reload interrupted continues automatically.
      if (variant.includes('reload')) return;
      await pages[variant]!.fill?.(page);
      await pages[variant]!.button(page).click();
    },
  }),

  calls: {
    makeCall: {
      paths: all.map(({ call }) => call),
      only: (request) => request.method() === 'POST',
      choose: ({ key }: Keyed) => all.find((one) => one.key === key)!.call,
      sends: (_request, _asked, url, { body }) => {
        const { key } = body as { key: string };
        const shown = shownFor(url.pathname);
        return {
          method: 'POST',
          query: {},
          token: 'token',
          body: { ...shown.sends, key: shown.path.includes('parol') ? kept : key },
        };
      },
      reply({ ok, value, url, sent }) {
        if (!ok) return 'silence';
        const answer = value as KeyedAnswer;
        if (answer.ok) return accepted(shownFor(url.pathname).accepted);
        const { key } = sent.body as { key: string };
        return refusal(409, answer.error.code, answer.decided ? { decided: key } : undefined);
      },
    },
  },

  does: {
    'retry.requested': (page) => askAgain(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  controls: { 'retry.requested': askAgain },
  without: { 'net.returned': 'the net comes back' },

  sees: {
    asking: see('that it is under way, and no second tap', (page) =>
      expect(shownAt(page.url()).button(page)).toBeDisabled(),
    ),
    unanswered: see('that its fate is open, and neither done nor refused', async (page) => {
      await expect(failure(page)).toContainText("We couldn't confirm this yet.");
      await expect(page.getByText(shownAt(page.url()).done)).toHaveCount(0);
    }),
  },
  facts: [],
  unseen: { ended: 'it is looked for where the step leads' },
  departs({ to, step }) {
    if (!to.view.matches('ended') || step.kind !== 'answer') return undefined;
    return (step.value as KeyedAnswer).ok
      ? see('what was done', (page) => expect(page.getByText(shownAt(page.url()).done).first()).toBeVisible())
      : see('that it was refused, and no button to check again', async (page) => {
          await expect(failure(page)).toHaveCount(1);
          await expect(askAgain(page)).toHaveCount(0);
        });
  },
};
