import { expect, type Page } from '@playwright/test';
import type { SocialLoginOutcome } from '#machines/socialLogin/socialLogin.machine.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import { google, prepareSocialLogin, socialLogInCall, windowCall, windowText } from '../identityWindow.ts';

const besideLogin = 'beside the login';
const besideRegistration = 'beside the registration';
const addresses: Record<string, string> = {
  [besideLogin]: '/m/login',
  [besideRegistration]: '/m/register',
};

const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
const logInButton = (page: Page) => page.getByRole('button', { name: /^(Log in|Logging in)$/ });
const linked = (page: Page) =>
  page.getByText('Finish signing up, and you can log in with Google from then on.');

const refusalTexts: Record<string, string> = {
  timeout: 'Slow Connection',
  identityDenied: "You weren't logged in. The window was closed or access was denied.",
  identityUnlinked: 'No player is linked to this account yet. Sign up first.Request ID r1',
  userDisabled: 'Sorry, the user does not exist or is disabled.Request ID r1',
};

const outcomeIn = ({ view }: Pick<Moment, 'view'>) => view.output as SocialLoginOutcome | undefined;
const failed = (moment: Moment, code: string) => {
  const outcome = outcomeIn(moment);
  return outcome?.ok === false && outcome.error.code === code;
};
const links = ({ scene }: Moment, code: string) =>
  scene === besideRegistration && code === 'identityUnlinked';

export const socialLoginBinding: Binding = {
  scenes: { [besideLogin]: () => true, [besideRegistration]: () => true },
  goal: 'edges',
  open: (_variant, scene) => ({
    path: addresses[scene] ?? '/m/login',
    prepare: prepareSocialLogin,
    begin: (page) => google(page).click(),
  }),

  calls: {
    signInWith: windowCall((value) => (value as { ok: boolean }).ok),
    logIn: socialLogInCall,
  },

  does: {},
  controls: {},

  sees: {
    signingIn: see('that the login continues in another window', async (page, { scene }) => {
      await expect(page.getByRole('status').filter({ hasText: windowText })).toBeVisible();
      await expect(google(page)).toBeDisabled();
      if (scene === besideLogin) await expect(logInButton(page)).toBeDisabled();
    }),
    loggingIn: see('that the window has done its part, and no second login', async (page, { scene }) => {
      await expect(page.getByText(windowText)).toHaveCount(0);
      await expect(google(page)).toBeDisabled();
      if (scene === besideLogin) {
        await expect(logInButton(page)).toHaveText('Logging in');
        await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true');
      }
    }),
    ended: see('the form, and that another attempt is offered', async (page) => {
      await expect(page.getByText(windowText)).toHaveCount(0);
      await expect(google(page)).toBeEnabled();
    }),
  },
  facts: [
    ...Object.entries(refusalTexts).map(([code, text]) => ({
      when: (moment: Moment) => failed(moment, code) && !links(moment, code),
      sees: see(`the refusal '${text.replace('Request', ' Request')}'`, (page: Page) =>
        expect(alert(page)).toHaveText(text),
      ),
    })),
    {
      when: (moment) => failed(moment, 'identityUnlinked') && links(moment, 'identityUnlinked'),
      sees: see('that the account will be linked, and no refusal', async (page) => {
        await expect(linked(page)).toBeVisible();
        await expect(alert(page)).toHaveCount(0);
      }),
    },
  ],
  departs: ({ to }) =>
    outcomeIn(to)?.ok
      ? see('the home screen, with the name of the player', async (page) => {
          await expect(page).toHaveURL('/m/home');
          await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeFocused();
          await expect(page.getByRole('banner')).toContainText('maria');
        })
      : undefined,
  impossible: ({ step }) => step.kind === 'answer' && step.actor === 'signInWith' && !step.ok,
  unwalked: {
    'signingIn on signInWith fails': 'a window that opens says something, or the player closes it',
  },
};
