import { expect, type Page } from '@playwright/test';
import type { Contract } from '@araw/contract/agents/agent';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  failing,
  notices,
  playAs,
  playersCalls,
  seeNotOffered,
  sessionOf,
} from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const accept = (page: Page) => main(page).getByRole('button', { name: 'Accept' });
const decline = (page: Page) => main(page).getByRole('button', { name: 'Decline' });
const question = (page: Page) => page.getByRole('alertdialog');
const cancel = (page: Page) => question(page).getByRole('button', { name: 'Cancel' });
const confirm = (page: Page) => question(page).getByRole('button', { name: /^(Accept|Decline)$/ });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const offer = (page: Page) => main(page).getByRole('region', { name: 'Waiting for your decision' });

const places: Record<string, { path: string; call: string }> = {
  'daily salary': { path: '/m/member/agent/getSalaryContract', call: 'AGEFE_dailySalary' },
  dividend: { path: '/m/member/agent/getDevidendContract', call: 'AGEFE_dividend' },
  'to an agent who counts as trial': {
    path: '/m/member/agent/getSalaryContract',
    call: 'AGEFE_dailySalary',
  },
  'hourly salary': { path: '/m/member/agent/getHourContract', call: 'AGEFE_hourlySalary' },
};
const infoOf = {
  dailySalary: 'AGEFE_dailySalaryInfo',
  dividend: 'AGEFE_dividendInfo',
  hourlySalary: 'AGEFE_hourlySalaryInfo',
} as const;
const decisionOf = {
  dailySalary: 'AGEFE_dailySalaryApply',
  dividend: 'AGEFE_dividendPayout',
  hourlySalary: 'AGEFE_hourlySalaryApply',
} as const;

type Kind = keyof typeof infoOf;

const statusTexts = { active: 'In force', declined: 'Declined', ended: 'Ended' };
const noAnswer = "We couldn't read the reply. Please try again.";
const held = ({ view }: Moment) => view.context.contract as Contract | null;

export const contractBinding: Binding = {
  open: (variant) => ({
    path: places[variant]?.path ?? '',
    async prepare(page) {
      await playAs(page, sessionOf(variant === 'to an agent who counts as trial' ? 41 : 1));
      const call = places[variant]?.call ?? '';
      await answerOthers(page, {
        ...playersCalls,
        [`${call}Current`]: {
          contractId: '',
          kind: 'dailySalary',
          status: 'none',
          terms: [],
          offeredAt: null,
          decidedAt: null,
        },
        [`${call}History`]: { list: [], totalPages: 0 },
        '/wps/agent/contracts/payouts': {
          list: [],
          totalPages: 0,
          running: null,
          now: 0,
          timeZone: 'Asia/Manila',
        },
      });
    },
  }),
  startsOnly: ['dividend', 'hourly salary'],

  calls: {
    loadContract: {
      paths: Object.values(infoOf),
      choose: ({ kind }: { kind: Kind }) => infoOf[kind],
      sends: () => ({ method: 'GET', query: { contractId: '' }, token: 'token' }),
      reply: ({ ok, value }) => (ok ? accepted(value) : failing(value, { status: 200, body: 'no answer' })),
    },
    decide: {
      paths: Object.values(decisionOf),
      choose: ({ kind }: { kind: Kind }) => decisionOf[kind],
      sends: ({ contractId, accept: accepts }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { contractId, accept: accepts },
      }),
      reply: ({ ok }) => (ok ? accepted({}) : { status: 200, body: 'no answer' }),
    },
  },

  does: {
    'retry.requested': (page) => retry(page).click(),
    'accept.tapped': (page) => accept(page).click(),
    'decline.tapped': (page) => decline(page).click(),
    'decision.cancelled': (page) => cancel(page).click(),
    'decision.confirmed': (page) => confirm(page).click(),
  },
  controls: {
    'retry.requested': retry,
    'accept.tapped': accept,
    'decline.tapped': decline,
    'decision.cancelled': cancel,
    'decision.confirmed': confirm,
  },

  sees: {
    'loading.first': see('neither a contract nor that there is none', async (page) => {
      await expect(main(page).getByRole('table')).toHaveCount(0);
      await expect(main(page).getByText('No contract yet')).toHaveCount(0);
    }),
    notOffered: seeNotOffered,
    unavailable: see('why the contract cannot be read', (page) =>
      expect(main(page).getByRole('alert')).toContainText(noAnswer),
    ),
    none: see('that there is no contract yet', (page) =>
      expect(main(page).getByText('No contract yet')).toBeVisible(),
    ),
    offered: see('the offer', (page) => expect(offer(page)).toBeVisible()),
    confirming: see('the question that fits the tap, with the focus in it', async (page, { view }) => {
      await expect(question(page)).toHaveAccessibleName(
        view.context.accept ? 'Accept this contract?' : 'Decline this contract?',
      );
      await expect(question(page).locator(':focus')).toHaveCount(1);
    }),
    deciding: see('the offer, busy', (page) => expect(accept(page)).toHaveAttribute('aria-busy', 'true')),
    'loading.again': see('the offer, busy', (page) =>
      expect(accept(page)).toHaveAttribute('aria-busy', 'true'),
    ),
    decided: see('how the contract stands', async (page, moment) => {
      const status = held(moment)?.status as keyof typeof statusTexts;
      await expect(main(page).getByRole('region', { name: statusTexts[status], exact: true })).toBeVisible();
      await expect(accept(page)).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => !view.matches('confirming'),
      sees: see('no question', (page) => expect(question(page)).toHaveCount(0)),
    },
    {
      when: ({ view }) => view.matches('offered') && view.context.error !== null,
      sees: see('why it could not be decided', (page) =>
        expect(offer(page).getByRole('alert')).toContainText(noAnswer),
      ),
    },
    {
      when: ({ view }) => view.matches('offered') && view.context.error === null,
      sees: see('no refusal', (page) => expect(offer(page).getByRole('alert')).toHaveCount(0)),
    },
  ],
  effects: {
    sayDecidedElsewhere: see('that it had been decided elsewhere', (page) =>
      expect(notices(page)).toContainText('This contract was already decided elsewhere.'),
    ),
    sayRealAccountOnly: see('that it takes a real account', (page) =>
      expect(notices(page)).toHaveText('Please login an actual account to use this function'),
    ),
    sayDecided: see('that it was taken', (page, { view }) =>
      expect(notices(page)).toContainText(view.context.accept ? 'Contract accepted' : 'Contract declined'),
    ),
  },
};
