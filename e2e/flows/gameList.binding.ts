import { expect, type Page } from '@playwright/test';
import { isUnfiltered } from '#machines/gameList/gameList.rules.ts';
import type { Binding } from '#tools/flow/browser.ts';

const addresses: Record<string, string> = {
  'visitor sent to recent slots': '/m/gameList?gameType=RNG&type=recent',
  'member, live, favourites': '/m/gameList?gameType=LIVE&type=fav',
  'trial, bingo vendor': '/m/gameList?gameType=RNG&vassalage=FC',
};
const memberTypes: Record<string, number> = { 'member, live, favourites': 0, 'trial, bingo vendor': 4 };

const tabNames: Record<string, string> = { all: 'All', hot: 'Hot', recent: 'Recent', fav: 'My collection' };
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Game list' }).getByRole('button', { name: tabNames[name], exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter games' });
const chips = (page: Page) => page.getByRole('list', { name: 'Filter is on' }).getByRole('button');
/** The filters that the model clears one by one. */
const clearable = (page: Page) => chips(page).filter({ hasNotText: /gold|₱/ });
const clearAll = (page: Page) => page.getByRole('button', { name: 'Clear filters' });
/** Also behind the open drawer, which hides the rest of the page from assistive technology. */
const feed = (page: Page) => page.getByRole('feed', { includeHidden: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

const pathOfTab = { hot: 'GCSGAME_hotGamesV2', recent: 'GCS_recentGame', fav: 'MCSFE_getFavoriteGamesList' };

function games(count: number, page: number, gameType: string) {
  return Array.from({ length: count }, (_, index) => ({
    gameId: `g${page}-${index}`,
    nodeId: `n${page}-${index}`,
    name: `Game ${page}-${index}`,
    gameType,
    vassalage: 'JL',
    displayName: 'JL Games',
  }));
}

/** What else the screen asks for. */
const others: [string, unknown][] = [
  ['/wps/wallets/gcs', { sumBalance: 0, currencySymbol: '₱' }],
  ['/wps/relay/MCSFE_getFavoriteGames', { content: [] }],
];

export const gameListBinding: Binding = {
  open: (variant) => ({
    path: addresses[variant] ?? '/m/gameList',
    async warmUp(page) {
      await page.getByRole('button', { name: /^Filter( is on)?$/ }).click();
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toBeHidden();
    },
    async prepare(page) {
      for (const [path, value] of others) {
        await page.route(
          (url) => url.pathname.endsWith(path),
          (route) => route.fulfill({ json: { success: true, value } }),
        );
      }
      const type = memberTypes[variant];
      if (type === undefined) return;
      const session = {
        token: 'token',
        merchantCode: 'ARAW',
        userName: 'maria',
        type,
        firstTimeLogin: false,
      };
      await page.addInitScript(
        (stored) => sessionStorage.setItem('MC_SESSION_INFO', stored),
        JSON.stringify(session),
      );
    },
  }),

  calls: {
    loadPage: {
      paths: [
        { path: pathOfTab.hot, when: ({ context }) => context.tab === 'hot' },
        { path: pathOfTab.recent, when: ({ context }) => context.tab === 'recent' },
        { path: pathOfTab.fav, when: ({ context }) => context.tab === 'fav' },
        { path: 'GCSGAME_gameList' },
      ],
      reply({ ok, value }, { context }, url) {
        if (!ok) {
          const refused = {
            success: false,
            code: 'requestInvalid',
            message: 'requestInvalid',
            requestId: 'r1',
          };
          return { status: 400, body: refused };
        }
        const { count, pageNum, totalPages } = value as {
          count: number;
          pageNum: number;
          totalPages: number;
        };
        const page = Number(url.searchParams.get('pageNo') ?? url.searchParams.get('page') ?? 1);
        const list = games(count, page, context.gameType);
        const pages = { pageNum: page, totalPages: page + totalPages - pageNum };
        return {
          status: 200,
          body: { success: true, value: { games: list, list, content: list, ...pages } },
        };
      },
    },
  },

  does: {
    'tab.chosen': (page, event) => tab(page, event.tab).click(),
    'name.typed': (page, { name }) => page.getByRole('searchbox', { name: 'Search games' }).fill(name),
    'drawer.opened': (page) => page.getByRole('button', { name: /^Filter( is on)?$/ }).click(),
    'drawer.closed': (page) => drawer(page).getByRole('button', { name: 'Close' }).click(),
    async 'filters.applied'(page, { filters }) {
      const choose = (legend: string, place: number | string) => {
        const group = drawer(page).getByRole('group', { name: legend });
        const option =
          typeof place === 'number'
            ? group.getByRole('radio').nth(place)
            : group.getByRole('radio', { name: place });
        return option.check({ force: true });
      };
      await choose('Manufacturer', filters.vendor ? 1 : 0);
      const forSlots = drawer(page).getByRole('group', { name: 'Game type' });
      if (await forSlots.isVisible()) {
        await choose('Game type', filters.classify ? 'Accumulative prize' : 0);
        await choose('Minimum bet', filters.minBet ? '₱0.50' : 0);
      }
      await drawer(page).getByRole('textbox', { name: 'Game name' }).fill(filters.name);
      await drawer(page).getByRole('button', { name: 'Submit' }).click();
    },
    'filter.cleared': (page, { field }) =>
      field === 'classify'
        ? chips(page).filter({ hasText: 'Accumulative prize' }).click()
        : clearable(page).filter({ hasNotText: 'Accumulative prize' }).first().click(),
    'filters.cleared': (page) => clearAll(page).click(),
    async 'end.reached'(page) {
      await feed(page).getByRole('article').last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 4_000);
    },
    'retry.requested': (page) => retry(page).click(),
  },

  controls: {
    'tab.chosen': (page) => tab(page, 'all'),
    'name.typed': (page) => page.getByRole('searchbox', { name: 'Search games' }),
    'drawer.opened': (page) => page.getByRole('button', { name: /^Filter( is on)?$/ }),
    'drawer.closed': (page) => drawer(page).getByRole('button', { name: 'Close' }),
    'filters.applied': (page) => drawer(page).getByRole('button', { name: 'Submit' }),
    'filter.cleared': clearable,
    'filters.cleared': clearAll,
    'retry.requested': retry,
  },
  without: {
    'end.reached': 'it is a scroll, not a control',
    'list.emptied': 'the last heart of a list is tapped: GameListScreen.test.tsx',
  },

  sees: {
    'list.debouncing': (page) =>
      expect(page.getByRole('status', { name: 'Loading', includeHidden: true })).toBeVisible(),
    'list.loading': (page) =>
      expect(page.getByRole('status', { name: 'Loading', includeHidden: true })).toBeVisible(),
    'list.ready': (page) => expect(feed(page)).toHaveAttribute('aria-busy', 'false'),
    'list.loadingMore': (page) => expect(feed(page)).toHaveAttribute('aria-busy', 'true'),
    'list.moreFailed': (page) => expect(feed(page)).toBeVisible(),
    'list.empty': (page) => expect(page.getByText(/^(No data|No games found)$/)).toBeVisible(),
    'list.failed': (page) => expect(page.getByText('Request ID r1')).toBeVisible(),
    pace: async () => {},
    'drawer.open': (page) => expect(drawer(page)).toBeVisible(),
    'drawer.closed': (page) => expect(drawer(page)).toBeHidden(),
  },
  facts: [
    ...Object.keys(tabNames).map((name) => ({
      when: ({ context, matches }: { context: { tab: string }; matches: (path: string) => boolean }) =>
        context.tab === name && matches('drawer.closed'),
      sees: (page: Page) => expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true'),
    })),
    {
      when: ({ context, matches }) => !isUnfiltered(context.filters) && matches('drawer.closed'),
      sees: (page) => expect(chips(page).first()).toBeVisible(),
    },
    {
      when: ({ context }) => isUnfiltered(context.filters),
      sees: (page) => expect(chips(page)).toHaveCount(0),
    },
  ],
  covers: [{ when: 'drawer.open', events: ['drawer.closed', 'filters.applied'] }],

  impossible({ from, step }) {
    const { context } = from.view;
    // Hot games come all at once: there is no second page.
    if (step.kind === 'answer' && step.ok && context.tab === 'hot') {
      return step.name === 'a page with more behind it';
    }
    if (step.kind !== 'user') return false;
    // A filter that is not set has no chip; other lists than slots have no classify.
    if (step.event.type === 'filter.cleared') return context.filters[step.event.field] === '';
    if (step.event.type === 'filters.applied')
      return context.gameType !== 'RNG' && step.event.filters.classify !== '';
    // Nobody can scroll to the end of what does not show.
    return step.event.type === 'end.reached' && !from.view.matches('list.ready');
  },
};
