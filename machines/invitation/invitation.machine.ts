import { assign, fromPromise, setup } from 'xstate';
import { isRealAccount, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';

/** What of an invitation is copied. */
export type Copied = 'code' | 'link';

interface Input {
  memberType: MemberType;
  /** Whether the device has a sheet to share by. */
  canShare: boolean;
}

interface Context extends Input {
  /** What is being copied, or was copied last. */
  wanted: Copied;
  /** Why it cannot be read; null while there is nothing to say. */
  error: ChartError | null;
}

type Event =
  | { type: 'copy.tapped'; what: Copied }
  | { type: 'share.tapped' }
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' };

/** A member's own link: copied, or handed to the device's sheet (BEN-06). */
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
    /** Ends when the sheet does, whatever was done in it. */
    share: fromPromise<void>(notProvided('share')),
  },
  guards: {
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
        'retry.requested': { target: 'reading', actions: 'clearError' },
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
        /** What was read shows on, also where it cannot be read again. */
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
            // Where the sheet does not open, the link is copied.
            onError: { target: 'copying', actions: 'wantLink' },
          },
        },
      },
    },
  },
});
