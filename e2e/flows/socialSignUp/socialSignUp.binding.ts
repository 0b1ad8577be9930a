import { expect, type Page } from '@playwright/test';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { google, prepareSocialLogin, socialLoginCalls, windowText } from '../identityWindow.ts';
import { seeLastLogin } from '../lastLogin.ts';

const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });

const refusalTexts: Record<string, string> = {
  identityDenied: "You weren't logged in. The window was closed or access was denied.",
  userDisabled: 'Sorry, the user does not exist or is disabled.Request ID r1',
};

export const socialSignUpBinding: Binding = {
  open: () => ({ path: '/m/register', prepare: prepareSocialLogin }),

  calls: { socialLogin: socialLoginCalls },

  does: {
    'provider.chosen': (page, { provider }) =>
      provider === 'google'
        ? google(page).click()
        : expect(page.getByRole('button', { name: /Facebook/ })).toHaveCount(0),
  },
  controls: { 'provider.chosen': google },

  sees: {
    choosing: see('the form, and no window that is waited for', async (page) => {
      await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
      await expect(page.getByText(windowText)).toHaveCount(0);
    }),
    loggingIn: see('that the login continues in another window', (page) =>
      expect(page.getByRole('status').filter({ hasText: windowText })).toBeVisible(),
    ),
  },
  facts: [
    {
      when: ({ view }) => view.matches('choosing') && view.context.error === null,
      sees: see('no refusal', (page) => expect(alert(page)).toHaveCount(0)),
    },
    ...Object.entries(refusalTexts).map(([refused, text]) => ({
      when: ({ view }: Moment) => view.context.error?.code === refused,
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alert(page)).toHaveText(text),
      ),
    })),
  ],
  effects: {
    tellLastLogin: seeLastLogin,
    linkIdentity: see('that the account will be linked', (page) =>
      expect(page.getByText('Finish signing up, and you can log in with Google from then on.')).toBeVisible(),
    ),
  },
  unseen: { loggedIn: 'the home screen has come', startSession: 'the home screen has come' },
  departs: ({ to }) =>
    to.view.matches('loggedIn')
      ? see('the home screen, with the name of the player', async (page) => {
          await expect(page).toHaveURL('/m/home');
          await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeFocused();
          await expect(page.getByRole('banner')).toContainText('maria');
        })
      : undefined,
  impossible: ({ step }) => step.kind === 'answer' && !step.ok,
  unwalked: { 'loggingIn on socialLogin fails': 'the chart of the login is a part of the program' },
};
