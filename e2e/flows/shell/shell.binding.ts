import { expect, type Page } from '@playwright/test';
import { give } from '#e2e/support/faults.ts';
import { submitLogin } from '#e2e/support/journey.ts';
import { testSealing } from '#e2e/support/sealing.ts';
import type { RegistrationSettings } from '#machines/registration/registration.machine.ts';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { isRealAccount } from '@araw/contract/calls/roles';
import { type RouteRow, routeTable } from '#src/routes/routeTable.ts';
import { type Binding, type Moment, see } from '@araw/flow/browser';
import type { Edge } from '@araw/flow/explore';
import {
  accepted,
  answerOthers,
  changeStartup,
  clearStorage,
  fewVendors,
  notices,
  playAs,
  playersCalls,
  refusal,
  statusAnswer,
} from '../opening.ts';
import { logoutBinding } from '../logout/logout.binding.ts';
import { registerSettings, registrationBinding } from '../registration/registration.binding.ts';
import { trialBinding } from '../trial/trial.binding.ts';

type View = Moment['view'];

const game = { gameId: 'jl-1', nodeId: 'n1', vassalage: 'JL', name: 'Manila Gold Rush', gameType: 'RNG' };

const main = (page: Page) => page.getByRole('main');
const frame = (page: Page) => page.getByRole('dialog', { name: game.name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Prompt' });
const tile = (page: Page) =>
  main(page)
    .getByRole('button', { name: `Play ${game.name}` })
    .first();
const registration = (page: Page) => page.getByRole('form', { name: 'Sign up' });
const trial = (page: Page) => page.getByRole('form', { name: 'Free trial' });
const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'));

let sessions = 0;
/** What the operator says of the player's standing; a new session plays. */
let isAway = false;

/** Unique tokens, like the operator's: its client reports the end of a session once per token. */
const withOwnToken = <Given extends { token: string }>(session: Given): Given => {
  isAway = false;
  return { ...session, token: `${session.token}-${(sessions += 1)}` };
};

/** What the app reads again when its player returns to it, except the balance, which launches read too. */
const readAgain = /(getFavoriteGames|recentGame|getListAnnouncements|unreadCount)(\?|$)/;
const returnToTab = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

const rows: readonly RouteRow[] = routeTable;
const pathOf = (id: string) => rows.find((row) => row.id === id)?.paths[0] ?? '/m/home';

/** Navigates like a link of the app: not every page links to every other. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const isFree = (view: View) => view.matches('screen.display.free');
const at = (view: View, id: string) => isFree(view) && view.context.page === id;
const isPlayer = (view: View) => view.matches('session.signedIn');

/** The operator client's timeout (ms). */
const clientPatience = 15_000;

/** States in which the chart waits for an answer. */
const waits = [
  'launch.checkingBalance',
  'launch.launching',
  'logout.loggingOut',
  'trial.present.creating',
  'registration.present.loadingSettings',
  'registration.present.ready.form.submitting',
];

/** Where the chart accepts an event and a player can trigger it. */
const within: Record<string, (view: View) => boolean> = {
  'consent.toggled': (view) => at(view, 'registration') && view.matches('registration.present.ready'),
  'form.submitted': (view) => at(view, 'registration') && view.matches('registration.present.ready'),
  'age.toggled': (view) => at(view, 'trial'),
  'trial.requested': (view) => at(view, 'trial'),
  'registration.chosen': (view) => at(view, 'trial'),
  'login.accepted': (view) => at(view, 'login') && !isPlayer(view),
  'tile.tapped': (view) => at(view, 'home'),
  'signOut.tapped': (view) => at(view, 'home') && isPlayer(view),
  'signOut.confirmed': (view) => view.matches('logout.confirming'),
  // The question stays open while logging out.
  'back.tapped': (view) => view.matches('screen.display.covered') && !view.matches('logout.loggingOut'),
  'page.opened': isFree,
  'call.refused': (view) => at(view, 'home') && isPlayer(view),
  'standing.read': (view) =>
    (at(view, 'home') || at(view, 'limits')) && isPlayer(view) && isRealAccount(view.context.memberType),
};

const texts: Record<string, RegExp> = {
  deposit: /Please login an actual account/,
  withdraw: /Please login an actual account/,
  inbox: /Free accounts can't use this function|Please login an actual account/,
  onlineChat: /Free accounts can't use this function|Please login an actual account/,
};

/** A moment of the shell as its registration chart sees it. */
const registrationIn = (moment: Moment): Moment => ({
  ...moment,
  view: {
    ...moment.view,
    matches: (path) => moment.view.matches(`registration.present.${path}`),
    context: {
      urlAffiliateCode: '',
      settings: { birthDateAsked: true, affiliateEnabled: false, mobileVerification: false },
    },
  },
});

/** All of the app's charts together, starting at a bookmarked page for members. */
export const shellBinding: Binding = {
  open: () => ({
    path: '/m/voucherCenter',
    async prepare(page) {
      isAway = false;
      await playAs(page, null);
      await answerOthers(page, {
        ...playersCalls,
        '/wps/check/username': { available: true },
        GCSGAME_hotGamesV2: { list: [game] },
        GCSGAME_newGameVendor: fewVendors,
        '/wps/system/terms': {
          kind: 'register',
          version: '2024-1',
          effectiveFrom: '2024-01-01',
          sections: [{ heading: 'Terms', paragraphs: ['Play responsibly.'] }],
        },
      });
      const sealing = await testSealing('AES-GCM');
      // Remove the status, as on a static host: the app wouldn't call for an inlined one.
      await changeStartup(page, ({ status: _status, hotGames: _games, settings, ...startup }) => ({
        ...startup,
        vendors: fewVendors,
        ...(settings && {
          settings: { ...settings, sealing, protection: { profile: 'spec', tightened: {} } },
        }),
      }));
      await page.addInitScript(() => {
        // The app falls back to English if a language file doesn't arrive in time.
        if (window.origin !== 'null') localStorage.setItem('language', 'TH');
      });
      await page.route('**/wps/member/info', (route) => {
        const standing = isAway ? { state: 'onBreak', until: null } : { state: 'playing', until: null };
        return give({ id: '1', account: 'maria', type: 0, regDate: 0, standing })(route);
      });
      await page.route('**/play/jl-1*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>The game</h1>' }),
      );
    },
  }),

  calls: {
    loadLanguage: { paths: ['/assets/shell-'], reply: () => 'as the server answers' },
    fetchStatus: {
      paths: ['/wps/system/status'],
      reply: ({ value }) => statusAnswer(value),
    },
    loadSettings: {
      paths: ['/wps/system/setting/register'],
      reply: ({ ok, value }) =>
        ok ? accepted(registerSettings(value as RegistrationSettings)) : refusal(400, 'requestInvalid'),
    },
    register: {
      paths: ['/wps/member/register'],
      reply: ({ ok, value }) =>
        ok
          ? accepted(withOwnToken((value as { session: SessionInfo }).session))
          : refusal(409, 'usernameTaken'),
    },
    createTrial: {
      paths: ['/wps/session/trial'],
      reply({ ok, value }) {
        if (!ok) return refusal(403, 'noPermission');
        const { token, userName, type } = withOwnToken((value as { session: SessionInfo }).session);
        return accepted({ token, userName, customerType: type });
      },
    },
    readBalance: {
      paths: ['/wps/wallets/gcs'],
      reply: ({ ok, value }) =>
        ok ? accepted({ sumBalance: value, currencySymbol: '₱' }) : refusal(400, 'requestInvalid'),
    },
    launchGame: {
      paths: ['/wps/game/launchGame', '/wps/relay/GCS_gameTrialLaunch'],
      choose: ({ forFun }) => (forFun ? '/wps/relay/GCS_gameTrialLaunch' : '/wps/game/launchGame'),
      reply({ ok, value }) {
        if (ok) return accepted(value);
        const { code } = value as { code: string };
        isAway ||= code === 'onBreak';
        return refusal(code === 'onBreak' ? 403 : 503, code);
      },
    },
    logOut: {
      paths: ['/wps/session/logout'],
      reply: ({ ok }) => (ok ? accepted({}) : refusal(400, 'requestInvalid')),
    },
  },
  emits: { 'session.lost': clearStorage },

  does: {
    'page.opened': (page, event) => goTo(page, pathOf(event.page.id)),
    'consent.toggled': registrationBinding.does['consent.toggled']!,
    'form.submitted': (page, event, moment) =>
      registrationBinding.does['form.submitted']!(page, event, registrationIn(moment)),
    'age.toggled': trialBinding.does['age.toggled']!,
    'trial.requested': trialBinding.does['trial.requested']!,
    'registration.chosen': trialBinding.does['registration.chosen']!,
    async 'login.accepted'(page, { session: { merchantCode: _, ...session } }) {
      await page.route('**/wps/session/login', give(withOwnToken(session)), { times: 1 });
      await submitLogin(page, 'maria');
      await expect.poll(() => storedSession(page)).not.toBe(null);
    },
    'tile.tapped': (page) => tile(page).click(),
    'signOut.tapped': logoutBinding.does['logout.requested']!,
    'signOut.confirmed': logoutBinding.does['logout.confirmed']!,
    'back.tapped': (page) => page.evaluate(() => history.back()),
    async 'call.refused'(page, { reason }) {
      const { status, body } = refusal(401, reason);
      await page.route(readAgain, (route) => route.fulfill({ status, json: body }), { times: 1 });
      await returnToTab(page);
    },
    async 'standing.read'(page, { away }) {
      isAway = away;
      const { status, body } = refusal(403, 'onBreak');
      await page.route(readAgain, (route) => route.fulfill({ status, json: body }), { times: 1 });
      // The refusal makes the app ask who plays, and the answer tells the standing.
      const read = page.waitForResponse('**/wps/member/info');
      await returnToTab(page);
      await read;
    },
  },
  controls: {
    'consent.toggled': registrationBinding.controls['consent.toggled']!,
    'age.toggled': trialBinding.controls['age.toggled']!,
    'trial.requested': trialBinding.controls['trial.requested']!,
    'registration.chosen': trialBinding.controls['registration.chosen']!,
    'form.submitted': registrationBinding.controls['form.submitted']!,
    'signOut.confirmed': logoutBinding.controls['logout.confirmed']!,
    'tile.tapped': tile,
  },
  reachable: (event, view) => within[event]?.(view) ?? true,
  without: {
    findRemembered: 'logout.binding.ts holds it; here the device answers at once',
    'page.opened': 'the address is typed, or a link followed',
    'login.accepted': 'login.binding.ts: its button and what it needs',
    'signOut.tapped': 'logout.binding.ts: in the menu',
    'back.tapped': 'the browser’s own',
    'call.refused': 'news of the operator',
    'standing.read': 'news of the operator',
    watchStoredSession: 'it asks the operator nothing',
  },

  sees: {
    'systemStatus.loadingLanguage': see('that the page is loading', (page) =>
      expect(main(page).getByRole('status')).toBeVisible(),
    ),
    'systemStatus.running.page.waiting': see('that the page is loading', (page) =>
      expect(main(page).getByRole('status')).toBeVisible(),
    ),
    'systemStatus.running.page.maintenance': see(
      'that the platform is under maintenance, and nothing else',
      async (page) => {
        await expect(main(page).getByRole('alert')).toContainText('maintenance');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(registration(page).or(trial(page))).toHaveCount(0);
      },
    ),
    'systemStatus.running.page.slowConnection': see('that the connection is slow', (page) =>
      expect(main(page).getByRole('alert')).toContainText('Slow Connection'),
    ),
    'screen.display.free': see('the page that may be seen, with nothing over it', async (page, { view }) => {
      await expect.poll(() => new URL(page.url()).pathname).toBe(pathOf(view.context.page));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(question(page)).toHaveCount(0);
    }),
    'screen.form.registration': see(
      'the page of the registration, where the site is open',
      async (page, { view }) => {
        if (!isFree(view)) return;
        await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
      },
    ),
    'screen.form.trial': see('the form of the trial, where the site is open', async (page, { view }) => {
      if (isFree(view)) await expect(trial(page)).toBeVisible();
    }),
    'screen.form.none': see('no form that starts a session', async (page) => {
      await expect(registration(page)).toHaveCount(0);
      await expect(trial(page)).toHaveCount(0);
    }),
    'registration.present.settingsFailed': see('why there is no form', async (page, { view }) => {
      if (isFree(view))
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was sent.');
    }),
    'registration.present.ready.consent.ticked': see('a ticked box', async (page, moment) => {
      if (isFree(moment.view)) await registrationBinding.sees['ready.consent.ticked']?.check(page, moment);
    }),
    'registration.present.ready.consent.unticked': see('an empty box', async (page, moment) => {
      if (isFree(moment.view)) await registrationBinding.sees['ready.consent.unticked']?.check(page, moment);
    }),
    'registration.present.ready.form.submitting': see(
      'that the account is being created',
      async (page, moment) => {
        if (isFree(moment.view)) await registrationBinding.sees['ready.form.submitting']?.check(page, moment);
      },
    ),
    'trial.present.confirmingAge.unconfirmed': see('an empty box for the age', async (page, moment) => {
      if (isFree(moment.view)) await trialBinding.sees['confirmingAge.unconfirmed']?.check(page, moment);
    }),
    'trial.present.confirmingAge.confirmed': see('a ticked box for the age', async (page, moment) => {
      if (isFree(moment.view)) await trialBinding.sees['confirmingAge.confirmed']?.check(page, moment);
    }),
    'trial.present.creating': see('that the trial is being prepared', async (page, moment) => {
      if (isFree(moment.view)) await trialBinding.sees['creating']?.check(page, moment);
    }),
    'logout.confirming': see('the question', async (page, { view }) => {
      if (view.matches('screen.display.covered'))
        await expect(question(page)).toContainText('Sure to log out?');
    }),
    'logout.loggingOut': see('that the player is being logged out', async (page, moment) => {
      if (moment.view.matches('screen.display.covered'))
        await logoutBinding.sees['loggingOut']?.check(page, moment);
    }),
    'launch.checkingBalance': see('that a game is starting', async (page, { view }) => {
      if (view.matches('screen.display.covered')) await expect(frame(page)).toContainText('Starting');
    }),
    'launch.launching': see('that a game is starting', async (page, { view }) => {
      if (view.matches('screen.display.covered')) await expect(frame(page)).toContainText('Starting');
    }),
    'launch.playing': see('the game', async (page, { view }) => {
      if (view.matches('screen.display.covered'))
        await expect(page.locator('iframe')).toHaveAttribute('src', '/play/jl-1');
    }),
    'launch.refused': see('that no money moved', async (page, { view }) => {
      if (view.matches('screen.display.covered')) await expect(frame(page)).toContainText('No money moved.');
    }),
    'session.visitor': see('nothing of a player in the storage', (page) =>
      expect.poll(() => storedSession(page)).toBe(null),
    ),
    'session.signedIn': see('the player’s type in the storage', (page, { view }) =>
      expect.poll(async () => (await storedSession(page))?.type).toBe(view.context.memberType),
    ),
  },
  facts: [],
  effects: {
    sayRefusal: see('why the page does not open', async (page, { steps }) => {
      const step = steps.at(-1);
      const id = step?.kind === 'user' ? ((step.event as { page?: { id: string } }).page?.id ?? '') : '';
      const text = texts[id];
      if (text) await expect(notices(page)).toContainText(text);
    }),
    sayWhyItEnded: see('why the session has ended', (page) =>
      expect(notices(page).getByRole('alert')).toContainText('The account has been logged out'),
    ),
  },
  unseen: {
    'systemStatus.running.page.open': 'the pages are looked for themselves',
    'systemStatus.running.refresh': 'systemStatus.binding.ts',
    'screen.display.hidden': 'systemStatus tells why',
    'screen.display.covered': 'what covers the page is looked for itself',
    'screen.player': 'the session tells it',
    'screen.standing': 'the page that shows tells it',
    'screen.news': 'it has no states',
    'screen.tap': 'the game that starts after the login is looked for itself',
    'logout.closed': 'nothing lies over the page',
    'launch.idle': 'nothing lies over the page',
    'promptQueue.held': 'promptQueue.binding.ts',
    'registration.absent': 'another page shows',
    'registration.present.loadingSettings': 'registration.binding.ts',
    'registration.present.ready.method': 'registration.binding.ts',
    'registration.present.ready.captcha': 'registration.binding.ts',
    'registration.present.ready.declaration': 'registration.binding.ts',
    'registration.present.ready.form.editing': 'registration.binding.ts',
    'trial.absent': 'another page shows',
    storeSession: 'the session tells it',
    clearStoredSession: 'the session tells it',
    noteError: 'registration.binding.ts, trial.binding.ts',
    clearError: 'registration.binding.ts, trial.binding.ts',
    focusFirstInvalidField: 'registration.binding.ts',
    forgetLogins: 'logout.binding.ts',
    showPleaseWait: 'logout.binding.ts',
    hidePleaseWait: 'logout.binding.ts',
    refreshAfterPlay: 'launch.binding.ts',
  },
  impossible({ from: { view }, step }: Edge) {
    if (step.kind === 'user') return within[step.event.type]?.(view) === false;
    if (step.kind === 'emit') return !isPlayer(view);
    // This walk's texts are English; systemStatus.binding.ts covers loading a language file.
    if (step.kind === 'answer') return step.actor === 'loadLanguage' || step.actor === 'findRemembered';
    // The operator client times out before this.
    return step.kind === 'time' && step.ms > clientPatience && waits.some((state) => view.matches(state));
  },
  unwalked: {
    'systemStatus.loadingLanguage on loadLanguage answers': 'systemStatus.binding.ts waits for it',
    'logout.confirming on findRemembered answers': 'logout.binding.ts waits for it',
    'logout.loggingOut on after pleaseWaitLimit': 'the operator answers every log-out here',
  },
};
