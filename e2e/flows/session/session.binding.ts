import { expect, type Page } from '@playwright/test';
import { give } from '#e2e/support/faults.ts';
import { submitLogin } from '#e2e/support/journey.ts';
import { isTrial } from '@araw/contract/calls/roles';
import { type Binding, see } from '@araw/flow/browser';
import { answerOthers, clearStorage, notices, playAs, playersCalls, refusal, sessionOf } from '../opening.ts';

const header = (page: Page) => page.getByRole('banner');
const logInLink = (page: Page) => header(page).getByRole('link', { name: 'Log in', exact: true });
const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'));

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

/** The notice for each reason that ends a session. */
const reasons: Record<string, string> = {
  sessionEnded: 'The account has been logged out, please log in again',
  notLoggedIn: 'You are not logged in, please login first',
};

/** Navigates through the history: logged-in players have no link to the login page. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const sessionBinding: Binding = {
  open: (variant) => ({
    path: '/m/home',
    async prepare(page) {
      const [, type] = /^stored type (\d+)$/.exec(variant) ?? [];
      await playAs(page, type === undefined ? null : sessionOf(Number(type), 'old'));
      await answerOthers(page, { ...playersCalls, '/wps/session/logout': {} });
    },
  }),
  // Types 0 and 4 represent real and trial players.
  startsOnly: [1, 2, 40, 41, 42, 99].map((type) => `stored type ${type}`),
  calls: {},
  emits: {
    'session.lost': clearStorage,
    'session.changedElsewhere': (page, { change, userName }) =>
      page.evaluate(
        (news) => {
          const otherTab = new BroadcastChannel('session');
          otherTab.postMessage(news);
          otherTab.close();
        },
        { change, userName },
      ),
  },

  does: {
    async 'session.started'(page, { session }) {
      const { merchantCode: _, ...value } = session;
      await page.route('**/wps/session/login', give(value), { times: 1 });
      if (await logInLink(page).isVisible()) await logInLink(page).click();
      else await goTo(page, '/m/login');
      await submitLogin(page, 'maria');
      await expect(page).toHaveURL('/m/home');
    },
    async 'session.expired'(page, { reason }) {
      const { status, body } = refusal(401, reason);
      await page.route('**/wps/wallets/gcs', (route) => route.fulfill({ status, json: body }), { times: 1 });
      await balance(page).getByRole('button', { name: 'Refresh balance' }).click();
    },
    async 'session.closed'(page) {
      await openMenu(page);
      await menu(page).getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Submit' }).click();
    },
  },
  controls: { 'session.started': logInLink },
  /** Only visitors have a login link. */
  reachable: (event, view) => event !== 'session.started' || view.matches('visitor'),
  without: {
    'session.started': 'also by the history, for a player who is logged in already',
    'session.expired': 'news of the operator',
    watchStoredSession: 'it asks the operator nothing',
    'session.closed': 'logout.binding.ts: the menu and its question',
  },

  sees: {
    visitor: see('the ways to log in and to sign up, and nobody’s balance', async (page) => {
      await expect(logInLink(page)).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'SIGNUP' })).toBeVisible();
      await expect(balance(page)).toHaveCount(0);
      await expect(page.getByText('maria')).toHaveCount(0);
      expect(await storedSession(page)).toBe(null);
    }),
    signedIn: see(
      "the player's name and balance, and in the menu whether it is a trial",
      async (page, { view }) => {
        const { session } = view.context;
        await expect(header(page)).toContainText('maria');
        await expect(balance(page)).toBeVisible();
        await expect(logInLink(page)).toHaveCount(0);
        expect(await storedSession(page)).toEqual(session);
        await openMenu(page);
        await expect(menu(page).getByText('maria')).toBeVisible();
        await expect(menu(page).getByText('Trial', { exact: true })).toHaveCount(
          isTrial(session.type) ? 1 : 0,
        );
        await menu(page).getByRole('button', { name: 'Close' }).click();
        await expect(menu(page)).toHaveCount(0);
      },
    ),
  },
  facts: [],
  effects: {
    goHome: see('the home screen', (page) => expect(page).toHaveURL('/m/home')),
    goToLogin: see('the login screen', async (page) => {
      await expect(page).toHaveURL('/m/login');
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
    }),
    clearStoredSession: see('nothing of the session in the storage', async (page, { steps }) => {
      await expect.poll(() => storedSession(page)).toBe(null);
      const step = steps.at(-1);
      // After a login in another tab, that tab's choice of automatic login applies.
      const replaced = step?.kind === 'emit' && step.event.change === 'started';
      const autoLogin = await page.evaluate(() => localStorage.getItem('autoLogin'));
      if (!replaced) expect(autoLogin).toBe('0');
    }),
  },
  unseen: {
    storeSession: 'the stored session is looked for in the state itself',
    sayWhyItEnded: 'it is looked for where the step leads',
  },
  departs: ({ actions, step }) =>
    actions.includes('sayWhyItEnded') && step.kind === 'user'
      ? see(`'${reasons[step.event.reason]}', and nothing left of the player`, async (page) => {
          await expect(notices(page).getByRole('alert')).toHaveText([reasons[step.event.reason] ?? '']);
          await expect(balance(page)).toHaveCount(0);
          await expect(page.getByText('maria')).toHaveCount(0);
        })
      : undefined,
  impossible({ from, step }) {
    // A storage that reports no changes has no visible effect.
    if (step.kind === 'answer') return true;
    // The login page redirects players with a session, except trial players, who have no password (SES-05).
    const { session } = from.view.context;
    if (step.kind === 'user' && step.event.type === 'session.started' && session) {
      return ![4, 99].includes(session.type);
    }
    // idle.binding.ts.
    if (step.kind === 'user' && step.event.reason === 'idle') return true;
    // The operator client ignores a token that is no longer the session's.
    return (
      step.kind === 'user' && step.event.type === 'session.expired' && step.event.token !== session?.token
    );
  },
  unwalked: { 'signedIn on watchStoredSession fails': 'nothing shows that the storage tells of no changes' },
};
