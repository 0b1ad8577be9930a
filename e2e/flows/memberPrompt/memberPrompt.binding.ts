import { expect, type Page } from '@playwright/test';
import { asPlayer } from '#e2e/support/faults.ts';
import type { Edge } from '@araw/flow/explore';
import { type Binding, see } from '@araw/flow/browser';
import { answerOthers, playersCalls, sessionOf } from '../opening.ts';

const entry = (page: Page) =>
  page.getByRole('list', { name: 'Shortcuts' }).getByRole('link', { name: 'Cash in' });
const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'This is a free account' });
const cancel = (page: Page) => prompt(page).getByRole('button', { name: 'Cancel' });
const register = (page: Page) => prompt(page).getByRole('button', { name: 'Sign up now' });

/** The member type in each scene; null for a visitor. */
const memberTypes: Record<string, number | null> = { visitor: null, member: 0, agent: 1, 'trial player': 4 };

const taps = (memberType: number | null) => (edge: Edge) =>
  edge.step.kind !== 'user' ||
  edge.step.event.type !== 'entry.tapped' ||
  edge.step.event.memberType === memberType;

const screen = (words: string, path: string, heading: string) =>
  see(words, async (page) => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(prompt(page)).toHaveCount(0);
  });

const elsewhere = {
  goToLogin: screen('the login screen', '/m/login', 'Log in'),
  goToRegister: screen('the registration', '/m/register', 'Sign up'),
  openEntry: screen('the page of the entry', '/m/voucherCenter', 'Cash in'),
};

export const memberPromptBinding: Binding = {
  goal: 'edges',
  scenes: Object.fromEntries(
    Object.entries(memberTypes).map(([scene, memberType]) => [scene, taps(memberType)]),
  ),
  open: (_variant, scene) => ({
    path: '/m/member/home',
    async prepare(page) {
      const type = memberTypes[scene];
      await answerOthers(page, {
        ...playersCalls,
        '/wps/member/info': { id: '1', account: 'maria', type: type ?? 0, regDate: 0 },
        '/wps/member/info/icon': { icon: '', choices: [] },
        MCSFE_availablePromotions: { list: [] },
        '/wps/cashier/deposit': {
          now: 0,
          timeZone: 'Asia/Manila',
          demands: [],
          methods: [],
          open: [],
          mostOpen: 3,
        },
      });
      if (type !== null && type !== undefined) await asPlayer(page, sessionOf(type));
    },
  }),
  calls: {},

  does: {
    'entry.tapped': (page) => entry(page).click(),
    'prompt.cancelled': (page) => cancel(page).click(),
    'registration.chosen': (page) => register(page).click(),
  },
  controls: {
    'entry.tapped': entry,
    'prompt.cancelled': cancel,
    'registration.chosen': register,
  },

  sees: {
    closed: see('the member centre, and nothing over it', async (page) => {
      await expect(page).toHaveURL('/m/member/home');
      await expect(prompt(page)).toHaveCount(0);
    }),
    asking: see('that a free account cannot, and the focus in the question', async (page) => {
      await expect(prompt(page)).toContainText('Sign up for your own account to use this.');
      await expect(prompt(page).locator(':focus')).toHaveCount(1);
      await expect(page).toHaveURL('/m/member/home');
    }),
  },
  facts: [],
  unseen: {
    goToLogin: 'it is looked for where the step leads',
    goToRegister: 'it is looked for where the step leads',
    openEntry: 'it is looked for where the step leads',
  },
  departs: ({ actions }) => Object.entries(elsewhere).find(([action]) => actions.includes(action))?.[1],
};
