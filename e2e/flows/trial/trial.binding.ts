import { expect, type Page } from '@playwright/test';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { playerTypes } from '#machines/support/memberTypes.ts';
import { accepted, answerOthers, playAs, playersCalls, refusal, sessionOf } from '../opening.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Free trial' });
const age = (page: Page) => form(page).getByRole('checkbox', { name: /^I'm 21 years old/ });
const startButton = (page: Page) =>
  form(page).getByRole('button', { name: /^(Start playing|Preparing your trial)$/ });
const register = (page: Page) => form(page).getByRole('button', { name: 'Sign up instead' });
const alert = (page: Page) => form(page).getByRole('alert');

/** By the model's code. Don't answer 'too many requests': the operator client would retry. */
const refusals: Record<string, string> = {
  tooManyRequests:
    'Sorry, this account does not have permission or the feature is temporarily unavailable.Request ID r1',
  timeout: 'Slow Connection',
};

export const trialBinding: Binding = {
  open: (variant) => ({
    path: '/m/trail',
    async prepare(page) {
      const [, type] = /^already type (\d+)$/.exec(variant) ?? [];
      await playAs(page, type === undefined ? null : sessionOf(Number(type)));
      await answerOthers(page, playersCalls);
    },
  }),

  // Players who are logged in are redirected home before they can do anything.
  startsOnly: playerTypes.map((type) => `already type ${type}`),

  calls: {
    createTrial: {
      paths: ['/wps/session/trial'],
      sends: () => ({ method: 'POST', query: {}, body: { ageConfirmed: true } }),
      reply({ ok, value }) {
        const outcome = value as {
          ok?: boolean;
          session?: { token: string; userName: string; type: number };
        };
        if (!ok) return 'silence';
        if (!outcome.session) return refusal(403, 'noPermission');
        const { token, userName, type } = outcome.session;
        return accepted({ token, userName, customerType: type });
      },
    },
  },

  does: {
    'age.toggled': (page) => age(page).click(),
    'trial.requested': (page) => startButton(page).click(),
    'registration.chosen': (page) => register(page).click(),
  },
  controls: { 'age.toggled': age, 'trial.requested': startButton, 'registration.chosen': register },

  sees: {
    'confirmingAge.unconfirmed': see('an empty box for the age', async (page) => {
      await expect(age(page)).not.toBeChecked();
      await expect(page.getByRole('heading', { name: 'Free trial' })).toBeVisible();
    }),
    'confirmingAge.confirmed': see('a ticked box for the age', (page) => expect(age(page)).toBeChecked()),
    creating: see('a busy button that says Preparing your trial', async (page) => {
      const busy = form(page).getByRole('button', { name: 'Preparing your trial' });
      await expect(busy).toHaveAttribute('aria-busy', 'true');
      await expect(age(page)).toBeChecked();
    }),
    playingAlready: see('the home screen of a player who plays already', async (page) => {
      await expect(page).toHaveURL('/m/home');
      await expect(page.getByRole('banner')).toContainText('maria');
      await expect(form(page)).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => view.context.error === null && view.matches('confirmingAge'),
      sees: see('no refusal', (page) => expect(alert(page)).toHaveText('')),
    },
    ...Object.entries(refusals).map(([code, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === code,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alert(page)).toHaveText(text),
      ),
    })),
  ],
  unseen: {
    started: 'the home screen has come',
    startSession: 'the home screen has come',
    goHome: 'the home screen has come',
    left: 'the registration has come',
    goToRegister: 'the registration has come',
  },
  departs({ actions, step }) {
    if (actions.includes('goHome')) {
      const created = step.kind === 'answer' ? (step.value as { session?: { type: number } }).session : null;
      return see("the home screen, with the trial's name and merchant", async (page) => {
        await expect(page).toHaveURL('/m/home');
        await expect(page.getByRole('banner')).toContainText('trial1');
        const stored = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
        expect(JSON.parse(stored ?? 'null')).toMatchObject({
          type: created?.type ?? 4,
          merchantCode: 'ARAWTRIAL',
        });
      });
    }
    if (actions.includes('goToRegister')) {
      return see('the registration', async (page) => {
        await expect(page).toHaveURL('/m/register');
        await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeFocused();
      });
    }
    return undefined;
  },
};
