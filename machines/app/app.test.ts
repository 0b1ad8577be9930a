import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Launched } from '@araw/contract/games/games';
import type { SessionInfo } from '@araw/contract/accounts/session';
import type { SystemStatus } from '@araw/contract/calls/system';
import { launchMachine } from '../launch/launch.machine.ts';
import { logoutMachine } from '../logout/logout.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { systemStatusMachine } from '../systemStatus/systemStatus.machine.ts';
import { appMachine } from './app.machine.ts';

const maria: SessionInfo = {
  token: 'current',
  merchantCode: 'ARAW',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};
const status = { info: {}, location: {}, maintenance: false, regionRestriction: false } as SystemStatus;
const never = <Value>() => new Promise<Value>(() => {});

/** The app's own charts with an operator that never answers unprompted. */
function start(stored: SessionInfo | null = maria) {
  let endLogout = () => {};
  let fetched = 0;
  const logic = appMachine.provide({
    actors: {
      systemStatus: systemStatusMachine.provide({
        actors: {
          loadLanguage: fromPromise(async () => {}),
          fetchStatus: fromPromise(async () => {
            fetched += 1;
            return status;
          }),
        },
      }),
      session: sessionMachine.provide({ actors: { watchStoredSession: fromCallback(() => {}) } }),
      logout: logoutMachine.provide({
        actors: { logOut: fromPromise(() => new Promise<void>((resolve) => (endLogout = resolve))) },
      }),
      launch: launchMachine.provide({
        actors: { readBalance: fromPromise(never<number>), launchGame: fromPromise(never<Launched>) },
      }),
    },
  });
  const actor = createActor(logic, { input: { cachedStatus: null, storedSession: stored } }).start();
  onTestFinished(() => void actor.stop());
  const { session, logout, launch, systemStatus } = actor.getSnapshot().children;
  if (!session || !logout || !launch || !systemStatus) throw new Error('the app starts all of its actors');
  return {
    actor,
    session,
    logout,
    launch,
    systemStatus,
    endLogout: () => endLogout(),
    fetched: () => fetched,
  };
}

const expired = (token: string) => ({ type: 'session.expired', token, reason: 'sessionEnded' }) as const;
const game = { vendor: 'JL', gameId: 'jl-1', nodeId: 'n1', roomId: '', name: 'Manila Gold Rush' };

test('[SES-04] an answer that says the session has ended ends only the session whose token was sent', () => {
  const { actor, session } = start();
  actor.send(expired('of another session'));
  expect(session.getSnapshot().context.session).toEqual(maria);
  actor.send(expired('current'));
  expect(session.getSnapshot().matches('visitor')).toBe(true);
});

test('[LOGOUT-03] it is not reported during logout, and is again afterwards', async () => {
  const { actor, session, logout, endLogout } = start();
  logout.send({ type: 'logout.requested' });
  logout.send({ type: 'logout.confirmed' });
  actor.send(expired('current'));
  expect(session.getSnapshot().context.session).toEqual(maria);
  endLogout();
  await waitFor(logout, (now) => now.matches('closed'));
  actor.send(expired('current'));
  expect(session.getSnapshot().matches('visitor')).toBe(true);
});

test('[LOGOUT-03] the end of a logout closes the session', () => {
  const { actor, session } = start();
  actor.send({ type: 'session.closed' });
  expect(session.getSnapshot().matches('visitor')).toBe(true);
});

test('[SES-04] a session that ends closes the open game and cancels the logout question', () => {
  const { actor, launch, logout } = start();
  launch.send({ type: 'game.chosen', target: game, memberType: 0 });
  logout.send({ type: 'logout.requested' });
  expect([launch.getSnapshot().value, logout.getSnapshot().value]).toEqual(['checkingBalance', 'confirming']);
  actor.send(expired('current'));
  expect([launch.getSnapshot().value, logout.getSnapshot().value]).toEqual(['idle', 'closed']);
});

test('a session that starts leaves the game chosen before it alone', () => {
  const { session, launch } = start(null);
  launch.send({ type: 'game.chosen', target: game, memberType: 0 });
  session.send({ type: 'session.started', session: maria });
  expect(launch.getSnapshot().value).toBe('checkingBalance');
});

test('the status is fetched again once it is in doubt', async () => {
  const { actor, systemStatus, fetched } = start();
  await waitFor(systemStatus, (now) => now.matches({ running: { refresh: 'fresh' } }));
  expect(fetched()).toBe(1);
  actor.send({ type: 'status.questioned' });
  expect(fetched()).toBe(2);
});
