import { expect, type Page } from '@playwright/test';
import type {
  ClosedBy,
  OpenedShare,
  OpeningOutcome,
  ShownEnvelope,
} from '#machines/envelopeOpening/envelopeOpening.machine.ts';
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
} from '../opening.ts';

const envelopeOf = ({ id, state }: ShownEnvelope) => ({
  id,
  state,
  from: 'ra•••n',
  greeting: 'Good luck',
  kept: false,
  createdAt: 0,
  endsAt: 60_000,
  share: state === 'opened' ? 6.23 : null,
  openedAt: state === 'opened' ? 0 : null,
  number: id === 'e1' ? 'E100001' : 'E100002',
});

const open = (page: Page) => page.getByRole('button', { name: 'Open E100001' });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const paid = (page: Page) => page.getByRole('status').filter({ hasText: 'is in your balance' });

const listIn = ({ view }: Moment) => view.context.list as readonly ShownEnvelope[] | null;
const shareIn = ({ view }: Moment) => view.context.share as OpenedShare | null;
const closedByIn = ({ view }: Moment) => view.context.closedBy as ClosedBy | null;
const errorIn = ({ view }: Moment) => view.context.error?.code as string | undefined;
const isOpenIn = (moment: Moment) =>
  listIn(moment)?.some(({ id, state }) => id === 'e1' && state === 'open') === true;
const closedTexts: Record<string, string> = {
  emptied: 'All shares were gone before you got here.',
  ended: 'It has expired.',
  strange: "This red envelope isn't for you.",
};

export const envelopeOpeningBinding: Binding = {
  notYet: { 'as type 4': 'the router lets real accounts in alone: e2e/journeys/cashier/envelopes.spec.ts' },
  open: () => ({
    path: '/m/webEmail?page=envelopes',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadEnvelopes: {
      paths: ['/wps/member/envelopes'],
      only: (request) => request.method() === 'GET',
      sends: () => ({ method: 'GET', query: { language: 'EN' }, token: 'token' }),
      reply: ({ ok, value }) =>
        ok
          ? accepted({
              list: (value as ShownEnvelope[]).map(envelopeOf),
              now: 0,
              timeZone: 'Asia/Manila',
            })
          : failing(value, refusal(404, 'notFound')),
    },
    openEnvelope: {
      paths: ['/wps/member/envelopes/open'],
      sends: ({ request: { id } }, _asked, _url, { body }) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { key: (body as { key: string }).key, id, language: 'EN' },
      }),
      reply({ ok, value, sent }) {
        if (!ok) throw new Error('the chart of the call is a part of the program');
        const outcome = value as OpeningOutcome;
        if (outcome.ok) {
          const { number, sum, turnover } = outcome.share;
          return accepted({ id: 'e1', number, at: 0, amount: sum, turnover });
        }
        const { closedBy, decided, error } = outcome;
        return refusal(409, error.code, {
          ...(closedBy !== null && closedBy !== 'strange' && { envelope: closedBy }),
          ...(decided && { decided: (sent.body as { key: string }).key }),
        });
      },
    },
  },

  does: {
    'envelope.tapped': (page) => open(page).click(),
    'retry.requested': (page) => retry(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  },
  controls: { 'envelope.tapped': open, 'retry.requested': retry },
  without: { 'page.shown': 'the page comes back to the front', 'net.returned': 'the net comes back' },

  sees: {
    'loading.first': see('nothing to open yet', (page) => expect(open(page)).toHaveCount(0)),
    'loading.again': see('what was there, not to be tapped', (page, moment) =>
      isOpenIn(moment) ? expect(open(page)).toBeDisabled() : expect(open(page)).toHaveCount(0),
    ),
    unavailable: unlessSwitchedOff('why it cannot be read', (page) =>
      expect(failure(page)).toContainText("We couldn't find this."),
    ),
    ready: see('what can be opened, or what became of it', async (page, moment) => {
      const list = listIn(moment) ?? [];
      await expect(open(page)).toHaveCount(isOpenIn(moment) ? 1 : 0);
      if (list.length === 0) await expect(page.getByText('No red envelopes')).toBeVisible();
      if (list.some(({ state }) => state === 'opened'))
        await expect(page.getByText('Opened', { exact: true })).toBeVisible();
      if (list.some(({ state }) => state === 'ended'))
        await expect(page.getByText('Expired', { exact: true })).toBeVisible();
    }),
    opening: see('that it is being opened', (page) =>
      expect(open(page)).toHaveAttribute('aria-busy', 'true'),
    ),
  },
  facts: [
    {
      when: (moment) => closedByIn(moment) !== null,
      sees: see('why it cannot be opened', (page, moment) =>
        expect(failure(page)).toContainText(closedTexts[closedByIn(moment) ?? ''] ?? 'no text'),
      ),
    },
    {
      when: (moment) => moment.view.matches('ready') && errorIn(moment) === 'demandOpen',
      sees: see('why it was refused', (page) =>
        expect(failure(page)).toContainText("There's something you need to do first."),
      ),
    },
    {
      when: (moment) => errorIn(moment) === undefined,
      sees: see('no failure', (page) => expect(failure(page)).toHaveCount(0)),
    },
    {
      when: (moment) => shareIn(moment) !== null,
      sees: see('the own share, by its number', (page, moment) =>
        expect(paid(page)).toContainText(`₱6.23 is in your balance. ${shareIn(moment)?.number}`),
      ),
    },
    {
      when: (moment) => shareIn(moment) === null,
      sees: see('no share of an earlier one', (page) => expect(paid(page)).toHaveCount(0)),
    },
  ],
  // The chart of the call answers for whatever the operator does.
  impossible: ({ step }) => step.kind === 'answer' && step.actor === 'openEnvelope' && !step.ok,
  unwalked: { 'opening on openEnvelope fails': 'the chart of the call is a part of the program' },
  unseen: { renewBalance: 'screens/envelopes/EnvelopesScreen.test.tsx: balance and records are out of date' },
};
