import { setup } from 'xstate';
import type { SessionInfo } from '#services/contract/session.ts';
import type { SystemStatus } from '#services/contract/system.ts';
import { launchMachine } from '../launch/launch.machine.ts';
import { logoutMachine } from '../logout/logout.machine.ts';
import { promptQueueMachine } from '../promptQueue/promptQueue.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { systemStatusMachine } from '../systemStatus/systemStatus.machine.ts';

/** The root of the actors that live as long as the app: it starts them together and gives each its id. */
export const appMachine = setup({
  types: {
    input: {} as { cachedStatus: SystemStatus | null; storedSession: SessionInfo | null },
    context: {} as { cachedStatus: SystemStatus | null; storedSession: SessionInfo | null },
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
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    { id: 'systemStatus', src: 'systemStatus', input: ({ context }) => ({ cached: context.cachedStatus }) },
    { id: 'session', src: 'session', input: ({ context }) => ({ stored: context.storedSession }) },
    { id: 'logout', src: 'logout' },
    { id: 'launch', src: 'launch' },
    { id: 'promptQueue', src: 'promptQueue' },
  ],
});
