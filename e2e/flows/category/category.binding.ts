import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '@araw/flow/browser';
import { accepted, answerOthers, changeStartup, fewVendors } from '../opening.ts';

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
const loading = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true });
export const categoryBinding: Binding = {
  notYet: { 'slots left on the second page': 'e2e/journeys/shell/places.spec.ts comes back to it' },
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
    pagedList: {
      paths: ['GCSGAME_gameList'],
      sends: ({ list: { gameType, vendor: code, pageSize }, pages }) => ({
        method: 'GET',
        query: {
          merchant: 'ARAW',
          platform: 'html5',
          gameName: '',
          gameType,
          pageNo: String(pages),
          pageSize: String(pageSize),
          vassalage: code,
          gameClassify: '',
          minBet: '',
          minLine: '',
          language: 'EN',
          clientType: '2',
        },
      }),
      reply: () => accepted({ games: [], pageNum: 1, totalPages: 1 }),
    },
  },

  does: {
    'vendor.chosen': (page, { vendor: code }) => vendor(page, code).click(),
  },
  controls: { 'vendor.chosen': (page) => vendor(page, '') },
  /** The live casino lists its vendors on the page, each with a link to its lobby. */
  reachable: (event, view) => event !== 'vendor.chosen' || view.context.gameType === 'RNG',

  sees: {
    listing: see('placeholders for the games', async (page) => {
      await expect(loading(page)).toBeVisible();
      await expect(feed(page)).toHaveCount(0);
    }),
    empty: see('that there is nothing', async (page) => {
      await expect(page.getByText('No data')).toBeVisible();
      await expect(feed(page)).toHaveCount(0);
      await expect(loading(page)).toHaveCount(0);
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
  ],
  effects: {
    showTop: see('the top of the page', (page) =>
      expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0),
    ),
    centreVendor: see('the chosen vendor within its menu', (page, { view }) =>
      expect(vendor(page, view.context.vendor)).toBeInViewport(),
    ),
  },

  impossible: ({ from, step }) =>
    step.kind === 'user' ? from.view.context.gameType !== 'RNG' : step.kind === 'answer' && !step.ok,
  unwalked: { 'listing on pagedList fails': 'the chart of the pages is a part of the program' },
};
