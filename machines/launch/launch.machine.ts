import { assign, fromPromise, setup } from 'xstate';
import type { Launched } from '#services/contract/games.ts';
import type { PlayType } from '#services/contract/lottery.ts';
import { isTrial, type MemberType } from '#services/contract/roles.ts';
import type { ChartError } from '../chartError.ts';
import { notProvided } from '../notProvided.ts';
import { thrownError } from '../outcome.ts';

/** What a launch needs of a game, whatever tile, strip or board it was tapped on. */
export interface LaunchTarget {
  vendor: string;
  gameId: string;
  nodeId: string;
  roomId: string;
  /** Of a lottery, how it is to be shown (TILE-06). */
  lottery?: { mui: string; playType: PlayType };
  /** It can be played for fun, too. */
  freePlay?: boolean | undefined;
  /** What the frame is titled with. */
  name: string;
}

/** When the game began that a reload has interrupted, in ms since 1970; left out for one that begins now. */
interface Interruption {
  since?: number;
}

interface Context {
  target: LaunchTarget | null;
  /** From when the time of play counts; null from when the frame shows. */
  since: number | null;
  forFun: boolean;
  /** Where the game plays, and whether in a frame; null until the operator has said. */
  launched: Launched | null;
  error: ChartError | null;
}

type Event =
  /** A game is tapped by a player of this member type; null is a visitor. */
  | ({ type: 'game.chosen'; target: LaunchTarget; memberType: MemberType } & Interruption)
  /** A player's page was reloaded while this game was open: its round waits, so that no balance is asked for. */
  | ({ type: 'game.resumed' } & Choice & Interruption)
  /** A player without money goes to cash in, plays for fun, or opens the game anyway. */
  | { type: 'cashIn.chosen' }
  | { type: 'fun.chosen' }
  | { type: 'money.chosen' }
  /** Back from the waiting screen, the offer, the game or the refusal. */
  | { type: 'game.closed' }
  | { type: 'session.ended' };

/** What is to be launched, and with which money. */
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
    /** What there is to play with, in pesos, asked again. */
    readBalance: fromPromise<number>(notProvided('readBalance')),
    launchGame: fromPromise<Launched, Choice>(notProvided('launchGame')),
  },
  guards: {
    isVisitor: (_, player: { memberType: MemberType }) => player.memberType === null,
    onTrial: (_, player: { memberType: MemberType }) => isTrial(player.memberType),
    isNothing: (_, balance: number) => balance === 0,
    hasFreePlay: ({ context }) => context.target?.freePlay === true,
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
    /** It is chosen again once the visitor has come to play, unless they go elsewhere first. */
    rememberGame: (_, _target: LaunchTarget) => {},
    /** The way back to it is offered once the money has come. */
    rememberLeftGame: (_, _target: LaunchTarget) => {},
    goToLogin: () => {},
    /** The balance and the recent games have changed while playing. */
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
    /** There is nothing to play with: cash in, play for fun, or open the game anyway. */
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
        onError: {
          target: 'refused',
          actions: { type: 'noteError', params: thrownError },
        },
      },
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
    },
    playing: {
      tags: ['open', 'started'],
      exit: 'refreshAfterPlay',
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
    },
    /** The frame with the reason lies over every tile. */
    refused: {
      tags: ['open', 'failed'],
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
      after: { refusalTime: 'idle' },
    },
  },
});
