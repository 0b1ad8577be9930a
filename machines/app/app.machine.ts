import { forwardTo, sendTo, setup } from 'xstate';
import type { SessionInfo } from '#services/contract/session.ts';
import type { SystemStatus } from '#services/contract/system.ts';
import { launchMachine } from '../launch/launch.machine.ts';
import { logoutMachine } from '../logout/logout.machine.ts';
import { promptQueueMachine } from '../promptQueue/promptQueue.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { systemStatusMachine } from '../systemStatus/systemStatus.machine.ts';

type Event =
  /** An answer of the operator says that the session which sent this token has ended. */
  | { type: 'session.expired'; token: string; reason: 'sessionEnded' | 'notLoggedIn' }
  /** The log-out flow has completed. */
  | { type: 'session.closed' }
  /** What is known of the site may have changed. */
  | { type: 'status.questioned' };

/**
 * The root of the actors that live as long as the app: it starts them together, gives each its id, and tells each what
 * the others and the outside have for it.
 */
export const appMachine = setup({
  types: {
    input: {} as { cachedStatus: SystemStatus | null; storedSession: SessionInfo | null },
    context: {} as { cachedStatus: SystemStatus | null; storedSession: SessionInfo | null },
    events: {} as Event,
    children: {} as {
      systemStatus: 'systemStatus';
      session: 'session';
      logout: 'logout';
      launch: 'launch';
      promptQueue: 'promptQueue';
    },
  },
  actors: {
    systemStatus: systemStatusMachine,
    session: sessionMachine,
    logout: logoutMachine,
    launch: launchMachine,
    promptQueue: promptQueueMachine,
  },
  actions: {
    tellSession: forwardTo('session'),
    tellSystemStatus: forwardTo('systemStatus'),
    // What only a player may have open is closed.
    closeGame: sendTo('launch', { type: 'session.ended' }),
    cancelLogout: sendTo('logout', { type: 'session.ended' }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  initial: 'watching',
  invoke: [
    { id: 'systemStatus', src: 'systemStatus', input: ({ context }) => ({ cached: context.cachedStatus }) },
    {
      id: 'session',
      src: 'session',
      input: ({ context }) => ({ stored: context.storedSession }),
      onSnapshot: {
        guard: ({ event }) => event.snapshot.hasTag('visitor'),
        actions: ['closeGame', 'cancelLogout'],
      },
    },
    {
      id: 'logout',
      src: 'logout',
      onSnapshot: [
        { guard: ({ event }) => event.snapshot.hasTag('busy'), target: '.loggingOut' },
        { target: '.watching' },
      ],
    },
    { id: 'launch', src: 'launch' },
    { id: 'promptQueue', src: 'promptQueue' },
  ],
  on: {
    'session.closed': { actions: 'tellSession' },
    'status.questioned': { actions: 'tellSystemStatus' },
  },
  states: {
    watching: { on: { 'session.expired': { actions: 'tellSession' } } },
    /** A log-out ends clean whatever the answer (LOGOUT-03): its own 401 is not shown. */
    loggingOut: {},
  },
});
