import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '#tools/flow/browser.ts';
import { accepted, answerOthers, changeStartup, fewVendors, refusal } from './opening.ts';

const addresses: Record<string, string> = {
  'slots of all vendors': '/m/rng',
  'slots of one vendor': '/m/rng?vassalage=PP',
  'live casino': '/m/live',
};
const vendorNames: Record<string, string> = { '': 'All', FC: 'Fa Chai', PP: 'Pragmatic' };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Providers' });
const vendor = (page: Page, code: string) =>
  menu(page).getByRole('button', { name: vendorNames[code], exact: true });
const feed = (page: Page) => page.getByRole('feed');
const tiles = (page: Page) => feed(page).getByRole('article');
const failure = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const more = (page: Page) => page.getByLabel('Loading more games');
const foot = (page: Page) => page.getByText('That was all.');
const loading = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true });
const failureText = 'The requested url is empty. please check your request format.';

/** Their names tell which answer they came with. */
const games = (count: number, page: number, gameType: string, code: string) =>
  Array.from({ length: count }, (_, index) => ({
    gameId: `g${page}-${index}`,
    nodeId: `n${page}-${index}`,
    name: `Game ${code || 'all'} ${page}-${index}`,
    gameType,
    vassalage: 'JL',
    displayName: 'JL Games',
  }));

export const categoryBinding: Binding = {
  notYet: { 'slots left on the second page': 'e2e/journeys/places.spec.ts comes back to it' },
  open: (variant) => ({
    path: addresses[variant] ?? '/m/rng',
    async prepare(page) {
      await answerOthers(page, {
        GCSGAME_newGameVendor: fewVendors,
        GCSGAME_hotGamesV2: { list: [] },
        VIS_getJackpot: { amount: 1_234.5, asOf: 0 },
      });
      await changeStartup(page, (startup) => ({
        ...startup,
        vendors: fewVendors,
        hotGames: { list: [] },
      }));
    },
  }),

  calls: {
    loadPage: {
      paths: ['GCSGAME_gameList'],
      sends: ({ gameType, vendor: code, page, pageSize }) => ({
        method: 'GET',
        query: {
          merchant: 'ARAW',
          platform: 'html5',
          gameName: '',
          gameType,
          pageNo: String(page),
          pageSize: String(pageSize),
          vassalage: code,
          gameClassify: '',
          minBet: '',
          minLine: '',
          language: 'EN',
          clientType: '2',
        },
      }),
      reply({ ok, value, input }) {
        if (!ok) return refusal(400, 'requestInvalid');
        const { count, pageNum, totalPages } = value as Record<'count' | 'pageNum' | 'totalPages', number>;
        const { page, gameType, vendor: code } = input;
        return accepted({
          games: games(count, page, gameType, code),
          pageNum: page,
          totalPages: page + totalPages - pageNum,
        });
      },
    },
  },

  does: {
    'vendor.chosen': (page, { vendor: code }) => vendor(page, code).click(),
    async 'end.reached'(page) {
      await tiles(page).last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 4_000);
    },
    'retry.requested': (page) => retry(page).click(),
  },
  controls: {
    'vendor.chosen': (page) => vendor(page, ''),
    'retry.requested': retry,
  },
  /** The live casino has its vendors on the page, each leading to its lobby. */
  reachable: (event, view) => event !== 'vendor.chosen' || view.context.gameType === 'RNG',
  without: { 'end.reached': 'it is a scroll, not a control' },

  sees: {
    'games.loading': see('placeholders for the games', async (page) => {
      await expect(loading(page)).toBeVisible();
      await expect(feed(page)).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
    }),
    'games.ready': see('the games of the chosen vendor', async (page, { view }) => {
      await expect(feed(page)).toHaveAttribute('aria-busy', 'false');
      await expect(loading(page)).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
      await expect(
        tiles(page)
          .getByText(`Game ${view.context.vendor || 'all'} `)
          .first(),
      ).toBeAttached();
      await expect(view.context.hasMore ? more(page) : foot(page)).toBeAttached();
      await expect(view.context.hasMore ? foot(page) : more(page)).toHaveCount(0);
    }),
    'games.loadingMore': see('the games, and that more are on their way', async (page) => {
      await expect(feed(page)).toHaveAttribute('aria-busy', 'true');
      await expect(more(page)).toBeAttached();
      await expect(foot(page)).toHaveCount(0);
    }),
    'games.moreFailed': see('the games, and below them why no more came', async (page) => {
      await expect(feed(page)).toBeVisible();
      await expect(failure(page)).toContainText(failureText);
      await expect(more(page)).toHaveCount(0);
      await expect(foot(page)).toHaveCount(0);
    }),
    'games.empty': see('that there is nothing', async (page) => {
      await expect(page.getByText('No data')).toBeVisible();
      await expect(feed(page)).toHaveCount(0);
      await expect(loading(page)).toHaveCount(0);
    }),
    'games.failed': see("why it failed, and the request's id", async (page) => {
      await expect(failure(page)).toContainText(failureText);
      await expect(failure(page)).toContainText('Request ID r1');
      await expect(feed(page)).toHaveCount(0);
    }),
  },
  facts: [
    {
      when: ({ view }) => view.context.gameType === 'RNG',
      sees: see('the chosen vendor marked, and no other', (page, { view }) =>
        expect(menu(page).getByRole('button', { pressed: true })).toHaveText([
          vendorNames[view.context.vendor] ?? '',
        ]),
      ),
    },
    {
      when: ({ view }) => view.context.gameType === 'RNG' && view.matches('games.ready'),
      sees: see('the first two games as the top popular ones', (page) =>
        expect(page.getByRole('region', { name: 'Top popular' }).getByRole('article')).toHaveCount(2),
      ),
    },
  ],
  effects: {
    showTop: see('the top of the page', (page) =>
      expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
    ),
    centreVendor: see('the chosen vendor within its menu', (page, { view }) =>
      expect(vendor(page, view.context.vendor)).toBeInViewport(),
    ),
  },
  unseen: { pace: 'how soon the next page may be asked for' },

  impossible({ from, step }) {
    if (step.kind !== 'user') return false;
    const { view } = from;
    if (step.event.type === 'vendor.chosen') return view.context.gameType !== 'RNG';
    // Nobody can scroll to the end of what does not show.
    return step.event.type === 'end.reached' && !view.matches('games.ready');
  },
};
