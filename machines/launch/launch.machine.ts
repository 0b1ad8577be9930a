import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Launched } from '#services/contract/games.ts';
import type { PlayType } from '#services/contract/lottery.ts';
import { isTrial, type MemberType } from '#services/contract/roles.ts';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../notProvided.ts';

/** What a launch needs of a game, whatever tile, strip or board it was tapped on. */
export interface LaunchTarget {
  vendor: string;
  gameId: string;
  nodeId: string;
  roomId: string;
  /** Of a lottery, how it is to be shown (TILE-06). */
  lottery?: { mui: string; playType: PlayType };
  /** What the frame is titled with. */
  name: string;
}

interface Context {
  target: LaunchTarget | null;
  /** Where the game plays, and whether in a frame; null until the operator has said. */
  launched: Launched | null;
  refusal: Failure | null;
}

type Event =
  /** A game is tapped by a player of this member type; null is a visitor. */
  | { type: 'game.chosen'; target: LaunchTarget; memberType: MemberType }
  /** Back from the waiting screen, the game or the refusal. */
  | { type: 'game.closed' }
  | { type: 'session.ended' };

/** From a tapped tile to a playing game (TILE-05, PERM-05). */
export const launchMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    launchGame: fromPromise<Launched, { target: LaunchTarget; forFun: boolean }>(notProvided('launchGame')),
  },
  guards: {
    isVisitor: (_, player: { memberType: MemberType }) => player.memberType === null,
  },
  actions: {
    keepTarget: assign((_, target: LaunchTarget) => ({ target, launched: null, refusal: null })),
    keepLaunched: assign((_, launched: Launched) => ({ launched })),
    noteRefusal: assign((_, refusal: Failure) => ({ refusal })),
    forgetGame: assign({ target: null, launched: null, refusal: null }),
    goToLogin: () => {},
    /** The balance and the recent games have changed while playing. */
    refreshAfterPlay: () => {},
  },
  delays: { refusalTime: 8_000 },
}).createMachine({
  id: 'launch',
  context: { target: null, launched: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetGame',
      on: {
        'game.chosen': [
          { guard: { type: 'isVisitor', params: ({ event }) => event }, actions: 'goToLogin' },
          { target: 'launching', actions: { type: 'keepTarget', params: ({ event }) => event.target } },
        ],
      },
    },
    launching: {
      tags: 'loading',
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ event }) => {
          assertEvent(event, 'game.chosen');
          return { target: event.target, forFun: isTrial(event.memberType) };
        },
        onDone: { target: 'playing', actions: { type: 'keepLaunched', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'noteRefusal', params: ({ event }) => toFailure(event.error) },
        },
      },
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
    },
    playing: {
      exit: 'refreshAfterPlay',
      on: { 'game.closed': 'idle', 'session.ended': 'idle' },
    },
    refused: {
      on: {
        'game.chosen': [
          {
            guard: { type: 'isVisitor', params: ({ event }) => event },
            target: 'idle',
            actions: 'goToLogin',
          },
          { target: 'launching', actions: { type: 'keepTarget', params: ({ event }) => event.target } },
        ],
        'game.closed': 'idle',
        'session.ended': 'idle',
      },
      after: { refusalTime: 'idle' },
    },
  },
});
