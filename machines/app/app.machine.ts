import { forwardTo, sendTo, setup } from 'xstate';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { SystemStatus } from '@araw/contract/calls/system';
import { launchMachine } from '../launch/launch.machine.ts';
import { logoutMachine } from '../logout/logout.machine.ts';
import { promptQueueMachine } from '../promptQueue/promptQueue.machine.ts';
import { type EndReason, sessionMachine } from '../session/session.machine.ts';
import { systemStatusMachine } from '../systemStatus/systemStatus.machine.ts';

type Event =
  /** The operator answered that the session with this token has ended, or the player was idle for too long. */
  | { type: 'session.expired'; token: string; reason: EndReason }
  /** The logout has completed. */
  | { type: 'session.closed' }
  /** The site's status may have changed. */
  | { type: 'status.questioned' };

/**
 * The root of the actors that live as long as the app. Starts them together, gives each its id, and routes events
 * between them and from outside.
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
    // Close what only a player may have open.
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
    /** A logout ends cleanly whatever the answer (LOGOUT-03), so its own 401 isn't shown. */
    loggingOut: {},
  },
});
