import { expect, type Page } from '@playwright/test';
import type { PageOutcome } from '#machines/pagedList/pagedList.machine.ts';
import { type Binding, see } from '@araw/flow/browser';
import { accepted, answerOthers, changeStartup, failing, fewVendors, refusal } from '../opening.ts';

const inCategory = 'the games of a category';
const inGameList = 'the list of games';
const addresses: Record<string, string> = {
  [inGameList]: '/m/gameList?gameType=RNG',
  [inCategory]: '/m/rng',
};

const feed = (page: Page) => page.getByRole('feed');
const tiles = (page: Page) => feed(page).getByRole('article');
const top = (page: Page) => page.getByRole('region', { name: 'Top popular' });
const failure = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const more = (page: Page) => page.getByLabel('Loading more games');
const foot = (page: Page) => page.getByText("You've reached the end.");
const loading = (page: Page) => page.getByRole('status', { name: 'Loading', exact: true });
const failureText = 'The requested url is empty. please check your request format.';

const games = (count: number, page: number) =>
  Array.from({ length: count }, (_, index) => ({
    gameId: `g${page}-${index}`,
    nodeId: `n${page}-${index}`,
    name: `Game ${page}-${index}`,
    gameType: 'RNG',
    vassalage: 'JL',
    displayName: 'JL Games',
  }));

export const pagedListBinding: Binding = {
  notYet: { 'left on its second page': 'e2e/journeys/shell/places.spec.ts comes back to it' },
  scenes: { [inGameList]: () => true, [inCategory]: () => true },
  open: (_variant, scene) => ({
    path: addresses[scene] ?? '/m/gameList',
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
      sends: ({ page }) => ({
        method: 'GET',
        query: {
          merchant: 'ARAW',
          platform: 'html5',
          gameName: '',
          gameType: 'RNG',
          pageNo: String(page),
          pageSize: '25',
          vassalage: '',
          gameClassify: '',
          minBet: '',
          minLine: '',
          language: 'EN',
          clientType: '2',
        },
      }),
      reply({ ok, value, input: { page } }) {
        if (!ok) return failing(value, refusal(400, 'requestInvalid'));
        const { count, pageNum, totalPages } = value as PageOutcome;
        return accepted({
          games: games(count, page),
          pageNum: page,
          totalPages: page + totalPages - pageNum,
        });
      },
    },
  },

  does: {
    async 'end.reached'(page) {
      await tiles(page).last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 4_000);
    },
    'retry.requested': (page) => retry(page).click(),
  },
  controls: { 'retry.requested': retry },
  without: {
    'end.reached': 'it is a scroll, not a control',
    watchList: 'what becomes of the last game is heard by list.emptied',
  },

  sees: {
    'open.pages.loading': see('placeholders for the games', async (page) => {
      await expect(loading(page)).toBeVisible();
      await expect(feed(page)).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
    }),
    'open.pages.ready': see('the games of every page that came', async (page, { view, scene }) => {
      await expect(feed(page)).toHaveAttribute('aria-busy', 'false');
      await expect(loading(page)).toHaveCount(0);
      await expect(failure(page)).toHaveCount(0);
      await expect(
        tiles(page)
          .getByText(/^Game \d+-\d+$/)
          .first(),
      ).toBeAttached();
      await expect(top(page).getByRole('article')).toHaveCount(scene === inCategory ? 2 : 0);
      await expect(view.context.hasMore ? more(page) : foot(page)).toBeAttached();
      await expect(view.context.hasMore ? foot(page) : more(page)).toHaveCount(0);
    }),
    'open.pages.loadingMore': see('the games, and that more are on their way', async (page) => {
      await expect(feed(page)).toHaveAttribute('aria-busy', 'true');
      await expect(more(page)).toBeAttached();
      await expect(foot(page)).toHaveCount(0);
    }),
    'open.pages.moreFailed': see('the games, and below them why no more came', async (page) => {
      await expect(feed(page)).toBeVisible();
      await expect(failure(page)).toContainText(failureText);
      await expect(more(page)).toHaveCount(0);
      await expect(foot(page)).toHaveCount(0);
    }),
    'open.pages.failed': see("why it failed, and the request's id", async (page) => {
      await expect(failure(page)).toContainText(failureText);
      await expect(failure(page)).toContainText('Request ID r1');
      await expect(feed(page)).toHaveCount(0);
    }),
    empty: see('that there is nothing', async (page) => {
      await expect(page.getByText('No data')).toBeVisible();
      await expect(feed(page)).toHaveCount(0);
      await expect(loading(page)).toHaveCount(0);
    }),
  },
  facts: [],
  unseen: { 'open.pace': 'how soon the next page may be asked for' },

  emits: {
    'list.emptied': () => Promise.reject(new Error('these lists keep their games')),
  },
  /** Players can't scroll to the end of a hidden list, and these lists keep their games. */
  impossible: ({ from, step }) =>
    step.kind === 'emit' ||
    (step.kind === 'answer' && step.actor === 'watchList') ||
    (step.kind === 'user' && step.event.type === 'end.reached' && !from.view.matches('open.pages.ready')),
  unwalked: {
    'open.pages.ready on watchList fails': 'the watch on the list is a part of the program',
    'open.pages.ready on list.emptied': 'the last heart of a list is tapped: GameListScreen.test.tsx',
  },
};
