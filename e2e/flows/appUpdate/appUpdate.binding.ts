import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '@araw/flow/browser';
import { playAs } from '../opening.ts';

const offer = (page: Page) => page.getByRole('complementary', { name: 'App update' });
const update = (page: Page) => offer(page).getByRole('button', { name: 'Update' });
const later = (page: Page) => offer(page).getByRole('button', { name: 'Later' });
const noOffer = see('no word of a new version', (page) => expect(offer(page)).toHaveCount(0));

/** Replaces the browser's workers. */
interface Releases {
  registered: boolean;
  /** How often the app has asked a waiting worker to take over. */
  asked: number;
  ready(): void;
  taken(): void;
}
declare const releases: Releases;

/** Fakes workers, so that a path controls when each event happens; e2e/faults/worker.spec.ts uses real ones. */
const replaceWorkers = (page: Page) =>
  page.addInitScript(() => {
    if (window.origin === 'null') return;
    sessionStorage.setItem('documents', String(Number(sessionStorage.getItem('documents')) + 1));
    const registration = Object.assign(new EventTarget(), {
      installing: null as EventTarget | null,
      waiting: null as { postMessage(): void } | null,
    });
    const state: Releases = {
      registered: false,
      asked: 0,
      ready() {
        const installing = new EventTarget();
        registration.installing = installing;
        registration.dispatchEvent(new Event('updatefound'));
        registration.waiting = { postMessage: () => (state.asked += 1) };
        installing.dispatchEvent(new Event('statechange'));
      },
      taken() {
        registration.waiting = null;
        container.dispatchEvent(new Event('controllerchange'));
      },
    };
    const container = Object.assign(new EventTarget(), {
      controller: {},
      ready: new Promise(() => {}),
      register: async () => {
        state.registered = true;
        return registration;
      },
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: container });
    Object.assign(window, { releases: state });
  });

const goTo = async (page: Page, path: string) => {
  await page.evaluate((address) => {
    if (window.location.pathname === address) return;
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
};

export const appUpdateBinding: Binding = {
  goal: 'edges',
  open: () => ({
    path: '/m/help',
    async prepare(page) {
      await playAs(page, null);
      await replaceWorkers(page);
    },
    begin: (page) => expect.poll(() => page.evaluate(() => releases.registered)).toBe(true),
  }),
  calls: {},
  emits: {
    'release.ready': (page) => page.evaluate(() => releases.ready()),
    'release.taken': (page) => page.evaluate(() => releases.taken()),
  },
  does: {
    'stage.taken': (page) => goTo(page, '/m/help'),
    'stage.freed': (page) => goTo(page, '/m/home'),
    'update.chosen': (page) => update(page).click(),
    'update.postponed': (page) => later(page).click(),
  },
  controls: { 'update.chosen': update, 'update.postponed': later },
  without: {
    'stage.taken': 'news of the page that the player is on',
    'stage.freed': 'news of the page that the player is on',
    watchReleases: 'it asks the operator nothing',
  },

  sees: {
    current: noOffer,
    ready: noOffer,
    offered: see('a new version, for now or for later', async (page) => {
      await expect(offer(page)).toContainText('A new version is ready.');
      await expect(update(page)).not.toHaveAttribute('aria-busy');
    }),
    taking: see('on home, that the new version is being taken', async (page, { view }) => {
      await expect(offer(page)).toHaveCount(view.context.occupied ? 0 : 1);
      await expect(offer(page).locator('[aria-busy="true"]')).toHaveCount(view.context.occupied ? 0 : 1);
    }),
    postponed: noOffer,
    // `waitForFunction` survives the reload; a pending `evaluate` would fail with its page.
    loading: see('the page, loaded again', (page) =>
      page.waitForFunction(() => sessionStorage.getItem('documents') === '2'),
    ),
  },
  facts: [],
  effects: {
    takeRelease: see('the worker that waits asked to take over, once', async (page) => {
      const asked = await page.evaluate(() => {
        const before = releases.asked;
        releases.asked = 0;
        return before;
      });
      expect(asked).toBe(1);
    }),
  },
  unseen: { loadAgain: 'it is looked for where the step leads' },
  // A missing worker has no visible effect.
  impossible: ({ step }) => step.kind === 'answer',
  unwalked: { 'appUpdate on watchReleases fails': 'nothing shows that there is no worker' },
};
