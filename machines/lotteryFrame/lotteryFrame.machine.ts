import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { CallValue } from '@araw/contract/calls/calls';
import type { PlayType } from '@araw/contract/games/lottery';
import type { ChartError } from '../chartError.ts';
import type { LaunchTarget } from '../launch/launch.machine.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';
import { mayRetry } from '../switchedOff.ts';

export interface LotteryAddress {
  gameId: string;
  mui: string;
  playType: PlayType;
  /** The prize mode in the address; '' leaves it to the operator. */
  prizeMode: string;
  closesTo: '/m/home' | '/m/game';
}

export type Lottery = Pick<
  CallValue<'lotteryMenu'>['list'][number],
  'gameId' | 'nodeId' | 'vassalage' | 'name' | 'prizeMode'
>;

interface Input {
  address: LotteryAddress;
  /** The page's own path. */
  path: string;
}

interface Addressed {
  address: LotteryAddress;
  /** The address has a token, which must neither stay in the history nor leak in a referrer. */
  hasToken: boolean;
}

interface Context extends Input {
  /** The addressed lottery; null until it is loaded, or if there is none. */
  lottery: Lottery | null;
  error: ChartError | null;
}

/** The frame has closed. The player may have lost the session. */
export interface FrameClosed {
  type: 'frame.closed';
  signedIn: boolean;
}

/** Nothing lies over the page any more. The player may have gone to another one. */
export interface LayersLeft {
  type: 'layers.left';
  path: string;
}

type Event =
  | ({ type: 'address.changed' } & Addressed)
  | { type: 'retry.requested' }
  | { type: 'page.shown' }
  | { type: 'net.returned' }
  | FrameClosed
  | LayersLeft;

/** A lottery at its own address: opens in the game frame, and leaves when the frame closes (TILE-06). */
export const lotteryFrameMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'loading' | 'failed' | 'busy' | 'missing' | 'otherOdds',
  },
  actors: {
    /** Null if the operator has no such lottery. */
    findLottery: fromPromise<Lottery | null, { gameId: string }>(notProvided('findLottery')),
    /** Opens the game, and reports when its frame has closed. */
    playLottery: fromCallback<EventObject, LaunchTarget, FrameClosed>(notProvided('playLottery')),
    watchLayers: fromCallback<EventObject, undefined, LayersLeft>(notProvided('watchLayers')),
  },
  guards: {
    mayRetry,
    hasToken: (_, { hasToken }: Addressed) => hasToken,
    isMissing: ({ context }) => context.lottery === null,
    /** The address asks for odds that this lottery doesn't have. */
    hasOtherOdds: ({ context: { address, lottery } }) =>
      address.prizeMode !== '' && address.prizeMode.toLowerCase() !== lottery!.prizeMode.toLowerCase(),
    isSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
    /** A player who went to cash in has already left the page. */
    isStillHere: ({ context }, { path }: { path: string }) => path === context.path,
  },
  actions: {
    noteAddress: assign((_, { address }: Addressed) => ({ address })),
    noteLottery: assign((_, lottery: Lottery | null) => ({ lottery, error: null })),
    noteError: assign((_, error: ChartError) => ({ error })),
    hideToken: () => {},
    goBack: (_, _way: { to: LotteryAddress['closesTo'] }) => {},
  },
}).createMachine({
  id: 'lotteryFrame',
  context: ({ input }) => ({ ...input, lottery: null, error: null }),
  initial: 'loading',
  on: {
    'address.changed': [
      { guard: { type: 'hasToken', params: ({ event }) => event }, actions: 'hideToken' },
      { actions: { type: 'noteAddress', params: ({ event }) => event } },
    ],
  },
  states: {
    loading: {
      initial: 'first',
      invoke: {
        id: 'findLottery',
        src: 'findLottery',
        input: ({ context: { address } }) => ({ gameId: address.gameId }),
        onDone: { target: 'found', actions: { type: 'noteLottery', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteError', params: thrownError } },
      },
      states: {
        first: { tags: 'loading' },
        /** Keeps saying why it failed. */
        again: { tags: ['failed', 'busy'] },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': { guard: 'mayRetry', target: 'loading.again' },
        'page.shown': 'loading.again',
        'net.returned': 'loading.again',
      },
    },
    found: {
      always: [
        { guard: 'isMissing', target: 'missing' },
        { guard: 'hasOtherOdds', target: 'otherOdds' },
        { target: 'playing' },
      ],
    },
    missing: { tags: 'missing' },
    otherOdds: {
      tags: 'otherOdds',
      on: {
        'address.changed': [
          { guard: { type: 'hasToken', params: ({ event }) => event }, actions: 'hideToken' },
          { target: 'found', actions: { type: 'noteAddress', params: ({ event }) => event } },
        ],
      },
    },
    /** The frame of the game covers the page. */
    playing: {
      invoke: {
        id: 'playLottery',
        src: 'playLottery',
        input: ({ context: { address, lottery } }) => targetOf(lottery!, address),
        onError: 'leaving',
      },
      on: {
        'frame.closed': [
          { guard: { type: 'isSignedIn', params: ({ event }) => event }, target: 'leaving' },
          // The session chart leads away.
          { target: 'left' },
        ],
      },
    },
    leaving: {
      invoke: {
        id: 'watchLayers',
        src: 'watchLayers',
        onError: { target: 'left', actions: { type: 'goBack', params: backOf } },
      },
      on: {
        'layers.left': [
          {
            guard: { type: 'isStillHere', params: ({ event }) => event },
            target: 'left',
            actions: { type: 'goBack', params: backOf },
          },
          { target: 'left' },
        ],
      },
    },
    left: { type: 'final' },
  },
});

function backOf({ context: { address } }: { context: Context }) {
  return { to: address.closesTo };
}

function targetOf(
  { vassalage: vendor, gameId, nodeId, name }: Lottery,
  { mui, playType }: LotteryAddress,
): LaunchTarget {
  return { vendor, gameId, nodeId, name, roomId: '', lottery: { mui, playType } };
}
