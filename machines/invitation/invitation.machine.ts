import { assign, fromPromise, setup } from 'xstate';
import { isRealAccount, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

export type Copied = 'code' | 'link';

interface Input {
  memberType: MemberType;
  /** Whether the device has a share sheet. */
  canShare: boolean;
}

interface Context extends Input {
  /** What is being copied, or was copied last. */
  wanted: Copied;
  /** Why it could not be read; null while no error shows. */
  error: ChartError | null;
}

type Event =
  | { type: 'copy.tapped'; what: Copied }
  | { type: 'share.tapped' }
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' };

/** A member's own link: copied, or handed to the device's share sheet (BEN-06). */
export const invitationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'refused' | 'loading' | 'failed' | 'shown' | 'copied' | 'handing',
  },
  actors: {
    loadInvitation: fromPromise<void>(notProvided('loadInvitation')),
    copy: fromPromise<void, { what: Copied }>(notProvided('copy')),
    /** Resolves when the sheet closes, whatever was done in it. */
    share: fromPromise<void>(notProvided('share')),
  },
  guards: {
    mayRetry,
    isRealAccount: ({ context }) => isRealAccount(context.memberType),
    canShare: ({ context }) => context.canShare,
  },
  actions: {
    noteWanted: assign((_, { what }: { what: Copied }) => ({ wanted: what })),
    wantLink: assign({ wanted: 'link' }),
    noteError: assign((_, error: ChartError) => ({ error })),
    clearError: assign({ error: null }),
    sayNotCopied: () => {},
    sayRealAccountOnly: () => {},
  },
  delays: { copiedFor: 3_000 },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => ({ ...input, wanted: 'link', error: null }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isRealAccount', target: 'reading' },
        { target: 'refused', actions: 'sayRealAccountOnly' },
      ],
    },
    refused: { tags: 'refused', type: 'final' },
    reading: {
      tags: 'loading',
      invoke: {
        id: 'loadInvitation',
        src: 'loadInvitation',
        onDone: 'shown',
        onError: { target: 'unavailable', actions: { type: 'noteError', params: thrownError } },
      },
    },
    unavailable: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: 'mayRetry', target: 'reading', actions: 'clearError' },
        'net.returned': { target: 'reading', actions: 'clearError' },
      },
    },
    shown: {
      tags: 'shown',
      initial: 'idle',
      states: {
        idle: {
          on: {
            'copy.tapped': {
              target: 'copying',
              actions: { type: 'noteWanted', params: ({ event }) => event },
            },
            'share.tapped': { guard: 'canShare', target: 'sharing' },
            'page.shown': 'renewing',
            'net.returned': 'renewing',
          },
        },
        /** Keep showing the invitation, even if it can't be reloaded. */
        renewing: {
          invoke: { id: 'loadInvitation', src: 'loadInvitation', onDone: 'idle', onError: 'idle' },
          on: {
            'copy.tapped': {
              target: 'copying',
              actions: { type: 'noteWanted', params: ({ event }) => event },
            },
            'share.tapped': { guard: 'canShare', target: 'sharing' },
          },
        },
        copying: {
          tags: 'handing',
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => ({ what: context.wanted }),
            onDone: 'copied',
            onError: { target: 'idle', actions: 'sayNotCopied' },
          },
        },
        copied: {
          tags: 'copied',
          after: { copiedFor: 'idle' },
          on: {
            'copy.tapped': {
              target: 'copying',
              actions: { type: 'noteWanted', params: ({ event }) => event },
            },
            'share.tapped': { guard: 'canShare', target: 'sharing' },
          },
        },
        sharing: {
          tags: 'handing',
          invoke: {
            id: 'share',
            src: 'share',
            onDone: 'idle',
            // If the sheet doesn't open, copy the link.
            onError: { target: 'copying', actions: 'wantLink' },
          },
        },
      },
    },
  },
});
