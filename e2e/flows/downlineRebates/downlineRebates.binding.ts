import { expect, type Page } from '@playwright/test';
import type { ChangeOutcome, RebateChange } from '#machines/downlineRebates/downlineRebates.machine.ts';
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
const form = (page: Page) => main(page).getByRole('form', { name: "jose's rebates" });
const slots = (page: Page) => form(page).getByRole('textbox', { name: 'Slots' });
const save = (page: Page) => main(page).getByRole('button', { name: 'Save rebates' });
const again = (page: Page) => main(page).getByRole('button', { name: /^(Check again|Try again)$/ });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

const noAnswer = "We couldn't read the reply. Please try again.";
const unknownFate = "We couldn't confirm this yet. Check again: it won't happen twice.";
const changed = 'These rebates changed in the meantime. Nothing was saved. These are the current ones.';
const bounds = {
  own: "Can't be higher than your own rate (0.80%).",
  givenOn: "Can't be lower than the rate nilo already has from this member (0.30%).",
  quota: '1 of 1 place at 0.70% or above is taken.',
};

export const downlineRebatesBinding: Binding = {
  open: () => ({
    path: '/m/member/agent/agentRebeat?account=jose',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      await answerOthers(page, playersCalls);
    },
  }),

  calls: {
    loadRebates: {
      paths: ['/wps/agent/downlineRebates'],
      sends: ({ account }: { account: string }) => ({ method: 'GET', query: { account }, token: 'token' }),
      reply({ ok, value }) {
        if (ok) return accepted(value);
        return (value as { code: string }).code === 'notFound'
          ? refusal(404, 'notFound')
          : failing(value, { status: 200, body: 'no answer' });
      },
    },
    changeRebates: {
      paths: ['/wps/agent/updateDownlineRebates'],
      sends: (change: RebateChange) => ({
        method: 'POST',
        query: {},
        token: 'token',
        // The form sends every rate it shows, changed or not.
        body: { ...change, rebates: { ...change.seen, ...change.rebates } },
      }),
      reply({ ok, value }) {
        if (!ok) return { status: 200, body: 'no answer' };
        const outcome = value as ChangeOutcome;
        if (outcome.ok) return accepted({});
        return refusal(outcome.error.code === 'notFound' ? 404 : 409, outcome.error.code, {
          problems: outcome.problems,
        });
      },
    },
  },

  does: {
    'retry.requested': (page) => again(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    async 'form.changed'(page) {
      await slots(page).fill('');
      await slots(page).fill('0.4');
    },
    async 'form.submitted'(page, { valid, rebates }) {
      await slots(page).fill(valid ? String(rebates.RNG) : 'half');
      if (await save(page).isEnabled()) await save(page).click();
    },
  },
  controls: { 'retry.requested': again },
  without: {
    'net.returned': 'the browser says it',
    'form.changed': 'the fields are what is typed in',
    'form.submitted':
      'whether it can be sent depends on what is typed; e2e/journeys/agents/downlineRebates.spec.ts sees that',
  },

  sees: {
    'loading.first': see('no form yet', (page) => expect(form(page)).toHaveCount(0)),
    'loading.again': see('a form that waits', (page) => expect(slots(page)).not.toBeEditable()),
    unavailable: unlessSwitchedOff('that there was no answer', (page) =>
      expect(alerts(page)).toContainText([noAnswer]),
    ),
    stranger: see('that nobody is there, and the way to all', async (page) => {
      await expect(main(page)).toContainText('You have no such direct member.');
      await expect(main(page).getByRole('link', { name: 'See all rebates' })).toBeVisible();
    }),
    editing: see('what the subordinate may have', async (page) => {
      await expect(slots(page)).toBeEditable();
      await expect(form(page)).toContainText('Today 0.20% · from 0.00% to 0.60%');
    }),
    saving: see('a form that waits', (page) => expect(slots(page)).not.toBeEditable()),
    unanswered: see('that the outcome is unknown, and a button to check again', (page) =>
      expect(alerts(page)).toContainText([unknownFate]),
    ),
  },
  facts: [
    {
      when: ({ view, steps }) =>
        view.matches('editing') && view.context.problems.length === 0 && steps.at(-1)?.kind === 'answer',
      sees: see('who has what was given on', (page) =>
        expect(form(page)).toContainText("Today 0.50% · from 0.30% (nilo's rate) to 0.80%"),
      ),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.problems.length > 0,
      sees: see('the bound that a rate passes, at the rate', (page, { view }) =>
        expect(slots(page)).toHaveAccessibleDescription(
          bounds[view.context.problems[0].bound as keyof typeof bounds],
        ),
      ),
    },
    {
      when: ({ view }) =>
        view.matches('editing') &&
        view.context.error?.code === 'conflict' &&
        view.context.problems.length === 0,
      sees: see('that they were changed meanwhile', (page) => expect(alerts(page)).toContainText([changed])),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.saved,
      sees: see('from when it holds', (page) =>
        expect(main(page).getByRole('status').filter({ hasText: 'Saved.' })).toHaveText(
          'Saved. Takes effect on 28/11/2026.',
        ),
      ),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.known.quotas.length > 0,
      sees: see('how many places are taken', (page, { view }) =>
        expect(main(page).getByRole('list', { name: 'Quotas' }).getByRole('listitem')).toHaveText([
          `Slots, 0.70% and above: ${view.context.known.quotas[0].used} of 1 place taken`,
        ]),
      ),
    },
  ],
  effects: {
    focusFirstMalformed: see('the focus on what is no rate', (page) => expect(slots(page)).toBeFocused()),
    focusRefused: see('the focus on the rate that was refused', async (page, { view }) => {
      if (view.context.problems.length > 0) await expect(slots(page)).toBeFocused();
    }),
  },
  unseen: {
    emptyForm: 'the state that follows shows what holds',
    renewTeam: 'e2e/journeys/agents/downlineRebates.spec.ts: the list shows the new rate',
  },
};
