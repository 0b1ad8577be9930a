import { assign, fromPromise, setup } from 'xstate';
import type { Launched } from '@araw/contract/games/games';
import type { PlayType } from '@araw/contract/games/lottery';
import { isTrial, type MemberType } from '@araw/contract/calls/roles';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';

/** What a launch needs to know of a game, wherever it was tapped. */
export interface LaunchTarget {
  vendor: string;
  gameId: string;
  nodeId: string;
  roomId: string;
  /** How to show a lottery (TILE-06). */
  lottery?: { mui: string; playType: PlayType };
  freePlay?: boolean | undefined;
  /** The title of the frame. */
  name: string;
}

/** When the game began that a reload interrupted, in ms since 1970; omitted for a new game. */
interface Interruption {
  since?: number;
}

interface Context {
  target: LaunchTarget | null;
  /** When play time starts to count; null to count from when the frame shows. */
  since: number | null;
  forFun: boolean;
  /** The game's URL, and whether it opens in a frame; null until the operator answers. */
  launched: Launched | null;
  error: ChartError | null;
}

type Event =
  /** A player of this member type taps a game; null is a visitor. */
  | ({ type: 'game.chosen'; target: LaunchTarget; memberType: MemberType } & Interruption)
  /** A player's page was reloaded with this game open. Its round is waiting, so the balance isn't checked. */
  | ({ type: 'game.resumed' } & Choice & Interruption)
  /** A player without money cashes in, plays for fun, or opens the game anyway. */
  | { type: 'cashIn.chosen' }
  | { type: 'fun.chosen' }
  | { type: 'money.chosen' }
  /** Closes the waiting screen, the offer, the game or the refusal. */
  | { type: 'game.closed' }
  | { type: 'session.ended' };

export interface Choice {
  target: LaunchTarget;
  forFun: boolean;
}

const nothingOpen: Context = { target: null, since: null, forFun: false, launched: null, error: null };

/** `open` while anything of a game shows, `started` once it is launched, for fun or for money. */
type Tag = 'open' | 'loading' | 'offered' | 'started' | 'failed';

/** From a tapped tile to a playing game (TILE-05, PERM-05). */
export const launchMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as Tag },
  actors: {
    /** The balance available to play with, in pesos, freshly read. */
    readBalance: fromPromise<number>(notProvided('readBalance')),
    launchGame: fromPromise<Launched, Choice>(notProvided('launchGame')),
  },
  guards: {
    isVisitor: (_, player: { memberType: MemberType }) => player.memberType === null,
    onTrial: (_, player: { memberType: MemberType }) => isTrial(player.memberType),
    isNothing: (_, balance: number) => balance === 0,
    hasFreePlay: ({ context }) => context.target?.freePlay === true,
    isAway: (_, { code }: ChartError) => code === 'onBreak',
  },
  actions: {
    keepChoice: assign((_, { target, forFun, since }: Choice & Interruption) => ({
      target,
      forFun,
      since: since ?? null,
    })),
    playForFun: assign({ forFun: true }),
    keepLaunched: assign((_, launched: Launched) => ({ launched })),
    noteError: assign((_, error: ChartError) => ({ error })),
    forgetGame: assign(nothingOpen),
    /** Launches the game after the visitor logs in, unless they go elsewhere first. */
    rememberGame: (_, _target: LaunchTarget) => {},
    /** Offers the way back to the game once the money has arrived. */
    rememberLeftGame: (_, _target: LaunchTarget) => {},
    goToLogin: () => {},
    /** Shows until when the player is on a break or excluded (PROT-04). */
    goToBreak: () => {},
    /** Balance and recent games have changed during play. */
    refreshAfterPlay: () => {},
  },
  delays: { balanceTime: 5_000, refusalTime: 8_000 },
}).createMachine({
  id: 'launch',
  context: nothingOpen,
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetGame',
      on: {
        'game.chosen': [
          {
            guard: { type: 'isVisitor', params: ({ event }) => event },
            actions: [{ type: 'rememberGame', params: ({ event }) => event.target }, 'goToLogin'],
          },
          {
            guard: { type: 'onTrial', params: ({ event }) => event },
            target: 'launching',
            actions: {
              type: 'keepChoice',
              params: ({ event }) => ({ ...event, forFun: true }),
            },
          },
          {
            target: 'checkingBalance',
            actions: {
              type: 'keepChoice',
              params: ({ event }) => ({ ...event, forFun: false }),
            },
          },
        ],
        'game.resumed': {
          target: 'launching',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
    },
    checkingBalance: {
      tags: ['open', 'loading'],
      invoke: {
        id: 'readBalance',
        src: 'readBalance',
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => event.output }, target: 'offering' },
          { target: 'launching' },
        ],
        onError: 'launching',
      },
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
      after: { balanceTime: 'launching' },
    },
    /** No money to play with: cash in, play for fun, or open the game anyway. */
    offering: {
      tags: ['open', 'offered'],
      on: {
        'cashIn.chosen': {
          target: 'idle',
          actions: { type: 'rememberLeftGame', params: ({ context }) => context.target! },
        },
        'fun.chosen': { guard: 'hasFreePlay', target: 'launching', actions: 'playForFun' },
        'money.chosen': 'launching',
        'game.closed': 'idle',
        'session.ended': 'idle',
      },
    },
    launching: {
      tags: ['open', 'loading', 'started'],
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context }) => ({ target: context.target!, forFun: context.forFun }),
        onDone: { target: 'playing', actions: { type: 'keepLaunched', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isAway', params: thrownError }, target: 'idle', actions: 'goToBreak' },
          { target: 'refused', actions: { type: 'noteError', params: thrownError } },
        ],
      },
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
    },
    playing: {
      tags: ['open', 'started'],
      exit: 'refreshAfterPlay',
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
    },
    /** The frame with the reason covers every tile. */
    refused: {
      tags: ['open', 'failed'],
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
      after: { refusalTime: 'idle' },
    },
  },
});
