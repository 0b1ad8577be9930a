import { expect, type Page } from '@playwright/test';
import type { Offer, OfferOutcome, SentOffer } from '#machines/offer/offer.machine.ts';
import { type Binding, see } from '@araw/flow/browser';
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

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => main(page).getByRole('form', { name: 'Offer to jose' });
const tier = (page: Page, place: number) => form(page).getByRole('group', { name: `Tier ${place + 1}` });
const field = (page: Page, place: number, name: string) => tier(page, place).getByRole('textbox', { name });
const carries = (page: Page) => form(page).getByRole('checkbox');
const send = (page: Page) => main(page).getByRole('button', { name: 'Send offer' });
const again = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

const kinds = { dailySalary: 'Daily salary', dividend: 'Dividend', hourlySalary: 'Hourly salary' };
const amountOf = (kind: Offer['kind']) => (kind === 'dividend' ? 'Minimum team losses' : 'Minimum team bets');
const noAnswer = "We couldn't read the reply. Please try again.";

async function fill(page: Page, { kind, terms, carries: isCarried }: Offer) {
  await main(page).getByRole('button', { name: kinds[kind] }).click();
  const remove = form(page).getByRole('button', { name: 'Remove tier 2' });
  if (await remove.isVisible()) await remove.click();
  for (const [place, { amount, activeMembers, rate }] of terms.entries()) {
    if (place > 0) await form(page).getByRole('button', { name: 'Add a tier' }).click();
    await field(page, place, amountOf(kind)).fill(String(amount));
    await field(page, place, 'Active members').fill(String(activeMembers));
    await field(page, place, 'Share (%)').fill(String(rate));
  }
  if (kind === 'dividend') await carries(page).setChecked(isCarried);
}

export const offerBinding: Binding = {
  open: () => ({
    path: '/m/member/agent/agentDivident?account=jose',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadOfferable: {
      paths: ['/wps/agent/contracts/offerable'],
      sends: ({ account }: { account: string }) => ({ method: 'GET', query: { account }, token: 'token' }),
      reply({ ok, value }) {
        if (ok) return accepted(value);
        const { code } = value as { code: string };
        if (code === 'timeout') return { status: 200, body: 'no answer' };
        return failing(value, refusal(code === 'notFound' ? 404 : 400, code, {}));
      },
    },
    offerContract: {
      paths: ['/wps/agent/contracts'],
      only: (request) => request.method() === 'POST',
      sends: ({ request: offer }: { request: SentOffer }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { ...offer, key: (sent.body as { key: string }).key },
      }),
      reply({ ok, value, sent }) {
        if (!ok) throw new Error('the chart of the call is a part of the program');
        const outcome = value as OfferOutcome;
        const { key, account, kind, terms, carries: isCarried } = sent.body as SentOffer;
        if (outcome.ok) {
          return accepted({
            contractId: '7',
            account,
            kind,
            terms,
            carries: isCarried,
            status: 'requested',
            offeredAt: 1,
            decidedAt: null,
            lapsesAt: null,
            endedAt: null,
          });
        }
        const { error, decided, fault } = outcome;
        return refusal(409, error.code, { ...(decided && { decided: key }), ...fault });
      },
    },
  },

  does: {
    'retry.requested': (page) => again(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    async 'form.changed'(page) {
      await field(page, 0, 'Share (%)').fill('');
      await field(page, 0, 'Share (%)').fill('1');
    },
    async 'form.submitted'(page, { offer }) {
      await fill(page, offer);
      if (await send(page).isEnabled()) await send(page).click();
    },
  },
  controls: { 'retry.requested': again },
  without: {
    'net.returned': 'the browser says it',
    'form.changed': 'the fields are what is typed in',
    'form.submitted': 'whether it can be sent depends on the kind that is chosen; a fact sees that',
  },

  sees: {
    'loading.first': see('no form yet', (page) => expect(form(page)).toHaveCount(0)),
    'loading.again': see('a form that waits', (page) => expect(send(page)).toBeDisabled()),
    unavailable: unlessSwitchedOff('that there was no answer', (page) =>
      expect(alerts(page)).toContainText([noAnswer]),
    ),
    stranger: see('that nobody is there with whom a contract can be made', async (page) => {
      await expect(main(page)).toContainText("it isn't one of your direct agents.");
      await expect(main(page).getByRole('link', { name: 'See contracts' })).toBeVisible();
    }),
    editing: see('tiers that can be typed', (page) => expect(field(page, 0, 'Share (%)')).toBeEditable()),
    offering: see('a busy button', (page) => expect(send(page)).toBeDisabled()),
    offered: see('that the offer is out, and the way to the contracts', async (page) => {
      await expect(main(page).getByRole('heading', { name: 'Offer sent to jose' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'See contracts' })).toBeVisible();
    }),
  },
  facts: [
    {
      when: ({ view }) => view.matches('editing') && view.context.offerable.owed > 0,
      sees: see('that offers wait until what is owed is paid', async (page) => {
        await expect(main(page)).toContainText("You owe a payout. You can make new offers once it's paid.");
        await expect(send(page)).toBeDisabled();
      }),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.fault?.fault === 'rate',
      sees: see('the bound, at the share that passes it', (page, { view }) =>
        expect(field(page, view.context.fault.term, 'Share (%)')).toHaveAccessibleDescription(
          `Your own contract pays ${view.context.fault.most}% here. You can't offer more.`,
        ),
      ),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.fault?.fault === 'order',
      sees: see('at the tier that it does not rise', (page, { view }) =>
        expect(field(page, view.context.fault.term, 'Minimum team losses')).toHaveAccessibleDescription(
          'Each tier needs higher bets or losses than the one before, at least as many members, and a higher share.',
        ),
      ),
    },
    {
      when: ({ view }) =>
        view.matches('editing') && view.context.error !== null && view.context.fault === null,
      sees: see('why it was refused', (page) => expect(alerts(page)).not.toHaveCount(0)),
    },
  ],
  effects: {
    focusFirstMalformed: see('the focus on what is no tier', (page) =>
      expect(field(page, 0, 'Minimum team losses')).toBeFocused(),
    ),
    focusRefused: see('the focus at the tier that was refused', async (page, { view }) => {
      const { fault } = view.context;
      if (!fault || !view.matches('editing')) return;
      const name = fault.fault === 'rate' ? 'Share (%)' : 'Minimum team losses';
      await expect(field(page, fault.term, name)).toBeFocused();
    }),
  },
  // The chart of the call answers for whatever the operator does.
  impossible: ({ step }) => step.kind === 'answer' && step.actor === 'offerContract' && !step.ok,
  unwalked: { 'offering on offerContract fails': 'the chart of the call is a part of the program' },
  unseen: { renewContracts: 'e2e/journeys/agents/offers.spec.ts: the list shows the offer' },
};
