import { and, assign, not, or, raise, setup, stateIn } from 'xstate';
import { type Access, decide, isOpenTo, isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { LaunchTarget } from '#machines/launch/launch.machine.ts';
import { entering } from '#src/routes/entering.ts';

/** A row of the route table. */
export interface Page {
  id: string;
  access: Access;
  staysOpen: boolean;
}

interface Context {
  page: Page;
  /** Where a login leads; null is home. */
  returnTo: Page | null;
  /** The game a visitor tapped. */
  remembered: LaunchTarget | null;
  /** Whether the operator has said that the player is on a break or excluded. */
  away: boolean;
  /** The session of the session chart beside this one. */
  session?: SessionInfo | null;
}

type Event =
  | { type: 'page.opened'; page: Page }
  /** The operator has accepted a login on the login page. */
  | { type: 'login.accepted'; session: SessionInfo }
  | { type: 'tile.tapped'; target: LaunchTarget }
  | { type: 'signOut.tapped' }
  | { type: 'back.tapped' }
  /** The operator says whether the player is on a break or excluded. */
  | { type: 'standing.read'; away: boolean }
  | { type: 'signOut.confirmed' }
  /** The operator answered that the session with this token has ended. */
  | { type: 'call.refused'; token: string; reason: 'sessionEnded' | 'notLoggedIn' }
  /** For the charts beside this one. */
  | { type: 'session.started'; session: SessionInfo }
  | { type: 'session.expired'; token: string; reason: 'sessionEnded' | 'notLoggedIn' }
  | { type: 'session.ended' }
  | { type: 'arrival.settled' }
  | { type: 'game.chosen'; target: LaunchTarget; memberType: MemberType }
  | { type: 'game.closed' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' };

const home: Page = { id: 'home', access: 'anyone', staysOpen: false };
const login: Page = { id: 'login', access: 'anyone', staysOpen: true };
/** Also says until when a player is on a break or excluded. */
const limits: Page = { id: 'limits', access: 'player', staysOpen: true };

/** Whether a break or an exclusion closes the page; the router asks as if every page required a session. */
const isClosedTo = ({ session, away }: Context, { staysOpen }: Page) =>
  isRealAccount(session?.type ?? null) &&
  !isOpenTo({ access: 'player', staysOpen }, away ? 'onBreak' : 'playing');

interface Asked {
  context: Context;
  event: Event;
}

/** The role table's decision on the requested page; null if none is requested. */
const decisionOf = ({ context, event }: Asked) =>
  event.type === 'page.opened' ? decide(event.page.access, context.session?.type ?? null) : null;

/** Whether the role table redirects there; without a place of its own, the router redirects home. */
const sendsTo = (asked: Asked, place: '/m/login' | '/m/home') => {
  const decision = decisionOf(asked);
  return decision !== null && !decision.allowed && (decision.goTo ?? '/m/home') === place;
};

/** The page to return to after a login. */
const returnPage = (page: Page) => (page.id === login.id || page.id === home.id ? null : page);

/**
 * Test double for everything that isn't a chart: the status gate, the route guard, the router, the form pages and the
 * dialogs over a page. Never used in the app. The shell model composes it with the app's charts so that
 * their interaction can be explored. screenDouble.test.tsx compares its decisions with the router's.
 */
export const screenDouble = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { page: Page } },
  guards: {
    appShown: stateIn({ systemStatus: { running: { page: 'open' } } }),
    appHidden: not(stateIn({ systemStatus: { running: { page: 'open' } } })),
    dialogOpen: or([not(stateIn({ launch: 'idle' })), not(stateIn({ logout: 'closed' }))]),
    nothingOpen: and([stateIn({ launch: 'idle' }), stateIn({ logout: 'closed' })]),
    someonePlays: stateIn({ session: 'signedIn' }),
    someoneReal: ({ context }) => isRealAccount(context.session?.type ?? null),
    keptOut: ({ context, event }) => event.type === 'page.opened' && isClosedTo(context, event.page),
    shutOut: ({ context, event }) =>
      event.type === 'standing.read' && isClosedTo({ ...context, away: event.away }, context.page),
    nobodyPlays: stateIn({ session: 'visitor' }),
    notLoggingOut: not(stateIn({ logout: 'loggingOut' })),
    refusedAloud: (asked) => {
      const decision = decisionOf(asked);
      return decision !== null && !decision.allowed && decision.reason !== 'loginRequired';
    },
    sentToLogin: (asked) => sendsTo(asked, '/m/login'),
    sentHome: (asked) => sendsTo(asked, '/m/home'),
    alreadyThere: ({ context, event }) => event.type === 'page.opened' && event.page.id === context.page.id,
    atLogin: ({ context }) => context.page.id === login.id,
    atRegister: and(['appShown', ({ context }) => context.page.id === 'registration']),
    atTrial: and(['appShown', ({ context }) => context.page.id === 'trial']),
    notAtRegister: not('atRegister'),
    notAtTrial: not('atTrial'),
    needless: stateIn({ trial: { present: 'playingAlready' } }),
    atHome: ({ context }) => context.page.id === home.id,
    playerAtHome: and(['someonePlays', ({ context }) => context.page.id === home.id]),
    gameRemembered: ({ context }) => context.remembered !== null,
    nothingRemembered: ({ context }) => context.remembered === null,
    elsewhere: and(['appShown', ({ context }) => !entering.has(context.page.id)]),
  },
  actions: {
    sayRefusal: () => {},
    goHome: assign({ page: home, returnTo: null }),
    leadHome: assign(({ context }) => ({ page: isClosedTo(context, home) ? limits : home, returnTo: null })),
    /** Returns to the page that shows. */
    goToLogin: assign(({ context }) => ({ page: login, returnTo: returnPage(context.page) })),
    /** Returns to the page that was requested. */
    logInFirst: assign((_, page: Page) => ({ page: login, returnTo: returnPage(page) })),
    showPage: assign((_, page: Page) => ({ page, returnTo: null })),
    goToBreak: assign({ page: limits, returnTo: null, away: true }),
    noteStanding: assign((_, { away }: { away: boolean }) => ({ away })),
    forgetStanding: assign({ away: false }),
    askForPage: raise(({ context }) => ({ type: 'page.opened' as const, page: context.page })),
    openSession: raise((_, session: SessionInfo) => ({ type: 'session.started' as const, session })),
    askForReturnPage: raise(({ context }) => ({
      type: 'page.opened' as const,
      page: context.returnTo ?? home,
    })),
    chooseGame: raise(({ context }, target: LaunchTarget) => ({
      type: 'game.chosen' as const,
      target,
      memberType: context.session?.type ?? null,
    })),
    rememberGame: assign((_, target: LaunchTarget) => ({ remembered: target })),
    forgetRemembered: assign({ remembered: null }),
    settle: raise({ type: 'arrival.settled' }),
    launchRemembered: raise(({ context }) => ({
      type: 'game.chosen' as const,
      target: context.remembered!,
      memberType: context.session?.type ?? null,
    })),
    closeGame: raise({ type: 'game.closed' }),
    askForLogout: raise({ type: 'logout.requested' }),
    confirmLogout: raise({ type: 'logout.confirmed' }),
    cancelLogout: raise({ type: 'logout.cancelled' }),
    endSession: raise((_, news: { token: string; reason: 'sessionEnded' | 'notLoggedIn' }) => ({
      type: 'session.expired' as const,
      token: news.token,
      reason: news.reason,
    })),
    tellSessionEnded: raise({ type: 'session.ended' }),
  },
}).createMachine({
  id: 'screen',
  context: ({ input }) => ({ page: input.page, returnTo: null, remembered: null, away: false }),
  type: 'parallel',
  states: {
    display: {
      initial: 'hidden',
      states: {
        hidden: {
          always: { guard: 'appShown', target: 'free', actions: 'askForPage' },
        },
        covered: {
          always: [
            { guard: 'appHidden', target: 'hidden' },
            { guard: 'nothingOpen', target: 'free' },
          ],
          on: {
            'back.tapped': { actions: ['closeGame', 'cancelLogout'] },
            'signOut.confirmed': { actions: 'confirmLogout' },
          },
        },
        free: {
          always: [
            { guard: 'appHidden', target: 'hidden' },
            { guard: 'dialogOpen', target: 'covered' },
          ],
          on: {
            'page.opened': [
              { guard: 'refusedAloud', actions: ['sayRefusal', 'leadHome'] },
              {
                guard: 'sentToLogin',
                actions: [{ type: 'logInFirst', params: ({ event }) => event.page }, 'forgetRemembered'],
              },
              { guard: 'sentHome', actions: 'leadHome' },
              { guard: 'keptOut', actions: 'goToBreak' },
              { guard: 'alreadyThere' },
              { actions: { type: 'showPage', params: ({ event }) => event.page } },
            ],
            'login.accepted': {
              guard: 'atLogin',
              actions: [{ type: 'openSession', params: ({ event }) => event.session }, 'askForReturnPage'],
            },
            'tile.tapped': {
              guard: 'atHome',
              actions: { type: 'chooseGame', params: ({ event }) => event.target },
            },
            'signOut.tapped': { guard: 'playerAtHome', actions: 'askForLogout' },
          },
        },
      },
    },
    form: {
      initial: 'none',
      states: {
        none: {
          always: [
            { guard: 'atRegister', target: 'registration' },
            { guard: 'atTrial', target: 'trial' },
          ],
        },
        registration: { always: { guard: 'notAtRegister', target: 'none' } },
        trial: {
          always: [
            { guard: 'notAtTrial', target: 'none' },
            { guard: 'needless', actions: 'goHome' },
          ],
        },
      },
    },
    player: {
      initial: 'absent',
      states: {
        absent: { always: { guard: 'someonePlays', target: 'present' } },
        present: {
          always: {
            guard: 'nobodyPlays',
            target: 'absent',
            actions: ['tellSessionEnded', 'forgetStanding'],
          },
        },
      },
    },
    /** A player on a break or excluded sees only what stays open (PROT-04). */
    standing: {
      on: {
        'standing.read': [
          { guard: 'shutOut', actions: 'goToBreak' },
          { guard: 'someoneReal', actions: { type: 'noteStanding', params: ({ event }) => event } },
        ],
        'session.started': { actions: 'forgetStanding' },
      },
    },
    /** A tapped game launches once after a visitor logs in, and is forgotten if the visitor goes elsewhere. */
    tap: {
      initial: 'none',
      states: {
        none: { always: { guard: 'gameRemembered', target: 'remembered' } },
        remembered: {
          always: [
            { guard: 'nothingRemembered', target: 'none' },
            { guard: 'elsewhere', target: 'arriving' },
          ],
        },
        /** The page may come with a session; the session is handled first. */
        arriving: {
          entry: 'settle',
          on: {
            'arrival.settled': [
              { guard: 'someonePlays', target: 'none', actions: ['launchRemembered', 'forgetRemembered'] },
              { target: 'none', actions: 'forgetRemembered' },
            ],
          },
        },
      },
    },
    news: {
      on: {
        'call.refused': {
          guard: 'notLoggingOut',
          actions: { type: 'endSession', params: ({ event }) => event },
        },
      },
    },
  },
});
