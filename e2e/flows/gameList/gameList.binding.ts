import { expect, type Locator, type Page } from '@playwright/test';
import { type Filters, isUnfiltered, type ListRequest } from '#machines/gameList/gameList.rules.ts';
import { type Binding, type Moment, see, type Sent } from '@araw/flow/browser';
import {
  accepted,
  answerOthers,
  changeStartup,
  fewVendors,
  notices,
  playAs,
  playersCalls,
  sessionOf,
} from '../opening.ts';

const addresses: Record<string, string> = {
  'visitor sent to recent fishing games': '/m/gameList?gameType=FISH&type=recent',
  'member, live, favourites': '/m/gameList?gameType=LIVE&type=fav',
  'trial, bingo vendor': '/m/gameList?gameType=RNG&vassalage=FC',
};
const memberTypes: Record<string, number> = { 'member, live, favourites': 0, 'trial, bingo vendor': 4 };

const tabNames: Record<string, string> = { all: 'All', hot: 'Hot', recent: 'Recent', fav: 'My collection' };
const tabs = (page: Page) => page.getByRole('group', { name: 'Game list' });
const tab = (page: Page, name: string) =>
  tabs(page).getByRole('button', { name: tabNames[name], exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter games' });
const chips = (page: Page) => page.getByRole('list', { name: 'Filter on' }).getByRole('button');
/** Only in main: the drawer has a button with the same name for filters that aren't applied yet. */
const clearAll = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Clear filters' });
/** Includes hidden: the open drawer hides the page from assistive technology. */
const feed = (page: Page) => page.getByRole('feed', { includeHidden: true });

const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter( on)?$/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search games', includeHidden: true });
const loading = (page: Page) => page.getByRole('status', { name: 'Loading', includeHidden: true });
const pathOfTab: Record<string, string> = {
  hot: 'GCSGAME_hotGamesV2',
  recent: 'GCS_recentGame',
  fav: 'MCSFE_getFavoriteGamesList',
};
const pathOfList = 'GCSGAME_gameList';

/** The query of each list (LIST-02, LIST-08). */
function queryOf({ tab, gameType, filters }: ListRequest, page: number): Sent['query'] {
  switch (tab) {
    case 'hot':
      return { merchantCode: 'ARAW', isPlatform: '2', language: 'EN', platform: 'html5' };
    case 'recent':
      return { gameType, page: String(page), pageSize: '25', language: 'EN', clientType: '2' };
    case 'fav':
      return { gameType, pageNo: String(page), pageSize: '15', language: 'EN' };
    case 'all':
    case 'filter':
      return {
        merchant: 'ARAW',
        platform: 'html5',
        gameName: filters.name,
        gameType,
        pageNo: String(page),
        pageSize: '25',
        vassalage: filters.vendor,
        gameClassify: filters.classify,
        minBet: filters.minBet,
        minLine: '',
        language: 'EN',
        clientType: '2',
      };
  }
}

const filterTexts: { [Field in keyof Filters]: (value: string) => string } = {
  vendor: () => 'Fa Chai',
  name: (value) => value,
  classify: () => 'Accumulative prize',
  minBet: (value) => `₱${Number(value).toFixed(2)}`,
};
const chipTexts = (filters: Filters) =>
  (Object.keys(filterTexts) as (keyof Filters)[])
    .filter((field) => filters[field] !== '')
    .map((field) => filterTexts[field](filters[field]));

const emptyTexts: Record<string, string> = {
  all: 'No data',
  hot: 'No data',
  recent: 'Games you play will show up here.',
  fav: 'Tap the heart on a game to keep it here.',
  filter: 'Try another name or clear the filters.',
};

const isClosed = ({ view }: Moment) => view.matches('drawer.closed');
const toBeShown = (locator: Locator) => expect(locator).toBeVisible();

export const gameListBinding: Binding = {
  notYet: { 'member back to the second page': 'e2e/journeys/shell/places.spec.ts comes back to it' },
  open: (variant) => ({
    path: addresses[variant] ?? '/m/gameList',
    async warmUp(page) {
      await filterButton(page).click();
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toBeHidden();
    },
    async prepare(page) {
      const type = memberTypes[variant];
      if (type !== undefined) await playAs(page, sessionOf(type));
      const { '/wps/wallets/gcs': wallet, MCSFE_getFavoriteGames: favourites } = playersCalls;
      await answerOthers(page, { '/wps/wallets/gcs': wallet, MCSFE_getFavoriteGames: favourites });
      await answerOthers(page, { GCSGAME_newGameVendor: fewVendors });
      await changeStartup(page, ({ hotGames: _, ...startup }) => ({ ...startup, vendors: fewVendors }));
    },
  }),

  calls: {
    pagedList: {
      paths: [...Object.values(pathOfTab), pathOfList],
      choose: ({ list }) => pathOfTab[list.tab] ?? pathOfList,
      sends: ({ list, pages }, { view }) => ({
        method: 'GET',
        query: queryOf(list, pages),
        ...(view.context.memberType !== null && { token: 'token' }),
      }),
      reply: () => accepted({ games: [], list: [], content: [], pageNum: 1, totalPages: 1 }),
    },
  },

  does: {
    'tab.chosen': (page, event) => tab(page, event.tab).click(),
    'name.typed': (page, { name }) => search(page).fill(name),
    'drawer.opened': (page) => filterButton(page).click(),
    'drawer.closed': (page) => drawer(page).getByRole('button', { name: 'Close' }).click(),
    async 'filters.applied'(page, { filters }) {
      const choose = (legend: string, name: string) =>
        drawer(page)
          .getByRole('group', { name: legend })
          .getByRole('radio', { name, exact: true })
          .check({ force: true });
      await choose('Manufacturer', filters.vendor ? 'Fa Chai' : 'All');
      const forSlots = drawer(page).getByRole('group', { name: 'Game type' });
      if (await forSlots.isVisible()) {
        await choose('Game type', filters.classify ? 'Accumulative prize' : 'All');
        await choose('Minimum bet', filters.minBet ? '₱0.50' : 'All');
      }
      await drawer(page).getByRole('textbox', { name: 'Game name' }).fill(filters.name);
      await drawer(page).getByRole('button', { name: 'Submit' }).click();
    },
    'filter.cleared': (page, { field }) =>
      chips(page)
        .filter({ hasText: field === 'vendor' ? 'Fa Chai' : 'Accumulative prize' })
        .click(),
    'filters.cleared': (page) => clearAll(page).click(),
  },

  controls: {
    'tab.chosen': (page) => tab(page, 'all'),
    'name.typed': (page) => page.getByRole('searchbox', { name: 'Search games' }),
    'drawer.opened': filterButton,
    'drawer.closed': (page) => drawer(page).getByRole('button', { name: 'Close' }),
    'filters.applied': (page) => drawer(page).getByRole('button', { name: 'Submit' }),
    'filter.cleared': (page) => chips(page).filter({ hasText: /Fa Chai|Accumulative prize/ }),
    'filters.cleared': clearAll,
  },
  /** The open drawer covers the page. */
  reachable: (event, view) =>
    view.matches('drawer.closed') || event === 'drawer.closed' || event === 'filters.applied',

  sees: {
    'list.debouncing': see('placeholders for the games', (page) => toBeShown(loading(page))),
    'list.listing': see('placeholders for the games', async (page) => {
      await toBeShown(loading(page));
      await expect(feed(page)).toHaveCount(0);
    }),
    'list.empty': see('why there is nothing', async (page, { view }) => {
      await toBeShown(page.getByText(emptyTexts[view.context.tab] ?? ''));
      await expect(feed(page)).toHaveCount(0);
      await expect(loading(page)).toHaveCount(0);
    }),
    'drawer.open': see('the filters, with the focus among them', async (page) => {
      await toBeShown(drawer(page));
      await expect(drawer(page).locator(':focus')).toHaveCount(1);
    }),
    'drawer.closed': see('no drawer', (page) => expect(drawer(page)).toHaveCount(0)),
  },
  facts: [
    {
      when: isClosed,
      sees: see('the chosen list marked, and no other', async (page, { view }) => {
        const name = tabNames[view.context.tab];
        await expect(tabs(page).getByRole('button', { pressed: true })).toHaveText(name ? [name] : []);
      }),
    },
    {
      when: (moment) => isClosed(moment) && !isUnfiltered(moment.view.context.filters),
      sees: see('a chip for each filter that is set', async (page, { view }) => {
        await expect(chips(page)).toHaveText(chipTexts(view.context.filters));
        await expect(filterButton(page)).toHaveAccessibleName('Filter on');
      }),
    },
    {
      when: (moment) => isClosed(moment) && isUnfiltered(moment.view.context.filters),
      sees: see('no filter set', async (page) => {
        await expect(chips(page)).toHaveCount(0);
        await expect(filterButton(page)).toHaveAccessibleName('Filter');
      }),
    },
    {
      when: () => true,
      sees: see('the name that is searched for', async (page, { view }) => {
        await expect
          .poll(async () => (await search(page).inputValue()).trim())
          .toBe(view.context.filters.name);
      }),
    },
  ],
  effects: {
    showTop: see('the top of the list', (page) =>
      expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
    ),
    sayLoginRequired: see("'Login required'", (page) => expect(notices(page)).toHaveText('Login required')),
  },

  impossible({ from, step }) {
    const { context } = from.view;
    if (step.kind === 'answer') return !step.ok;
    // The page includes the vendors before the walk starts.
    if (step.kind === 'emit') return true;
    if (step.kind !== 'user') return false;
    // An unset filter has no chip; only slots have a classify filter.
    if (step.event.type === 'filter.cleared') return context.filters[step.event.field] === '';
    return (
      step.event.type === 'filters.applied' &&
      context.gameType !== 'RNG' &&
      step.event.filters.classify !== ''
    );
  },
  without: { watchVendors: 'what it brings is vendors.known' },
  emits: {
    'vendors.known': () => Promise.reject(new Error('the vendors come with the page')),
  },
  unwalked: {
    'list.listing on pagedList fails': 'the chart of the pages is a part of the program',
    'list on watchVendors fails': 'the watch on the vendors is a part of the program',
    'list on vendors.known': 'a vendor that is unknown comes by an address: GameListScreen.test.tsx',
  },
};
