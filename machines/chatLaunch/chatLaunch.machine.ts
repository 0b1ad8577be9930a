import { assign, fromPromise, setup } from 'xstate';
import { isTrial, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';

interface Context {
  chatUrl: string;
  error: ChartError | null;
}

/** Sent by a player of this type; null is a visitor. */
type Event = { type: 'chat.requested'; memberType: MemberType };

/** The chat's URL; null if there is none. */
type Address = string | null;

/** Opens the live chat (CS-03). */
export const chatLaunchMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'closed' },
  actors: { launchChat: fromPromise<Address>(notProvided('launchChat')) },
  guards: {
    isVisitor: (_, player: { memberType: MemberType }) => player.memberType === null,
    playsOnTrial: (_, player: { memberType: MemberType }) => isTrial(player.memberType),
    hasAddress: (_, address: Address) => address !== null,
  },
  actions: {
    goToLogin: () => {},
    sayNotOnTrial: () => {},
    noteAddress: assign((_, address: Address) => ({ chatUrl: address ?? '' })),
    noteError: assign((_, error: ChartError) => ({ error })),
    clearError: assign({ error: null }),
    openChat: (_, _chat: { chatUrl: string }) => {},
  },
  delays: { chatRedirectDelay: 500 },
}).createMachine({
  id: 'chatLaunch',
  context: { chatUrl: '', error: null },
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'fresh',
      states: {
        /** Also after the chat was opened, so a returning player can open it again. */
        fresh: {},
        /** The operator has no chat at the moment. */
        closed: { tags: 'closed' },
        failed: {},
      },
      on: {
        'chat.requested': [
          { guard: { type: 'isVisitor', params: ({ event }) => event }, actions: 'goToLogin' },
          { guard: { type: 'playsOnTrial', params: ({ event }) => event }, actions: 'sayNotOnTrial' },
          { target: 'launching', actions: 'clearError' },
        ],
      },
    },
    launching: {
      tags: 'busy',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'launchChat',
            src: 'launchChat',
            onDone: [
              {
                guard: { type: 'hasAddress', params: ({ event }) => event.output },
                target: 'redirecting',
                actions: { type: 'noteAddress', params: ({ event }) => event.output },
              },
              { target: '#chatLaunch.waiting.closed' },
            ],
            onError: {
              target: '#chatLaunch.waiting.failed',
              actions: { type: 'noteError', params: thrownError },
            },
          },
        },
        redirecting: {
          after: {
            chatRedirectDelay: {
              target: '#chatLaunch.waiting.fresh',
              actions: { type: 'openChat', params: ({ context }) => context },
            },
          },
        },
      },
    },
  },
});
