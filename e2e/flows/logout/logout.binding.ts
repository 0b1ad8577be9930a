import { expect, type Page } from '@playwright/test';
import type { Remembered } from '#machines/logout/logout.machine.ts';
import { type Binding, see } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  clearStorage,
  notices,
  playAs,
  playersCalls,
  sessionOf,
} from '../opening.ts';
import { recordPath, standInForTheDevice } from '../rememberedLogin/rememberedLogin.binding.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Prompt' });
const submit = (page: Page) => question(page).getByRole('button', { name: 'Submit' });
const cancel = (page: Page) => question(page).getByRole('button', { name: 'Cancel' });
const forget = (page: Page) => question(page).getByRole('button', { name: 'Log out and forget' });
const pleaseWait = (page: Page) => notices(page).getByText('Please wait');

const homeOfVisitor = see('the home screen of a visitor, and nothing left of the player', async (page) => {
  await expect(page).toHaveURL('/m/home');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('maria');
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBe(null);
});

/** The username and SMS logins as the device opens them; null for a login that isn't stored. */
const loginsOf = (told: unknown) => {
  const [username, mobile] = (told as Remembered | undefined)?.usernames ?? [];
  return [username, mobile].map((name) =>
    name === undefined ? null : { username: name, password: 'correct horse', countryDialingCode: '' },
  );
};

export const logoutBinding: Binding = {
  goal: 'edges',
  open: () => ({
    path: '/m/home',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, playersCalls);
      await page.addInitScript(standInForTheDevice, recordPath);
    },
  }),

  calls: {
    findRemembered: {
      paths: [`${recordPath}/username`],
      sends: () => ({ method: 'GET', query: {} }),
      reply: ({ value }) => accepted(loginsOf(value)[0]),
      next: {
        paths: [`${recordPath}/sms`],
        sends: () => ({ method: 'GET', query: {} }),
        reply: ({ value }) => accepted(loginsOf(value)[1]),
        isMade: () => true,
      },
    },
    logOut: {
      paths: ['/wps/session/logout'],
      sends: () => ({ method: 'DELETE', query: {}, token: 'token' }),
      reply: ({ ok }) => (ok ? accepted({}) : 'silence'),
    },
  },

  does: {
    async 'logout.requested'(page) {
      await menuButton(page).click();
      await page.getByRole('button', { name: 'Log out' }).click();
    },
    'logout.confirmed': (page) => submit(page).click(),
    'forgetting.confirmed': (page) => forget(page).click(),
    'logout.cancelled': (page) => cancel(page).click(),
    'session.ended': clearStorage,
  },
  controls: {
    /** In the menu, which the dialog covers. */
    'logout.requested': menuButton,
    'logout.confirmed': submit,
    'forgetting.confirmed': forget,
    'logout.cancelled': cancel,
  },
  without: { 'session.ended': 'news: the session has gone underneath' },

  sees: {
    closed: see('no question', async (page) => {
      await expect(question(page)).toHaveCount(0);
      await expect(pleaseWait(page)).toHaveCount(0);
    }),
    confirming: see("the question 'Sure to log out?' with the focus in it", async (page) => {
      await expect(question(page)).toContainText('Sure to log out?');
      await expect(question(page).locator(':focus')).toHaveCount(1);
      await expect(submit(page)).not.toHaveAttribute('aria-busy');
      await expect(pleaseWait(page)).toHaveCount(0);
    }),
    loggingOut: see('a busy Submit, and neither button takes a tap', async (page) => {
      await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
      await expect(submit(page)).toBeDisabled();
      await expect(cancel(page)).toBeDisabled();
    }),
  },
  facts: [
    {
      when: ({ view }) => view.matches('confirming') && view.context.usernames.length > 0,
      sees: see('whose login this device remembers', (page, { view }) =>
        expect(question(page)).toContainText(`remembers the login for ${view.context.usernames.join(', ')}.`),
      ),
    },
    {
      when: ({ view }) => view.matches('confirming') && view.context.usernames.length === 0,
      sees: see('no word of a remembered login', (page) =>
        expect(question(page)).not.toContainText('remembers'),
      ),
    },
  ],
  effects: {
    showPleaseWait: see("'Please wait'", (page) => expect(pleaseWait(page)).toHaveCount(1)),
    hidePleaseWait: see("no 'Please wait'", (page) => expect(pleaseWait(page)).toHaveCount(0)),
  },
  unseen: {
    closeSession: 'it is what a visitor sees then',
    forgetLogins: 'the form of the next login: e2e/journeys/accounts/passwords.spec.ts',
  },
  departs: ({ actions, step }) =>
    actions.includes('closeSession') || (step.kind === 'user' && step.event.type === 'session.ended')
      ? homeOfVisitor
      : undefined,
  impossible: ({ step }) =>
    step.kind === 'time' || (step.kind === 'answer' && step.actor === 'findRemembered' && !step.ok),
  unwalked: {
    'confirming on findRemembered fails': 'what cannot be read is answered as nothing',
    'loggingOut on after pleaseWaitLimit': 'the operator client gives up after 15 s',
  },
};
