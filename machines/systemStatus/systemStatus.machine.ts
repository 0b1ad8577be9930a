import { assign, fromPromise, setup } from 'xstate';
import type { SystemStatus } from '@araw/contract/calls/system';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import { statusCode } from './systemStatus.rules.ts';

interface Context {
  /** The last known status, cached or from the operator. */
  status: SystemStatus | null;
  /** Why the last attempt failed; null after a success. */
  problem: 'slowConnection' | 'noAnswer' | null;
  /** The error shown on the page instead of a usable answer (NET-09); null except with `noAnswer`. */
  error: ChartError | null;
}

type Event =
  /** The player tries again on a page that says the operator can't be reached. */
  | { type: 'retry.requested' }
  /** The status may have changed: an answer said so, the page is in front again, or the network is back. */
  | { type: 'status.questioned' };

/**
 * Start-up and system status (BOOT-01…04, BOOT-10): load the language, apply the cached status, fetch the
 * current one, and only then show a page.
 */
export const systemStatusMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { cached: SystemStatus | null },
    tags: {} as
      | 'starting'
      | 'open'
      | 'maintenance'
      | 'restricted'
      | 'slowConnection'
      | 'noAnswer'
      | 'busy'
      | 'done',
  },
  actors: {
    loadLanguage: fromPromise<void>(notProvided('loadLanguage')),
    fetchStatus: fromPromise<SystemStatus>(notProvided('fetchStatus')),
  },
  guards: {
    siteOpen: ({ context }) => context.status !== null && statusCode(context.status) === 0,
    underMaintenance: ({ context }) => context.status !== null && statusCode(context.status) === 1,
    regionRestricted: ({ context }) => context.status !== null && statusCode(context.status) === 2,
    connectionSlow: ({ context }) => context.problem === 'slowConnection',
    connectionLost: ({ context }) => context.problem === 'noAnswer',
    timedOut: (_, failure: ChartError) => failure.code === 'timeout',
  },
  actions: {
    keepStatus: assign((_, status: SystemStatus) => ({ status, problem: null, error: null })),
    noteSlowConnection: assign({ problem: 'slowConnection', error: null }),
    noteNoAnswer: assign((_, error: ChartError) => ({ problem: 'noAnswer' as const, error })),
    forgetProblem: assign({ problem: null, error: null }),
  },
  delays: {
    languageLimit: 5_000,
    statusLimit: 10_000,
    refreshInterval: 60_000,
  },
}).createMachine({
  id: 'systemStatus',
  context: ({ input }) => ({ status: input.cached, problem: null, error: null }),
  initial: 'loadingLanguage',
  states: {
    loadingLanguage: {
      tags: 'starting',
      invoke: { id: 'loadLanguage', src: 'loadLanguage', onDone: 'running', onError: 'running' },
      after: { languageLimit: 'running' },
    },
    running: {
      type: 'parallel',
      states: {
        page: {
          initial: 'waiting',
          states: {
            waiting: {
              tags: 'starting',
              always: [
                { guard: 'siteOpen', target: 'open' },
                { guard: 'underMaintenance', target: 'maintenance' },
                { guard: 'regionRestricted', target: 'restricted' },
                { guard: 'connectionSlow', target: 'slowConnection' },
                { guard: 'connectionLost', target: 'noAnswer' },
              ],
            },
            open: {
              tags: 'open',
              always: [
                { guard: 'underMaintenance', target: 'maintenance' },
                { guard: 'regionRestricted', target: 'restricted' },
              ],
            },
            maintenance: {
              tags: 'maintenance',
              always: [
                { guard: 'siteOpen', target: 'open' },
                { guard: 'regionRestricted', target: 'restricted' },
              ],
            },
            restricted: {
              tags: 'restricted',
              always: [
                { guard: 'siteOpen', target: 'open' },
                { guard: 'underMaintenance', target: 'maintenance' },
              ],
            },
            slowConnection: {
              tags: 'slowConnection',
              always: [
                { guard: 'siteOpen', target: 'open' },
                { guard: 'underMaintenance', target: 'maintenance' },
                { guard: 'regionRestricted', target: 'restricted' },
                { guard: 'connectionLost', target: 'noAnswer' },
              ],
              on: { 'retry.requested': { target: 'waiting', actions: 'forgetProblem' } },
            },
            noAnswer: {
              tags: 'noAnswer',
              always: [
                { guard: 'siteOpen', target: 'open' },
                { guard: 'underMaintenance', target: 'maintenance' },
                { guard: 'regionRestricted', target: 'restricted' },
                { guard: 'connectionSlow', target: 'slowConnection' },
              ],
              on: { 'retry.requested': { target: 'waiting', actions: 'forgetProblem' } },
            },
          },
        },
        refresh: {
          initial: 'fetching',
          states: {
            fetching: {
              tags: 'busy',
              invoke: {
                id: 'fetchStatus',
                src: 'fetchStatus',
                onDone: {
                  target: 'fresh',
                  actions: { type: 'keepStatus', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'timedOut', params: thrownError },
                    target: 'stale',
                    actions: 'noteSlowConnection',
                  },
                  { target: 'stale', actions: { type: 'noteNoAnswer', params: thrownError } },
                ],
              },
              after: { statusLimit: { target: 'stale', actions: 'noteSlowConnection' } },
            },
            fresh: {
              tags: 'done',
              on: { 'status.questioned': 'fetching' },
              after: { refreshInterval: 'fetching' },
            },
            stale: {
              on: { 'status.questioned': 'fetching', 'retry.requested': 'fetching' },
              after: { refreshInterval: 'fetching' },
            },
          },
        },
      },
    },
  },
});
