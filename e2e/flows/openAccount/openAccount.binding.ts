import { expect, type Page } from '@playwright/test';
import { testSealing } from '#e2e/support/sealing.ts';
import type { Opening, OpeningOutcome } from '#machines/openAccount/openAccount.machine.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  failing,
  formRules,
  playAs,
  playersCalls,
  refusal,
  sessionOf,
  unlessSwitchedOff,
} from '../opening.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => main(page).getByRole('form', { name: 'Open an account' });
const account = (page: Page) => form(page).getByRole('textbox', { name: 'Username' });
const password = (page: Page) => form(page).getByRole('textbox', { name: 'First password' });
const rate = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const submit = (page: Page) => main(page).getByRole('button', { name: 'Open an account' });
const again = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const another = (page: Page) => main(page).getByRole('button', { name: 'Open another account' });
const alerts = (page: Page) => main(page).getByRole('alert').filter({ hasText: /\S/ });

const noAnswer = "We couldn't read the reply. Please try again.";

export const openAccountBinding: Binding = {
  open: () => ({
    path: '/m/agentRegister',
    async prepare(page) {
      await playAs(page, sessionOf(1));
      await answerOthers(page, {
        ...playersCalls,
        '/wps/system/setting/register': formRules,
        '/wps/check/username': { available: true },
      });
      const sealing = await testSealing('AES-GCM');
      await changeStartup(page, ({ settings, ...rest }) => ({
        ...rest,
        ...(settings && { settings: { ...settings, sealing } }),
      }));
    },
  }),

  calls: {
    loadRates: {
      paths: ['/wps/relay/AGEFE_rebateSettings'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok, value }) =>
        ok
          ? accepted({ rebates: value, next: value, subordinates: [] })
          : failing(value, { status: 200, body: 'no answer' }),
    },
    openAccount: {
      paths: ['/wps/agent/account'],
      sends: ({ request: opening }: { request: Opening }, _asked, _url, sent) => ({
        method: 'POST',
        query: {},
        token: 'token',
        body: { ...opening, key: (sent.body as { key: string }).key },
      }),
      reply({ ok, value, sent }) {
        if (!ok) throw new Error('the chart of the call is a part of the program');
        const outcome = value as OpeningOutcome;
        if (outcome.ok) return accepted({ account: outcome.account, type: 0 });
        const { error, decided, field, problems } = outcome;
        return refusal(409, error.code, {
          ...(decided && { decided: (sent.body as { key: string }).key }),
          ...(field && { field }),
          ...(problems.length > 0 && { problems }),
        });
      },
    },
  },

  does: {
    'retry.requested': (page) => again(page).click(),
    'net.returned': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
    async 'form.changed'(page) {
      await account(page).fill('');
      await account(page).fill('lorna_7');
    },
    async 'form.submitted'(page, { opening }) {
      await account(page).fill(opening.account);
      await password(page).fill(opening.password);
      await rate(page, 'Slots').fill(String(opening.rebates.RNG));
      await rate(page, 'Live').fill(String(opening.rebates.LIVE));
      await submit(page).click();
    },
    'another.requested': (page) => another(page).click(),
  },
  controls: {
    'retry.requested': again,
    'form.submitted': submit,
    'another.requested': another,
  },
  without: { 'net.returned': 'the browser says it', 'form.changed': 'the fields are what is typed in' },

  sees: {
    'loading.first': see('no form yet', (page) => expect(form(page)).toHaveCount(0)),
    'loading.again': see('no way on', (page) => expect(submit(page)).toBeDisabled()),
    unavailable: unlessSwitchedOff('that there was no answer', (page) =>
      expect(alerts(page)).toContainText([noAnswer]),
    ),
    editing: see('the highest rates that can be given', async (page, { view }) => {
      await expect(rate(page, 'Slots')).toBeEditable();
      if (view.context.problems.length === 0) {
        await expect(rate(page, 'Slots')).toHaveAccessibleDescription(
          `Up to ${view.context.own.RNG.toFixed(2)}%`,
        );
      }
    }),
    opening: see('a busy button', (page) => expect(submit(page)).toBeDisabled()),
    opened: see('what is handed over', async (page, { view }) => {
      await expect(main(page).getByRole('heading', { name: 'Account opened' })).toBeVisible();
      await expect(main(page)).toContainText(view.context.opened);
      await expect(main(page)).toContainText('First1234');
    }),
  },
  facts: [
    {
      when: ({ view }) =>
        view.matches('editing') && view.context.error === null && view.context.problems.length === 0,
      sees: see('no refusal of the operator', (page) =>
        expect(alerts(page).filter({ hasText: 'Request ID' })).toHaveCount(0),
      ),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.problems.length > 0,
      sees: see('the bound that a rate passes, at the rate', (page, { view }) => {
        const [problem] = view.context.problems;
        const bound = `${problem.rate.toFixed(2)}%`;
        return expect(rate(page, 'Slots')).toHaveAccessibleDescription(
          problem.bound === 'quota'
            ? `1 of 1 place at ${bound} or above is taken.`
            : `Can't be higher than your own rate (${bound}).`,
        );
      }),
    },
    {
      when: ({ view }) => view.matches('editing') && view.context.field === 'account',
      sees: see('the refusal at the name', (page) =>
        expect(account(page)).toHaveAccessibleDescription('Sorry, the username already exists.'),
      ),
    },
  ],
  effects: {
    focusFirstInvalidField: see('the focus on the field that is wrong', (page) =>
      expect(password(page)).toBeFocused(),
    ),
    focusRefused: see('the focus on the rate or the field that was refused', (page, { view }: Moment) =>
      expect(view.context.problems.length > 0 ? rate(page, 'Slots') : account(page)).toBeFocused(),
    ),
  },
  unseen: { renewTeam: 'e2e/journeys/agents/agentAccounts.spec.ts: the address counts who came' },
  // The chart of the call answers for whatever the operator does.
  impossible: ({ step }) => step.kind === 'answer' && step.actor === 'openAccount' && !step.ok,
  unwalked: { 'opening on openAccount fails': 'the chart of the call is a part of the program' },
};
