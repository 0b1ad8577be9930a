import { expect, type Page } from '@playwright/test';
import type { Addresses, Creation, CreationOutcome } from '#machines/affiliateUrl/affiliateUrl.machine.ts';
import type { Outcome } from '#machines/outcome.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  failing,
  playAs,
  playersCalls,
  refusal,
  seeNotOffered,
  sessionOf,
} from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => main(page).getByRole('list', { name: 'Invitation links' });
const cards = (page: Page) => list(page).getByRole('article');
const named = (page: Page) => main(page).getByRole('button', { name: 'Create a link' });
const create = (page: Page) => named(page).and(page.locator('[type=button]'));
const submit = (page: Page) => named(page).and(page.locator('[type=submit]'));
const form = (page: Page) => main(page).getByRole('form', { name: 'New invitation link' });
const label = (page: Page) => form(page).getByRole('textbox', { name: 'Name' });
const code = (page: Page) => form(page).getByRole('textbox', { name: 'Code' });
const rate = (page: Page) => form(page).getByRole('textbox', { name: 'Slots' });
const leave = (page: Page) => main(page).getByRole('button', { name: 'Cancel' });
const again = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const question = (page: Page) => page.getByRole('alertdialog');
const keep = (page: Page) => question(page).getByRole('button', { name: 'Cancel' });
const remove = (page: Page) => question(page).getByRole('button', { name: 'Delete' });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

const noAnswer = "We couldn't read the reply. Please try again.";
const labels: Record<string, string> = { '1': 'Cebu flyers', '2': 'Old flyers', '3': 'New agents' };

const known = ({ view }: Moment) => view.context.addresses as Addresses | null;
const created = {
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
/** The page loads its addresses with two calls; the first one returns the agent's own rates. */
const own = { rebates: { RNG: 0.8 }, next: { RNG: 0.8 }, subordinates: [] };

export const affiliateUrlBinding: Binding = {
  open: () => ({
    path: '/m/agentRegister?page=addresses',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      await answerOthers(page, { ...playersCalls, AGEFE_rebateSettings: own });
    },
  }),

  calls: {
    loadAddresses: {
      paths: ['/wps/agent/affiliateUrl'],
      only: (request) => request.method() === 'GET',
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) =>
        ok
          ? accepted({ list: (value as Addresses).list })
          : failing(value, { status: 200, body: 'no answer' }),
    },
    createAddress: {
      paths: ['/wps/agent/affiliateUrl'],
      only: (request) => request.method() === 'POST',
      sends: ({ request: creation }: { request: Creation }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { ...creation, key: (sent.body as { key: string }).key },
      }),
      reply({ ok, value, sent }) {
        if (!ok) throw new Error('the chart of the call is a part of the program');
        const outcome = value as CreationOutcome;
        if (outcome.ok) return accepted(created);
        const { error, decided, field, problems } = outcome;
        return refusal(409, error.code, {
          ...(decided && { decided: (sent.body as { key: string }).key }),
          ...(field && { field }),
          ...(problems.length > 0 && { problems }),
        });
      },
    },
    deleteAddress: {
      paths: ['/wps/agent/affiliateUrl'],
      only: (request) => request.method() === 'DELETE',
      sends: ({ id }) => ({ method: 'DELETE', query: { id }, token: 'token' }),
      reply({ ok, value }) {
        if (!ok) return { status: 200, body: 'no answer' };
        const outcome = value as Outcome;
        return outcome.ok ? accepted({}) : refusal(404, outcome.error.code);
      },
    },
  },

  does: {
    'retry.requested': (page) => again(page).click(),
    'page.shown': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'create.tapped': (page) => create(page).click(),
    'form.left': (page) => leave(page).click(),
    async 'form.changed'(page) {
      await label(page).fill('');
      await label(page).fill('7');
    },
    async 'form.submitted'(page, { creation }) {
      await label(page).fill(creation.label);
      await rate(page).fill(String(creation.rebates.RNG));
      await submit(page).click();
    },
    async 'delete.tapped'(page, { id }) {
      const card = cards(page).filter({ hasText: labels[id]! });
      const head = card.locator('[aria-expanded]');
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      await card.getByRole('button', { name: `Delete ${labels[id]}` }).click();
    },
    'delete.left': (page) => keep(page).click(),
    'delete.confirmed': (page) => remove(page).click(),
  },
  controls: {
    'retry.requested': again,
    'create.tapped': create,
    'form.submitted': submit,
    'form.left': leave,
    'delete.left': keep,
    'delete.confirmed': remove,
  },
  without: {
    'page.shown': 'the browser says it',
    'form.changed': 'the fields are what is typed in',
    'delete.tapped': 'each address has its own',
  },

  sees: {
    'loading.first': see('no list yet', (page) => expect(list(page)).toHaveCount(0)),
    'loading.again': see('no way to another address meanwhile', (page) =>
      expect(create(page)).toBeDisabled(),
    ),
    notOffered: seeNotOffered,
    unavailable: see('that there was no answer', (page) => expect(alerts(page)).toContainText([noAnswer])),
    listed: see('each address, those that were deleted last', (page, moment) =>
      expect(cards(page)).toHaveCount(known(moment)!.list.length),
    ),
    composing: see('the form, with the highest rate', (page) => expect(rate(page)).toBeEditable()),
    creating: see('a busy button', (page) => expect(submit(page)).toHaveAttribute('aria-busy', 'true')),
    asking: see('what stops and what stays', (page) =>
      expect(question(page)).toContainText('Its 2 members stay in your team'),
    ),
    deleting: see('that it is being deleted', (page) => expect(remove(page)).toBeDisabled()),
  },
  facts: [
    {
      when: ({ view }) => view.matches('composing') && view.context.problems.length > 0,
      sees: see('the bound that a rate passes, at the rate', (page) =>
        expect(rate(page)).toHaveAccessibleDescription("Can't be higher than your own rate (0.80%)."),
      ),
    },
    {
      when: ({ view }) => view.matches('composing') && view.context.field === 'code',
      sees: see('the refusal at the code', (page) =>
        expect(code(page)).toHaveAttribute('aria-invalid', 'true'),
      ),
    },
  ],
  effects: {
    focusFirstInvalidField: see('the focus on the name, which is missing', (page) =>
      expect(label(page)).toBeFocused(),
    ),
    focusRefused: see('the focus on the rate or the code that was refused', (page, { view }: Moment) =>
      expect(view.context.problems.length > 0 ? rate(page) : code(page)).toBeFocused(),
    ),
  },
  // A deleted address has no button; the chart of the call answers for whatever the operator does.
  impossible: ({ step, taken }) =>
    (step.kind === 'user' && step.event.type === 'delete.tapped' && taken.length === 0) ||
    (step.kind === 'answer' && step.actor === 'createAddress' && !step.ok),
  unwalked: { 'creating on createAddress fails': 'the chart of the call is a part of the program' },
};
