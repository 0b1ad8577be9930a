import { expect, type Page } from '@playwright/test';
import { type Binding, see } from '@araw/flow/browser';
import { answerOthers, playAs, playersCalls, sessionOf } from '../opening.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const close = (page: Page) => menu(page).getByRole('button', { name: 'Close' });
const elsewhere = (page: Page) => menu(page).getByRole('link', { name: 'My account' });

/** On the lobby, where nothing but the menu covers the page. */
export const sideMenuBinding: Binding = {
  goal: 'edges',
  open: () => ({
    path: '/m/home',
    async prepare(page) {
      await playAs(page, sessionOf(0));
      await answerOthers(page, playersCalls);
    },
    async warmUp(page) {
      await menuButton(page).click();
      await close(page).click();
      await expect(menu(page)).toHaveCount(0);
    },
  }),
  calls: {},
  emits: { async 'history.settled'() {} },

  does: {
    'menu.requested': (page) => menuButton(page).click(),
    'menu.closed': (page) => close(page).click(),
    'page.changed': (page) => elsewhere(page).click(),
    async 'view.changed'() {},
  },
  controls: { 'menu.requested': menuButton },
  without: {
    'menu.closed': 'a menu that opens is open before anyone can look for its button',
    'page.changed': 'by any link',
    'view.changed': 'news of the page that the player is on',
    watchHistory: 'it asks the history, no operator',
  },

  sees: {
    'menu.closed': see('no menu', (page) => expect(menu(page)).toHaveCount(0)),
    'menu.open': see('the menu, with the focus in it', async (page) => {
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).locator(':focus')).toHaveCount(1);
    }),
  },
  facts: [],
  unseen: {
    'menu.opening': 'it lasts until the history is settled',
    'stage.taken': 'promptQueue.binding.ts: no prompt comes while the menu is open',
    'stage.free': 'promptQueue.binding.ts: a prompt comes once the menu is closed',
    takeStage: 'promptQueue.binding.ts',
    freeStage: 'promptQueue.binding.ts',
  },
  departs: ({ from, step }) =>
    from.view.matches('menu.open') && step.kind === 'user' && step.event.type === 'page.changed'
      ? see('the page of the link, without the menu', async (page) => {
          await expect(page).toHaveURL('/m/myAccount/index');
          await expect(menu(page)).toHaveCount(0);
        })
      : undefined,
  /** The lobby stands free throughout; a menu can only be closed or left. */
  impossible: ({ step }) =>
    step.kind === 'answer' ||
    (step.kind === 'user' && step.event.type === 'view.changed' && step.name !== 'a page with prompts'),
  unwalked: { 'menu.opening on watchHistory fails': 'what it asks is a part of the program' },
};
