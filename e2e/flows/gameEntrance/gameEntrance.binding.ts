import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '@araw/flow/browser';
import { answerOthers, changeStartup, fewVendors, playAs, playersCalls, sessionOf } from '../opening.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
const names: Record<string, string> = {
  HOME: 'Home',
  HOT: 'Hot',
  PROMO: 'Promo',
  SPORTS: 'Sports',
  LOTT: 'Lottery',
  RNG: 'Slots',
  COCKFIGHT: 'Cockfight',
};
const tab = (page: Page, id: string) => menu(page).getByRole('button', { name: names[id], exact: true });
const shown = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const current = (page: Page) => menu(page).locator('[aria-current=true]');

const games = (page: Page, heading: string) => shown(page, heading).getByRole('button', { name: /^Play / });

/** The destinations of tabs that navigate instead of showing content in place. */
const elsewhere: Record<string, (page: Page) => Promise<unknown>> = {
  goToPromotions: async (page) => {
    await expect(page).toHaveURL('/m/activity');
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible();
  },
  goToCategoryPage: async (page) => {
    await expect(page).toHaveURL('/m/rng');
    await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
  },
  launchVendor: async (page) => {
    await expect(page).toHaveURL('/m/home');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Starting Derby 88');
  },
};

export const gameEntranceBinding: Binding = {
  goal: 'edges',
  open: () => ({
    path: '/m/home',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, playersCalls);
      await changeStartup(page, (startup) => ({ ...startup, vendors: fewVendors }));
      // The app reads the vendors again if the page is stale or in another language.
      await answerOthers(page, { GCSGAME_newGameVendor: fewVendors });
      await page.route('**/wps/game/launchGame*', () => {});
    },
  }),
  calls: {},
  does: { 'tab.chosen': (page, event) => tab(page, event.tab.id).click() },
  controls: { 'tab.chosen': (page) => tab(page, 'HOME') },

  sees: {
    home: see('the tab Home, and games beside the menu', async (page) => {
      await expect(current(page)).toHaveText('Home');
      await expect(games(page, 'Games')).not.toHaveCount(0);
      await expect(shown(page, 'Games').getByRole('link', { name: /^More/ })).toHaveAttribute(
        'href',
        '/m/gameList?gameType=ALL',
      );
    }),
    hot: see('the tab Hot, and the hottest games beside the menu', async (page) => {
      await expect(current(page)).toHaveText('Hot');
      await expect(games(page, 'Hot games')).not.toHaveCount(0);
      await expect(shown(page, 'Hot games').getByRole('link', { name: /^More/ })).toHaveAttribute(
        'href',
        '/m/hot',
      );
    }),
    category: see('the tab of the category, and its vendors beside the menu', async (page, { view }) => {
      const name = names[view.context.category] ?? '';
      await expect(current(page)).toHaveText(name);
      await expect(games(page, name)).toHaveCount(1);
      await expect(games(page, name)).toHaveAccessibleName('Play Derby 88');
    }),
  },
  facts: [
    {
      when: () => true,
      sees: see('every tab in the order of the operator', (page) =>
        expect(menu(page).getByRole('button')).toHaveText([
          'Home',
          'Hot',
          'Sports',
          'Lottery',
          'Cockfight',
          'Slots',
          'Live',
          'Fishing',
          'Promo',
        ]),
      ),
    },
  ],
  effects: {
    scrollTabIntoView: see('the chosen tab within the screen', (page) =>
      expect(current(page)).toBeInViewport(),
    ),
  },
  unseen: {
    goToPromotions: 'another screen has come',
    goToCategoryPage: 'another screen has come',
    launchVendor: 'the frame of the game has come',
  },
  departs({ actions }) {
    const [action] = actions.filter((name) => elsewhere[name]);
    return action === undefined ? undefined : see(`where ${action} leads`, elsewhere[action]!);
  },
};
