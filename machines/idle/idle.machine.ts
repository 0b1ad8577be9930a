import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';

/** How long the question stays before the session ends (ms). */
const answerTime = 60_000;

export type Sign =
  /** The player did something here. Not sent while the question is due. */
  | { type: 'player.active' }
  /** The same player did something in another tab. */
  | { type: 'player.activeElsewhere' }
  /**
   * After a silence in which the question was due: timers don't run while a device sleeps. `left`: milliseconds until
   * the end, negative after it.
   */
  | { type: 'silence.noticed'; left: number };

interface Context {
  /** Milliseconds without a sign of the player after which the session ends. */
  limit: number;
  /** Milliseconds from the question to the end. */
  left: number;
}

type Event = Sign | { type: 'stay.chosen' } | { type: 'logout.chosen' };

/**
 * Ends the session of a player who does nothing for as long as the profile allows, and asks before (PROT-08). The
 * operator ends it too, by its own count, so it has to hear of what the player does without a call.
 */
export const idleMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { minutes: number },
    tags: {} as 'asking',
  },
  actors: {
    watchActivity: fromCallback<EventObject, { limit: number; askAfter: number }, Sign>(
      notProvided('watchActivity'),
    ),
    /** A call that counts as use at the operator. */
    tellUse: fromPromise<void>(notProvided('tellUse')),
  },
  guards: {
    isOver: (_, left: number) => left <= 0,
  },
  actions: {
    noteLeft: assign((_, left: number) => ({ left })),
    /** Here and in the player's other tabs. */
    noteUse: () => {},
    /** Tells the operator. */
    logOut: () => {},
    /** On this device: the question doesn't show the logins that would stay (SES-06). */
    forgetLogins: () => {},
    /** Leads to the login, with the reason. */
    sayWhyItEnded: () => {},
    /** As after any logout. */
    closeSession: () => {},
  },
  delays: {
    /** The operator counts use to the minute: a call any sooner might not be counted. */
    sinceCounted: 60_000,
    untilQuestion: ({ context }) => context.limit - answerTime,
    untilEnd: ({ context }) => context.left,
  },
}).createMachine({
  id: 'idle',
  context: ({ input: { minutes } }) => ({ limit: minutes * 60_000, left: answerTime }),
  invoke: {
    id: 'watchActivity',
    src: 'watchActivity',
    input: ({ context: { limit } }) => ({ limit, askAfter: limit - answerTime }),
    // Without signs of the player, only the operator can tell.
    onError: '.unwatched',
  },
  initial: 'used',
  states: {
    used: {
      type: 'parallel',
      on: {
        'silence.noticed': [
          { guard: { type: 'isOver', params: ({ event }) => event.left }, target: 'ended' },
          { target: 'asking', actions: { type: 'noteLeft', params: ({ event }) => event.left } },
        ],
      },
      states: {
        silence: {
          initial: 'lasting',
          states: {
            lasting: {
              after: {
                untilQuestion: { target: '#idle.asking', actions: { type: 'noteLeft', params: answerTime } },
              },
              on: {
                'player.active': { target: 'lasting', reenter: true },
                'player.activeElsewhere': { target: 'lasting', reenter: true },
              },
            },
          },
        },
        report: {
          initial: 'due',
          states: {
            due: {
              after: { sinceCounted: 'telling' },
              on: { 'player.active': { target: 'due', reenter: true } },
            },
            telling: {
              invoke: { id: 'tellUse', src: 'tellUse', onDone: 'told', onError: 'told' },
              on: { 'player.active': 'due' },
            },
            // Each tab has a session of its own, which ends unless it makes calls, too.
            told: { on: { 'player.active': 'due', 'player.activeElsewhere': 'due' } },
          },
        },
      },
    },
    asking: {
      tags: 'asking',
      after: { untilEnd: { target: 'ended', actions: 'logOut' } },
      on: {
        'stay.chosen': { target: '#idle.used.report.telling', actions: 'noteUse' },
        'logout.chosen': 'left',
        'player.activeElsewhere': 'used',
        'silence.noticed': {
          guard: { type: 'isOver', params: ({ event }) => event.left },
          target: 'ended',
        },
      },
    },
    /** After a sleep it ends here only: another tab may still use the session. */
    ended: { type: 'final', entry: 'sayWhyItEnded' },
    left: { type: 'final', entry: ['logOut', 'forgetLogins', 'closeSession'] },
    unwatched: { type: 'final' },
  },
});
