import { raise, stateIn } from 'xstate';
import { type Access, decide, isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { entering } from '#src/routes/entering.ts';
import { type RouteId, routeTable } from '#src/routes/routeTable.ts';
import { compose } from '@araw/flow/compose';
import { type Page, screenDouble } from './screen.double.ts';
import { playerTypes } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { StateView, Step, View } from '@araw/flow/model';
import { appMachine } from '../app/app.machine.ts';
import {
  type RegistrationForm,
  registrationMachine,
  type RegistrationSettings,
} from '../registration/registration.machine.ts';
import { statusCode } from '../systemStatus/systemStatus.rules.ts';
import { trialMachine } from '../trial/trial.machine.ts';

interface Seen {
  page: RouteId;
}

/** The operator's last status, who plays, where a login leads, and whether a visitor's tap is pending. */
interface Known {
  isOpen: boolean;
  tapped: boolean;
  memberType: MemberType;
  /** Null is home. */
  returnTo: RouteId | null;
  /** Whether the operator has said that the player is on a break or excluded. */
  isAway: boolean;
}

/** The charts of screens that start a session. */
const forms = { registration: registrationMachine, trial: trialMachine };

/** All charts that the app's root invokes, and what surrounds them, composed into one chart. */
export const composeShell = (screen: typeof screenDouble = screenDouble) => {
  const { actions } = screen.implementations;
  return compose(
    'shell',
    { ...appMachine.implementations.actors, ...forms, screen },
    {
      actions: {
        startSession: raise((_, outcome: { session?: SessionInfo }) => ({
          type: 'session.started',
          session: outcome.session,
        })),
        goToRegister: raise({ type: 'page.opened', ...page('registration') }),
        // The reason for a refusal has no effect here.
        noteError: () => {},
        clearError: () => {},
        goToLogin: actions['goToLogin'],
        goToBreak: actions['goToBreak'],
        rememberGame: actions['rememberGame'],
        goHome: actions['goHome'],
        closeSession: raise({ type: 'session.closed' }),
      },
      guards: {
        registering: stateIn({ screen: { form: 'registration' } }),
        tryingOut: stateIn({ screen: { form: 'trial' } }),
        isRefused: (_: unknown, outcome: { ok: boolean }) => !outcome.ok,
      },
      // 9999 s would mean 166 status refreshes and as many timings to distinguish; the orders stay the same.
      delays: { pleaseWaitLimit: 90_000 },
    },
    {
      registration: { while: 'registering', input: () => ({ urlAffiliateCode: '' }) },
      trial: {
        while: 'tryingOut',
        input: ({ session: player }: { session: SessionInfo | null }) => ({
          memberType: player?.type ?? null,
        }),
      },
    },
  );
};

const page = (id: RouteId): { page: Page } => {
  const row = routeTable.find((known) => known.id === id)!;
  return { page: { id, access: row.access, staysOpen: row.staysOpen } };
};

const accesses: Access[] = [...new Set(routeTable.map(({ access }): Access => access)), 'playerElseNotice'];
const rights = (type: number) => JSON.stringify(accesses.map((access) => decide(access, type)));

const session = (type: number): SessionInfo => ({
  token: 'current',
  merchantCode: 'ARAW',
  userName: 'maria',
  type,
  firstTimeLogin: false,
});

/** One member type stands for each group that every chart treats the same. */
const typesAlike = [
  [null],
  ...new Map(
    playerTypes.map((type) => [rights(type), playerTypes.filter((other) => rights(other) === rights(type))]),
  ).values(),
];
const sessionsAlike = typesAlike.flatMap(([type = null, ...others]) =>
  type === null ? [] : [{ name: `as type ${[type, ...others].join(' or ')}`, session: session(type) }],
);
const logins = Object.fromEntries(
  sessionsAlike.map(({ name, session: started }) => [name, { session: started }]),
);
const created = (what: string) =>
  Object.fromEntries(
    sessionsAlike.map(({ name, session: started }) => [`${what} ${name}`, { ok: true, session: started }]),
  );

const site = (maintenance: boolean, regionRestriction: boolean) => ({
  info: {},
  location: { ip: '203.0.113.7' },
  maintenance,
  regionRestriction,
});
const settings: RegistrationSettings = {
  usernameRegistration: true,
  mobileRegistration: false,
  mobileVerification: false,
  affiliateEnabled: false,
  captchaEnabled: false,
  birthDateAsked: true,
  declarationAsked: false,
  limitsOffered: false,
  phoneVerifiedByThirdParty: false,
};
const form: RegistrationForm = {
  method: 'username',
  values: {},
  birthDate: '1990-01-31',
  countryDialingCode: '63',
  termsVersion: '',
  phoneProof: null,
};
const game = { vendor: 'JL', gameId: 'jl-1', nodeId: 'n1', roomId: '', name: 'Manila Gold Rush' };

const isEvent = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const opens = (step: Step, ...ids: RouteId[]) =>
  step.kind === 'user' && step.event.type === 'page.opened' && ids.includes(step.event.page.id);
const isShown = (view: StateView) => !view.matches('screen.display.hidden');
const shows = (view: View<Seen, Known>, ...ids: RouteId[]) =>
  isShown(view) && ids.includes(view.context.page);
const isFree = (view: StateView) => view.matches('screen.display.free');
const isVisitor = (view: View<Seen, Known>) => view.known.memberType === null;
const isReal = ({ known }: View<Seen, Known>) => [0, 1, 2].includes(known.memberType ?? -1);
const isAgent = ({ known }: View<Seen, Known>) =>
  known.memberType !== null && ![0, 4, 40].includes(known.memberType);
const isRegistering = (view: View<Seen, Known>) => view.matches('registration.present.ready.form.submitting');
const isTryingOut = (view: View<Seen, Known>) => view.matches('trial.present.creating');
const gameOpen = (view: StateView) => !view.matches('launch.idle');
const gameStarts = (view: StateView) =>
  view.matches('launch.checkingBalance') || view.matches('launch.launching');

/** Pages that a break or an exclusion closes. */
const closedToAway = routeTable.flatMap(({ id, staysOpen }) => (staysOpen ? [] : [id]));
const saysAway = (step: Step) =>
  step.kind === 'answer' &&
  step.actor === 'launchGame' &&
  !step.ok &&
  (step.value as { code: string }).code === 'onBreak';

/** Whether the operator has said so to the player who plays now. */
function isAwayAfter(before: Known, step: Step): boolean {
  if (!isRealAccount(before.memberType)) return false;
  if (saysAway(step)) return true;
  return step.kind === 'user' && isEvent(step, 'standing.read') ? step.event['away'] : before.isAway;
}

const isElsewhere = (view: View<Seen, Known>) => isShown(view) && !entering.has(view.context.page);

const money: RouteId[] = ['deposit', 'withdraw'];
const correspondence: RouteId[] = ['inbox', 'onlineChat'];
const agents: RouteId[] = ['agentHome', 'teamOverview'];
const members: RouteId[] = ['accountDetails', 'changePassword', ...money, ...correspondence, ...agents];

/** Pages where a visitor logs in first and then returns. */
const behindLogin: RouteId[] = ['accountDetails', 'teamOverview', ...money, ...correspondence];

/** Where a login leads after this page was requested. */
function returnAfter(known: Known, asked: RouteId, shown: RouteId): RouteId | null {
  if (known.memberType === null && behindLogin.includes(asked)) return asked;
  const isRefused = known.memberType === null && members.includes(asked);
  return asked === shown && !isRefused ? known.returnTo : null;
}

const differs = (from: View<Seen, Known>, to: View<Seen, Known>) =>
  JSON.stringify([from.value, from.context]) !== JSON.stringify([to.value, to.context]);

/**
 * How the app's charts interact: session × system status × roles × trial, with the entries guarded by the role
 * and route tables. Only rules that cross charts are here; each chart's own are in its model.
 */
export const shellModel = defineModel<Seen, Known>({
  name: 'shell',
  machine: composeShell(),
  parts: Object.keys({ ...appMachine.implementations.actors, ...forms }),
  variants: {
    'first visit, by a bookmark of the deposit page': {
      systemStatus: { cached: null },
      session: { stored: null },
      screen: page('deposit'),
    },
  },
  events: {
    'page.opened': {
      home: page('home'),
      login: page('login'),
      'change password': page('changePassword'),
      account: page('accountDetails'),
      deposit: page('deposit'),
      withdraw: page('withdraw'),
      inbox: page('inbox'),
      chat: page('onlineChat'),
      'agent home': page('agentHome'),
      team: page('teamOverview'),
      registration: page('registration'),
      trial: page('trial'),
      'forgotten password': page('forgotPassword'),
    },
    'consent.toggled': { '': {} },
    'form.submitted': {
      'too young': { valid: true, birthDateValid: false, form },
      'all right': { valid: true, birthDateValid: true, form },
    },
    'age.toggled': { '': {} },
    'trial.requested': { '': {} },
    'registration.chosen': { '': {} },
    'login.accepted': logins,
    'tile.tapped': { '': { target: game } },
    'signOut.tapped': { '': {} },
    'signOut.confirmed': { '': {} },
    'back.tapped': { '': {} },
    'call.refused': { '': { token: 'current', reason: 'sessionEnded' } },
    'standing.read': { 'on a break or excluded': { away: true }, playing: { away: false } },
  },
  actors: {
    loadLanguage: { done: { loaded: undefined } },
    fetchStatus: {
      done: { open: site(false, false), 'under maintenance': site(true, false) },
    },
    watchStoredSession: { emits: { 'the storage is empty': { type: 'session.lost' } } },
    // The remembered logins are covered by logout.model.ts.
    findRemembered: { done: { 'nothing remembered': { usernames: [] } } },
    logOut: { done: { 'logged out': undefined }, error: { 'no answer': { code: 'timeout' } } },
    loadSettings: {
      done: { 'by username, with a birth date': settings },
      error: { 'no answer': { code: 'timeout' } },
    },
    register: {
      done: created('registered'),
      error: { 'no answer': { code: 'timeout' } },
    },
    createTrial: {
      done: created('created'),
      error: { 'no answer': { code: 'timeout' } },
    },
    // Launches without money are covered by launch.model.ts.
    readBalance: {
      done: { 'some money': 100 },
      error: { 'no answer': { code: 'timeout' } },
    },
    launchGame: {
      done: { launched: { gameUrl: '/play/jl-1', framed: true } },
      error: { refused: { code: 'gameUnavailable' }, 'on a break': { code: 'onBreak' } },
    },
  },
  abstract: ({ status, problem, session: player, page: shown, returnTo, remembered, away }: any) => ({
    code: status && statusCode(status),
    problem: status ? null : problem,
    memberType: player?.type ?? null,
    page: shown.id,
    returnTo: returnTo && (returnTo.id ?? 'nowhere'),
    remembered: remembered !== null,
    away,
  }),
  shown: ['page'],
  typesAlike,
  observe: {
    start: () => ({ isOpen: false, tapped: false, memberType: null, returnTo: null, isAway: false }),
    after(before, step, { from, to }) {
      const page: RouteId = from.context.page;
      const taps = isEvent(step, 'tile.tapped') && isFree(from) && page === 'home';
      const leaves =
        step.kind === 'user' &&
        isFree(from) &&
        isEvent(step, 'page.opened') &&
        !entering.has(step.event.page.id);
      const known = {
        ...before,
        isAway: isAwayAfter(before, step),
        tapped:
          (before.tapped || (taps && before.memberType === null)) &&
          !leaves &&
          !(isShown(to) && !entering.has(to.context.page)),
      };
      if (step.kind === 'answer' && step.actor === 'fetchStatus' && step.ok) {
        known.isOpen = !(step.value as ReturnType<typeof site>).maintenance;
      }
      if (!isShown(from) && isShown(to)) known.returnTo = returnAfter(known, page, page);
      if (step.kind === 'answer' && (step.actor === 'register' || step.actor === 'createTrial')) {
        const outcome = step.value as { ok?: boolean; session: SessionInfo };
        return outcome.ok
          ? { ...known, memberType: outcome.session.type, returnTo: null, isAway: false }
          : known;
      }
      const loggedOut = from.matches('logout.loggingOut') && !to.matches('logout.loggingOut');
      if (loggedOut || step.kind === 'emit')
        return { ...known, memberType: null, returnTo: null, isAway: false };
      if (step.kind !== 'user') return known;
      if (isEvent(step, 'call.refused') && known.memberType !== null && !from.matches('logout.loggingOut')) {
        return {
          ...known,
          memberType: null,
          returnTo: page === 'home' || page === 'login' ? null : page,
          isAway: false,
        };
      }
      if (!isFree(from)) return known;
      if (isEvent(step, 'page.opened')) {
        return { ...known, returnTo: returnAfter(known, step.event.page.id, page) };
      }
      if (isEvent(step, 'login.accepted') && page === 'login') {
        return { ...known, memberType: step.event.session.type, returnTo: null, isAway: false };
      }
      const changesPage = to.context.page !== page;
      return changesPage ? { ...known, returnTo: null } : known;
    },
  },
  rules: [
    {
      text: 'only players of type 0, 1 or 2 reach deposit and withdraw',
      requirements: ['PERM-02', 'SES-02'],
      never: (view) => shows(view, ...money) && !isReal(view),
    },
    {
      text: 'only players of type 0, 1 or 2 reach the inbox and the chat',
      requirements: ['PERM-02', 'MSG-03', 'CS-03'],
      never: (view) => shows(view, ...correspondence) && !isReal(view),
    },
    {
      text: 'a player who is refused money or messages is told why and led home',
      requirements: ['PERM-02'],
      neverStep: (from, step, to, actions) =>
        opens(step, ...money, ...correspondence) &&
        isFree(from) &&
        !isVisitor(from) &&
        !isReal(from) &&
        !(to.context.page === 'home' && actions.includes('sayRefusal')),
    },
    {
      text: 'a real account reaches money and messages',
      requirements: ['PERM-02'],
      neverStep: (from, step, to) =>
        opens(step, ...money, ...correspondence) &&
        isFree(from) &&
        isReal(from) &&
        !from.known.isAway &&
        step.kind === 'user' &&
        to.context.page !== step.event.page.id,
    },
    {
      text: 'no member page is shown to a visitor',
      requirements: ['PERM-01'],
      never: (view) => shows(view, ...members) && isVisitor(view),
    },
    {
      text: 'a visitor who opens a member page is led to log in and back to it',
      requirements: ['PERM-01'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        opens(step, 'accountDetails', 'teamOverview', ...money, ...correspondence) &&
        isFree(from) &&
        isVisitor(from) &&
        to.context.page !== 'login',
    },
    {
      text: 'a visitor who opens change password or agent home is led home',
      requirements: ['PERM-01', 'PERM-03'],
      neverStep: (from, step, to) =>
        opens(step, 'changePassword', 'agentHome') &&
        isFree(from) &&
        isVisitor(from) &&
        to.context.page !== 'home',
    },
    {
      text: 'only agents reach the agent centre, and every agent does who isn’t on a break',
      requirements: ['PERM-03'],
      neverStep: (from, step, to) =>
        opens(step, ...agents) &&
        isFree(from) &&
        (isAgent(from) && !from.known.isAway) !== agents.includes(to.context.page),
    },
    {
      text: 'the agent centre is shown only to agents',
      requirements: ['PERM-03'],
      never: (view) => shows(view, ...agents) && !isAgent(view),
    },
    {
      text: 'a visitor never launches a game and is led to log in instead',
      requirements: ['PERM-05', 'TILE-05'],
      neverStep: (from, step, to) =>
        isEvent(step, 'tile.tapped') &&
        isFree(from) &&
        from.context.page === 'home' &&
        (isVisitor(from) ? to.context.page !== 'login' || gameOpen(to) : !gameStarts(to)),
    },
    {
      text: 'a visitor who has logged in finds the game tapped before, over the page they arrive at',
      requirements: ['PERM-05', 'TILE-05'],
      neverStep: (from, _step, to) =>
        from.known.tapped &&
        !isVisitor(to) &&
        isElsewhere(to) &&
        !to.matches(isReal(to) ? 'launch.checkingBalance' : 'launch.launching'),
    },
    {
      text: 'a game starts only with its player’s tap or the one that led to the login',
      requirements: ['PERM-05', 'TILE-05'],
      neverStep: (from, step, to) =>
        !gameOpen(from) && gameOpen(to) && !from.known.tapped && !isEvent(step, 'tile.tapped'),
    },
    {
      text: 'no game is launched or played without a session',
      requirements: ['PERM-05', 'SES-04'],
      never: (view) => isVisitor(view) && gameOpen(view),
    },
    {
      text: 'a player known to be on a break or excluded sees only pages that stay open',
      requirements: ['PROT-04'],
      never: (view) => view.known.isAway && shows(view, ...closedToAway),
    },
    {
      text: 'no game opens for a player known to be on a break or excluded',
      requirements: ['PROT-04'],
      neverStep: (from, _step, to) => from.known.isAway && !gameOpen(from) && gameOpen(to),
    },
    {
      text: 'a launch refused for a break or an exclusion ends at the page that says until when, and with no game',
      requirements: ['PROT-04'],
      neverStep: (from, step, to) =>
        saysAway(step) && isShown(from) && !(to.context.page === 'limits' && !gameOpen(to)),
    },
    {
      text: 'withdrawing, messages and the account stay open during a break or an exclusion',
      requirements: ['PROT-04'],
      neverStep: (from, step, to) =>
        opens(step, 'withdraw', 'accountDetails', ...correspondence) &&
        isFree(from) &&
        from.known.isAway &&
        step.kind === 'user' &&
        to.context.page !== step.event.page.id,
    },
    {
      text: 'once the operator says that a break is over, every page opens again',
      requirements: ['PROT-04'],
      canReach: (view) => shows(view, 'deposit') && isReal(view),
    },
    {
      text: 'only logged-in players are asked to log out',
      requirements: ['LOGOUT-01', 'SES-04'],
      never: (view) => isVisitor(view) && view.matches('logout.confirming'),
    },
    {
      text: 'maintenance and an unknown status cover everything',
      requirements: ['BOOT-04', 'BOOT-10'],
      never: (view) => isShown(view) && !view.known.isOpen,
    },
    {
      text: 'an open site shows the app once the language has loaded',
      requirements: ['BOOT-01', 'BOOT-04'],
      never: (view) => !isShown(view) && view.known.isOpen && view.matches('systemStatus.running'),
    },
    {
      text: 'pages covered by maintenance cannot be used',
      requirements: ['BOOT-04'],
      neverStep: (from, step, to) =>
        !isShown(from) &&
        [
          'page.opened',
          'login.accepted',
          'tile.tapped',
          'signOut.tapped',
          'signOut.confirmed',
          'back.tapped',
        ].some((type) => isEvent(step, type)) &&
        differs(from, to),
    },
    {
      text: 'a page covered by a game or a question cannot be used',
      requirements: ['TILE-05', 'LOGOUT-01'],
      neverStep: (from, step, to) =>
        from.matches('screen.display.covered') &&
        ['page.opened', 'login.accepted', 'tile.tapped', 'signOut.tapped'].some((type) =>
          isEvent(step, type),
        ) &&
        differs(from, to),
    },
    {
      text: 'back closes the game or the question that covers a page',
      requirements: ['TILE-05', 'LOGOUT-01'],
      neverStep: (from, step, to) =>
        isEvent(step, 'back.tapped') &&
        from.matches('screen.display.covered') &&
        !from.matches('logout.loggingOut') &&
        !isFree(to),
    },
    {
      text: 'a player at home can log out, after a question',
      requirements: ['LOGOUT-01', 'LOGOUT-02'],
      neverStep: (from, step, to) =>
        (isEvent(step, 'signOut.tapped') &&
          isFree(from) &&
          from.context.page === 'home' &&
          isVisitor(from) === to.matches('logout.confirming')) ||
        (isEvent(step, 'signOut.confirmed') &&
          isShown(from) &&
          from.matches('logout.confirming') &&
          !to.matches('logout.loggingOut')),
    },
    {
      text: 'games are launched at home, and a login happens on its page',
      requirements: ['TILE-05', 'LOGIN-06'],
      neverStep: (from, step, to) =>
        ((isEvent(step, 'tile.tapped') && from.context.page !== 'home') ||
          (isEvent(step, 'login.accepted') && from.context.page !== 'login')) &&
        differs(from, to),
    },
    {
      text: 'reopening the login page keeps the page to return to',
      requirements: ['PERM-01'],
      neverStep: (from, step, to) => opens(step, 'login') && shows(from, 'login') && differs(from, to),
    },
    {
      text: 'no event ends the app',
      requirements: ['BOOT-10'],
      never: (view) => view.status !== 'active',
    },
    {
      text: 'a session that the operator has ended is cleared and leads to log in, with the reason',
      requirements: ['SES-04'],
      neverStep: (from, step, to, actions) =>
        step.kind === 'user' &&
        isEvent(step, 'call.refused') &&
        !isVisitor(from) &&
        !from.matches('logout.loggingOut') &&
        !(
          isVisitor(to) &&
          to.context.page === 'login' &&
          actions.includes('clearStoredSession') &&
          actions.includes('sayWhyItEnded')
        ),
    },
    {
      text: 'an ended session is not reported during logout',
      requirements: ['LOGOUT-03'],
      neverStep: (from, step, to) =>
        isEvent(step, 'call.refused') && from.matches('logout.loggingOut') && differs(from, to),
    },
    {
      text: 'after a logout nothing of the member remains, whatever the operator answers',
      requirements: ['LOGOUT-03', 'SES-07'],
      neverStep: (from, step, to, actions) =>
        from.matches('logout.loggingOut') &&
        step.kind !== 'user' &&
        !to.matches('logout.loggingOut') &&
        !(
          isVisitor(to) &&
          to.context.page === 'home' &&
          to.matches('launch.idle') &&
          (isVisitor(from) || actions.includes('clearStoredSession'))
        ),
    },
    {
      text: 'a session lost in another tab goes home',
      requirements: ['SES-07', 'SES-08'],
      neverStep: (_from, step, to) => step.kind === 'emit' && !(isVisitor(to) && to.context.page === 'home'),
    },
    {
      text: 'a login leads to the requested page, if the player may see it',
      requirements: ['SES-03', 'PERM-01'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isEvent(step, 'login.accepted') &&
        isFree(from) &&
        from.context.page === 'login' &&
        !(
          to.known.memberType === step.event.session.type &&
          (to.context.page === (from.known.returnTo ?? 'home') ||
            (to.context.page === 'home' && (!isReal(to) || agents.includes(from.known.returnTo!))))
        ),
    },
    {
      text: 'a registration is sent only from its page, with consent, by a player who is of age',
      requirements: ['REG-04', 'REG-15', 'REG-16'],
      neverStep: (from, step, to) =>
        !isRegistering(from) &&
        isRegistering(to) &&
        !(
          shows(from, 'registration') &&
          from.matches('registration.present.ready.consent.ticked') &&
          step.kind === 'user' &&
          step.event.birthDateValid === true
        ),
    },
    {
      text: 'no registration continues without consent, or once its page is left',
      requirements: ['REG-04', 'REG-15', 'LOGIN-12'],
      never: (view) =>
        isRegistering(view) &&
        !(view.matches('registration.present.ready.consent.ticked') && shows(view, 'registration')),
    },
    {
      text: 'a trial is requested only on its page, by a visitor who has confirmed their age',
      requirements: ['TRIAL-04', 'REG-15'],
      neverStep: (from, _step, to) =>
        !isTryingOut(from) &&
        isTryingOut(to) &&
        !(shows(from, 'trial') && isVisitor(from) && from.matches('trial.present.confirmingAge.confirmed')),
    },
    {
      text: 'a player who is already playing is led home from the trial page',
      requirements: ['TRIAL-02'],
      never: (view) => shows(view, 'trial') && !isVisitor(view),
    },
    {
      text: 'registration is possible from every state',
      requirements: ['REG-14', 'PERM-01', 'PERM-02'],
      canReach: isRegistering,
    },
    {
      text: 'a trial is possible from every state',
      requirements: ['TRIAL-01', 'PERM-01'],
      canReach: isTryingOut,
    },
    {
      text: 'login and real-money play are possible from every state',
      requirements: ['SES-03', 'PERM-01', 'BOOT-04'],
      canReach: (view) => shows(view, 'home') && view.matches('session.signedIn.real'),
    },
    {
      text: 'the login page can be reached by a visitor from every state',
      requirements: ['PERM-01', 'LOGOUT-03'],
      canReach: (view) => shows(view, 'login') && isVisitor(view),
    },
  ],
});
