import { expect, type Page } from '@playwright/test';
import type { OfferMove, MoveOutcome } from '#machines/offerMove/offerMove.machine.ts';
import type { GivenContract } from '@araw/contract/agents/agentContracts';
import { type Binding, see } from '@araw/flow/browser';
import { accepted, answerOthers, playAs, playersCalls, refusal, sessionOf } from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page) => page.getByRole('alertdialog');
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });
const said = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });

const noon = Date.UTC(2026, 10, 27, 4);
const given = (
  contractId: string,
  rest: Pick<GivenContract, 'kind' | 'status' | 'actions'>,
): GivenContract => ({
  contractId,
  account: 'jose',
  terms: [{ amount: 20_000, activeMembers: 3, rate: 5 }],
  offeredAt: noon,
  decidedAt: null,
  carries: false,
  lapsesAt: null,
  endedAt: null,
  owed: 0,
  lastPaid: null,
  ...rest,
});
const contracts = {
  list: [
    given('7', { kind: 'dividend', status: 'requested', actions: ['withdraw'] }),
    given('9', { kind: 'dailySalary', status: 'requested', actions: ['decide'] }),
    given('8', { kind: 'hourlySalary', status: 'active', actions: ['end'] }),
  ],
  totalPages: 1,
  counts: { all: 3, waiting: 2, inForce: 1, ended: 0 },
  owed: 0,
  timeZone: 'Asia/Manila',
};

const kinds = { dividend: 'Dividend', dailySalary: 'Daily salary', hourlySalary: 'Hourly salary' };
const buttons = {
  withdraw: 'Withdraw the offer',
  end: 'End the contract',
  accept: 'Accept',
  decline: 'Decline',
};
const questions = {
  withdraw: 'Withdraw the offer to jose?',
  end: 'End the contract with jose?',
  accept: "Accept jose's request?",
  decline: "Decline jose's request?",
};
const news = {
  withdraw: 'Offer withdrawn.',
  end: 'Contract ended.',
  accept: 'Accepted. It starts with the next period.',
  decline: 'Declined.',
};

const paths = {
  withdraw: '/wps/agent/contracts/withdraw',
  end: '/wps/agent/contracts/end',
  accept: '/wps/relay/AGEFE_dailySalaryProcess',
  decline: '/wps/relay/AGEFE_dailySalaryProcess',
};

const control = (page: Page, { kind, action }: OfferMove) =>
  main(page)
    .getByRole('article', { name: `jose · ${kinds[kind]}` })
    .getByRole('button', { name: buttons[action] });

export const offerMoveBinding: Binding = {
  open: () => ({
    path: '/m/member/agent/agentDivident',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      await answerOthers(page, { ...playersCalls, '/wps/agent/contracts': contracts });
    },
  }),

  calls: {
    moveContract: {
      paths: Object.values(paths),
      choose: ({ action }: OfferMove) => paths[action],
      sends: ({ contractId, action }: OfferMove) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: {
          contractId,
          ...(action === 'accept' && { accept: true }),
          ...(action === 'decline' && { accept: false }),
        },
      }),
      reply({ ok, value }) {
        if (!ok) return { status: 200, body: 'no answer' };
        const outcome = value as MoveOutcome;
        if (!outcome.ok) return refusal(409, outcome.error.code, {});
        return accepted(contracts.list[0]);
      },
    },
  },

  does: {
    'move.tapped': (page, { move }) => control(page, move).click(),
    'move.confirmed': (page) => question(page).getByRole('button').last().click(),
    'move.cancelled': (page) => question(page).getByRole('button', { name: 'Cancel' }).click(),
  },
  controls: {
    'move.confirmed': (page) => question(page).getByRole('button').last(),
    'move.cancelled': (page) => question(page).getByRole('button', { name: 'Cancel' }),
  },
  without: { 'move.tapped': 'each contract has controls of its own' },

  sees: {
    idle: see('no question', (page) => expect(question(page)).toHaveCount(0)),
    confirming: see('the question about this very contract', (page, { view }) =>
      expect(question(page)).toContainText(questions[view.context.move.action as keyof typeof questions]),
    ),
    moving: see('a busy question', (page) =>
      expect(question(page).getByRole('button').last()).toBeDisabled(),
    ),
  },
  facts: [
    {
      when: ({ view }) => view.context.done !== null,
      sees: see('what was done', (page, { view }) =>
        expect(said(page, news[view.context.done as keyof typeof news])).toBeVisible(),
      ),
    },
    {
      when: ({ view }) => view.context.done === null,
      sees: see('nothing of what was done', async (page) => {
        for (const text of Object.values(news)) await expect(said(page, text)).toHaveCount(0);
      }),
    },
    {
      when: ({ view }) => view.matches('idle') && view.context.error !== null,
      sees: see('why it was not done', (page) => expect(alerts(page)).not.toHaveCount(0)),
    },
  ],
  effects: {},
  unseen: { renewContracts: 'e2e/journeys/agents/offers.spec.ts: the list shows how it stands' },
};
