import { expect, type Page } from '@playwright/test';
import type { ContractKind } from '@araw/contract/agents/agent';
import { type Binding, see } from '@araw/flow/browser';
import { overlaysStand, shows } from '../announced.ts';
import { accepted, answerOthers, playAs, playersCalls, sessionOf } from '../opening.ts';

const pages: Record<ContractKind, { name: string; path: string }> = {
  dailySalary: { name: 'Daily salary contract', path: '/m/member/agent/getSalaryContract' },
  dividend: { name: 'Dividend contract', path: '/m/member/agent/getDevidendContract' },
  hourlySalary: { name: 'Hourly salary contract', path: '/m/member/agent/getHourContract' },
};

const alert = (page: Page) => page.getByRole('alertdialog');
const later = (page: Page) => alert(page).getByRole('button', { name: 'Later' });
const go = (page: Page) => alert(page).getByRole('button', { name: 'View contract' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** The member type of a variant; null for a visitor. */
const typeOf = (variant: string): number | null =>
  variant === 'by a visitor' ? null : Number(/^as type (\d+)$/.exec(variant)?.[1] ?? 1);

const nothing = see('nothing over the home screen', async (page) => {
  await expect(page).toHaveURL('/m/home');
  await expect(alert(page)).toHaveCount(0);
});

export const contractPromptsBinding: Binding = {
  open: (variant) => ({
    path: '/m/home',
    async prepare(page) {
      const type = typeOf(variant);
      await playAs(page, type === null ? null : sessionOf(type));
      await answerOthers(page, playersCalls);
    },
    // Open the menu, so that the alerts have to wait for their turn.
    async warmUp(page) {
      await overlaysStand(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(menu(page)).toBeVisible();
    },
  }),
  startsOnly: ['as type 2', 'as type 99'],
  notYet: {
    'agent who has answered one':
      'answered in this visit: e2e/journeys/agents/agent.spec.ts comes back to home',
  },

  calls: {
    loadRequired: {
      paths: ['/wps/member/info/funds/consolidated'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      reply({ ok, value }) {
        if (!ok) return { status: 200, body: 'no answer' };
        const flags = value as Record<ContractKind, string>;
        return accepted({
          dailysalreqtype: flags.dailySalary,
          divtypecompperiodreq: flags.dividend,
          contracthoursalreq: flags.hourlySalary,
        });
      },
    },
  },

  emits: {
    async 'turn.given'(page) {
      await page.keyboard.press('Escape');
      // The first turn loads its chunk; React shows suspended content up to 300 ms later.
      await shows(page, alert(page), 25);
      await expect(menu(page)).toHaveCount(0);
    },
    'turn.taken': () => Promise.reject(new Error('screens/contractPrompts')),
  },
  does: {
    'alert.cancelled': (page) => later(page).click(),
    'contract.chosen': (page) => go(page).click(),
  },
  controls: { 'alert.cancelled': later, 'contract.chosen': go },
  without: {
    promptTurn: 'it asks the queue of prompts, no operator',
    'alert.dismissed': 'going back and Escape: screens/contractPrompts and e2e/journeys/agents/agent.spec.ts',
  },
  /** Nothing can interrupt an open alert; screens/contractPrompts covers losing the turn. */
  impossible: ({ from, step }) =>
    (step.kind === 'answer' && step.actor === 'promptTurn') ||
    (step.kind === 'emit' && (step.event.type === 'turn.taken' || !from.view.matches('queued.waiting'))) ||
    (step.kind === 'user' && step.event.type === 'alert.dismissed'),
  unwalked: {
    'queued on promptTurn fails': 'the app’s queue is always there',
    'queued.alerting on alert.dismissed': 'screens/contractPrompts: Escape puts one off',
    'queued.alerting on turn.taken': 'nothing can come before a player who is asked',
  },

  sees: {
    spared: nothing,
    loading: nothing,
    'queued.waiting': see('the menu alone', async (page) => {
      await expect(menu(page)).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
    }),
    'queued.alerting': see(
      'the alert to the first of the contracts that wait, with the focus in it',
      async (page, { view }) => {
        const { kind } = view.context.alerts[0] as { kind: ContractKind };
        await expect(alert(page)).toHaveAccessibleName(pages[kind].name);
        await expect(page.locator('[role=alertdialog]:focus, [role=alertdialog] :focus')).toHaveCount(1);
        await expect(menu(page)).toHaveCount(0);
      },
    ),
    done: nothing,
  },
  facts: [],
  unseen: {
    noteAnswered: 'e2e/journeys/agents/agent.spec.ts: it does not come up again',
    openContract: 'the page of the contract has come',
  },
  departs: ({ actions, from }) => {
    if (!actions.includes('openContract')) return undefined;
    const { name, path } = pages[(from.view.context.alerts[0] as { kind: ContractKind }).kind];
    return see(`the page '${name}'`, async (page) => {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(alert(page)).toHaveCount(0);
    });
  },
};
