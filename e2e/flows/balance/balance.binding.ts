import { expect, type Page } from '@playwright/test';
import { balanceModel } from '#machines/balance/balance.model.ts';
import { answersOf, type Binding, see } from '@araw/flow/browser';
import { accepted, answerOthers, playAs, playersCalls, refusal, sessionOf } from '../opening.ts';

const balance = (page: Page) => page.getByRole('region', { name: 'Balance' });
const eye = (page: Page) => balance(page).getByRole('button', { name: /^(Hide|Show) balance$/ });
const refresh = (page: Page) => balance(page).getByRole('button', { name: 'Refresh balance' });

/** The amount as announced to screen readers; its placeholder is hidden from them. */
const said = (page: Page) => balance(page).locator('bdi').ariaSnapshot();
const says = (text: string) => async (page: Page) => {
  await expect.poll(() => said(page)).toBe(`- text: ${text}`);
};

/** Skips blank pages, which have no storage. */
const storeHidden = (value: string) =>
  window.origin !== 'null' && localStorage.setItem('BALANCE_HIDDEN', value);

export const balanceBinding: Binding = {
  goal: 'edges',
  open: (variant) => ({
    path: '/m/home',
    async prepare(page) {
      const { hidden } = balanceModel.variants[variant] as { hidden: boolean };
      if (hidden) await page.addInitScript(storeHidden, '1');
      await playAs(page, sessionOf(0));
      const { '/wps/wallets/gcs': _, ...others } = playersCalls;
      await answerOthers(page, others);
    },
  }),

  calls: {
    fetchWallet: {
      paths: ['/wps/wallets/gcs'],
      sends: () => ({ method: 'GET', query: {}, token: 'token' }),
      // Each answer has a different amount, so that an old one can't pass for it.
      reply: ({ ok, number }) =>
        ok ? accepted({ sumBalance: 1000 + number, currencySymbol: '₱' }) : refusal(400, 'requestInvalid'),
    },
  },

  does: {
    'visibility.toggled': (page) => eye(page).click(),
    'balance.requested': (page) => refresh(page).click(),
  },
  controls: { 'visibility.toggled': eye, 'balance.requested': refresh },

  without: {
    'visibility.changed': 'another widget or tab changes it: screens/shared/balance/Balance.test.tsx',
  },
  impossible: ({ step }) => step.kind === 'user' && step.event.type === 'visibility.changed',
  unwalked: {
    'visibility.shown on visibility.changed': 'screens/shared/balance/Balance.test.tsx',
    'visibility.hidden on visibility.changed': 'screens/shared/balance/Balance.test.tsx',
  },

  sees: {
    'visibility.shown': see('an eye that hides the balance', (page) =>
      expect(eye(page)).toHaveAccessibleName('Hide balance'),
    ),
    'visibility.hidden': see(
      "'Balance hidden' in place of the amount, and an eye that shows it",
      async (page) => {
        await expect(eye(page)).toHaveAccessibleName('Show balance');
        await says('Balance hidden')(page);
      },
    ),
    'amount.refreshing': see('a refresh button that takes no tap', (page) =>
      expect(refresh(page)).toBeDisabled(),
    ),
    'amount.known': see('a refresh button', (page) => expect(refresh(page)).toBeEnabled()),
    'amount.unknown': see('a refresh button', (page) => expect(refresh(page)).toBeEnabled()),
  },
  effects: {
    storeVisibility: see('the choice in storage', (page, { view }) =>
      expect
        .poll(() => page.evaluate(() => localStorage.getItem('BALANCE_HIDDEN')))
        .toBe(view.matches('visibility.hidden') ? '1' : '0'),
    ),
  },
  facts: [
    {
      when: ({ view }) => view.matches('visibility.shown') && view.matches('amount.known'),
      sees: see('the amount of the newest answer', (page, moment) =>
        says(`₱1,00${answersOf(moment, 'fetchWallet')}.00`)(page),
      ),
    },
    {
      when: ({ view }) => view.matches('visibility.shown') && view.matches('amount.refreshing'),
      sees: see("'Refreshing the balance' in place of the amount", says('Refreshing the balance')),
    },
    {
      when: ({ view }) => view.matches('visibility.shown') && view.matches('amount.unknown'),
      sees: see("'Balance unknown' in place of the amount", says('Balance unknown')),
    },
    {
      when: () => true,
      sees: see("the player's name", (page) => expect(balance(page)).toContainText('maria')),
    },
  ],
};
