import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '@araw/flow/browser';
import { activityWatched } from '#e2e/support/activity.ts';
import { accepted, answerOthers, changeStartup, notices, playAs, refusal, sessionOf } from '../opening.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay logged in' });
const logOut = (page: Page) => question(page).getByRole('button', { name: 'Log out' });

const profiles: Record<string, { profile: string; minutes: number }> = {
  'half an hour': { profile: 'spec', minutes: 30 },
  'a quarter of an hour': { profile: 'strict', minutes: 15 },
};
const minutesOf = new WeakMap<Page, number>();

/** How often each page has told the operator of a logout. */
const logouts = new WeakMap<Page, number>();
/** How often it has told the other tabs of the player, since the last choice. */
declare const told: { stays: number };

/** Signs closer together count as one. */
const pace = 6_000;

/** Moves the calendar without the timers, as for a device that slept, and touches the page. */
async function touchAfter(page: Page, milliseconds: number) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + milliseconds);
  await page.evaluate(() => void window.dispatchEvent(new Event('pointermove')));
}

const playsOn = see('the page, and no question', async (page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

export const idleBinding: Binding = {
  keepsCalendar: true,
  isAlone: true,
  open(variant) {
    const { profile, minutes } = profiles[variant]!;
    return {
      path: '/m/help',
      async prepare(page) {
        minutesOf.set(page, minutes);
        await playAs(page, sessionOf(0));
        await answerOthers(page, { CSP_unreadCount: 0, CBS_unreadCount: 0, MCSFE_getListAnnouncements: {} });
        await page.route('**/wps/session/logout', (route) => {
          logouts.set(page, (logouts.get(page) ?? 0) + 1);
          return route.fulfill({ json: accepted({}).body });
        });
        await changeStartup(page, ({ settings, ...startup }) => ({
          ...startup,
          settings: settings && { ...settings, protection: { profile, tightened: {} } },
        }));
      },
      async begin(page) {
        await activityWatched(page);
        await page.evaluate(() => {
          Object.assign(window, { told: { stays: 0 } });
          new BroadcastChannel('activity').addEventListener('message', () => (told.stays += 1));
        });
      },
    };
  },

  calls: {
    tellUse: {
      paths: ['/wps/wallets/gcs'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply: ({ ok }) =>
        ok ? accepted({ sumBalance: 100, currencySymbol: '₱' }) : refusal(400, 'requestInvalid'),
    },
  },
  emits: {
    'player.active': (page) => touchAfter(page, pace),
    'player.activeElsewhere': (page) =>
      page.evaluate(() => {
        const otherTab = new BroadcastChannel('activity');
        otherTab.postMessage({ userName: 'maria' });
        otherTab.close();
      }),
    async 'silence.noticed'(page, { left }: { left: number }) {
      const asked = await question(page).isVisible();
      // Counted from a sign: the walk's own time differs from the page's by what its steps took.
      if (!asked) await touchAfter(page, pace);
      const limit = (minutesOf.get(page) ?? 0) * 60_000;
      await touchAfter(page, asked && left > 0 ? pace : limit - left);
    },
  },

  does: {
    async 'stay.chosen'(page) {
      await page.evaluate(() => (told.stays = 0));
      await stay(page).click();
    },
    'logout.chosen': (page) => logOut(page).click(),
  },
  controls: { 'stay.chosen': stay, 'logout.chosen': logOut },
  without: { watchActivity: 'it asks the operator nothing' },

  sees: {
    used: playsOn,
    asking: see('the question, why, and two equal buttons', async (page) => {
      await expect(question(page)).toContainText(
        "You'll be logged out within a minute to keep your account safe. A round in progress will finish.",
      );
      const sizes = await Promise.all([stay(page), logOut(page)].map((button) => button.boundingBox()));
      expect([sizes[0]?.width, sizes[0]?.height]).toEqual([sizes[1]?.width, sizes[1]?.height]);
    }),
  },
  facts: [],
  effects: {
    noteUse: see('the other tabs told', (page) => expect.poll(() => page.evaluate(() => told.stays)).toBe(1)),
    logOut: see('the operator told, once', (page) => expect.poll(() => logouts.get(page)).toBe(1)),
  },
  unseen: {
    ended: 'the login page has taken its place',
    left: 'the home page has taken its place',
    unwatched: 'nothing shows that signs of the player cannot be watched',
    sayWhyItEnded: 'it is looked for where the step leads',
    closeSession: 'it is looked for where the step leads',
    forgetLogins: 'the form of the next login: e2e/journeys/accounts/passwords.spec.ts',
  },
  departs: ({ actions }) =>
    actions.includes('sayWhyItEnded')
      ? see('the login page and why, until it is dismissed', async (page) => {
          await expect(page).toHaveURL('/m/login');
          await expect(notices(page).getByRole('alert')).toHaveText([
            "You've been logged out because you weren't active for a while. Please log in again.",
          ]);
          await expect(question(page)).toHaveCount(0);
        })
      : actions.includes('closeSession')
        ? see('the home page of a visitor', async (page) => {
            await expect(page).toHaveURL('/m/home');
            await expect(
              page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }),
            ).toBeVisible();
            await expect(question(page)).toHaveCount(0);
          })
        : undefined,
  impossible({ from, step }) {
    // A missing way to watch has no visible effect.
    if (step.kind === 'answer' && step.actor === 'watchActivity') return true;
    // The client gives up long before.
    return step.kind === 'time' && from.view.matches('used.report.telling');
  },
  unwalked: { 'idle on watchActivity fails': 'nothing shows that signs of the player cannot be watched' },
};
